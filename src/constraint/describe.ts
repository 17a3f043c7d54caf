/** A constraint in words. The wording of a measure comes from its line in the table. */
import { SUITS, type Suit } from '#core/suit.ts'
import type { HandConstraint, HandTerm, SuitConstraint, SuitTerm } from './constraint.ts'
import { HAND_MEASURES, type MeasureWording, SUIT_MEASURES } from './measures.ts'
import { join, type Phrase, suitToken, type Token, termToken } from './phrase.ts'

interface Limits {
  readonly min?: number
  readonly max?: number
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** ` ≥ 15`, ` ≤ 9`, ` 15–18`, ` = 4`, or nothing. */
const limitsText = ({ min, max }: Limits): string =>
  min !== undefined && max !== undefined
    ? min === max
      ? ` = ${signed(min)}`
      : ` ${signed(min)}–${signed(max)}`
    : min !== undefined
      ? ` ≥ ${signed(min)}`
      : max !== undefined
        ? ` ≤ ${signed(max)}`
        : ''

/** `5+ cards`, `at most 6 points`, `4 cards`, `no point`, `6–7 cards`. */
const countText = ({ min, max }: Limits, one: string, many: string): string => {
  const unit = (n: number): string => (n === 1 ? one : many)
  if (min !== undefined && max !== undefined)
    return min === max
      ? min === 0
        ? `no ${many}`
        : `${min} ${unit(min)}`
      : `${min}–${max} ${many}`
  if (min !== undefined) return `${min}+ ${unit(min)}`
  return max === 0 ? `no ${many}` : `at most ${max} ${unit(max ?? 2)}`
}

/** The measure's short name, with its glossary entry where it has one. */
export const measureToken = ({ term, short }: MeasureWording): Token =>
  term === undefined ? short : termToken(term, short)

const termWords = (term: HandTerm | SuitTerm): Token => {
  const m = term.of === 'hand' ? HAND_MEASURES[term.measure] : SUIT_MEASURES[term.measure]
  return measureToken(m)
}

/** The terms that add, then ` − ` those that subtract. */
const sumWords = (terms: readonly (HandTerm | SuitTerm)[]): Phrase =>
  terms.flatMap((term, i): Phrase => {
    const weight = Math.abs(term.times)
    const sign = term.times < 0 ? (i === 0 ? '−' : ' − ') : i === 0 ? '' : ' + '
    return [`${sign}${weight === 1 ? '' : `${weight} × `}`, termWords(term)]
  })

/** The suits, in the order they are looked at. */
export const suitList = (suits: readonly Suit[]): Phrase =>
  suits.flatMap((suit, i): Phrase => (i === 0 ? [suitToken(suit)] : [' ', suitToken(suit)]))

const wrapped = (kind: string, phrase: Phrase): Phrase =>
  kind === 'any' || kind === 'all' ? ['(', ...phrase, ')'] : phrase

const joined = <C extends { readonly kind: string }>(
  parts: readonly C[],
  word: string,
  describeOne: (part: C) => Phrase,
): Phrase =>
  join(
    parts.map((part) =>
      parts.length > 1 ? wrapped(part.kind, describeOne(part)) : describeOne(part),
    ),
    word,
  )

const namedWords = (name: string, term: string | undefined): Phrase => [
  term === undefined ? name : termToken(term, name),
]

/** What the suit must be, without naming the suit: `5+ cards and rebiddable`. */
export function describeSuit(c: SuitConstraint): Phrase {
  switch (c.kind) {
    case 'suit-range': {
      const m = SUIT_MEASURES[c.measure]
      return [countText(c, m.one, m.many)]
    }
    case 'suit-sum':
      return [...sumWords(c.terms), limitsText(c)]
    case 'elsewhere':
      return ['another suit with ', ...describeSuit(c.is)]
    case 'hand':
      return describe(c.is)
    case 'all':
      return joined(c.of, ' and ', describeSuit)
    case 'any':
      return joined(c.of, ' or ', describeSuit)
    case 'not':
      return ['not ', ...wrapped(c.of.kind, describeSuit(c.of))]
    case 'named':
      return namedWords(c.name, c.term)
  }
}

/** What the hand must be. */
export function describe(c: HandConstraint): Phrase {
  switch (c.kind) {
    case 'range': {
      const m = HAND_MEASURES[c.measure]
      if (m.ofSuits === true)
        return [
          measureToken(m),
          ' ',
          ...suitList(SUITS.filter((suit) => suit >= (c.min ?? m.min) && suit <= (c.max ?? m.max))),
        ]
      return [measureToken(m), limitsText(c)]
    }
    case 'sum':
      return [...sumWords(c.terms), limitsText(c)]
    case 'shape':
      return [c.words]
    case 'suit':
      return [suitToken(c.suit), ' ', ...describeSuit(c.is)]
    case 'some':
      return c.among.length === 1
        ? [...suitList(c.among), ' ', ...describeSuit(c.is)]
        : ['one of ', ...suitList(c.among), ': ', ...describeSuit(c.is)]
    case 'every':
      return ['each of ', ...suitList(c.among), ': ', ...describeSuit(c.is)]
    case 'all': {
      // A part that asks nothing is not worth saying beside others.
      const asking = c.of.filter((part) => part.kind !== 'all' || part.of.length > 0)
      return asking.length === 0 ? ['any hand'] : joined(asking, ' and ', describe)
    }
    case 'any':
      return c.of.length === 0 ? ['no hand'] : joined(c.of, ' or ', describe)
    case 'not':
      return ['not ', ...wrapped(c.of.kind, describe(c.of))]
    case 'named':
      return namedWords(c.name, c.term)
  }
}
