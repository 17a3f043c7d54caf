/** Hands worth a call, by 13 points or a suit of seven cards, that pass as long as the auction lasts. */
import { PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import * as handOf from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import { partner, type Side, sideOf } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import { isGame } from '../auction/pattern-holds.ts'
import type { PublicState } from '../auction/public-state.ts'
import { ruleHandSteps } from '../auction/turn-hands.ts'
import type { TurnRule } from '../auction/turn-rules.ts'
import { type CountedTurn, worthCells, worthOf } from './counted-turns.ts'
import { named, type Silence, situationOf, type Worth } from './finding.ts'
import { auctionKey } from './holes.ts'

const WORTHS: readonly Worth[] = ['points', 'length']
export const worthOfHand = (hand: handOf.Hand): Worth | undefined =>
  worthOf(handOf.lengths(hand), handOf.hcp(hand))

/** The least that partner has shown for 13 points opposite to be worth a call. */
const OPENED = 11
/** What a hand may be worth a call for at the turn: opposite a weak opening or a game, for nothing. */
const worthAt = ({ state, place }: CountedTurn): readonly Worth[] => {
  if (place === 'opening') return WORTHS
  const { lastBid, seat } = state
  const isGameBid = lastBid === undefined || isGame(lastBid)
  return isGameBid || state.shown(partner(seat)).hcp.low < OPENED ? [] : ['points']
}
/** Hands worth a call that the rules of a counted turn pass with, by rule. */
export function* countedSilence(
  turn: CountedTurn,
  seed: Seed,
): Generator<void, readonly Silence[], void> {
  const { state, rules, worth } = turn
  const found: Silence[] = []
  for (const its of worthAt(turn)) {
    const of = worth[its].reduce((sum, n) => sum + n, 0)
    for (const [place, turnRule] of rules.entries()) {
      const hands = worth[its][place]!
      if (turnRule.call !== PASS || hands === 0) continue
      const drawn = yield* reporting(
        ruleHandSteps(state, turnRule, 1, seed, { within: worthCells(its) }),
        () => undefined,
      )
      const [hand] = drawn.hands
      found.push({
        kind: 'silence',
        rules: [named(turnRule.origin, turnRule.natural)],
        turn: situationOf(state),
        worth: its,
        share: { hands, of },
        isExact: true,
        contested: false,
        ...(hand === undefined ? {} : { hand }),
      })
    }
  }
  return found
}

/** The turn of a hand in a drawn deal. */
export interface PlayedTurn {
  readonly state: PublicState
  readonly turnRule: TurnRule
}
interface Tally {
  /** With the strongest of the hands. */
  best: Silence | undefined
  /** The turn, and for what the hand is worth a call. */
  readonly turn: string
  hands: number
}
const pointsOf = (silence: Silence | undefined): number =>
  silence?.hand === undefined ? -1 : handOf.hcp(silence.hand)
/** Keeps, over drawn deals, the hands worth a call that never made one. */
export interface SilenceTally {
  /**
   * @param turns those of the whole auction, in order.
   * @param isHeard whether the hands of the side count.
   */
  readonly visit: (
    deal: Deal,
    turns: readonly PlayedTurn[],
    isHeard: (side: Side) => boolean,
  ) => void
  /** Commonest first, then the strongest. */
  readonly silences: () => readonly Silence[]
}
export function silenceTally(): SilenceTally {
  const silent = new Map<string, Tally>()
  const worthy = new Map<string, number>()
  return {
    visit: (deal, turns, isHeard) => {
      for (const seat of [0, 1, 2, 3] as const) {
        const its = worthOfHand(deal[seat])
        const own = turns.filter(({ state }) => state.seat === seat)
        const [first] = own
        if (its === undefined || first === undefined || !isHeard(sideOf(seat))) continue
        const turn = `${its} ${auctionKey(first.state.auction.calls)}`
        worthy.set(turn, (worthy.get(turn) ?? 0) + 1)
        if (own.some(({ turnRule }) => turnRule.call !== PASS)) continue
        const { origin, natural } = first.turnRule
        const key = `${turn} ${origin.id}`
        const known = silent.get(key) ?? { turn, hands: 0, best: undefined }
        silent.set(key, known)
        known.hands++
        if (handOf.hcp(deal[seat]) <= pointsOf(known.best)) continue
        known.best = {
          kind: 'silence',
          rules: [named(origin, natural)],
          turn: situationOf(first.state),
          worth: its,
          share: { hands: 0, of: 0 },
          isExact: false,
          contested: turns.some(
            ({ state, turnRule }) => sideOf(state.seat) !== sideOf(seat) && turnRule.call !== PASS,
          ),
          hand: deal[seat],
          deal,
        }
      }
    },
    silences: () =>
      [...silent.values()]
        .toSorted((a, b) => b.hands - a.hands || pointsOf(b.best) - pointsOf(a.best))
        .flatMap(({ best, turn, hands }) =>
          best === undefined ? [] : [{ ...best, share: { hands, of: worthy.get(turn) ?? hands } }],
        ),
  }
}
