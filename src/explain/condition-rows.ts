/**
 * A judged constraint as rows to read: one line a condition, with this hand's own values, indented
 * where a condition has parts.
 */

import type { HandConstraint, SuitConstraint } from '#constraint/constraint.ts'
import { describe, describeSuit, measureToken, suitList } from '#constraint/describe.ts'
import type { Judgement } from '#constraint/judge.ts'
import { HAND_MEASURES, SUIT_MEASURES, type SuitMeasureId } from '#constraint/measures.ts'
import { join, type Phrase, plain, suitToken } from '#constraint/phrase.ts'
import type { Suit } from '#core/suit.ts'

export type Verdict = 'met' | 'not-met' | 'not-reached'
export interface ConditionRow {
  /** 0 for a condition of the rule itself, more for the parts of one. */
  readonly depth: number
  readonly text: Phrase
  /** What this hand has; empty when the verdict says it all. */
  readonly value: Phrase
  readonly verdict: Verdict
}

const verdictOf = (j: Judgement): Verdict =>
  !j.reached ? 'not-reached' : j.met ? 'met' : 'not-met'

const SUIT_KINDS: readonly string[] = ['suit-range', 'suit-sum', 'elsewhere', 'hand']
/** Whether the node speaks of one suit; `all`, `any`, `not` and `named` are told by having one. */
const isSuitNode = (j: Judgement): boolean =>
  j.constraint.kind !== 'suit' && (SUIT_KINDS.includes(j.constraint.kind) || j.suit !== undefined)

/** The condition in words, without the name of its suit. */
const words = (j: Judgement): Phrase =>
  isSuitNode(j)
    ? describeSuit(j.constraint as SuitConstraint)
    : describe(j.constraint as HandConstraint)

const suitCount = (measure: SuitMeasureId, n: number): Phrase => {
  const m = SUIT_MEASURES[measure]
  // A yes-or-no measure says nothing that the verdict does not say.
  if (m.max === 1) return []
  return [`${n === 0 ? 'no' : n} ${n === 1 ? m.one : m.many}`]
}

interface Value {
  readonly key: string
  readonly ofSuit: boolean
  readonly bare: Phrase
  readonly full: Phrase
}
const handValue = (measure: keyof typeof HAND_MEASURES, n: number): Value => {
  const told: Phrase =
    HAND_MEASURES[measure].ofSuits === true ? [suitToken(n as Suit)] : [String(n)]
  return {
    key: measure,
    ofSuit: false,
    bare: told,
    full: [measureToken(HAND_MEASURES[measure]), ' ', ...told],
  }
}

