/** OPENBID's call, offered: made with one press, explained with another. Nothing is called for anybody. */
import { PASS } from '#core/call.ts'
import { seatName } from '#core/seat.ts'
import { actions } from '#store/index.ts'
import { Button } from '../parts/Button.tsx'
import { CallText } from '../parts/CallText.tsx'
import { Term } from '../parts/Term.tsx'
import { requestCall } from './requests.ts'
import type { Offer } from './use-offer.ts'

/** Unfolds the panel, brings it into view and gives it the focus. */
function showPanel(id: string): void {
  actions.foldPanel(id, false)
  const panel = document.querySelector<HTMLElement>(`[data-panel="${id}"]`)
  panel?.scrollIntoView({ block: 'nearest' })
  panel?.querySelector<HTMLElement>('.panel-fold')?.focus({ preventScroll: true })
}

export function OfferLine({ offer }: { readonly offer: Offer }) {
  const passes = offer.call === PASS
  return (
    <div className="offer">
      <p>
        <Term id="openbid" /> {passes ? 'passes' : 'opens'}{' '}
        {!passes && <CallText call={offer.call} />} with {seatName(offer.seat)}’s hand.
      </p>
      <Button
        variant="primary"
        keyHint="Space"
        data-suggested
        onClick={() => requestCall(offer.call, 'offer')}
      >
        Make this call
      </Button>
      <Button onClick={() => showPanel('why-call')}>Why</Button>
    </div>
  )
}
