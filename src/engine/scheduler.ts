/**
 * Runs generators in slices of a few milliseconds, so that messages are read between slices and a
 * cancel works without threads. Jobs take turns, a slice each. A lane holds one running and one
 * waiting request: a newer one takes the waiting place, and the running one goes on until it ends
 * or is cancelled (after an idea of lichess-org/lila's engine protocol; there a newer request also
 * stops the running one, which we leave to the caller, who knows whether its answer is still useful).
 */
import type { Job, JobTable } from './job.ts'
import type { EngineErrorCode, FromWorker, RunMessage, ToWorker } from './protocol.ts'

export interface SchedulerOptions {
  readonly jobs: JobTable
  readonly send: (message: FromWorker) => void
  /** Runs the task after the messages that have come in by now. */
  readonly defer: (task: () => void) => void
  /** Milliseconds, monotonic. */
  readonly now: () => number
  /** Milliseconds a slice may take; a job that does not yield takes longer. */
  readonly budget?: number
}

export interface Scheduler {
  receive(message: ToWorker): void
}

interface Task {
  readonly id: number
  readonly steps: Generator<unknown, unknown, void>
}
interface Lane {
  running: Task
  waiting: RunMessage | undefined
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

export function createScheduler({
  jobs,
  send,
  defer,
  now,
  budget = 8,
}: SchedulerOptions): Scheduler {
  /** In the order in which the lanes get their slices: the first is next. */
  const lanes = new Map<string, Lane>()
  let awake = false

  const fail = (id: number, code: EngineErrorCode, message: string) => {
    send({ kind: 'failed', id, error: { code, message } })
  }

  /** Sends a job's value; what cannot be cloned is the job's fault and must not end the worker. */
  const sendValue = (message: FromWorker & { readonly id: number }): boolean => {
    try {
      send(message)
      return true
    } catch (error) {
      fail(message.id, 'job/not-cloneable', messageOf(error))
      return false
    }
  }

  const begin = (message: RunMessage): Task | undefined => {
    if (!Object.hasOwn(jobs, message.job)) {
      fail(message.id, 'job/unknown', `There is no job named ${message.job}.`)
      return undefined
    }
    try {
      const job = jobs[message.job] as Job<unknown, unknown, unknown>
      return { id: message.id, steps: job(message.input) }
    } catch (error) {
      fail(message.id, 'job/threw', messageOf(error))
      return undefined
    }
  }

  /** Puts the next request of the lane to work, or closes the lane. */
  const advance = (key: string, lane: Lane) => {
    lanes.delete(key)
    if (lane.waiting === undefined) return
    const running = begin(lane.waiting)
    if (running !== undefined) lanes.set(key, { running, waiting: undefined })
  }

  /** Works on one request until the budget is spent. True when it has ended. */
  const slice = ({ id, steps }: Task): boolean => {
    const end = now() + budget
    try {
      for (;;) {
        const step = steps.next()
        if (step.done) {
          sendValue({ kind: 'done', id, output: step.value })
          return true
        }
        // Only the last progress of a slice crosses: nobody can see more, and messages cost.
        if (now() >= end) {
          if (sendValue({ kind: 'progress', id, progress: step.value })) return false
          stop({ id, steps })
          return true
        }
      }
    } catch (error) {
      fail(id, 'job/threw', messageOf(error))
      return true
    }
  }

  /** Lets the generator run its `finally`; what it throws there concerns nobody any more. */
  const stop = ({ steps }: Task) => {
    try {
      steps.return(undefined)
    } catch {}
  }

  const wake = () => {
    if (awake || lanes.size === 0) return
    awake = true
    defer(() => {
      awake = false
      const first = lanes.entries().next()
      if (!first.done) {
        const [key, lane] = first.value
        lanes.delete(key)
        lanes.set(key, lane)
        if (slice(lane.running)) advance(key, lane)
      }
      wake()
    })
  }

  const run = (message: RunMessage) => {
    const key = message.lane === undefined ? `#${message.id}` : `lane ${message.lane}`
    const lane = lanes.get(key)
    if (lane === undefined) {
      const running = begin(message)
      if (running !== undefined) lanes.set(key, { running, waiting: undefined })
    } else {
      if (lane.waiting !== undefined)
        fail(lane.waiting.id, 'job/superseded', 'A newer request took its place.')
      lane.waiting = message
    }
    wake()
  }

  const cancel = (id: number) => {
    for (const [key, lane] of lanes) {
      if (lane.waiting?.id === id) lane.waiting = undefined
      else if (lane.running.id === id) {
        stop(lane.running)
        advance(key, lane)
      } else continue
      fail(id, 'job/cancelled', 'The request was cancelled.')
      return
    }
  }

  return {
    receive(message) {
      switch (message.kind) {
        case 'run':
          run(message)
          return
        case 'cancel':
          cancel(message.id)
          return
        case 'ping':
          send({ kind: 'pong' })
          return
        case 'crash':
          // Only the host can end itself; where it cannot, there is nothing to do.
          return
      }
    },
  }
}
