/** What a failed number lacks, in words: `one club honour short of`, `two HCP too many for`. */
import type { Judgement } from '#constraint/judge.ts'
import { HAND_MEASURES, SUIT_MEASURES } from '#constraint/measures.ts'
import { type Phrase, suitToken } from '#constraint/phrase.ts'
import { numberWord } from '#core/number-words.ts'
import { type Suit, strainName, suitSingular } from '#core/suit.ts'

/** `club honours`, `HCP`, `clubs`: what there is one or several of. */
const handUnit = (measure: keyof typeof HAND_MEASURES, n: number): string => {
  if (measure === 'hcp') return 'HCP'
  const m = HAND_MEASURES[measure]
  return n === 1 ? m.one : m.many
}
const suitUnit = (measure: keyof typeof SUIT_MEASURES, suit: Suit, n: number): string => {
  if (measure === 'length') return n === 1 ? suitSingular(suit) : strainName(suit)
  const m = SUIT_MEASURES[measure]
  const [, kind, what] = /^(top )?(.+)$/.exec(n === 1 ? m.one : m.many) ?? []
  return `${kind ?? ''}${suitSingular(suit)} ${what ?? m.many}`
}

const longestWords = (miss: number, short: boolean): string =>
  miss === 1
    ? short
      ? 'the longest suit is one card too short for '
      : 'the longest suit is one card too long for '
    : short
      ? `the longest suit is ${numberWord(miss)} cards too short for `
      : `the longest suit is ${numberWord(miss)} cards too long for `

/** What a failed number lacks: `one stopper short of`, `two HCP too many for`. */
export const gapWords = (j: Judgement): Phrase | undefined => {
  const c = j.constraint
  const said = (n: number, unit: string, short: boolean): Phrase => [
    `${numberWord(n)} ${unit} ${short ? 'short of ' : 'too many for '}`,
  ]
  switch (c.kind) {
    case 'range': {
      // To be void is not a number to fall short of.
      if (c.measure === 'voids') return undefined
      const short = c.min !== undefined && (j.values[0] ?? 0) < c.min
      if (HAND_MEASURES[c.measure].ofSuits === true)
        return [
          `the ${HAND_MEASURES[c.measure].one} is `,
          suitToken((j.values[0] ?? 0) as Suit),
          ', against ',
        ]
      return c.measure === 'longest'
        ? [longestWords(j.miss, short)]
        : said(j.miss, handUnit(c.measure, j.miss), short)
    }
    case 'suit-range': {
      if (j.suit === undefined || SUIT_MEASURES[c.measure].max === 1) return undefined
      const short = c.min !== undefined && (j.values[0] ?? 0) < c.min
      return said(j.miss, suitUnit(c.measure, j.suit, j.miss), short)
    }
    case 'sum':
    case 'suit-sum': {
      // One way to mend a sum is by its first term; a suit of another length than the longest is
      // told as such.
      const term = c.terms[0]
      if (term === undefined) return undefined
      const n = Math.ceil(j.miss / Math.abs(term.times))
      const total = c.terms.reduce((sum, t, i) => sum + t.times * (j.values[i] ?? 0), 0)
      const short = (c.min !== undefined && total < c.min) === term.times > 0
      if (term.of === 'hand') return said(n, handUnit(term.measure, n), short)
      return j.suit === undefined ? undefined : said(n, suitUnit(term.measure, j.suit, n), short)
    }
    default:
      return undefined
  }
}
