import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { NOTRUMP } from '#core/suit.ts'
import { createKibitzerStore } from '#store/store.ts'
import { boardRows, matching } from './board-rows.ts'

const k = createKibitzerStore({ seed: [5, 6, 7, 8] })
for (const call of [bidOf(3, NOTRUMP), PASS, PASS, PASS]) k.actions.makeCall(call)
k.actions.makeClaim({ seat: 0, declarerTricks: 8 })
for (let i = 0; i < 20; i++) k.actions.dealNew()
for (const _ of [1, 2, 3, 4]) k.actions.makeCall(PASS)
const rows = boardRows(k.store.getState().table.boards)

describe('the rows of the board list', () => {
  it('gives number, contract, declarer and result', () => {
    expect(rows[0]).toMatchObject({ name: 'Board 1', declarer: 'N', result: '−1, −50' })
    expect(rows[20]).toMatchObject({ name: 'Board 21', passedOut: true, result: '0' })
    expect(rows[5]).toMatchObject({ contract: undefined, result: '' })
  })
  it('finds a board by its number alone', () => {
    expect(matching(rows, '2').map((row) => row.name)).toEqual(['Board 2'])
    expect(matching(rows, ' 21 ').map((row) => row.name)).toEqual(['Board 21'])
  })
  it('finds contracts in either spelling, declarers and states', () => {
    for (const filter of ['3N', '3nt', 'north', 'played', '3n played'])
      expect(matching(rows, filter).map((row) => row.index)).toEqual([0])
    expect(matching(rows, 'passed').map((row) => row.index)).toEqual([20])
    expect(matching(rows, '4S')).toEqual([])
    expect(matching(rows, '  ')).toHaveLength(21)
  })
})
