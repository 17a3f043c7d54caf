/**
 * A single-trick scenario: one layout of a suit, the four cards played to one trick, and the
 * characteristics that document 004, section IV, wants stored of it.
 */
import * as holding from '#core/holding.ts'
import { RANKS, type Rank, rankLetter } from '#core/rank.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import { choices, type FourHands, pairCards, suitOwnerOf } from './four-hands.ts'
import {
  afterOpenTrick,
  type OpenGoal,
  openTrickWinner,
  openValueOfTrick,
  replies,
  type TrickCards,
} from './open-play.ts'
import {
  nextSeat,
  otherPair,
  type Pair,
  type PerPairAndSeat,
  pairOf,
  type SuitSeat,
  seatsOfPair,
  suitSeatLetter,
} from './suit-seats.ts'
import { cashable, masters, topRun } from './winners.ts'

/** Winners of one pair, in both meanings (winners.ts). */
export interface PairWinners {
  readonly pair: Pair
  readonly masters: number
  readonly cashable: number
  /** By seat of the pair: A and C, or B and D. */
  readonly seats: readonly [SeatWinners, SeatWinners]
}
export interface SeatWinners {
  readonly seat: SuitSeat
  readonly masters: number
  readonly cashable: number
}

export interface Scenario {
  /** The layout before the trick. */
  readonly hands: FourHands
  readonly leader: SuitSeat
  /** The four cards in the order played. */
  readonly cards: TrickCards
  readonly winner: SuitSeat
  /** The layout after it, in the ranks of the cards. */
  readonly after: FourHands
  /** Winners held after the trick, by pair A and C, B and D. */
  readonly held: readonly [PairWinners, PairWinners]
  /** Winners made by the trick: those held after it less the masters from before it that are still held. */
  readonly created: readonly [PairWinners, PairWinners]
  /** The winners made for the pair that won the trick, which is on lead. */
  readonly immediate: PairWinners
  /** The winners made for the pair that did not win it. */
  readonly pending: PairWinners
  /** Which side won it with a card that was no master before: the leading one, the other, or neither. */
  readonly wonByNonmaster: 'leading' | 'nonleading' | undefined
}

/**
 * The scenario of four cards.
 * @param cards in the order played; `undefined` for a seat that cannot follow. They must be lawful
 *   (checked by `readScenario` where they come from outside).
 */
export function scenarioOf(hands: FourHands, leader: SuitSeat, cards: TrickCards): Scenario {
  const winner = openTrickWinner(leader, cards)
  const after = afterOpenTrick(hands, leader, cards)
  const before = topRun(hands).ranks
  const kept = masters(after, before)
  const now = { masters: masters(after), cashable: cashable(after) }
  const nothing: PerPairAndSeat = { pair: [0, 0], seat: [0, 0, 0, 0] }
  const winners = (less: PerPairAndSeat) => (pair: Pair) => pairWinners(now, less, pair)
  const held = winners(nothing)
  const created = winners(kept)
  const won = cards[(winner - leader + 4) & 3]
  const leads = pairOf(winner) === pairOf(leader)
  return {
    ...{ hands, leader, cards, winner, after },
    held: [held(0), held(1)],
    created: [created(0), created(1)],
    immediate: created(pairOf(winner)),
    pending: created(otherPair(pairOf(winner))),
    wonByNonmaster:
      won === undefined || before.includes(won) ? undefined : leads ? 'leading' : 'nonleading',
  }
}

function pairWinners(
  now: { readonly masters: PerPairAndSeat; readonly cashable: PerPairAndSeat },
  less: PerPairAndSeat,
  pair: Pair,
): PairWinners {
  const minus = (a: number, b: number) => Math.max(0, a - b)
  const of = (seat: SuitSeat): SeatWinners => ({
    seat,
    masters: minus(now.masters.seat[seat], less.seat[seat]),
    cashable: minus(now.cashable.seat[seat], less.seat[seat]),
  })
  const [first, second] = seatsOfPair(pair)
  return {
    pair,
    masters: minus(now.masters.pair[pair], less.pair[pair]),
    cashable: minus(now.cashable.pair[pair], less.pair[pair]),
    seats: [of(first), of(second)],
  }
}

