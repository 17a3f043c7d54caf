/**
 * What a defender's first small card in a suit says by agreement: how many it holds when declarer
 * leads the suit, whether it likes the suit when partner leads it or when it throws a card of it.
 * A card is high when its holder has a lower one. With a singleton there was nothing to say, and a card
 * that had a job was no signal: third hand high, a trump drawn, a suit whose honours all lie in sight.
 * Where the odds are those of recorded play, each small card weighs by its place in the holding, and by
 * the honours that would have beaten the trick: whose players they are, and so what they had agreed, is
 * not known, and nobody is told to have signalled against it.
 */
import { rankOf, suitOf } from '#core/card.ts'
import { type Holding, length } from '#core/holding.ts'
import { TEN } from '#core/rank.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import type { CardSign, Inference, Reading } from '../inference/inference.ts'
import { leadReadings } from '../inference/lead-cells.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import {
  allOf,
  anyOf,
  isNever,
  type LedFrom,
  not,
  type Predicate,
} from '../predicates/predicate.ts'
import type { CardingAgreement, Signal } from './carding.ts'
import {
  type DefenderPlay,
  dealtTo,
  defenderPlays,
  isFree,
  isPartners,
  placedAs,
  trumpOf,
} from './defence.ts'
import { likedHonours, TOPS } from './liking.ts'
import { recordedFor } from './odds.ts'
import { honoursAction, type PlacedAs, placedAction, type RecordedOdds } from './recorded.ts'
import type { Agreements } from './source.ts'

const isHigh = (cell: LedFrom): boolean => cell.k < cell.n
/** Cells of the card's suit, a lone card apart. */
const some = (cells: readonly LedFrom[], wanted: (cell: LedFrom) => boolean): Predicate =>
  anyOf(...cells.filter((cell) => cell.n > 1 && wanted(cell)))

export interface SignalMessage {
  readonly sign: CardSign
  /** What a high card says, and a low one. */
  readonly high: (cells: readonly LedFrom[]) => Predicate
  readonly low: (cells: readonly LedFrom[]) => Predicate
  /** The same where it is not so. */
  readonly falseHigh: (cells: readonly LedFrom[]) => Predicate
  readonly falseLow: (cells: readonly LedFrom[]) => Predicate
}

const even = (cell: LedFrom): boolean => cell.n % 2 === 0
const countMessage = (signal: Signal): SignalMessage => {
  const yes = (cell: LedFrom): boolean => even(cell) === (signal === 'standard')
  return {
    sign: 'count',
    high: (cells) => some(cells, (c) => isHigh(c) && yes(c)),
    low: (cells) => some(cells, (c) => !isHigh(c) && !yes(c)),
    falseHigh: (cells) => some(cells, (c) => isHigh(c) && !yes(c)),
    falseLow: (cells) => some(cells, (c) => !isHigh(c) && yes(c)),
  }
}
/** A high card says `liked` is so, a low one that it is not. */
const likingMessage = (sign: CardSign, liked: Predicate): SignalMessage => {
  const high = (cells: readonly LedFrom[]) => some(cells, isHigh)
  const low = (cells: readonly LedFrom[]) => some(cells, (c) => !isHigh(c))
  const and = (a: Predicate, b: Predicate) => (isNever(a) ? a : allOf(a, b))
  return {
    sign,
    high: (cells) => and(high(cells), liked),
    low: (cells) => and(low(cells), not(liked)),
    falseHigh: (cells) => and(high(cells), not(liked)),
    falseLow: (cells) => and(low(cells), liked),
  }
}
/** One of these ranks at least. */
const someOf = (seat: Seat, suit: Suit, ranks: Holding): Predicate => ({
  ...{ kind: 'among', seat, suit, ranks },
  ...{ min: 1, max: length(ranks) },
})

