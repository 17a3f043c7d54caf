/**
 * A call or card that a panel rests on, as a link: pointing at it or giving it the focus lights it
 * on the table and in the timeline, a press goes to the moment just after it.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import type { Call } from '#core/call.ts'
import { callName } from '#core/call.ts'
import { type Card, cardName } from '#core/card.ts'
import { t } from '#core/text.ts'
import { actions } from '#store/index.ts'
import { CallText, CardText } from '../../kit/CallText.tsx'

interface LightProps {
  /** Places in the auction and in the order of play, from 0. */
  readonly calls?: readonly number[]
  readonly cards?: readonly number[]
}
const NONE: readonly number[] = []

/** Handlers that light calls and cards while the pointer or the focus is there. */
export function useLight({ calls = NONE, cards = NONE }: LightProps) {
  const on = useRef(false)
  const light = (lit: boolean) => {
    on.current = lit
    actions.shine(lit ? { calls, cards } : undefined)
  }
  // A link that goes away takes its light along.
  useEffect(
    () => () => {
      if (on.current) actions.shine(undefined)
    },
    [],
  )
  return {
    // A pointer that rests while the panel changes under it points at nothing.
    onPointerMove: () => {
      if (!on.current) light(true)
    },
    onPointerLeave: () => light(false),
    onFocus: () => light(true),
    onBlur: () => light(false),
  }
}

interface LinkProps extends LightProps {
  /** Events shown when it is followed. */
  readonly to: number
  readonly name: string
  readonly onGo?: (() => void) | undefined
  readonly children: ReactNode
}

function Link({ to, name, onGo, children, ...light }: LinkProps) {
  return (
    <button
      type="button"
      className="link hh-link"
      {...useLight(light)}
      onClick={() => {
        actions.seek(to)
        onGo?.()
      }}
    >
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}

export interface CardLinkProps {
  readonly card: Card
  /** Place in the order of play, from 0. */
  readonly index: number
  /** Calls before the play: the timeline counts them too. */
  readonly calls: number
  /** What the card did, where that is drawn in its place. */
  readonly did?: { readonly said: string; readonly drawn: string }
  /** After the page has gone there: the link may be gone, so focus has to go somewhere. */
  readonly onGo?: (() => void) | undefined
}
/** `♠A, trick 3`. */
export function CardLink({ card, index, calls, did, onGo }: CardLinkProps) {
  const trick = t`, trick ${(index >> 2) + 1}`
  const named = `${cardName(card)}${trick}`
  return (
    <Link
      to={calls + index + 1}
      cards={[index]}
      name={did === undefined ? named : `${did.said}: ${named}`}
      onGo={onGo}
    >
      {did?.drawn ?? (
        <>
          <CardText card={card} named={false} />
          {trick}
        </>
      )}
    </Link>
  )
}

export interface CallLinkProps {
  readonly call: Call
  /** Place in the auction, from 0. */
  readonly index: number
  readonly onGo?: (() => void) | undefined
}
/** `1♥`. */
export function CallLink({ call, index, onGo }: CallLinkProps) {
  return (
    <Link to={index + 1} calls={[index]} name={callName(call)} onGo={onGo}>
      <CallText call={call} />
    </Link>
  )
}

export interface ActLinkProps {
  readonly act:
    | { readonly kind: 'call'; readonly call: Call; readonly index: number }
    | { readonly kind: 'card'; readonly card: Card; readonly index: number }
  /** Calls before the play. */
  readonly calls: number
  readonly onGo?: (() => void) | undefined
}
export const ActLink = ({ act, calls, onGo }: ActLinkProps) =>
  act.kind === 'call' ? (
    <CallLink call={act.call} index={act.index} onGo={onGo} />
  ) : (
    <CardLink card={act.card} index={act.index} calls={calls} onGo={onGo} />
  )
