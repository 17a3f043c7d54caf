/** *Why this call* for an opening by a strategy, drawn from plain data. */

import { type ReactNode, useState } from 'react'
import { type Call, callName, isBid, PASS } from '#core/call.ts'
import { HAND_COUNT } from '#core/hand.ts'
import { fixed, grouped, percentage, significant } from '#core/locale.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { tieBreakCall } from '#core/strategy.ts'
import { CallList, CallText } from '../../parts/CallText.tsx'
import { MeaningTable, type OpeningCallMeaning } from '../../parts/MeaningTable.tsx'
import { SurvivorList } from '../../parts/SurvivorList.tsx'
import type { TurnReasons } from '../../table/use-bidding.ts'
import { Answer, WhyNot } from './Answer.tsx'
import { Chips } from './Chips.tsx'
import { OriginNote } from './OriginNote.tsx'
import { type ChangeNow, SmallestChange } from './SmallestChange.tsx'
import { SurvivorGrid } from './SurvivorGrid.tsx'
import { TurnPanel, type TurnViewProps } from './TurnPanel.tsx'

export interface StrategyWhyViewProps extends TurnViewProps {
  readonly turn: TurnReasons<'elimination'>
  /** What the opening shows over all hands; `undefined` until it is counted. */
  readonly meaning: OpeningCallMeaning | undefined
  readonly change: ChangeNow
  readonly onChange: () => void
  /** The neighbours of the call, by points. */
  readonly byPoints: ReactNode
}

export function StrategyWhyView(props: StrategyWhyViewProps) {
  const { place, turn } = props
  return (
    <TurnPanel {...props} call={turn.pick.call} summary={<SurvivorList calls={turn.surviving} />}>
      <TurnBody key={place.index} {...props} />
    </TurnPanel>
  )
}

function TurnBody({
  place,
  system,
  turn,
  meaning,
  change,
  onChange,
  byPoints,
}: StrategyWhyViewProps) {
  const { call } = place
  const { pick, surviving } = turn
  const fell = call !== undefined && !surviving.includes(call)
  const [open, setOpen] = useState<Call | undefined>(fell ? call : undefined)
  const other = surviving.find((one) => one !== pick.call)
  return (
    <>
      <Origin seat={place.seat} call={call} system={system} turn={turn} />
      <Answer call={pick.call}>
        {pick.noSurvivor ? (
          <>No call survives the facts, so pass.</>
        ) : other === undefined ? (
          <>The only call that survives the facts.</>
        ) : (
          <>
            <SurvivorList calls={surviving} /> survive the facts.
          </>
        )}
      </Answer>
      <TieBreak turn={turn} />
      {byPoints}
      <Chips
        first={fell ? 'why-not' : undefined}
        questions={[
          {
            id: 'why-not',
            chip: <WhyNot call={other} />,
            answer: <SurvivorGrid turn={turn} open={open} onOpen={setOpen} />,
          },
          {
            id: 'change',
            chip: 'Smallest change',
            answer: <SmallestChange change={change} onRetry={onChange} />,
            onAsk: onChange,
          },
          {
            id: 'shows',
            chip: 'What it shows',
            answer:
              meaning === undefined ? (
                <p className="text-ink-2">Counting the hands…</p>
              ) : (
                <Meaning call={call ?? pick.call} system={system} meaning={meaning} />
              ),
          },
        ]}
      />
    </>
  )
}

const Made = ({ call }: { readonly call: Call }) =>
  call === PASS ? 'pass' : <CallText call={call} />

/** Whose reasons these are, when they are not plainly those of the call made. */
function Origin({
  seat,
  call,
  system,
  turn: { pick, surviving },
}: {
  readonly seat: Seat
  readonly call: Call | undefined
  readonly system: string
  readonly turn: TurnReasons<'elimination'>
}) {
  if (call === pick.call) return null
  if (call === undefined)
    return (
      <OriginNote>
        {seatName(seat)} has not called yet. This is what {system} would do.
      </OriginNote>
    )
  return (
    <OriginNote byHand>
      {seatName(seat)}’s <Made call={call} /> was made by hand.{' '}
      {surviving.includes(call) ? 'It survives too' : 'It does not survive'}; {system} picks{' '}
      <Made call={pick.call} />.
    </OriginNote>
  )
}

/** A step of a tie-break in words. */
const stepWords = (step: string): string => {
  switch (step) {
    case 'longest-suit':
      return 'the longest suit'
    case 'lowest':
      return 'the lowest call'
    case 'highest':
      return 'the highest call'
    case 'not-pass':
      return 'any call but Pass'
    default: {
      const named = tieBreakCall(step)
      return named === undefined ? step : isBid(named) ? callName(named) : 'Pass'
    }
  }
}

function TieBreak({ turn: { pick } }: { readonly turn: TurnReasons<'elimination'> }) {
  if (pick.by.length === 0) return null
  return (
    <ol className="mb-2 list-decimal ps-5" aria-label="Tie-break">
      {pick.by.map(({ step, left }) => (
        <li key={step}>
          Prefer {stepWords(step)}: <CallList calls={left} /> {left.length === 1 ? 'is' : 'are'}{' '}
          left.
        </li>
      ))}
    </ol>
  )
}

/** `12.3%`, more digits for less. */
const shareText = (hands: number): string => {
  const percent = (hands / HAND_COUNT) * 100
  if (percent === 0) return 'none'
  return percentage(percent < 0.1 ? significant(percent, 1) : fixed(percent, 1))
}

const Meaning = ({
  call,
  system,
  meaning,
}: {
  readonly call: Call
  readonly system: string
  readonly meaning: OpeningCallMeaning
}) => (
  <MeaningTable
    caption={
      <>
        The hands that <Made call={call} /> shows in {system}, of all {grouped(HAND_COUNT)}
      </>
    }
    meaning={meaning}
    count={(hands) => (
      <td>
        {shareText(hands)}
        <span className="sr-only">, {grouped(hands)} hands</span>
      </td>
    )}
  />
)
