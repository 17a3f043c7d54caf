/**
 * Why this call: the trace of a choice turned into what a reader wants, in order. The block that
 * chose with its conditions, those before it and the test each failed, those after it not reached,
 * a sentence that says it all, and the nearest thing the hand almost was.
 */
import type { Judgement } from '#constraint/judge.ts'
import { callToken, type Phrase } from '#constraint/phrase.ts'
import { type Call, PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { chooseAction, type Rule, variants } from '#rules/rule.ts'
import type { BlockTrace, RuleTrace, Trace } from '#rules/select.ts'
import {
  type ConditionRow,
  type ConditionVerdict,
  conditionRows,
  decidingTest,
  FIRST_OF,
  factRows,
} from './condition-rows.ts'
import { valueFor } from './condition-values.ts'
import { gapWords } from './gap-words.ts'
import { onlyFailure } from './near-miss.ts'

export type { Phrase, Token } from '#constraint/phrase.ts'

/** A failed test in a line. */
export interface DecidingTest {
  readonly test: Phrase
  readonly value: Phrase
}
/** The rows of a door or of one rule. */
export interface SectionPart {
  /** `door`, or the rule's label. */
  readonly label: string
  readonly verdict: ConditionVerdict
  readonly rows: readonly ConditionRow[]
  /** The test that decided against the hand, and what it has for it; only where the verdict is `not-met`. */
  readonly decided?: DecidingTest
  /** What it bids with this hand, when it is the rule that chose. */
  readonly call?: Call
}
export interface Section {
  readonly id: string
  readonly name: string
  /** The calls the block can make, when there are one or two besides a pass. */
  readonly calls: readonly Call[]
  readonly state: 'chosen' | 'declined' | 'not-reached'
  /** The test that decided, and what this hand has for it. Empty when not reached. */
  readonly test: Phrase
  readonly value: Phrase
  readonly parts: readonly SectionPart[]
  /** What else is worth saying: a bid kept in hand, rules left unread. */
  readonly note?: Phrase
  /** A near miss of this block: `one stopper short of 1NT`. */
  readonly near?: Phrase
}
export interface WhyCall {
  readonly call: Call
  /** Label of the rule that chose: `12a`. */
  readonly label: string
  /** The block it stands in. */
  readonly chosen: string
  /** The bridge reason, and the section that gives it. */
  readonly sentence: Phrase
  /** What decided, with this hand's values. */
  readonly facts: readonly ConditionRow[]
  readonly sections: readonly Section[]
}

const verdict = (reached: boolean, met: boolean): ConditionVerdict =>
  !reached ? 'not-reached' : met ? 'met' : 'not-met'
const missOf = (r: RuleTrace<unknown>): number => r.shows.miss + (r.choice?.miss ?? 0)

/** The failed test of a rule: a condition of its own, else its search for a suit. */
const failedTest = <A>(r: RuleTrace<A>): DecidingTest => {
  if (!r.shows.met) return asDecided(r.shows)
  return r.choice ? asDecided(r.choice) : { test: [], value: [] }
}
const asDecided = (j: Judgement): DecidingTest => {
  const { text, value } = decidingTest(j)
  return { test: text, value }
}

const rulePart = <A>(r: RuleTrace<A>, callOf: (action: A) => Call): SectionPart => ({
  label: r.rule.label,
  verdict: verdict(r.reached, r.chosen !== undefined),
  rows: [...conditionRows(r.shows), ...(r.choice ? conditionRows(r.choice, FIRST_OF) : [])],
  ...(r.reached && !r.chosen ? { decided: failedTest(r) } : {}),
  ...(r.reached && r.chosen ? { call: callOf(r.chosen.action) } : {}),
})

/** The block's door and rules as parts; a door that asks nothing is left out. */
const partsOf = <A>(block: BlockTrace<A>, callOf: (action: A) => Call): readonly SectionPart[] => {
  const door = conditionRows(block.door)
  return [
    ...(door.length === 0
      ? []
      : [{ label: 'door', verdict: verdict(block.door.reached, block.door.met), rows: door }]),
    ...block.rules.map((r) => rulePart(r, callOf)),
  ]
}

/** The failed test that says most: the door's, else that of the rule that came nearest. */
const declinedBy = <A>(block: BlockTrace<A>): DecidingTest => {
  if (!block.door.met) return asDecided(block.door)
  const nearest = block.rules.reduce<RuleTrace<A> | undefined>(
    (best, r) => (best === undefined || missOf(r) < missOf(best) ? r : best),
    undefined,
  )
  return nearest === undefined ? { test: [], value: [] } : failedTest(nearest)
}

/** The call that the rule would make if its one failed test were met. */
const wouldCall = <A>(r: RuleTrace<A>, hand: Hand, callOf: (a: A) => Call): Call | undefined => {
  const now = chooseAction(r.rule.action, hand)
  if (now) return callOf(now.action)
  const suit = r.choice && onlyFailure(r.choice)?.suit
  if (suit === undefined || r.rule.action.kind !== 'first-suit') return undefined
  const action = r.rule.action.of[suit]
  return action === undefined ? undefined : callOf(action)
}

/** The near miss of a declined block, if it has one for another call than the one chosen. */
const nearMissOf = <A>(
  block: BlockTrace<A>,
  hand: Hand,
  chosen: Call,
  callOf: (action: A) => Call,
): Phrase | undefined => {
  for (const r of block.rules) {
    if (block.door.miss + missOf(r) !== 1) continue
    const failing = [block.door, r.shows, ...(r.choice ? [r.choice] : [])].find((j) => j.miss === 1)
    const leaf = failing && onlyFailure(failing)
    const text = leaf && gapWords(leaf)
    const call = wouldCall(r, hand, callOf)
    if (text && call !== undefined && call !== chosen) return [...text, callToken(call)]
  }
  return undefined
}

const callsOf = <A>(rules: readonly Rule<A>[], callOf: (action: A) => Call): readonly Call[] => {
  const calls = new Set(
    rules.flatMap((rule) => variants(rule.action).map((variant) => callOf(variant.action))),
  )
  calls.delete(PASS)
  return calls.size <= 2 ? [...calls] : []
}

/** A rule of this label that stands again further down and would act: its bid is only kept in hand. */
const keptInHand = <A>(
  block: BlockTrace<A>,
  trace: Trace<A>,
  callOf: (action: A) => Call,
): Phrase | undefined => {
  const at = trace.blocks.indexOf(block)
  const labels = block.rules.filter((r) => r.chosen === undefined).map((r) => r.rule.label)
  for (const later of trace.blocks.slice(at + 1))
    for (const r of later.rules)
      if (r.chosen && labels.includes(r.rule.label))
        return [
          callToken(callOf(r.chosen.action)),
          ` is kept in hand from section ${r.rule.label} until section ${later.id}; a bid found before then replaces it.`,
        ]
  return undefined
}

const sectionOf = <A>(
  block: BlockTrace<A>,
  trace: Trace<A>,
  hand: Hand,
  callOf: (action: A) => Call,
): Section => {
  const selection = trace.selection
  const isChosen = selection?.block === block.id
  const declined = block.reached && !isChosen
  const by = declined ? declinedBy(block) : { test: [], value: [] }
  const near =
    declined && selection ? nearMissOf(block, hand, callOf(selection.action), callOf) : undefined
  const note = block.reached ? keptInHand(block, trace, callOf) : undefined
  return {
    id: block.id,
    name: block.name,
    calls: callsOf(
      block.rules.map((r) => r.rule),
      callOf,
    ),
    state: isChosen ? 'chosen' : declined ? 'declined' : 'not-reached',
    ...by,
    parts: partsOf(block, callOf),
    ...(note ? { note } : {}),
    ...(near ? { near } : {}),
  }
}

/** Of a choice in several passes the one that found the suit. */
const passOf = (choice: Judgement): Judgement =>
  choice.constraint.kind === 'any' ? (choice.parts.find((one) => one.met) ?? choice) : choice

/** Of a rule with conditions of its own those; else those of the door that let the hand in. */
const factsOf = <A>(block: BlockTrace<A>, { shows, choice }: RuleTrace<A>) => {
  const own = factRows(conditionRows(shows))
  const found: readonly ConditionRow[] =
    choice === undefined
      ? []
      : [
          {
            depth: 0,
            text: ['the first suit that will do'],
            value: valueFor(passOf(choice)),
            verdict: 'met',
          },
        ]
  return own.length + found.length > 0
    ? [...own, ...found]
    : factRows(conditionRows(block.door)).filter(({ value }) => value.length > 0)
}

/**
 * The explanation of a traced choice.
 * @param callOf the call of an action; actions may carry more than the call.
 * @param saysOf a rule's reason with the suit of the action.
 */
export function whyCall<A>(
  trace: Trace<A>,
  hand: Hand,
  callOf: (action: A) => Call,
  saysOf: (says: string, action: A) => string,
): WhyCall | undefined {
  const selection = trace.selection
  const block = trace.blocks.find(({ id }) => id === selection?.block)
  const chosen = block?.rules.find(({ rule }) => rule.id === selection?.rule)
  if (selection === undefined || block === undefined || chosen === undefined) return undefined
  const sections = trace.blocks.map((block) => sectionOf(block, trace, hand, callOf))
  return {
    call: callOf(selection.action),
    label: selection.label,
    chosen: selection.block,
    sentence: [`${saysOf(chosen.rule.says, selection.action)} (Section ${selection.label}.)`],
    facts: factsOf(block, chosen),
    sections,
  }
}
