/**
 * The proof of a number of hands: from all the hands that the cards in sight allow, call by call, to
 * those that a call leaves. Each number is counted to the last hand.
 */

import { type ExactCount, exactCountSteps } from '#bidding/auction/exact-count.ts'
import { type CallHandModel, handModelSteps } from '#bidding/auction/hand-models.ts'
import { visibleCardsOf, weightsFor } from '#bidding/auction/visible-cards.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import type { CellWeights } from '#constraint/cells-weights.ts'
import * as hand from '#core/hand.ts'
import { grouped } from '#core/locale.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { seatName, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { pattern, SHAPES } from '#core/shape.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { whyHands } from '#explain/call/why-hands.ts'
import { keptWords } from '#explain/count-words.ts'
import type {
  CallClaim,
  HandsAmong,
  HandsLeft,
  Proof,
  ProofSoFar,
  ProofStep,
} from '#explain/proof.ts'
import { bidderOf } from '#systems/bidder.ts'
import type { TurnInput } from '../bidding/turn.ts'

type HeldClaim = Extract<CallClaim, { readonly kind: 'hands' }>

/** Which cells hold the hands that are meant. */
function cellsAmong(among: HandsAmong | undefined): (cell: number) => boolean {
  if (among === undefined) return () => true
  if (among.kind === 'points')
    return (cell) => {
      const points = cell % CELL_POINTS
      return points >= among.min && points <= among.max
    }
  const isMeant = SHAPES.map((shape) =>
    among.kind === 'length'
      ? shape[among.suit] >= among.min && shape[among.suit] <= among.max
      : among.patterns.includes(pattern(shape)),
  )
  return (cell) => isMeant[Math.floor(cell / CELL_POINTS)] === true
}
const handsIn = (cells: Readonly<CellWeights>, isMeant: (cell: number) => boolean): number =>
  cells.reduce((sum, n, cell) => (isMeant(cell) ? sum + n : sum), 0)

const step = (text: string, n: number, more: Partial<ProofStep> = {}): ProofStep => ({
  text,
  events: [],
  count: { n: String(n) },
  ...more,
})
const big = (n: number): string => grouped(String(n))

/** How many hands the seat can hold before anybody has called. */
function startSteps(
  { seat, among }: HeldClaim,
  view: SeatView,
  isMeant: (cell: number) => boolean,
): { readonly steps: readonly ProofStep[]; readonly n: number } {
  const sight = visibleCardsOf(view)
  const weights = weightsFor(sight, seat)
  const isHidden = sight.hidden.includes(seat)
  const all = handsIn(weights, () => true)
  const n = handsIn(weights, isMeant)
  const from = whyHands({
    seat,
    unseen: isHidden ? hand.size(sight.unseen) : 52,
    held: isHidden ? 13 - hand.size(sight.known[seat]) : 13,
    among,
    all: String(all),
    meant: String(n),
  })
  return { steps: from, n }
}

/** A problem for a system that is not there, an unlawful auction, or a call that is not the seat's. */
export function* proofOfHands(
  claim: HeldClaim,
  { systems, view }: TurnInput,
): Generator<ProofSoFar, Result<Proof, Problem>, void> {
  const { seat, at } = claim
  const isMeant = cellsAmong(claim.among)
  const start = startSteps(claim, view, isMeant)
  const words = t`The hands that ${seatName(seat)} can hold`
  const proofWith = (steps: readonly ProofStep[], n: number, notes: readonly string[]): Proof => ({
    claim: words,
    count: { n: String(n) },
    steps: [...start.steps, ...steps],
    notes,
  })
  if (at === undefined) return ok(proofWith([], start.n, []))
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  const { sides } = bidder.value
  const read = yield* reporting(handModelSteps(view, sides, 'cells'), () => ({
    share: 0,
    proof: proofWith([], start.n, []),
  }))
  if (!read.ok) return read
  const { calls } = read.value
  const own = calls.filter((call) => call.seat === seat && call.index <= at.index)
  const [subject] = own.slice(-1)
  if (subject?.index !== at.index)
    return problem('proof/call', t`That call is not one of this player’s.`)
  const by = ({ index, call }: CallHandModel): Required<Pick<ProofStep, 'act'>> => ({
    act: { seat, act: { kind: 'call', index, call }, rule: systems[sideOf(seat)].id },
  })
  const told: ProofStep[] = []
  let n: Counted = { before: start.n, shown: start.n, after: start.n }
  for (const [done, call] of own.entries()) {
    // The call asked about is told by what it shows and denies, those before it by what they leave.
    if (done > 0) told.push(leftStep(n.after, done > 1, by(own[done - 1]!)))
    const counting = exactCountSteps(view, sides, calls, call.index)
    let count = counting.next()
    while (!count.done) {
      const share = (done + count.value) / own.length
      yield { share, proof: proofWith(told, start.n, []) }
      count = counting.next()
    }
    if (!count.value.ok) return count.value
    n = mapCells(count.value.value.cells, isMeant)
  }
  const steps = [...told, ...subjectSteps(at.left, n, told.length > 0, by(subject))]
  const notes =
    subject.status === 'exact' || at.left === 'before'
      ? []
      : [t`The reading of the call had to give way.`]
  return ok(proofWith(steps, figureOf(at.left, n), notes))
}

/** Hands at the three stages of a call. */
type Counted = Readonly<Record<'before' | 'shown' | 'after', number>>
const mapCells = (
  { before, shown, after }: ExactCount['cells'],
  isMeant: (cell: number) => boolean,
): Counted => ({
  before: handsIn(before, isMeant),
  shown: handsIn(shown, isMeant),
  after: handsIn(after, isMeant),
})
const figureOf = (left: HandsLeft, { before, shown, after }: Counted): number =>
  ({ before, shown, after, 'cut-by-call': before - shown, 'cut-by-denial': shown - after })[left]

const leftStep = (n: number, isMore: boolean, act: Partial<ProofStep>): ProofStep =>
  step(keptWords({ kept: String(n) }, isMore), n, act)
const cutStep = (from: number, to: number): ProofStep =>
  step(t`${big(from)} − ${big(to)} = ${big(from - to)} cut.`, from - to)

/** The steps at the call itself, up to the number asked for. */
function subjectSteps(
  left: HandsLeft,
  { before, shown, after }: Counted,
  isMore: boolean,
  act: Partial<ProofStep>,
): readonly ProofStep[] {
  if (left === 'before') return []
  const byShown = leftStep(shown, isMore, act)
  if (left === 'shown') return [byShown]
  if (left === 'cut-by-call') return [byShown, cutStep(before, shown)]
  const byDenial = step(
    t`${after === shown ? t`The calls not made cut none:` : t`With the calls not made denied`} ${big(after)} ${after === 1 ? t`is` : t`are`} left.`,
    after,
  )
  return left === 'after' ? [byShown, byDenial] : [byShown, byDenial, cutStep(shown, after)]
}
