/**
 * Why a hand that does not meet a rule does not make its call: what the call shows and the hand has not, as a
 * player says it, the fact that decides first.
 */
import type { HandConstraint } from '#constraint/constraint.ts'
import { type Judgement, judge } from '#constraint/judge.ts'
import type { Phrase } from '#constraint/phrase.ts'
import { type Call, isBid, PASS, strainOf } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { t } from '#core/text.ts'
import { spelledOut, valueFor } from './condition-rows.ts'
import { failures, testWords } from './missing.ts'

const POINTS: readonly string[] = ['hcp', 'totalPoints']
/** Points of the hand, however they are counted. */
const isOfPoints = ({ constraint: c }: Judgement): boolean =>
  (c.kind === 'range' && POINTS.includes(c.measure)) ||
  (c.kind === 'sum' && c.terms.some(({ measure }) => measure === 'hcp'))
/** What decides before the rest: the suit that the call names, then points, then the shape, honours last. */
const weightOf = (call: Call, j: Judgement): number => {
  if (isOfPoints(j)) return 1
  if (j.constraint.kind === 'suit-range' && j.constraint.measure !== 'length') return 3
  return isBid(call) && j.suit !== undefined && j.suit === strainOf(call) ? 0 : 2
}
/** `too strong: `, `too weak: `, where one limit of points is missed. */
function strengthWord({ constraint: c, values }: Judgement): string {
  if (c.kind !== 'range' && c.kind !== 'sum') return ''
  const terms = c.kind === 'sum' ? c.terms.map(({ times }) => times) : [1]
  const total = terms.reduce((sum, times, i) => sum + times * (values[i] ?? 0), 0)
  return c.min !== undefined && total < c.min ? t`too weak: ` : t`too strong: `
}
/** `5+ ♠, here 3`. */
const factWords = (j: Judgement): Phrase => {
  const ofLength = j.constraint.kind === 'suit-range' && j.constraint.measure === 'length'
  const value = ofLength ? [String(j.values[0])] : valueFor(j)
  const words = spelledOut(testWords(j))
  return value.length === 0 ? words : [...words, t`, here `, ...value]
}

/**
 * What the call shows that the hand has not, with what it has: the fact that decides first, and at most one
 * more. `too strong: it shows 6–9 HCP, here 12`.
 * @returns `undefined` when the hand meets the rule.
 */
export function lackingWords(asked: HandConstraint, hand: Hand, call: Call): Phrase | undefined {
  const failed = failures(judge(asked, hand)).toSorted(
    (a, b) => weightOf(call, a) - weightOf(call, b),
  )
  const first = failed[0]
  if (first === undefined) return undefined
  // Honours and comparisons of the suit say nothing new where the suit is too short.
  const second = failed.find(
    (one) => one !== first && weightOf(call, one) < 3 && valueFor(one).length > 0,
  )
  const lead = isOfPoints(first) ? strengthWord(first) : ''
  return [
    lead,
    call === PASS ? t`Pass shows ` : t`it shows `,
    ...factWords(first),
    ...(second === undefined ? [] : [t`; and `, ...factWords(second)]),
  ]
}
