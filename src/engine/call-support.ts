/**
 * What each hidden hand can be by its calls together, as cells in which some hand makes them all: where
 * single honours decide, closer than the cells of each call (bidding.md, section 7).
 */
import { exactCountSteps } from '#bidding/auction/exact-count.ts'
import { emptyCells } from '#constraint/cells.ts'
import { rotate, type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import type { Agreements } from '#reasoning/sources/source.ts'
import { bidderOf } from '#systems/bidder.ts'

/**
 * One condition for each hidden hand whose calls are all read by a system of rules, and by nothing that was
 * written by hand.
 * @yields the share of the hand under way, 0..1.
 */
export function* supportActions(
  view: SeatView,
  systems: SystemRefs,
  { meanings, calls: tables }: Pick<Agreements, 'meanings' | 'calls'>,
  seats: readonly Seat[],
): Generator<number, readonly Likelihood[], void> {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return []
  const calls = view.calls.map(({ call }, index) => ({
    index,
    seat: rotate(view.dealer, index),
    call,
    status: meanings.find((one) => one.index === index)?.reading?.status ?? ('exact' as const),
  }))
  const out: Likelihood[] = []
  for (const seat of seats) {
    const last = calls.findLast((one) => one.seat === seat)
    const read = calls.every(
      (one) => one.seat !== seat || meanings.some(({ index }) => index === one.index),
    )
    if (last === undefined || !read || tables[sideOf(seat)].entries.length > 0) continue
    const counted = yield* exactCountSteps(view, bidder.value.sides, calls, last.index)
    if (!counted.ok || counted.value.after === 0) continue
    const cells = emptyCells()
    for (const [cell, hands] of counted.value.cells.after.entries())
      if (hands > 0) cells[cell >> 5] = cells[cell >> 5]! | (1 << (cell & 31))
    out.push({ seat, terms: [{ weight: 1, when: { kind: 'cells', seat, cells } }], otherwise: 0 })
  }
  return out
}
