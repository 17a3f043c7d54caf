/**
 * Answers of the engine by key, shared by the components that ask for them: two that want the same
 * answer wait for one run; a run that nobody wants any more is cancelled; an answer stays for a
 * while, so that stepping back and forth asks nothing twice. An entry belongs to one key for life,
 * so no component can ever show the answer to another question.
 */

export type JobState = 'idle' | 'running' | 'ready' | 'cancelled' | 'failed'

/** What is known about one question now. Never changed; a newer one takes its place. */
export interface JobEntry {
  readonly state: JobState
  readonly output: unknown
  /** The latest progress while running, and the last of a run that was cancelled. */
  readonly progress: unknown
  readonly error: JobError | undefined
}
export interface JobError {
  readonly code: string
  /** One sentence for the reader. */
  readonly message: string
}

/** Starts a run; rejects when it is cancelled or fails. */
export type StartJob = (options: {
  readonly signal: AbortSignal
  readonly onProgress: (progress: unknown) => void
}) => Promise<unknown>

/** How a question is held. */
export interface Holding {
  /** Questions of one group share the room for kept answers; the job's name. */
  readonly group: string
  /** Starts the run where there is neither a run nor an answer; absent where the run is asked for. */
  readonly start?: StartJob
  /** The answer is of no use once nobody looks at it. */
  readonly once?: boolean
  /** A worker’s failure is told at once, and not asked again: whoever asks has something else to go by. */
  readonly yields?: boolean
}

export interface JobCache {
  /** What is known; an entry in state `idle` when nobody has asked. */
  read(key: string): JobEntry
  listen(listener: () => void): () => void
  /**
   * Says that somebody wants the answer.
   * @returns a function that says that they no longer do.
   */
  hold(key: string, holding: Holding): () => void
  /**
   * Runs a question that is held, unless it is under way: for the first time, or anew.
   * @returns the answer; undefined when the run was cancelled. Rejects when it failed.
   */
  run(key: string, start: StartJob): Promise<unknown>
  /** Stops the run under way, for all who hold it. */
  cancel(key: string): void
}

export const IDLE: JobEntry = {
  state: 'idle',
  output: undefined,
  progress: undefined,
  error: undefined,
}
export const RUNNING: JobEntry = { ...IDLE, state: 'running' }

interface Slot {
  readonly group: string
  readonly once: boolean
  readonly yields: boolean
  entry: JobEntry
  holders: number
  control: AbortController
  /** The run under way, or the last there was. */
  answer: Promise<unknown>
}

const errorOf = (error: unknown): JobError =>
  error instanceof Error
    ? {
        code: 'code' in error && typeof error.code === 'string' ? error.code : 'job/threw',
        message: error.message,
      }
    : { code: 'job/threw', message: String(error) }

/** A failure of the worker, and not of the job: the same question asked again is answered. */
const WORKERS_OWN = 'engine/crashed'
/** Milliseconds before it is asked again by itself, longer each time; after the last somebody has to ask. */
const AGAIN_AFTER = [250, 500, 1000, 2000, 4000, 8000] as const

/** Waits; a run that is given up meanwhile ends at once. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })

/** Starts a run, and once more after each failure of its worker: nobody is asked to press for that. */
async function insisted(start: StartJob, how: Parameters<StartJob>[0]): Promise<unknown> {
  const isGivenUp = () => how.signal.aborted
  for (const wait of AGAIN_AFTER)
    try {
      return await start(how)
    } catch (error) {
      if (isGivenUp() || errorOf(error).code !== WORKERS_OWN) throw error
      await pause(wait, how.signal)
      if (isGivenUp()) throw error
    }
  return start(how)
}

/** @param keep how many answers of a group stay although nobody is looking at them. */
export function createJobCache(keep = 24): JobCache {
  /** Oldest use first. */
  const slots = new Map<string, Slot>()
  const listeners = new Set<() => void>()

  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  const begin = (slot: Slot, start: StartJob): Promise<unknown> => {
    const control = new AbortController()
    const set = (change: Partial<JobEntry>) => {
      // A run that was given up or started anew writes nothing any more.
      if (control.signal.aborted || slot.control !== control) return
      slot.entry = { ...slot.entry, ...change }
      tell()
    }
    slot.control = control
    // Jobs are pure: the answer there was is also that of the run to come.
    slot.entry = { ...RUNNING, output: slot.entry.output }
    const how = {
      signal: control.signal,
      onProgress: (progress: unknown) => set({ progress }),
    }
    slot.answer = (slot.yields ? start(how) : insisted(start, how)).then(
      (output) => {
        set({ state: 'ready', output, progress: undefined })
        return control.signal.aborted ? undefined : output
      },
      (error: unknown) => {
        if (control.signal.aborted) return undefined
        set({ state: 'failed', error: errorOf(error), progress: undefined })
        throw error
      },
    )
    // Who holds the key reads the failure in the entry.
    slot.answer.catch(() => {})
    tell()
    return slot.answer
  }

  const tidy = (group: string) => {
    const spare = [...slots].filter(([, slot]) => slot.group === group && slot.holders === 0)
    let answers = spare.length
    for (const [key, slot] of spare) {
      // A failure that nobody is looking at any more is worth another try when somebody does.
      if (slot.entry.state === 'ready' && !slot.once && answers <= keep) continue
      slots.delete(key)
      slot.control.abort()
      answers -= 1
    }
  }

  return {
    read: (key) => slots.get(key)?.entry ?? IDLE,
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    hold(key, { group, start, once = false, yields = false }) {
      const slot: Slot = slots.get(key) ?? {
        ...{ group, once, yields, entry: IDLE, holders: 0 },
        ...{ control: new AbortController(), answer: Promise.resolve() },
      }
      slot.holders += 1
      slots.delete(key)
      slots.set(key, slot)
      if (slot.entry.state === 'idle' && start !== undefined) void begin(slot, start)
      let held = true
      return () => {
        if (!held) return
        held = false
        slot.holders -= 1
        // React lets go and takes hold again within one turn; only then is it known who stays.
        setTimeout(() => tidy(group), 0)
      }
    },
    run(key, start) {
      const slot = slots.get(key)
      if (slot === undefined) return Promise.resolve(undefined)
      return slot.entry.state === 'running' ? slot.answer : begin(slot, start)
    },
    cancel(key) {
      const slot = slots.get(key)
      if (slot?.entry.state !== 'running') return
      slot.control.abort()
      slot.entry = { ...slot.entry, state: 'cancelled' }
      tell()
    },
  }
}
