import { describe, expect, it } from 'vitest'
import { createInlineEngine } from '../../inline.ts'

describe('a match of two systems', () => {
  const engine = createInlineEngine()
  const input = { boards: 3, doubled: true, seed: [3, 1, 4, 1] } as const
  it('tells what the first gains as it goes, and the boards that decided it', async () => {
    const told: number[] = []
    const made = await engine.run(
      'system-match',
      { ...input, systems: [{ id: 'sayc' }, { id: 'silent' }] },
      { onProgress: ({ boards }) => told.push(boards) },
    )
    if (!made.ok) throw new Error(made.error.message)
    const { boards, gain, decided } = made.value
    expect(boards).toBe(3)
    const won = decided.reduce((sum, { imps }) => sum + imps, 0)
    expect(gain?.mean).toBeCloseTo(won / 3, 9)
    expect(decided.length).toBeGreaterThan(0)
    expect(told).toEqual([...told].sort((a, b) => a - b))
  })
  it('is a problem for a system that is not there', async () => {
    const made = await engine.run('system-match', {
      ...{ ...input, systems: [{ id: 'sayc' }, { id: 'no-such' }] },
    })
    expect(made).toMatchObject({ ok: false, error: { code: 'systems/unknown' } })
  })
})
