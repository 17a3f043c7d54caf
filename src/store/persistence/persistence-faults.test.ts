/** Tables that cannot be read or kept: set aside, told, and never in the way. */
import { describe, expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import {
  close,
  faulty,
  kept,
  notebook,
  playSome,
  put,
  rowsOf,
  visit,
} from '#testing/page-visits.ts'
import * as select from '../selectors.ts'
import { FORMAT } from './saved-table.ts'
import type { TableStorage } from './storage.ts'

describe('a store that cannot be read', () => {
  const saved = async () => {
    const storage = memoryStorage()
    const a = await visit(storage)
    playSome(a, 5)
    await a.saving.flush()
    close(a)
    return storage
  }
  const session = async (storage: TableStorage) =>
    (await rowsOf(storage, 'session'))[0]?.[1] as Record<string, unknown>
  const board = async (storage: TableStorage) =>
    // biome-ignore lint/suspicious/noExplicitAny: the test damages saved data at will
    (await rowsOf(storage, 'boards'))[0]?.[1] as any
  const damaging =
    (change: (row: Awaited<ReturnType<typeof board>>) => void) => async (s: TableStorage) => {
      const row = await board(s)
      change(row)
      await put(s, 'boards', row.id, row)
    }

  const DAMAGES: readonly [string, (storage: TableStorage) => Promise<void>][] = [
    ['rubbish', (s) => put(s, 'session', 'now', 'rubbish')],
    ['null', (s) => put(s, 'session', 'now', null)],
    ['a missing board', (s) => s.transact('readwrite', (tx) => tx.clear('boards'))],
    [
      'an index outside the list',
      async (s) => put(s, 'session', 'now', { ...(await session(s)), index: 9 }),
    ],
    [
      'a system of a name too long',
      async (s) => {
        const saved = (await session(s)) as { players: object }
        const systems = ['x'.repeat(2000), { id: 'sayc' }]
        await put(s, 'session', 'now', { ...saved, players: { ...saved.players, systems } })
      },
    ],
    [
      'a later format',
      async (s) => put(s, 'session', 'now', { ...(await session(s)), format: FORMAT + 1 }),
    ],
    [
      'a card in two hands',
      damaging((b) => {
        b.source.deal[0] = b.source.deal[1]
      }),
    ],
    [
      'a card out of range',
      damaging((b) => {
        b.tree.lines[0].events[4].card = 52
      }),
    ],
    [
      'an unlawful play',
      damaging((b) => {
        b.tree.lines[0].events[5] = b.tree.lines[0].events[4]
      }),
    ],
    [
      'a cursor beyond the line',
      damaging((b) => {
        b.tree.cursor = 99
      }),
    ],
    [
      'a field nobody knows',
      async (s) => put(s, 'boards', 1, { ...(await board(s)), surprise: true }),
    ],
  ]
  /** The session cannot be read; the board can. */
  const SESSION_ONLY = [
    'rubbish',
    'null',
    'an index outside the list',
    'a system of a name too long',
  ]
  it.each(DAMAGES)('is set aside, told and does not block: %s', async (name, damage) => {
    const storage = await saved()
    await damage(storage)
    const before = await rowsOf(storage, 'boards')
    const b = await visit(storage)
    const mended = SESSION_ONLY.includes(name)
    expect(b.saving.outcome).toBe(mended ? 'mended' : 'set-aside')
    const [notice] = b.store.getState().view.notices
    expect(notice?.id).toBe('set-aside')
    expect(notice?.message).toContain(name === 'a later format' ? 'newer version' : 'damaged')
    const copy = JSON.parse(notice?.copy ?? '') as { boards: unknown[] }
    expect(copy.boards).toHaveLength(mended ? 0 : before.length)
    expect(await rowsOf(storage, 'aside')).toHaveLength(1)
    expect(select.currentRecord(b.store.getState()).cards).toHaveLength(mended ? 5 : 0)
    // The table is saved in its place, and the next visit finds nothing wrong.
    b.actions.makeCall(PASS)
    await b.saving.flush()
    const c = await visit(storage)
    expect(c.saving.outcome).toBe('restored')
    expect(kept(c)).toEqual(kept(b))
    expect(c.store.getState().view.notices).toEqual([])
  })
  it('keeps the last ten set aside', async () => {
    const storage = await saved()
    for (let i = 0; i < 12; i++) {
      await put(storage, 'session', 'now', i)
      await storage.transact('readwrite', (tx) => tx.clear('boards'))
      close(await visit(storage))
    }
    expect(await rowsOf(storage, 'aside')).toHaveLength(10)
  })
  it('costs the one damaged board of several, and keeps the place', async () => {
    const storage = memoryStorage()
    const a = await visit(storage)
    for (let i = 0; i < 3; i++) a.actions.dealNew()
    a.actions.selectBoard(2)
    playSome(a, 5)
    await a.saving.flush()
    const ids = a.store.getState().table.boards.map(({ id }) => id)
    const hurt = ids[1]!
    await put(storage, 'boards', hurt, { id: hurt, source: 'rubbish' })
    const b = await visit(storage)
    expect(b.saving.outcome).toBe('mended')
    expect(b.store.getState().table.boards.map(({ id }) => id)).toEqual(
      ids.filter((id) => id !== hurt),
    )
    expect(select.currentRecord(b.store.getState())).toEqual(
      select.currentRecord(a.store.getState()),
    )
    expect(b.store.getState().view.notices[0]?.message).toContain(
      'That board is set aside; the other 3 boards are here.',
    )
    expect((await visit(storage)).saving.outcome).toBe('restored')
  })
  it('gives back what can be read of a board that was set aside', async () => {
    const storage = await saved()
    const row = await board(storage)
    row.tree.lines[0].events[4].card = 52
    await put(storage, 'boards', row.id, row)
    const b = await visit(storage)
    const [entry] = await b.saving.aside.list()
    expect(entry?.boards).toBe(1)
    expect(await b.saving.aside.text(entry?.key ?? '')).toContain('"card":52')
    expect(await b.saving.aside.bringBack(entry?.key ?? '')).toEqual({ back: 1, left: 0 })
    const { boards, index } = b.store.getState().table
    expect(boards[index]?.source.board.deal).toEqual(
      (row as { source: { deal: unknown } }).source.deal,
    )
    expect([boards.length, index, await b.saving.aside.list()]).toEqual([2, 1, []])
  })
  it('keeps aside what cannot be read at all', async () => {
    const storage = await saved()
    await put(storage, 'boards', 1, 'rubbish')
    const b = await visit(storage)
    const [entry] = await b.saving.aside.list()
    expect(await b.saving.aside.bringBack(entry?.key ?? '')).toEqual({ back: 0, left: 1 })
    expect(await b.saving.aside.list()).toHaveLength(1)
  })
  it('does not let a damaged last moment cost the table', async () => {
    const storage = await saved()
    for (const text of ['{', 'null', '7', '{"session":{},"boards":[]}']) {
      const b = await visit(storage, notebook(text))
      expect(b.saving.outcome).toBe('restored')
      expect(select.currentRecord(b.store.getState()).cards).toHaveLength(5)
      close(b)
    }
  })
})

describe('no storage, or none left', () => {
  it('plays on in memory and says so', async () => {
    const a = await visit(undefined)
    expect(a.saving.outcome).toBe('not-saved')
    expect(a.store.getState().view.notices[0]?.id).toBe('not-saved')
    playSome(a, 3)
    await a.saving.flush()
    expect(select.currentRecord(a.store.getState()).cards).toHaveLength(3)
  })
  it('says when writing fails, tries again with the next change, and takes it back', async () => {
    const inner = memoryStorage()
    const full = new DOMException('no room', 'QuotaExceededError')
    const { storage, now } = faulty(inner, full, 'readwrite')
    const a = await visit(storage)
    now.fails = true
    a.actions.makeCall(PASS)
    await a.saving.flush()
    expect(a.store.getState().view.notices[0]?.message).toContain('full')
    now.fails = false
    a.actions.makeCall(PASS)
    await a.saving.flush()
    expect(a.store.getState().view.notices).toEqual([])
    expect(kept(await visit(storage))).toEqual(kept(a))
  })
  it('says when reading fails', async () => {
    const fault = new DOMException('too old', 'VersionError')
    const a = await visit({ transact: () => Promise.reject(fault) })
    expect(a.saving.outcome).toBe('not-saved')
    expect(a.store.getState().view.notices[0]?.message).toContain('newer version')
  })
  it('keeps the storage’s own words to itself and offers a way out', async () => {
    const inner = memoryStorage()
    const closing = new DOMException('The connection is closing.', 'InvalidStateError')
    const { storage, now } = faulty(inner, closing)
    const a = await visit(storage)
    now.fails = true
    a.actions.makeCall(PASS)
    await a.saving.flush()
    const [notice] = a.store.getState().view.notices
    expect(notice?.message).toContain('does not answer')
    expect(notice?.choices.map(({ label }) => label)).toEqual(['Try again', 'Save a backup file'])
    now.fails = false
    await a.saving.flush()
    expect(a.store.getState().view.notices).toEqual([])
    expect(kept(await visit(inner))).toEqual(kept(a))
  })
})
