/** The one way in which a component asks a job of the engine. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Problem, Result } from '#core/result.ts'
import type {
  Asking,
  JobInput,
  JobName,
  JobOutput,
  JobProgress,
  JobValue,
} from '#engine/protocol.ts'
import { engine } from '#store/engine.ts'
import type { PanelState } from '../kit/Panel.tsx'
import {
  createJobCache,
  IDLE,
  type JobEntry,
  type JobError,
  type JobState,
  RUNNING,
  type StartJob,
} from './job-cache.ts'

export interface JobView<N extends JobName, Ask extends string = string> {
  readonly state: JobState
  /** The answer to this very question; `undefined` until it is ready. */
  readonly output: JobOutput<N, Ask> | undefined
  /** What was found; `undefined` until it is, and where the answer is a problem. */
  readonly value: JobValue<N, Ask> | undefined
  /** Why there is none, in a sentence: the problem that is the answer, or why the job failed. */
  readonly failed: string | undefined
  /** The latest progress while running, and the last of a run that was cancelled. */
  readonly progress: JobProgress<N, Ask> | undefined
  /** Why it failed; never because it was cancelled. */
  readonly error: JobError | undefined
  /** Runs the question: again after a failure or a cancel, or for the first time where it waits. */
  readonly run: () => void
  /** Stops the run; nothing is lost, it can be asked again. */
  readonly cancel: () => void
  /**
   * Asks another question now, in place of the one under way; the view follows it where no `input` is
   * given. Its answer is `undefined` when it was cancelled: by `cancel`, by a newer `ask`, or because
   * the component is gone. Rejects when it failed.
   */
  readonly ask: <A extends string = string>(
    input: JobInput<N> & Asking<A>,
  ) => Promise<JobOutput<N, A> | undefined>
}

/**
 * How a job stands, for the panel that draws its answer.
 * @param waits whether the answer that is drawn is not the one asked for.
 * @param failed by default a problem that is the answer has not failed: the panel has its place for it.
 */
export const panelState = (
  { state, error, run }: Pick<JobView<JobName>, 'state' | 'error' | 'run'>,
  waits = state === 'running',
  failed = error?.message,
): PanelState => ({
  state: failed !== undefined ? 'failed' : waits ? 'running' : 'ready',
  error: failed,
  onRetry: run,
})

export interface JobOptions {
  /** Names the question: the same key means the same input. By default the input written as JSON. */
  readonly key?: string
  /** Waits for `run`, unless an answer is kept. */
  readonly byHand?: boolean
  /** A worker’s failure is told at once: whoever asks has something else to go by. */
  readonly yields?: boolean
}

const cache = createJobCache()
let asks = 0

/** What the questions and answers of one sort are kept under: a job's name, and what is asked of it. */
const groupOf = (name: JobName, input: unknown): string =>
  typeof input === 'object' && input !== null && 'ask' in input
    ? `${name} ${String(input.ask)}`
    : name

/** What an answer holds, and why it holds nothing; most answers are a `Result`. */
function told<Value>(output: unknown, error: JobError | undefined) {
  const isResult = (one: unknown): one is Result<Value, Problem> =>
    typeof one === 'object' && one !== null && 'ok' in one
  if (!isResult(output)) return { value: output as Value | undefined, failed: error?.message }
  return output.ok
    ? { value: output.value, failed: error?.message }
    : { value: undefined, failed: output.error.message }
}

const starting =
  <N extends JobName>(name: N, input: JobInput<N>): StartJob =>
  ({ signal, onProgress }) =>
    engine().run(name, input, { signal, onProgress })

/**
 * Runs a job while the component is there and gives what is known of its answer.
 * @param input what to ask; need not be the same object at every drawing. `undefined` asks nothing:
 * the state is `idle` until `ask` is called.
 * @param options the question's key, or more. When the key changes, the old run is cancelled unless
 * others wait for it.
 */
export function useJob<N extends JobName, Ask extends string = string>(
  name: N,
  input?: JobInput<N> & Asking<Ask>,
  options: string | JobOptions = {},
): JobView<N, Ask> {
  const {
    key,
    byHand = false,
    yields = false,
  } = typeof options === 'string' ? { key: options } : options
  const [own, setOwn] = useState<string>()
  const group = groupOf(name, input)
  const declared = input === undefined ? undefined : `${group} ${key ?? JSON.stringify(input)}`
  const id = declared ?? own
  const latest = useRef(input)
  latest.current = input
  // What is asked is held fast where the run begins: asked again after a failure, it is the same question.
  const begin = useCallback((): StartJob => {
    const question = latest.current
    return question === undefined
      ? () => Promise.reject(new Error(`Nothing was asked of ${name}.`))
      : starting(name, question)
  }, [name])

  useEffect(() => {
    if (declared === undefined) return
    return cache.hold(declared, byHand ? { group, yields } : { group, yields, start: begin() })
  }, [declared, group, byHand, yields, begin])

  const asked = useRef<{ readonly id: string; readonly release: () => void } | undefined>(undefined)
  const drop = useCallback(() => {
    if (asked.current === undefined) return
    cache.cancel(asked.current.id)
    asked.current.release()
    asked.current = undefined
  }, [])
  useEffect(() => drop, [drop])

  const read = (): JobEntry => (id === undefined ? IDLE : cache.read(id))
  const known = useSyncExternalStore(cache.listen, read, read)
  const output = known.output as JobOutput<N, Ask> | undefined

  const run = useCallback(() => {
    if (declared !== undefined) void cache.run(declared, begin())
  }, [declared, begin])
  const cancel = useCallback(() => {
    const running = declared ?? asked.current?.id
    if (running !== undefined) cache.cancel(running)
  }, [declared])
  const ask = useCallback(
    <A extends string>(question: JobInput<N> & Asking<A>) => {
      drop()
      asks += 1
      const mine = `${name} #${asks}`
      asked.current = {
        id: mine,
        release: cache.hold(mine, {
          group: groupOf(name, question),
          once: true,
        }),
      }
      setOwn(mine)
      return cache.run(mine, starting(name, question)) as Promise<JobOutput<N, A> | undefined>
    },
    [name, drop],
  )
  return useMemo(() => {
    // Asked for the first time, and the effect that starts it is still to come.
    const entry = known.state === 'idle' && declared !== undefined && !byHand ? RUNNING : known
    return {
      state: entry.state,
      output,
      ...told<JobValue<N, Ask>>(output, entry.error),
      progress: entry.progress as JobProgress<N, Ask> | undefined,
      error: entry.error,
      ...{ run, cancel, ask },
    }
  }, [known, output, declared, byHand, run, cancel, ask])
}
