/**
 * The card that a defender leads for partner to ruff says where to put him in again: the highest small card the
 * higher of the two other side suits, the lowest the lower, one between neither. Everybody with signals plays so.
 */
import { rankOf, suitOf } from '#core/card.ts'
import { type Holding, length } from '#core/holding.ts'
import { TEN } from '#core/rank.ts'
import { partner, type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import type { Inference, Reading } from '../inference/inference.ts'
import { type CardEvent, cardEvents } from '../law/replay-play.ts'
import { allOf, anyOf, isNever, not, type Predicate } from '../predicates/predicate.ts'
import { type DefenderPlay, dealtTo, defenderPlays, trumpOf } from './defence.ts'
import { TOPS } from './liking.ts'
import { recordedFor } from './odds.ts'
import type { Agreements } from './source.ts'

/** Below the ten. */
const SMALL = (1 << TEN) - 1

/** True where the leader's partner has shown that he has none of the suit, and may have a trump. */
export function givesRuff(
  events: readonly CardEvent[],
  leader: Seat,
  suit: Suit,
  trump: Suit | undefined,
): boolean {
  if (trump === undefined || suit === trump) return false
  const shownOut = (of: Suit): boolean =>
    events.some(
      ({ seat, led, card }) => seat === partner(leader) && led === of && suitOf(card) !== of,
    )
  return shownOut(suit) && !shownOut(trump)
}

/** The two side suits that the card can ask for, the lower one first. */
export function preferredSuits(suit: Suit, trump: Suit): readonly [Suit, Suit] {
  const [lower, higher] = SUITS.filter((one) => one !== suit && one !== trump)
  return [lower!, higher!]
}

const NEVER = anyOf()
const someOf = (seat: Seat, suit: Suit, ranks: Holding): Predicate =>
  ranks === 0
    ? NEVER
    : { ...{ kind: 'among', seat, suit, ranks }, ...{ min: 1, max: length(ranks) } }
const noneOf = (seat: Seat, suit: Suit, ranks: Holding): Predicate =>
  ranks === 0 ? allOf() : { kind: 'among', seat, suit, ranks, min: 0, max: 0 }
const both = (...parts: readonly Predicate[]): Predicate =>
  parts.some(isNever) ? NEVER : allOf(...parts)

interface Said {
  readonly says: Predicate
  readonly qualifier: 'consistent' | 'inconsistent' | undefined
}
/** What the lead says, each way once; nothing where either suit's honours all lie in sight. */
function saidBy({ event, position }: DefenderPlay, gone: Holding, trump: Suit): readonly Said[] {
  const { seat, card } = event
  const suit = suitOf(card)
  const [lower, higher] = preferredSuits(suit, trump)
  const [low, high] = [lower, higher].map((of) => (dealtTo(position, of) & TOPS) as Holding)
  if (low === 0 || high === 0) return []
  const mine = (dealtTo(position, suit) & SMALL & ~gone) as Holding
  const rank = 1 << rankOf(card)
  const [below, above] = [mine & (rank - 1), mine & ~((rank << 1) - 1)] as [Holding, Holding]
  const isHighest = both(someOf(seat, suit, below), noneOf(seat, suit, above))
  const isLowest = both(noneOf(seat, suit, below), someOf(seat, suit, above))
  const [likesLow, likesHigh] = [someOf(seat, lower, low!), someOf(seat, higher, high!)]
  const silent = anyOf(
    ...[
      both(someOf(seat, suit, below), someOf(seat, suit, above)),
      both(noneOf(seat, suit, below), noneOf(seat, suit, above)),
    ].filter((one) => !isNever(one)),
  )
  const all: readonly Said[] = [
    { says: both(isHighest, likesHigh), qualifier: 'consistent' },
    { says: both(isLowest, likesLow), qualifier: 'consistent' },
    { says: silent, qualifier: undefined },
    { says: both(isHighest, not(likesHigh)), qualifier: 'inconsistent' },
    { says: both(isLowest, not(likesLow)), qualifier: 'inconsistent' },
  ]
  return all.filter(({ says }) => !isNever(says))
}

export function ruffPreference(view: SeatView, agreements: Agreements): readonly Inference[] {
  const trump = trumpOf(view)
  if (trump === undefined) return []
  const events = cardEvents(view)
  return defenderPlays(view).flatMap((play): readonly Inference[] => {
    const { seat, index, card } = play.event
    const { signals, name } = agreements.carding[sideOf(seat)]
    const suit = suitOf(card)
    const before = events.slice(0, index)
    if (play.place !== 0 || signals.attitude === 'none' || rankOf(card) >= TEN) return []
    if (!givesRuff(before, seat, suit, trump)) return []
    const gone = before.reduce(
      (mask, { card: one }) => (suitOf(one) === suit ? mask | (1 << rankOf(one)) : mask),
      0,
    ) as Holding
    const said = saidBy(play, gone, trump)
    if (said.length === 0) return []
    // Whose players they are is not known where the odds are recorded: nobody is told to have erred.
    const isAgreed = recordedFor(agreements, seat) === undefined
    const readings = said.map(
      ({ says, qualifier }): Reading => ({ says, qualifier: isAgreed ? qualifier : undefined }),
    )
    const kept = said.filter(({ qualifier }) => qualifier !== 'inconsistent')
    const { agreed, against } = signals.weights
    const when = anyOf(...kept.map(({ says }) => says))
    return [
      {
        ...{ id: `preference-${index}`, seat, kind: 'exactly-one', readings },
        because: { kind: 'card', index, sign: 'suit-preference', rule: name },
        action: { seat, terms: [{ weight: agreed, when }], otherwise: against },
      },
    ]
  })
}
