/** Where the loaded boards came from, and what was wrong with them. */
import type { Problem } from '#core/result.ts'

export interface LibraryState {
  /** The name of the file or text the boards came from; `undefined` when they were dealt here. */
  readonly source: string | undefined
  /** Problems found while it was read, in file order. */
  readonly problems: readonly Problem[]
}
export const initialLibrary = (): LibraryState => ({ source: undefined, problems: [] })
