/** *Fact base*, connected; there while a side plays a system that keeps one. */

import { useMemo, useState } from 'react'
import * as hand from '#core/hand.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { type SystemRefs, systemsKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import {
  currentRecord,
  observer,
  position,
  type TablePosition,
  visibleHands,
} from '#store/index.ts'
import { listedOf } from '../../../ask/systems/systems.ts'
import { useSystems } from '../../../ask/systems/use-systems.ts'
import { panelState, useJob } from '../../../ask/use-job.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import type { PanelDefinition } from '../panel.ts'
import { FactBaseView } from './FactBaseView.tsx'
import type { FactBaseQuestion } from './fact-model.ts'

function FactBasePanel() {
  const { refs, list } = useSystems()
  const p = useKibitzer(position)
  const kept = refs.some((ref) => listedOf(ref, list)?.notes === true)
  return kept ? <Kept position={p} systems={refs} /> : null
}

function Kept({
  position: p,
  systems,
}: {
  readonly position: TablePosition
  readonly systems: SystemRefs
}) {
  const reader = useKibitzer(observer)
  const hands = useKibitzer(visibleHands)
  const record = useKibitzer(currentRecord)
  const [chosen, setChosen] = useState<Seat | undefined>(undefined)
  const seats = SEATS.filter((seat) => hands[seat].faceUp)
  const seat =
    [chosen, reader, seats[0]].find((one) => one !== undefined && seats.includes(one)) ?? reader
  const calls = p.auction.calls.join(',')
  const held = record.board.deal[seat]
  const known = held !== undefined && hand.size(held) === 13 && seats.includes(seat)
  const key = `${seat}|${systemsKey(systems)}|${record.board.deal.map((one) => (one === undefined ? '' : hand.format(one))).join('/')}|${p.auction.dealer}|${record.board.vulnerability}|${calls}|${record.cards.join()}`
  const question = useMemo((): FactBaseQuestion | undefined => {
    const view = known ? seatView(record, seat) : undefined
    return view && { view, systems }
  }, [known, seat, systems, record])
  const job = useJob('fact-base', question, key)
  return (
    <FactBaseView
      seat={seat}
      seats={seats}
      onSeat={setChosen}
      calls={p.auction.calls}
      answer={job.value}
      unknown={!known}
      {...panelState(job, job.output === undefined, job.failed)}
    />
  )
}

export default {
  id: 'fact-base',
  title: t`Fact base`,
  tab: 'more',
  order: 6,
  Component: FactBasePanel,
} satisfies PanelDefinition
