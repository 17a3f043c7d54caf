/** A table of many boards: the one on it comes first, and nothing is lost while the others are still to be read. */
import { describe, expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import {
  close,
  copyOf,
  faulty,
  kept,
  notebook,
  playSome,
  put,
  rowsOf,
  visit,
} from '#testing/page-visits.ts'
import * as select from '../selectors.ts'
import { READ_AT_ONCE } from './bring-back.ts'
import type { TableStorage } from './storage.ts'

const MANY = READ_AT_ONCE + 20
const PLACE = 30

/** A storage with a long table, in the middle of which a board is played. */
async function long(): Promise<{ storage: TableStorage; saved: ReturnType<typeof kept> }> {
  const storage = memoryStorage()
  const a = await visit(storage)
  while (select.boardCount(a.store.getState()) < MANY) a.actions.dealNew()
  a.actions.selectBoard(PLACE)
  playSome(a, 3)
  await a.saving.flush()
  close(a)
  return { storage, saved: kept(a) }
}
/** What a visit finds that reads everything. */
const found = async (storage: TableStorage, text?: string) => {
  const v = await visit(storage, notebook(text))
  await v.saving.whole()
  close(v)
  return kept(v)
}

describe('a long table', () => {
  it('shows the board that was on it before the others are read, at its place', async () => {
    const { storage, saved } = await long()
    const rows: string[] = []
    const watched: TableStorage = {
      transact: (mode, body) =>
        storage.transact(mode, (tx) =>
          body({
            ...tx,
            get: (table, key) => {
              rows.push(`${table} ${key}`)
              return tx.get(table, key)
            },
            all: (table) => {
              rows.push(`all ${table}`)
              return tx.all(table)
            },
          }),
        ),
    }
    const b = await visit(watched)
    expect(rows).toEqual(['session now', `boards ${saved.table.boards[PLACE]?.id}`])
    const state = b.store.getState()
    expect(state.table.boards).toEqual([saved.table.boards[PLACE]])
    expect([select.boardPlace(state), select.boardCount(state)]).toEqual([PLACE, MANY])
    await b.saving.whole()
    expect(kept(b)).toEqual(saved)
    expect(b.store.getState().table.boards[PLACE]).toBe(state.table.boards[0])
  })
  it('writes one board for one call, also once the others are read', async () => {
    const { storage } = await long()
    const puts: string[] = []
    const b = await visit({
      transact: (mode, body) =>
        storage.transact(mode, (tx) =>
          body({
            ...tx,
            put: (table, key, row) => {
              puts.push(`${table} ${key}`)
              return tx.put(table, key, row)
            },
          }),
        ),
    })
    const { id } = select.currentBoard(b.store.getState())
    for (const read of [false, true]) {
      if (read) await b.saving.whole()
      b.actions.undo()
      await b.saving.flush()
      expect(puts.splice(0)).toEqual([`boards ${id}`, 'session now'])
    }
    expect(await found(storage)).toEqual(kept(b))
  })
  it('keeps what is done before the others are read, each thing at the next visit', async () => {
    const { storage } = await long()
    const b = await visit(storage)
    for (const act of [
      () => b.actions.undo(),
      () => b.actions.dealNew(),
      () => b.actions.makeCall(PASS),
      () => b.actions.selectBoard(0),
    ]) {
      act()
      await b.saving.flush()
      const other = await found(await copyOf(storage))
      const whole = await visit(await copyOf(storage))
      await whole.saving.whole()
      expect(other).toEqual(kept(whole))
      expect(select.currentRecord(whole.store.getState())).toEqual(
        select.currentRecord(b.store.getState()),
      )
      expect(other.table.boards).toHaveLength(select.boardCount(b.store.getState()))
    }
    const state = await b.saving.whole()
    expect(await found(storage)).toEqual(kept(b))
    expect(state.table.boards).toHaveLength(MANY + 1)
    b.actions.dealNew()
    expect((await b.saving.whole()).table.boards).toHaveLength(MANY + 2)
  })
  it('says that the next board is still being read, and deals none in its place', async () => {
    const { storage, saved } = await long()
    const b = await visit(storage)
    expect(b.actions.nextBoard()).toMatchObject({ ok: false, error: { code: 'board/unread' } })
    await b.saving.whole()
    expect(b.actions.nextBoard().ok).toBe(true)
    expect(select.currentBoard(b.store.getState())).toEqual(saved.table.boards[PLACE + 1])
  })
  it('goes when other boards come in its place', async () => {
    const { storage, saved } = await long()
    const b = await visit(storage)
    b.actions.loadBoards([saved.table.boards[0]!.source], 'a file')
    await b.saving.flush()
    await b.saving.whole()
    expect(kept(b).table.boards).toHaveLength(1)
    expect(await rowsOf(storage, 'boards')).toHaveLength(1)
  })
  it('loses nothing where the storage fails before the others are read', async () => {
    const { storage, saved } = await long()
    const { storage: lost, now } = faulty(storage, new DOMException('lost', 'AbortError'))
    const book = notebook()
    const b = await visit(lost, book)
    now.fails = true
    b.actions.undo()
    await b.saving.flush()
    await expect(b.saving.whole()).rejects.toThrow('lost')
    expect(b.store.getState().view.notices[0]?.message).toContain('does not answer')
    // Killed here, the next visit has the undo and all boards.
    const killed = await found(await copyOf(storage), book.text)
    expect(killed.table.boards).toHaveLength(MANY)
    expect(killed.table.boards[PLACE]).toEqual(select.currentBoard(b.store.getState()))
    // It answers again: everything is read and written.
    now.fails = false
    await b.saving.flush()
    expect(b.store.getState().view.notices).toEqual([])
    expect(kept(b).table.boards).toHaveLength(MANY)
    expect(await found(storage)).toEqual(kept(b))
    expect(kept(b).table.boards[0]).toEqual(saved.table.boards[0])
  })
  it('costs one board of the others that is damaged, and tells it', async () => {
    const { storage, saved } = await long()
    const hurt = saved.table.boards[3]!.id
    await put(storage, 'boards', hurt, { id: hurt, source: 'rubbish' })
    const b = await visit(storage)
    expect(b.store.getState().view.notices).toEqual([])
    await b.saving.whole()
    const [notice] = b.store.getState().view.notices
    expect(notice?.message).toContain(`That board is set aside; the other ${MANY - 1} boards are`)
    expect(kept(b).table.boards.map(({ id }) => id)).toEqual(
      saved.table.boards.map(({ id }) => id).filter((id) => id !== hurt),
    )
    await b.saving.flush()
    expect(await found(storage)).toEqual(kept(b))
    expect(await rowsOf(storage, 'aside')).toHaveLength(1)
  })
  it.each([
    ['the session', 'session', 'now'],
    ['the board on it', 'boards', undefined],
  ] as const)('is read whole at once where %s is damaged', async (_, table, key) => {
    const { storage, saved } = await long()
    await put(storage, table, key ?? saved.table.boards[PLACE]!.id, 'rubbish')
    const b = await visit(storage)
    expect(b.saving.outcome).toBe('mended')
    expect(kept(b).table.boards).toHaveLength(table === 'session' ? MANY : MANY - 1)
  })
})

it('a first write that fails behind a restored table is in the journal, and the next visit has it', async () => {
  const storage = memoryStorage()
  const a = await visit(storage)
  playSome(a, 3)
  await a.saving.flush()
  close(a)
  const { storage: lost, now } = faulty(storage, new DOMException('lost', 'AbortError'))
  const book = notebook()
  const b = await visit(lost, book)
  now.fails = true
  b.actions.undo()
  await b.saving.flush()
  expect(await found(storage, book.text)).toEqual(kept(b))
})
