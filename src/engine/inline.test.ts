import { describe, expect, it } from 'vitest'
import { createInlineEngine, runInline } from './inline.ts'
import { engineErrorCode } from './line.ts'

/** A promise and its key. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('auction-count', () => {
  // 1: pass or 35 bids. 2: 36 after a pass; after bid k a pass, a double and 35 - k bids.
  it.each([
    [0, 1],
    [1, 36],
    [2, 36 + 2 * 35 + (34 * 35) / 2],
  ])('of %i calls', (calls, found) => {
    expect(runInline('auction-count', { calls })).toEqual({ found })
  })
  it('has growing progress', () => {
    const seen: number[] = []
    const { found } = runInline('auction-count', { calls: 3 }, (p) => seen.push(p.found))
    expect(seen.length).toBeGreaterThan(30)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(found)
  })
})

describe('the engine in-process', () => {
  it('runs the real jobs like the plain call', async () => {
    const engine = createInlineEngine()
    expect(await engine.run('auction-count', { calls: 3 })).toEqual(
      runInline('auction-count', { calls: 3 }),
    )
    expect(engine.status().state).toBe('ready')
    engine.stop()
  })

  it('cancels in mid-job, between slices', async () => {
    const started = gate()
    const closed = gate()
    const engine = createInlineEngine({
      *endless(_: null): Generator<number, never, void> {
        try {
          for (let i = 0; ; i++) yield i
        } finally {
          closed.open()
        }
      },
    })
    const control = new AbortController()
    const seen: number[] = []
    const run = engine.run('endless', null, {
      signal: control.signal,
      onProgress: (i) => {
        seen.push(i)
        started.open()
      },
    })
    await started.opened
    control.abort()
    expect(await run.catch(engineErrorCode)).toBe('job/cancelled')
    await closed.opened
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    engine.stop()
  })

  it('recovers when the worker ends in mid-job', async () => {
    let starts = 0
    const engine = createInlineEngine({
      *slow(n: number) {
        starts += 1
        for (let i = 0; i < n; i++) yield i
        return starts
      },
    })
    let crashed = false
    const run = engine.run('slow', 200_000, {
      onProgress: () => {
        if (crashed) return
        crashed = true
        engine.crash()
      },
    })
    expect(await run).toBe(2)
    expect(engine.status()).toMatchObject({ state: 'restarted', restarts: 1 })
    engine.stop()
  })

  it('clones what crosses, both ways', async () => {
    const kept: { list: number[] }[] = []
    const engine = createInlineEngine({
      *keep(input: { list: number[] }) {
        kept.push(input)
        yield null
        return input
      },
    })
    const input = { list: [1] }
    const output = await engine.run('keep', input)
    expect(output).toEqual(input)
    expect(kept[0]).not.toBe(input)
    expect(output).not.toBe(kept[0])
    engine.stop()
  })
})
