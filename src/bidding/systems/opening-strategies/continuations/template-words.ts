/** A rule's call and suits in words, before any auction has said which they are. */
import { callName } from '#core/call.ts'
import { numberWord } from '#core/number-words.ts'
import { STRAINS, strainLetter, strainName } from '#core/suit.ts'
import { t, tAs } from '#core/text.ts'
import type { CallTemplate, RuleTemplate, StrainSlot, SuitGroup } from '#rules/template.ts'

const PARTS: Readonly<Record<string, string>> = {
  x: t`the suit bid`,
  partner: t`partner’s suit`,
  partnerFirst: t`partner’s first suit`,
  mine: t`my suit`,
  agreed: t`the trump suit`,
  fourth: t`the fourth suit`,
}
/** `spades`, `notrump`, `partner’s suit`. */
export const strainWords = (slot: StrainSlot): string => {
  const strain = STRAINS.find((one) => strainLetter(one) === slot)
  return strain === undefined ? (PARTS[slot] ?? t`a suit`) : strainName(strain)
}
const GROUPS: Readonly<Record<string, string>> = {
  majors: t`a major`,
  minors: t`a minor`,
  unbid: t`a new suit`,
}
/** One suit of a group: `a major`, `a new suit`. */
export const groupWords = (group: SuitGroup): string =>
  (typeof group === 'string' ? [group] : group)
    .toReversed()
    .flatMap((name) => GROUPS[name] ?? [])
    .at(0) ?? t`a suit`

const raiseWords = (by: number, suit: string): string =>
  by === 1
    ? t`a raise of ${suit}`
    : by === 2
      ? t`a jump raise of ${suit}`
      : t`a raise to four of ${suit}`

const bidWords = (call: CallTemplate, suit: (slot: StrainSlot) => string): string => {
  switch (call.kind) {
    case 'call':
      return callName(call.call)
    case 'bid':
      return tAs('bid')`${numberWord(call.level)} of ${suit(call.strain)}`
    case 'cheapest':
      return call.from !== undefined && call.from === call.to
        ? tAs('bid')`${numberWord(call.from)} of ${suit(call.strain)}`
        : call.jump > 0
          ? t`a jump in ${suit(call.strain)}`
          : t`${suit(call.strain)} as cheaply as can be`
    case 'raise':
      return raiseWords(call.by, suit(call.strain))
    case 'game':
      return t`game in ${suit(call.strain)}`
    case 'step':
      return t`${numberWord(call.steps)} steps up`
  }
}
/** The rule's call: `two of a major`, `a raise of partner’s suit`, `three notrump`. */
export const ruleCallWords = ({ call, forEach }: Pick<RuleTemplate<never>, 'call' | 'forEach'>) =>
  bidWords(call, (slot) =>
    slot === 'x' && forEach !== undefined ? groupWords(forEach.among) : strainWords(slot),
  ).replace(/^(one|two|three|four) of notrump$/, t`$1 notrump`)
