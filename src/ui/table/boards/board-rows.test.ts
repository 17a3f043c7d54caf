import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { NOTRUMP } from '#core/suit.ts'
import { createKibitzerStore } from '#store/store.ts'
import { boardRow, matcher } from './board-rows.ts'
import { placesOf } from './use-shown.ts'

const k = createKibitzerStore({ seed: [5, 6, 7, 8] })
for (const call of [bidOf(3, NOTRUMP), PASS, PASS, PASS]) k.actions.makeCall(call)
k.actions.makeClaim({ seat: 0, declarerTricks: 8 })
for (let i = 0; i < 20; i++) k.actions.dealNew()
for (const _ of [1, 2, 3, 4]) k.actions.makeCall(PASS)
const { boards } = k.store.getState().table
const rows = boards.map(boardRow)
const matching = (filter: string) => {
  const keeps = matcher(filter)
  return keeps === undefined ? rows : boards.map(boardRow).filter((_, i) => keeps(boards[i]!, i))
}

describe('the rows of the board list', () => {
  it('gives number, contract, declarer and result', () => {
    expect(rows[0]).toMatchObject({ name: 'Board 1', declarer: 'N', result: '−1, −50' })
    expect(rows[20]).toMatchObject({ name: 'Board 21', passedOut: true, result: '0' })
    expect(rows[5]).toMatchObject({ contract: undefined, result: '' })
  })
  it('are made once for a board at its place', () => {
    const board = boards[3]
    if (board === undefined) throw new Error('no board')
    expect(boardRow(board, 3)).toBe(rows[3])
    expect(boardRow(board, 4).index).toBe(4)
  })
  it('finds a board by its number alone', () => {
    expect(matching('2').map((row) => row.name)).toEqual(['Board 2'])
    expect(matching(' 21 ').map((row) => row.name)).toEqual(['Board 21'])
  })
  it('finds contracts in either spelling, declarers and states', () => {
    for (const filter of ['3N', '3nt', 'north', 'played', '3n played'])
      expect(matching(filter).map((row) => row.index)).toEqual([0])
    expect(matching('passed').map((row) => row.index)).toEqual([20])
    expect(matching('4S')).toEqual([])
    expect(matching('  ')).toHaveLength(21)
  })
})

describe('a search by what was played and written', () => {
  const [first, ...others] = boards.map(boardRow)
  const found = (filter: string, more?: (board: (typeof boards)[number]) => string) => {
    const keeps = matcher(filter, more)
    return boards.flatMap((board, i) => (keeps?.(board, i) ? [i] : []))
  }
  it('finds results with either minus', () => {
    expect(first?.result).toBe('−1, −50')
    for (const filter of ['-50', '−50', '-1']) expect(found(filter)).toEqual([0])
    expect(others.every(({ result }) => !result.includes('50'))).toBe(true)
  })
  it('finds words of the note, and words that the caller adds', () => {
    const noted = boards.map((board, i) =>
      i === 4 ? { ...board, note: 'Ask about MINORS' } : board,
    )
    const keeps = matcher('minors ask')
    expect(noted.flatMap((board, i) => (keeps?.(board, i) ? [i] : []))).toEqual([4])
    const system = (board: (typeof boards)[number]) => (board === boards[7] ? 'Precision' : '')
    expect(found('precision', system)).toEqual([7])
  })
})

describe('a search through many boards', () => {
  const many = Array.from({ length: 20 }, () => boards).flat()
  const all = () => true
  it('pauses when a slice is over, and finds the same', async () => {
    let pauses = 0
    let clock = 0
    const found = await placesOf(many, all, new AbortController().signal, {
      pause: async () => {
        pauses += 1
      },
      now: () => (clock += 100),
    })
    expect(found).toEqual(many.map((_, i) => i))
    expect(pauses).toBe(Math.floor(many.length / 32))
  })
  it('ends when another filter is asked for', async () => {
    const stop = new AbortController()
    let clock = 0
    const found = await placesOf(many, all, stop.signal, {
      pause: async () => stop.abort(),
      now: () => (clock += 100),
    })
    expect(found).toHaveLength(32)
  })
})
