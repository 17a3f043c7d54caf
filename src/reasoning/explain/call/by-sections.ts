/**
 * Why this call, by the sections of a procedure: the one that chose with its conditions, those before it and
 * the test each failed, those after it not reached, and the nearest thing the hand almost was.
 */
import type { Judgement } from '#constraint/judge.ts'
import { callToken, type Phrase } from '#constraint/phrase.ts'
import { type Call, PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { t } from '#core/text.ts'
import { chooseAction, variants } from '#rules/rule.ts'
import type { BlockTrace, RuleTrace, Trace } from '#rules/select.ts'
import {
  type ConditionRow,
  conditionRows,
  type DecidingTest,
  decidingTest,
  FIRST_OF,
  factRows,
  valueFor,
  verdictOf,
} from './condition-rows.ts'
import type { Explanation, Step } from './explanation.ts'
import { gapWords, onlyFailure } from './missing.ts'

/** What a rule does; actions may carry more than the call. */
interface Action {
  readonly call: Call
}
type Block = BlockTrace<Action>
type RuleTried = RuleTrace<Action>

const missOf = (r: RuleTried): number => r.shows.miss + (r.choice?.miss ?? 0)

/** The failed test of a rule: a condition of its own, else its search for a suit. */
function failedTest({ shows, choice }: RuleTried): DecidingTest {
  const failed = shows.met ? choice : shows
  return failed === undefined ? { test: [], value: [] } : decidingTest(failed)
}

const rulePart = (r: RuleTried): Step => ({
  label: r.rule.label,
  verdict: verdictOf({ reached: r.reached, met: r.chosen !== undefined }),
  calls: r.reached && r.chosen ? [r.chosen.action.call] : [],
  rows: [...conditionRows(r.shows), ...(r.choice ? conditionRows(r.choice, FIRST_OF) : [])],
  ...(r.reached && !r.chosen && { decided: failedTest(r) }),
})

/** The door and the rules of a section; a door that asks nothing is left out. */
function partsOf({ door, rules }: Block): readonly Step[] {
  const rows = conditionRows(door)
  const first: Step = { label: 'door', calls: [], verdict: verdictOf(door), rows }
  return [...(rows.length === 0 ? [] : [first]), ...rules.map(rulePart)]
}

/** The failed test that says most: the door's, else that of the rule that came nearest. */
function declinedBy({ door, rules: [first, ...more] }: Block): DecidingTest {
  if (!door.met || first === undefined) return decidingTest(door)
  return failedTest(more.reduce((best, r) => (missOf(r) < missOf(best) ? r : best), first))
}

/** The call that the rule would make if its one failed test were met. */
function wouldCall({ rule: { action }, choice }: RuleTried, hand: Hand): Call | undefined {
  const now = chooseAction(action, hand)
  if (now) return now.action.call
  const suit = choice && onlyFailure(choice)?.suit
  return suit === undefined || action.kind !== 'first-suit' ? undefined : action.of[suit]?.call
}

/** The near miss of a declined section, if it has one for another call than the one chosen. */
function nearMissOf({ door, rules }: Block, hand: Hand, chosen: Call): Phrase | undefined {
  for (const r of rules) {
    if (door.miss + missOf(r) !== 1) continue
    const failing = [door, r.shows, r.choice].find((j) => j?.miss === 1)
    const leaf = failing && onlyFailure(failing)
    const text = leaf && gapWords(leaf)
    const call = wouldCall(r, hand)
    if (text && call !== undefined && call !== chosen) return [...text, callToken(call)]
  }
  return undefined
}

/** The calls that a section can make, where they are one or two besides a pass. */
function callsOf({ rules }: Block): readonly Call[] {
  const calls = new Set(
    rules.flatMap(({ rule }) => variants(rule.action).map(({ action }) => action.call)),
  )
  calls.delete(PASS)
  return calls.size <= 2 ? [...calls] : []
}

interface Kept {
  readonly note: Phrase
  /** In place of a failed test: nothing failed. */
  readonly decided: DecidingTest
}
/**
 * A rule that stands again in a later section and acts there: its bid is only kept in hand.
 * @param answered label of the rule that answered.
 */
function keptInHand({ rules }: Block, later: readonly Block[], answered: string): Kept | undefined {
  const labels = rules.filter((r) => r.chosen === undefined).map((r) => r.rule.label)
  for (const { id, rules: again } of later)
    for (const { chosen, rule } of again)
      if (chosen && labels.includes(rule.label))
        return {
          note: [
            callToken(chosen.action.call),
            t` is kept in hand from section ${rule.label} until section ${id}; a bid found before then replaces it.`,
          ],
          decided: {
            test: [
              callToken(chosen.action.call),
              rule.label === answered ? t` bid, and kept` : t` bid, and replaced`,
            ],
            value: [],
          },
        }
  return undefined
}

/** Of a choice in several passes the one that found the suit. */
const passOf = (choice: Judgement): Judgement =>
  choice.constraint.kind === 'any' ? (choice.parts.find((one) => one.met) ?? choice) : choice

/** Of a rule with conditions of its own those; else those of the door that let the hand in. */
function factsOf({ door }: Block, { shows, choice }: RuleTried): readonly ConditionRow[] {
  const facts = [...factRows(conditionRows(shows))]
  if (choice !== undefined)
    facts.push({
      depth: 0,
      text: [t`the first suit that will do`],
      value: valueFor(passOf(choice)),
      verdict: 'met',
    })
  return facts.length > 0
    ? facts
    : factRows(conditionRows(door)).filter(({ value }) => value.length > 0)
}

/**
 * The explanation of a traced choice.
 * @param saysOf a rule's reason with the suit of the action.
 * @returns `undefined` where no section answered.
 */
export function bySections<A extends Action>(
  { selection, blocks }: Trace<A>,
  hand: Hand,
  saysOf: (says: string, action: A) => string,
): Explanation | undefined {
  const block = blocks.find(({ id }) => id === selection?.block)
  const chosen = block?.rules.find(({ rule }) => rule.id === selection?.rule)
  if (selection === undefined || block === undefined || chosen === undefined) return undefined
  const { label, action } = selection
  const steps = blocks.map((one, i): Step => {
    const verdict = verdictOf({ reached: one.reached, met: one === block })
    const kept = one.reached ? keptInHand(one, blocks.slice(i + 1), label) : undefined
    const near =
      verdict === 'not-met' && kept === undefined ? nearMissOf(one, hand, action.call) : undefined
    return {
      label: one.id,
      name: one.name,
      calls: callsOf(one),
      verdict,
      rows: [],
      ...(verdict === 'not-met' && { decided: kept?.decided ?? declinedBy(one) }),
      parts: partsOf(one),
      ...(kept && { note: kept.note }),
      ...(near && { near }),
    }
  })
  const near = steps.find((step) => step.near !== undefined)
  const [call, ...more] = near?.calls ?? []
  return {
    by: 'procedure',
    call: action.call,
    label,
    reason: [t`${saysOf(chosen.rule.says, action)} (Section ${label}.)`],
    facts: factsOf(block, chosen),
    ...(near?.near && {
      near: { text: near.near, ...(call !== undefined && more.length === 0 && { call }) },
    }),
    steps,
    others: [],
  }
}
