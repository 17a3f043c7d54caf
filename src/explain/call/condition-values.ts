/** What a hand has for a judged constraint: the numbers that it looked at, in words. */
import { isFitPoints, measureToken, suitList } from '#constraint/describe.ts'
import type { Judgement } from '#constraint/judge.ts'
import {
  HAND_MEASURES,
  type HandMeasure,
  SUIT_MEASURES,
  type SuitMeasureId,
} from '#constraint/measures.ts'
import { join, type Phrase, suitToken, termToken } from '#constraint/phrase.ts'
import type { Suit } from '#core/suit.ts'

const suitCount = (measure: SuitMeasureId, n: number): Phrase => {
  const m = SUIT_MEASURES[measure]
  // A yes-or-no measure says nothing that the verdict does not say.
  if (m.max === 1) return []
  return [`${n === 0 ? 'no' : n} ${n === 1 ? m.one : m.many}`]
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
    `${n === 0 && m.short !== 'HCP' ? 'no' : n} `,
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
  const why = decided.length === 0 ? [] : [` (${decided.join(' against ')})`]
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
        ? [n === 0 ? 'no ' : `${n} `, suitToken(suit)]
        : [...bare, ' in ', suitToken(suit)]
  return [{ key: `${suit}${measure}`, ofSuit: true, bare, full }]
}

/** Every number the condition looked at, each measure once, in the order asked. */
const valuesOf = (j: Judgement): Value[] => {
  const c = j.constraint
  if (c.kind === 'range') return [handValue(c.measure, j.values[0] ?? 0, j.values.slice(1))]
  if (c.kind === 'suit-range') return [...suitValue(c.measure, j.values[0] ?? 0, j.suit)]
  if (c.kind === 'sum' && isFitPoints(c.terms)) {
    const [high, short] = [j.values[0] ?? 0, j.values[1] ?? 0]
    const told: Phrase = [`${high} + ${short} = ${high + short}`]
    return [{ key: 'fit', ofSuit: false, bare: told, full: [...told, ' with distribution'] }]
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
export const suitValues = (j: Judgement): Phrase => {
  const values = valuesOf(j)
  const own = values.filter((v) => v.ofSuit)
  return join(own.length > 0 ? own.map((v) => v.bare) : values.map((v) => v.full), ', ')
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
      return values.length === 0
        ? [suitToken(found.suit)]
        : [suitToken(found.suit), ': ', ...values]
    }
    case 'elsewhere': {
      const found = j.parts.find((p) => p.met)
      return found?.suit === undefined ? ['none'] : ['in ', suitToken(found.suit)]
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
export const isSimple = (j: Judgement): boolean => {
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
