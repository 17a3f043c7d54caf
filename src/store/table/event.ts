/** What happens on a board, in order: a call, a card or a claim. A timeline is a list of these. */
import type { Card } from '#core/card.ts'
import type { Claim } from '#core/claim.ts'
import type { AnnotatedCall, BoardRecord } from '#core/record.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import type { RobotSpeed } from '../prefs.ts'

type Answered = JobValue<'robot', 'card'>
/** What a robot chose its card by, so that it can be chosen again, and the reason it gave. */
export interface ChosenBy
  extends Pick<JobInput<'robot', 'card'>, 'scoring' | 'seed' | 'level' | 'plan'>,
    Pick<Answered, 'says'> {
  readonly speed: RobotSpeed
  /** Its layouts; `drawn` is absent where they were all there are. */
  readonly grounds: Omit<Answered['grounds'], 'drawn'> & { readonly drawn?: number }
  /** What it means to do next. */
  readonly next?: Answered['plan']
}

/** What a robot went its own way by in the auction, so that it can be weighed again, and the reason it gave. */
export interface CalledBy extends Pick<JobInput<'robot', 'call'>, 'scoring' | 'seed'> {
  readonly speed: RobotSpeed
  readonly says: string
}

export type TimelineEvent =
  /** `by` where a robot made another call than its system’s. */
  | ({ readonly kind: 'call'; readonly by?: CalledBy } & AnnotatedCall)
  /** `by` where a robot played it. */
  | { readonly kind: 'card'; readonly card: Card; readonly by?: ChosenBy }
  | { readonly kind: 'claim'; readonly claim: Claim }

export const callEvent = (call: AnnotatedCall): TimelineEvent => ({ kind: 'call', ...call })
export const cardEvent = (card: Card): TimelineEvent => ({ kind: 'card', card })
export const claimEvent = (claim: Claim): TimelineEvent => ({ kind: 'claim', claim })

/** True when both do the same thing at the table; what was said of a call does not count. */
export function sameEvent(a: TimelineEvent | undefined, b: TimelineEvent | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  if (a.kind === 'call') return b.kind === 'call' && a.call === b.call
  if (a.kind === 'card') return b.kind === 'card' && a.card === b.card
  return (
    b.kind === 'claim' &&
    a.claim.seat === b.claim.seat &&
    a.claim.declarerTricks === b.claim.declarerTricks
  )
}

/** The events of a record, in order: its calls, its cards, its claim. */
export const eventsOf = (record: BoardRecord): readonly TimelineEvent[] => [
  ...record.calls.map(callEvent),
  ...record.cards.map(cardEvent),
  ...(record.claim === undefined ? [] : [claimEvent(record.claim)]),
]
