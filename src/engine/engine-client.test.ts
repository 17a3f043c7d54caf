import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createEngine,
  engineErrorCode,
  PATIENCE,
  type Receiver,
  type RunOptions,
} from './engine-client.ts'
import type { Job } from './job.ts'
import type { FromWorker, ToWorker } from './protocol.ts'

type Jobs = { readonly double: Job<number, string, number> }

/** Workers that the test speaks for. */
function fake() {
  const workers: {
    sent: ToWorker[]
    killed: boolean
    say: (m: FromWorker) => void
    die: () => void
  }[] = []
  const engine = createEngine<Jobs>(({ received, died }: Receiver) => {
    const worker = {
      sent: [] as ToWorker[],
      killed: false,
      say: received,
      die: () => died('shot'),
    }
    workers.push(worker)
    return {
      send: (message) => worker.sent.push(structuredClone(message)),
      kill: () => {
        worker.killed = true
      },
    }
  })
  const worker = (i: number) => workers[i]!
  return {
    engine,
    workers,
    worker,
    /** Starts a request and notes how it ends. */
    run: (input: number, options?: RunOptions<string>) => {
      const outcome: { value?: number; code?: string } = {}
      engine.run('double', input, options).then(
        (value) => {
          outcome.value = value
        },
        (error: unknown) => {
          outcome.code = engineErrorCode(error) ?? 'not an engine error'
        },
      )
      return outcome
    },
  }
}
const ids = (sent: readonly ToWorker[], kind: 'run' | 'cancel') =>
  sent.flatMap((m) => (m.kind === kind ? [m.id] : []))
const settle = () => vi.advanceTimersByTimeAsync(0)
const ticks = (n: number) => vi.advanceTimersByTimeAsync(n * PATIENCE.tick)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a request', () => {
  it('starts the worker at the first one and is answered by its id', async () => {
    const { engine, workers, worker, run } = fake()
    expect(workers).toHaveLength(0)
    expect(engine.status().state).toBe('idle')
    const a = run(1)
    const b = run(2)
    expect(workers).toHaveLength(1)
    const [first, second] = ids(worker(0).sent, 'run') as [number, number]
    worker(0).say({ kind: 'done', id: second, output: 4 })
    worker(0).say({ kind: 'done', id: first, output: 2 })
    await settle()
    expect([a.value, b.value]).toEqual([2, 4])
  })

  it('tells progress in order, and none after the end', async () => {
    const { worker, run } = fake()
    const seen: string[] = []
    run(1, { onProgress: (p) => seen.push(p) })
    for (const progress of ['a', 'b']) worker(0).say({ kind: 'progress', id: 1, progress })
    worker(0).say({ kind: 'done', id: 1, output: 2 })
    worker(0).say({ kind: 'progress', id: 1, progress: 'c' })
    expect(seen).toEqual(['a', 'b'])
  })

  it('makes a progress whole again of what has changed, after a death from the start', () => {
    const { worker, run } = fake()
    const seen: unknown[] = []
    run(1, { onProgress: (p: unknown) => seen.push(p) })
    const long = { told: 'early' }
    worker(0).say({ kind: 'progress', id: 1, progress: { share: 1, long }, kept: [] })
    worker(0).say({ kind: 'progress', id: 1, progress: { share: 2 }, kept: ['long'] })
    worker(0).say({ kind: 'ready' })
    worker(0).die()
    worker(1).say({ kind: 'progress', id: 1, progress: { share: 0 } })
    expect(seen).toEqual([{ share: 1, long }, { share: 2, long }, { share: 0 }])
    expect((seen[1] as { long: unknown }).long).toBe(long)
  })

  it('is rejected with the code that the worker sends', async () => {
    const { worker, run } = fake()
    const a = run(1)
    worker(0).say({ kind: 'failed', id: 1, error: { code: 'job/threw', message: 'x' } })
    await settle()
    expect(a.code).toBe('job/threw')
  })

  it('is rejected alone when its input cannot be cloned', async () => {
    const { engine, worker, run } = fake()
    const a = engine.run('double', (() => 1) as unknown as number).catch(engineErrorCode)
    const b = run(2)
    expect(await a).toBe('job/not-cloneable')
    worker(0).say({ kind: 'done', id: 2, output: 4 })
    await settle()
    expect(b.value).toBe(4)
  })
})

