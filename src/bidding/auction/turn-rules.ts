/** The rules of one turn: the system's that speak here, in order, then the natural defaults. */
import { isLegal } from '#core/auction.ts'
import { type Bid, type Call, isBid, levelOf, PASS, strainOf } from '#core/call.ts'
import { lho, partner, rho, sideOf } from '#core/seat.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { type FilledRule, fillRule } from '#rules/fill.ts'
import type { SlotReader } from '#rules/slots.ts'
import type { System } from '#rules/system.ts'
import type { Pattern, Role } from '../language/patterns.ts'
import type { BiddingRule } from '../language/system.ts'
import { NATURAL_DEFAULTS } from '../natural/index.ts'
import { patternTest, roleOf } from './pattern-holds.ts'
import type { PublicState } from './public-state.ts'
import { reachable } from './reading.ts'

export interface TurnRule extends FilledRule<Pattern> {
  /** True for one of the natural defaults that all systems share. */
  readonly natural: boolean
}
export type TurnRules = readonly TurnRule[]

const groups = (state: PublicState): SlotReader['group'] => {
  const { seats, seat } = state
  const suitsOf = (...who: readonly (0 | 1 | 2 | 3)[]): readonly Suit[] =>
    SUITS.filter((suit) => who.some((one) => seats[one].suits.includes(suit)))
  return (name) => {
    switch (name) {
      case 'unbid':
        return SUITS.filter((suit) => !seats.some((one) => one.suits.includes(suit)))
      case 'partners':
        return suitsOf(partner(seat))
      case 'mine':
        return suitsOf(seat)
      case 'ours':
        return suitsOf(seat, partner(seat))
      case 'theirs':
        return suitsOf(lho(seat), rho(seat))
      case 'aboveMine':
      case 'belowMine': {
        const mine = seats[seat].suits[0]
        if (mine === undefined) return []
        return SUITS.filter((suit) => (name === 'aboveMine' ? suit > mine : suit < mine))
      }
      case 'oneOf':
        return seats[partner(seat)].oneOf
      case 'controls': {
        const told = seats[seat].controls | seats[seat].denied | seats[partner(seat)].controls
        const trumps = state.agreed[sideOf(seat)]
        return SUITS.filter((suit) => suit !== trumps && ((told >> suit) & 1) === 0)
      }
    }
  }
}

const lastTheirs = (state: PublicState): Suit | undefined => {
  const theirs = groups(state)('theirs')
  const bid = state.notes.findLast(
    ({ seat, call, artificial }) =>
      sideOf(seat) !== sideOf(state.seat) &&
      isBid(call) &&
      !artificial &&
      theirs.includes(strainOf(call) as Suit),
  )
  return bid ? (strainOf(bid.call as Bid) as Suit) : theirs[0]
}

/** What slots stand for at this turn. */
export const slotsOf = (state: PublicState): SlotReader => {
  const { seat, seats } = state
  const other = partner(seat)
  const group = groups(state)
  return {
    suit: (name) => {
      switch (name) {
        case 'partner':
          return seats[other].suits.at(-1)
        case 'partnerFirst':
          return seats[other].suits[0]
        case 'mine':
          return seats[seat].suits.at(-1)
        case 'mineFirst':
          return seats[seat].suits[0]
        case 'rho':
          return seats[rho(seat)].suits.at(-1)
        case 'lho':
          return seats[lho(seat)].suits.at(-1)
        case 'theirs':
          return lastTheirs(state)
        case 'agreed':
          return state.agreed[sideOf(seat)]
        case 'fourth': {
          const unbid = group('unbid')
          return unbid.length === 1 ? unbid[0] : undefined
        }
      }
    },
    group,
    number: (name, suit) => {
      const partnerShown = state.shown(other)
      const mine = state.shown(seat)
      switch (name) {
        case 'partnerMin':
          return partnerShown.hcp.low
        case 'partnerMax':
          return partnerShown.hcp.high
        case 'myMin':
          return mine.hcp.low
        case 'myMax':
          return mine.hcp.high
        case 'partnerLength':
          return suit === undefined ? undefined : partnerShown.lengths[suit].low
        case 'partnerMaxLength':
          return suit === undefined ? undefined : partnerShown.lengths[suit].high
        case 'myLength':
          return suit === undefined ? undefined : mine.lengths[suit].low
        case 'theirMin':
          return state.shown(lho(seat)).hcp.low + state.shown(rho(seat)).hcp.low
        case 'rhoMax':
          return state.shown(rho(seat)).hcp.high
        case 'lhoMax':
          return state.shown(lho(seat)).hcp.high
      }
    },
    honours: (of) => seats[other][of],
    lastBid: state.lastBid,
    lawful: (call) => isLegal(state.auction, call),
    ourLevel: (strain) => {
      const bid = state.notes.findLast(
        (note) =>
          sideOf(note.seat) === sideOf(seat) && isBid(note.call) && strainOf(note.call) === strain,
      )
      return bid && levelOf(bid.call as Bid)
    },
  }
}

