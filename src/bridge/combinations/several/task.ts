/**
 * What is asked about several suits at notrump, and the model it is answered in.
 *
 * The model. Declarer (North and South) is on lead and plays one trick after the other, each time
 * choosing the suit, the hand, its card and, after seeing second hand's card, the third one. Each
 * suit is played as in the one-suit model: the defenders see everything, know the plan, follow as
 * they like, and a hand that cannot follow loses nothing by its discard. Declarer succeeds at the
 * moment he has won `need` tricks. He fails when more than `losers` tricks are lost, when the hand
 * to be kept out wins one, or when he has nothing to lead. A lost trick costs that one loser: the
 * defenders are taken to give the lead back without leading to their own gain or loss. In an ending
 * where every card counts, `losers` is the number of cards in a hand less `need`.
 *
 * Chances are joint: all ways the hidden cards of all the suits can lie are weighed at once by the
 * vacant places, so that what one suit shows moves the odds of the others. Left out, as in any
 * one-suit analysis: squeezes and other pressure of discards, defenders breaking a suit or cashing
 * winners of their own beyond the tricks counted.
 */
import { type Holding, length } from '#core/holding.ts'
import { ok, problem, type Result } from '#core/result.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { layoutCount } from '../layouts.ts'
import { type Entries, suitTask, UNLIMITED } from '../question.ts'
import { type Defender, type SuitCombination, suitCombination } from '../suit.ts'

/** One of the suits: both visible hands and what the two others share. */
export interface SuitHeld {
  readonly suit: Suit
  readonly combination: SuitCombination
}

/** `top`: no finesse; `finesse`: after one round at most it is taken, as long as it can be. */
export type Treatment = 'top' | 'finesse'

export interface SeveralTask {
  /** Two to four suits, or one, in the order they are to be named; no suit twice. */
  readonly suits: readonly SuitHeld[]
  /** Unknown cards in each defender's hand, the hidden cards of these suits among them. */
  readonly vacant: { readonly west: number; readonly east: number }
  /** Tricks wanted from here, at least 1. */
  readonly need: number
  /** Tricks that may be lost before the contract is. */
  readonly losers: number
  /** The defender who must not win a trick. */
  readonly avoid: Defender | undefined
  /**
   * Entries from outside these suits. A lead from a hand costs one of its entries unless that hand won the
   * last trick or the play starts there. After a lost trick the defence chooses which hand the lead
   * comes back to. `UNLIMITED`: either hand may always lead.
   */
  readonly entries: Entries
  /** What each suit is bound to, by its place; absent, declarer is free. */
  readonly treat?: readonly (Treatment | undefined)[]
  /** How likely a layout is, by West's cards of each class in each suit; absent, by the vacant places alone. */
  readonly weigh?: (west: readonly (readonly number[])[]) => number
}

/** Most joint layouts that are searched; endings of seven cards a hand have 3,432 at most. */
const MOST_LAYOUTS = 4096

/** How many cards the defenders share in all the suits. */
export const hiddenCards = (suits: readonly SuitHeld[]): number =>
  suits.reduce((sum, { combination }) => sum + length(combination.hidden), 0)

/**
 * Reads a task from outside.
 * @param hands one suit each: North's and South's cards and the hidden ones.
 * @returns problems `several/suits`, `several/need`, `several/losers`, `several/places`, `several/too-many`, or those of
 *   the suits (`suit/…`) and the entries (`entries/…`).
 */
export function severalTask(
  hands: readonly {
    readonly suit: Suit
    readonly north: Holding
    readonly south: Holding
    readonly hidden: Holding
  }[],
  question: {
    readonly vacant: { readonly west: number; readonly east: number }
    readonly need: number
    readonly losers: number
    readonly avoid?: Defender | undefined
    readonly entries?: Entries
    readonly weigh?: SeveralTask['weigh']
  },
): Result<SeveralTask> {
  const suits: SuitHeld[] = []
  for (const { suit, north, south, hidden } of hands) {
    if (suits.some((other) => other.suit === suit))
      return problem('several/suits', t`The ${strainName(suit)} are given twice.`)
    const combination = suitCombination(north, south, hidden)
    if (!combination.ok) return combination
    suits.push({ suit, combination: combination.value })
  }
  const first = suits[0]
  if (first === undefined) return problem('several/suits', t`No suit is given.`)
  const { vacant, need, losers, avoid, entries = UNLIMITED, weigh } = question
  const checked = suitTask(first.combination, entries, avoid)
  if (!checked.ok) return checked
  if (!Number.isInteger(need) || need < 1 || need > 13)
    return problem('several/need', t`The tricks needed are 1 to 13, not ${need}.`)
  if (!Number.isInteger(losers) || losers < 0)
    return problem('several/losers', t`The tricks that may be lost are 0 or more, not ${losers}.`)
  const whole = (n: number) => Number.isInteger(n) && n >= 0
  if (!whole(vacant.west) || !whole(vacant.east))
    return problem(
      'several/places',
      t`Vacant places are whole numbers of at least 0; West has ${vacant.west}, East ${vacant.east}.`,
    )
  if (vacant.west + vacant.east < hiddenCards(suits))
    return problem(
      'several/places',
      t`${hiddenCards(suits)} hidden cards do not fit in ${vacant.west} and ${vacant.east} vacant places.`,
    )
  const layouts = suits.reduce((n, { combination }) => n * layoutCount(combination), 1)
  if (layouts > MOST_LAYOUTS)
    return problem(
      'several/too-many',
      t`The hidden cards can lie in ${layouts} ways; at most ${MOST_LAYOUTS} can be searched. Leave a suit out, or wait until fewer cards are left.`,
    )
  const task = { suits, vacant, need, losers, avoid, entries }
  return ok(weigh === undefined ? task : { ...task, weigh })
}
