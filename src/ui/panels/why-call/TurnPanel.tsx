/** The frame of *Why this call* for a turn of a system: head, choice of the turn, or why its reasons wait. */
import type { ReactNode } from 'react'
import type { Call } from '#core/call.ts'
import { seatName } from '#core/seat.ts'
import { CallText } from '../../parts/CallText.tsx'
import { Badge, Panel } from '../../parts/Panel.tsx'
import { PANEL_NAMES } from '../names.ts'
import { type HiddenReason, hiddenWords } from './hidden.ts'
import { TurnChoice, type TurnChoiceProps } from './TurnChoice.tsx'

/** What every view of one turn is given. */
export interface TurnViewProps extends TurnChoiceProps {
  /** Name of the system. */
  readonly system: string
  /** Why nothing may be told of this seat's hand; `undefined` when it may. */
  readonly hidden: HiddenReason | undefined
  readonly state: 'ready' | 'running' | 'failed'
  readonly error: string | undefined
  readonly onRetry: () => void
}
export interface TurnPanelProps extends TurnViewProps {
  /** What the system would call; `undefined` until it is known. */
  readonly call: Call | undefined
  /** What the folded line states after the seat's name. */
  readonly summary: ReactNode
  /** The reasons, `undefined` until they are there; of a closed hand what its call shows. */
  readonly children: ReactNode
}

export function TurnPanel(props: TurnPanelProps) {
  const { place, system, hidden, call, summary, children } = props
  const shown = place.call ?? (hidden === undefined ? call : undefined)
  return (
    <Panel
      {...PANEL_NAMES.whyCall}
      state={hidden === undefined ? props.state : 'ready'}
      error={props.error}
      onRetry={props.onRetry}
      end={
        <>
          {props.turns.length < 2 && (
            <Badge>
              {seatName(place.seat)} {shown !== undefined && <CallText call={shown} />}
            </Badge>
          )}
          <Badge>{system}</Badge>
        </>
      }
      summary={
        hidden === undefined &&
        summary && (
          <>
            {seatName(place.seat)}: {summary}
          </>
        )
      }
    >
      <TurnChoice place={place} turns={props.turns} onTurn={props.onTurn} />
      {hidden !== undefined ? (
        <>
          <p className="panel-lead">{hiddenWords(place.seat, hidden)}</p>
          {children}
        </>
      ) : (
        (children ?? <p className="panel-lead">Working it out…</p>)
      )}
    </Panel>
  )
}
