/** Calls of partner’s that force, and hands that pass them all the same. */
import { isBid, PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import { auctionView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { isForced } from '../auction/pattern-holds.ts'
import type { PublicState } from '../auction/public-state.ts'
import { replaySteps } from '../auction/replay.ts'
import { ruleHandSteps } from '../auction/turn-hands.ts'
import { rulesAt, type TurnRule } from '../auction/turn-rules.ts'
import { type ForcingPassed, type NamedRule, named, situationOf } from './finding.ts'

export const takesAnyHand = ({ rule: { shows } }: TurnRule): boolean =>
  shows.kind === 'all' && shows.of.length === 0

/**
 * Whether the rule passes a natural bid that forces; or passes a double, an artificial bid or the bid of a hand that
 * passed first, and takes any hand.
 */
export function passesForcing(state: PublicState, made: TurnRule): boolean {
  const asked = state.notes.at(-2)
  if (made.call !== PASS || asked === undefined || !isForced(state)) return false
  // An artificial bid may ask for a pass with that suit, and who passed first does not force an opener.
  const open = asked.artificial || state.seats[asked.seat].passed
  return !isBid(asked.call) || open ? takesAnyHand(made) : true
}

/** The rule of partner’s call, by the note of it. */
const forcingRule = (state: PublicState): NamedRule | undefined => {
  const id = state.notes.at(-2)?.rule
  const before = state.before?.before
  const rule = before && rulesAt(before).find((one) => one.rule.id === id)
  return rule && named(rule.origin, rule.natural)
}

/** Hands, and deals, drawn before one is given up. */
const TRIES = 4000
function* dealFor(
  state: PublicState,
  hand: Hand,
  seed: Seed,
): Generator<void, Deal | undefined, void> {
  const { seat, auction, vulnerability, sides } = state
  const calls = auction.calls.map((call) => ({ call }))
  const view = auctionView(seat, hand, auction.dealer, vulnerability, calls)
  const drawn = yield* reporting(
    replaySteps(view, sides, { deals: 1, tries: TRIES, seed }),
    () => undefined,
  )
  return drawn.ok ? drawn.value.deals[0] : undefined
}

/** The pass of a forcing call by this rule, with a hand of that turn and the deal that it came from. */
export const forcingPassed = (
  state: PublicState,
  { origin, natural }: TurnRule,
  hand: Hand,
  deal?: Deal,
): ForcingPassed | undefined => {
  const forces = forcingRule(state)
  if (forces === undefined) return undefined
  return {
    kind: 'forcing-passed',
    rules: [forces, named(origin, natural)],
    turn: situationOf(state),
    hand,
    ...(deal === undefined ? {} : { deal }),
  }
}

/** Which rule is passed by which, so that each pair is looked for once. */
const pairKey = (forces: NamedRule, passes: TurnRule): string => `${forces.id} ${passes.origin.id}`

/** Looks for hands that pass a call of partner’s that forces. */
export interface ForcingSearch {
  readonly visit: (state: PublicState) => Generator<void, void, void>
  readonly found: () => readonly ForcingPassed[]
}
export function forcingSearch(seed: Seed): ForcingSearch {
  const found = new Map<string, ForcingPassed>()
  const tried = new Map<string, number>()
  return {
    *visit(state) {
      if (!isForced(state)) return
      const forces = forcingRule(state)
      if (forces === undefined) return
      for (const turnRule of rulesAt(state)) {
        const key = pairKey(forces, turnRule)
        const times = tried.get(key) ?? 0
        if (!passesForcing(state, turnRule) || found.has(key) || times >= MOST_TRIED) continue
        tried.set(key, times + 1)
        const drawn = yield* reporting(
          ruleHandSteps(state, turnRule, 1, seed, { tries: TRIES }),
          () => undefined,
        )
        const [hand] = drawn.hands
        if (hand === undefined) continue
        const deal = yield* dealFor(state, hand, seed)
        const one = forcingPassed(state, turnRule, hand, deal)
        if (one) found.set(key, one)
      }
    },
    found: () => [...found.values()],
  }
}
/** Turns at which a hand is looked for, of each pair of rules. */
const MOST_TRIED = 3
