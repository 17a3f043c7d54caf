import { describe, expect, it } from 'vitest'
import { boardOf } from '#core/board.ts'
import { bidOf } from '#core/call.ts'
import { parse } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { EAST, SOUTH } from '#core/seat.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { startPersistence } from '../persistence/persistence.ts'
import type { Journal } from '../persistence/storage.ts'
import { agreedSides, currentBoard, exampleId, observer } from '../selectors.ts'
import { createKibitzerStore, type KibitzerStore } from '../store.ts'
import type { ExampleOpening } from '../table/example.ts'
import type { SideAgreements } from './agreements.ts'
import { SILENT_CARDING, START_SIDES } from './agreements-start.ts'

const SEED = [1, 2, 3, 4] as const
const made = (): KibitzerStore => createKibitzerStore({ seed: SEED })
const HEARTS: SideAgreements = {
  carding: EVERYDAY,
  calls: {
    name: 'Ours',
    weight: 90,
    price: 0.05,
    entries: [
      {
        after: [],
        call: bidOf(1, 2),
        says: {
          kind: 'all',
          of: [
            { kind: 'length', seat: 0, suit: 2, min: 5, max: 13 },
            { kind: 'not', of: { kind: 'balanced', seat: 0 } },
          ],
        },
        fallbacks: [{ kind: 'length', seat: 0, suit: 2, min: 4, max: 13 }],
        qualifier: 'consistent',
      },
    ],
  },
}
const noJournal: Journal = { read: () => undefined, write: () => undefined }
const keep = (kibitzer: KibitzerStore, storage: ReturnType<typeof memoryStorage>) =>
  startPersistence(kibitzer, { storage, journal: noJournal, writer: 'a' })

const deal = parse('N:2.KJT.KJT9.KJT98 .Q9765.Q8765.Q76 A.A432.A432.A432 KQJT9876543.8..5')
const record = (): BoardRecord => {
  if (!deal.ok) throw new Error(deal.error.message)
  return {
    board: boardOf(1, deal.value),
    calls: [],
    contract: { bid: bidOf(3, 4), doubled: 0, declarer: SOUTH },
    cards: [],
  }
}
const opening = (): ExampleOpening => ({
  id: 'bounds',
  title: 'Bounds',
  record: record(),
  cursor: 0,
  observer: EAST,
  sides: [HEARTS, { ...HEARTS, carding: SILENT_CARDING }],
})

describe('agreements by hand', () => {
  it('are taken back and brought back, edits of one thing together', () => {
    const { store, actions } = made()
    const half = { ...HEARTS, calls: { ...HEARTS.calls, weight: 50 } }
    actions.agreeOnBoth([HEARTS, START_SIDES[1]], 'name')
    actions.agreeOnBoth([half, START_SIDES[1]], 'name')
    actions.agreeOnBoth([half, HEARTS])
    expect(actions.undoAgreements().ok).toBe(true)
    expect(agreedSides(store.getState())[1]).toBe(START_SIDES[1])
    expect(agreedSides(store.getState())[0].calls.weight).toBe(50)
    expect(actions.undoAgreements().ok).toBe(true)
    expect(agreedSides(store.getState())).toEqual(START_SIDES)
    expect(actions.undoAgreements().ok).toBe(false)
    actions.redoAgreements()
    actions.redoAgreements()
    expect(agreedSides(store.getState())[1]).toBe(HEARTS)
    expect(actions.redoAgreements().ok).toBe(false)
    actions.resetAgreements(0)
    expect(agreedSides(store.getState())).toEqual([START_SIDES[0], HEARTS])
  })
  it('come back with the table, and damaged ones are set aside', async () => {
    const storage = memoryStorage()
    const first = made()
    const saving = await keep(first, storage)
    first.actions.agreeOnBoth([START_SIDES[0], HEARTS])
    await saving.flush()
    const second = made()
    await keep(second, storage)
    expect(agreedSides(second.store.getState())).toEqual([START_SIDES[0], HEARTS])

    const upside = JSON.parse(JSON.stringify(HEARTS)) as { calls: { entries: unknown[] } }
    ;(upside.calls.entries[0] as { says: unknown }).says = {
      kind: 'length',
      seat: 0,
      suit: 2,
      min: 6,
      max: 5,
    }
    first.actions.agreeOnBoth([START_SIDES[0], upside as unknown as SideAgreements])
    await saving.flush()
    const third = made()
    expect((await keep(third, storage)).outcome).toBe('mended')
    expect(third.store.getState().view.notices[0]?.message).toContain('upside down')
  })
})

