/** What must hold for the rules of a turn in any system: the build checks of one state. */

import { callFor } from '#bidding/auction/choose.ts'
import { profileOf } from '#bidding/auction/hand-model.ts'
import { meaning } from '#bidding/auction/meaning.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { readCall } from '#bidding/auction/reading.ts'
import { rulesAt, type TurnRule, type TurnRules } from '#bidding/auction/turn-rules.ts'
import { doubleMeanings } from '#bidding/audit/doubles.ts'
import type { CallMarks } from '#bidding/audit/finding.ts'
import { admits } from '#constraint/admits.ts'
import {
  andCells,
  andNot,
  type CellSet,
  cellsOf,
  emptyCells,
  fullCells,
  orCells,
  subsetOf,
} from '#constraint/cells.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import { callCode, isBid, strainOf } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { partner } from '#core/seat.ts'
import { NOTRUMP } from '#core/suit.ts'

/**
 * `same-test`: two rules with one test and different calls, so the second can never speak.
 * `annotations`: rules of one call that say different things of it (artificial, forcing, an ask); of the
 * natural defaults only doubles are held to it.
 * `unalerted`: a suit bid not marked artificial that may have fewer than three cards there.
 * `unowned`: hands that no rule takes. `choose-meaning`: choosing and reading disagree on a hand.
 */
export const FINDING_KINDS = [
  'same-test',
  'annotations',
  'unalerted',
  'unowned',
  'choose-meaning',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]
export interface Finding {
  readonly kind: FindingKind
  /** The auction so far: `1C P 1D P`. */
  readonly auction: string
  readonly rules: readonly string[]
  readonly words: string
}

export const auctionText = (state: PublicState): string =>
  state.auction.calls.map(callCode).join(' ')

const tests = new WeakMap<object, string>()
const testText = ({ rule }: TurnRule): string => {
  const text = tests.get(rule) ?? JSON.stringify(rule.shows)
  tests.set(rule, text)
  return text
}

const sameTests = (rules: TurnRules): readonly Omit<Finding, 'auction'>[] => {
  const first = new Map<string, TurnRule>()
  return rules.flatMap((turnRule) => {
    const text = testText(turnRule)
    const known = first.get(text)
    if (known === undefined) first.set(text, turnRule)
    if (known === undefined || known.call === turnRule.call) return []
    const rules = [known.rule.id, turnRule.rule.id]
    const words = `one test, two calls: ${callCode(known.call)} and ${callCode(turnRule.call)}`
    return [{ kind: 'same-test' as const, rules, words }]
  })
}

const marksText = ({ artificial, forcing, message }: CallMarks): string =>
  [
    artificial ? 'artificial' : 'natural',
    ...(message === undefined ? [] : [`asks for ${message}`]),
    ...(forcing ? ['forcing'] : []),
  ].join(', ')
const annotations = (state: PublicState): readonly Omit<Finding, 'auction'>[] =>
  doubleMeanings(state).map(({ call, rules, marks: [first, then] }) => ({
    kind: 'annotations' as const,
    rules: rules.map(({ id }) => id),
    words: `${callCode(call)} is ${marksText(first)}, then ${marksText(then)}`,
  }))

const unalerted = (state: PublicState, rules: TurnRules): readonly Omit<Finding, 'auction'>[] => {
  const { cells: mine, status } = state.shown(state.seat)
  // Earlier calls that no hand makes together are read by less: what is added to them promises nothing.
  if (status !== 'exact') return []
  const seen = new Set<number>()
  // Natural bidding must bid something where partner forces; what the system promises is its own.
  const own = rules.filter(({ natural }) => !natural)
  return own.flatMap((turnRule) => {
    const { call } = turnRule
    if (seen.has(call) || !isBid(call) || turnRule.origin.artificial) return []
    seen.add(call)
    const strain = strainOf(call)
    // A suit that partner has shown is supported, or gone back to.
    if (strain === NOTRUMP || state.seats[partner(state.seat)].suits.includes(strain)) return []
    const cells = readCall(own, call)?.exact.may
    const { total, lengths } = profileOf(andCells(cells ?? emptyCells(), mine.may), packWeights())
    const { low } = lengths[strain]
    // A call that no hand can make after its own earlier ones promises nothing.
    if (total === 0 || low >= 3) return []
    const words = `${callCode(call)} may have ${low} cards there, and is not marked artificial`
    return [{ kind: 'unalerted' as const, rules: [turnRule.rule.id], words }]
  })
}

const unowned = (rules: TurnRules): readonly Omit<Finding, 'auction'>[] => {
  const taken: CellSet = emptyCells()
  for (const { rule } of rules) orCells(taken, cellsOf(rule.shows).must, taken)
  if (subsetOf(fullCells(), taken)) return []
  const left = andNot(fullCells(), taken).reduce((n, word) => n + +(word !== 0), 0)
  return [{ kind: 'unowned', rules: [], words: `cells without an owner in ${left} words` }]
}

const agreement = (
  state: PublicState,
  rules: TurnRules,
  hands: readonly Hand[],
): readonly Omit<Finding, 'auction'>[] => {
  const calls = [...new Set(rules.map(({ call }) => call))]
  const read = calls.map((call) => ({ call, exact: meaning(state, call).exact }))
  return hands.flatMap((hand) => {
    const chosen = callFor(state, hand)
    return read
      .filter(({ call, exact }) => admits(exact, hand) !== (call === chosen))
      .map(({ call }) => ({
        kind: 'choose-meaning' as const,
        rules: [],
        words: `${hand.join('.')} chooses ${callCode(chosen)}; the meaning of ${callCode(call)} disagrees`,
      }))
  })
}

/**
 * Everything wrong with the rules of a state; empty when all is well.
 * @param hands to put choosing and reading to the test with.
 */
export function checkState(state: PublicState, hands: readonly Hand[]): readonly Finding[] {
  const rules = rulesAt(state)
  return [
    ...sameTests(rules),
    ...annotations(state),
    ...unalerted(state, rules),
    ...unowned(rules),
    ...agreement(state, rules, hands),
  ].map((found) => ({ ...found, auction: auctionText(state) }))
}
