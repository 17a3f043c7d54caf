import { describe, expect, it } from 'vitest'
import { MAX_BOARDS } from '#core/file-limits.ts'
import { PACK_SIZE, packed } from '#core/packed-records.ts'
import type { BoardRecord } from '#core/record.ts'
import { type ImportFound, isFull, together, withBoards } from './found.ts'

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

describe('the files of a zip', () => {
  const { packs: _, boardCount: __, ...rest } = answer
  const part = (name: string, boards: number) => ({
    name,
    found: {
      ...rest,
      systems: [],
      cards: [],
      boards: Array<ImportFound['boards'][number]>(boards).fill(records[0]!),
      problems: [{ code: 'x', message: 'Bad.', line: 2 }],
      problemCount: 1,
      lost: { boards: 1, calls: 2, cards: 3 },
    },
  })
  it('are told together, each thing with its file', () => {
    const { boards, problems, lost } = together([part('a.pbn', 2), part('b.pbn', 3)])
    expect(boards).toHaveLength(5)
    expect(problems.map(({ message }) => message)).toEqual(['a.pbn: Bad.', 'b.pbn: Bad.'])
    expect(lost).toEqual({ boards: 2, calls: 4, cards: 6 })
  })
  it('are read up to as many boards as one file may have; what is left is said', () => {
    const parts = [part('a.pbn', MAX_BOARDS - 1)]
    expect(isFull(parts)).toBe(false)
    parts.push(part('b.pbn', 5))
    expect(isFull(parts)).toBe(true)
    const { boards, problems, problemCount, lost } = together(parts, 2)
    expect([boards.length, problemCount, lost.boards]).toEqual([MAX_BOARDS, 3, 6])
    expect(problems[0]?.message).toBe(
      'There are more than 50,000 boards. The first 50,000 were read; 2 files were not opened; choose the files one by one for the others.',
    )
    expect(together([part('a.pbn', MAX_BOARDS)]).problemCount).toBe(1)
  })
})
