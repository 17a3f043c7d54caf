/**
 * A judged constraint as rows to read: one line a condition, with this hand's own values, indented
 * where a condition has parts. Kinds of conditions hold each other, so their rows stay in one file.
 */

import type { HandConstraint, SuitConstraint } from '#constraint/constraint.ts'
import {
  describe,
  describeOf,
  describeSuit,
  isCountedTogether,
  isFitPoints,
  measureToken,
  suitList,
} from '#constraint/describe.ts'
import type { Judgement } from '#constraint/judge.ts'
import {
  HAND_MEASURES,
  type HandMeasure,
  SUIT_MEASURES,
  type SuitMeasureId,
} from '#constraint/measures.ts'
import { join, type Phrase, plain, suitToken, termToken } from '#constraint/phrase.ts'
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { nearestOf } from './missing.ts'

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

const suitCount = (measure: SuitMeasureId, n: number): Phrase => {
  const m = SUIT_MEASURES[measure]
  // A yes-or-no measure says nothing that the verdict does not say.
  if (m.max === 1) return []
  return [`${n === 0 ? t`no` : n} ${n === 1 ? m.one : m.many}`]
}

interface Value {
  readonly key: string
  readonly ofSuit: boolean
  /** Beside a test that names what is counted. */
  readonly bare: Phrase
  /** By itself. */
  readonly full: Phrase
}
/** `9 HCP`, `no aces`, `L 5`. */
const measured = (m: HandMeasure, n: number): Phrase => {
  if (m.counted !== true) return [measureToken(m), ` ${n}`]
  const unit = m.short === 'HCP' ? m.short : n === 1 ? m.one : m.many
  return [
    `${n === 0 && m.short !== 'HCP' ? t`no` : n} `,
    m.term === undefined ? unit : termToken(m.term, unit),
  ]
}
const handValue = (
  measure: keyof typeof HAND_MEASURES,
  n: number,
  decided: readonly number[] = [],
): Value => {
  const m: HandMeasure = HAND_MEASURES[measure]
  const suited = m.ofSuits === true
  // `♠ (7.125 against 5.5)`.
  const why = decided.length === 0 ? [] : [` (${decided.join(t` against `)})`]
  const bare: Phrase = suited ? [suitToken(n as Suit), ...why] : [String(n)]
  return {
    key: measure,
    ofSuit: false,
    bare,
    full: suited ? [measureToken(m), ' ', ...bare] : measured(m, n),
  }
}
/** `4 cards` beside its suit, `4 ♠` by itself. */
const suitValue = (
  measure: SuitMeasureId,
  n: number,
  suit: Judgement['suit'],
): readonly Value[] => {
  const bare = suitCount(measure, n)
  if (bare.length === 0) return []
  const full: Phrase =
    suit === undefined
      ? bare
      : measure === 'length' && n !== 1
        ? [n === 0 ? t`no ` : `${n} `, suitToken(suit)]
        : [...bare, t` in `, suitToken(suit)]
  return [{ key: `${suit}${measure}`, ofSuit: true, bare, full }]
}

/** Every number the condition looked at, each measure once, in the order asked. */
const valuesOf = (j: Judgement): Value[] => {
  const c = j.constraint
  if (c.kind === 'range') return [handValue(c.measure, j.values[0] ?? 0, j.values.slice(1))]
  if (c.kind === 'suit-range') return [...suitValue(c.measure, j.values[0] ?? 0, j.suit)]
  if (c.kind === 'sum' && isCountedTogether(c.terms)) {
    const [high, short] = [j.values[0] ?? 0, j.values[1] ?? 0]
    const told: Phrase = [`${high} + ${short} = ${high + short}`]
    const full = isFitPoints(c.terms) ? [...told, t` with distribution`] : told
    return [{ key: c.terms[1]?.measure ?? '', ofSuit: false, bare: told, full }]
  }
  if (c.kind === 'sum' || c.kind === 'suit-sum')
    return c.terms.flatMap((term, i): readonly Value[] => {
      const n = j.values[i] ?? 0
      return term.of === 'hand' ? [handValue(term.measure, n)] : suitValue(term.measure, n, j.suit)
    })
  const found: Value[] = []
  for (const part of j.parts)
    for (const value of valuesOf(part))
      if (!found.some((known) => known.key === value.key)) found.push(value)
  return found
}

/** The suits of an `every` that fail, or the one of a `some` that fits. */
const suitsThat = (j: Judgement, met: boolean): Phrase =>
  suitList(
    j.parts.filter((p) => p.met === met).flatMap((p) => (p.suit === undefined ? [] : [p.suit])),
  )

/** What one suit has, measures of the whole hand left out where the suit has any of its own. */
const suitValues = (j: Judgement): Phrase => {
  const values = valuesOf(j)
  const own = values.filter((v) => v.ofSuit)
  return join(own.length > 0 ? own.map((v) => v.bare) : values.map((v) => v.full), ', ')
}

/** How long each of the suits is, where their length is what is asked: `♥ 3, ♠ 2`. */
const lengthsOf = ({ parts }: Judgement): Phrase => {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return valueFor(only)
  return parts.length < 4 &&
    parts.every(({ constraint: c }) => c.kind === 'suit-range' && c.measure === 'length')
    ? join(
        parts.map(({ suit, values }) => [suitToken(suit!), ` ${values[0]}`]),
        ', ',
      )
    : []
}

/** A condition that looks at more numbers of its suits shows them beside its parts. */
const MOST_OF_SUITS = 5

