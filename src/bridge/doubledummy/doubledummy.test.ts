import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { type Card, cardCode, parseCard } from '#core/card.ts'
import * as deal from '#core/deal.ts'
import { legalCards, type Play } from '#core/play.ts'
import type { Seat } from '#core/seat.ts'
import type { Strain } from '#core/suit.ts'
import { benchRandom } from '#testing/bench.ts'
import { good } from '#testing/good.ts'
import { randomEnding } from '#testing/plain-double-dummy.ts'
import { solveLine, solveTrace } from './best-line.ts'
import { type Kernel, loadPlainKernel, loadWasmKernel } from './kernel.ts'
import { afterCard, type OpenPosition, openPosition, positionAtLead } from './open-position.ts'
import { answerOf, SLICE, type Solving, solveCards, solveTricks, within } from './solve.ts'
import { solveTable } from './trick-table.ts'

const wasm = await loadWasmKernel()
const plain = await loadPlainKernel()

const handsOf = (text: string): deal.Deal => good(deal.parse(text)) as deal.Deal
const leadOf = (text: string, strain: Strain, leader: Seat): OpenPosition =>
  good(positionAtLead(handsOf(text), strain, leader))

/** The answer, and the positions looked at when each slice ended. */
function watched<T>(question: Solving<T>): { readonly answer: T; readonly positions: number[] } {
  const positions: number[] = []
  for (;;) {
    const step = question.next()
    if (step.done === true) return { answer: step.value, positions }
    positions.push(step.value.positions)
  }
}

/** Board 1 of the hundred deals, with the table that DDS 2.9 gives. */
const BOARD = 'N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3'
const TABLE = [
  [7, 5, 7, 5],
  [5, 7, 5, 7],
  [6, 6, 6, 6],
  [5, 8, 5, 8],
  [6, 6, 6, 6],
]
/** Each hand has one whole suit. */
const WHOLE_SUITS = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'
/** Three-suiters without touching cards: the search does not end in any reasonable time. */
const FREAK = 'N:AJ852..Q963.KT74 KT74.AJ852..Q963 Q963.KT74.AJ852. .Q963.KT74.AJ852'

describe('a table', () => {
  it('is what DDS finds', () => {
    expect(answerOf(solveTable(wasm, handsOf(BOARD)))).toEqual(TABLE)
  })
  it('is found for hands of one suit each', () => {
    const table = answerOf(solveTable(wasm, handsOf(WHOLE_SUITS)))
    // Every trump contract belongs to the hand with the suit and its side; notrump to the leader.
    expect(table).toEqual([
      [0, 13, 0, 13],
      [13, 0, 13, 0],
      [0, 13, 0, 13],
      [13, 0, 13, 0],
      [0, 0, 0, 0],
    ])
  })
  it('tells how far it is', () => {
    const steps = solveTable(wasm, handsOf(BOARD))
    let last = 0
    for (let step = steps.next(); step.done !== true; step = steps.next()) {
      expect(step.value.of).toBe(20)
      expect(step.value.done).toBeGreaterThanOrEqual(last)
      last = step.value.done
    }
    expect(last).toBeGreaterThan(10)
  })
})

describe('tricks that are sure without a search', () => {
  // Board 423 of ../shared/data/boards/random1000.jsonl, diamonds by South, eight tricks on. West may cross to
  // the queen of diamonds or draw both of North's, and not have East's hearts as well.
  const ENDING = 'N:..93.943 .6543.Q. 2...AT52 ..KJ6.76'
  it.each([
    ['WebAssembly', wasm],
    ['TypeScript', plain],
  ])('are not counted past trumps that a crossing leaves out (%s)', (_, kernel) => {
    const position: OpenPosition = {
      ...{ strain: 1, trick: { leader: 3, cards: [] }, hands: handsOf(ENDING) },
    }
    expect(answerOf(solveTricks(kernel, position))).toBe(4)
  })
})

describe('both builds of the kernel', () => {
  it('give the same answers after the same positions', () => {
    const random = benchRandom(5)
    for (let n = 0; n < 60; n++) {
      const position = randomEnding(random, 5 + (n % 4))
      expect(watched(solveCards(plain, position))).toEqual(watched(solveCards(wasm, position)))
    }
  })
  it('do so on a whole deal, slice by slice', () => {
    const position = leadOf(BOARD, 3, 2)
    expect(watched(solveTricks(plain, position))).toEqual(watched(solveTricks(wasm, position)))
  })
})

