import { describe, expect, it } from 'vitest'
import { dealtRecord } from '#core/record.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import type { FileRecord } from '../format.ts'
import { readText, writeRecords } from '../index.ts'
import { differences, makeableOf } from './makeable.ts'

/** Any twenty results that are all unlike their neighbours: an order mistaken for another is seen. */
const TABLE = [0, 1, 2, 3, 4].map((strain) =>
  [0, 1, 2, 3].map((seat) => (3 * strain + 5 * seat) % 14),
)
const record: FileRecord = {
  ...dealtRecord(1, dealFromSeed([1, 2, 3, 4], 1)),
  makeable: { table: TABLE, par: -110 },
}
const reread = (text: string) => good(finish(readText(text, 'x.pbn')))

describe('what makes, in PBN', () => {
  it('is written as club programs do, and read again', () => {
    const { text, losses } = writeRecords([record], 'pbn')
    expect(losses).toEqual([])
    // North in notrump, spades, hearts, diamonds, clubs; then South, East, West.
    expect(text).toContain('[DoubleDummyTricks "c9630852da30b85da741"]')
    expect(text).toContain(
      '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\r\nN NT 12\r\nN  S  9\r\n',
    )
    expect(text).toContain('[OptimumScore "NS -110"]')
    const read = reread(text)
    expect(read.problems).toEqual([])
    expect(makeableOf(read.boards[0]!)).toEqual(record.makeable)
  })
  it('is read from either table, and a score of East–West counts the other way', () => {
    const { text } = writeRecords([record], 'pbn')
    const without = (pattern: RegExp) => makeableOf(reread(text.replace(pattern, '')).boards[0]!)
    expect(without(/\[DoubleDummyTricks.*\r\n/)?.table).toEqual(TABLE)
    expect(without(/\[OptimumResultTable[^[]*/)?.table).toEqual(TABLE)
    expect(without(/\[OptimumScore.*\r\n/)).toEqual({ table: TABLE })
    const turned = text.replace('NS -110', 'EW 110')
    expect(makeableOf(reread(turned).boards[0]!)?.par).toBe(-110)
  })
  it('is nothing where a table lacks a result', () => {
    const { text } = writeRecords([record], 'pbn')
    const cut = text.replace(/N NT 12\r\n/, '').replace('"c96', '"c9x')
    expect(makeableOf(reread(cut).boards[0]!)).toBeUndefined()
    expect(makeableOf(dealtRecord(1, record.board.deal))).toBeUndefined()
  })
  it('stands once where a file that said otherwise is written with ours', () => {
    const [read] = reread(writeRecords([record], 'pbn').text).boards
    const ours = { table: TABLE.map((row) => row.map((n) => 13 - n)), par: 400 }
    const { text } = writeRecords([{ ...read!, makeable: ours }], 'pbn')
    expect(text.match(/\[OptimumResultTable/g)).toHaveLength(1)
    expect(makeableOf(reread(text).boards[0]!)).toEqual(ours)
    expect(differences({ table: TABLE, par: -110 }, ours)).toBe(21)
    expect(differences(ours, { table: ours.table })).toBe(0)
  })
})
