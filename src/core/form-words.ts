/** What is wrong with the form of data from outside, in words: the same for every file and whatever is kept. */

/** A fault as the schema tells it (valibot's `BaseIssue`). */
interface FormFault {
  readonly expected: string | null
  readonly received: string
  /** The schema's own sentence, or the library's, which is English and for programmers. */
  readonly message: string
}

const LIBRARY = /^Invalid [a-z]+: /
/** Kinds of values by the library's names; whatever else it names is as the file has it. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  Array: 'a list',
  Object: 'an object',
}
const kind = (named: string): string => KINDS[named] ?? named

/** One sentence for whoever made the file. */
export function formWords({ expected, received, message }: FormFault): string {
  if (expected === 'never') return 'This is no part of such a file.'
  if (!LIBRARY.test(message)) return message
  if (received === 'undefined') return 'It is missing.'
  return expected === null
    ? `${received} does not fit.`
    : `${kind(received)} stands where ${kind(expected)} is expected.`
}
