/** The last step in one line: who did what, and what it told. A press opens the history in the lens. */
import { ChevronUp } from 'lucide-react'
import { callerAt } from '#core/auction.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { position } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { PHONE, useMedia } from '../../app/use-media.ts'
import { useGuessFirst } from '../../guess-first/GuessSlot.tsx'
import { chooseTab } from '../../lens/lens-store.ts'
import { useLensPhase } from '../../lens/use-lens-phase.ts'
import { CallText, CardText } from '../../parts/CallText.tsx'
import type { ChangeAct } from './changes-model.ts'
import { useChanges } from './use-changes.ts'

/** Where the line has room for two short rows. */

/** The event the cursor stands at; `undefined` at the start. */
function useLatest(): { readonly act: ChangeAct; readonly seat: Seat } | undefined {
  const { auction, record, tricks } = useKibitzer(position)
  const trick = tricks.at(-1)
  const card = trick?.cards.at(-1)
  if (trick !== undefined && card !== undefined)
    return {
      act: { kind: 'card', index: record.cards.length - 1, card },
      seat: ((trick.leader + trick.cards.length - 1) & 3) as Seat,
    }
  const index = auction.calls.length - 1
  const call = auction.calls[index]
  return call === undefined
    ? undefined
    : { act: { kind: 'call', index, call }, seat: callerAt(auction, index) }
}

export function ChangedLine() {
  const { entries, stale } = useChanges()
  const latest = useLatest()
  const guessing = useGuessFirst()
  const phase = useLensPhase()
  const [first] = entries
  const now = first?.current === true ? first : undefined
  const agreed = now !== undefined && now.sentences.length === 0
  const phone = useMedia(PHONE)
  const whole = now?.sentences[0] ?? now?.agreed[0]?.text
  const short = agreed ? now.agreed[0]?.short : now?.short
  const said = guessing ? undefined : phone ? (short ?? whole) : whole
  return (
    <button
      type="button"
      className="changed"
      aria-busy={stale}
      onClick={() => chooseTab({ tab: 'more', phase })}
    >
      <span className="sr-only">What changed: </span>
      {latest === undefined ? (
        <span className="changed-words">Nothing has happened yet.</span>
      ) : (
        // Of each step its own, and again when its words come: what stands in the middle would be moved.
        <span
          key={`${latest.act.kind} ${latest.act.index} ${said === undefined}`}
          className="changed-line"
        >
          <span className="changed-act" data-said={said !== undefined || undefined}>
            {latest.act.kind === 'card' ? (
              <CardText card={latest.act.card} />
            ) : (
              <CallText call={latest.act.call} />
            )}{' '}
            <span className="changed-seat">{seatName(latest.seat)}</span>
          </span>{' '}
          {said !== undefined && (
            <span className="changed-words" data-agreed={agreed || undefined}>
              {said}
            </span>
          )}
        </span>
      )}
      <ChevronUp size={16} aria-hidden="true" className="ms-auto text-ink-2 max-sm:hidden" />
    </button>
  )
}
