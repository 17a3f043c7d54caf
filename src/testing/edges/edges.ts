/**
 * A rule at its limits: for each number that its test has, a hand just inside it and one just outside,
 * and what the system calls with them. They stand in a file for each system (edge-file.ts), so that a
 * change of any number, order, call or situation changes the file.
 */

import { stateAfter } from '#bidding/auction/auction-state.ts'
import { ruleFor } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { rulesAt, type TurnRule, type TurnRules } from '#bidding/auction/turn-rules.ts'
import { followerOf } from '#bidding/audit/dead-rules.ts'
import { findHand } from '#bidding/audit/hand-search.ts'
import type { BiddingRule, BiddingSystem } from '#bidding/language/system.ts'
import type { HandConstraint, Interval, SuitConstraint } from '#constraint/constraint.ts'
import { describe } from '#constraint/describe.ts'
import { judge } from '#constraint/judge.ts'
import { HAND_MEASURES, SUIT_MEASURES } from '#constraint/measures.ts'
import { plain } from '#constraint/phrase.ts'
import { shapeCount } from '#constraint/shape-set.ts'
import { type Call, callCode } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import { NORTH } from '#core/seat.ts'
import { quickTest } from '#rules/quick.ts'
import { normalRule } from '../bidding/normal-rule.ts'
import { RARE_HANDS } from './rare-hands.ts'

/** A test with one of its numbers held exactly. */
interface Held {
  /** `hcp 12 inside`. */
  readonly at: string
  readonly shows: HandConstraint
}
type Any = HandConstraint | SuitConstraint
const endsOf = (name: string, low: number, high: number, { min, max }: Interval) => [
  ...(min === undefined || min <= low
    ? []
    : [
        { at: `${name} ${min} inside`, value: min },
        { at: `${name} ${min - 1} outside`, value: min - 1 },
      ]),
  ...(max === undefined || max >= high || max === min
    ? []
    : [
        { at: `${name} ${max} inside`, value: max },
        { at: `${name} ${max + 1} outside`, value: max + 1 },
      ]),
]
const sumName = (
  terms: readonly { readonly of: string; readonly measure: string; readonly times: number }[],
) => terms.map(({ measure, times }) => `${times === 1 ? '' : times}${measure}`).join('+')
const NO_END = 1_000

/** Every number of the test, each held at the limit and one beyond it, the rest of the test as it is. */
function heldOf(c: Any): readonly { readonly at: string; readonly is: Any }[] {
  const inner = <C extends Any>(of: C, make: (is: never) => Any) =>
    heldOf(of).map(({ at, is }) => ({ at, is: make(is as never) }))
  switch (c.kind) {
    case 'range': {
      const { min, max } = HAND_MEASURES[c.measure]
      return endsOf(c.measure, min, max, c).map(({ at, value }) => ({
        at,
        is: { ...c, min: value, max: value },
      }))
    }
    case 'suit-range': {
      const { min, max } = SUIT_MEASURES[c.measure]
      return endsOf(c.measure, min, max, c).map(({ at, value }) => ({
        at,
        is: { ...c, min: value, max: value },
      }))
    }
    case 'sum':
    case 'suit-sum':
      return endsOf(sumName(c.terms), -NO_END, NO_END, c).map(({ at, value }) => ({
        at,
        is: { ...c, min: value, max: value },
      }))
    case 'all':
      return c.of.flatMap((part, i) =>
        inner(part, (is) => ({ ...c, of: c.of.map((other, j) => (i === j ? is : other)) }) as Any),
      )
    // One of several: the others are left out, so that this one decides.
    case 'any':
      return c.of.flatMap((part) => heldOf(part))
    case 'not':
      return heldOf(c.of)
        .filter(() => isLimit(c.of))
        .map(({ at, is }) => ({
          at: at.endsWith('inside') ? `${at.slice(0, -6)}outside` : `${at.slice(0, -7)}inside`,
          is,
        }))
    case 'named':
      return inner(c.is, (is) => ({ ...c, is }))
    case 'suit':
      return inner(c.is, (is) => ({ ...c, is })).map(({ at, is }) => ({
        at: `${'CDHS'[c.suit]} ${at}`,
        is,
      }))
    case 'some':
    case 'every':
    case 'elsewhere':
    case 'hand':
      return inner(c.is, (is) => ({ ...c, is }))
    case 'shape':
      return []
  }
}
/** One range of the hand or of a suit, which can be turned round. */
const isLimit = (c: Any): boolean =>
  c.kind === 'range' || c.kind === 'suit-range' || (c.kind === 'suit' && isLimit(c.is))

