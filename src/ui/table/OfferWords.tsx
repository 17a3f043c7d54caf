/** What the side's system calls, in a sentence: the action bar has the button that does it. */
import { type Call, PASS } from '#core/call.ts'
import { seatName } from '#core/seat.ts'
import { t, tAs } from '#core/text.ts'
import { CallList, CallText } from '../kit/CallText.tsx'
import { Mark } from '../kit/Mark.tsx'
import { Term } from '../kit/Term.tsx'
import { tx } from '../kit/tx.ts'
import { PHONE, useMedia } from '../kit/use-media.ts'
import type { Offer } from './use-offer.ts'

export function OfferWords({
  offer,
  closed,
  itself,
}: {
  readonly offer: Offer
  /** True when the hand is closed to this reader: no more is told than the call. */
  readonly closed: boolean
  /** True when the call is about to be made by itself. */
  readonly itself: boolean
}) {
  // A longer name would push the call itself out of the bar of a phone.
  const name = useMedia(PHONE) ? offer.short : offer.system
  if (offer.by === 'silent') return null
  if (itself)
    return <span className="offer">{t`${name} calls for ${seatName(offer.seat)} by itself.`}</span>
  const passes = offer.call === PASS
  return (
    <span className="offer">
      {offer.by === 'openbid' ? <Term id="openbid" /> : name}{' '}
      {passes ? t`passes` : offer.by === 'openbid' ? t`opens` : tAs('verb')`calls`}
      {!passes && (
        <>
          {' '}
          <CallText call={offer.call} />
        </>
      )}
      .
      {offer.alert === true && (
        <>
          {' '}
          <Term id="alert">{t`Alerted`}</Term>.
        </>
      )}
      {!closed && offer.surviving !== undefined && (
        <>
          {' '}
          <Survivors calls={offer.surviving} />
        </>
      )}
    </span>
  )
}

const Survivors = ({ calls }: { readonly calls: readonly Call[] }) =>
  calls.length === 0 ? (
    <Mark kind="impossible" word={t`No survivor`} />
  ) : calls.length === 1 ? (
    t`Nothing else survives.`
  ) : (
    tx`${<CallList calls={calls} />} survive.`
  )
