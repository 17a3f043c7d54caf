/** Turns left to the natural defaults: what these bid there is common sense, and no agreement. */
import { type Call, isBid, PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import { reporting } from '#core/steps.ts'
import type { PublicState } from '../auction/public-state.ts'
import { ruleHandSteps } from '../auction/turn-hands.ts'
import { rulesAt, type TurnRule } from '../auction/turn-rules.ts'
import type { CountedTurn } from './counted-turns.ts'
import { type Hole, type NamedRule, named, situationOf } from './finding.ts'

/** A natural default makes a call that says something. */
export const isCommonSense = ({ natural, call }: TurnRule): boolean => natural && call !== PASS

/** The calls from the first bid on: who passed before it matters little. */
export const auctionKey = (calls: readonly Call[]): string => {
  const first = calls.findIndex(isBid)
  return first < 0 ? '' : calls.slice(first).join()
}

/** The hole of a turn of which all hands were counted, if there is one. */
export function* countedHole(
  { state, rules, before, hands }: CountedTurn,
  seed: Seed,
): Generator<void, Hole | undefined, void> {
  const holding = [...rules.entries()]
    .filter(([place, turnRule]) => isCommonSense(turnRule) && hands[place]! > 0)
    .toSorted(([a], [b]) => hands[b]! - hands[a]!)
  const [largest] = holding
  if (largest === undefined) return undefined
  const drawn = yield* reporting(ruleHandSteps(state, largest[1], 1, seed), () => undefined)
  const [hand] = drawn.hands
  return {
    kind: 'hole',
    rules: holding.map(([, { origin }]) => named(origin, true)),
    turn: situationOf(state),
    isWhole: rules.every(({ natural }) => natural),
    share: { hands: holding.reduce((sum, [place]) => sum + hands[place]!, 0), of: before },
    isExact: true,
    ...(hand === undefined ? {} : { hand }),
  }
}

interface Met {
  readonly state: PublicState
  readonly hand: Hand
  readonly deal: Deal
}
interface Tally {
  turns: number
  bids: number
  isWhole: boolean
  first: Met | undefined
  readonly rules: Map<string, { readonly rule: NamedRule; times: number }>
}
/** Keeps, over the turns of drawn deals, what the natural defaults bid. */
export interface HoleTally {
  readonly visit: (met: Met, turnRule: TurnRule) => void
  /**
   * Holes of so many deals and more, the commonest first.
   * @param deals how many were drawn.
   */
  readonly holes: (least: number, deals: number) => readonly Hole[]
  /** Deals that came to such a hole at that turn. */
  readonly dealsAt: (calls: readonly Call[]) => number
}
export function holeTally(): HoleTally {
  const tallies = new Map<string, Tally>()
  return {
    visit: (met, turnRule) => {
      const key = auctionKey(met.state.auction.calls)
      const tally = tallies.get(key) ?? {
        turns: 0,
        bids: 0,
        isWhole: true,
        first: undefined,
        rules: new Map<string, { readonly rule: NamedRule; times: number }>(),
      }
      tallies.set(key, tally)
      tally.turns++
      if (!isCommonSense(turnRule)) return
      tally.bids++
      tally.first ??= met
      tally.isWhole &&= rulesAt(met.state).every(({ natural: isNatural }) => isNatural)
      const { origin } = turnRule
      const known = tally.rules.get(origin.id) ?? { rule: named(origin, true), times: 0 }
      tally.rules.set(origin.id, known)
      known.times++
    },
    dealsAt: (calls) => tallies.get(auctionKey(calls))?.bids ?? 0,
    holes: (least, deals) =>
      [...tallies.values()]
        .filter(({ bids }) => bids >= least)
        .toSorted((a, b) => b.bids - a.bids)
        .flatMap(({ turns, bids, isWhole, first, rules }) =>
          first === undefined
            ? []
            : [
                {
                  kind: 'hole' as const,
                  rules: [...rules.values()]
                    .toSorted((a, b) => b.times - a.times)
                    .map(({ rule }) => rule),
                  turn: situationOf(first.state),
                  isWhole,
                  share: { hands: bids, of: turns },
                  isExact: false,
                  deals: { hands: bids, of: deals },
                  hand: first.hand,
                  deal: first.deal,
                },
              ],
        ),
  }
}
