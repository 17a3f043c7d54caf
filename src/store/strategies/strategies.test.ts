import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TIE_BREAK, type Strategy } from '#core/strategy.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { startPersistence } from '../persistence/persistence.ts'
import type { Journal, TableStorage } from '../persistence/storage.ts'
import { createKibitzerStore, type KibitzerStore } from '../store.ts'
import { MAX_STRATEGIES, pastOf, type StrategySheet, strategyById } from './strategies.ts'

const STRATEGY: Strategy = {
  name: 'Ours',
  facts: [{ kind: 'preempt', level: 3 }],
  tieBreak: DEFAULT_TIE_BREAK,
}
const SHEET: StrategySheet = {
  name: 'Ours',
  rows: [{ id: 0, kind: 'preempt', cells: ['3'] }],
  tieBreak: DEFAULT_TIE_BREAK,
}
const typed = (cell: string): StrategySheet => ({
  ...SHEET,
  rows: [{ id: 0, kind: 'preempt', cells: [cell] }],
})
const SEED = [1, 2, 3, 4] as const
const withOne = (): KibitzerStore => {
  const made = createKibitzerStore({ seed: SEED })
  expect(made.actions.addStrategy(SHEET, STRATEGY)).toEqual({ ok: true, value: 'my-1' })
  return made
}
const sheet = ({ store }: KibitzerStore, id = 'my-1') =>
  strategyById(store.getState().strategies, id)?.sheet

describe('the strategies of the library', () => {
  it('takes edits back and does them again, also while a cell makes no sense', () => {
    const made = withOne()
    made.actions.editStrategy('my-1', typed('x'))
    made.actions.editStrategy('my-1', typed('4'))
    expect(made.actions.undoStrategy('my-1').ok).toBe(true)
    expect(sheet(made)).toEqual(typed('x'))
    expect(made.actions.undoStrategy('my-1').ok).toBe(true)
    expect(sheet(made)).toEqual(SHEET)
    expect(made.actions.undoStrategy('my-1').ok).toBe(false)
    made.actions.redoStrategy('my-1')
    made.actions.redoStrategy('my-1')
    expect(sheet(made)).toEqual(typed('4'))
    expect(made.actions.redoStrategy('my-1').ok).toBe(false)
  })
  it('takes what was typed into one cell back at once', () => {
    const made = withOne()
    for (const cell of ['', '1', '12']) made.actions.editStrategy('my-1', typed(cell), 'cell 0 0')
    made.actions.editStrategy('my-1', typed('7'), 'cell 0 1')
    made.actions.undoStrategy('my-1')
    expect(sheet(made)).toEqual(typed('12'))
    // After an undo the same cell is a step of its own again.
    made.actions.editStrategy('my-1', typed('9'), 'cell 0 0')
    made.actions.undoStrategy('my-1')
    expect(sheet(made)).toEqual(typed('12'))
    made.actions.undoStrategy('my-1')
    expect(sheet(made)).toEqual(SHEET)
  })
  it('undoes any edits exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.nat(2))), (edits) => {
        const made = withOne()
        const seen = [SHEET]
        let touched = ''
        for (const [cell, of] of edits) {
          const name = `cell ${of}`
          const next = typed(cell)
          made.actions.editStrategy('my-1', next, name)
          if (name === touched) seen[seen.length - 1] = next
          else seen.push(next)
          touched = name
        }
        for (const before of seen.slice(0, -1).reverse()) {
          made.actions.undoStrategy('my-1')
          expect(sheet(made)).toBe(before)
        }
        expect(pastOf(made.store.getState().strategies, 'my-1').past).toEqual([])
        for (const after of seen.slice(1)) {
          made.actions.redoStrategy('my-1')
          expect(sheet(made)).toBe(after)
        }
      }),
      { numRuns: 50 },
    )
  })
  it('keeps the strategy in use apart from the sheet', () => {
    const made = withOne()
    made.actions.editStrategy('my-1', typed('x'))
    const read = () => strategyById(made.store.getState().strategies, 'my-1')?.strategy
    expect(read()).toBe(STRATEGY)
    const next: Strategy = { ...STRATEGY, facts: [{ kind: 'preempt', level: 4 }] }
    made.actions.takeStrategy('my-1', next)
    expect(read()).toBe(next)
  })
  it('deletes, brings back with its past, and never names two alike', () => {
    const made = withOne()
    made.actions.editStrategy('my-1', typed('4'))
    made.actions.deleteStrategy('my-1')
    expect(sheet(made)).toBeUndefined()
    expect(made.actions.addStrategy(SHEET, STRATEGY)).toEqual({ ok: true, value: 'my-2' })
    made.actions.bringBackStrategy()
    expect(sheet(made)).toEqual(typed('4'))
    made.actions.undoStrategy('my-1')
    expect(sheet(made)).toEqual(SHEET)
    expect(made.actions.deleteStrategy('my-9').ok).toBe(false)
  })
  it('refuses more than it keeps', () => {
    const made = createKibitzerStore({ seed: SEED })
    for (let i = 0; i < MAX_STRATEGIES; i++) made.actions.addStrategy(SHEET, STRATEGY)
    expect(made.actions.addStrategy(SHEET, STRATEGY).ok).toBe(false)
  })
})

