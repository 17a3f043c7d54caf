/**
 * A judged constraint as rows to read: one line a condition, with this hand's own values, indented
 * where a condition has parts.
 */

import type { HandConstraint, SuitConstraint } from '#constraint/constraint.ts'
import { describe, describeOf, describeSuit, suitList } from '#constraint/describe.ts'
import type { Judgement } from '#constraint/judge.ts'
import { HAND_MEASURES } from '#constraint/measures.ts'
import { type Phrase, plain, suitToken } from '#constraint/phrase.ts'
import { isSimple, suitValues, valueFor } from './condition-values.ts'
import { nearestOf } from './near-miss.ts'

export type ConditionVerdict = 'met' | 'not-met' | 'not-reached'
export interface ConditionRow {
  /** 0 for a condition of the rule itself, more for the parts of one. */
  readonly depth: number
  readonly text: Phrase
  /** What this hand has; empty when the verdict says it all. */
  readonly value: Phrase
  readonly verdict: ConditionVerdict
  /** The head of alternatives, whose parts say more than it does. */
  readonly group?: true
}

const verdictOf = (j: Judgement): ConditionVerdict =>
  !j.reached ? 'not-reached' : j.met ? 'met' : 'not-met'

const SUIT_KINDS: readonly string[] = ['suit-range', 'suit-sum', 'elsewhere', 'hand']
/** Whether the node speaks of one suit; `all`, `any`, `not` and `named` are told by having one. */
const isSuitNode = (j: Judgement): boolean =>
  j.constraint.kind !== 'suit' && (SUIT_KINDS.includes(j.constraint.kind) || j.suit !== undefined)

/** The condition in words; of that suit, where it speaks of one and the rows above do not name it. */
const words = (j: Judgement, suit: Judgement['suit']): Phrase =>
  !isSuitNode(j)
    ? describe(j.constraint as HandConstraint)
    : suit === undefined
      ? describeSuit(j.constraint as SuitConstraint)
      : describeOf(suit, j.constraint as SuitConstraint)

const row = (depth: number, text: Phrase, j: Judgement, value = valueFor(j)): ConditionRow => ({
  depth,
  text,
  value,
  verdict: verdictOf(j),
})

const inSuit = (suit: Judgement['suit'], text: Phrase): Phrase =>
  suit === undefined ? text : [suitToken(suit), ': ', ...text]

/** How a search over suits is told: a condition asks for one, a choice takes the first. */
const ONE_OF = 'one of'
export const FIRST_OF = 'first of'
type SearchWords = typeof ONE_OF | typeof FIRST_OF

interface RowOptions {
  readonly depth: number
  /** Set when the text must name the suit, because the rows above do not. */
  readonly suit?: Judgement['suit']
  readonly search: SearchWords
}

/** The rows of a condition. What was not reached is told in one line, without its parts. */
export const conditionRows = (
  j: Judgement,
  search: SearchWords = ONE_OF,
): readonly ConditionRow[] => rowsOf(j, { depth: 0, search })

function rowsOf(j: Judgement, options: RowOptions): readonly ConditionRow[] {
  const { depth, suit, search } = options
  const c = j.constraint
  const head = (text: Phrase, value?: Phrase): ConditionRow => row(depth, text, j, value)
  const below = (parts: readonly Judgement[], inside: Partial<RowOptions> = {}) =>
    j.reached ? parts.flatMap((p) => rowsOf(p, { ...options, depth: depth + 1, ...inside })) : []
  switch (c.kind) {
    case 'all':
      return j.parts.flatMap((part) => rowsOf(part, options))
    case 'suit':
      return rowsOf(j.parts[0]!, { ...options, suit: c.suit })
    case 'hand':
      return rowsOf(j.parts[0]!, { depth, search })
    case 'any':
      return j.reached
        ? [
            { ...head(inSuit(suit, ['one of these']), []), group: true },
            ...j.parts.flatMap((p) => alternative(p, { ...options, depth: depth + 1 })),
          ]
        : [head(words(j, suit), [])]
    case 'not':
    case 'named': {
      const inner = j.parts[0]!
      return isSimple(inner)
        ? [head(words(j, suit))]
        : [head(words(j, suit)), ...below([stripNames(inner)])]
    }
    case 'some':
    case 'every': {
      // Nothing is asked of no suit.
      if (c.kind === 'every' && c.among.length === 0) return []
      const what = describeSuit(c.is)
      const lead = c.kind === 'some' ? 'first of ' : 'each of '
      // A choice takes the first that is so; a condition is told as a whole.
      const text: Phrase =
        c.among.length === 1 || search === ONE_OF
          ? describe(c)
          : [lead, ...suitList(c.among), ': ', ...what]
      const parts = j.reached ? j.parts : []
      return [
        row(depth, text, j),
        ...parts.map((part) => ({
          depth: depth + 1,
          text: part.suit === undefined ? [] : [suitToken(part.suit)],
          value: suitValues(part),
          verdict: verdictOf(part),
        })),
      ]
    }
    default:
      return [head(words(j, suit))]
  }
}

