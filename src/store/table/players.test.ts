import { describe, expect, it } from 'vitest'
import { fresh, now } from '#testing/kibitzer-stores.ts'
import { keptSides, robotLevel } from '../selectors.ts'

describe('how strong the robots are', () => {
  it('brings its system where nobody has chosen one, and takes it back', () => {
    const k = fresh()
    k.actions.setLevel('beginner')
    expect(now(k).players.systems.map(({ id }) => id)).toEqual(['first-steps', 'first-steps'])
    k.actions.setLevel('strong')
    expect(now(k).players.systems.map(({ id }) => id)).toEqual(['sayc', 'sayc'])
    expect([robotLevel(now(k)), now(k).players.level]).toEqual(['strong', undefined])
  })
  it('leaves a system that somebody chose', () => {
    const k = fresh()
    k.actions.setSystem(1, { id: 'essex-acol' })
    k.actions.setSystem(0, { id: 'sayc', packages: [] })
    k.actions.setLevel('beginner')
    expect(now(k).players.systems.map(({ id }) => id)).toEqual(['sayc', 'essex-acol'])
  })
  it('has beginners’ cards read as they signal, where robots sit', () => {
    const k = fresh()
    k.actions.setLevel('beginner')
    expect(keptSides(now(k))).toBe(now(k).agreements.sides)
    k.actions.setPlayer(1, { kind: 'robot' })
    const { signals } = keptSides(now(k))[0].carding
    expect([signals.count, signals.discard, signals.attitude]).toEqual(['none', 'none', 'standard'])
    expect(now(k).agreements.sides[0].carding.signals.count).toBe('standard')
  })
})
