/**
 * What the sides' bidding systems say of the calls made: what a call shows, and what the calls that
 * were not made deny. When the cards disprove both together the denials go first, then each range
 * gives way by a step.
 */
import { relaxed } from '#bidding/auction/reading.ts'
import {
  type CellPair,
  cellsOf,
  equalCells,
  fullCells,
  hasCell,
  isExact,
} from '#constraint/cells.ts'
import { all, type HandConstraint, not as notConstraint } from '#constraint/constraint.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SHAPES } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { chainAction, type Inference, type MeaningPart } from '../inference/inference.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { loosened } from '../predicates/loosened.ts'
import { cellsSay, meetsOf, wholeOf } from '../predicates/meets.ts'
import { type Predicate, predicateText } from '../predicates/predicate.ts'
import { tableEntry } from './call-table.ts'
import type { AgreedMeaning, Agreements, RuleReading } from './source.ts'

const kept = new WeakMap<AgreedMeaning, Inference>()

/** One inference for each meaning of another seat's call that no table written by hand has an entry for. */
export function meanings(view: SeatView, agreements: Agreements): readonly Inference[] {
  return agreements.meanings.flatMap((meaning): readonly Inference[] => {
    if (meaning.seat === view.seat || view.calls[meaning.index] === undefined) return []
    if (tableEntry(view, agreements, meaning.index) !== undefined) return []
    // A call that every hand makes says nothing.
    if (meaning.reading?.status === 'exact' && isAny(cellsOf(meaning.reading.exact))) return []
    const known = kept.get(meaning) ?? inferenceOf(meaning)
    kept.set(meaning, known)
    return [known]
  })
}

/** Whether both say the same of cells, and nothing besides. */
const alike = (a: CellPair, b: CellPair): boolean =>
  isExact(a) && isExact(b) && equalCells(a.may, b.may)

/** A step of falling back: as read with its denials, by what it shows alone, relaxed by a point and a card. */
export type ReadingStep = 'exact' | 'direct' | 'relaxed'
const ANY = fullCells()
/** Whether every hand meets it. */
const isAny = ({ must }: CellPair): boolean => equalCells(must, ANY)
/**
 * The steps from the one at which the call joins the earlier ones. A step that says no more than
 * the one before is left out, and so is a later step that every hand meets.
 */
export function readingSteps({ exact, direct, status }: RuleReading): readonly ReadingStep[] {
  if (status === 'relaxed' || status === 'dropped') return ['relaxed']
  const shown = cellsOf(direct)
  const steps: ReadingStep[] = []
  if (status === 'exact' && !alike(cellsOf(exact), shown)) steps.push('exact')
  if (isAny(shown)) return steps.length > 0 ? steps : ['direct']
  steps.push('direct')
  const wide = relaxed(shown.may)
  if (!alike({ may: wide, must: wide }, shown) && !isAny({ may: wide, must: wide }))
    steps.push('relaxed')
  return steps
}
function stepSays(step: ReadingStep, { exact, direct }: RuleReading, seat: Seat): Predicate {
  if (step === 'exact') return wholeOf(exact, seat)
  return step === 'direct' ? wholeOf(direct, seat) : cellsSay(seat, relaxed(cellsOf(direct).may))
}

/** Weighs nothing. */
const SILENT: Omit<Likelihood, 'seat'> = { terms: [], otherwise: 1 }

/** Where the last step takes every hand, hands off the earlier steps keep a weight. */
function readingAction(
  { seat, weight, price }: AgreedMeaning,
  forms: readonly Predicate[],
  { direct }: RuleReading,
): Likelihood {
  const action = chainAction(seat, forms, weight, price)
  const { may } = cellsOf(direct)
  return isAny({ may, must: relaxed(may) })
    ? { ...action, otherwise: Math.max(1, action.otherwise) }
    : action
}

function readingInference(meaning: AgreedMeaning, reading: RuleReading): Inference {
  const { index, seat, rule } = meaning
  const forms = readingSteps(reading).map((step) => stepSays(step, reading, seat))
  const qualifier = reading.source === 'system' ? 'consistent' : 'unspecified'
  return {
    id: `call-${index}`,
    seat,
    because: { kind: 'call', index, rule },
    kind: 'chain',
    readings: forms.map((says) => ({ says, qualifier })),
    action:
      reading.status === 'dropped' ? { seat, ...SILENT } : readingAction(meaning, forms, reading),
  }
}

function inferenceOf(meaning: AgreedMeaning): Inference {
  const { index, seat, rule, says, denies, weight, price, reading } = meaning
  if (reading !== undefined) return readingInference(meaning, reading)
  const denial = all<HandConstraint>(...denies.map((one) => notConstraint<HandConstraint>(one)))
  const whole = all<HandConstraint>(says, denial)
  const forms = [...(denies.length === 0 ? [] : [whole]), says, loosened(says)].map((c) =>
    meetsOf(c, seat),
  )
  const texts = forms.map(predicateText)
  const chain = forms.filter((_, i) => !texts.slice(0, i).includes(texts[i]!))
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
        const range = lengths[s]!
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
