/** Measures the built app in Chromium, each run in a fresh context: nothing is cached. */

/** One measure of the app. */
export interface AppOutcome {
  readonly name: string
  readonly result: string
  readonly limit: string
  readonly good: boolean
  /** What each run gave. */
  readonly runs: readonly string[]
}