/** One way of an `any`: a line when it is short, else a head with its parts below. */
const alternative = (j: Judgement, options: RowOptions): readonly ConditionRow[] => {
  if (j.constraint.kind !== 'all') return rowsOf(j, options)
  const text = words(j, options.suit)
  if (isSimple(j)) return [row(options.depth, text, j)]
  if (!j.reached) return [row(options.depth, text, j, [])]
  return [
    { ...row(options.depth, ['all of these'], j, []), group: true },
    ...rowsOf(j, { ...options, depth: options.depth + 1 }),
  ]
}

/** A name directly under a `not` or another name would only be read twice. */
const stripNames = (j: Judgement): Judgement =>
  j.constraint.kind === 'named' ? stripNames(j.parts[0]!) : j

/**
 * The test that decided against the hand, and what the hand has for it.
 * @param suit the suit that the test is of, where it is of one.
 */
export function decidingTest(
  j: Judgement,
  suit?: Judgement['suit'],
): { readonly text: Phrase; readonly value: Phrase } {
  const c = j.constraint
  switch (c.kind) {
    case 'all': {
      const failed = j.parts.find((part) => !part.met)
      return failed ? decidingTest(failed, suit) : { text: words(j, suit), value: valueFor(j) }
    }
    case 'any': {
      const nearest = nearestOf(j.parts)
      return nearest ? decidingTest(nearest, suit) : { text: words(j, suit), value: [] }
    }
    case 'suit':
      return decidingTest(j.parts[0]!, c.suit)
    case 'hand':
      return decidingTest(j.parts[0]!)
    case 'some':
      return {
        text: describe(c),
        value: c.among.length === 1 ? valueFor(j.parts[0]!) : ['none'],
      }
    default:
      return { text: words(j, suit), value: valueFor(j) }
  }
}

/** The letters of the paper, and what they stand for: the trace keeps the letters, the facts do not. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.values(HAND_MEASURES)
    .filter(({ short }) => short.length === 1)
    .map(({ short, many }) => [short, many]),
)
const spelledOut = (text: Phrase): Phrase =>
  text.map((token) =>
    typeof token === 'object' && token.kind === 'term'
      ? { ...token, text: LETTERS.get(token.text) ?? token.text }
      : token,
  )

/** What decided: the conditions that were met, each in one line; of alternatives the one that was. */
export function factRows(rows: readonly ConditionRow[]): readonly ConditionRow[] {
  const facts: ConditionRow[] = []
  let below = Number.POSITIVE_INFINITY
  for (const one of rows) {
    if (one.depth > below) continue
    const opened = one.group === true && one.verdict === 'met'
    below = opened ? Number.POSITIVE_INFINITY : one.depth
    if (!opened && one.verdict === 'met')
      facts.push({ ...one, text: spelledOut(one.text), depth: 0 })
  }
  return facts
}

/** For tests and readers aloud: the row as plain words. */
export const plainRow = (r: ConditionRow): string =>
  `${plain(r.text)}: ${plain(r.value)} (${r.verdict})`
