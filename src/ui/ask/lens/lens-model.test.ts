import { describe, expect, it } from 'vitest'
import { besideTab, type LensPhase, openTab, TABS } from './lens-model.ts'

const PHASES: readonly LensPhase[] = ['start', 'auction', 'play', 'end']

describe('the open tab', () => {
  it('follows the phase until a person chooses', () => {
    expect(PHASES.map((phase) => openTab(phase, undefined))).toEqual([
      'start',
      'why',
      'hands',
      'result',
    ])
  })
  it('holds a tab picked by hand, and lets it go when the phase changes', () => {
    const choice = { tab: 'more', phase: 'auction' } as const
    expect(openTab('auction', choice)).toBe('more')
    expect(openTab('play', choice)).toBe('hands')
  })
  it('never opens a tab that the phase does not have', () => {
    expect(openTab('play', { tab: 'result', phase: 'play' })).toBe('hands')
    for (const phase of PHASES) expect(TABS[phase]).toContain(openTab(phase, undefined))
  })
  it('shows something else in a second lens', () => {
    for (const phase of PHASES)
      for (const tab of TABS[phase]) {
        expect(besideTab(phase, tab)).not.toBe(tab)
        expect(TABS[phase]).toContain(besideTab(phase, tab))
      }
  })
})