/** Limits looked at in one rule; a union of hundreds of conditions is left to its own tests. */
const MOST_HELD = 16
const limitsOf = (shows: HandConstraint): readonly Held[] => {
  const byName = new Map<string, Held>()
  for (const { at, is } of heldOf(shows))
    if (!byName.has(at)) byName.set(at, { at, shows: is as HandConstraint })
  return [...byName.values()].slice(0, MOST_HELD)
}

/** Rules to be looked at, and the system that both sides bid by while they are. */
export interface EdgeSubject {
  readonly id: string
  readonly name: string
  readonly system: BiddingSystem
  readonly rules: readonly BiddingRule[]
  /** The rules are the natural defaults, not the system's own. */
  readonly natural?: true
  /** By label: the subject that has the very same rule, and its hands. */
  readonly elsewhere?: ReadonlyMap<string, string>
}
const NATURAL = 'natural: '
/** How an outcome names the rule of that label. */
export const ownName = ({ natural }: EdgeSubject, label: string): string =>
  natural === true ? `${NATURAL}${label}` : label
/** A rule of several suits is named with its suit: `raise:H`. */
export const withoutSuit = (rule: string): string => rule.replace(/:[CDHS]$/, '')

/** What the system does with a hand. */
export interface EdgeOutcome {
  readonly call: string
  /** Label of the rule, without its system. */
  readonly rule: string
}
export interface Edge extends EdgeOutcome {
  /** Which limit, and on which side of it; `follows` for a hand that the rule simply takes. */
  readonly at: string
  readonly hand: Hand
}
/** Another turn, at a limit of the rule's situation or of its call. */
export interface OtherTurn {
  readonly calls: readonly Call[]
  /** `toldBy` of the rule there. */
  readonly tells: string
  /** `spokenBy` the rule there. */
  readonly spoken: string
}
export interface RuleEdges {
  readonly rule: string
  /** Calls before the turn, North the dealer and nobody vulnerable, both sides with the system. */
  readonly calls: readonly Call[]
  /** `spokenBy` the rule there. */
  readonly spoken: string
  /** `toldBy` of the rule there: its call and the hands it shows. */
  readonly tells: string
  /** Turns at the limits of its situation and of its call (turns.ts). */
  readonly others: readonly OtherTurn[]
  readonly edges: readonly Edge[]
  /** The subject whose file has the hands of the same rule, for one that systems share. */
  readonly elsewhere?: string | undefined
}

/** @throws never: `undefined` for calls that are not lawful, or end the auction. */
export function stateOf(system: BiddingSystem, calls: readonly Call[]): PublicState | undefined {
  const state = stateAfter([system, system], NORTH, 'None', calls)
  return state.ok && !state.value.ended ? state.value : undefined
}
export function edgeOutcome(state: PublicState, hand: Hand): EdgeOutcome {
  const { rule, call, natural } = ruleFor(state, hand)
  const name = rule.id.slice(rule.id.indexOf('/') + 1)
  return { call: callCode(call), rule: natural ? `${NATURAL}${name}` : name }
}

/** Eight hexadecimal digits that change with the text (FNV-1a). */
function shortCode(text: string): string {
  let code = 0x81_1c_9d_c5
  for (const char of text) {
    code ^= char.codePointAt(0) ?? 0
    code = Math.imul(code, 0x01_00_01_93)
  }
  return (code >>> 0).toString(16).padStart(8, '0')
}
/** A code for what a rule asks and does, however it is written; used where no auction reaches it. */
export const written = ({ says: _, source: __, ...rule }: BiddingRule): string =>
  shortCode(JSON.stringify(Object.entries(normalRule(rule)).sort()))

/** What rules of that label make at a turn. */
const madeBy = (rules: TurnRules, label: string, own: readonly BiddingRule[]): TurnRules =>
  rules.filter(({ origin }) => origin.label === label && own.some(({ id }) => id === origin.id))

/**
 * The calls that the rule makes at the turn and what they tell, as one short code. No other rule has a part
 * in it, so that a new rule changes the lines of those alone that bid otherwise by it.
 */
