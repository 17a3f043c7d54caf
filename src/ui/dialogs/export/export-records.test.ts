import { describe, expect, it } from 'vitest'
import { boardOf } from '#core/board.ts'
import { type Call, PASS } from '#core/call.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { createKibitzerStore } from '#store/store.ts'
import { fileName } from './export-formats.ts'
import { type ExportRecord, exportRecords } from './export-records.ts'

const loaded: ExportRecord = {
  board: boardOf(1, dealFromSeed([1, 2, 3, 4], 1)),
  calls: [{ call: 1 as Call }, { call: PASS }],
  contract: undefined,
  cards: [],
  event: 'Cup',
  kept: { kind: 'pbn', tags: [{ name: 'Site', value: 'Here' }] },
}

const exported = ({ store }: ReturnType<typeof createKibitzerStore>) => {
  const { table, players } = store.getState()
  return exportRecords(table.boards, players.seats)
}

describe('the boards of an export', () => {
  it('are the file’s own while nothing was done, with what the file said beyond them', () => {
    const k = createKibitzerStore({ seed: [1, 2, 3, 4] })
    k.actions.loadBoards([loaded], 'x.pbn')
    k.actions.stepBy(1)
    expect(exported(k)).toEqual([loaded])
  })
  it('are as played here after that, without it', () => {
    const k = createKibitzerStore({ seed: [1, 2, 3, 4] })
    k.actions.loadBoards([loaded], 'x.pbn')
    k.actions.stepBy(2)
    expect(k.actions.makeCall(2 as Call).ok).toBe(true)
    const [record] = exported(k)
    expect(record?.calls.map((c) => c.call)).toEqual([1, 0, 2])
    expect([record?.event, record?.kept]).toEqual(['Cup', undefined])
  })
  it('have the names of the seats where they were dealt here, and the file’s where they were not', () => {
    const k = createKibitzerStore({ seed: [1, 2, 3, 4] })
    k.actions.setPlayer(0, { kind: 'person', name: 'Anna' })
    k.actions.setPlayer(3, { kind: 'robot', name: 'R2' })
    expect(k.actions.makeCall(PASS).ok).toBe(true)
    expect(exported(k)[0]?.players).toEqual({ 0: 'Anna', 3: 'R2' })
    k.actions.loadBoards([{ ...loaded, players: { 1: 'Eva' } }], 'x.pbn')
    k.actions.stepBy(2)
    expect(k.actions.makeCall(2 as Call).ok).toBe(true)
    expect(exported(k)[0]?.players).toEqual({ 1: 'Eva' })
  })
  it('have file names that tell what is in them', () => {
    expect([fileName(1, 7, 'pbn'), fileName(1, undefined, 'lin'), fileName(12, 7, 'json')]).toEqual(
      ['board-7.pbn', 'board.lin', '12-boards.json'],
    )
  })
})
