/** *Shape picture*, connected: it follows the last call, or stays with the hand that the reader chose. */
import { useContext, useMemo, useState } from 'react'
import { callerAt } from '#core/auction.ts'
import * as hand from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import { currentBoard, observer, position } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useAgreedInput } from '../../knowledge/use-knowledge.ts'
import { FoldContext } from '../../parts/Panel.tsx'
import { auctionQuestion } from '../../table/bidding-question.ts'
import { useAuctionReading, useCallCount } from '../../table/use-bidding.ts'
import { PANEL_NAMES } from '../names.ts'
import { ShapePictureView } from './ShapePictureView.tsx'
import { lastCallOf, shapePicture } from './shape-map.ts'

export function ShapePicturePanel() {
  const p = useKibitzer(position)
  const board = useKibitzer((s) => currentBoard(s).id)
  const reader = useKibitzer(observer)
  const [chosen, setChosen] = useState<{ board: number; seat: Seat } | undefined>(undefined)
  const calls = p.auction.calls.length
  const latest = callerAt(p.auction, Math.max(0, calls - 1))
  const seat = chosen?.board === board ? chosen.seat : latest
  const held = p.record.board.deal[reader]
  const { output, state, error, retry } = useAuctionReading(reader)
  const call = output && lastCallOf(output.calls, seat)
  const weights = output?.weights[seat]
  // Counting costs the worker up to seconds: only for a panel that is open.
  const keeper = useContext(FoldContext)
  const folded = keeper !== undefined && (keeper.isFolded(PANEL_NAMES.shapePicture.id) ?? true)
  const counted = useCallCount(reader, folded ? undefined : call?.index)
  const agreed = useAgreedInput()
  const view = useMemo(
    () => auctionQuestion(p, reader, agreed.systems, (call?.index ?? -1) + 1)?.view,
    [p, reader, agreed, call],
  )
  const question = useMemo(
    () => (view === undefined ? undefined : { ...agreed, view }),
    [agreed, view],
  )
  // A reading that cells allow and no hand fits has nothing to count.
  const count =
    counted.output !== undefined && counted.output.after > 0 ? counted.output : undefined
  const picture = useMemo(
    () => (weights === undefined ? undefined : shapePicture(weights, call?.marks, count?.cells)),
    [weights, call, count],
  )
  return (
    <ShapePictureView
      seat={seat}
      onSeat={(next) => setChosen({ board, seat: next })}
      observer={reader}
      call={call}
      picture={picture}
      count={count}
      counting={counted.state === 'running'}
      question={question}
      unknown={held === undefined || hand.size(held) !== 13}
      state={state}
      error={error}
      onRetry={retry}
    />
  )
}