describe('strategies between visits', () => {
  const journal: Journal = { read: () => undefined, write: () => undefined }
  const visit = async (storage: TableStorage) => {
    const made = createKibitzerStore({ seed: SEED })
    const saving = await startPersistence(made, { storage, journal, writer: 'one' })
    return { ...made, saving }
  }
  const saved = async () => {
    const storage = memoryStorage()
    const a = await visit(storage)
    a.actions.addStrategy(SHEET, STRATEGY)
    a.actions.editStrategy('my-1', typed('x'))
    await a.saving.flush()
    a.saving.stop()
    return storage
  }
  const change = (storage: TableStorage, by: (row: never) => unknown) =>
    storage.transact('readwrite', async (tx) =>
      tx.put('session', 'now', by((await tx.get('session', 'now')) as never)),
    )
  it('come back as they were typed, with the strategy in use', async () => {
    const b = await visit(await saved())
    expect(b.store.getState().strategies.list).toEqual([
      { id: 'my-1', sheet: typed('x'), strategy: STRATEGY },
    ])
    expect(b.actions.addStrategy(SHEET, STRATEGY)).toEqual({ ok: true, value: 'my-2' })
    b.saving.stop()
  })
  it('come back with the ranges of what follows that were changed', async () => {
    const storage = memoryStorage()
    const a = await visit(storage)
    const range = { rule: 'respond/1N', of: 'points' }
    const sheet = { ...SHEET, limits: [{ ...range, cells: ['5', ''] }] }
    const strategy = { ...STRATEGY, continuations: [{ ...range, min: 5 }] }
    a.actions.addStrategy(sheet, strategy)
    await a.saving.flush()
    a.saving.stop()
    const b = await visit(storage)
    expect(b.store.getState().strategies.list).toEqual([{ id: 'my-1', sheet, strategy }])
    b.saving.stop()
  })
  it('are none in the form before them', async () => {
    const storage = await saved()
    await change(storage, ({ strategies: _none, ...row }: Record<string, unknown>) => ({
      ...row,
      format: 1,
    }))
    const b = await visit(storage)
    expect(b.saving.outcome).toBe('restored')
    expect(b.store.getState().strategies.list).toEqual([])
    b.saving.stop()
  })
  it.each([
    ['an inverted range', { facts: [{ kind: 'notrumpopen', level: 1, min: 17, max: 15 }] }],
    ['a level out of range', { facts: [{ kind: 'preempt', level: 8 }] }],
    ['a tie-break that is none', { tieBreak: ['by-mood'] }],
    [
      'an inverted range of what follows',
      { continuations: [{ rule: 'respond/1N', of: 'points', min: 12, max: 10 }] },
    ],
  ])('are set aside alone when damaged: %s', async (_name, part) => {
    const storage = await saved()
    // biome-ignore lint/suspicious/noExplicitAny: the test damages saved data at will
    await change(storage, (row: any) => {
      row.strategies.list[0].strategy = { ...STRATEGY, ...part }
      return row
    })
    const b = await visit(storage)
    expect(b.saving.outcome).toBe('mended')
    expect(b.store.getState().view.notices[0]?.message).toContain('damaged')
    b.saving.stop()
  })
})
