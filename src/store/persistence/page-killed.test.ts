/** A page that dies at any moment of its writing: what was done before is there at the next visit. */
import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { close, copyOf, kept, notebook, playSome, visit } from '#testing/page-visits.ts'
import type { TableStorage } from './storage.ts'

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
