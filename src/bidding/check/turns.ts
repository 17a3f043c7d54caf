/**
 * Turns at the limits of a rule: for each number of its situation and of its call a turn that would go
 * otherwise if the number were one off, and for two rules that stand next to each other a turn at which
 * both speak. They stand beside the hands of edges.ts in the file of the system.
 */
import { legalCalls } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import { fillRule } from '#rules/fill.ts'
import type { SlotReader } from '#rules/slots.ts'
import { NATURAL_DEFAULTS } from '../natural/index.ts'
import { patternTest } from '../pattern-holds.ts'
import type { Pattern } from '../patterns.ts'
import type { PublicState } from '../public-state.ts'
import type { BiddingRule } from '../system.ts'
import { rulesAmong, rulesAt, slotsOf } from '../turn-rules.ts'
import {
  type EdgeSubject,
  inWords,
  type OtherTurn,
  otherTurn,
  type RuleEdges,
  spoken,
  stateOf,
} from './edges.ts'
import { neighboursInHand, neighboursInTurn } from './neighbours.ts'

/** Something that a slip would change, and the turns that would show it. */
interface Wanted {
  /** The rule that a turn of it is written under. */
  readonly label: string
  /** The rule with the slip; for an order the rule that stands next. */
  readonly off: BiddingRule
  readonly of: 'turn' | 'hand' | 'order'
}
interface WantedOfRule {
  readonly rule: BiddingRule
  /** The situation without its numbers, so that one test passes over most rules. */
  readonly near: (state: PublicState) => boolean
  /** What no turn shows yet. */
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

/** The rules of the turn if the one rule stood in the place of the other. */
function spokenWith(
  { natural, system }: EdgeSubject,
  state: PublicState,
  was: BiddingRule,
  is: BiddingRule,
): string {
  const swapped = (rules: readonly BiddingRule[]): readonly BiddingRule[] =>
    rules.map((rule) => (rule === was ? is : rule))
  return spoken(
    natural === true
      ? rulesAmong(state, system.rules, swapped(NATURAL_DEFAULTS))
      : rulesAmong(state, swapped(system.rules), NATURAL_DEFAULTS),
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
  if (of === 'order') {
    const speaking = new Set(rulesAt(state).map(({ origin }) => origin.id))
    return speaking.has(rule.id) && speaking.has(off.id)
  }
  const calls = callsOf(rule, state, slots)
  if (of === 'hand') return calls !== '' && handOf(rule, slots) !== handOf(off, slots)
  if (calls === callsOf(off, state, slots)) return false
  return spoken(rulesAt(state)) !== spokenWith(subject, state, rule, off)
}

/** Auctions with one call another than here, the latest first, as far as the rest stays lawful. */
function* nearby(subject: EdgeSubject, calls: readonly Call[], at: number): Generator<PublicState> {
  const before = stateOf(subject.system, calls.slice(0, at))
  if (before === undefined) return
  for (const call of legalCalls(before.auction)) {
    if (call === calls[at]) continue
    const state = stateOf(subject.system, [...calls.slice(0, at), call, ...calls.slice(at + 1)])
    if (state !== undefined) yield state
  }
}
/** Calls back from a turn that are exchanged: those of the other three players and the own one. */
const BACK = 4
/** Turns written under a rule that auctions near them are looked at from. */
const BASES = 6

const wantedOf = (subject: EdgeSubject, labels: ReadonlySet<string>): readonly WantedOfRule[] =>
  subject.rules.flatMap((rule, i) => {
    const { label } = rule
    if (!labels.has(label)) return []
    const next = subject.rules[i + 1]
    const place = subject.elsewhere?.get(label)
    // A shared rule is looked at where its hands are.
    const slips: readonly Wanted[] =
      place === undefined
        ? [
            ...neighboursInTurn(rule).map((off) => ({ label, off, of: 'turn' as const })),
            ...neighboursInHand(rule).map((off) => ({ label, off, of: 'hand' as const })),
          ]
        : []
    const inOrder =
      next === undefined || (place !== undefined && subject.elsewhere?.get(next.label) === place)
        ? []
        : [{ label, off: next, of: 'order' as const }]
    const open = [...slips, ...inOrder]
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
  /** Takes what the turn shows off the list; `under` has the rule it is written under already. */
  const visit = (state: PublicState, under: string | undefined): void => {
    if (state.ended) return
    const slots = slotsOf(state)
    for (const one of wanted) {
      const { rule } = one
      if (one.open.length === 0 || !one.near(state)) continue
      const left = one.open.filter((slip) => {
        const told = slip.of !== 'hand' || under === rule.label || under === undefined
        return !told || !isShown(subject, state, rule, slip, slots)
      })
      if (left.length === one.open.length) continue
      one.open = left
      if (under !== undefined) continue
      const turn = otherTurn(subject, rule.label, state.auction.calls)
      if (turn === undefined) continue
      found.set(rule.label, [...(found.get(rule.label) ?? []), turn])
      under = rule.label
    }
  }
  const written = [...edges].flatMap(([label, { calls, others }]) => [
    { calls, under: label },
    // Turns written of a rule that is looked at stay if they show something.
    ...others.map((turn) => ({
      calls: turn.calls,
      under: labels.has(label) ? undefined : label,
    })),
  ])
  for (const { calls, under } of [...written].sort((a, b) => +!a.under - +!b.under)) {
    const state = stateOf(subject.system, calls)
    if (state) visit(state, under)
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
      const calls = bases()[i]!
      for (let back = 1; back <= Math.min(BACK, calls.length) && one.open.length > 0; back++)
        for (const state of nearby(subject, calls, calls.length - back)) visit(state, undefined)
    }
  }
  for (const state of states) {
    if (wanted.every(({ open }) => open.length === 0)) break
    const plainState = stateOf(subject.system, state.auction.calls)
    if (plainState) visit(plainState, undefined)
  }
  return { turns: found, unshown: wanted.reduce((n, { open }) => n + open.length, 0) }
}