describe('cancel', () => {
  it('rejects at once, tells the worker, and ignores the answer that comes all the same', async () => {
    const { worker, run } = fake()
    const control = new AbortController()
    const a = run(1, { signal: control.signal })
    control.abort()
    await settle()
    expect(a.code).toBe('job/cancelled')
    expect(ids(worker(0).sent, 'cancel')).toEqual([1])
    worker(0).say({ kind: 'done', id: 1, output: 2 })
    await settle()
    expect(a.value).toBeUndefined()
  })

  it('of a signal that is spent starts nothing', async () => {
    const { workers, run } = fake()
    const a = run(1, { signal: AbortSignal.abort() })
    await settle()
    expect(a.code).toBe('job/cancelled')
    expect(workers).toHaveLength(0)
  })

  it('after the answer does nothing', async () => {
    const { worker, run } = fake()
    const control = new AbortController()
    const a = run(1, { signal: control.signal })
    worker(0).say({ kind: 'done', id: 1, output: 2 })
    await settle()
    control.abort()
    expect(a.value).toBe(2)
    expect(ids(worker(0).sent, 'cancel')).toEqual([])
  })

  it('that the worker does not heed ends the worker; the others are sent again, without blame', async () => {
    const { engine, workers, worker, run } = fake()
    const control = new AbortController()
    run(1, { signal: control.signal })
    const b = run(2)
    worker(0).say({ kind: 'ready' })
    control.abort()
    await ticks(PATIENCE.cancelling + 1)
    expect(worker(0).killed).toBe(true)
    expect(ids(worker(1).sent, 'run')).toEqual([2])
    worker(1).say({ kind: 'ready' })
    expect(engine.status()).toMatchObject({ state: 'restarted', restarts: 1 })
    // A death of its own is still forgiven once.
    worker(1).die()
    worker(2).say({ kind: 'done', id: 2, output: 4 })
    await settle()
    expect(b.value).toBe(4)
    expect(workers).toHaveLength(3)
  })

  it('that is heeded leaves the worker alone', async () => {
    const { workers, worker, run } = fake()
    const control = new AbortController()
    run(1, { signal: control.signal })
    worker(0).say({ kind: 'ready' })
    control.abort()
    worker(0).say({ kind: 'failed', id: 1, error: { code: 'job/cancelled', message: '' } })
    await ticks(60)
    expect(workers).toHaveLength(1)
    expect(worker(0).killed).toBe(false)
  })
})

describe('a worker that dies', () => {
  it('is replaced, and its requests run again once', async () => {
    const { engine, worker, run } = fake()
    const a = run(1)
    worker(0).say({ kind: 'ready' })
    worker(0).die()
    expect(ids(worker(1).sent, 'run')).toEqual([1])
    worker(1).say({ kind: 'ready' })
    worker(1).say({ kind: 'done', id: 1, output: 2 })
    await settle()
    expect(a.value).toBe(2)
    expect(engine.status()).toEqual({ state: 'restarted', restarts: 1, reason: 'shot' })
  })

  it('twice under the same request costs that request only', async () => {
    const { worker, run } = fake()
    const a = run(1)
    worker(0).say({ kind: 'ready' })
    worker(0).die()
    worker(1).say({ kind: 'ready' })
    const b = run(2)
    worker(1).die()
    expect(ids(worker(2).sent, 'run')).toEqual([2])
    worker(2).say({ kind: 'done', id: 2, output: 4 })
    await settle()
    expect([a.code, b.value]).toEqual(['engine/crashed', 4])
  })

  it('is not heard any more', async () => {
    const { worker, run } = fake()
    const seen: string[] = []
    const a = run(1, { onProgress: (p) => seen.push(p) })
    worker(0).say({ kind: 'ready' })
    worker(0).die()
    worker(0).say({ kind: 'progress', id: 1, progress: 'late' })
    worker(0).say({ kind: 'done', id: 1, output: 666 })
    worker(0).die()
    await settle()
    expect(a).toEqual({})
    expect(seen).toEqual([])
    worker(1).say({ kind: 'done', id: 1, output: 2 })
    await settle()
    expect(a.value).toBe(2)
  })

  it('does not bring back what was cancelled', () => {
    const { worker, run } = fake()
    const control = new AbortController()
    run(1, { signal: control.signal })
    worker(0).say({ kind: 'ready' })
    control.abort()
    worker(0).die()
    expect(worker(1).sent).toEqual([])
  })

  it('before it was ever ready is tried a few times; then the requests fail, and the next tries anew', async () => {
    const { engine, workers, worker, run } = fake()
    const a = run(1)
    for (let i = 0; i < PATIENCE.starts; i++) worker(i).die()
    await settle()
    expect(a.code).toBe('engine/failed')
    expect(engine.status().state).toBe('failed')
    expect(workers).toHaveLength(PATIENCE.starts)
    const b = run(2)
    worker(PATIENCE.starts).say({ kind: 'ready' })
    worker(PATIENCE.starts).say({ kind: 'done', id: 2, output: 4 })
    await settle()
    expect(b.value).toBe(4)
    expect(engine.status().state).toBe('restarted')
  })
})

