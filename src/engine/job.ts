/**
 * A job is a pure generator: the same input gives the same output on every machine, so that a job
 * can be run again when its worker dies. It yields its progress every few milliseconds of work;
 * between two yields nobody can stop it. Input, progress and output are plain data that a
 * structured clone can carry.
 *
 * A progress value is the whole state so far, never a difference: the line may leave some out. What a
 * field held when it was yielded is not changed afterwards: a field that is the same crosses once.
 * What can go wrong with the input is part of the output (a `Result`); a throw is a bug of the job.
 */
export type Job<Input, Progress, Output> = (input: Input) => Generator<Progress, Output, void>

/** A job so short that it is done in one step: no progress, and nothing to stop. */
export const inOneStep = <Input, Output>(
  answer: (input: Input) => Output,
): Job<Input, never, Output> =>
  // biome-ignore lint/correctness/useYield: the one step ends with the answer.
  function* (input) {
    return answer(input)
  }

/** Any job. */
type AnyJob = Job<never, unknown, unknown>

/** A job that has to wait for something before it can begin. */
export interface WaitingJob<J extends AnyJob> {
  /** Never rejects for good: what failed to load is tried again at the next request. */
  readonly ready: () => Promise<J>
}

/**
 * A job that needs a *resource*: something to be loaded that is no code, as a WebAssembly module or a
 * table of bytes. Asked for at the first request and kept while its worker lives.
 * @param load gives the resource; a load that rejects is tried again at the next request.
 * @param make the job, given the resource.
 */
export function needing<R, J extends AnyJob>(
  load: () => Promise<R>,
  make: (resource: R) => J,
): WaitingJob<J> {
  let made: Promise<J> | undefined
  return {
    ready() {
      if (made === undefined) {
        made = load().then(make)
        made.catch(() => {
          made = undefined
        })
      }
      return made
    },
  }
}

/** Any list of jobs by name. */
export type JobTable = Readonly<Record<string, AnyJob | WaitingJob<AnyJob>>>

/** The job behind an entry of a table. */
type Ready<E> = E extends WaitingJob<infer J> ? J : E extends AnyJob ? E : never

export type NameIn<T extends JobTable> = keyof T & string
export type InputOf<T extends JobTable, N extends NameIn<T>> = Parameters<Ready<T[N]>>[0]
export type ProgressOf<T extends JobTable, N extends NameIn<T>> =
  ReturnType<Ready<T[N]>> extends Generator<infer Progress, unknown, void> ? Progress : never
export type OutputOf<T extends JobTable, N extends NameIn<T>> =
  ReturnType<Ready<T[N]>> extends Generator<unknown, infer Output, void> ? Output : never
/** The names of the jobs that wait for nothing. */
export type ReadyNameIn<T extends JobTable> = {
  [N in NameIn<T>]: T[N] extends AnyJob ? N : never
}[NameIn<T>]

/**
 * Finds a job by name, at once or once it and what its input names have been loaded; `undefined` when
 * there is none.
 */
export type FindJob = (
  name: string,
  input: unknown,
) => AnyJob | Promise<AnyJob | undefined> | undefined

/** @returns how to find the jobs of a table. */
export const jobIn =
  (table: JobTable) =>
  (name: string): ReturnType<FindJob> => {
    if (!Object.hasOwn(table, name)) return undefined
    const entry = table[name]!
    return typeof entry === 'function' ? entry : entry.ready()
  }
