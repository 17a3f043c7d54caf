/**
 * The caller's end of the worker line: requests out, answers back, and a new worker whenever one
 * dies or stops answering. It knows nothing of workers, only of a `Transport` with which it can
 * send and kill, so the same code runs over a real worker, in-process, and over a fake in tests.
 *
 * Recovery: jobs are pure, so what was under way when a worker died is sent once more to the next
 * one; a request that sees two workers die is given up (`engine/crashed`). Every worker has its own
 * connection, so whatever a dead one still says is not heard.
 */
import { t } from '#core/text.ts'
import type { Asking, InputOf, JobTable, NameIn, OutputOf, ProgressOf } from './job.ts'
import { wholeOf } from './progress.ts'
import {
  ENGINE_ERRORS,
  type EngineErrorCode,
  type EngineStatus,
  type Failure,
  type FromWorker,
  type RunMessage,
  type ToWorker,
} from './protocol.ts'
import { later } from './timers.ts'

/** One worker, seen from outside. */
export interface Transport {
  /** Throws when the message cannot be cloned. */
  send(message: ToWorker): void
  /** Ends the worker at once, whatever it is doing. */
  kill(): void
}
/** What a transport reports; nothing after `died`. */
export interface Receiver {
  received(message: FromWorker): void
  died(reason: string): void
}
/** Starts a worker. It may call the receiver only after it has returned. */
export type Connect = (receiver: Receiver) => Transport

export interface RunOptions<Progress> {
  /** Ends the request; the promise is then rejected with `job/cancelled` at once. */
  readonly signal?: AbortSignal
  /** Called in order; after a worker's death progress may begin anew. */
  readonly onProgress?: (progress: Progress) => void
}

export interface EngineClient<T extends JobTable> {
  /** Runs a job. Rejections are `EngineError`s. */
  run<N extends NameIn<T>, Ask extends string = string>(
    name: N,
    input: InputOf<T, N> & Asking<Ask>,
    options?: RunOptions<ProgressOf<T, N, Ask>>,
  ): Promise<OutputOf<T, N, Ask>>
  status(): EngineStatus
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void
  /** For tests of the recovery: asks the worker to end itself, silently, in mid-job. */
  crash(): void
  /** Ends the worker; requests under way are rejected with `engine/stopped`. */
  stop(): void
}

/** What a run is rejected with: an `Error` with a stable code. */
export interface EngineError extends Error {
  readonly code: EngineErrorCode
}
const engineError = ({ code, message }: Failure): EngineError =>
  Object.assign(new Error(message), { code })

/** The code of a run's rejection; `undefined` for anything else. */
export const engineErrorCode = (error: unknown): EngineErrorCode | undefined =>
  error instanceof Error && 'code' in error
    ? ENGINE_ERRORS.find((code) => code === error.code)
    : undefined

/** Limits of patience, counted in ticks so that a page that slept counts one tick and not an hour. */
export interface Patience {
  /** Milliseconds between looks at a worker that has work. */
  readonly tick: number
  /** Ticks without any message (pings are sent) until a working worker counts as dead. */
  readonly silent: number
  /** The same when something was cancelled: the reader is waiting for the stop. */
  readonly cancelling: number
  /** The same while the worker's script loads. */
  readonly starting: number
  /** Workers that may die in a row without ever becoming ready. */
  readonly starts: number
}
/** How many times longer is waited at most once workers have fallen silent: a slow machine is no dead worker. */
const MOST_SLOW = 8
export const PATIENCE: Patience = { tick: 1000, silent: 8, cancelling: 2, starting: 60, starts: 3 }

interface Pending {
  readonly message: RunMessage
  readonly resolve: (output: unknown) => void
  readonly reject: (error: EngineError) => void
  readonly onProgress: ((progress: never) => void) | undefined
  /** Takes back the listener of the request. */
  readonly settle: () => void
  /** Workers that died with it. */
  deaths: number
  /** The whole of the last progress; of the next only what has changed comes. */
  told: unknown
}
interface Connection {
  readonly transport: Transport
  ready: boolean
  /** Anything heard since the last tick. */
  heard: boolean
  silentTicks: number
}

