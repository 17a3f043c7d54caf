/** Tables that cannot be read or kept: set aside, told, and never in the way. */
import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
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

describe('a page that is killed', () => {
  /** A storage whose operation number `at`, counted over all writes, fails; `undefined`: none. */
  const failing = (inner: TableStorage) => {
    /** `closed`: nothing works any more from that operation on. */
    const fault = { at: undefined as number | undefined, met: 0, closed: false }
    const next = (): void => {
      const here = fault.met++
      if (fault.at !== undefined && (fault.closed ? here >= fault.at : here === fault.at))
        throw new DOMException('lost', 'AbortError')
    }
    const storage: TableStorage = {
      transact: async (mode, body) => {
        if (mode === 'readonly') return inner.transact(mode, body)
        return inner.transact(mode, async (tx) => {
          const value = await body(
            new Proxy(tx, {
              get: (target, name): unknown => {
                next()
                return Reflect.get(target, name)
              },
            }),
          )
          // The commit itself.
          next()
          return value
        })
      },
    }
    return { storage, fault }
  }
  /** What is done in one visit: deals, calls, cards and a board removed, each written as it is made. */
  const actsOf = (v: Awaited<ReturnType<typeof visit>>): readonly (() => void)[] => [
    () => v.actions.makeCall(PASS),
    () => v.actions.dealNew(),
    () => playSome(v, 3),
    () =>
      v.store.setState(({ table }) => ({
        table: { ...table, boards: table.boards.slice(1), index: table.boards.length - 2 },
      })),
    () => v.actions.undo(),
  ]
  it.each([
    ['failed', false],
    ['was the last before it closed', true],
  ])(
    'has everything at the next visit, whichever operation of the storage %s',
    async (_, closed) => {
      let at = 0
      for (let met = Number.POSITIVE_INFINITY; at < met; at++) {
        const inner = memoryStorage()
        const book = notebook()
        const { storage, fault } = failing(inner)
        const a = await visit(storage, book)
        fault.met = 0
        fault.at = at
        fault.closed = closed
        for (const act of actsOf(a)) {
          act()
          await a.saving.flush()
          // The next visit writes too: it has a storage of its own.
          expect(
            kept(await visit(await copyOf(inner), notebook(book.text))),
            `after operation ${at}`,
          ).toEqual(kept(a))
        }
        met = fault.met
        // Opened again, it has everything without the journal.
        fault.at = undefined
        if (closed) {
          a.actions.makeCall(bidOf(7, 4))
          await a.saving.flush()
          expect(kept(await visit(inner)), `opened after operation ${at}`).toEqual(kept(a))
        }
        close(a)
      }
      expect(at).toBeGreaterThan(15)
    },
  )
  it('has everything when what was kept is cleared under the page', async () => {
    const inner = memoryStorage()
    const book = notebook()
    let lost = (): void => {}
    const storage: TableStorage = {
      transact: inner.transact,
      onLost: (listener) => {
        lost = listener
      },
    }
    const a = await visit(storage, book)
    playSome(a, 4)
    await a.saving.flush()
    await inner.transact('readwrite', async (tx) => {
      await tx.clear('session')
      await tx.clear('boards')
    })
    lost()
    // Killed here: nothing has been written since.
    const copy = memoryStorage()
    expect(kept(await visit(copy, notebook(book.text)))).toEqual(kept(a))
    a.actions.makeCall(PASS)
    await a.saving.flush()
    expect(book.text).toBeUndefined()
    expect(kept(await visit(inner))).toEqual(kept(a))
  })
  it('is on its way to the storage before anything else happens', async () => {
    const inner = memoryStorage()
    const asked: string[] = []
    let watched = false
    const storage: TableStorage = {
      transact: (mode, body) =>
        watched
          ? // As IndexedDB does, this one takes at once what it is given, and answers later.
            body({
              get: () => new Promise(() => {}),
              all: () => new Promise(() => {}),
              put: async (table, key) => void asked.push(`${table} ${key}`),
              remove: async () => {},
              clear: async () => {},
              commit: () => void asked.push('kept'),
            })
          : inner.transact(mode, body),
    }
    const told = { onLost: () => {}, onFree: () => {}, takeOver: async () => {} }
    const only = { ...told, claim: async () => true }
    for (const [tabs, kept] of [
      [undefined, []],
      [only, ['kept']],
    ] as const) {
      watched = false
      const a = await visit(storage, notebook(), undefined, tabs, (run) => run())
      asked.length = 0
      watched = true
      a.actions.makeCall(PASS)
      // Where no other tab can write it does not even wait for the page to look.
      expect(asked).toEqual(['boards 1', 'session now', ...kept])
      close(a)
    }
  })
  it('is written at once, and a burst in one more write', async () => {
    const inner = memoryStorage()
    let writes = 0
    let runs: (() => void)[] = []
    const store = await visit(
      {
        transact: (mode, body) => {
          if (mode === 'readwrite') writes += 1
          return inner.transact(mode, body)
        },
      },
      notebook(),
      undefined,
      undefined,
      (run) => runs.push(run),
    )
    const ran = async (): Promise<void> => {
      const due = runs
      runs = []
      for (const run of due) run()
      await store.saving.flush()
    }
    writes = 0
    store.actions.makeCall(PASS)
    await ran()
    expect(writes).toBe(1)
    for (let i = 0; i < 2; i++) store.actions.makeCall(PASS)
    expect(runs).toHaveLength(1)
    await ran()
    expect(writes).toBe(2)
    expect(kept(await visit(inner))).toEqual(kept(store))
  })
})
