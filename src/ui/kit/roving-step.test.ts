import { describe, expect, it } from 'vitest'
import { rovingStep } from './roving-step.ts'

describe('keys within a group of buttons', () => {
  it('go up and down by one, and by a level where there are levels', () => {
    expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].map((key) => rovingStep(key, 5))).toEqual(
      [-1, 1, -5, 5],
    )
    expect(['PageUp', 'PageDown'].map((key) => rovingStep(key, 0))).toEqual([undefined, undefined])
  })
  it('leave the keys of the timeline alone', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'Enter'])
      expect(rovingStep(key, 5)).toBeUndefined()
  })
})
