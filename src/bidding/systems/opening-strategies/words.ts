/** Why a bid fell, in words: one sentence for each rule, with the numbers of the hand and the fact. */
import { bidOf, callName, type Level } from '#core/call.ts'
import { numberWord } from '#core/number-words.ts'
import { factField, type StrategyFact } from '#core/strategy.ts'
import { NOTRUMP, type Suit, strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { HandNumbers, Strike } from '#rules/elimination.ts'

export const pointWords = (n: number): string =>
  n === 0 ? t`no points` : n === 1 ? t`1 point` : t`${n} points`
export const suitCardWords = (n: number, suit: Suit): string =>
  n === 0
    ? t`no ${strainName(suit)}`
    : n === 1
      ? `1 ${suitSingular(suit)}`
      : `${n} ${strainName(suit)}`

/**
 * One sentence that says why the call falls, for a hand that the strike holds for.
 * @param facts the list that `strike.fact` is a place in.
 */
export function strikeWords(
  strike: Strike,
  facts: readonly StrategyFact[],
  { total, lengths }: HandNumbers,
): string {
  const fact = facts[strike.fact]!
  const suit = strike.suit ?? 0
  const value = (field: Parameters<typeof factField>[1]): number => factField(fact, field) ?? 0
  const factSuit = value('suit') as Suit
  const its = fact.kind === 'open' ? callName(bidOf(value('level') as Level, factSuit)) : ''
  switch (strike.rule) {
    case 2:
      return t`The hand has ${suitCardWords(lengths[suit], suit)}; a notrump bid needs at least ${value('length')} in every suit.`
    case 3:
      return t`The hand has ${suitCardWords(lengths[suit], suit)}; a notrump bid has at most ${value('length')} in a major.`
    case 4:
    case 7:
      return t`The hand has ${pointWords(total)}; ${callName(strike.call)} needs at least ${value('min')}.`
    case 5:
    case 8:
      return t`The hand has ${pointWords(total)}; ${callName(strike.call)} has at most ${value('max')}.`
    case 6:
      return t`The hand has ${pointWords(total)}, more than the ${value('min')} from which ${callName(bidOf(value('level') as Level, NOTRUMP))} is opened.`
    case 9:
      return t`The hand has ${suitCardWords(lengths[suit], suit)}; ${callName(strike.call)} needs at least ${value('length')}.`
    case 10:
      return t`The hand has ${pointWords(total)} and ${suitCardWords(lengths[suit], suit)}: enough for ${its}.`
    case 11:
      return t`The hand has ${suitCardWords(lengths[suit], suit)} and ${pointWords(total)}, enough for ${its}, and the strategy does not prefer ${callName(strike.call)}.`
    case 12:
      return t`The hand has ${suitCardWords(lengths[suit], suit)} and ${pointWords(total)}: a major comes before a minor, and this is enough for ${its}.`
    default:
      return t`No bid above the ${numberWord(value('level'))} level is made.`
  }
}
