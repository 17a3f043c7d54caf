/**
 * A constraint in words, as players write them: `12–14 HCP`, `5+ ♠ with 2+ honours`, `3+ cards in
 * each of ♣ and ♦`. The wording of a measure comes from its line in the table. Limits that no hand
 * can miss are not said.
 */
import { SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  type HandConstraint,
  type HandSum,
  type HandTerm,
  type Interval,
  not,
  type SuitConstraint,
  type SuitTerm,
} from './constraint.ts'
import { lengthPhrase } from './length-words.ts'
import {
  HAND_MEASURES,
  type HandMeasure,
  type MeasureWording,
  SUIT_MEASURES,
  type SuitMeasure,
} from './measures.ts'
import { asking, negated, parted, telling } from './normalize.ts'
import { join, type Phrase, plain, suitToken, type Token, termToken } from './phrase.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** ` ≥ 15`, ` ≤ 9`, ` 15–18`, ` = 4`, or nothing. */
const limitsText = ({ min, max }: Interval): string =>
  min !== undefined && max !== undefined
    ? min === max
      ? ` = ${signed(min)}`
      : ` ${signed(min)}${min < 0 ? t` to ` : '–'}${signed(max)}`
    : min !== undefined
      ? ` ≥ ${signed(min)}`
      : max !== undefined
        ? ` ≤ ${signed(max)}`
        : ''

/** `5+`, `at most 6`, `4`, `no`, `6–7`: what stands before the things counted. */
const countText = ({ min, max }: Interval): string =>
  min !== undefined && max !== undefined
    ? min === max
      ? min === 0
        ? t`no`
        : String(min)
      : `${min}–${max}`
    : min !== undefined
      ? `${min}+`
      : max === undefined
        ? t`any number of`
        : max === 0
          ? t`no`
          : t`at most ${max}`
const one = ({ min, max }: Interval): boolean => (max ?? min) === 1

/** The measure's short name, with its glossary entry where it has one. */
export const measureToken = ({ term, short }: MeasureWording): Token =>
  term === undefined ? short : termToken(term, short)

/** What is counted: `stoppers`, `ace`, `HCP`. */
const unitToken = (m: MeasureWording, single: boolean): Token => {
  const text = m.short === 'HCP' ? m.short : single ? m.one : m.many
  return m.term === undefined ? text : termToken(m.term, text)
}
/** `12+ HCP`, `no aces`, `4 stoppers`, `a void`. */
const counted = (limits: Interval, m: HandMeasure | SuitMeasure): Phrase => {
  const { min, max } = telling(limits, m)
  // As many as there can be.
  const said: Interval = min === m.max ? { min, max: min } : { ...limitsOf(min, max) }
  if (min === 1 && m.one === 'void') return [termOf(m, t`a void`)]
  return [`${countText(said)} `, unitToken(m, one(said))]
}
const limitsOf = (min: number | undefined, max: number | undefined): Interval => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})
const termOf = ({ term }: MeasureWording, text: string): Token =>
  term === undefined ? text : termToken(term, text)

const termWords = (term: HandTerm | SuitTerm): Token =>
  measureToken(term.of === 'hand' ? HAND_MEASURES[term.measure] : SUIT_MEASURES[term.measure])

/** The terms that add, then ` − ` those that subtract. */
const sumWords = (terms: readonly (HandTerm | SuitTerm)[]): Phrase =>
  terms.flatMap((term, i): Phrase => {
    const weight = Math.abs(term.times)
    const sign = term.times < 0 ? (i === 0 ? '−' : ' − ') : i === 0 ? '' : ' + '
    return [`${sign}${weight === 1 ? '' : `${weight} × `}`, termWords(term)]
  })
/** High cards and short suits: what players call points with distribution. */
export const isFitPoints = (terms: readonly (HandTerm | SuitTerm)[]): boolean =>
  isHcpAnd(terms, 'distribution')
/** High cards and something of the shape, one of each: what players count together and have words for. */
const isHcpAnd = (terms: readonly (HandTerm | SuitTerm)[], measure: string): boolean =>
  terms.length === 2 &&
  terms.every(({ times }) => times === 1) &&
  terms[0]?.measure === 'hcp' &&
  terms[1]?.measure === measure
/** Points and length counted together, by whatever name: their value is one number. */
export const isCountedTogether = (terms: readonly (HandTerm | SuitTerm)[]): boolean =>
  ['distribution', 'extraLength', 'twoLongest'].some((measure) => isHcpAnd(terms, measure))
