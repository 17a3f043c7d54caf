/**
 * What plays that were not made say, as tendencies: second hand that did not cover, an opening lead
 * that was not partner's suit or not from a sequence elsewhere, third hand that did not play lower.
 */
import { isBid, strainOf } from '#core/call.ts'
import { cardOf, rankOf, suitOf } from '#core/card.ts'
import { HONOURS, type Holding } from '#core/holding.ts'
import { ACE, type Rank, TEN } from '#core/rank.ts'
import { partner, rotate, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP, SUITS, type Suit } from '#core/suit.ts'
import type { CardSign, Inference } from '../inference/inference.ts'
import { anyOf, not, type Predicate } from '../predicates/predicate.ts'
import { type DefenderPlay, dealtTo, defenderPlays, isPartners, trumpOf } from './defence.ts'
import { notMadeOf, recordedFor } from './odds.ts'
import type { Agreements } from './source.ts'

const ALL_OF_A_HUNDRED = 100
/** Of a hundred hands that could have beaten the trick third in hand, how many play low all the same. */
const THIRD_HAND_LOW = 12

/** @param rest of a hundred hands that do not bear it out, how many act so all the same. */
function tendency(
  play: DefenderPlay,
  id: string,
  sign: CardSign,
  says: Predicate,
  rest: number,
  rule: string,
): Inference {
  const { seat, index } = play.event
  return {
    id: `${id}-${index}`,
    seat,
    because: { kind: 'card', index, sign, rule },
    kind: 'tendency',
    readings: [{ says, qualifier: 'consistent' }],
    action: { seat, terms: [{ weight: ALL_OF_A_HUNDRED, when: says }], otherwise: rest },
  }
}

/** Second hand followed below an honour that a higher one could have covered. */
function coverSays(play: DefenderPlay): Predicate | undefined {
  const { event, ledCard, place } = play
  const rank = rankOf(ledCard)
  if (place !== 1 || isPartners(play) || play.showOut || rank < TEN || rank === ACE)
    return undefined
  if (rankOf(event.card) > rank) return undefined
  const higher = dealtTo(play.position, suitOf(ledCard)) & ~((1 << (rank + 1)) - 1) & 0x1fff
  if (higher === 0) return undefined
  const ranks = (0x1fff & ~((1 << (rank + 1)) - 1)) as Holding
  return { kind: 'among', seat: event.seat, suit: suitOf(ledCard), ranks, min: 0, max: 0 }
}

/** Third hand's honour denies the touching one below it. */
function equalsSay(play: DefenderPlay): Predicate | undefined {
  const { event, position } = play
  if (play.place !== 2 || !isPartners(play) || play.showOut || rankOf(event.card) <= TEN)
    return undefined
  const suit = suitOf(event.card)
  // A card in sight between two does not keep them from being equals.
  let rank = rankOf(event.card) - 1
  while (rank >= TEN && ((position.unseen[suit] >> rank) & 1) === 0) rank -= 1
  if (rank < TEN) return undefined
  return not({ kind: 'card', seat: event.seat, card: cardOf(suit, rank as Rank) })
}

/**
 * Third hand played a small card though something higher was to beat: it has nothing that beats, but for
 * cards touching the one it played. Dummy's own honour keeps third hand's back, so nothing is said then.
 */
function thirdHandSays(play: DefenderPlay, view: SeatView): Predicate | undefined {
  const { event, position, best, place } = play
  if (place !== 2 || !isPartners(play) || play.showOut || best === undefined) return undefined
  const suit = suitOf(event.card)
  if (suitOf(best) !== suit || rankOf(event.card) >= TEN) return undefined
  // Partner's honour may be left to win, and an ace of theirs cannot be beaten.
  if (play.partnerWins && rankOf(best) >= TEN) return undefined
  if (view.dummy !== undefined && (view.dummy[suit] & HONOURS) !== 0) return undefined
  let from = Math.max(rankOf(best), rankOf(event.card)) + 1
  // From touching cards the lower is played.
  if (
    rankOf(event.card) > rankOf(best) &&
    from <= ACE &&
    ((position.unseen[suit] >> from) & 1) === 1
  )
    from += 1
  const ranks = (dealtTo(position, suit) & HONOURS & ~((1 << from) - 1)) as Holding
  return ranks === 0 ? undefined : { kind: 'among', seat: event.seat, suit, ranks, min: 0, max: 0 }
}

/** The first suit that the seat's partner bid. */
function partnersSuit(view: SeatView, play: DefenderPlay): Suit | undefined {
  const wanted = partner(play.event.seat)
  for (const [i, { call }] of view.calls.entries()) {
    if (rotate(view.dealer, i) !== wanted || !isBid(call)) continue
    const strain = strainOf(call)
    if (strain !== NOTRUMP) return strain
  }
  return undefined
}

/** Three touching honours of which the top would have been led. */
const TRIPLES = [0x1c00, 0x0e00, 0x0700] as readonly number[] as readonly Holding[]
function sequenceDenied(play: DefenderPlay, suit: Suit): Predicate | undefined {
  const may = dealtTo(play.position, suit)
  const held = TRIPLES.filter((ranks) => (ranks & ~may) === 0)
  if (held.length === 0) return undefined
  const { seat } = play.event
  return not(
    anyOf(...held.map((ranks) => ({ kind: 'among', seat, suit, ranks, min: 3, max: 3 }) as const)),
  )
}

export function notMade(view: SeatView, agreements: Agreements): readonly Inference[] {
  const trump = trumpOf(view)
  return defenderPlays(view).flatMap((play): readonly Inference[] => {
    const carding = agreements.carding[sideOf(play.event.seat)]
    const habits = notMadeOf(agreements, play.event.seat)
    const { cover, lowestOfEquals, sequence, partnersSuit: suitLet } = habits
    const out: Inference[] = []
    const put = (id: string, sign: CardSign, says: Predicate | undefined, rest: number): void => {
      if (says !== undefined && rest < ALL_OF_A_HUNDRED)
        out.push(tendency(play, id, sign, says, rest, carding.name))
    }
    put('not-covered', 'not-covered', coverSays(play), cover)
    put('equals', 'lowest-of-equals', equalsSay(play), lowestOfEquals)
    // By recorded play the card weighs by its place and by its player's honours; where nobody signals,
    // nobody has a way to play third in hand either.
    if (
      carding.signals.attitude !== 'none' &&
      recordedFor(agreements, play.event.seat) === undefined
    )
      put('third-hand', 'third-hand', thirdHandSays(play, view), THIRD_HAND_LOW)
    if (play.event.index !== 0) return out
    const led = suitOf(play.event.card)
    const partners = partnersSuit(view, play)
    if (partners !== undefined && partners !== led && partners !== trump)
      put(
        'partners-suit',
        'partners-suit-not-led',
        { kind: 'length', seat: play.event.seat, suit: partners, min: 0, max: 1 },
        suitLet,
      )
    for (const suit of SUITS)
      if (suit !== led && suit !== trump && suit !== partners)
        put(`no-sequence-${suit}`, 'no-sequence-led', sequenceDenied(play, suit), sequence)
    return out
  })
}
