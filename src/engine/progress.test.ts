import { describe, expect, it } from 'vitest'
import { changedIn, isOnlyCounting, restOf, type ToldProgress, wholeOf } from './progress.ts'

const long = { layouts: '3384731762521200' }

describe('a progress over the line', () => {
  it.each<readonly [string, unknown, unknown, ToldProgress | undefined]>([
    ['is whole the first time', undefined, { share: 0, long }, { progress: { share: 0, long } }],
    ['is nothing while it stands', { share: 1, long }, { share: 1, long }, undefined],
    [
      'is what has changed',
      { share: 0, long },
      { share: 1, long },
      { progress: { share: 1 }, kept: ['long'] },
    ],
    ['has a new field', { share: 0 }, { share: 0, long }, { progress: { long }, kept: ['share'] }],
    ['has lost a field', { share: 0, long }, { share: 0 }, { progress: {}, kept: ['share'] }],
    [
      'has a field of undefined',
      { share: 0 },
      { share: 0, long: undefined },
      { progress: { long: undefined }, kept: ['share'] },
    ],
    [
      'has an equal field that is another object',
      { long },
      { long: { ...long } },
      { progress: { long }, kept: [] },
    ],
    ['is a number', 1, 2, { progress: 2 }],
    ['is a list', [1], [1, 2], { progress: [1, 2] }],
    ['was a number', 1, { share: 1 }, { progress: { share: 1 } }],
  ])('%s', (_, last, next, sent) => {
    const changed = changedIn(last, next)
    expect(changed).toEqual(sent)
    if (changed === undefined) return
    const whole = wholeOf(last, structuredClone(changed))
    expect(whole).toEqual(next)
    expect(Object.keys(whole as object)).toHaveLength(Object.keys(next as object).length)
  })
  it('keeps what stands the same object', () => {
    const last = { share: 0, long }
    const whole = wholeOf(last, structuredClone(changedIn(last, { share: 1, long })!))
    expect((whole as typeof last).long).toBe(long)
  })
  it.each<readonly [string, unknown, unknown, ToldProgress]>([
    ['is whole where nothing was told', undefined, { long }, { progress: { long } }],
    ['leaves out what was told', { share: 1, long }, { long }, { progress: {}, kept: ['long'] }],
    ['is what was told last', { long }, { long }, { progress: {}, kept: ['long'] }],
    ['is the number told last', 1, 1, { progress: 1 }],
  ])('is followed by an output that %s', (_, last, output, sent) => {
    expect(restOf(last, output)).toEqual(sent)
    expect(wholeOf(last, structuredClone(sent))).toEqual(output)
  })
  it('is only counting where nothing but a number went on', () => {
    expect(isOnlyCounting({ progress: { share: 1 }, kept: ['long'] })).toBe(true)
    expect(isOnlyCounting({ progress: { share: 1 } })).toBe(false)
    expect(isOnlyCounting({ progress: { share: 1, long }, kept: [] })).toBe(false)
  })
})
