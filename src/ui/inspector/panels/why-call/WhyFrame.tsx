/** The frame of *Why this call*: whose call it is, the choice of the turn, and what stands where no reasons do. */
import type { ReactNode } from 'react'
import { type Call, callName } from '#core/call.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { TurnPlace } from '../../../ask/bidding/use-explained.ts'
import { CallText } from '../../../kit/CallText.tsx'
import { SelectField } from '../../../kit/Field.tsx'
import { Badge, Panel, type PanelState } from '../../../kit/Panel.tsx'

export const WHY_CALL = { id: 'why-call', title: t`Why this call` } as const

/** The turn of a system that is explained. */
export interface TurnShown {
  readonly place: TurnPlace
  /** Every turn that can be explained, with this one among them. */
  readonly turns: readonly TurnPlace[]
  readonly onTurn: (index: number) => void
  /** Name of the system. */
  readonly system: string
}
export interface WhyFrameProps extends Partial<PanelState> {
  /** None where no system explains a call. */
  readonly turn?: TurnShown
  /** The call of the turn: the one made, or what the system would call; `undefined` until it is known. */
  readonly call?: Call | undefined
  /** The seat stands in the head beside the choice of the turn too. */
  readonly named?: boolean
  /** What the folded line states, of a turn after the seat's name. */
  readonly summary?: ReactNode
  /** What is said where reasons would stand. */
  readonly lead?: string | undefined
  readonly children?: ReactNode
}

export function WhyFrame(props: WhyFrameProps) {
  const { turn, call, named = false, summary, lead, children, ...asking } = props
  const seat = turn && seatName(turn.place.seat)
  return (
    <Panel
      {...WHY_CALL}
      {...asking}
      end={
        turn && (
          <>
            {(named || turn.turns.length < 2) && (
              <Badge>
                {seat} {call !== undefined && <CallText call={call} />}
              </Badge>
            )}
            <Badge>{turn.system}</Badge>
          </>
        )
      }
      summary={
        turn === undefined
          ? summary
          : summary && (
              <>
                {seat}: {summary}
              </>
            )
      }
    >
      {turn && <TurnChoice {...turn} />}
      {lead !== undefined && <p className="panel-lead">{lead}</p>}
      {children}
    </Panel>
  )
}

function TurnChoice({ place, turns, onTurn }: TurnShown) {
  if (turns.length < 2) return null
  return (
    <SelectField
      label={t`Turn`}
      className="mb-2.5"
      value={place.index}
      onChange={(event) => onTurn(Number(event.target.value))}
    >
      {turns.map(({ index, seat, call }) => (
        <option key={index} value={index}>
          {index + 1}. {seatName(seat)}, {call === undefined ? t`to call` : callName(call)}
        </option>
      ))}
    </SelectField>
  )
}