export function createEngine<T extends JobTable>(
  connect: Connect,
  patience: Patience = PATIENCE,
): EngineClient<T> {
  const pending = new Map<number, Pending>()
  /** Cancelled, but the worker has not said so yet. */
  const stopping = new Set<number>()
  const listeners = new Set<() => void>()
  let connection: Connection | undefined
  let status: EngineStatus = { state: 'idle', restarts: 0 }
  let unreadyDeaths = 0
  /** Twice as much after each worker that fell silent, half after each answer. */
  let slowness = 1
  let lastId = 0
  let endWatch: (() => void) | undefined

  const setStatus = (change: Partial<EngineStatus>) => {
    status = { ...status, ...change }
    for (const listener of [...listeners]) listener()
  }

  const settled = (id: number): Pending | undefined => {
    const request = pending.get(id)
    pending.delete(id)
    request?.settle()
    return request
  }
  const rejectAll = (failure: Failure) => {
    for (const id of [...pending.keys()]) settled(id)?.reject(engineError(failure))
  }

  /** Sends a request; one that cannot be sent is rejected alone. */
  const send = (to: Connection, message: RunMessage) => {
    try {
      to.transport.send(message)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      settled(message.id)?.reject(engineError({ code: 'job/not-cloneable', message: why }))
    }
  }

  const start = (): Connection => {
    setStatus({ state: 'starting' })
    const transport = connect({
      received: (message) => {
        if (connection === made) received(made, message)
      },
      died: (reason) => {
        if (connection === made) died(reason, true)
      },
    })
    const made: Connection = { transport, ready: false, heard: true, silentTicks: 0 }
    connection = made
    for (const { message } of [...pending.values()]) send(made, message)
    return made
  }

  /** @param blame whether the requests under way may have caused it. */
  const died = (reason: string, blame: boolean) => {
    const old = connection
    connection = undefined
    stopping.clear()
    old?.transport.kill()
    // Before it was ready it had not seen the requests.
    if (blame && old?.ready)
      for (const [id, request] of [...pending]) {
        request.deaths += 1
        if (request.deaths > 1)
          settled(id)?.reject(engineError({ code: 'engine/crashed', message: reason }))
      }
    unreadyDeaths = old?.ready ? 0 : unreadyDeaths + 1
    if (unreadyDeaths >= patience.starts) {
      unreadyDeaths = 0
      rejectAll({ code: 'engine/failed', message: reason })
      setStatus({ state: 'failed', reason })
      return
    }
    setStatus({ restarts: status.restarts + 1, reason })
    start()
    watch()
  }

  const received = (from: Connection, message: FromWorker) => {
    from.heard = true
    switch (message.kind) {
      case 'ready':
        from.ready = true
        unreadyDeaths = 0
        setStatus({ state: status.restarts === 0 ? 'ready' : 'restarted' })
        return
      case 'pong':
        return
      case 'progress': {
        const request = pending.get(message.id)
        if (request === undefined) return
        request.told = wholeOf(request.told, message)
        request.onProgress?.(request.told as never)
        return
      }
      case 'done': {
        stopping.delete(message.id)
        slowness = Math.max(1, slowness / 2)
        const request = settled(message.id)
        const { output: progress, ...rest } = message
        request?.resolve(wholeOf(request.told, { progress, ...rest }))
        return
      }
      case 'failed':
        stopping.delete(message.id)
        settled(message.id)?.reject(engineError(message.error))
        return
    }
  }

  /** Looks every tick whether a worker that has something to do still answers. */
  const watch = () => {
    if (endWatch !== undefined) return
    endWatch = later(() => {
      endWatch = undefined
      if (connection === undefined || (pending.size === 0 && stopping.size === 0)) return
      if (connection.heard) connection.silentTicks = 0
      else connection.silentTicks += 1
      connection.heard = false
      const limit = !connection.ready
        ? patience.starting
        : slowness * (stopping.size > 0 ? patience.cancelling : patience.silent)
      if (connection.silentTicks >= limit) {
        slowness = Math.min(MOST_SLOW, slowness * 2)
        // What was cancelled is to blame; the others have waited for it and lose nothing.
        died(t`The worker no longer answers.`, stopping.size === 0)
        return
      }
      if (connection.silentTicks > 0) connection.transport.send({ kind: 'ping' })
      watch()
    }, patience.tick)
  }

  /** Gives a request up: the caller hears of it at once, the worker is asked to stop. */
  const giveUp = (id: number, failure: Failure) => {
    const request = settled(id)
    if (request === undefined) return
    request.reject(engineError(failure))
    if (connection === undefined) return
    stopping.add(id)
    connection.transport.send({ kind: 'cancel', id })
    watch()
  }

  return {
    run(name, input, options = {}) {
      const { signal, onProgress } = options
      return new Promise((resolve, reject) => {
        const cancelled: Failure = { code: 'job/cancelled', message: t`The request was cancelled.` }
        if (signal?.aborted) {
          reject(engineError(cancelled))
          return
        }
        lastId += 1
        const id = lastId
        const message: RunMessage = { kind: 'run', id, job: name, input }
        const abort = () => giveUp(id, cancelled)
        signal?.addEventListener('abort', abort, { once: true })
        const settle = () => {
          signal?.removeEventListener('abort', abort)
        }
        pending.set(id, {
          message,
          resolve: resolve as (output: unknown) => void,
          reject,
          onProgress,
          settle,
          deaths: 0,
          told: undefined,
        })
        if (connection === undefined) start()
        else send(connection, message)
        watch()
      })
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    crash() {
      connection?.transport.send({ kind: 'crash' })
    },
    stop() {
      const old = connection
      connection = undefined
      endWatch?.()
      endWatch = undefined
      stopping.clear()
      old?.transport.kill()
      rejectAll({ code: 'engine/stopped', message: t`The engine was stopped.` })
      setStatus({ state: 'idle' })
    },
  }
}
