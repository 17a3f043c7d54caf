import { describe, expect, it } from 'vitest'
import { boardOf } from './board.ts'
import { bidOf, PASS } from './call.ts'
import { PACK_SIZE, packed, unpacked } from './packed-records.ts'
import type { BoardRecord } from './record.ts'
import { dealFromSeed } from './shuffle.ts'
import { SPADES } from './suit.ts'

const dealt = (number: number): BoardRecord => ({
  board: boardOf(number, dealFromSeed([1, 2, 3, 4], number)),
  calls: [],
  contract: undefined,
  cards: [],
})

describe('packed records', () => {
  it('are the same records again, with all that is unknown in them', () => {
    const { board } = dealt(7)
    const records: readonly BoardRecord[] = [
      dealt(1),
      {
        ...dealt(2),
        board: {
          ...board,
          number: undefined,
          deal: [undefined, board.deal[1], undefined, undefined],
        },
        calls: [
          { call: bidOf(4, SPADES), alert: true, note: 'a “note” \u{2028}\u{d800}' },
          { call: PASS },
        ],
        players: { 0: 'É', 3: 'W' },
        claim: { seat: 1, declarerTricks: 9 },
        room: 'open',
      },
    ]
    // Strictly: a key that is there with `undefined` stays there.
    expect([...packed(records)].flatMap(unpacked)).toStrictEqual(records)
  })
  it('come in packs of limited size', () => {
    const records = Array.from({ length: 2 * PACK_SIZE + 1 }, (_, i) => dealt(i + 1))
    const packs = [...packed(records)].map((pack) => unpacked(pack))
    expect(packs.map((p) => p.length)).toEqual([PACK_SIZE, PACK_SIZE, 1])
    expect(packs.flat()).toStrictEqual(records)
    expect([...packed([])]).toEqual([])
  })
})
