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
  const fact = facts[strike.fact ?? -1]
  const suit = strike.suit ?? 0
  const value = (field: Parameters<typeof factField>[1]): number =>
    (fact && factField(fact, field)) ?? 0
  const factSuit = value('suit') as Suit
  const its = fact?.kind === 'open' ? callName(bidOf(value('level') as Level, factSuit)) : ''
  switch (strike.rule) {
    case 2:
      return t`The hand has ${suitCardWords(lengths[suit], suit)}; a notrump bid needs at least ${value('length')} in every suit.`
    case 3:
      return t`The hand has ${suitCardWords(lengths[suit], suit)}; a notrump bid has at most ${value('length')} in a major.`
    case 4:
    case 7:
    case 15:
      return t`The hand has ${pointWords(total)}; ${callName(strike.call)} needs at least ${value('min')}.`
    case 5:
    case 8:
    case 16:
      return t`The hand has ${pointWords(total)}; ${callName(strike.call)} has at most ${value('max')}.`
    case 6:
      return t`The hand has ${pointWords(total)}, more than the ${value('min')} from which ${callName(bidOf(value('level') as Level, NOTRUMP))} is opened.`
    case 9:
    case 17:
    case 20:
      return t`The hand has ${suitCardWords(lengths[suit], suit)}; ${callName(strike.call)} needs at least ${value('length')}.`
    case 10:
      return t`The hand has ${pointWords(total)} and ${suitCardWords(lengths[suit], suit)}: enough for ${its}.`
    case 11:
      return t`The hand has ${suitCardWords(lengths[suit], suit)} and ${pointWords(total)}, enough for ${its}, and the strategy does not prefer ${callName(strike.call)}.`
    case 12:
      return t`The hand has ${suitCardWords(lengths[suit], suit)} and ${pointWords(total)}: a major comes before a minor, and this is enough for ${its}.`
    case 14:
      return t`No fact speaks of ${callName(strike.call)}.`
    case 18:
      return t`The hand has ${suitCardWords(lengths[suit], suit)}; ${callName(strike.call)} needs at least ${value('length')} in every suit.`
    case 19:
      return t`The hand has no major of ${value('length')} cards to look for.`
    case 21:
      return strike.limits.some(({ of, min }) => of === suit && min !== undefined)
        ? t`The hand has ${suitCardWords(lengths[suit], suit)}, which they bid; a double has at most ${value('short')}.`
        : t`The hand has ${suitCardWords(lengths[suit], suit)}; a double needs at least ${value('length')} in every other suit.`
    case 22:
      return t`The hand has ${suitCardWords(lengths[suit], suit)} and ${pointWords(total)}: enough to raise partner’s major.`
    case 23:
    case 25:
      return t`The hand has ${suitCardWords(lengths[suit], suit)} and ${pointWords(total)}: the major is shown first.`
    case 24:
      return t`The hand has ${suitCardWords(lengths[suit], suit)} and ${pointWords(total)}: it asks for majors first.`
    case 26:
      return t`The hand has ${pointWords(total)} and the shape for ${callName(bidOf(value('level') as Level, NOTRUMP))}, where nine tricks may be game.`
    case 27:
      return t`The hand has ${suitCardWords(lengths[suit], suit)}, a higher suit and not the shorter one.`
    case 28:
      return t`The hand has ${suitCardWords(lengths[suit], suit)} and ${pointWords(total)}: enough to jump in the suit.`
    case 29:
      return strike.suit === undefined
        ? t`The hand has ${pointWords(total)} and the shape for notrump.`
        : t`The hand has ${suitCardWords(lengths[suit], suit)} and ${pointWords(total)}: enough for a bid of its own.`
    case 30:
      return strike.suit === undefined
        ? t`The hand has ${pointWords(total)}, and cards that some call is agreed for.`
        : t`The hand has ${suitCardWords(lengths[suit], suit)} and ${pointWords(total)}, for which some call is agreed.`
    default:
      return t`No bid above the ${numberWord(value('level'))} level is made.`
  }
}
