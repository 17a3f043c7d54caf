import { describe, expect, it } from 'vitest'
import { MOST_SYSTEM_TEXT } from '#core/system-text.ts'
import { createKibitzerStore } from '../store.ts'
import { freshOwnId, isOwnSystemId, MOST_OWN_SYSTEMS } from './own-systems.ts'

const TEXT = 'system: Ours\n\nuse sayc with notrump 12-14\n'
const HALF = `${TEXT}opening:\n  1♣ if`
const made = () => {
  const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
  return { actions, own: () => store.getState().ownSystems.list }
}

describe('own systems', () => {
  it('are named by what they are a copy of, else by their name, and never as a strategy is', () => {
    const none = new Set<string>()
    const of = (base: string, ...taken: readonly string[]) => freshOwnId(base, new Set(taken))
    expect(of('sayc')).toBe('my-sayc')
    expect(of('sayc', 'my-sayc')).toBe('my-sayc-2')
    expect(of('my-sayc', 'my-sayc', 'my-sayc-2')).toBe('my-sayc-3')
    expect(of('Anna’s 2/1, weak notrump!')).toBe('my-anna-s-2-1-weak-notrump')
    for (const [base, id] of [
      ['my-1', 'my-system-1'],
      ['2026', 'my-system-2026'],
      ['♠♥', 'my-system'],
    ] as const)
      expect(freshOwnId(base, none)).toBe(id)
    for (const base of ['sayc', 'my-1', '♠♥', 'Ours', 'x'.repeat(200)])
      expect(isOwnSystemId(freshOwnId(base, none))).toBe(true)
    expect(['my-1', 'sayc', 'my-', 'my-A', 'my-a--b'].some(isOwnSystemId)).toBe(false)
  })
  it('keep what the robots play while their text has a mistake', () => {
    const { actions, own } = made()
    expect(actions.keepOwnSystem({ text: TEXT, from: 'sayc' })).toEqual({
      ok: true,
      value: 'my-sayc',
    })
    actions.keepOwnSystem({ id: 'my-sayc', text: HALF })
    expect(own()).toEqual([{ id: 'my-sayc', text: HALF, plays: TEXT, from: 'sayc' }])
    actions.keepOwnSystem({ id: 'my-sayc', text: HALF, plays: HALF })
    expect(own()[0]?.plays).toBe(HALF)
    expect(actions.keepOwnSystem({ text: TEXT })).toEqual({ ok: true, value: 'my-ours' })
  })
  it('come back after they are removed, beside one that took their name meanwhile', () => {
    const { actions, own } = made()
    actions.keepOwnSystem({ text: TEXT })
    expect(actions.removeOwnSystem('my-ours').ok).toBe(true)
    expect(actions.removeOwnSystem('my-ours').ok).toBe(false)
    actions.keepOwnSystem({ text: HALF })
    actions.bringBackOwnSystem()
    actions.bringBackOwnSystem()
    expect(own().map(({ id, text }) => [id, text])).toEqual([
      ['my-ours', HALF],
      ['my-ours-2', TEXT],
    ])
  })
  it('are refused where there is no room, and those kept stay', () => {
    const { actions, own } = made()
    const long = actions.keepOwnSystem({ text: `${TEXT}${'-'.repeat(MOST_SYSTEM_TEXT)}` })
    expect(long).toMatchObject({ ok: false, error: { code: 'own-system/long' } })
    for (let n = 0; n < MOST_OWN_SYSTEMS; n++) actions.keepOwnSystem({ text: TEXT })
    expect(actions.keepOwnSystem({ text: TEXT })).toMatchObject({
      error: { code: 'own-system/full' },
    })
    expect(own()).toHaveLength(MOST_OWN_SYSTEMS)
    const half = 'x'.repeat(MOST_SYSTEM_TEXT)
    const big = made()
    for (const id of ['a', 'b', 'c'])
      expect(big.actions.keepOwnSystem({ id, text: half }).ok).toBe(true)
    expect(big.actions.keepOwnSystem({ text: half, plays: `${half.slice(1)}y` }).ok).toBe(false)
    expect(big.own()).toHaveLength(3)
  })
})
