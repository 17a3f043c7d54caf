/** What a side has agreed to lead and to signal, as a convention card says it. Pure. */
import { numberWord } from '#core/number-words.ts'
import { t } from '#core/text.ts'
import type { CardingAgreement } from '#store/index.ts'

type Rule = CardingAgreement['notrump'][number]

const PLACES = ['', t`top`, t`second`, t`third`, t`fourth`, t`fifth`, t`sixth`]

/** `two cards`, `three or four`, `four or more`; kept short, `with an honour` behind it. */
function fromWords(min: number, max: number): string {
  if (min === max) return min === 2 ? t`a doubleton` : numberWord(min)
  return max >= 13
    ? t`${numberWord(min)} or more`
    : `${numberWord(min)} ${max === min + 1 ? t`or` : t`to`} ${numberWord(max)}`
}
/** `fourth from four or more to an honour`. */
export function leadWords(rule: Rule): string {
  switch (rule.kind) {
    case 'sequence':
      return rule.length > 2
        ? t`top of ${numberWord(rule.length)} touching honours`
        : t`top of touching honours`
    case 'inside':
      return t`top of touching honours under a gap`
    case 'second':
      return t`second of touching honours`
    case 'place': {
      const headed = { any: '', spots: t` small`, honour: t` with an honour` }[rule.headed]
      return t`${PLACES[rule.k] ?? t`number ${rule.k}`} from ${fromWords(rule.min, rule.max)}${headed}`
    }
  }
}
/** The leads that are agreed, in their order. */
export const leadsWords = (rules: readonly Rule[]): string =>
  rules
    .filter(({ qualifier }) => qualifier === 'consistent')
    .map(leadWords)
    .join('; ')

const SIGNAL_WORDS = {
  standard: t`high–low says yes or even`,
  'upside-down': t`low–high says yes or even`,
  none: t`none`,
} as const
export const signalWords = (signal: CardingAgreement['signals']['count']): string =>
  SIGNAL_WORDS[signal]
