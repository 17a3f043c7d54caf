/**
 * Which jobs there are. A job registers itself in its own file: `export const job = defineJob({ … })` says what it
 * is called, which family it belongs to and who works on it, and its line in `JobsByName` gives it its types.
 * `build/jobs.mjs` finds the files; nobody keeps a list.
 */

/** Every job by its name; each file of a job adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from the files of the jobs.
export interface JobsByName {}

export type Jobs = { readonly [N in keyof JobsByName]: JobsByName[N] }

/** Jobs that a worker loads together, as one chunk of code, when one of them is first asked for. */
export type FamilyName =
  | 'bidding'
  | 'openings'
  | 'book'
  | 'facts'
  | 'table'
  | 'deals'
  | 'knowledge'
  | 'suit'
  | 'census'
  | 'play'
  | 'practice'
  | 'audit'
  | 'text'

/**
 * `quick`: answered at once, by the worker that does nothing else. `heavy`: may take a second or more
 * and is shared out among the other workers. `turn`: heavy, and the table waits for it: its worker does it first.
 */
export type Weight = 'quick' | 'heavy' | 'turn'

export interface JobPlace {
  readonly family: FamilyName
  readonly weight: Weight
}
