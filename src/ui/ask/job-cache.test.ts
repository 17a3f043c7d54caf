import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createJobCache, type StartJob } from './job-cache.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const settle = () => vi.advanceTimersByTimeAsync(1)

/** A run that the test ends. */
function run() {
  const started: {
    signal: AbortSignal
    onProgress: (p: unknown) => void
    resolve: (output: unknown) => void
    reject: (error: Error) => void
  }[] = []
  const start: StartJob = ({ signal, onProgress }) =>
    new Promise((resolve, reject) => {
      started.push({ signal, onProgress, resolve, reject })
      signal.addEventListener('abort', () => reject(new Error('cancelled')))
    })
  return { start, started }
}

describe('the job cache', () => {
  it('runs once for two holders and tells both', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    let told = 0
    cache.listen(() => {
      told += 1
    })
    expect(cache.read('a').state).toBe('idle')
    cache.hold('a', { group: 'job', start })
    cache.hold('a', { group: 'job', start })
    expect(started).toHaveLength(1)
    expect(cache.read('a').state).toBe('running')
    started[0]?.onProgress(0.5)
    expect(cache.read('a')).toMatchObject({ state: 'running', progress: 0.5 })
    started[0]?.resolve(7)
    await settle()
    expect(cache.read('a')).toMatchObject({ state: 'ready', output: 7, progress: undefined })
    expect(told).toBe(3)
  })

  it('keeps the answers of different keys apart', async () => {
    const cache = createJobCache()
    const a = run()
    const b = run()
    cache.hold('a', { group: 'job', start: a.start })
    cache.hold('b', { group: 'job', start: b.start })
    a.started[0]?.resolve('A')
    await settle()
    expect(cache.read('b')).toMatchObject({ state: 'running', output: undefined })
  })

  it('keeps a run that is let go and held again within one turn', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    const release = cache.hold('a', { group: 'job', start })
    release()
    cache.hold('a', { group: 'job', start })
    await settle()
    expect(started).toHaveLength(1)
    expect(started[0]?.signal.aborted).toBe(false)
  })

  it('cancels a run that nobody wants, silently, and starts afresh when asked again', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    cache.hold('a', { group: 'job', start })()
    await settle()
    expect(started[0]?.signal.aborted).toBe(true)
    expect(cache.read('a').state).toBe('idle')
    cache.hold('a', { group: 'job', start })
    started[1]?.resolve(2)
    await settle()
    expect(cache.read('a')).toMatchObject({ state: 'ready', output: 2 })
  })

  it('does not cancel while one of two holders stays', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    cache.hold('a', { group: 'job', start })()
    cache.hold('a', { group: 'job', start })
    const release = cache.hold('a', { group: 'job', start })
    release()
    await settle()
    expect(started[0]?.signal.aborted).toBe(false)
  })

  it('keeps answers that nobody looks at, up to its limit, oldest use out first', async () => {
    const cache = createJobCache(2)
    const releases = ['a', 'b', 'c'].map((key) =>
      cache.hold(key, { group: 'job', start: () => Promise.resolve(key) }),
    )
    await settle()
    cache.hold('a', { group: 'job', start: () => Promise.resolve('again') })()
    for (const release of releases) release()
    await settle()
    expect(['a', 'b', 'c'].map((key) => cache.read(key).output)).toEqual(['a', undefined, 'c'])
  })

  it('gives each group its own room for answers', async () => {
    const cache = createJobCache(1)
    const releases = ['a', 'b', 'c'].map((key) =>
      cache.hold(key, {
        group: key === 'a' ? 'slow' : 'quick',
        start: () => Promise.resolve(key),
      }),
    )
    await settle()
    for (const release of releases) release()
    await settle()
    expect(['a', 'b', 'c'].map((key) => cache.read(key).output)).toEqual(['a', undefined, 'c'])
  })

  it('forgets what was asked once as soon as nobody looks', async () => {
    const cache = createJobCache()
    const release = cache.hold('a', { group: 'job', once: true })
    expect(await cache.run('a', () => Promise.resolve(7))).toBe(7)
    expect(cache.read('a')).toMatchObject({ state: 'ready', output: 7 })
    release()
    await settle()
    expect(cache.read('a').state).toBe('idle')
  })

  it('waits to be run where no start is given', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    cache.hold('a', { group: 'job' })
    await settle()
    expect(cache.read('a').state).toBe('idle')
    const answer = cache.run('a', start)
    // Pressed twice: one run.
    expect(cache.run('a', start)).toBe(answer)
    expect(started).toHaveLength(1)
    started[0]?.resolve(3)
    expect(await answer).toBe(3)
  })

  it('runs nothing that nobody holds', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    expect(await cache.run('a', start)).toBeUndefined()
    expect(started).toHaveLength(0)
  })

  it('cancels for all who hold it, and keeps the progress there was', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    cache.hold('a', { group: 'job', start })
    const answer = cache.run('a', start)
    started[0]?.onProgress(0.5)
    cache.cancel('a')
    started[0]?.onProgress(0.7)
    expect(await answer).toBeUndefined()
    expect(started[0]?.signal.aborted).toBe(true)
    expect(cache.read('a')).toMatchObject({ state: 'cancelled', progress: 0.5, error: undefined })
    // Looking at it once more does not start it: it was stopped on purpose.
    cache.hold('a', { group: 'job', start })
    expect(started).toHaveLength(1)
    void cache.run('a', start)
    expect(cache.read('a')).toMatchObject({ state: 'running', progress: undefined })
    started[1]?.resolve(4)
    await settle()
    expect(cache.read('a')).toMatchObject({ state: 'ready', output: 4 })
    cache.cancel('a')
    expect(cache.read('a').state).toBe('ready')
  })

  it('keeps the answer while the same is counted again', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    cache.hold('a', { group: 'job', start })
    started[0]?.resolve(5)
    await settle()
    void cache.run('a', start)
    expect(cache.read('a')).toMatchObject({ state: 'running', output: 5 })
    cache.cancel('a')
    expect(cache.read('a')).toMatchObject({ state: 'cancelled', output: 5 })
  })

  it('rejects who runs it with what went wrong', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    cache.hold('a', { group: 'job' })
    const answer = cache.run('a', start)
    started[0]?.reject(new Error('died'))
    await expect(answer).rejects.toThrow('died')
    expect(cache.read('a').state).toBe('failed')
  })

  it('tells a failure with its code, and runs again when asked to', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    const release = cache.hold('a', { group: 'job', start })
    void cache.run('a', start)
    expect(started).toHaveLength(1)
    started[0]?.reject(Object.assign(new Error('died'), { code: 'job/threw' }))
    await settle()
    expect(cache.read('a')).toMatchObject({
      state: 'failed',
      error: { code: 'job/threw', message: 'died' },
    })
    void cache.run('a', start)
    expect(cache.read('a')).toMatchObject({ state: 'running', error: undefined })
    started[1]?.resolve(1)
    await settle()
    expect(cache.read('a')).toMatchObject({ state: 'ready', output: 1, error: undefined })
    release()
    await settle()
    expect(cache.read('a').state).toBe('ready')
  })

  it('asks again by itself when a failure is looked at anew', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    const release = cache.hold('a', { group: 'job', start })
    started[0]?.reject(new Error('died'))
    await settle()
    cache.hold('a', { group: 'job', start })()
    // Letting go and taking hold in one turn is one component drawing again, not a new look.
    release()
    const again = cache.hold('a', { group: 'job', start })
    await settle()
    expect(started).toHaveLength(1)
    expect(cache.read('a').state).toBe('failed')
    again()
    await settle()
    cache.hold('a', { group: 'job', start })
    expect(started).toHaveLength(2)
  })

  it('asks again by itself when the worker was to blame, and never when the job was', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    const crash = () => Object.assign(new Error('shot'), { code: 'engine/crashed' })
    cache.hold('a', { group: 'job', start })
    for (let n = 0; n < 3; n++) {
      started[n]?.reject(crash())
      await vi.advanceTimersByTimeAsync(1000)
      expect(cache.read('a').state).toBe('running')
    }
    started[3]?.resolve(7)
    await settle()
    expect(cache.read('a')).toMatchObject({ state: 'ready', output: 7 })

    const bug = run()
    cache.hold('b', { group: 'job', start: bug.start })
    bug.started[0]?.reject(Object.assign(new Error('bug'), { code: 'job/threw' }))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(cache.read('b').state).toBe('failed')
    expect(bug.started).toHaveLength(1)
  })

  it('does not ask again what was given up meanwhile, and says so after seven workers', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    const crash = () => Object.assign(new Error('shot'), { code: 'engine/crashed' })
    const letGo = cache.hold('a', { group: 'job', start })
    started[0]?.reject(crash())
    await settle()
    letGo()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(started).toHaveLength(1)

    const poison = run()
    cache.hold('b', { group: 'job', start: poison.start })
    for (let n = 0; n < 7; n++) {
      poison.started[n]?.reject(crash())
      await vi.advanceTimersByTimeAsync(10_000)
    }
    expect(poison.started).toHaveLength(7)
    expect(cache.read('b').state).toBe('failed')
  })

  it('tells a failure at once where something else is gone by', async () => {
    const cache = createJobCache()
    const { start, started } = run()
    cache.hold('a', { group: 'job', start, yields: true })
    started[0]?.reject(Object.assign(new Error('shot'), { code: 'engine/crashed' }))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(started).toHaveLength(1)
    expect(cache.read('a').state).toBe('failed')
  })
})
