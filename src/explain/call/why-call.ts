/**
 * Why this call: the trace of a choice turned into what a reader wants, in order. The block that
 * chose with its conditions, those before it and the test each failed, those after it not reached,
 * a sentence that says it all, and the nearest thing the hand almost was.
 */
import type { HandConstraint } from '#constraint/constraint.ts'
import { describe } from '#constraint/describe.ts'
import type { Judgement } from '#constraint/judge.ts'
import { callToken, type Phrase } from '#constraint/phrase.ts'
import { type Call, PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { numberWord } from '#core/number-words.ts'
import { chooseAction, type Rule, variants } from '#rules/rule.ts'
import type { BlockTrace, RuleTrace, Trace } from '#rules/select.ts'
import { capital } from '../knowledge/why-bound-words.ts'
import {
  type ConditionRow,
  type ConditionVerdict,
  conditionRows,
  decidingTest,
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
  /** One paragraph. */
  readonly sentence: Phrase
  readonly sections: readonly Section[]
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
] as const
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
  rows: [...conditionRows(r.shows), ...(r.choice ? conditionRows(r.choice, 'first of') : [])],
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
const passOf = (choice: Judgement | undefined): Judgement | undefined =>
  choice?.constraint.kind === 'any' ? (choice.parts.find((one) => one.met) ?? choice) : choice

const sentenceOf = <A>(
  trace: Trace<A>,
  sections: readonly Section[],
  callOf: (action: A) => Call,
): Phrase => {
  const selection = trace.selection
  const at = sections.findIndex((section) => section.state === 'chosen')
  const block = trace.blocks[at]
  if (selection === undefined || block === undefined) return ['No section answers for this hand.']
  const call = callToken(callOf(selection.action))
  const near = sections.find((section) => section.near)?.near
  const nearly: Phrase = near ? [' Nearest miss: ', ...near, '.'] : []
  const declined: Phrase =
    at === 0
      ? ['The ']
      : [`${capital(numberWord(at))} section${at === 1 ? ' declines' : 's decline'} the hand; the `]
  const opener: Phrase = [
    ...declined,
    `${ORDINALS[at] ?? block.id}${at === 0 ? ' section' : ''} answers with `,
    call,
    ...(selection.label === block.id ? [] : [` at ${selection.label}`]),
  ]
  const chosen = block.rules.find((r) => r.rule.id === selection.rule)
  const asked = [block.door, ...(chosen ? [chosen.shows] : [])].filter(
    (j) => j.constraint.kind !== 'all' || j.parts.length > 0,
  )
  // A rule with conditions of its own is told by those; its door stands in the section.
  const own = asked.at(-1)
  const choice = passOf(chosen?.choice)
  if (own === undefined && choice === undefined)
    return callOf(selection.action) === PASS
      ? [`${capital(numberWord(at))} sections decline the hand, so it passes.`, ...nearly]
      : [...opener, '.', ...nearly]
  const wants: Phrase = own ? describe(own.constraint as HandConstraint) : []
  const found = choice ? valueFor(choice) : own ? valueFor(own) : []
  return [
    ...opener,
    ...(wants.length === 0 ? [] : ['. It asks for ', ...wants]),
    ...(choice
      ? [
          wants.length === 0 ? '. It takes the ' : ' and takes the ',
          ...(conditionRows(choice, 'first of')[0]?.text ?? []),
        ]
      : []),
    ...(found.length === 0 ? [] : ['; here ', ...found]),
    '.',
    ...nearly,
  ]
}

/**
 * The explanation of a traced choice.
 * @param callOf the call of an action; actions may carry more than the call.
 */
export function whyCall<A>(
  trace: Trace<A>,
  hand: Hand,
  callOf: (action: A) => Call,
): WhyCall | undefined {
  const selection = trace.selection
  if (selection === undefined) return undefined
  const sections = trace.blocks.map((block) => sectionOf(block, trace, hand, callOf))
  return {
    call: callOf(selection.action),
    label: selection.label,
    chosen: selection.block,
    sentence: sentenceOf(trace, sections, callOf),
    sections,
  }
}
