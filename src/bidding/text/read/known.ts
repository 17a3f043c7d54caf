/** What a text has told before a line is read: names of conditions, numbers of the style, switches. */

import type { NormalHand, NormalSuit } from '../normal/condition.ts'
import type { Style } from '../words/style.ts'

/** Names of conditions on one kind of thing, found where they stand in a line. */
export interface NameTable<C> {
  readonly has: (name: string) => boolean
  /** The condition of the name; throws a `Fault` where its explanation is wrong or goes round. */
  readonly condition: (name: string) => C
  /** Finds the longest of the names at a place of a line. */
  readonly form: RegExp
  readonly names: readonly string[]
}
export interface Known {
  readonly hands: NameTable<NormalHand>
  readonly suits: NameTable<NormalSuit>
  readonly style: Style
  /** Whoever uses the text gives what its style does not: a number that is not there stands as nought. */
  readonly isOpen?: true
  /** Ids of the conventions that the text has or brings in; `undefined` where what it brings in is not known. */
  readonly switches: readonly string[] | undefined
  /** The names of both tables. */
  readonly names: () => readonly string[]
}
