/** What is wrong with an inference itself, in any deal. */
import { NO_HANDS } from '#core/deal.ts'
import { EMPTY_HOLDING, FULL_HOLDING, type Holding } from '#core/holding.ts'
import { partner, type Seat } from '#core/seat.ts'
import { bySuit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Position } from '../law/position.ts'
import { checkLikelihood } from '../predicates/likelihood.ts'
import { bounded } from '../predicates/meets.ts'
import { facts, isNever, type Predicate } from '../predicates/predicate.ts'
import type { Inference } from './inference.ts'
import { statusOf } from './status.ts'
import type { InferenceProblem } from './weighed.ts'

/** Figures out of range, or no hand at all. */
export function problemOf({
  id,
  because,
  readings,
  action,
}: Inference): readonly InferenceProblem[] {
  const checked = checkLikelihood(action)
  if (!checked.ok) return [{ id, because, problem: checked.error }]
  const says = because.kind === 'call' ? readings[0]?.says : undefined
  if (says === undefined || isPossible(says)) return []
  const message = t`It contradicts itself: no hand of thirteen cards is so.`
  return [{ id, because, problem: { code: 'agreement/nothing', message } }]
}
/** Whether it can be used: a contradiction in its first reading leaves the weaker ones. */
export const isUsable = ({ because, readings, action }: Inference): boolean =>
  checkLikelihood(action).ok &&
  (because.kind === 'card' || readings.some((reading) => isPossible(reading.says)))
const judgedPossible = new WeakMap<Predicate, boolean>()
/** Whether some hand of thirteen cards meets the predicate. */
function isPossible(p: Predicate): boolean {
  const known = judgedPossible.get(p)
  if (known !== undefined) return known
  const [seat, ...others] = new Set(facts(p).map((fact) => fact.seat))
  // Of several hands together nothing is refused before the cards are seen.
  const possible =
    others.length > 0
      ? true
      : seat === undefined
        ? !isNever(p)
        : statusOf(anyHand(seat), bounded(p, 'may')) !== 'impossible'
  judgedPossible.set(p, possible)
  return possible
}
/** Thirteen of fifty-two cards, all the others together. */
const anyHand = (seat: Seat): Position => ({
  observer: seat,
  faced: NO_HANDS,
  seats: [seat, partner(seat)],
  known: new Array<Holding>(8).fill(EMPTY_HOLDING),
  voids: [0, 0],
  vacant: [13, 39],
  unseen: bySuit(() => FULL_HOLDING),
})