/** Every number the condition looked at, each measure once, in the order asked. */
const valuesOf = (j: Judgement): Value[] => {
  const c = j.constraint
  if (c.kind === 'range') return [handValue(c.measure, j.values[0] ?? 0)]
  if (c.kind === 'suit-range') {
    const full = suitCount(c.measure, j.values[0] ?? 0)
    return full.length === 0
      ? []
      : [{ key: `${j.suit}${c.measure}`, ofSuit: true, bare: full, full }]
  }
  if (c.kind === 'sum' || c.kind === 'suit-sum')
    return c.terms.flatMap((term, i): Value[] => {
      const n = j.values[i] ?? 0
      if (term.of === 'hand') return [handValue(term.measure, n)]
      const full = suitCount(term.measure, n)
      return full.length === 0
        ? []
        : [{ key: `${j.suit}${term.measure}`, ofSuit: true, bare: full, full }]
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

/** What the hand has for this condition. */
export const valueFor = (j: Judgement): Phrase => {
  const c = j.constraint
  switch (c.kind) {
    case 'named':
    case 'not': {
      const inner = j.parts[0] as Judgement
      if (inner.constraint.kind === 'range')
        return join(
          valuesOf(inner).map((v) => v.full),
          ', ',
        )
      // A condition with parts shows its values beside them.
      return isSimple(inner) || ['some', 'every', 'named', 'not'].includes(inner.constraint.kind)
        ? valueFor(inner)
        : []
    }
    case 'every':
      return j.met ? [] : ['not ', ...suitsThat(j, false)]
    case 'some': {
      const found = j.parts.find((p) => p.met)
      if (found?.suit === undefined) return ['none']
      const values = suitValues(found)
      return values.length === 0 ? [suitToken(found.suit)] : [suitToken(found.suit), ' ', ...values]
    }
    case 'elsewhere': {
      const found = j.parts.find((p) => p.met)
      return found?.suit === undefined ? ['none'] : ['in ', suitToken(found.suit)]
    }
    default: {
      const values = valuesOf(j)
      const single = values.length === 1 ? values[0] : undefined
      return single
        ? single.bare
        : join(
            values.map((v) => v.full),
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
      return isSimple(j.parts[0] as Judgement)
  }
}

const row = (depth: number, text: Phrase, j: Judgement, value = valueFor(j)): ConditionRow => ({
  depth,
  text,
  value,
  verdict: verdictOf(j),
})

const inSuit = (suit: Judgement['suit'], text: Phrase): Phrase =>
  suit === undefined ? text : [suitToken(suit), ' ', ...text]

/** How a search over suits is told: a condition asks for one, a choice takes the first. */
export type SearchWords = 'one of' | 'first of'

interface RowOptions {
  readonly depth: number
  /** Set when the text must name the suit, because the rows above do not. */
  readonly suit?: Judgement['suit']
  readonly search: SearchWords
}

/** The rows of a condition. What was not reached is told in one line, without its parts. */
export const conditionRows = (
  j: Judgement,
  search: SearchWords = 'one of',
): readonly ConditionRow[] => rowsOf(j, { depth: 0, search })

function rowsOf(j: Judgement, options: RowOptions): readonly ConditionRow[] {
  const { depth, suit, search } = options
  const c = j.constraint
  const head = (text: Phrase, value?: Phrase): ConditionRow =>
    row(depth, inSuit(suit, text), j, value)
  const below = (parts: readonly Judgement[], inside: Partial<RowOptions> = {}) =>
    j.reached ? parts.flatMap((p) => rowsOf(p, { ...options, depth: depth + 1, ...inside })) : []
  switch (c.kind) {
    case 'all':
      return j.parts.flatMap((part) => rowsOf(part, options))
    case 'suit':
      return rowsOf(j.parts[0] as Judgement, { ...options, suit: c.suit })
    case 'hand':
      return rowsOf(j.parts[0] as Judgement, { depth, search })
    case 'any':
      return j.reached
        ? [
            head(['one of these'], []),
            ...j.parts.flatMap((p) => alternative(p, { ...options, depth: depth + 1 })),
          ]
        : [head(words(j), [])]
    case 'not':
    case 'named': {
      const inner = j.parts[0] as Judgement
      return isSimple(inner) ? [head(words(j))] : [head(words(j)), ...below([stripNames(inner)])]
    }
    case 'some':
    case 'every': {
      const what = describeSuit(c.is)
      const lead = c.kind === 'some' ? `${search} ` : 'each of '
      const text: Phrase =
        c.among.length === 1
          ? [...suitList(c.among), ' ', ...what]
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
      return [head(words(j))]
  }
}

/** One way of an `any`: a line when it is short, else a head with its parts below. */
const alternative = (j: Judgement, options: RowOptions): readonly ConditionRow[] => {
  if (j.constraint.kind !== 'all') return rowsOf(j, options)
  const text = inSuit(options.suit, words(j))
  if (isSimple(j)) return [row(options.depth, text, j)]
  if (!j.reached) return [row(options.depth, text, j, [])]
  return [
    row(options.depth, ['all of these'], j, []),
    ...rowsOf(j, { ...options, depth: options.depth + 1 }),
  ]
}

/** A name directly under a `not` or another name would only be read twice. */
const stripNames = (j: Judgement): Judgement =>
  j.constraint.kind === 'named' ? stripNames(j.parts[0] as Judgement) : j

/** The test that decided against the hand, and what the hand has for it. */
export function decidingTest(j: Judgement): { readonly text: Phrase; readonly value: Phrase } {
  const c = j.constraint
  switch (c.kind) {
    case 'all': {
      const failed = j.parts.find((part) => !part.met)
      return failed ? decidingTest(failed) : { text: words(j), value: valueFor(j) }
    }
    case 'any': {
      const nearest = j.parts.reduce<Judgement | undefined>(
        (best, part) => (best === undefined || part.miss < best.miss ? part : best),
        undefined,
      )
      return nearest ? decidingTest(nearest) : { text: words(j), value: [] }
    }
    case 'suit': {
      const inner = decidingTest(j.parts[0] as Judgement)
      return { text: [suitToken(c.suit), ' ', ...inner.text], value: inner.value }
    }
    case 'hand':
      return decidingTest(j.parts[0] as Judgement)
    case 'some':
      return c.among.length === 1
        ? { text: describe(c), value: valueFor(j.parts[0] as Judgement) }
        : { text: ['a suit among ', ...suitList(c.among)], value: ['none'] }
    default:
      return { text: words(j), value: valueFor(j) }
  }
}

/** For tests and readers aloud: the row as plain words. */
export const plainRow = (r: ConditionRow): string =>
  `${plain(r.text)}: ${plain(r.value)} (${r.verdict})`
