/** What was practised between visits: kept row by row, checked, and a damaged row costs itself only. */
import { describe, expect, it } from 'vitest'
import type { Call } from '#core/call.ts'
import { SILENT } from '#core/system-ref.ts'
import { standingOf } from '#practice/progress.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import type { TableStorage } from '../persistence/storage.ts'
import { ANY_SEAT, START_CHOICES } from './choices.ts'
import { createPracticeStore } from './practice.ts'

const NOW = 1_700_000_000_000
const DAY = 86_400_000
const visit = (storage: TableStorage | undefined, at = NOW) =>
  createPracticeStore({ storage, now: () => at })
const answered = (grade: 'right' | 'wrong', rule = 'sayc/opening/1N') => ({
  topic: 'open',
  skill: { kind: 'rule' as const, system: { id: 'sayc' }, rule, calls: [0 as Call] },
  grade,
  asked: 'Open 4=3=3=3 and 15',
  sure: 80,
})

describe('practice between visits', () => {
  it('brings back answers, items and choices', async () => {
    const storage = memoryStorage()
    const first = await visit(storage)
    await first.answer(answered('wrong'))
    await first.answer(answered('right', 'sayc/opening/1H'))
    await first.choose({ role: 'both' })
    const later = (await visit(storage, NOW + DAY)).store.getState()
    expect(later.progress).toEqual(first.store.getState().progress)
    expect(later.choices).toEqual({ ...START_CHOICES, role: 'both' })
    expect(later.trouble).toBeUndefined()
    expect(standingOf(later.progress, 'open', NOW + DAY)).toMatchObject({ answered: 2, due: 2 })
  })
  it('reads choices of before there was a seat to choose, and of one against others', async () => {
    const storage = memoryStorage()
    await storage.transact('readwrite', (tx) =>
      tx.put('practice', 'choices', { system: { id: 'essex-acol' }, role: 'both' }),
    )
    const before = await visit(storage)
    const old = { ...START_CHOICES, system: { id: 'essex-acol' }, role: 'both' }
    expect(before.store.getState()).toMatchObject({ choices: old })
    await before.choose({ role: 'answerer', seat: ANY_SEAT, opponents: { id: SILENT } })
    const chosen = { role: 'answerer', seat: ANY_SEAT, opponents: { id: SILENT } }
    expect((await visit(storage)).store.getState().choices).toEqual({ ...old, ...chosen })
  })
  it('adds up what two tabs answered', async () => {
    const storage = memoryStorage()
    const [one, other] = [await visit(storage), await visit(storage, NOW + 1)]
    await one.answer(answered('wrong'))
    await other.answer(answered('right'))
    const { answers } = (await visit(storage)).store.getState().progress
    expect(answers.map(({ grade }) => grade)).toEqual(['wrong', 'right'])
  })
  it('reads again what came from elsewhere, and forgets nothing that could not be kept', async () => {
    const storage = memoryStorage()
    const [one, other] = [await visit(storage), await visit(storage, NOW + 1)]
    await other.answer(answered('right', 'sayc/opening/1H'))
    await one.answer(answered('wrong'))
    await one.read()
    const { progress } = one.store.getState()
    expect(progress.answers.map(({ grade }) => grade)).toEqual(['wrong', 'right'])
    expect(progress.items).toHaveLength(2)
    // Once more brings nothing twice.
    await one.read()
    expect(one.store.getState().progress).toEqual(progress)
    const full = await visit({
      transact: (mode) =>
        mode === 'readonly' ? Promise.resolve([] as never) : Promise.reject(new Error('no room.')),
    })
    await full.answer(answered('right'))
    await full.read()
    expect(full.store.getState().progress.answers).toHaveLength(1)
  })
  it('leaves out a damaged record, says so, and keeps the others', async () => {
    const storage = memoryStorage()
    await (await visit(storage)).answer(answered('wrong'))
    await storage.transact('readwrite', async (tx) => {
      await tx.put('practice', `answer ${NOW + 1} x`, { at: 'yesterday' })
      await tx.put('practice', 'item y', { id: 'y', memory: { due: -1 } })
    })
    const { progress, trouble } = (await visit(storage)).store.getState()
    expect(progress.answers).toHaveLength(1)
    expect(progress.items).toHaveLength(1)
    expect(trouble).toBe('2 records of your practice could not be read and were left out.')
    const rows = await storage.transact('readonly', (tx) => tx.all('practice'))
    expect(rows).toHaveLength(4)
  })
  it('works without storage, and says that nothing is kept', async () => {
    const none = await visit(undefined)
    await none.answer(answered('right'))
    expect(none.store.getState().progress.answers).toHaveLength(1)
    expect(none.store.getState().trouble).toContain('is not kept')
    const full = await visit({
      transact: (mode) =>
        mode === 'readonly' ? Promise.resolve([] as never) : Promise.reject(new Error('no room.')),
    })
    await full.answer(answered('right'))
    expect(full.store.getState().trouble).toContain('no room')
  })
})
