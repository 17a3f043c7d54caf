/**
 * Answers of the engine by key, shared by the components that ask for them: two that want the same
 * answer wait for one run; a run that nobody wants any more is cancelled; an answer stays for a
 * while, so that stepping back and forth asks nothing twice. An entry belongs to one key for life,
 * so no component can ever show the answer to another question.
 */

export type JobState = 'idle' | 'running' | 'ready' | 'failed'

/** What is known about one question now. Never changed; a newer one takes its place. */
export interface JobEntry {
  readonly state: JobState
  readonly output: unknown
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

export interface JobCache {
  /** What is known; an entry in state `idle` when nobody has asked. */
  read(key: string): JobEntry
  listen(listener: () => void): () => void
  /**
   * Says that somebody wants the answer; starts the run unless it is under way or answered.
   * @returns a function that says that they no longer do.
   */
  hold(key: string, start: StartJob): () => void
  /** Asks again after a failure. */
  retry(key: string, start: StartJob): void
}

export const IDLE: JobEntry = {
  state: 'idle',
  output: undefined,
  progress: undefined,
  error: undefined,
}
export const RUNNING: JobEntry = { ...IDLE, state: 'running' }

interface Slot {
  entry: JobEntry
  holders: number
  readonly control: AbortController
}

const errorOf = (error: unknown): JobError =>
  error instanceof Error
    ? {
        code: 'code' in error && typeof error.code === 'string' ? error.code : 'job/threw',
        message: error.message,
      }
    : { code: 'job/threw', message: String(error) }

/** @param keep how many answers stay although nobody is looking at them. */
export function createJobCache(keep = 48): JobCache {
  /** Oldest use first. */
  const slots = new Map<string, Slot>()
  const listeners = new Set<() => void>()

  const begin = (key: string, start: StartJob, holders: number) => {
    const slot: Slot = { entry: RUNNING, holders, control: new AbortController() }
    slots.set(key, slot)
    const set = (change: Partial<JobEntry>) => {
      // A run that was given up or started anew writes nothing any more.
      if (slots.get(key) !== slot) return
      slot.entry = { ...slot.entry, ...change }
      for (const listener of [...listeners]) listener()
    }
    start({ signal: slot.control.signal, onProgress: (progress) => set({ progress }) }).then(
      (output) => set({ state: 'ready', output, progress: undefined }),
      (error: unknown) => set({ state: 'failed', error: errorOf(error), progress: undefined }),
    )
    for (const listener of [...listeners]) listener()
  }

  const tidy = () => {
    let spare = [...slots.values()].filter((slot) => slot.holders === 0).length
    for (const [key, slot] of slots) {
      if (slot.holders > 0) continue
      // A failure that nobody is looking at any more is worth another try when somebody does.
      if (slot.entry.state !== 'ready' || spare > keep) {
        slots.delete(key)
        slot.control.abort()
        spare -= 1
      }
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
    hold(key, start) {
      const known = slots.get(key)
      if (known === undefined) begin(key, start, 1)
      else {
        known.holders += 1
        slots.delete(key)
        slots.set(key, known)
      }
      return () => {
        // A slot that is held is never thrown out; after a retry its holders are in the new one.
        const slot = slots.get(key)
        if (slot === undefined) return
        slot.holders -= 1
        // React lets go and takes hold again within one turn; only then is it known who stays.
        setTimeout(tidy, 0)
      }
    },
    retry(key, start) {
      const slot = slots.get(key)
      if (slot === undefined || slot.entry.state !== 'failed') return
      begin(key, start, slot.holders)
    },
  }
}