const OPEN_SUM = { min: 0, max: Number.POSITIVE_INFINITY } as const
/** What players call the sum; `undefined` where it is a formula. */
const sumNamed = (c: HandSum): Phrase | undefined => {
  const count = countText(telling(c, OPEN_SUM))
  if (isFitPoints(c.terms)) return [t`${count} points with `, termToken('distp', t`distribution`)]
  if (isHcpAnd(c.terms, 'extraLength')) return [t`${count} points with length`]
  if (isHcpAnd(c.terms, 'twoLongest'))
    return [t`${count} points and cards of the two longest suits together`]
  return undefined
}

/** The suits, in the order they are looked at. */
export const suitList = (suits: readonly Suit[]): Phrase =>
  suits.flatMap((suit, i): Phrase => (i === 0 ? [suitToken(suit)] : [' ', suitToken(suit)]))
/** `♣, ♦ and ♥`. */
const suitsJoined = (suits: readonly Suit[], word: string): Phrase =>
  suits.flatMap(
    (suit, i): Phrase => [
      ...(i === 0 ? [] : [i === suits.length - 1 ? word : ', ']),
      suitToken(suit),
    ],
  )

/** Whether it has several parts, and needs brackets beside others. */
const isJoined = (c: HandConstraint | SuitConstraint): boolean =>
  (c.kind === 'all' || c.kind === 'any') && parted<HandConstraint | SuitConstraint>(c).length > 1
const bracketed = (c: HandConstraint | SuitConstraint, phrase: Phrase): Phrase =>
  isJoined(c) ? ['(', ...phrase, ')'] : phrase
/** The parts of an `all`: `a and b`, `a, b and c`; with semicolons where a part has commas or parts itself. */
const listed = <C extends HandConstraint | SuitConstraint>(
  parts: readonly C[],
  say: (part: C, place: number) => Phrase,
): Phrase => {
  const phrases = parts.map(say)
  const within = parts.map((part, i) => bracketed(part, phrases[i] ?? []))
  if (parts.length < 3) return join(parts.length < 2 ? phrases : within, t` and `)
  const apart = parts.some(isJoined) || phrases.some((one) => plain(one).includes(','))
  return apart
    ? [...join(phrases.slice(0, -1), '; '), t`; and `, ...(phrases.at(-1) ?? [])]
    : [...join(phrases.slice(0, -1), ', '), t` and `, ...(phrases.at(-1) ?? [])]
}
const either = <C extends HandConstraint | SuitConstraint>(
  parts: readonly C[],
  say: (part: C) => Phrase,
): Phrase =>
  join(
    parts.map((part) => (parts.length > 1 ? bracketed(part, say(part)) : say(part))),
    t` or `,
  )

