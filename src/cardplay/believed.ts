/** Which of the inferences a robot goes by. */
import type { SeatView } from '#core/seat-view.ts'
import { usableInferences } from '#knowledge/answer/knowledge.ts'
import type { Inference } from '#knowledge/inference/inference.ts'
import type { Agreements } from '#knowledge/sources/source.ts'

/** Everything agreed; what the calls said alone, or the cards alone; nothing but the law. */
export const BELIEVES = ['all', 'calls', 'cards', 'law'] as const
export type Believes = (typeof BELIEVES)[number]

/** The inferences of the view that are gone by, in the order of the table. */
export function believed(
  view: SeatView,
  agreements: Agreements,
  believes: Believes = 'all',
): readonly Inference[] {
  if (believes === 'law') return []
  const all = usableInferences(view, agreements)
  if (believes === 'all') return all
  return all.filter(({ because }) => (because.kind === 'call') === (believes === 'calls'))
}
