/** What is wrong with the form of data from outside, in words: the same for every file and whatever is kept. */
import { t } from './text.ts'

/** A fault as the schema reports it (valibot's `BaseIssue`). */
interface SchemaFault {
  readonly expected: string | null
  readonly received: string
  /** The schema's own sentence, or the library's, which is English and for programmers. */
  readonly message: string
}

const LIBRARY = /^Invalid [a-z]+: /
/** Kinds of values by the library's names; any other kind keeps its name. */
const KINDS: Readonly<Record<string, string>> = {
  string: t`a text`,
  number: t`a number`,
  Array: t`a list`,
  Object: t`an object`,
}
const kind = (named: string): string => KINDS[named] ?? named

/** One sentence for the maker of the file. */
export function schemaMessage({ expected, received, message }: SchemaFault): string {
  if (expected === 'never') return t`This is no part of such a file.`
  if (!LIBRARY.test(message)) return message
  if (received === 'undefined') return t`It is missing.`
  return expected === null
    ? t`${received} does not fit.`
    : t`${kind(received)} stands where ${kind(expected)} is expected.`
}