const namedWords = (name: string, term: string | undefined): Phrase => [
  term === undefined ? name : termToken(term, name),
]
/** A name that begins with a number is no adjective: `5 cards, or 4 with 2 points`. */
const isCount = (name: string): boolean => /^[(\d]/.test(name)

/** `rebiddable`, `not stopped`, `the ace`, `no stopper`: of what a suit has or has not. */
const whether = (m: SuitMeasure, has: boolean): Phrase =>
  m.quality === true
    ? [...(has ? [] : [t`not `]), measureToken(m)]
    : m.single === true
      ? [has ? t`the ${m.one}` : t`not the ${m.one}`]
      : [has ? 'a ' : t`no `, termOf(m, m.one)]
const isNumber = (c: SuitConstraint): boolean =>
  c.kind === 'suit-range' && !isYesNo(SUIT_MEASURES[c.measure])
const isYesNo = (m: SuitMeasure): boolean => m.min === 0 && m.max === 1

/** What the suit must be, without naming the suit: `5+ cards and rebiddable`. */
export function describeSuit(c: SuitConstraint): Phrase {
  switch (c.kind) {
    case 'suit-range': {
      const m = SUIT_MEASURES[c.measure]
      if (isYesNo(m)) return whether(m, (c.min ?? 0) > 0)
      return counted(c, m)
    }
    case 'suit-sum':
      return [...sumWords(c.terms), limitsText(c)]
    case 'elsewhere':
      return [t`another suit with `, ...describeSuit(c.is)]
    case 'hand':
      return describe(c.is)
    case 'all':
      return listed(parted(c), describeSuit)
    case 'any':
      return either(parted(c), describeSuit)
    case 'not': {
      const other = negated(c.of)
      return other === undefined
        ? [t`not `, ...bracketed(c.of, describeSuit(c.of))]
        : describeSuit(other)
    }
    case 'named':
      return namedWords(c.name, c.term)
  }
}

/** What that suit must be: `5+ ♠ with 2+ honours`, `♠ rebiddable`, `at most 6 points in ♣`. */
export function describeOf(suit: Suit, c: SuitConstraint): Phrase {
  const token = suitToken(suit)
  switch (c.kind) {
    case 'suit-range': {
      const m = SUIT_MEASURES[c.measure]
      if (c.measure === 'length') {
        const { min, max } = telling(c, m)
        return lengthPhrase(suit, min ?? 0, max ?? m.max)
      }
      const words = describeSuit(c)
      return isYesNo(m) && m.quality === true
        ? [token, ' ', ...words]
        : [...words, m.single === true ? t` of ` : t` in `, token]
    }
    case 'hand':
      return describe(c.is)
    case 'all': {
      const [first, ...others] = parted(c)
      if (first === undefined) return [t`any `, token]
      const lead = describeOf(suit, first)
      const long = first.kind === 'suit-range' && first.measure === 'length'
      const only = others.length === 1 ? others[0] : undefined
      // `with 2+ top honours or 3+ honours` needs no brackets.
      const counts = only?.kind === 'any' ? parted(only) : others
      return long && counts.length > 0 && counts.every(isNumber)
        ? [
            ...lead,
            t` with `,
            ...(only === undefined ? listed(others, describeSuit) : describeSuit(only)),
          ]
        : listed([first, ...others], (part, i) => (i === 0 ? lead : describeSuit(part)))
    }
    case 'any':
      return either(parted(c), (part) => describeOf(suit, part))
    case 'not': {
      const other = negated(c.of)
      return other === undefined
        ? [token, t` not `, ...bracketed(c.of, describeSuit(c.of))]
        : describeOf(suit, other)
    }
    case 'named':
      return [token, isCount(c.name) ? ': ' : ' ', ...namedWords(c.name, c.term)]
    case 'suit-sum':
      return [token, ' ', ...describeSuit(c)]
    case 'elsewhere':
      return [token, ': ', ...describeSuit(c)]
  }
}

/** One of several suits, or each of them. */
function describeAmong(kind: 'some' | 'every', among: readonly Suit[], is: SuitConstraint): Phrase {
  const [only] = among
  if (only === undefined) return [kind === 'some' ? t`no hand` : t`any hand`]
  if (among.length === 1) return describeOf(only, is)
  if (among.length === SUITS.length && is.kind === 'suit-range' && is.measure === 'length') {
    if (kind === 'every' && is.min === 1 && is.max === undefined) return [t`no void`]
    if (kind === 'some' && is.max === 0) return [t`a void`]
  }
  const suits = suitsJoined(among, kind === 'some' ? t` or ` : t` and `)
  if (is.kind === 'suit-range' && SUIT_MEASURES[is.measure].quality !== true) {
    const place = kind === 'some' ? t` in ` : t` in each of `
    return [...describeSuit(is), place, ...suits]
  }
  const quality = is.kind === 'suit-range' || (is.kind === 'named' && !isCount(is.name))
  return quality
    ? [...suits, ' ', ...describeSuit(is)]
    : [kind === 'some' ? t`one of ` : t`each of `, ...suitList(among), ': ', ...describeSuit(is)]
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
          ...suitsJoined(
            SUITS.filter((suit) => suit >= (c.min ?? m.min) && suit <= (c.max ?? m.max)),
            t` or `,
          ),
        ]
      return m.counted === true ? counted(c, m) : [measureToken(m), limitsText(c)]
    }
    case 'sum':
      return sumNamed(c) ?? [...sumWords(c.terms), limitsText(c)]
    case 'shape':
      return [c.words]
    case 'suit':
      return describeOf(c.suit, c.is)
    case 'some':
    case 'every':
      return describeAmong(c.kind, c.among, c.is)
    case 'all': {
      // A part that asks nothing is not worth saying beside others.
      const parts = parted(c).filter(asking)
      return parts.length === 0 ? [t`any hand`] : listed(parts, describe)
    }
    case 'any': {
      const parts = parted(c)
      return parts.length === 0 ? [t`no hand`] : either(parts, describe)
    }
    case 'not': {
      const other = negated(c.of)
      if (other !== undefined) return describe(other)
      return c.of.kind === 'suit'
        ? describeOf(c.of.suit, not<SuitConstraint>(c.of.is))
        : [t`not `, ...bracketed(c.of, describe(c.of))]
    }
    case 'named':
      return namedWords(c.name, c.term)
  }
}
