import { describe, expect, it } from 'vitest'
import { type FindJob, inOneStep, type JobTable, jobIn, needing } from './job.ts'
import type { FromWorker } from './protocol.ts'
import { createScheduler } from './scheduler.ts'

/** A scheduler whose clock and whose turns the test moves by hand: every step takes a millisecond. */
function bench(extra: JobTable = {}, budget = 3, find?: FindJob, first?: string) {
  const sent: FromWorker[] = []
  const queue: (() => void)[] = []
  const log: string[] = []
  let clock = 0
  const jobs = {
    *count({ name, to }: { name: string; to: number }) {
      try {
        for (let i = 1; i <= to; i++) {
          clock += 1
          log.push(`${name}${i}`)
          yield i
        }
        return `${name} done`
      } finally {
        log.push(`${name} closed`)
      }
    },
    /** Its progress goes up every six steps. */
    *stairs({ to }: { to: number }) {
      for (let i = 1; i <= to; i++) {
        clock += 1
        yield Math.ceil(i / 6)
      }
    },
    ...extra,
  } satisfies JobTable
  const scheduler = createScheduler({
    find: find ?? jobIn(jobs),
    send: (message) => {
      sent.push(structuredClone(message))
    },
    comesFirst: (job) => job === first,
    defer: (task) => queue.push(task),
    now: () => clock,
    budget,
  })
  const turn = () => {
    const task = queue.shift()
    task?.()
    return task !== undefined
  }
  return {
    scheduler,
    sent,
    log,
    turn,
    drain: () => {
      while (turn());
    },
    run: (id: number, name: string, to: number) => {
      scheduler.receive({ kind: 'run', id, job: 'count', input: { name, to } })
    },
  }
}

