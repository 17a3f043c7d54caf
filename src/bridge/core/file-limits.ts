import { grouped } from './locale.ts'
import { t } from './text.ts'
/** How much is read from outside at once: of a file, and of all the files of a zip together. */

/** The most bytes (25 MB, counted as 1024 × 1024). */
export const MAX_FILE_BYTES = 25 * 1024 * 1024

/** The most boards: what a browser can keep and list without effort. */
export const MAX_BOARDS = 50_000

/** The message where a text or a zip has more boards. `then` says what to do for the others. */
export const tooManyBoards = (then: string): string =>
  t`There are more than ${grouped(MAX_BOARDS)} boards. The first ${grouped(MAX_BOARDS)} were read; ${then}`
