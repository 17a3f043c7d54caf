/** Small numbers as words: our sentences say “seven spades”, tables say 7. */
import { isOne } from './locale.ts'

const WORDS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'],
  ...['eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
]

/** `no` … `thirteen`, as many as a hand has cards; digits beyond. */
export const numberWord = (n: number): string => WORDS[n] ?? String(n)
/** So many of a thing, as tables say it: `1 trick`, `12 tricks`. */
export const howMany = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${isOne(n) ? one : many}`
