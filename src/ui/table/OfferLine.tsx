/** The call of the side's system, offered: made with one press, explained with another. */
import { type Call, PASS } from '#core/call.ts'
import { seatName } from '#core/seat.ts'
import { actions } from '#store/index.ts'
import { Button } from '../parts/Button.tsx'
import { CallList, CallText } from '../parts/CallText.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Term } from '../parts/Term.tsx'
import { requestCall } from './requests.ts'
import type { AutoCall } from './use-auto-call.ts'
import type { Offer } from './use-offer.ts'

/** Unfolds the panel, brings it into view and gives it the focus. */
function showPanel(id: string): void {
  actions.foldPanel(id, false)
  const panel = document.querySelector<HTMLElement>(`[data-panel="${id}"]`)
  panel?.scrollIntoView({ block: 'nearest' })
  panel?.querySelector<HTMLElement>('.panel-fold')?.focus({ preventScroll: true })
}

export function OfferLine({
  offer,
  auto: { itself, stopped, setStopped },
  closed,
}: {
  readonly offer: Offer
  readonly auto: AutoCall
  /** True when the hand is closed to this reader: no more is told than the call. */
  readonly closed: boolean
}) {
  const passes = offer.call === PASS
  if (offer.by === 'silent') return null
  if (itself && !stopped)
    return (
      <div className="offer">
        <p>
          {offer.system} calls for {seatName(offer.seat)} by itself.
        </p>
        <Button onClick={() => setStopped(true)}>Stop</Button>
      </div>
    )
  return (
    <div className="offer">
      {offer.by === 'openbid' ? (
        <p>
          <Term id="openbid" /> {passes ? 'passes' : 'opens'}{' '}
          {!passes && <CallText call={offer.call} />} with {seatName(offer.seat)}’s hand.
        </p>
      ) : (
        <p>
          {offer.system} {passes ? 'passes' : 'calls'} {!passes && <CallText call={offer.call} />}{' '}
          with {seatName(offer.seat)}’s hand.
          {offer.alert === true && (
            <>
              {' '}
              It is <Term id="alert">alerted</Term>.
            </>
          )}
          {!closed && offer.surviving !== undefined && (
            <>
              {' '}
              <Survivors calls={offer.surviving} />
            </>
          )}
        </p>
      )}
      <Button
        variant="primary"
        keyHint="Space"
        data-suggested
        onClick={() => requestCall(offer.call, 'offer')}
      >
        Make this call
      </Button>
      {itself && <Button onClick={() => setStopped(false)}>Go on by itself</Button>}
      <Button onClick={() => showPanel('why-call')}>Why</Button>
    </div>
  )
}

const Survivors = ({ calls }: { readonly calls: readonly Call[] }) =>
  calls.length === 0 ? (
    <Mark kind="impossible" word="No survivor" />
  ) : calls.length === 1 ? (
    'Nothing else survives.'
  ) : (
    <>
      <CallList calls={calls} /> survive.
    </>
  )
