/** A rule's call and suits in words, before any auction has said which they are. */
import { callName } from '#core/call.ts'
import { numberWord } from '#core/number-words.ts'
import { STRAINS, strainLetter, strainName } from '#core/suit.ts'
import type { CallTemplate, RuleTemplate, StrainSlot, SuitGroup } from '#rules/template.ts'

const PARTS: Readonly<Record<string, string>> = {
  x: 'the suit bid',
  partner: 'partner’s suit',
  partnerFirst: 'partner’s first suit',
  mine: 'my suit',
  agreed: 'the trump suit',
  fourth: 'the fourth suit',
}
/** `spades`, `notrump`, `partner’s suit`. */
export const strainWords = (slot: StrainSlot): string => {
  const strain = STRAINS.find((one) => strainLetter(one) === slot)
  return strain === undefined ? (PARTS[slot] ?? 'a suit') : strainName(strain)
}
const GROUPS: Readonly<Record<string, string>> = {
  majors: 'a major',
  minors: 'a minor',
  unbid: 'a new suit',
}
/** One suit of a group: `a major`, `a new suit`. */
export const groupWords = (group: SuitGroup): string =>
  (typeof group === 'string' ? [group] : group)
    .toReversed()
    .flatMap((name) => GROUPS[name] ?? [])
    .at(0) ?? 'a suit'

const raiseWords = (by: number, suit: string): string =>
  by === 1
    ? `a raise of ${suit}`
    : by === 2
      ? `a jump raise of ${suit}`
      : `a raise to four of ${suit}`

const bidWords = (call: CallTemplate, suit: (slot: StrainSlot) => string): string => {
  switch (call.kind) {
    case 'call':
      return callName(call.call)
    case 'bid':
      return `${numberWord(call.level)} of ${suit(call.strain)}`
    case 'cheapest':
      return call.from !== undefined && call.from === call.to
        ? `${numberWord(call.from)} of ${suit(call.strain)}`
        : call.jump > 0
          ? `a jump in ${suit(call.strain)}`
          : `${suit(call.strain)} as cheaply as can be`
    case 'raise':
      return raiseWords(call.by, suit(call.strain))
    case 'game':
      return `game in ${suit(call.strain)}`
    case 'step':
      return `${numberWord(call.steps)} steps up`
  }
}
/** The rule's call: `two of a major`, `a raise of partner’s suit`, `three notrump`. */
export const ruleCallWords = ({ call, forEach }: Pick<RuleTemplate<never>, 'call' | 'forEach'>) =>
  bidWords(call, (slot) =>
    slot === 'x' && forEach !== undefined ? groupWords(forEach.among) : strainWords(slot),
  ).replace(/^(one|two|three|four) of notrump$/, '$1 notrump')
