/** *Shape picture*, connected: it follows the last call, or stays with the hand that the reader chose. */

import { use, useContext, useMemo, useState } from 'react'
import { callerAt } from '#core/auction.ts'
import * as hand from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { currentBoard, observer, position } from '#store/index.ts'
import { auctionQuestion } from '../../../ask/bidding/bidding-question.ts'
import { useAuctionReading, useCallCount } from '../../../ask/bidding/use-bidding.ts'
import { useAgreedInput } from '../../../ask/knowledge/use-question.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { FoldContext } from '../../../kit/Panel.tsx'
import { type PanelDefinition, PanelNameContext } from '../panel.ts'
import { ShapePictureView } from './ShapePictureView.tsx'
import { lastCallOf, shapePicture } from './shape-map.ts'

function ShapePicturePanel() {
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
  const { id } = use(PanelNameContext)
  const folded = keeper !== undefined && (keeper.isFolded(id) ?? true)
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

export default {
  id: 'shape-picture',
  title: t`Shape picture`,
  tab: 'more',
  order: 4,
  Component: ShapePicturePanel,
} satisfies PanelDefinition
