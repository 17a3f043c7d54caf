/** Which of the inferences a robot believes. */
import type { SeatView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import { usableInferences } from '#reasoning/answer/knowledge.ts'
import type { Inference } from '#reasoning/inference/inference.ts'
import { partnerFirst } from '#reasoning/inference/partner-first.ts'
import { lastPosition } from '#reasoning/law/replay-play.ts'
import type { Agreements } from '#reasoning/sources/source.ts'

/** Everything agreed; what the calls said alone, or the cards alone; nothing but the law. */
export const BELIEVES = ['all', 'calls', 'cards', 'law'] as const
export type Believes = (typeof BELIEVES)[number]

/** The inferences of the view that are believed, in the order of the table; in a conflict partner’s first. */
export function believed(
  view: SeatView,
  agreements: Agreements,
  believes: Believes = 'all',
): readonly Inference[] {
  if (believes === 'law') return []
  const usable = usableInferences(view, agreements)
  const position = lastPosition(view)
  const all = position.ok ? finish(partnerFirst(position.value, usable, view.seat)) : usable
  if (believes === 'all') return all
  return all.filter(({ because }) => (because.kind === 'call') === (believes === 'calls'))
}
