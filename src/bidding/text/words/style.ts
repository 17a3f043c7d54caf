/** Words for what a partnership settles before it sits down. */
import type { CallPattern } from '../../language/patterns.ts'
import type { Table } from './phrase.ts'

/** Numbers of a partnership. */
const STYLE_NUMBERS = [
  'notrump',
  'twoNotrump',
  'overcallNotrump',
  'balancingNotrump',
  'weakTwo',
  'preempt',
  'takeout',
  'strongDouble',
  'alwaysActs',
  'positive',
  'opening',
] as const
export type StyleNumber = (typeof STYLE_NUMBERS)[number]
export const STYLE_WORDS: Table<StyleNumber> = [
  ['two notrump', 'twoNotrump'],
  ['notrump overcall', 'overcallNotrump'],
  ['balancing notrump', 'balancingNotrump'],
  ['notrump', 'notrump'],
  ['weak two', 'weakTwo'],
  ['preempt', 'preempt'],
  ['takeout double', 'takeout'],
  ['strong double', 'strongDouble'],
  ['always acts', 'alwaysActs'],
  ['positive answer', 'positive'],
  ['opening points', 'opening'],
]
/** Choices that are yes or no: `style: five-card majors yes`. */
export type StyleChoice = 'fiveCardMajors' | 'lightThirdSeat'
export const CHOICE_WORDS: Table<StyleChoice> = [
  ['five-card majors', 'fiveCardMajors'],
  ['light third seat', 'lightThirdSeat'],
]

/** A number that a style may leave out: some rules stand only where it gives it (`only with always acts`). */
export type SpareNumber = 'alwaysActs'
export const SPARE_WORDS: Table<SpareNumber> = [['always acts', 'alwaysActs']]

/** Least and most, both counted; a single number is both. */
export type StyleRange = readonly [number, number]
/** The numbers and choices that a text gives, or whoever uses it. */
export interface Style {
  readonly numbers: ReadonlyMap<StyleNumber, StyleRange>
  readonly choices: ReadonlyMap<StyleChoice, boolean>
  /** The calls that `{opening}` is in a topic. */
  readonly opening?: CallPattern
}
export const NO_STYLE: Style = { numbers: new Map(), choices: new Map() }
/** The first style with what the second says instead. */
export const styleWith = (style: Style, more: Style): Style => ({
  numbers: new Map([...style.numbers, ...more.numbers]),
  choices: new Map([...style.choices, ...more.choices]),
  ...((more.opening ?? style.opening) === undefined
    ? {}
    : { opening: (more.opening ?? style.opening)! }),
})

/** Whether the style has chosen so: a choice by its yes or no, a number that may be left out by giving it. */
export const isChosen = (
  { numbers, choices }: Style,
  choice: StyleChoice | SpareNumber,
  is: boolean,
): boolean => (choice === 'alwaysActs' ? numbers.has(choice) : choices.get(choice)) === is

/** A number that stands as one end of a number of the style: `{most notrump}`, `(25 - {least notrump})`. */
export interface StyleNumeral {
  readonly style: StyleNumber
  /** `whole` where the number is both ends: `{takeout double}+`. */
  readonly end: 'least' | 'most' | 'whole'
  readonly times: 1 | -1
  readonly plus: number
}
/** Limits as they were written, where a number of the style stands in them. */
export interface Written {
  readonly written?: { readonly min?: StyleNumeral; readonly max?: StyleNumeral }
}
/** What the numeral comes to; `undefined` where the style does not give its number. */
export const styleValue = (
  { style, end, times, plus }: StyleNumeral,
  { numbers }: Style,
): number | undefined => {
  const range = numbers.get(style)
  return range && plus + times * range[end === 'most' ? 1 : 0]
}

const range = ([min, max]: StyleRange): string => (min === max ? String(min) : `${min}–${max}`)
/** The sentence with the numbers of the style; what it does not give stays in its braces. */
export const styledSentence = (says: string, { numbers }: Style): string =>
  says.replace(
    /\{(?:(least|most) )?([a-z -]+)\}/g,
    (whole, end: string | undefined, words: string) => {
      const style = STYLE_WORDS.find(([one]) => one === words)?.[1]
      const value = style === undefined ? undefined : numbers.get(style)
      if (value === undefined) return whole
      return end === undefined ? range(value) : String(value[end === 'most' ? 1 : 0])
    },
  )
