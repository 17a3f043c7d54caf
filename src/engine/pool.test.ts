import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { engineErrorCode, PATIENCE, type RunOptions } from './engine-client.ts'
import type { Job } from './job.ts'
import { createPool, heavyWorkers } from './pool.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import type { JobPlace } from './registry.ts'

type Jobs = {
  readonly bid: Job<number, number, number>
  readonly count: Job<number, number, number>
  readonly plan: Job<number, number, number>
}
const PLACES: Readonly<Record<string, JobPlace>> = {
  bid: { family: 'bidding', weight: 'quick' },
  count: { family: 'census', weight: 'heavy' },
  plan: { family: 'suit', weight: 'heavy' },
}

/** A pool whose workers the test speaks for. */
function fake(heavy: number) {
  const workers: {
    readonly name: string
    sent: ToWorker[]
    killed: boolean
    say: (m: FromWorker) => void
    die: () => void
  }[] = []
  const pool = createPool<Jobs>({
    heavy,
    placeOf: (job) => PLACES[job],
    connect:
      (name) =>
      ({ received, died }) => {
        const worker = {
          name,
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
      },
  })
  return {
    pool,
    workers,
    /** Starts a request and notes how it ends. */
    run: (name: keyof Jobs, input: number, options?: RunOptions<number>) => {
      const outcome: { value?: number; code?: string } = {}
      pool.run(name, input, options).then(
        (value) => {
          outcome.value = value
        },
        (error: unknown) => {
          outcome.code = engineErrorCode(error) ?? 'not an engine error'
        },
      )
      return outcome
    },
    /** Answers every request that was sent to the worker with its input doubled. */
    answer: (i: number) => {
      for (const m of workers[i]?.sent ?? [])
        if (m.kind === 'run')
          workers[i]?.say({ kind: 'done', id: m.id, output: 2 * (m.input as number) })
    },
    /** Inputs sent to each worker, in the order in which the workers were started. */
    sent: () => workers.map(({ sent }) => sent.flatMap((m) => (m.kind === 'run' ? [m.input] : []))),
  }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the pool', () => {
  it('leaves a core to the page, needs one worker and never more than four', () => {
    expect([1, 2, 3, 4, 5, 8, 64].map(heavyWorkers)).toEqual([1, 1, 2, 3, 4, 4, 4])
  })

  it('starts no worker before it is needed', () => {
    const { pool, workers, run } = fake(3)
    expect(pool.status()).toEqual({ state: 'idle', restarts: 0 })
    run('bid', 1)
    run('bid', 2)
    expect(workers).toHaveLength(1)
    run('count', 3)
    expect(workers.map(({ name }) => name)).toEqual(['first', 'heavy-1'])
  })

  it('keeps heavy work from the worker that answers the table', async () => {
    const { run, sent, answer } = fake(2)
    for (let i = 1; i <= 5; i++) run('count', i)
    const quick = run('bid', 9)
    const whole = sent()
    expect(whole).toHaveLength(3)
    expect(whole.filter((inputs) => inputs.includes(9))).toEqual([[9]])
    answer(whole.findIndex((inputs) => inputs.includes(9)))
    await settle()
    expect(quick.value).toBe(18)
  })

  it('shares heavy work out evenly', () => {
    const { run, sent } = fake(3)
    for (let i = 1; i <= 7; i++) run(i % 2 ? 'count' : 'plan', i)
    expect(
      sent()
        .map((inputs) => inputs.length)
        .sort(),
    ).toEqual([2, 2, 3])
  })

  it('asks the idle worker that has loaded the family, and starts none for it', async () => {
    const { run, sent, answer, workers } = fake(3)
    run('count', 1)
    run('plan', 2)
    answer(0)
    answer(1)
    await settle()
    run('plan', 3)
    answer(1)
    await settle()
    run('plan', 4)
    expect(sent()).toEqual([[1], [2, 3, 4]])
    expect(workers).toHaveLength(2)
  })

  it('loses nothing when a worker dies: its own requests run again, the others go on', async () => {
    const { pool, run, workers, sent, answer } = fake(2)
    const runs = [run('count', 1), run('plan', 2), run('bid', 3)]
    for (const worker of workers) worker.say({ kind: 'ready' })
    workers[0]?.die()
    expect(sent()).toEqual([[1], [2], [3], [1]])
    expect(pool.status()).toMatchObject({ state: 'starting', restarts: 1 })
    workers[3]?.say({ kind: 'ready' })
    for (const i of [1, 2, 3]) answer(i)
    await settle()
    expect(runs.map(({ value }) => value)).toEqual([2, 4, 6])
    expect(pool.status()).toEqual({ state: 'restarted', restarts: 1, reason: 'shot' })
  })

  it('hands the work of a worker that never comes up to another', async () => {
    const { pool, run, workers, sent, answer } = fake(2)
    const a = run('count', 1)
    workers[0]?.say({ kind: 'ready' })
    const b = run('plan', 2)
    for (let i = 0; i < PATIENCE.starts; i++) workers[1 + i]?.die()
    await settle()
    expect(sent()[0]).toEqual([1, 2])
    answer(0)
    await settle()
    expect([a.value, b.value]).toEqual([2, 4])
    // It is done without, and nobody is told that the engine failed.
    expect(pool.status().state).toBe('ready')
    run('plan', 3)
    expect(sent()[0]).toEqual([1, 2, 3])
  })

  it('falls back on the table’s worker when no other comes up, and says so', async () => {
    const { pool, run, workers, sent, answer } = fake(1)
    const a = run('count', 1)
    for (let i = 0; i < PATIENCE.starts; i++) workers[i]?.die()
    await settle()
    expect(pool.status().state).toBe('failed')
    const last = workers.length - 1
    expect(sent()[last]).toEqual([1])
    answer(last)
    await settle()
    expect(a.value).toBe(2)
  })

  it('cancels in the worker that has the request', async () => {
    const { run, workers } = fake(2)
    const control = new AbortController()
    run('count', 1)
    const b = run('plan', 2, { signal: control.signal })
    control.abort()
    await settle()
    expect(b.code).toBe('job/cancelled')
    const cancels = workers.map(({ sent }) => sent.filter((m) => m.kind === 'cancel').length)
    expect(cancels).toEqual([0, 1])
  })

  it('tells its listeners of every worker, and ends all on stop', async () => {
    const { pool, run, workers } = fake(2)
    let told = 0
    const end = pool.subscribe(() => {
      told += 1
    })
    const a = run('bid', 1)
    const b = run('count', 2)
    for (const worker of workers) worker.say({ kind: 'ready' })
    expect(told).toBe(4)
    end()
    pool.stop()
    await settle()
    expect(told).toBe(4)
    expect(workers.map(({ killed }) => killed)).toEqual([true, true])
    expect([a.code, b.code]).toEqual(['engine/stopped', 'engine/stopped'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
