/**
 * What a plan achieves, in a few words (document 004, section IX): how many winners it makes beyond
 * the masters held from the start, how many tricks it loses and to whom.
 */

import { HOLDING_LENGTH, type Holding, length } from '#core/holding.ts'
import { numberWord } from '#core/number-words.ts'
import { t } from '#core/text.ts'
import type { PlanVector } from '../front.ts'
import { DEFENDERS, type Defender, type SuitCombination, tricksAt } from '../suit.ts'

/** Masters of a suit as declarer sees it: his cards above every hidden one, at most the longer hand's length. */
export function visibleMasters(suit: SuitCombination): number {
  const ours = suit.north | suit.south
  const top = suit.hidden === 0 ? -1 : 31 - Math.clz32(suit.hidden)
  const run = HOLDING_LENGTH[ours & ~((2 << top) - 1)]!
  return Math.min(top < 0 ? length(ours as Holding) : run, tricksAt(suit))
}

export interface TrickOutcome {
  readonly tricks: number
  /** Winners made: tricks less the masters held at the start. */
  readonly winners: number
  readonly lost: number
  /** Who can win the lost tricks, in the order West, East. */
  readonly to: readonly Defender[]
  readonly chance: number
  /** The layouts it happens in, by index. */
  readonly layouts: readonly number[]
}

/**
 * The different outcomes of a plan, most tricks first; layouts of no weight are left out.
 * @param lets by layout, whether each defender can win a trick while this plan is followed.
 */
export function outcomesOf(
  suit: SuitCombination,
  plan: PlanVector,
  lets: Readonly<Record<Defender, readonly boolean[]>>,
  weights: readonly number[],
): readonly TrickOutcome[] {
  const [most, masters] = [tricksAt(suit), visibleMasters(suit)]
  const found = new Map<string, TrickOutcome>()
  for (const [i, weight] of weights.entries()) {
    if (weight <= 0) continue
    const tricks = plan[i]!
    const to = DEFENDERS.filter((who) => lets[who][i] === true && tricks < most)
    const key = `${tricks} ${to.join()}`
    const known = found.get(key)
    found.set(key, {
      ...{ tricks, winners: Math.max(0, tricks - masters), lost: most - tricks, to },
      chance: (known?.chance ?? 0) + weight,
      layouts: [...(known?.layouts ?? []), i],
    })
  }
  return [...found.values()].sort((a, b) => b.tricks - a.tricks || b.chance - a.chance)
}

/** `six winners without losing a trick`, `five winners, losing one trick to Seat B`. */
export function trickOutcomeWords(
  { winners, lost, to }: TrickOutcome,
  seatName: (who: Defender) => string = (who) => (who === 'west' ? t`West` : t`East`),
): string {
  const made =
    winners === 0
      ? t`no new winner`
      : `${numberWord(winners)} ${winners === 1 ? t`winner` : t`winners`}`
  if (lost === 0)
    return winners === 0 ? t`${made}, and no trick lost` : t`${made} without losing a trick`
  // One trick goes to one of them, whoever it is.
  const whom =
    to.length === 0 ? '' : t` to ${to.map(seatName).join(lost < to.length ? t` or ` : t` and `)}`
  return t`${made}, losing ${numberWord(lost)} ${lost === 1 ? t`trick` : t`tricks`}${whom}`
}
