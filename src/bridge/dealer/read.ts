/**
 * Reads a script of the dealer language: statements one after another, in any order but that a variable has its value
 * before it is used. What only says how deals are to be printed is read and passed over.
 */

import { type Card, cardName, cardOf } from '#core/card.ts'
import { parseRank } from '#core/rank.ts'
import { err, ok, type Problem, type Result } from '#core/result.ts'
import { bySeat, parseSeat, SEATS, type Seat, seatName } from '#core/seat.ts'
import { parseSuit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { parseVulnerability, type Vulnerability } from '#core/vulnerability.ts'
import { Cursor, ScriptFault } from './cursor.ts'
import { fromAceDown } from './features.ts'
import {
  isFeatureWord,
  isForeignWord,
  type Known,
  readExpression,
  readSeat,
  suitOfWord,
} from './read-expression.ts'
import type { DealerFigure, DealerScript, DealerVariable, Expression } from './syntax.ts'
import { tokensOf } from './tokens.ts'

/** The most deals that a script may have looked at. */
export const MAX_GENERATE = 10_000_000
/** The most deals that may be wanted. */
export const MAX_PRODUCE = 1000
const MAX_COUNT = 1000

const STATEMENTS = [
  ...['condition', 'generate', 'produce', 'dealer', 'vulnerable', 'predeal'],
  ...['pointcount', 'altcount', 'action'],
] as const
type Statement = (typeof STATEMENTS)[number]
const RESERVED = new Set<string>([...STATEMENTS, 'and', 'or', 'not', 'any', 'average', 'frequency'])
const PRINTED = new Set([
  'printall',
  'printew',
  'printns',
  'printpbn',
  'printcompact',
  'printoneline',
])

class ScriptReader {
  private readonly cursor: Cursor
  private readonly names = new Map<string, number>()
  private readonly known: Known = { variables: this.names, size: { parts: 0 } }
  private readonly variables: DealerVariable[] = []
  private readonly predealt = bySeat((): Card[] => [])
  private readonly counts: Record<number, readonly number[]> = {}
  private readonly figures: DealerFigure[] = []
  /** Asked of the deal beside the condition: lengths given beforehand. */
  private readonly lengths: Expression[] = []
  private condition: Expression | undefined
  private set: {
    -readonly [K in
      | 'generate'
      | 'produce'
      | 'dealer'
      | 'vulnerability'
      | 'points']?: DealerScript[K]
  } = {}

  constructor(cursor: Cursor) {
    this.cursor = cursor
  }

  script(): DealerScript {
    while (this.cursor.token.kind !== 'end') if (!this.cursor.tookSign(';')) this.statement()
    const asked = this.condition === undefined ? this.lengths : [...this.lengths, this.condition]
    const condition = asked.reduce<Expression | undefined>(
      (left, right) => (left === undefined ? right : { kind: 'binary', sign: 'and', left, right }),
      undefined,
    )
    const { variables, predealt, counts, figures } = this
    return { ...this.set, variables, predealt, counts, figures, ...(condition && { condition }) }
  }

  private statement(): void {
    const { cursor } = this
    const { word } = cursor
    const named = STATEMENTS.find((one) => one === word)
    if (named !== undefined) {
      cursor.take()
      this.named(named)
    } else if (cursor.token.kind === 'word' && cursor.after.text === '=') this.variable()
    else this.conditionHere()
  }

  private named(statement: Statement): void {
    const { cursor } = this
    if (statement === 'condition') this.conditionHere()
    else if (statement === 'generate') this.set.generate = cursor.number(MAX_GENERATE)
    else if (statement === 'produce') this.set.produce = cursor.number(MAX_PRODUCE)
    else if (statement === 'dealer') this.set.dealer = readSeat(cursor)
    else if (statement === 'vulnerable') this.set.vulnerability = this.vulnerability()
    else if (statement === 'predeal') this.predeal()
    else if (statement === 'pointcount') this.set.points = fromAceDown(this.rankCounts())
    else if (statement === 'altcount')
      this.counts[cursor.number(9)] = fromAceDown(this.rankCounts())
    else this.actions()
  }

  private conditionHere(): void {
    const { token } = this.cursor
    if (this.condition !== undefined)
      this.cursor.fail(
        'dealer/second-condition',
        t`There is a condition already. Join them by “and”.`,
        token,
      )
    this.condition = readExpression(this.cursor, this.known)
    if (this.cursor.isSign('='))
      this.cursor.fail('dealer/equals', t`To compare, write “==”; “=” gives a name its value.`)
  }

  private variable(): void {
    const { cursor } = this
    const { word, token } = cursor
    if (RESERVED.has(word) || isFeatureWord(word) || isForeignWord(word) || !/^[a-z_]/.test(word))
      cursor.fail('dealer/name', t`“${token.text}” cannot be a name: it has a meaning already.`)
    cursor.take()
    cursor.sign('=')
    this.variables.push({ name: token.text, is: readExpression(cursor, this.known) })
    this.names.set(token.text, this.variables.length - 1)
  }

  private vulnerability(): Vulnerability {
    const { cursor } = this
    const read = parseVulnerability(cursor.word)
    if (read === undefined) return cursor.expected(t`none, NS, EW or all`)
    cursor.take()
    return read
  }

  /** Numbers from the ace down, thirteen at most. */
  private rankCounts(): readonly number[] {
    const counts: number[] = []
    while (/^\d+$/.test(this.cursor.word) && counts.length < 13) {
      counts.push(this.cursor.number(MAX_COUNT))
      this.cursor.tookSign(',')
    }
    if (counts.length === 0) this.cursor.expected(t`a whole number`)
    return counts
  }

  /** `north SAKQ, HJ2 east DA`, `spades(north) == 5`; several, one after another. */
  private predeal(): void {
    const { cursor } = this
    let some = false
    for (;;) {
      const suit = cursor.after.text === '(' ? suitOfWord(cursor.word) : undefined
      const seat = suit === undefined ? this.seatOfCards() : undefined
      if (suit !== undefined) {
        cursor.take()
        cursor.sign('(')
        const of = readSeat(cursor)
        cursor.sign(')')
        cursor.sign('==')
        const left = { kind: 'feature', id: 'length', seat: of, suit } as const
        const right = { kind: 'number', value: cursor.number(13) } as const
        this.lengths.push({ kind: 'binary', sign: '==', left, right })
      } else if (seat !== undefined) {
        do this.holding(seat)
        while (cursor.tookSign(','))
      } else if (some) return
      else cursor.expected(t`a hand and its cards, such as north SAKQ, HJ2`)
      some = true
    }
  }
  /** The seat, where one stands here with cards after it. */
  private seatOfCards(): Seat | undefined {
    const { cursor } = this
    const seat = cursor.after.text === '=' ? undefined : parseSeat(cursor.word)
    if (seat === undefined) return undefined
    cursor.take()
    return seat
  }
  private holding(seat: Seat): void {
    const cursor: Cursor = this.cursor
    const [suitLetter = '', ...ranks] = cursor.word
    const suit = parseSuit(suitLetter)
    if (cursor.token.kind !== 'word' || suit === undefined) cursor.expected(t`cards such as SAKQ`)
    for (const letter of ranks) {
      const rank = parseRank(letter)
      if (rank === undefined)
        cursor.fail(
          'dealer/rank',
          t`“${letter}” in ${cursor.token.text} is no rank (A K Q J T, 9 to 2).`,
        )
      const card = cardOf(suit, rank)
      const owner = SEATS.find((one) => this.predealt[one].includes(card))
      if (owner !== undefined) cursor.fail('dealer/twice', t`The ${cardName(card)} is dealt twice.`)
      this.predealt[seat].push(card)
    }
    if (this.predealt[seat].length > 13)
      cursor.fail(
        'dealer/many',
        t`${seatName(seat)} gets ${this.predealt[seat].length} cards; thirteen are the most.`,
      )
    cursor.take()
  }

  private actions(): void {
    const { cursor } = this
    do this.action()
    while (cursor.tookSign(','))
  }
  private action(): void {
    const { cursor } = this
    const { word } = cursor
    if (word === 'print') {
      cursor.take()
      cursor.sign('(')
      do readSeat(cursor)
      while (cursor.tookSign(','))
      cursor.sign(')')
    } else {
      const isFigure = word === 'average' || word === 'frequency'
      if (!isFigure && !PRINTED.has(word))
        cursor.expected(t`what to do, such as printall or average`)
      cursor.take()
      if (isFigure) this.figure(word)
    }
  }
  private figure(kind: DealerFigure['kind']): void {
    const { cursor } = this
    const words = cursor.token.kind === 'string' ? cursor.take().text : ''
    if (kind === 'average') {
      this.figures.push({ kind, words, of: readExpression(cursor, this.known) })
      return
    }
    cursor.sign('(')
    const of = readExpression(cursor, this.known)
    for (let bound = 0; bound < 2; bound++) {
      cursor.sign(',')
      cursor.tookSign('-')
      cursor.number(MAX_COUNT)
    }
    cursor.sign(')')
    this.figures.push({ kind, words, of })
  }
}

/** @returns the script, or its first fault (codes `dealer/…`) with line and column. */
export function readScript(text: string): Result<DealerScript, Problem> {
  const tokens = tokensOf(text)
  if (!tokens.ok) return tokens
  try {
    return ok(new ScriptReader(new Cursor(tokens.value)).script())
  } catch (fault) {
    if (fault instanceof ScriptFault) return err(fault.problem)
    throw fault
  }
}