/** What the card is taken to say; `undefined` where it says nothing. */
export function signalOf(
  play: DefenderPlay,
  carding: CardingAgreement,
  trump: Suit | undefined,
): SignalMessage | undefined {
  const { seat, card } = play.event
  const suit = suitOf(card)
  const { count, attitude, discard, suitPreference } = carding.signals
  const liking = (sign: CardSign, signal: Signal, ranks: Holding): SignalMessage | undefined => {
    if (signal === 'none' || (dealtTo(play.position, suit) & ranks) === 0) return undefined
    const liked = someOf(seat, suit, ranks)
    return likingMessage(sign, signal === 'standard' ? liked : not(liked))
  }
  if (rankOf(card) >= TEN || !play.firstOfSuit || !isFree(play, trump)) return undefined
  if (!play.showOut) {
    if (isPartners(play)) return liking('attitude', attitude, likedHonours(play.ledCard))
    return count === 'none' ? undefined : countMessage(count)
  }
  if (!suitPreference) return liking('discard', discard, TOPS)
  const left = SUITS.filter((s) => s !== suit && s !== trump && s !== suitOf(play.ledCard))
  const [lower, higher] = [left[0], left.at(-1)]
  if (lower === undefined || higher === undefined || lower === higher) return undefined
  return likingMessage('suit-preference', allOf(someOf(seat, higher, TOPS)))
}

const agreedAction = (
  readings: readonly Reading[],
  seat: Seat,
  { agreed, against }: CardingAgreement['signals']['weights'],
): Likelihood => ({
  seat,
  terms: [
    {
      weight: agreed,
      when: anyOf(...readings.filter((r) => r.qualifier !== 'inconsistent').map((r) => r.says)),
    },
  ],
  otherwise: against,
})

/** What the card weighs by its place in the holding and, where its hand followed suit, by its honours. */
function placeActions(play: DefenderPlay, as: PlacedAs, odds: RecordedOdds): readonly Likelihood[] {
  const { position, event, beating, partnerWins } = play
  const { seat, card } = event
  const place = placedAction(
    odds.places[as],
    seat,
    leadReadings(position, seat, card, () => false),
  )
  if (as === 'thrown') return [place]
  const table = odds.honours[as][partnerWins ? 'ours' : 'theirs']
  return [place, honoursAction(table, seat, suitOf(card), beating)]
}

/** What a card can say, with how each stands with the agreement; nothing to agree on where it is not known. */
function readingsOf(
  message: SignalMessage,
  cells: readonly LedFrom[],
  isAgreed: boolean,
): readonly Reading[] {
  const as = (qualifier: NonNullable<Reading['qualifier']>) => (isAgreed ? qualifier : undefined)
  const all: readonly Reading[] = [
    { says: message.high(cells), qualifier: as('consistent') },
    { says: message.low(cells), qualifier: as('consistent') },
    { says: anyOf(...cells.filter((cell) => cell.n === 1)), qualifier: undefined },
    { says: message.falseHigh(cells), qualifier: as('inconsistent') },
    { says: message.falseLow(cells), qualifier: as('inconsistent') },
  ]
  return all.filter((reading) => !isNever(reading.says))
}

export function signals(view: SeatView, agreements: Agreements): readonly Inference[] {
  const trump = trumpOf(view)
  return defenderPlays(view).flatMap((play): readonly Inference[] => {
    const { seat, index, card } = play.event
    const carding = agreements.carding[sideOf(seat)]
    const message = signalOf(play, carding, trump)
    const as = placedAs(play, trump)
    const odds = message?.sign === 'suit-preference' ? undefined : recordedFor(agreements, seat)
    const weighs = odds === undefined || as === undefined || rankOf(card) >= TEN
    const [action, ...also] = weighs ? [] : placeActions(play, as, odds)
    const id = `signal-${index}`
    const because = (sign: CardSign) => ({ kind: 'card', index, sign, rule: carding.name }) as const
    if (message === undefined)
      return action === undefined
        ? []
        : [{ id, seat, because: because('followed'), kind: 'tendency', readings: [], action, also }]
    const cells = leadReadings(play.position, seat, card)
    const readings = readingsOf(message, cells, odds === undefined)
    const made = {
      id,
      seat,
      because: because(message.sign),
      kind: 'exactly-one',
      readings,
    } as const
    return [
      action === undefined
        ? { ...made, action: agreedAction(readings, seat, carding.signals.weights) }
        : { ...made, action, also },
    ]
  })
}