describe('a question', () => {
  it('gives the same answer whatever was asked before', () => {
    const position = leadOf(BOARD, 1, 0)
    const first = watched(solveCards(wasm, position))
    answerOf(solveTricks(wasm, leadOf(WHOLE_SUITS, 1, 3)))
    expect(watched(solveCards(wasm, position))).toEqual(first)
  })
  it('may be ended in the middle; the kernel is free then', () => {
    const question = solveTable(wasm, handsOf(BOARD))
    question.next()
    question.next()
    question.return([])
    expect(answerOf(solveTricks(wasm, leadOf(BOARD, 4, 1)))).toBe(7)
  })
  it('waits while another holds the kernel', () => {
    const first = solveTable(wasm, handsOf(BOARD))
    first.next()
    const second = solveTricks(wasm, leadOf(BOARD, 4, 1))
    for (let n = 0; n < 5; n++)
      expect(second.next()).toEqual({ done: false, value: { positions: 0, done: 0, of: 1 } })
    expect(answerOf(first)).toEqual(TABLE)
    expect(answerOf(second)).toBe(7)
  })
  it('is given up after so many positions', () => {
    const freak = solveTricks(wasm, leadOf(FREAK, 4, 0))
    const { answer, positions } = watched(within(freak, 100_000))
    expect(answer).toBeUndefined()
    // Every slice ends on time, which is what lets a worker answer.
    for (const [i, sofar] of positions.entries())
      expect(sofar - (positions[i - 1] ?? 0)).toBeLessThanOrEqual(SLICE)
    expect(answerOf(solveTricks(wasm, leadOf(BOARD, 4, 1)))).toBe(7)
  })
  it('goes on when the table of proofs is emptied under it, as happens when it is full', () => {
    const alone = watched(solveTable(wasm, handsOf(BOARD))).positions.at(-1)!
    const question = solveTable(wasm, handsOf(BOARD))
    let step = question.next()
    let positions = 0
    for (let slice = 1; step.done !== true; slice++) {
      if (slice % 30 === 0) wasm.forget()
      positions = step.value.positions
      step = question.next()
    }
    expect(step.value).toEqual(TABLE)
    // What was forgotten had to be proved again: `forget` reaches the table that the search asks.
    expect(positions).toBeGreaterThan(alone)
  })
})

/** What the side of the first to play takes when the cards are played in this order. */
function tricksIn(kernel: Kernel, position: OpenPosition, line: readonly Card[]): number[] {
  const values: number[] = []
  let at: OpenPosition | undefined = position
  for (const card of line) {
    if (at === undefined) throw new Error('the line is too long')
    const found = answerOf(solveCards(kernel, at)).find((one) => one.card === card)
    const best = Math.max(...answerOf(solveCards(kernel, at)).map(({ tricks }) => tricks))
    if (found === undefined) throw new Error(`${cardCode(card)} is not lawful`)
    values.push(best - found.tricks)
    at = afterCard(at, card)
  }
  if (at !== undefined) throw new Error('the line is too short')
  return values
}

describe('a line of best play', () => {
  it('gives nothing away, to the last card', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 6 }),
        (seed, n) => {
          const position = randomEnding(benchRandom(seed), n)
          const line = answerOf(solveLine(wasm, position))
          expect(tricksIn(wasm, position, line).every((lost) => lost === 0)).toBe(true)
        },
      ),
      { numRuns: 40, seed: 11 },
    )
  })
})

describe('a trace', () => {
  const contract = { bid: bidOf(2, 3), doubled: 0, declarer: 3 } as const
  it('falls and rises by what each card costs', () => {
    const hands = handsOf(BOARD)
    const random = benchRandom(3)
    let play: Play = { contract, cards: [] }
    while (play.cards.length < 52) {
      const lawful = legalCards(hands, play)
      play = { contract, cards: [...play.cards, lawful[random(lawful.length)]!] }
    }
    const question = good(solveTrace(wasm, hands, play))
    const trace = answerOf(question)
    expect(trace).toHaveLength(53)
    expect(trace[0]).toBe(TABLE[3]?.[3])
    for (const [i, value] of trace.entries()) {
      const before = trace[i - 1] ?? value
      expect(Math.abs(value - before)).toBeLessThanOrEqual(13)
    }
    // Nothing is left to lose when one card is left to each.
    expect(new Set(trace.slice(48)).size).toBe(1)
  })
  it('refuses a play that the hands do not allow', () => {
    const short = handsOf('N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A765 AT942.AQ4.32.KJ3')
    expect(solveTrace(wasm, short, { contract, cards: [] })).toMatchObject({ ok: false })
  })
})

describe('a position that cannot be', () => {
  const card = (code: string): Card => parseCard(code)!
  it.each([
    ['an unknown hand', 'N:A... K... Q... -', 0, [], "West's hand is not known"],
    ['unequal hands', 'N:A... K... Q... J2...', 0, [], 'North has one card and West 2 cards'],
    ['no card', 'N:... ... ... ...', 0, [], 'No card is left'],
    ['a card twice', 'N:A... K... Q... J...', 0, ['SK'], 'East still holds it'],
    ['a revoke', 'N:A3... K2... Q4... J5.2..', 2, ['S8', 'H9'], 'West played the nine of hearts'],
    [
      'four cards laid',
      'N:A... K... Q... J...',
      0,
      ['C2', 'C3', 'C4', 'C5'],
      '4 cards are on the table',
    ],
  ] as const)('is refused: %s', (_, text, leader, laid, message) => {
    const read = good(deal.parse(text))
    const trick = { leader, cards: laid.map(card) }
    const checked = openPosition(4, trick, read)
    expect(checked).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(message) },
    })
  })
})
