/**
 * The bidding box in two stages, level and then strain, or as one grid of all calls when the reader
 * prefers that. Illegal calls stay in their place, pale, and say why when pressed.
 */
import { useId, useState } from 'react'
import {
  BIDS,
  type Bid,
  bidOf,
  type Call,
  callName,
  DOUBLE,
  isBid,
  LEVELS,
  type Level,
  levelOf,
  PASS,
  REDOUBLE,
} from '#core/call.ts'
import { STRAINS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { CallText, strainColour } from '../kit/CallText.tsx'
import { leaveFocus } from '../kit/leave-focus.ts'
import { useRoving } from '../kit/use-roving.ts'
import { useLook } from './use-look.ts'

export interface BiddingBoxProps {
  readonly legal: ReadonlySet<Call>
  /** Whose call it is: "South". */
  readonly caller: string
  readonly chosen: Call | undefined
  /** The call that the side's system would make, marked. */
  readonly offered: Call | undefined
  /** Names the position: in another the box opens on the lowest level again. */
  readonly moment: string
  /** True for all calls at once. */
  readonly grid: boolean
  readonly onCall: (call: Call) => void
  /** A lawful call is looked at, by pointer, key or a long press; `undefined` when none is any more. */
  readonly onLook?: (call: Call | undefined) => void
}

export function BiddingBox(props: BiddingBoxProps) {
  const { legal, caller, grid } = props
  const hint = useId()
  const lowest = BIDS.find((bid) => legal.has(bid))
  return (
    <section aria-label={t`Bidding box`} className="bidding-box" data-grid={grid || undefined}>
      <p className="sr-only">{t`${caller} to call`}</p>
      {grid ? (
        <Grid {...props} hint={hint} lowest={lowest} />
      ) : (
        <Stages {...props} hint={hint} lowest={lowest} />
      )}
      <p id={hint} hidden>{t`Not lawful now; press it to hear why.`}</p>
    </section>
  )
}

interface PartProps extends BiddingBoxProps {
  readonly hint: string
  readonly lowest: Bid | undefined
}

function Stages(props: PartProps) {
  const { legal, chosen, lowest, moment, offered } = props
  const [picked, setPicked] = useState<{ readonly at: string; readonly level: Level } | undefined>()
  const keys = useRoving()
  const level =
    chosen !== undefined && isBid(chosen)
      ? levelOf(chosen)
      : picked?.at === moment
        ? picked.level
        : lowest === undefined
          ? 7
          : levelOf(lowest)
  // What is offered on a level that is not open is found through it.
  const leads = offered !== undefined && isBid(offered) ? levelOf(offered) : undefined
  const twice = legal.has(REDOUBLE) ? REDOUBLE : DOUBLE
  return (
    <>
      <fieldset className="bid-row" onKeyDown={keys} aria-label={t`Level`}>
        {LEVELS.map((one) => (
          <button
            key={one}
            type="button"
            className="bid"
            data-roving
            tabIndex={one === level ? 0 : -1}
            aria-label={t`level ${one}`}
            aria-pressed={one === level}
            data-offered={(one === leads && one !== level) || undefined}
            aria-disabled={lowest === undefined || one < levelOf(lowest) || undefined}
            onMouseDown={leaveFocus}
            onClick={() => setPicked({ at: moment, level: one })}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <fieldset className="bid-row" onKeyDown={keys} aria-label={t`Calls`}>
        <CallKey {...props} call={PASS} first />
        <CallKey {...props} call={twice} first={false} />
        {STRAINS.map((strain) => (
          <CallKey key={strain} {...props} call={bidOf(level, strain)} first={false} />
        ))}
      </fieldset>
    </>
  )
}

function Grid(props: PartProps) {
  const bidKeys = useRoving(STRAINS.length)
  const wordKeys = useRoving()
  return (
    <>
      <fieldset className="bid-row" onKeyDown={wordKeys} aria-label={t`Pass and doubles`}>
        {[PASS, DOUBLE, REDOUBLE].map((call) => (
          <CallKey key={call} {...props} call={call} first={call === PASS} />
        ))}
      </fieldset>
      <fieldset className="bid-grid" onKeyDown={bidKeys} aria-label={t`Bids`}>
        {BIDS.map((bid) => (
          <CallKey key={bid} {...props} call={bid} first={bid === props.lowest} />
        ))}
      </fieldset>
    </>
  )
}

function CallKey({
  call,
  first,
  legal,
  chosen,
  offered,
  hint,
  onCall,
  onLook,
}: PartProps & { readonly call: Call; readonly first: boolean }) {
  const lawful = legal.has(call)
  const colour = lawful && isBid(call) ? strainColour(call) : ''
  const looks = useLook(
    (looking) => onLook?.(looking && lawful ? call : undefined),
    () => onCall(call),
  )
  return (
    <button
      {...looks}
      type="button"
      className={`bid ${colour}`}
      data-word={isBid(call) ? undefined : call === PASS ? 'pass' : 'double'}
      data-chosen={chosen === call || undefined}
      data-offered={offered === call || undefined}
      data-roving
      tabIndex={first ? 0 : -1}
      aria-label={callName(call)}
      aria-disabled={lawful ? undefined : true}
      aria-describedby={lawful ? undefined : hint}
      onMouseDown={leaveFocus}
    >
      <CallText call={call} named={false} />
    </button>
  )
}
