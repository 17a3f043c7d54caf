/** The bidding box: every call, the illegal ones too, which say why when pressed. */
import { useId } from 'react'
import { bidOf, type Call, callName, DOUBLE, LEVELS, PASS, REDOUBLE } from '#core/call.ts'
import { STRAINS } from '#core/suit.ts'
import { CallText } from '../parts/CallText.tsx'
import { leaveFocus } from './leave-focus.ts'
import { useRoving } from './use-roving.ts'

export interface BiddingBoxProps {
  readonly legal: ReadonlySet<Call>
  /** Whose call it is: "South". */
  readonly caller: string
  readonly chosen: Call | undefined
  /** The call that OPENBID would make, marked. */
  readonly offered: Call | undefined
  readonly onCall: (call: Call) => void
}

const WORDS: readonly Call[] = [PASS, DOUBLE, REDOUBLE]

export function BiddingBox({ legal, caller, chosen, offered, onCall }: BiddingBoxProps) {
  const hint = useId()
  const bidKeys = useRoving(STRAINS.length)
  const wordKeys = useRoving()
  const bids = LEVELS.flatMap((level) => STRAINS.map((strain) => bidOf(level, strain)))
  const stop = bids.find((bid) => legal.has(bid))
  const button = (call: Call, first: boolean) => (
    <button
      key={call}
      type="button"
      className="bid"
      data-word={WORDS.includes(call) || undefined}
      data-chosen={chosen === call || undefined}
      data-offered={offered === call || undefined}
      data-roving
      tabIndex={first ? 0 : -1}
      aria-label={callName(call)}
      aria-disabled={legal.has(call) ? undefined : true}
      aria-describedby={legal.has(call) ? undefined : hint}
      onMouseDown={leaveFocus}
      onClick={() => onCall(call)}
    >
      <CallText call={call} named={false} />
    </button>
  )
  return (
    <section aria-label="Bidding box" className="bidding-box">
      <p className="bidding-caller">{caller} to call</p>
      <fieldset className="bid-words" onKeyDown={wordKeys} aria-label="Pass and doubles">
        {WORDS.map((call) => button(call, call === PASS))}
      </fieldset>
      <fieldset className="bid-grid" onKeyDown={bidKeys} aria-label="Bids">
        {bids.map((bid) => button(bid, bid === stop))}
      </fieldset>
      <p id={hint} hidden>
        Not lawful now; press it to hear why.
      </p>
    </section>
  )
}
