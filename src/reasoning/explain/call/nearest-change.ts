/**
 * The fewest cards to exchange so that the system makes another call. Every hand one card and two
 * cards away is tried, spot cards of a suit counting as one, because no measure of a rule tells
 * them apart; beyond that it neither searches nor claims anything.
 */
import { callFor } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { asSystem, rulesAt } from '#bidding/auction/turn-rules.ts'
import type { Call } from '#core/call.ts'
import { rankOf, suitOf } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { TEN } from '#core/rank.ts'
import { SUITS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { everySituation } from '#rules/system.ts'
import type { ChangeStep } from '../proof.ts'
import { ruleName } from './rule-name.ts'
import { exchanged, exchangesBetween } from './smallest-change.ts'
import { type AnsweredBy, whyNotStep } from './why-not.ts'

export interface NearestChange {
  /** Every hand with this many cards changed has been tried. */
  readonly cards: number
  /** Fewest cards first; what is found is final. */
  readonly entries: readonly ChangeStep[]
}
const RULE: AnsweredBy = {
  by: (label) => t` by the rule “${ruleName(label)}”`,
  named: (label) => t`the rule “${ruleName(label)}”`,
}
/** Hands tried between two yields. */
const STRIDE = 1500
/** Most cards to change. */
export const FURTHEST = 2

/** Cards of the one hand that are not in the other. */
const away = (from: Hand, to: Hand): number =>
  SUITS.reduce<number>((n, suit) => n + holding.length(holding.minus(from[suit], to[suit])), 0)
/** How much a change disturbs the hand: honours moved, then lengths changed. */
const cost = (from: Hand, to: Hand): number => {
  const moved = exchangesBetween(from, to)
  const honours = moved.reduce(
    (n, { out, in: into }) => n + +(rankOf(out) >= TEN) + +(rankOf(into) >= TEN),
    0,
  )
  return honours * 16 + moved.filter(({ out, in: into }) => suitOf(out) !== suitOf(into)).length
}

/**
 * The nearest hands for every other call of the turn.
 * @yields every few milliseconds of work.
 */
export function* nearestChange(
  state: PublicState,
  hand: Hand,
): Generator<NearestChange, NearestChange, void> {
  const rules = rulesAt(state)
  const system = asSystem(rules)
  const own = callFor(state, hand)
  const open = new Set<Call>(rules.map(({ call }) => call).filter((call) => call !== own))
  let entries: readonly ChangeStep[] = []
  let tried = 0
  let ring: readonly Hand[] = [hand]
  for (let cards = 1; cards <= FURTHEST && open.size > 0; cards++) {
    const best = new Map<Call, { readonly hand: Hand; readonly cost: number }>()
    const seen = new Set<string>()
    const next: Hand[] = []
    for (const from of ring)
      for (const one of exchanged(from)) {
        const key = one.join()
        if (seen.has(key) || away(hand, one) !== cards) continue
        seen.add(key)
        next.push(one)
        const call = callFor(state, one)
        if (open.has(call)) {
          const price = cost(hand, one)
          const known = best.get(call)
          if (known === undefined || price < known.cost) best.set(call, { hand: one, cost: price })
        }
        if (++tried % STRIDE === 0) yield { cards: cards - 1, entries }
      }
    const nearer: ChangeStep[] = []
    for (const [call, near] of best) {
      const exchanges = exchangesBetween(hand, near.hand)
      const entry = whyNotStep(
        system,
        everySituation,
        hand,
        { hand: near.hand, exchanges },
        (action) => action,
        RULE,
      )
      if (entry) nearer.push(entry)
      open.delete(call)
    }
    entries = [...entries, ...nearer].sort(
      ({ change: a }, { change: b }) => a.exchanges.length - b.exchanges.length || a.call - b.call,
    )
    ring = next
    yield { cards, entries }
  }
  return { cards: FURTHEST, entries }
}
