/** Tables of the words of the language: what is written, and what it stands for. */

/** The first of several phrases of one value is the one printed; the others are only read. */
export type Table<T> = readonly (readonly [words: string, value: T])[]

/** The phrase that is printed for a value; `undefined` when the table has none. */
export const phraseOf = <T>(table: Table<T>, value: T): string | undefined =>
  table.find(([, one]) => one === value)?.[0]

const MANY =
  /^(top honour|playing trick|card|point|ace|king|honour|stopper|void|spade|heart|diamond|club|trump|suit)s\b/
/** One of what is counted: `exactly 1 card in x`. */
export const singular = (noun: string): string => noun.replace(MANY, '$1')

/** `first` … `tenth`, by place from 0. */
export const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const