/** What the hand has for this condition. */
export const valueFor = (j: Judgement): Phrase => {
  const c = j.constraint
  switch (c.kind) {
    case 'named':
    case 'not': {
      const inner = j.parts[0]!
      if (inner.constraint.kind === 'range')
        return join(
          valuesOf(inner).map((v) => v.full),
          ', ',
        )
      // That no suit has it is met by what the suits have, not by none of them.
      if (c.kind === 'not' && inner.constraint.kind === 'some')
        return inner.met ? valueFor(inner) : lengthsOf(inner)
      // A condition with parts shows its values beside them.
      return isSimple(inner) || ['some', 'every', 'named', 'not'].includes(inner.constraint.kind)
        ? valueFor(inner)
        : []
    }
    case 'every':
      return j.met ? [] : [t`not `, ...suitsThat(j, false)]
    case 'some': {
      const found = j.parts.find((p) => p.met)
      if (found?.suit === undefined) return [t`none`]
      const values = suitValues(found)
      return values.length === 0
        ? [suitToken(found.suit)]
        : [suitToken(found.suit), ': ', ...values]
    }
    case 'elsewhere': {
      const found = j.parts.find((p) => p.met)
      return found?.suit === undefined ? [t`none`] : [t`in `, suitToken(found.suit)]
    }
    default: {
      const values = valuesOf(j)
      const bare = values.length === 1 || (j.suit !== undefined && values.every((v) => v.ofSuit))
      const own = values.filter((v) => v.ofSuit)
      return join(
        (own.length > MOST_OF_SUITS ? values.filter((v) => !v.ofSuit) : values).map((v) =>
          bare ? v.bare : v.full,
        ),
        ', ',
      )
    }
  }
}

/** True when one line says the whole condition. */
const isSimple = (j: Judgement): boolean => {
  const c = j.constraint
  switch (c.kind) {
    case 'range':
    case 'sum':
    case 'shape':
    case 'suit-range':
    case 'suit-sum':
    case 'elsewhere':
      return true
    case 'all':
      return j.parts.length <= 3 && j.parts.every(isSimple)
    case 'any':
    case 'some':
    case 'every':
      return false
    default:
      return isSimple(j.parts[0]!)
  }
}

/** A failed test in a line, and what the hand has for it. */
export interface DecidingTest {
  readonly test: Phrase
  readonly value: Phrase
}

export const verdictOf = ({
  reached,
  met,
}: Pick<Judgement, 'reached' | 'met'>): ConditionVerdict =>
  !reached ? 'not-reached' : met ? 'met' : 'not-met'

const SUIT_KINDS: readonly string[] = ['suit-range', 'suit-sum', 'elsewhere', 'hand']
/** Whether the node speaks of one suit; `all`, `any`, `not` and `named` do if a part does. */
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

/** How a search over suits is said: a condition asks for one suit, a choice takes the first. */
const ONE_OF = t`one of`
export const FIRST_OF = t`first of`
type SearchWords = typeof ONE_OF | typeof FIRST_OF

interface RowOptions {
  readonly depth: number
  /** Set when the text must name the suit, because the rows above do not. */
  readonly suit?: Judgement['suit']
  readonly search: SearchWords
}

/** The rows of a condition. A part that was not reached is one line, without its parts. */
export const conditionRows = (
  j: Judgement,
  search: SearchWords = ONE_OF,
): readonly ConditionRow[] => rowsOf(j, { depth: 0, search })

function rowsOf(j: Judgement, options: RowOptions): readonly ConditionRow[] {
  const { depth, suit, search } = options
  const c = j.constraint
  const head = (text: Phrase, value?: Phrase): ConditionRow => row(depth, text, j, value)
  const below = (parts: readonly Judgement[]) =>
    j.reached ? parts.flatMap((p) => rowsOf(p, { ...options, depth: depth + 1 })) : []
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
            { ...head(inSuit(suit, [t`one of these`]), []), group: true },
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
      // A condition on no suits asks nothing.
      if (c.kind === 'every' && c.among.length === 0) return []
      const what = describeSuit(c.is)
      const lead = c.kind === 'some' ? t`first of ` : t`each of `
      // A choice takes the first that holds; a condition is said as a whole.
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
    { ...row(options.depth, [t`all of these`], j, []), group: true },
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
export function decidingTest(j: Judgement, suit?: Judgement['suit']): DecidingTest {
  const c = j.constraint
  switch (c.kind) {
    case 'all': {
      const failed = j.parts.find((part) => !part.met)
      return failed ? decidingTest(failed, suit) : { test: words(j, suit), value: valueFor(j) }
    }
    case 'any': {
      const nearest = nearestOf(j.parts)
      return nearest ? decidingTest(nearest, suit) : { test: words(j, suit), value: [] }
    }
    case 'suit':
      return decidingTest(j.parts[0]!, c.suit)
    case 'hand':
      return decidingTest(j.parts[0]!)
    case 'some':
      return {
        test: describe(c),
        value: c.among.length === 1 ? valueFor(j.parts[0]!) : [t`none`],
      }
    default:
      return { test: words(j, suit), value: valueFor(j) }
  }
}

/** The letters of the paper, and what they stand for: the trace keeps the letters, the facts do not. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.values(HAND_MEASURES)
    .filter(({ short }) => short.length === 1)
    .map(({ short, many }) => [short, many]),
)
export const spelledOut = (text: Phrase): Phrase =>
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

/** The row as plain words, for tests and screen readers. */
export const plainRow = (r: ConditionRow): string =>
  `${plain(r.text)}: ${plain(r.value)} (${r.verdict})`
