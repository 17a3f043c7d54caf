/** What is asked about a suit: the cards, what is known, entries, and a defender to be kept out. */
import { ok, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import {
  DEFENDERS,
  type Defender,
  MOST_DISTINCT,
  type SuitCombination,
  toldApart,
  VISIBLE,
  type Visible,
} from './suit.ts'

/** How often a hand can be entered from outside the suit. */
export type EntryCount = number | 'unlimited'

/**
 * Leading from a hand costs one of its entries, unless it won the previous trick of the suit or is
 * the hand the play starts in. With `either` neither hand is on lead yet, so the first lead costs an
 * entry too. When no hand can be led from, the counting stops.
 */
export interface Entries {
  readonly start: Visible | 'either'
  readonly north: EntryCount
  readonly south: EntryCount
}

/** As many entries as wanted to both hands. */
export const UNLIMITED: Entries = { start: 'either', north: 'unlimited', south: 'unlimited' }

/** The rules under which a suit is played; its front of plans depends on these and on no odds. */
export interface SuitTask {
  readonly suit: SuitCombination
  readonly entries: Entries
  /** Counting stops at the first trick this defender wins; `undefined`: nobody need be kept out. */
  readonly avoid: Defender | undefined
}

/** The suit with unlimited entries and nobody to be kept out. */
export const taskOf = (suit: SuitCombination): SuitTask => ({
  suit,
  entries: UNLIMITED,
  avoid: undefined,
})

/** Whether both hands can always be entered. */
export const isUnlimited = ({ north, south }: Entries): boolean =>
  north === 'unlimited' && south === 'unlimited'

/** A target: at least this many tricks, or `max` for as many as possible on average. */
export type Goal = number | 'max'

/**
 * Reads a task whose entries come from outside. When a defender is to be kept out, the hidden cards that
 * can win are told apart, so weigh the layouts of the task's suit, not those of the suit handed in.
 */
export function suitTask(
  suit: SuitCombination,
  entries: Entries = UNLIMITED,
  avoid?: Defender,
): Result<SuitTask> {
  if (entries.start !== 'either' && !VISIBLE.includes(entries.start))
    return problem(
      'entries/start',
      t`The play starts in north, south or either, not “${entries.start}”.`,
    )
  for (const hand of VISIBLE) {
    const count = entries[hand]
    if (count !== 'unlimited' && !(Number.isInteger(count) && count >= 0))
      return problem(
        'entries/count',
        t`Entries to ${hand === 'north' ? t`North` : t`South`}: ${count} is neither a whole number of at least 0 nor “unlimited”.`,
      )
  }
  if (avoid !== undefined && !DEFENDERS.includes(avoid))
    return problem('avoid/seat', t`The hand to be kept out is west or east, not “${avoid}”.`)
  if (avoid === undefined) return ok({ suit, entries, avoid })
  const apart = toldApart(suit)
  return apart.classes.length > MOST_DISTINCT
    ? problem(
        'avoid/too-many',
        t`To keep ${avoid === 'west' ? t`West` : t`East`} out, ${apart.classes.length} hidden cards would have to be told apart; at most ${MOST_DISTINCT} can.`,
      )
    : ok({ suit: apart, entries, avoid })
}
