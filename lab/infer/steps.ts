/** Every step of a record as one seat knows it. */
import type { BoardRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { type StepData, stepData } from '#explain/knowledge/step-data.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { runInline } from '#testing/inline.ts'

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }

/** The view after each call and then each card; none where the record does not tell the seat’s hand. */
function* viewsOf(record: BoardRecord, seat: Seat): Generator<SeatView, void> {
  const { contract: _, ...bidding } = record
  for (let n = 0; n < record.calls.length; n++) {
    const view = seatView(
      { ...bidding, contract: undefined, calls: record.calls.slice(0, n), cards: [] },
      seat,
    )
    if (view !== undefined) yield view
  }
  for (let n = 0; n <= record.cards.length; n++) {
    const view = seatView({ ...record, cards: record.cards.slice(0, n) }, seat)
    if (view !== undefined) yield view
  }
}

/** A line for each step: before the first call, after each call, and after each card. */
export function* stepsOf(
  record: BoardRecord,
  seat: Seat,
  systems: SystemRefs,
  board?: number,
): Generator<StepData, void> {
  const whole = seatView(record, seat)
  if (whole === undefined) return
  const sides = [SIDE, SIDE] as const
  const line = runInline('moments', { view: whole, sides, systems })
  for (const view of viewsOf(record, seat)) {
    const { moments } = runInline('moments', { view, sides, systems, last: true })
    const [moment] = moments
    // A hand contradicted by the cards has no moment; the law’s own sentence says so in the page.
    if (moment === undefined) continue
    const at = view.calls.length + view.cards.length
    const told = line.told.find((one) => one.at === at)?.sentences.map(({ text }) => text) ?? []
    const byLaw = view.cards.length === 0 ? [] : moment.law.sentences
    yield stepData({
      view,
      moment,
      sentences: [...told, ...byLaw],
      ...(board === undefined ? {} : { board }),
    })
  }
}
