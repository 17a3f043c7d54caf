/**
 * The worker line, whole: the jobs with their types, and the two unions of messages that cross.
 * Everything is plain data. A request keeps its id for life, also when it is sent again to the
 * worker that follows a dead one.
 */
import type { InputOf, NameIn, OutputOf, ProgressOf } from './job.ts'
import type { Jobs } from './registry.ts'

export type { Asking } from './job.ts'
export type { Jobs } from './registry.ts'
export type JobName = NameIn<Jobs>
export type JobInput<N extends JobName, Ask extends string = string> = InputOf<Jobs, N, Ask>
export type JobProgress<N extends JobName, Ask extends string = string> = ProgressOf<Jobs, N, Ask>
export type JobOutput<N extends JobName, Ask extends string = string> = OutputOf<Jobs, N, Ask>
/** What an answer holds where it is no problem. */
export type JobValue<N extends JobName, Ask extends string = string> = Held<JobOutput<N, Ask>>
type Held<Output> = Output extends { readonly ok: boolean }
  ? Output extends { readonly value: infer Value }
    ? Value
    : never
  : Output

/** Stable names of what can go wrong on the line. */
export const ENGINE_ERRORS = [
  'job/cancelled',
  'job/threw',
  'job/unknown',
  'job/not-loaded',
  'job/not-cloneable',
  'engine/crashed',
  'engine/failed',
  'engine/stopped',
] as const
export type EngineErrorCode = (typeof ENGINE_ERRORS)[number]

/** A failure as it crosses the line. */
export interface Failure {
  readonly code: EngineErrorCode
  /** One sentence for the reader. */
  readonly message: string
}

export interface RunMessage {
  readonly kind: 'run'
  readonly id: number
  readonly job: string
  readonly input: unknown
}
export interface CancelMessage {
  readonly kind: 'cancel'
  readonly id: number
}
/** Asks for a sign of life. */
export interface PingMessage {
  readonly kind: 'ping'
}
/** Makes the worker end itself: the journey "kill the worker in mid-job" needs it. */
export interface CrashMessage {
  readonly kind: 'crash'
}
export type ToWorker = RunMessage | CancelMessage | PingMessage | CrashMessage

/** The worker's script has loaded. */
export interface ReadyMessage {
  readonly kind: 'ready'
  /** Name of a web lock that the worker holds for life, so that its death is noticed at once. */
  readonly lock?: string
}
export interface PongMessage {
  readonly kind: 'pong'
}
export interface ProgressMessage {
  readonly kind: 'progress'
  readonly id: number
  readonly progress: unknown
  /** Fields that are those of the progress before; absent where it is whole. */
  readonly kept?: readonly string[]
}
export interface DoneMessage {
  readonly kind: 'done'
  readonly id: number
  readonly output: unknown
  /** Fields that are those of the last progress; absent where the output is whole. */
  readonly kept?: readonly string[]
}
/** The end of a request without an output: cancelled or gone wrong. */
export interface FailedMessage {
  readonly kind: 'failed'
  readonly id: number
  readonly error: Failure
}
export type FromWorker = ReadyMessage | PongMessage | ProgressMessage | DoneMessage | FailedMessage

export const ENGINE_STATES = ['idle', 'starting', 'ready', 'restarted', 'failed'] as const
export type EngineState = (typeof ENGINE_STATES)[number]

/** How the worker is. */
export interface EngineStatus {
  /**
   * `idle` before the first request; `starting` while a worker loads; `ready`; `restarted` is ready
   * again after a worker died; `failed` when none could be started (the next request tries again).
   */
  readonly state: EngineState
  /** Workers started in place of dead ones. */
  readonly restarts: number
  /** Why the last worker ended, when one did. */
  readonly reason?: string
}
