/**
 * What the sides' bidding systems say of the calls made: what a call shows, and what the calls that
 * were not made deny. When the cards disprove both together the denials go first, then each range
 * gives way by a step.
 */
import { relaxed } from '#bidding/reading.ts'
import { type CellPair, cellsOf, equalCells, hasCell, isExact } from '#constraint/cells.ts'
import { all, type HandConstraint, not as notConstraint } from '#constraint/constraint.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SHAPES } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import type { Action } from '../action.ts'
import { chainAction, type Inference, type MeaningPart } from '../inference.ts'
import { loosened } from '../loosened.ts'
import { cellsSay, meetsOf, wholeOf } from '../meets.ts'
import { type Predicate, predicateText } from '../predicate.ts'
import { tableEntry } from './call-table.ts'
import type { Agreements, CallMeaning, LadderReading } from './source.ts'

const kept = new WeakMap<CallMeaning, Inference>()

/** One inference for each meaning of another seat's call that no table written by hand has an entry for. */
export function meanings(view: SeatView, agreements: Agreements): readonly Inference[] {
  return agreements.meanings.flatMap((meaning): readonly Inference[] => {
    if (meaning.seat === view.seat || view.calls[meaning.index] === undefined) return []
    if (tableEntry(view, agreements, meaning.index) !== undefined) return []
    const known = kept.get(meaning) ?? inferenceOf(meaning)
    kept.set(meaning, known)
    return [known]
  })
}

/** Whether both say the same of cells, and nothing besides. */
const alike = (a: CellPair, b: CellPair): boolean =>
  isExact(a) && isExact(b) && equalCells(a.may, b.may)

/** A step of the failure ladder: as read with its denials, by what it shows alone, relaxed by a point and a card. */
export type LadderStep = 'exact' | 'direct' | 'relaxed'
/** The steps from the one on at which the call joins the earlier ones; those that add nothing are left out. */
export function ladderSteps({ exact, direct, status }: LadderReading): readonly LadderStep[] {
  if (status === 'relaxed' || status === 'dropped') return ['relaxed']
  const shown = cellsOf(direct)
  const denies = status === 'exact' && !alike(cellsOf(exact), shown)
  const wide = relaxed(shown.may)
  const wider = !alike({ may: wide, must: wide }, shown)
  return [
    ...(denies ? (['exact'] as const) : []),
    'direct',
    ...(wider ? (['relaxed'] as const) : []),
  ]
}
function stepSays(step: LadderStep, { exact, direct }: LadderReading, seat: Seat): Predicate {
  if (step === 'exact') return wholeOf(exact, seat)
  return step === 'direct' ? wholeOf(direct, seat) : cellsSay(seat, relaxed(cellsOf(direct).may))
}

/** Nothing is weighed by it. */
const SILENT: Omit<Action, 'seat'> = { terms: [], otherwise: 1 }

function ladderInference(meaning: CallMeaning, ladder: LadderReading): Inference {
  const { index, seat, rule, weight, price } = meaning
  const forms = ladderSteps(ladder).map((step) => stepSays(step, ladder, seat))
  const qualifier = ladder.source === 'system' ? 'consistent' : 'unspecified'
  return {
    id: `call-${index}`,
    seat,
    because: { kind: 'call', index, rule },
    kind: 'chain',
    readings: forms.map((says) => ({ says, qualifier })),
    action:
      ladder.status === 'dropped' ? { seat, ...SILENT } : chainAction(seat, forms, weight, price),
  }
}

function inferenceOf(meaning: CallMeaning): Inference {
  const { index, seat, rule, says, denies, weight, price, ladder } = meaning
  if (ladder !== undefined) return ladderInference(meaning, ladder)
  const denial = all<HandConstraint>(...denies.map((one) => notConstraint<HandConstraint>(one)))
  const whole = all<HandConstraint>(says, denial)
  const forms = [...(denies.length === 0 ? [] : [whole]), says, loosened(says)].map((c) =>
    meetsOf(c, seat),
  )
  const texts = forms.map(predicateText)
  const chain = forms.filter((_, i) => !texts.slice(0, i).includes(texts[i] as string))
  return {
    id: `call-${index}`,
    seat,
    because: { kind: 'call', index, rule },
    kind: 'chain',
    readings: chain.map((p) => ({ says: p, qualifier: 'consistent' })),
    parts: { directly: partOf(says, seat), byDenial: partOf(denial, seat) },
    action: chainAction(seat, chain, weight, price),
  }
}

/** What the constraint says, and what it leaves of any hand at all. */
function partOf(c: HandConstraint, seat: Seat): MeaningPart {
  const { may } = cellsOf(c)
  const lengths = SUITS.map((): [number, number] => [14, -1])
  let [least, most] = [38, -1]
  for (const [i, shape] of SHAPES.entries())
    for (let points = 0; points < 38; points++) {
      if (!hasCell(may, i * 38 + points)) continue
      least = Math.min(least, points)
      most = Math.max(most, points)
      for (const s of SUITS) {
        const range = lengths[s] as [number, number]
        range[0] = Math.min(range[0], shape[s])
        range[1] = Math.max(range[1], shape[s])
      }
    }
  return {
    says: meetsOf(c, seat),
    lengths: lengths.map(([lo, hi]) => ({ lo, hi })),
    hcp: { lo: least, hi: most },
  }
}