interface Tested {
  readonly rule: BiddingRule
  readonly test: (state: PublicState) => boolean
}
const tested = new WeakMap<readonly BiddingRule[], Map<Role, readonly Tested[]>>()
/** The rules that can speak for a player in this role, in order: most name the role, and fail at once elsewhere. */
const testedRules = (rules: readonly BiddingRule[], part: Role): readonly Tested[] => {
  const parts = tested.get(rules) ?? new Map<Role, readonly Tested[]>()
  tested.set(rules, parts)
  const known = parts.get(part)
  if (known) return known
  const made = rules
    .filter(
      ({ when: { role } }) =>
        role === undefined || (typeof role === 'string' ? role === part : role.includes(part)),
    )
    .map((rule) => ({ rule, test: patternTest(rule.when) }))
  parts.set(part, made)
  return made
}
/** A rule that tells what its call is, and not which hands make it. */
export const isOnlyTold = ({ shows }: Pick<BiddingRule, 'shows'>): boolean =>
  shows.kind === 'any' && shows.of.length === 0
/** The natural defaults, without the calls that a rule of the system keeps for itself. */
const openDefaults = (
  turnRules: readonly TurnRule[],
  defaults: readonly TurnRule[],
): readonly TurnRule[] => {
  const kept = new Set(
    turnRules.flatMap(({ origin, call }) =>
      origin.only || (call !== PASS && isOnlyTold(origin)) ? [call] : [],
    ),
  )
  return kept.size === 0 ? defaults : defaults.filter(({ call }) => !kept.has(call))
}
/** Adds the rules that speak at the turn. */
const fill = (
  rules: readonly BiddingRule[],
  state: PublicState,
  slots: SlotReader,
  natural: boolean,
  into: TurnRule[],
): void => {
  for (const { rule, test } of testedRules(rules, roleOf(state)))
    if (test(state)) for (const filled of fillRule(rule, slots)) into.push({ ...filled, natural })
}

/** All rules that would speak, if these were the rules of the player's system, and these the natural defaults. */
function speaking(
  state: PublicState,
  own: readonly BiddingRule[],
  natural: readonly BiddingRule[],
): TurnRules {
  const turnRules: TurnRule[] = []
  const slots = slotsOf(state)
  fill(own, state, slots, false, turnRules)
  const defaults: TurnRule[] = []
  fill(natural, state, slots, true, defaults)
  return [...turnRules, ...openDefaults(turnRules, defaults)]
}

const spoken = new WeakMap<PublicState, TurnRules>()
/**
 * The rules that speak for the player whose turn it is, including those for which earlier ones
 * leave no hand: the rule that a hand follows is found without knowing which these are. The last
 * rule takes every hand.
 */
export function rulesSpokenAt(state: PublicState): TurnRules {
  const known = spoken.get(state)
  if (known) return known
  const made = speaking(state, state.sides[sideOf(state.seat)].rules, NATURAL_DEFAULTS)
  spoken.set(state, made)
  return made
}

/** The rules of the turn that only tell what their calls are. */
export const toldAt = (state: PublicState): TurnRules =>
  rulesSpokenAt(state).filter(({ natural, origin }) => !natural && isOnlyTold(origin))
/** The one of them for the call. */
export const toldOf = (state: PublicState, call: Call): TurnRule | undefined =>
  toldAt(state).find((one) => one.call === call)

const built = new WeakMap<PublicState, TurnRules>()
/** The rules of the player whose turn it is that some hand is left for; the last takes every hand. */
export function rulesAt(state: PublicState): TurnRules {
  const known = built.get(state)
  if (known) return known
  const made = reachable(rulesSpokenAt(state))
  built.set(state, made)
  return made
}
/** `rulesAt` if these were the rules of the player's system, and these the natural defaults. */
export const rulesAmong = (
  state: PublicState,
  own: readonly BiddingRule[],
  natural: readonly BiddingRule[],
): TurnRules => reachable(speaking(state, own, natural))

/** The rules of a turn in the form that select.ts and meaning.ts read: the system's, then the natural defaults. */
export const asSystem = (rules: TurnRules): System<undefined, Call> => {
  const block = (id: string, name: string, natural: boolean) => ({
    id,
    name,
    when: undefined,
    door: { kind: 'all', of: [] } as const,
    rules: rules.filter((turnRule) => turnRule.natural === natural).map(({ rule }) => rule),
  })
  return {
    id: 'rules',
    name: 'Rules of the turn',
    blocks: [block('system', t`System`, false), block('natural', t`Natural bidding`, true)],
  }
}
