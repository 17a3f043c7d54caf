import type { SystemRef } from '#core/system-ref.ts'
import type { JobPlace, JobsByName } from './registry.ts'

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

/**
 * A job that answers several questions about one thing: `ask` says which, and each has an answer of a type of
 * its own.
 */
export type AskedJob<
  Question extends { readonly ask: string },
  Progresses extends ByAsk<Question>,
  Answers extends ByAsk<Question>,
> = Job<Question, Progresses[Question['ask']], Answers[Question['ask']]> & {
  readonly progresses?: Progresses
  readonly answers?: Answers
}
/** Something for each question. */
export type ByAsk<Question extends { readonly ask: string }, T = unknown> = Readonly<
  Record<Question['ask'], T>
>

/** A job so short that it is done in one step: no progress, and nothing to stop. */
export const inOneStep = <Input, Output>(
  answer: (input: Input) => Output,
): Job<Input, never, Output> =>
  // biome-ignore lint/correctness/useYield: the one step ends with the answer.
  function* (input) {
    return answer(input)
  }

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

/** Fields of an input, or of one of several inputs, that name systems. */
type SystemFields<Input> = Input extends unknown ? FieldsOf<Input> : never
type FieldsOf<Input> = {
  [F in keyof Input & string]-?: [Exclude<Input[F], undefined>] extends [never]
    ? never
    : Exclude<Input[F], undefined> extends SystemRef | readonly SystemRef[]
      ? F
      : never
}[keyof Input & string]
/** A job whose input names systems says where; their rules are fetched before it begins. */
type Reading<Input> = [SystemFields<Input>] extends [never]
  ? { readonly systems?: never }
  : { readonly systems: readonly SystemFields<Input>[] }

/** What a job says of itself, in its own file. */
export type DeclaredJob<Run extends AnyJob | WaitingJob<AnyJob>> = JobPlace & {
  readonly name: keyof JobsByName
  readonly run: Run
} & Reading<Parameters<Ready<Run>>[0]>
export const defineJob = <Run extends AnyJob | WaitingJob<AnyJob>>(
  job: DeclaredJob<Run>,
): DeclaredJob<Run> => job

/** Any list of jobs by name. */
export type JobTable = Readonly<Record<string, AnyJob | WaitingJob<AnyJob>>>

/** The job behind an entry of a table. */
type Ready<E> = E extends WaitingJob<infer J> ? J : E extends AnyJob ? E : never

export type NameIn<T extends JobTable> = keyof T & string
/** Which of a job's questions, where it answers several; the literal `ask` of an input decides. */
export interface Asking<Ask extends string> {
  readonly ask?: Ask
}
type Question<Input, Ask extends string> = Input extends { readonly ask: infer Asks }
  ? Ask extends Asks
    ? Input & { readonly ask: Ask }
    : never
  : never
/** What a job takes: all of it, or one of its questions. */
export type InputOf<
  T extends JobTable,
  N extends NameIn<T>,
  Ask extends string = string,
> = string extends Ask ? Parameters<Ready<T[N]>>[0] : Question<Parameters<Ready<T[N]>>[0], Ask>
type Progress<J extends AnyJob, Ask extends string> = J extends {
  readonly progresses?: infer Progresses
}
  ? Progresses[Ask extends keyof Progresses ? Ask : keyof Progresses]
  : ReturnType<J> extends Generator<infer Told, unknown, void>
    ? Told
    : never
/** What it tells on the way, as `OutputOf`. */
export type ProgressOf<
  T extends JobTable,
  N extends NameIn<T>,
  Ask extends string = string,
> = Progress<Ready<T[N]>, Ask>
type Answer<J extends AnyJob, Ask extends string> = J extends { readonly answers?: infer Answers }
  ? Answers[Ask extends keyof Answers ? Ask : keyof Answers]
  : ReturnType<J> extends Generator<unknown, infer Output, void>
    ? Output
    : never
/** What it answers: anything it may, or the answer to one of its questions. */
export type OutputOf<T extends JobTable, N extends NameIn<T>, Ask extends string = string> = Answer<
  Ready<T[N]>,
  Ask
>
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
