/**
 * What the sides' bidding systems say of the calls made: what a call shows, and what the calls that
 * were not made deny. When the cards disprove both together the denials go first, then each range
 * gives way by a step.
 */
import { cellsOf, hasCell } from '#constraint/cells.ts'
import { all, type HandConstraint, not as notConstraint } from '#constraint/constraint.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SHAPES } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { chainAction, type Inference, type MeaningPart } from '../inference.ts'
import { loosened } from '../loosened.ts'
import { meetsOf } from '../meets.ts'
import { predicateText } from '../predicate.ts'
import { tableEntry } from './call-table.ts'
import type { Agreements, CallMeaning } from './source.ts'

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

function inferenceOf({ index, seat, rule, says, denies, weight, price }: CallMeaning): Inference {
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
