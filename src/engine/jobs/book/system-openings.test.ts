import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import { callCode, PASS } from '#core/call.ts'
import { rulesOf } from '#systems/registry.ts'
import { runInline } from '../../inline.ts'
import { shares } from './rule-hands.ts'

const seed = [1, 2, 3, 4] as const
const HANDS = 635_013_559_600
const pairs = (system: string, against: string) => {
  const made = runInline('system-openings', {
    ...{ system: { id: system }, against: { id: against } },
    seed,
  })
  if (!made.ok) throw new Error(made.error.message)
  return made.value
}

describe('the openings of two systems', () => {
  it('are told for every hand, each once', () => {
    const all = pairs('sayc', 'schenken-1967')
    expect(all.reduce((sum, { hands }) => sum + hands, 0)).toBe(HANDS)
    const changed = all.filter(({ before, now }) => before !== now)
    expect(changed.length).toBeGreaterThan(10)
    const at = (id: string) => stateAfter([rulesOf(id), rulesOf(id)], 0, 'None', [])
    const [now, before] = [at('sayc'), at('schenken-1967')]
    if (!now.ok || !before.ok) throw new Error('no opening')
    for (const pair of changed.slice(0, 8)) {
      expect(callFor(now.value, pair.hand!)).toBe(pair.now)
      expect(callFor(before.value, pair.hand!)).toBe(pair.before)
    }
  })
  it('are the same where the system is the same, and as many as the book counts', () => {
    const all = pairs('sayc', 'sayc')
    expect(all.every(({ before, now }) => before === now)).toBe(true)
    const steps = shares({
      ask: 'shares',
      system: { id: 'sayc' },
      calls: [],
      vulnerability: 'None',
    })
    let step = steps.next()
    while (!step.done) step = steps.next()
    if (!step.value.ok) throw new Error(step.value.error.message)
    expect(all.map(({ hands }) => hands).reduce((a, b) => a + b)).toBe(step.value.value.before)
    expect(callCode(all[0]!.now)).toBe('P')
    expect(all.find(({ now }) => now === PASS)?.hand).toBeUndefined()
  })
  it('are a problem where there is no such system', () => {
    expect(
      runInline('system-openings', { system: { id: 'nobody' }, against: { id: 'sayc' }, seed }),
    ).toMatchObject({ error: { code: 'systems/unknown' } })
  })
})
