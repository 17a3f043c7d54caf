import { describe, expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import * as select from '#store/selectors.ts'
import { fresh, now, oneNotrump, playOut } from '#testing/kibitzer-stores.ts'
import { tryRows } from './tries-model.ts'

const passOut = (k: ReturnType<typeof fresh>) => {
  for (let i = 0; i < 4; i++) k.actions.makeCall(PASS)
}
const rowsOf = (k: ReturnType<typeof fresh>, tables: Parameters<typeof tryRows>[2] = []) =>
  tryRows(select.currentBoard(now(k)).source, select.lines(now(k)), tables, 0)

describe('the ways a board went', () => {
  it('are the tries that came to an end, with the first act that differs', () => {
    const k = fresh()
    passOut(k)
    k.actions.playAgain()
    // The try under way has no row yet.
    expect(rowsOf(k)).toHaveLength(1)
    oneNotrump(k)
    playOut(k)
    const [first, second] = rowsOf(k)
    expect(first).toMatchObject({ score: 0, contract: undefined, parts: undefined })
    expect(second?.contract).toMatchObject({ declarer: 0 })
    expect(second?.parts).toMatchObject({ seat: 0, event: { kind: 'call' }, trick: 1 })
    expect(Math.sign(second!.score)).toBe(second!.declarerTricks! >= 7 ? 1 : -1)
  })
  it('have another table once, whether it stands beside the lines or not', () => {
    const k = fresh()
    passOut(k)
    const passed = { calls: [PASS, PASS, PASS, PASS], cards: [] }
    const [own, other] = rowsOf(k, [passed])
    expect(other).toMatchObject({ line: undefined, parts: undefined, score: own!.score })
    k.actions.openTable(other!.events, 'There')
    expect(select.cursor(now(k))).toBe(0)
    expect(rowsOf(k, [passed])).toHaveLength(2)
    // Opened again, it is the same line.
    k.actions.openTable(other!.events, 'There')
    expect(select.lines(now(k)).map(({ id }) => select.lineName(now(k), id))).toEqual([
      'Line 1',
      'There',
    ])
  })
})
