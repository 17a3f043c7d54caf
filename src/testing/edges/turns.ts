/**
 * Turns at the limits of a rule: for each number of its situation and of its call a turn at which the rule
 * would speak otherwise if the number were one off. They stand beside the hands of edges.ts in the file of
 * the system, each under its own rule.
 */

import { patternTest } from '#bidding/auction/pattern-holds.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { rulesAmong, rulesAt, slotsOf } from '#bidding/auction/turn-rules.ts'
import { nearby } from '#bidding/audit/walk.ts'
import type { Pattern } from '#bidding/language/patterns.ts'
import type { BiddingRule } from '#bidding/language/system.ts'
import { NATURAL_DEFAULTS } from '#bidding/natural/index.ts'
import type { Call } from '#core/call.ts'
import { fillRule } from '#rules/fill.ts'
import type { SlotReader } from '#rules/slots.ts'
import {
  type EdgeSubject,
  inWords,
  type OtherTurn,
  otherTurn,
  type RuleEdges,
  spokenBy,
  stateOf,
} from './edges.ts'
import { neighboursInHand, neighboursInTurn } from './neighbours.ts'

/** A slip, and the turns that would show it. */
interface Wanted {
  /** The rule with the slip. */
  readonly off: BiddingRule
  readonly of: 'turn' | 'hand'
}
interface WantedOfRule {
  readonly rule: BiddingRule
  /** The situation without its numbers, so that one test passes over most rules. */
  readonly near: (state: PublicState) => boolean
  /** The slips that no turn shows yet. */
  open: readonly Wanted[]
}

const isNumbers = (value: unknown): boolean =>
  typeof value === 'number' || (Array.isArray(value) && typeof value[0] === 'number')
/** The situation with no number in it; it holds wherever the rule or a neighbour of it speaks. */
const withoutNumbers = ({ all, any: _, not: __, ...words }: Pattern): Pattern => ({
  ...Object.fromEntries(Object.entries(words).filter(([, value]) => !isNumbers(value))),
  ...(all === undefined ? {} : { all: all.map(withoutNumbers) }),
})

/** The calls of the rule at the turn, and for which suits; nothing where it does not speak. */
const callsOf = (rule: BiddingRule, state: PublicState, slots: SlotReader): string =>
  patternTest(rule.when)(state)
    ? fillRule(rule, slots)
        .map(({ call, x }) => `${call}:${x}`)
        .join()
    : ''
/** The hand that is written of the rule at a turn. */
const handOf = (rule: BiddingRule, slots: SlotReader): string => {
  const first = fillRule(rule, slots)[0]
  return first === undefined ? '' : inWords(first.rule.shows)
}

/** What the rule would say at the turn if the other stood in its place. */
function spokenWith(
  { natural, system, rules: own }: EdgeSubject,
  state: PublicState,
  was: BiddingRule,
  is: BiddingRule,
): string {
  const swapped = (rules: readonly BiddingRule[]): readonly BiddingRule[] =>
    rules.map((rule) => (rule === was ? is : rule))
  return spokenBy(
    natural === true
      ? rulesAmong(state, system.rules, swapped(NATURAL_DEFAULTS))
      : rulesAmong(state, swapped(system.rules), NATURAL_DEFAULTS),
    was.label,
    own,
  )
}

/** Whether the turn, written under the rule, shows the slip. */
function isShown(
  subject: EdgeSubject,
  state: PublicState,
  rule: BiddingRule,
  { off, of }: Wanted,
  slots: SlotReader,
): boolean {
  const calls = callsOf(rule, state, slots)
  if (of === 'hand') return calls !== '' && handOf(rule, slots) !== handOf(off, slots)
  if (calls === callsOf(off, state, slots)) return false
  const now = spokenBy(rulesAt(state), rule.label, subject.rules)
  return now !== spokenWith(subject, state, rule, off)
}

/** Calls back from a turn that are exchanged: those of the other three players and the own one. */
const BACK = 4
/** Turns written under a rule that auctions near them are looked at from. */
const BASES = 6

const wantedOf = (subject: EdgeSubject, labels: ReadonlySet<string>): readonly WantedOfRule[] =>
  subject.rules.flatMap((rule) => {
    const { label } = rule
    // A shared rule is looked at where its hands are.
    if (!labels.has(label) || subject.elsewhere?.has(label) === true) return []
    const open: readonly Wanted[] = [
      ...neighboursInTurn(rule).map((off) => ({ off, of: 'turn' as const })),
      ...neighboursInHand(rule).map((off) => ({ off, of: 'hand' as const })),
    ]
    return [{ rule, near: patternTest(withoutNumbers(rule.when)), open }]
  })

/** What was found: turns by rule, and how many slips no turn shows. */
export interface FoundTurns {
  readonly turns: ReadonlyMap<string, readonly OtherTurn[]>
  readonly unshown: number
}
/**
 * Turns that show the slips which the turns of the hands do not.
 * @param labels rules to look at.
 * @param states to look for turns in, after those near to where the rules speak.
 */
export function turnsAtLimits(
  subject: EdgeSubject,
  edges: ReadonlyMap<string, RuleEdges>,
  labels: ReadonlySet<string>,
  states: Iterable<PublicState>,
): FoundTurns {
  const wanted = wantedOf(subject, labels)
  const found = new Map<string, OtherTurn[]>()
  /** Takes what the turn shows of the rule off its list. @returns whether there was any. */
  const isShowing = (state: PublicState, one: WantedOfRule): boolean => {
    if (state.ended || one.open.length === 0 || !one.near(state)) return false
    const slots = slotsOf(state)
    const left = one.open.filter((slip) => !isShown(subject, state, one.rule, slip, slots))
    if (left.length === one.open.length) return false
    one.open = left
    return true
  }
  /** Writes the turn under the rule if it shows something of it. */
  const visit = (state: PublicState, one: WantedOfRule): void => {
    if (!isShowing(state, one)) return
    const { label } = one.rule
    const turn = otherTurn(subject, label, state.auction.calls)
    if (turn !== undefined) found.set(label, [...(found.get(label) ?? []), turn])
  }
  for (const one of wanted) {
    const written = edges.get(one.rule.label)
    const first = written && stateOf(subject.system, written.calls)
    if (first) isShowing(first, one)
    // Turns written before stay if they show something.
    for (const { calls } of written?.others ?? []) {
      const state = stateOf(subject.system, calls)
      if (state) visit(state, one)
    }
  }
  for (const one of wanted) {
    const { label } = one.rule
    const first = edges.get(label)
    if (first === undefined) continue
    const bases = (): readonly (readonly Call[])[] => [
      first.calls,
      ...first.others.map(({ calls }) => calls),
      ...(found.get(label) ?? []).map(({ calls }) => calls),
    ]
    for (let i = 0; i < Math.min(BASES, bases().length) && one.open.length > 0; i++) {
      const base = stateOf(subject.system, bases()[i]!)
      for (const state of base === undefined ? [] : nearby(base, BACK)) {
        visit(state, one)
        if (one.open.length === 0) break
      }
    }
  }
  for (const state of states) {
    if (wanted.every(({ open }) => open.length === 0)) break
    const plainState = stateOf(subject.system, state.auction.calls)
    if (plainState) for (const one of wanted) visit(plainState, one)
  }
  return { turns: found, unshown: wanted.reduce((n, { open }) => n + open.length, 0) }
}