describe('a worked example', () => {
  const begun = () => {
    const kibitzer = made()
    kibitzer.actions.setSystem(1, { id: 'standard-american' })
    kibitzer.actions.agreeOnBoth([HEARTS, START_SIDES[1]])
    kibitzer.actions.setViewMode({ kind: 'sit', seat: 1 })
    return kibitzer
  }
  it('brings its board, observer and agreements, and gives everything back', () => {
    const { store, actions } = begun()
    const before = store.getState()
    actions.openExample(opening())
    const open = store.getState()
    expect(exampleId(open)).toBe('bounds')
    expect(currentBoard(open).source.contract?.declarer).toBe(SOUTH)
    expect(observer(open)).toBe(EAST)
    expect(agreedSides(open)[1].carding).toBe(SILENT_CARDING)
    expect(open.players.systems).toEqual([{ id: 'none' }, { id: 'none' }])
    expect(actions.leaveExample().ok).toBe(true)
    const after = store.getState()
    expect(after.table.boards).toEqual(before.table.boards)
    expect(after.table.index).toBe(before.table.index)
    expect(after.agreements.sides).toBe(before.agreements.sides)
    expect(after.players).toBe(before.players)
    expect(after.view.mode).toEqual(before.view.mode)
    expect(after.view.observer).toBe(before.view.observer)
    expect(exampleId(after)).toBeUndefined()
    expect(actions.leaveExample().ok).toBe(false)
  })
  it('gives way to another example without losing what was there before both', () => {
    const { store, actions } = begun()
    const before = store.getState()
    actions.openExample(opening())
    actions.openExample({
      ...opening(),
      id: 'other',
      systems: [{ id: 'essex-acol' }, { id: 'none' }],
    })
    expect(store.getState().table.boards).toHaveLength(2)
    expect(store.getState().players.systems).toEqual([{ id: 'essex-acol' }, { id: 'none' }])
    actions.leaveExample()
    expect(store.getState().table.boards).toEqual(before.table.boards)
    expect(store.getState().players).toBe(before.players)
  })
  it('is left when another board comes on the table', () => {
    const { store, actions } = begun()
    actions.openExample(opening())
    actions.dealNew({ seed: [5, 6, 7, 8] })
    const now = store.getState()
    expect(exampleId(now)).toBeUndefined()
    expect(now.table.boards).toHaveLength(2)
    expect(now.table.index).toBe(1)
    expect(now.agreements.sides[0]).toBe(HEARTS)
    expect(now.view.mode).toEqual({ kind: 'sit', seat: 1 })
  })
  it('lasts over a reload, with what stood before it', async () => {
    const storage = memoryStorage()
    const first = begun()
    const saving = await keep(first, storage)
    const before = first.store.getState()
    first.actions.openExample(opening())
    await saving.flush()
    const second = made()
    await keep(second, storage)
    expect(exampleId(second.store.getState())).toBe('bounds')
    expect(second.store.getState().agreements.sides).toEqual(opening().sides)
    second.actions.leaveExample()
    const after = second.store.getState()
    expect(after.agreements.sides).toEqual(before.agreements.sides)
    expect(after.players).toEqual(before.players)
    expect(after.view.mode).toEqual(before.view.mode)
    expect(after.table.boards.map((b) => b.id)).toEqual(before.table.boards.map((b) => b.id))
  })
})
