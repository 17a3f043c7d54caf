/** Small numbers as words: our sentences say “seven spades”, tables say 7. */
import { isOne } from './locale.ts'
import { formsOf, t, tAs } from './text.ts'

const WORDS = [
  ...[tAs('number')`no`, tAs('number')`one`, t`two`, t`three`, t`four`, t`five`, t`six`, t`seven`],
  ...[t`eight`, t`nine`, t`ten`, t`eleven`, t`twelve`, t`thirteen`],
]

/** `no` … `thirteen`, as many as a hand has cards; digits beyond. */
export const numberWord = (n: number): string => WORDS[n] ?? String(n)
/** A number of things, as tables say it: `1 trick`, `12 tricks`. */
export const howMany = (n: number, one: string): string =>
  `${n} ${formsOf(one, `${one}s`)[isOne(n) ? 0 : 1]}`
