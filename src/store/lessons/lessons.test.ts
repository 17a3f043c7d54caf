import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, startAttempt } from '#lessons/attempt.ts'
import { ALL_LESSONS } from '#lessons/first/index.ts'
import { type Lesson, proseOf } from '#lessons/lesson.ts'
import { proseText } from '#lessons/prose.ts'
import { good } from '#testing/good.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { MAX_LINK, packLesson, unpackLesson } from './lesson-link.ts'
import {
  dropLesson,
  forgetAttempt,
  keepAttempt,
  keepLesson,
  lessons,
  openLessons,
} from './lessons.ts'

const { lesson } = ALL_LESSONS[0]!
const fresh = () => lessons.setState(lessons.getInitialState(), true)
beforeEach(fresh)

describe('lessons kept on this device', () => {
  it('come back with how far they were taken', async () => {
    const storage = memoryStorage()
    await openLessons(storage)
    const attempt = answered(lesson, startAttempt(lesson), '13')
    keepAttempt(attempt)
    const key = keepLesson({ ...lesson, title: 'Mine' }, 5)
    await storage.transact('readonly', (tx) => tx.all('kept'))
    fresh()
    await openLessons(storage)
    const { attempts, kept, ready } = lessons.getState()
    expect(ready).toBe(true)
    expect(attempts[attempt.key]).toEqual(attempt)
    expect(kept.map((one) => [one.key, one.at, one.lesson.title])).toEqual([[key, 5, 'Mine']])
    forgetAttempt(attempt.key)
    dropLesson(key)
    expect(await storage.transact('readonly', (tx) => tx.all('kept'))).toEqual([])
  })
  it('are passed over where they cannot be read, and stay', async () => {
    const rows = [
      ['lesson/x', { at: 1, text: 'nonsense' }],
      ['lesson-attempt/x', { key: 'x' }],
      ['board/1', {}],
    ] as const
    const storage = memoryStorage({ kept: rows })
    await openLessons(storage)
    expect(lessons.getState()).toMatchObject({ ready: true, kept: [], attempts: {} })
    expect(await storage.transact('readonly', (tx) => tx.all('kept'))).toHaveLength(3)
  })
  it('say so where nothing can be kept, and go on', async () => {
    await openLessons(undefined)
    keepAttempt(startAttempt(lesson))
    await vi.waitFor(() => expect(lessons.getState().trouble).toContain('keeps nothing'))
    expect(Object.keys(lessons.getState().attempts)).toHaveLength(1)
  })
})

describe('a lesson in a link', () => {
  it.each(ALL_LESSONS)('$id comes back, in letters an address may have', async (one) => {
    const packed = good(await packLesson(one.lesson))
    expect(packed).toMatch(/^[\w-]+$/)
    const read = await unpackLesson(packed)
    expect(read.ok && read.value.title).toBe(one.lesson.title)
    const said = ({ boards }: Lesson) =>
      boards.flatMap(({ stops }) => stops.flatMap(proseOf).map(proseText))
    expect(read.ok && said(read.value)).toEqual(said(one.lesson))
  })
  it('that would be too long is not made, and the reason is said', async () => {
    let seed = 1
    const noise = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed.toString(36)
    }
    const long = () => [Array.from({ length: 250 }, noise).join(' ')]
    const [board] = lesson.boards
    const stops = Array.from({ length: 10 }, () => ({ ...board!.stops[0]!, comment: long() }))
    const made = await packLesson({ ...lesson, boards: [{ ...board!, stops }] })
    expect(made).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(MAX_LINK.toLocaleString('en')) as string },
    })
  })
  it('that is cut off, changed or another thing is refused in words', async () => {
    const packed = good(await packLesson(lesson))
    for (const bad of ['', 'x', packed.slice(0, -9), 'A'.repeat(4 * MAX_LINK + 1)])
      expect(await unpackLesson(bad)).toMatchObject({
        ok: false,
        error: { message: expect.stringContaining('cannot be opened') as string },
      })
  })
})
