/** What a page and the service worker that keeps it (build/service-worker.ts) say to one another. */

/** What the page asks. `verify` is answered with `VerifiedFiles` through the port that comes with it. */
type AskOfServiceWorker = 'take-over' | 'verify'

/** What was found when every kept file was held against the list of the release. */
interface VerifiedFiles {
  /** Of which version the files are: 16 hexadecimal digits. */
  readonly build: string
  /** How many files are kept. */
  readonly count: number
  /** Those that are gone or not what was released. */
  readonly wrong: readonly string[]
}

/** Told to every page: a file was not taken, and what was kept before goes on. */
interface RefusedFile {
  readonly file: string
  /** It did not come, or other bytes came. */
  readonly why: 'missing' | 'other'
  /** The version that goes on: the one kept before, this one, or none where this is the first visit. */
  readonly goesOn: 'older' | 'this' | 'none'
}
