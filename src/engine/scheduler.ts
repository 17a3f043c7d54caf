/**
 * Runs generators in slices of a few milliseconds, so that messages are read between slices and a
 * cancel works without threads. Jobs take turns, a slice each, those that come first before all others;
 * one whose code or resource is still loading holds nobody up.
 */
import { t } from '#core/text.ts'
import type { FindJob, Job } from './job.ts'
import { changedIn, isOnlyCounting, restOf } from './progress.ts'
import type { EngineErrorCode, FromWorker, RunMessage, ToWorker } from './protocol.ts'

export interface SchedulerOptions {
  readonly find: FindJob
  readonly send: (message: FromWorker) => void
  /** Whether a job gets every slice until it ends; by default none does. */
  readonly comesFirst?: (job: string) => boolean
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

type Steps = Generator<unknown, unknown, void>
interface Running {
  readonly steps: Steps
  readonly first: boolean
  /** The progress that was sent last, and when. */
  told: unknown
  toldAt: number
}
/** Milliseconds between two messages that tell only how much is done: each has the page draw again. */
const COUNTING_EVERY = 250

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

export function createScheduler({
  find,
  send,
  comesFirst = () => false,
  defer,
  now,
  budget = 8,
}: SchedulerOptions): Scheduler {
  /** Requests whose job is still loading. */
  const loading = new Set<number>()
  /** In the order in which they get their slices: the first is next. */
  const running = new Map<number, Running>()
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

  /** Lets the generator run its `finally`; what it throws there concerns nobody any more. */
  const stop = (steps: Steps) => {
    try {
      steps.return(undefined)
    } catch {}
  }

  /** Works on one request until the budget is spent. True when it has ended. */
  const slice = (id: number, request: Running): boolean => {
    const { steps } = request
    const end = now() + budget
    try {
      for (;;) {
        const step = steps.next()
        if (step.done) {
          const { progress: output, ...kept } = restOf(request.told, step.value)
          sendValue({ kind: 'done', id, output, ...kept })
          return true
        }
        // Only the last progress of a slice crosses, of it what has changed, and one that stands no
        // second time: nobody can see more, and messages cost.
        const time = now()
        if (time >= end) {
          const changed = changedIn(request.told, step.value)
          if (changed === undefined) return false
          if (isOnlyCounting(changed) && time - request.toldAt < COUNTING_EVERY) return false
          request.told = step.value
          request.toldAt = time
          if (sendValue({ kind: 'progress', id, ...changed })) return false
          stop(steps)
          return true
        }
      }
    } catch (error) {
      fail(id, 'job/threw', messageOf(error))
      return true
    }
  }

  const wake = () => {
    if (awake || running.size === 0) return
    awake = true
    defer(() => {
      awake = false
      const waiting = [...running]
      const next = waiting.find(([, { first }]) => first) ?? waiting[0]
      if (next !== undefined) {
        const [id, request] = next
        running.delete(id)
        if (!slice(id, request)) running.set(id, request)
      }
      wake()
    })
  }

  const begin = (
    { id, job: name, input }: RunMessage,
    job: Job<never, unknown, unknown> | undefined,
  ) => {
    if (job === undefined) {
      fail(id, 'job/unknown', `There is no job named ${name}.`)
      return
    }
    try {
      const steps = job(input as never)
      running.set(id, { steps, first: comesFirst(name), told: undefined, toldAt: 0 })
    } catch (error) {
      fail(id, 'job/threw', messageOf(error))
    }
    wake()
  }

  const run = (message: RunMessage) => {
    const { id } = message
    const found = find(message.job, message.input)
    if (!(found instanceof Promise)) {
      begin(message, found)
      return
    }
    loading.add(id)
    found.then(
      (job) => {
        if (loading.delete(id)) begin(message, job)
      },
      (error: unknown) => {
        if (loading.delete(id)) fail(id, 'job/not-loaded', messageOf(error))
      },
    )
  }

  const cancel = (id: number) => {
    const request = running.get(id)
    if (!loading.delete(id) && request === undefined) return
    running.delete(id)
    if (request !== undefined) stop(request.steps)
    fail(id, 'job/cancelled', t`The request was cancelled.`)
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
