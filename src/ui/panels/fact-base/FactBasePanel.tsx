/** *Fact base*, connected; there while a side plays Essex Acol. */
import { useMemo, useState } from 'react'
import * as hand from '#core/hand.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import {
  currentRecord,
  ESSEX_ACOL,
  observer,
  type Position,
  position,
  visibleHands,
} from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { rulesSystemOf } from '../../table/systems.ts'
import { useSystems } from '../../table/use-systems.ts'
import { FactBaseView } from './FactBaseView.tsx'
import type { FactBaseQuestion } from './fact-model.ts'

export function FactBasePanel() {
  const { systems } = useSystems()
  const twoHands = useKibitzer((s) => s.players.twoHands === true)
  const ns = rulesSystemOf(systems[0])
  // The pass of a silent opponent tells nothing.
  const ew = twoHands ? undefined : rulesSystemOf(systems[1])
  const p = useKibitzer(position)
  return ns === ESSEX_ACOL || ew === ESSEX_ACOL ? <Kept position={p} ns={ns} ew={ew} /> : null
}

type System = FactBaseQuestion['systems'][0]

function Kept({
  position: p,
  ns,
  ew,
}: {
  readonly position: Position
  readonly ns: System
  readonly ew: System
}) {
  const reader = useKibitzer(observer)
  const hands = useKibitzer(visibleHands)
  const record = useKibitzer(currentRecord)
  const [chosen, setChosen] = useState<Seat | undefined>(undefined)
  const seats = SEATS.filter((seat) => hands[seat].faceUp)
  const seat =
    [chosen, reader, seats[0]].find((one) => one !== undefined && seats.includes(one)) ?? reader
  // Only lead and dummy change the fact base; later tricks ask nothing new.
  const cards = record.cards.slice(0, 1)
  const led = cards.length > 0
  const calls = p.auction.calls.join(',')
  const held = record.board.deal[seat]
  const known = held !== undefined && hand.size(held) === 13 && seats.includes(seat)
  const key = `${seat}|${ns ?? ''}|${ew ?? ''}|${record.board.deal.map((one) => (one === undefined ? '' : hand.format(one))).join('/')}|${p.auction.dealer}|${record.board.vulnerability}|${calls}|${cards.join()}`
  const question = useMemo((): FactBaseQuestion | undefined => {
    const view = known
      ? seatView({ ...record, cards: led ? record.cards.slice(0, 1) : [] }, seat)
      : undefined
    return view && { view, systems: [ns, ew] }
  }, [known, led, seat, ns, ew, record])
  const { output, state, error, run: retry } = useJob('fact-base', question, key)
  const refused = output?.ok === false ? output.error.message : undefined
  return (
    <FactBaseView
      seat={seat}
      seats={seats}
      onSeat={setChosen}
      calls={p.auction.calls}
      answer={output?.ok === true ? output.value : undefined}
      unknown={!known}
      state={
        state === 'failed' || refused !== undefined
          ? 'failed'
          : output === undefined
            ? 'running'
            : 'ready'
      }
      error={refused ?? error?.message}
      onRetry={retry}
    />
  )
}
