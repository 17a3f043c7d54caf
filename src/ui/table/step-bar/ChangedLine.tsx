/**
 * The last step in one line: who did what, and what it told; said aloud as well, where that is wanted. A press
 * opens the history in the lens.
 */
import { ChevronUp } from 'lucide-react'
import { callerAt } from '#core/auction.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Act } from '#explain/proof.ts'
import { position } from '#store/index.ts'
import { useAnnounceNews } from '../../ask/knowledge/use-announce-news.ts'
import { useNews } from '../../ask/knowledge/use-news.ts'
import { chooseTab } from '../../ask/lens/lens-store.ts'
import { useLensPhase } from '../../ask/lens/use-lens-phase.ts'
import { useGuessFirst } from '../../ask/use-guess-first.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { CallText, CardText } from '../../kit/CallText.tsx'

/** The event the cursor stands at; `undefined` at the start. */
function useLatest(): { readonly act: Act; readonly seat: Seat } | undefined {
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
  const now = useNews()
  useAnnounceNews(now)
  const { news, running } = now
  const latest = useLatest()
  const guessing = useGuessFirst()
  const phase = useLensPhase()
  const said = guessing ? undefined : news
  return (
    <button
      type="button"
      className="changed"
      aria-busy={running}
      onClick={() => chooseTab({ tab: 'more', phase })}
    >
      <span className="sr-only">{t`What changed: `}</span>
      {latest === undefined ? (
        <span className="changed-words">{t`Nothing has happened yet.`}</span>
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
            <span className="changed-words" data-by={said.by}>
              {said.by === 'agreed' && <span className="sr-only">{t`By agreement: `}</span>}
              {said.card !== undefined && <CardText card={said.card} />}
              {said.text}
            </span>
          )}
        </span>
      )}
      <ChevronUp size={16} aria-hidden="true" className="ms-auto text-ink-2 max-sm:hidden" />
    </button>
  )
}