export function spokenBy(rules: TurnRules, label: string, own: readonly BiddingRule[]): string {
  const words: string[] = []
  for (const { rule, call, origin } of madeBy(rules, label, own)) {
    const { forcing, artificial, agrees, message, tells, suits, is } = origin
    const { oneOf, only, ours } = origin
    const told = { forcing, artificial, agrees, message, tells, suits, oneOf, is, only, ours }
    words.push(`${rule.id} ${call} ${JSON.stringify(told)}`)
  }
  return shortCode(words.join(''))
}
/** The constraint with nothing hidden behind a name, and the shapes of a set counted. */
function unfolded<C extends Any>(c: C): C {
  switch (c.kind) {
    case 'named':
      return unfolded(c.is) as C
    case 'all':
    case 'any':
      return { ...c, of: c.of.map((part) => unfolded<Any>(part)) }
    case 'not':
      return { ...c, of: unfolded<Any>(c.of) }
    case 'suit':
    case 'some':
    case 'every':
    case 'elsewhere':
    case 'hand':
      return { ...c, is: unfolded<Any>(c.is) }
    case 'shape': {
      const count = `${shapeCount(c.shapes)} shapes`
      return c.words.includes(count) ? c : { ...c, words: `${c.words} (${count})` }
    }
    default:
      return c
  }
}
/** The hands that a constraint admits, in words. */
export const inWords = (shows: HandConstraint): string => plain(describe(unfolded(shows)))

/** The first call that the rule makes at the turn, and in words the hands that it shows; `-` if none. */
export function toldBy(rules: TurnRules, label: string, own: readonly BiddingRule[]): string {
  const [first] = madeBy(rules, label, own)
  return first === undefined ? '-' : `${callCode(first.call)} shows ${inWords(first.rule.shows)}`
}
/** That turn as the system has it now; `undefined` for calls that are not lawful, or end the auction. */
export function otherTurn(
  { system, rules: own }: EdgeSubject,
  label: string,
  calls: readonly Call[],
): OtherTurn | undefined {
  const state = stateOf(system, calls)
  if (state === undefined) return undefined
  const rules = rulesAt(state)
  return { calls, tells: toldBy(rules, label, own), spoken: spokenBy(rules, label, own) }
}

/** The hands at the limits of the rule at that place of the turn; none if no hand follows it here. */
export function edgesAt(state: PublicState, turnRule: TurnRule, rng: Rng): RuleEdges | undefined {
  const rules = rulesAt(state)
  const place = rules.indexOf(turnRule)
  const rare = RARE_HANDS.find((hand) => ruleFor(state, hand) === turnRule)
  const follower = rare ?? followerOf(rules, place, rng)
  if (follower === undefined) return undefined
  const before = rules.slice(0, place).map(({ rule }) => quickTest(rule.shows))
  const edge = (at: string, hand: Hand): Edge => ({ at, hand, ...edgeOutcome(state, hand) })
  const edges = limitsOf(turnRule.rule.shows).flatMap(({ at, shows }) => {
    const distance = (hand: Hand): number =>
      4 * judge(shows, hand).miss + before.reduce((n, test) => n + +test(hand), 0)
    const hand = findHand(distance, rng, follower)
    return hand === undefined ? [] : [edge(at, hand)]
  })
  return {
    rule: turnRule.origin.label,
    calls: state.auction.calls,
    spoken: spokenBy(rules, turnRule.origin.label, [turnRule.origin]),
    tells: toldBy(rules, turnRule.origin.label, [turnRule.origin]),
    others: [],
    edges: edges.length > 0 ? edges : [edge('follows', follower)],
  }
}

/** States looked at for a rule before it is given up. */
const TRIES = 4
/**
 * Edges of every rule wanted, from the states given.
 * @param wanted labels of rules; what the states never reach is not in the answer.
 */
export function edgesOf(
  { system, rules: looked }: EdgeSubject,
  wanted: ReadonlySet<string>,
  states: Iterable<PublicState>,
): ReadonlyMap<string, RuleEdges> {
  const found = new Map<string, RuleEdges>()
  const tried = new Map<string, number>()
  const seen = new Set<string>()
  for (const at of states) {
    const key = at.auction.calls.join('.')
    if (seen.has(key)) continue
    seen.add(key)
    const rules = rulesAt(at)
    if (!rules.some(({ origin }) => wanted.has(origin.label) && !found.has(origin.label))) continue
    // The same auction from North, nobody vulnerable.
    const state = stateOf(system, at.auction.calls)
    if (state === undefined) continue
    for (const turnRule of rulesAt(state)) {
      const { label, id } = turnRule.origin
      const times = tried.get(label) ?? 0
      const own = looked.some((rule) => rule.id === id)
      if (!own || !wanted.has(label) || found.has(label) || times >= TRIES) continue
      tried.set(label, times + 1)
      const made = edgesAt(state, turnRule, rngOf([1, 2, 3, 4], found.size + 1))
      if (made) found.set(label, made)
    }
    if (found.size === wanted.size) break
  }
  return found
}
