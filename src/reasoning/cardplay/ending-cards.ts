/**
 * The last tricks as declarer sees them, solved exactly: a card is worth the one plan that takes most over all layouts
 * at once, and not what open cards would let him guess in each.
 */
import { tricksNeeded } from '#core/contract.ts'
import { partner } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import type { OpenPosition } from '#doubledummy/open-position.ts'
import type { Ending } from '#endings/ending.ts'
import { type Effort, type EndingCard, type SolvedEnding, solveEnding } from '#endings/solve.ts'
import type { Candidate } from './candidates.ts'
import { type Gap, meanOf, type Sample } from './paired.ts'
import type { Turn } from './turn.ts'
import { type Scoring, worthOf } from './worth.ts'

/** Tricks left from which on endings are solved, and with one more where few layouts are left. */
const ENDING = 5
const FEW_LAYOUTS = 100
/** Every layout of five hidden cards in each hand. */
const ALL_LAYOUTS = 252

/** How many layouts are listed before an ending is out of reach; none where it is none. */
export function endingLayouts({ declaring, play }: Turn): number {
  const left = 13 - (play.cards.length >> 2)
  return !declaring || left > ENDING + 1 ? 0 : left > ENDING ? FEW_LAYOUTS : ALL_LAYOUTS
}

/** Of two scores alike the one with more tricks: small beside every step of a score. */
const A_TRICK = 1e-3
const ROUNDING = 1e-9
const rounded = (n: number): number => (Math.abs(n) < ROUNDING ? 0 : n)

/** @param positions every layout, in the order of the shares. */
export function endingOf(
  { play, won }: Turn,
  view: SeatView,
  scoring: Scoring,
  positions: readonly OpenPosition[],
  { shares }: Sample,
): Ending {
  const { declarer } = play.contract
  const left = 13 - (play.cards.length >> 2)
  const worth = worthOf(play.contract, view.vulnerability, scoring)
  const one = positions[0]!
  const own = [declarer, partner(declarer)]
  return {
    ...{ strain: one.strain, trick: one.trick, own, seen: own },
    layouts: positions.map(({ hands }, i) => ({ hands, weight: shares[i]! })),
    worth: Array.from({ length: left + 1 }, (_, n) => worth[won + n]! + n * A_TRICK),
  }
}

interface ExactCards {
  readonly solved: SolvedEnding
  /** Best first, each with what its plan takes. */
  readonly candidates: readonly Candidate[]
}

/**
 * The cards with what their plans are worth.
 * @param open the same cards, over the same layouts with all hands open.
 */
export function* exactCards(
  ending: Ending,
  effort: Effort,
  turn: Turn,
  view: SeatView,
  scoring: Scoring,
  sample: Sample,
  open: readonly Candidate[],
): Generator<number, ExactCards, void> {
  const solved = yield* reporting(solveEnding(ending, effort), (share) => share)
  const worth = worthOf(turn.play.contract, view.vulnerability, scoring)
  const needed = tricksNeeded(turn.play.contract)
  const figures = solved.cards.flatMap((card) => {
    const before = open.find(({ equals }) => equals.some((one) => card.equals.includes(one)))
    if (before === undefined) return []
    const taken = Array.from(card.outcome, (tricks) => turn.won + tricks)
    const of = (value: (tricks: number) => number): number => meanOf(sample, taken.map(value))
    return [
      {
        ...{ card, before, tricks: of((n) => n), score: of((n) => worth[n]!) },
        made: of((n) => (n >= needed ? 1 : 0)),
      },
    ]
  })
  const best = figures[0]!
  const gap = (mean: number, one: EndingCard): Gap => {
    const size = Math.max(0, rounded(mean))
    const unsettled = rounded(one.most - one.value)
    const above = rounded(best.card.most - best.card.value)
    return { mean: size, least: Math.max(0, size - unsettled), most: size + above }
  }
  return {
    solved,
    candidates: figures.map(({ card, before, tricks, score, made }) => ({
      ...{ card: before.card, equals: before.equals, tricks, made, score },
      behind: gap(best.score - score, card),
      tricksBehind: gap(best.tricks - tricks, card),
    })),
  }
}
