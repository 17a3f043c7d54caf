/** Limits as they are written, with what is counted. */
import type { Numeral, SuitSlot } from '#rules/template.ts'
import { LEANS, type Lean, NUMBER_WORDS } from '../words/hand.ts'
import { phraseOf, singular } from '../words/phrase.ts'
import { STYLE_WORDS, type StyleNumeral, type Written } from '../words/style.ts'
import { strainWords } from '../words/suits.ts'

export interface Limits extends Written {
  readonly min?: Numeral
  readonly max?: Numeral
}

/** A number that something stands for, with what is added or what it is taken from. */
const reckoned = (name: string, times: 1 | -1, plus: number): string => {
  if (times === -1) return `(${plus} - ${name})`
  return plus === 0 ? name : `(${name} ${plus < 0 ? '-' : '+'} ${Math.abs(plus)})`
}
const styleWords = ({ style, end, times, plus }: StyleNumeral): string => {
  const words = phraseOf(STYLE_WORDS, style) ?? style
  return reckoned(end === 'whole' ? `{${words}}` : `{${end} ${words}}`, times, plus)
}
const numberWords = (n: Numeral, written: StyleNumeral | undefined): string => {
  if (written !== undefined) return styleWords(written)
  if (typeof n === 'number') return n < 0 ? `(-${-n})` : String(n)
  const name = phraseOf(NUMBER_WORDS, n.slot) ?? n.slot
  const words = reckoned(
    n.suit === undefined ? name : `${name} ${strainWords(n.suit)}`,
    n.times,
    n.plus,
  )
  return words.startsWith('(') ? words : `(${words})`
}
/** `{notrump}` where both ends are those of one number of the style. */
const wholeStyle = ({ written }: Written): string | undefined => {
  const { min, max } = written ?? {}
  const bare = (n: StyleNumeral): boolean => n.times === 1 && n.plus === 0
  return min !== undefined &&
    max !== undefined &&
    min.style === max.style &&
    min.end === 'least' &&
    max.end === 'most' &&
    bare(min) &&
    bare(max)
    ? `{${phraseOf(STYLE_WORDS, min.style)}}`
    : undefined
}
/** `15-17`, `12+`, `at most 9`, `exactly 2`, `no`. */
export const rangeWords = (limits: Limits): string => {
  const { min, max, written } = limits
  const style = wholeStyle(limits)
  if (style !== undefined) return style
  const least = min === undefined ? undefined : numberWords(min, written?.min)
  const most = max === undefined ? undefined : numberWords(max, written?.max)
  if (least === undefined) return most === undefined ? 'any number of' : `at most ${most}`
  if (most === undefined) return `${least}+`
  return least === most ? (min === 0 ? 'no' : `exactly ${least}`) : `${least}-${most}`
}
/** With what is counted, one of it in the singular. */
export const counted = (range: string, noun: string): string =>
  `${range} ${range === 'exactly 1' ? singular(noun) : noun}`

/** Limits without the one public number that they lean on, and the words for it behind the noun. */
export interface Leaning {
  readonly range: string
  readonly lean: string
}
const leansOn = (n: Numeral, lean: Lean, suit: SuitSlot | undefined): boolean =>
  typeof n === 'object' &&
  n.slot === lean.slot &&
  n.times === lean.times &&
  n.suit === suit &&
  n.plus >= 0
/** @param suit the suit whose cards the limits count, where they do. */
export const leaning = (limits: Limits, suit?: SuitSlot): Leaning => {
  const given = [limits.min, limits.max].filter((n) => n !== undefined)
  const of = suit === undefined ? 'hand' : 'suit'
  const lean = LEANS.find(
    (one) => one.of === of && given.length > 0 && given.every((n) => leansOn(n, one, suit)),
  )
  if (lean === undefined) return { range: rangeWords(limits), lean: '' }
  const plus = (n: Numeral | undefined): number | undefined => (typeof n === 'object' ? n.plus : n)
  const [min, max] = [plus(limits.min), plus(limits.max)]
  const bare: Limits = {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(limits.written === undefined ? {} : { written: limits.written }),
  }
  return { range: rangeWords(bare), lean: ` ${lean.words}` }
}
