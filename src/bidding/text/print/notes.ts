/** What a call is to partner, as it is written below a rule. */
import type { HonoursTold } from '#rules/template.ts'
import type { Condition, Marks, TextRule } from '../document.ts'
import { FORCING_WORDS, KIND_WORDS, MESSAGE_WORDS } from '../words/notes.ts'
import { phraseOf } from '../words/phrase.ts'
import { CHOICE_WORDS, SPARE_WORDS } from '../words/style.ts'
import { strainWords } from '../words/suits.ts'

const toldWords = ({ control, aces, kings }: HonoursTold): readonly string[] => {
  const number = (of: readonly number[] | undefined, one: string): readonly string[] =>
    of === undefined ? [] : [`tells ${of.join(' or ')} ${of.join() === '1' ? one : `${one}s`}`]
  return [
    ...(control === undefined ? [] : [`tells control of ${strainWords(control)}`]),
    ...number(aces, 'ace'),
    ...number(kings, 'king'),
  ]
}
const choiceWords = ({ choice, is }: Condition): string =>
  `${is ? 'only' : 'not'} with ${phraseOf([...CHOICE_WORDS, ...SPARE_WORDS], choice)}`
/** The marks of a rule or of a section, each by itself. */
export const markWords = ({
  package: its,
  unless,
  choices = [],
  ours,
}: Marks): readonly string[] => [
  ...(its === undefined ? [] : [`only with ${its}`]),
  ...(unless === undefined ? [] : [`not with ${unless}`]),
  ...choices.map(choiceWords),
  ...(ours ? ['ours'] : []),
]
export const noteWords = (rule: TextRule): string => {
  const { is, forcing, suits = [], oneOf = [], agrees, message, tells } = rule
  return [
    ...(is === undefined ? [] : [phraseOf(KIND_WORDS, is)]),
    ...(forcing === undefined ? [] : [phraseOf(FORCING_WORDS, forcing)]),
    ...(rule.artificial ? ['artificial'] : []),
    ...(suits.length === 0 ? [] : [`shows ${suits.map(strainWords).join(' and ')}`]),
    ...(oneOf.length === 0 ? [] : [`shows one of ${oneOf.map(strainWords).join(' or ')}`]),
    ...(agrees === undefined ? [] : [`agrees ${strainWords(agrees)}`]),
    ...(message === undefined ? [] : [`asks for ${phraseOf(MESSAGE_WORDS, message)}`]),
    ...(tells === undefined ? [] : toldWords(tells)),
    ...(rule.only ? ['no other meaning'] : []),
    ...markWords(rule),
  ].join(', ')
}
