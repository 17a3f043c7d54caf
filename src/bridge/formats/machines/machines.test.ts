import { describe, expect, it } from 'vitest'
import type { Card } from '#core/card.ts'
import * as dealOf from '#core/deal.ts'
import { dealtRecord } from '#core/record.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { type WriterId, writerById } from '../index.ts'

const records = [1, 2, 3].map((n) => dealtRecord(n, dealFromSeed([1, 2, 3, 4], n)))
const write = (id: WriterId, of = records) => finish(writerById(id).write(of))
/** The card of a number of these files, 1 for the ace of spades to 52 for the two of clubs. */
const cardOf = (n: number): Card =>
  ((3 - Math.floor((n - 1) / 13)) * 13 + 12 - ((n - 1) % 13)) as Card

describe('a file for a dealing machine', () => {
  it('DUP has 156 bytes a board: three hands by number, four to be looked at, ten for the machine', () => {
    const { text, losses } = write('dup')
    expect(losses).toEqual([])
    expect(text).toHaveLength(3 * 156)
    for (const [i, { board }] of records.entries()) {
      const one = text.slice(156 * i, 156 * (i + 1))
      const numbers = one.slice(0, 78).match(/\d\d/g)!.map(Number)
      for (const [place, n] of numbers.entries())
        expect(dealOf.ownerOf(board.deal, cardOf(n))).toBe(Math.floor(place / 13))
      const shown = one.slice(78, 146).split('\u0006').slice(1)
      const hands = shown.map((hand) =>
        ['\u0003', '\u0004', '\u0005'].reduce((text, suit) => text.replace(suit, '.'), hand),
      )
      expect(`N:${hands.join(' ')}`).toBe(dealOf.format(board.deal))
      expect(one.slice(146)).toBe('YN1  0 03 ')
    }
  })
  it('DLM has 99 boards of 26 letters, each held by its sum, and a document that says which are meant', () => {
    const lines = write('dlm').text.split('\n')
    expect(lines[0]).toBe('[Document]')
    expect(lines).toContain('From board=1')
    expect(lines).toContain('To board=3')
    expect(lines).toContain(`Checksum=${1 ^ 3 ^ 1}`)
    const boards = lines.flatMap(
      (line) => /^Board (\d\d)=([a-p]{26})(\d{3})$/.exec(line)?.slice(1) ?? [],
    )
    expect(boards).toHaveLength(3 * 99)
    // What other programs write for a board that is not meant.
    expect(boards.slice(9, 12)).toEqual([
      '04',
      'aaaaaabffffffkkkkkklpppppp',
      String(4 ^ 14).padStart(3, '0'),
    ])
    for (const [i, { board }] of records.entries()) {
      const letters = boards[3 * i + 1]!
      for (let n = 1; n <= 52; n++) {
        const code = letters.charCodeAt(Math.floor((n - 1) / 2)) - 97
        expect(n % 2 === 1 ? code >> 2 : code & 3).toBe(dealOf.ownerOf(board.deal, cardOf(n)))
      }
    }
  })
  it('leaves out boards without all hands, and says so', () => {
    const [first, second] = records
    const short = {
      ...second!,
      board: { ...second!.board, deal: [...dealOf.NO_HANDS] as typeof dealOf.NO_HANDS },
    }
    for (const id of ['dup', 'dlm'] as const) {
      const { losses } = write(id, [first!, short])
      expect(losses).toMatchObject([{ kind: 'board', board: 1 }])
    }
    expect(write('dup', [first!, short]).text).toHaveLength(156)
  })
})
