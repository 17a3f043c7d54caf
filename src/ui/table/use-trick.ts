/** The trick in the middle of the table: the one under way, one that has just been completed, or one looked at again. */
import { position, positionKey, viewerSeat } from '#store/index.ts'
import { useMoment } from '../ask/requests.ts'
import { trickModel, tricksBehind } from '../ask/tricks.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import { useGather } from './use-gather.ts'
import { useHighlight } from './use-highlight.ts'

export function useTrick() {
  const p = useKibitzer(position)
  const viewer = useKibitzer(viewerSeat)
  const key = useKibitzer(positionKey)
  const motion = useKibitzer((s) => s.prefs.motion)
  const lastTrick = useMoment((m) => m.lastTrickAt) === key
  const playedNow = useMoment((m) => m.playedAt) === key
  const completed = playedNow && tricksBehind(p) > 0 && p.openTrick?.cards.length === 0
  const stage = useGather(motion, key, completed)
  const lit = useHighlight(p)
  const pointed = p.tricks.findIndex((trick) => trick.cards.some((card) => lit.cards.has(card)))
  const pointedBack = pointed >= 0 && pointed < p.tricks.length - 1
  const which = pointedBack
    ? { trick: pointed }
    : lastTrick
      ? 'last'
      : stage === 'gathered'
        ? 'open'
        : 'latest'
  return {
    model: trickModel(p, viewer, which),
    viewer,
    /** True while an earlier trick is shown again. */
    last: lastTrick || pointedBack,
    stage,
    lit: lit.cards,
  }
}