describe('the watchdog', () => {
  it('replaces a worker that says nothing, but not one that answers pings', async () => {
    const { workers, worker, run } = fake()
    run(1)
    worker(0).say({ kind: 'ready' })
    let answered = 0
    const pings = () => worker(0).sent.filter((m) => m.kind === 'ping').length
    for (let i = 0; i < 100; i++) {
      await ticks(1)
      for (; answered < pings(); answered++) worker(0).say({ kind: 'pong' })
    }
    expect(answered).toBeGreaterThan(10)
    expect(workers).toHaveLength(1)
    await ticks(PATIENCE.silent + 1)
    expect(worker(0).killed).toBe(true)
    expect(ids(worker(1).sent, 'run')).toEqual([1])
  })

  it('gives the next one twice as long after one that fell silent, and an answer takes that back', async () => {
    const { worker, run } = fake()
    const a = run(1)
    worker(0).say({ kind: 'ready' })
    await ticks(PATIENCE.silent + 1)
    expect(worker(0).killed).toBe(true)
    worker(1).say({ kind: 'ready' })
    await ticks(PATIENCE.silent + 2)
    expect(worker(1).killed).toBe(false)
    worker(1).say({ kind: 'done', id: 1, output: 2 })
    await settle()
    expect(a.value).toBe(2)
    run(2)
    await ticks(PATIENCE.silent + 2)
    expect(worker(1).killed).toBe(true)
  })
  it('waits longer for a worker that is still loading', async () => {
    const { workers, run } = fake()
    run(1)
    await ticks(PATIENCE.silent * 2)
    expect(workers).toHaveLength(1)
    await ticks(PATIENCE.starting)
    expect(workers).toHaveLength(2)
  })

  it('does not tick while there is nothing to do', async () => {
    const { workers, worker, run } = fake()
    run(1)
    worker(0).say({ kind: 'ready' })
    worker(0).say({ kind: 'done', id: 1, output: 2 })
    await ticks(2)
    expect(vi.getTimerCount()).toBe(0)
    await ticks(100)
    expect(workers).toHaveLength(1)
  })
})

describe('the engine', () => {
  it('tells its listeners how the worker is', () => {
    const { engine, worker, run } = fake()
    const states: string[] = []
    const end = engine.subscribe(() => {
      if (states.at(-1) !== engine.status().state) states.push(engine.status().state)
    })
    run(1)
    worker(0).say({ kind: 'ready' })
    worker(0).die()
    worker(1).say({ kind: 'ready' })
    end()
    engine.stop()
    expect(states).toEqual(['starting', 'ready', 'starting', 'restarted'])
  })

  it('asks the worker to crash only when there is one', () => {
    const { engine, workers, worker, run } = fake()
    engine.crash()
    expect(workers).toHaveLength(0)
    run(1)
    engine.crash()
    expect(worker(0).sent.at(-1)).toEqual({ kind: 'crash' })
  })

  it('ends everything on stop, and can be used again', async () => {
    const { engine, worker, run } = fake()
    const a = run(1)
    engine.stop()
    await settle()
    expect(a.code).toBe('engine/stopped')
    expect(worker(0).killed).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    const b = run(2)
    worker(1).say({ kind: 'done', id: 2, output: 4 })
    await settle()
    expect(b.value).toBe(4)
  })
})