/**
 * Checks a trick that comes from outside.
 * @returns the scenario, or `scenario/turn` (wrong number of cards or nothing led), `scenario/held`
 *   (a card its seat does not hold) or `scenario/follow` (a seat that must follow does not).
 */
export function readScenario(
  hands: FourHands,
  leader: SuitSeat,
  cards: TrickCards,
): Result<Scenario, Problem> {
  if (cards.length !== 4 || cards[0] === undefined)
    return problem('scenario/turn', t`A trick is four cards, and the leader plays one of them.`)
  for (const [i, card] of cards.entries()) {
    const seat = nextSeat(leader, i)
    if (card === undefined) {
      if (hands[seat] !== 0)
        return problem('scenario/follow', t`Seat ${suitSeatLetter(seat)} can follow and must.`)
    } else if (!holding.has(hands[seat], card))
      return problem(
        'scenario/held',
        t`Seat ${suitSeatLetter(seat)} does not hold the ${rankLetter(card)}.`,
      )
  }
  return ok(scenarioOf(hands, leader, cards))
}

/**
 * Every different single-trick scenario of a layout: touching cards of one hand count as one, the
 * lowest of them. Nothing is left out; see omissions.ts for what the document leaves out.
 * @param leaders the seats that may lead: both of the leading pair by default.
 */
export function scenariosFrom(
  hands: FourHands,
  leaders: readonly SuitSeat[] = [0, 2],
): readonly Scenario[] {
  const found: Scenario[] = []
  const play = (leader: SuitSeat, cards: TrickCards): void => {
    if (cards.length === 4) found.push(scenarioOf(hands, leader, cards))
    else
      for (const card of replies(hands, nextSeat(leader, cards.length)))
        play(leader, [...cards, card])
  }
  for (const leader of leaders) for (const led of choices(hands, leader)) play(leader, [led])
  return found
}

/**
 * Whether somebody of the side that did not lead gave up a higher card for nothing: with all cards
 * seen, a lower one would have left both the tricks and the run of tricks the same (document 004,
 * section VIII, Scenario 2). Deception and signals are not weighed, as the document says.
 */
export function dominatedSacrifice(scenario: Scenario): SuitSeat | undefined {
  const { hands, leader, cards } = scenario
  const pair = pairOf(leader)
  const worth = (played: TrickCards): string =>
    (['run', 'total'] as const)
      .map((until) =>
        openValueOfTrick(hands, leader, played, { pair, until, seats: 3 } satisfies OpenGoal),
      )
      .join()
  for (const i of [1, 3]) {
    const seat = nextSeat(leader, i)
    const played = cards[i]
    if (played === undefined) continue
    const before = cards.slice(0, i)
    const same = worth([...before, played])
    const lower = choices(hands, seat).filter(
      (card) => card < played && !touching(hands, card, played),
    )
    if (lower.some((card) => worth([...before, card]) === same)) return seat
  }
  return undefined
}

/**
 * Where the side that led loses the lead: in this trick, or in the next round because it has no
 * cashable card left while the others still have cards; then to the holder of their highest card.
 */
export function leadLostTo(
  scenario: Scenario,
): { readonly seat: SuitSeat; readonly when: 'now' | 'next' } | undefined {
  const { after, leader, winner, held } = scenario
  const pair = pairOf(leader)
  if (pairOf(winner) !== pair) return { seat: winner, when: 'now' }
  const [first, second] = seatsOfPair(otherPair(pair))
  const theirs = holding.highest(holding.union(after[first], after[second]))
  if (theirs === undefined || held[pair].cashable > 0 || pairCards(after, pair) === 0)
    return undefined
  return { seat: holding.has(after[first], theirs) ? first : second, when: 'next' }
}

/** Whether all the cards in play from one to the other belong to one seat. */
const touching = (hands: FourHands, low: Rank, high: Rank): boolean => {
  const holders = RANKS.slice(low, high + 1).map((rank) => suitOwnerOf(hands, rank))
  return holders.every((seat) => seat === undefined || seat === holders[0])
}
