/**
 * A job is a pure generator: the same input gives the same output on every machine, so that a job
 * can be run again when its worker dies. It yields its progress every few milliseconds of work;
 * between two yields nobody can stop it. Input, progress and output are plain data that a
 * structured clone can carry.
 *
 * A progress value is the whole state so far, never a difference: the line may leave some out.
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

/** Any list of jobs by name; the real one is `JOBS` in jobs/index.ts. */
export type JobTable = Readonly<Record<string, Job<never, unknown, unknown>>>

export type NameIn<T extends JobTable> = keyof T & string
export type InputOf<T extends JobTable, N extends NameIn<T>> = Parameters<T[N]>[0]
export type ProgressOf<T extends JobTable, N extends NameIn<T>> =
  ReturnType<T[N]> extends Generator<infer Progress, unknown, void> ? Progress : never
export type OutputOf<T extends JobTable, N extends NameIn<T>> =
  ReturnType<T[N]> extends Generator<unknown, infer Output, void> ? Output : never
