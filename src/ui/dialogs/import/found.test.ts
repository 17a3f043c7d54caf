import { describe, expect, it } from 'vitest'
import { PACK_SIZE, packed } from '#core/packed-records.ts'
import type { BoardRecord } from '#core/record.ts'
import { withBoards } from './found.ts'

const records = Array.from(
  { length: 3 * PACK_SIZE },
  (_, i): BoardRecord => ({
    board: {
      number: i + 1,
      dealer: 0,
      vulnerability: 'None',
      deal: [undefined, undefined, undefined, undefined],
    },
    calls: [],
    contract: undefined,
    cards: [],
  }),
)
const answer = {
  format: 'pbn',
  boardCount: records.length,
  packs: [...packed(records)],
  problems: [],
  problemCount: 0,
  remarks: [],
  remarkCount: 0,
  lost: { boards: 0, calls: 0, cards: 0 },
} as const

describe('the boards of an import', () => {
  it('come one pack after the other, with a pause when a slice is over', async () => {
    let pauses = 0
    // Time that runs on by a slice and more at every look.
    let clock = 0
    const found = await withBoards(answer, new AbortController().signal, {
      pause: async () => {
        pauses += 1
      },
      now: () => (clock += 20),
    })
    expect(found.boards).toStrictEqual(records)
    expect(pauses).toBe(3)
    expect(Object.keys(found)).not.toContain('packs')
  })
  it('end when nobody wants them any more', async () => {
    const stop = new AbortController()
    let clock = 0
    const found = await withBoards(answer, stop.signal, {
      pause: () => Promise.resolve(stop.abort()),
      now: () => (clock += 5),
    })
    expect(found.boards.length).toBe(PACK_SIZE)
  })
})
