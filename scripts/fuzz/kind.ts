/** The form of what is fuzzed, and how something is held to. */
import { readBoard, savedBoard } from '#store/persistence/saved.ts'
import type { TableBoard } from '#store/table/table.ts'

/** One kind of input from outside. */
export interface FuzzKind {
  readonly name: string
  /** Good inputs, which are changed. */
  readonly corpus: () => Promise<readonly string[]>
  /** Inputs are JSON, and most changes should leave them JSON. */
  readonly tree?: true
  /** Throws when something does not hold of this input. */
  readonly run: (text: string) => void | Promise<void>
}

export function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** What came on the table must be there again at the next visit. */
export function claimKept(boards: readonly TableBoard[]): void {
  for (const board of boards) {
    const again = readBoard(structuredClone(savedBoard(board)))
    if (!again.ok) throw new Error(`a board is not kept: ${again.error.message}`)
  }
}
