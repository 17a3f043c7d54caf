import { describe, expect, it } from 'vitest'
import { createInlineEngine, runInline } from '#testing/inline.ts'
import { engineErrorCode } from './engine-client.ts'
import type { ReadyNameIn } from './job.ts'
import type { JobInput, Jobs } from './protocol.ts'

/** A promise and its key. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('the engine in-process', () => {
  it('loads a job of every family and runs it like the plain call', async () => {
    const engine = createInlineEngine()
    const same = async <N extends ReadyNameIn<Jobs>>(name: N, input: JobInput<N>) =>
      expect(await engine.run(name, input)).toEqual(runInline(name, input))
    await same('strategy-text', { ask: 'strategies' })
    await same('link', { kind: 'decode', text: 'not a link' })
    await same('agreements-check', { kind: 'list' })
    await same('suit-search', { ask: 'lead', own: 'AJ9', dummy: 'Qxx', dummyOver: true, tricks: 3 })
    await same('census', { ask: 'tables', reading: 'corrected' })
    expect(engine.status().state).toBe('ready')
    engine.stop()
  })

  it('knows no job by any other name', async () => {
    const engine = createInlineEngine()
    const run = engine.run as (name: string, input: unknown) => Promise<unknown>
    expect(await run('toString', null).catch(engineErrorCode)).toBe('job/unknown')
    engine.stop()
  })

  it('cancels in mid-job, between slices', async () => {
    const started = gate()
    const closed = gate()
    const engine = createInlineEngine({
      *endless(_: object): Generator<number, never, void> {
        try {
          for (let i = 0; ; i++) yield i
        } finally {
          closed.open()
        }
      },
    })
    const control = new AbortController()
    const seen: number[] = []
    const run = engine.run(
      'endless',
      {},
      {
        signal: control.signal,
        onProgress: (i) => {
          seen.push(i)
          started.open()
        },
      },
    )
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
