/** Reads an expression: numbers, features of hands, variables, and the signs between them, by their rank. */

import { type Card, cardOf } from '#core/card.ts'
import { parseRank } from '#core/rank.ts'
import { parseSeat, type Seat } from '#core/seat.ts'
import { SHAPES } from '#core/shape.ts'
import { parseSuit, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { parseShapes } from '#counting/deal-constraint.ts'
import type { Cursor } from './cursor.ts'
import { NAMED_COUNTS } from './features.ts'
import { BINARY_SIGNS, type BinarySign, type Expression, type FeatureId } from './syntax.ts'

/** How deep brackets, choices and signs before a value may stand in one another. */
const MAX_DEPTH = 60
/** Parts that the expressions of a script may have together. */
const MAX_PARTS = 4000
const MAX_NUMBER = 1_000_000_000

/** What is known where an expression stands. */
export interface Known {
  /** The variables so far, by name, with the place of each. */
  readonly variables: ReadonlyMap<string, number>
  /** Counts the parts read so far in the whole script. */
  readonly size: { parts: number }
}

/** The signs between two values, those that bind least first. */
const RANKED: readonly (readonly BinarySign[])[] = [
  ['or'],
  ['and'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]

interface FeatureWord {
  readonly id: FeatureId
  /** Whether it may be asked of one suit. */
  readonly suit: 'may' | 'must' | 'no'
}
const FEATURES: ReadonlyMap<string, FeatureWord> = new Map<string, FeatureWord>([
  ['hcp', { id: 'hcp', suit: 'may' }],
  ['hcps', { id: 'hcp', suit: 'may' }],
  ['loser', { id: 'losers', suit: 'may' }],
  ['losers', { id: 'losers', suit: 'may' }],
  ['control', { id: 'controls', suit: 'may' }],
  ['controls', { id: 'controls', suit: 'may' }],
  ['quality', { id: 'quality', suit: 'must' }],
  ['cccc', { id: 'cccc', suit: 'no' }],
  ...NAMED_COUNTS.flatMap(([name], n) =>
    [name, `pt${n}`].map((one): [string, FeatureWord] => [one, { id: `count/${n}`, suit: 'may' }]),
  ),
])
const SUIT_WORDS: readonly string[] = ['club', 'diamond', 'heart', 'spade']
/** A suit by its whole name, one or many. */
export const suitOfWord = (word: string): Suit | undefined => {
  const at = SUIT_WORDS.indexOf(word.replace(/s$/, ''))
  return at < 0 ? undefined : (at as Suit)
}
/** Words of the language that need all four hands played out, or chance. */
const NOT_HERE = new Set(['tricks', 'score', 'imps', 'rnd', 'dds', 'par', 'opc', 'ltc', 'trix'])

export const isFeatureWord = (word: string): boolean =>
  FEATURES.has(word) || suitOfWord(word) !== undefined || word === 'shape' || word === 'hascard'
export const isForeignWord = (word: string): boolean => NOT_HERE.has(word)

export function readSeat(cursor: Cursor): Seat {
  const seat = parseSeat(cursor.word)
  if (seat === undefined) cursor.expected(t`north, east, south or west`)
  cursor.take()
  return seat
}
function readSuit(cursor: Cursor): Suit {
  const suit =
    suitOfWord(cursor.word) ?? (cursor.word.length === 1 ? parseSuit(cursor.word) : undefined)
  if (suit === undefined) cursor.expected(t`spades, hearts, diamonds or clubs`)
  cursor.take()
  return suit
}
/** A card either way round: `AS`, `SA`. */
function readCard(cursor: Cursor): Card {
  const [first = '', second = '', more] = cursor.word
  const suit = parseSuit(second) ?? parseSuit(first)
  const rank = parseRank(parseSuit(second) === undefined ? second : first)
  if (suit === undefined || rank === undefined || more !== undefined)
    cursor.expected(t`a card such as AS or TD`)
  cursor.take()
  return cardOf(suit, rank)
}
/** Shapes one after another: `any 4333 + 54xx - any 5422`. */
function readShapes(cursor: Cursor): Uint8Array {
  const shapes = new Uint8Array(SHAPES.length)
  for (let first = true; ; first = false) {
    const takes = cursor.tookSign('-') ? 0 : 1
    if (takes === 1 && !cursor.tookSign('+') && !first) {
      if (cursor.isSign(')')) return shapes
      if (cursor.token.kind !== 'word') cursor.expected(t`“+”, “-” or “)”`)
    }
    const any = cursor.word === 'any'
    if (any) cursor.take()
    const { word } = cursor
    if (!/^[\dx]{4}$/.test(word)) cursor.expected(t`a shape of four figures such as 5xx2`)
    const read = parseShapes(any ? word : [...word].join('='))
    if (!read.ok)
      cursor.fail('dealer/shape', t`${cursor.token.text} is no shape of thirteen cards.`)
    cursor.take()
    for (const place of read.value) shapes[place] = takes
  }
}

class Reader {
  private readonly cursor: Cursor
  private readonly known: Known
  private depth = 0
  constructor(cursor: Cursor, known: Known) {
    this.cursor = cursor
    this.known = known
  }
  private part<E extends Expression>(part: E): E {
    this.known.size.parts += 1
    if (this.known.size.parts > MAX_PARTS)
      this.cursor.fail('dealer/large', t`The script is too large: it may have ${MAX_PARTS} parts.`)
    return part
  }
  private deeper<T>(read: () => T): T {
    this.depth += 1
    if (this.depth > MAX_DEPTH)
      this.cursor.fail('dealer/deep', t`Brackets may stand ${MAX_DEPTH} deep, and no deeper.`)
    const value = read()
    this.depth -= 1
    return value
  }
  expression(): Expression {
    return this.deeper(() => {
      const when = this.ranked(0)
      if (!this.cursor.tookSign('?')) return when
      const yes = this.expression()
      this.cursor.sign(':')
      return this.part({ kind: 'choice', when, yes, no: this.expression() })
    })
  }
  private signHere(signs: readonly BinarySign[]): BinarySign | undefined {
    const { token, word } = this.cursor
    const text = token.kind === 'word' ? word : token.kind === 'sign' ? token.text : ''
    return signs.find((sign) => sign === text)
  }
  private ranked(rank: number): Expression {
    const signs = RANKED[rank]
    if (signs === undefined) return this.value()
    let left = this.ranked(rank + 1)
    for (;;) {
      const sign = this.signHere(signs)
      if (sign === undefined) return left
      this.cursor.take()
      left = this.part({ kind: 'binary', sign, left, right: this.ranked(rank + 1) })
    }
  }
  private value(): Expression {
    const { cursor } = this
    const { token, word } = cursor
    if (cursor.isSign('not') || word === 'not') {
      cursor.take()
      return this.deeper(() => this.part({ kind: 'not', of: this.value() }))
    }
    if (cursor.tookSign('-'))
      return this.deeper(() => this.part({ kind: 'minus', of: this.value() }))
    if (cursor.tookSign('(')) {
      const inside = this.expression()
      cursor.sign(')')
      return inside
    }
    if (/^\d+$/.test(word)) return this.part({ kind: 'number', value: cursor.number(MAX_NUMBER) })
    if (isFeatureWord(word)) return this.part(this.feature(word))
    if (NOT_HERE.has(word))
      cursor.fail(
        'dealer/not-here',
        t`“${token.text}” is not read here: it asks for play or chance, not for cards.`,
      )
    const index = token.kind === 'word' ? this.known.variables.get(token.text) : undefined
    if (index !== undefined) {
      cursor.take()
      return this.part({ kind: 'variable', index })
    }
    if (/^[a-z_]\w*$/.test(word) && !BINARY_SIGNS.some((sign) => sign === word))
      cursor.fail(
        'dealer/unknown',
        cursor.after.text === '('
          ? t`“${token.text}” is no word of the language.`
          : t`“${token.text}” has no value yet: give it one above, as “${token.text} = hcp(north)”.`,
      )
    return cursor.expected(t`a number, a name, or a question such as hcp(north)`)
  }
  private feature(word: string): Expression {
    const { cursor } = this
    cursor.take()
    cursor.sign('(')
    const seat = readSeat(cursor)
    const part = this.asked(word, seat)
    cursor.sign(')')
    return part
  }
  private asked(word: string, seat: Seat): Expression {
    const { cursor } = this
    const length = suitOfWord(word)
    if (length !== undefined) return { kind: 'feature', id: 'length', seat, suit: length }
    if (word === 'shape') {
      cursor.sign(',')
      return { kind: 'shape', seat, shapes: readShapes(cursor) }
    }
    if (word === 'hascard') {
      cursor.sign(',')
      return { kind: 'card', seat, card: readCard(cursor) }
    }
    const { id, suit } = FEATURES.get(word)!
    const ofSuit = suit !== 'no' && (suit === 'must' || cursor.isSign(','))
    if (!ofSuit) return { kind: 'feature', id, seat }
    cursor.sign(',')
    return { kind: 'feature', id, seat, suit: readSuit(cursor) }
  }
}

/** @throws ScriptFault where no expression stands. */
export const readExpression = (cursor: Cursor, known: Known): Expression =>
  new Reader(cursor, known).expression()