/** A promise and its key. */
function gateOf<T>() {
  let open: (value: T) => void = () => {}
  const opened = new Promise<T>((resolve) => {
    open = resolve
  })
  return { open: (value: T) => open(value), opened }
}
/** Lets settled promises be heard. */
const flush = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('the scheduler', () => {
  it('sends no progress a second time while it stands', () => {
    const { scheduler, sent, drain } = bench()
    scheduler.receive({ kind: 'run', id: 1, job: 'stairs', input: { to: 13 } })
    drain()
    expect(sent).toEqual([
      { kind: 'progress', id: 1, progress: 1 },
      { kind: 'progress', id: 1, progress: 2 },
      { kind: 'done', id: 1, output: undefined },
    ])
  })
  it('sends of a progress what has changed, and a count alone now and then', () => {
    let clock = 0
    const long = { told: 'early' }
    const sent: FromWorker[] = []
    const queue: (() => void)[] = []
    const scheduler = createScheduler({
      find: jobIn({
        *work() {
          for (let i = 1; i <= 140; i++) {
            clock += 4
            yield i < 3 ? { share: i } : { share: i, long }
          }
          return long
        },
      }),
      send: (message) => sent.push(structuredClone(message)),
      defer: (task) => queue.push(task),
      now: () => clock,
    })
    scheduler.receive({ kind: 'run', id: 1, job: 'work', input: {} })
    while (queue.length > 0) queue.shift()!()
    const progress = sent.flatMap((one) => (one.kind === 'progress' ? [one] : []))
    // The first slice, what was told early at once, then a count when a quarter of a second has gone.
    expect(progress.slice(0, 2)).toEqual([
      { kind: 'progress', id: 1, progress: { share: 2 } },
      { kind: 'progress', id: 1, progress: { share: 4, long }, kept: [] },
    ])
    expect(progress.slice(2).map(({ kept }) => kept)).toEqual([['long'], ['long']])
    expect(sent.at(-1)).toEqual({ kind: 'done', id: 1, output: long, kept: [] })
  })
  it('works nothing before its turn and sends the last progress of each slice in order', () => {
    const { run, sent, log, drain } = bench()
    run(1, 'a', 7)
    expect(log).toEqual([])
    drain()
    expect(sent).toEqual([
      { kind: 'progress', id: 1, progress: 3 },
      { kind: 'progress', id: 1, progress: 6 },
      { kind: 'done', id: 1, output: 'a done' },
    ])
  })

  it('lets requests take turns, a slice each', () => {
    const { run, log, drain } = bench()
    run(1, 'a', 6)
    run(2, 'b', 4)
    drain()
    expect(log.join(' ')).toBe('a1 a2 a3 b1 b2 b3 a4 a5 a6 b4 b closed a closed')
  })

  it('gives every slice to what comes first, also where it came last', () => {
    const { scheduler, log, run, turn, drain } = bench(
      {
        *stairsFirst({ to }: { to: number }) {
          for (let i = 1; i <= to; i++) {
            log.push(`first${i}`)
            yield i
          }
        },
      },
      0,
      undefined,
      'stairsFirst',
    )
    run(1, 'a', 3)
    run(2, 'b', 3)
    turn()
    scheduler.receive({ kind: 'run', id: 3, job: 'stairsFirst', input: { to: 3 } })
    drain()
    const steps = log.filter((step) => !step.endsWith('closed'))
    expect(steps).toEqual(['a1', 'first1', 'first2', 'first3', ...['b1', 'a2', 'b2', 'a3', 'b3']])
  })
  it('stops a cancelled request between slices and runs its finally', () => {
    const { run, scheduler, sent, log, turn, drain } = bench()
    run(1, 'a', 100)
    turn()
    scheduler.receive({ kind: 'cancel', id: 1 })
    drain()
    expect(log).toEqual(['a1', 'a2', 'a3', 'a closed'])
    expect(sent.at(-1)).toMatchObject({ kind: 'failed', id: 1, error: { code: 'job/cancelled' } })
    expect(sent).toHaveLength(2)
  })

  it('holds nobody up while a job is loading', async () => {
    const gate = gateOf<number>()
    const { scheduler, sent, run, drain } = bench({
      scaled: needing(
        () => gate.opened,
        (by) => inOneStep((n: number) => n * by),
      ),
    })
    scheduler.receive({ kind: 'run', id: 1, job: 'scaled', input: 7 })
    run(2, 'a', 1)
    drain()
    expect(sent).toEqual([{ kind: 'done', id: 2, output: 'a done' }])
    gate.open(6)
    await gate.opened
    await flush()
    drain()
    expect(sent.at(-1)).toEqual({ kind: 'done', id: 1, output: 42 })
  })

  it('cancels a request whose job is loading; what comes later starts nothing', async () => {
    const gate = gateOf<JobTable>()
    const { scheduler, sent, log, run, drain } = bench({}, 3, (name) =>
      gate.opened.then((jobs) => jobIn(jobs)(name)),
    )
    run(1, 'a', 5)
    scheduler.receive({ kind: 'cancel', id: 1 })
    expect(sent).toMatchObject([{ kind: 'failed', id: 1, error: { code: 'job/cancelled' } }])
    gate.open({
      count: inOneStep(() => log.push('began')),
    })
    await flush()
    drain()
    expect(log).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('says when a job or its resource could not be loaded, and tries again at the next request', async () => {
    let tries = 0
    const load = () => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve('here')
    }
    const { scheduler, sent, drain } = bench({
      late: needing(load, (word) => inOneStep((_: null) => word)),
    })
    for (const id of [1, 2, 3]) {
      scheduler.receive({ kind: 'run', id, job: 'late', input: null })
      await flush()
      drain()
    }
    expect(sent).toEqual([
      { kind: 'failed', id: 1, error: { code: 'job/not-loaded', message: 'Error: no network' } },
      { kind: 'done', id: 2, output: 'here' },
      { kind: 'done', id: 3, output: 'here' },
    ])
    // Loaded once for both.
    expect(tries).toBe(2)
  })

  it('ignores the cancel of what is not there, and goes on after it', () => {
    const { run, scheduler, sent, drain } = bench()
    scheduler.receive({ kind: 'cancel', id: 99 })
    run(1, 'a', 1)
    drain()
    scheduler.receive({ kind: 'cancel', id: 1 })
    expect(sent).toEqual([{ kind: 'done', id: 1, output: 'a done' }])
  })

  it('turns what goes wrong into a message and keeps working', () => {
    const { run, scheduler, sent, drain } = bench({
      *bad() {
        yield 1
        throw new RangeError('no such suit')
      },
      *function() {
        yield 1
        return () => 1
      },
      // A job that is no generator function may throw at once.
      eager: () => {
        throw new Error('eager')
      },
      *stubborn() {
        try {
          yield* Array.from({ length: 5 }, (_, i) => i)
        } finally {
          // biome-ignore lint/correctness/noUnsafeFinally: a job may be as bad as this
          throw new Error('late')
        }
      },
    })
    for (const [id, job] of ['bad', 'function', 'eager', 'toString', 'stubborn'].entries())
      scheduler.receive({ kind: 'run', id, job, input: null })
    scheduler.receive({ kind: 'cancel', id: 4 })
    run(9, 'a', 1)
    drain()
    const codes = Object.fromEntries(
      sent.flatMap((m) => (m.kind === 'failed' ? [[m.id, m.error]] : [])),
    )
    expect(codes).toEqual({
      0: { code: 'job/threw', message: 'RangeError: no such suit' },
      1: { code: 'job/not-cloneable', message: expect.any(String) },
      2: { code: 'job/threw', message: 'Error: eager' },
      3: { code: 'job/unknown', message: 'There is no job named toString.' },
      4: { code: 'job/cancelled', message: expect.any(String) },
    })
    expect(sent.at(-1)).toEqual({ kind: 'done', id: 9, output: 'a done' })
  })

  it('ends a request whose progress cannot be cloned', () => {
    const { scheduler, sent, drain } = bench(
      {
        *odd() {
          for (;;) yield () => 1
        },
      },
      0,
    )
    scheduler.receive({ kind: 'run', id: 1, job: 'odd', input: null })
    drain()
    expect(sent).toEqual([
      { kind: 'failed', id: 1, error: expect.objectContaining({ code: 'job/not-cloneable' }) },
    ])
  })

  it('answers a ping', () => {
    const { scheduler, sent } = bench()
    scheduler.receive({ kind: 'ping' })
    expect(sent).toEqual([{ kind: 'pong' }])
  })
})
