/** Why a call fell after the opening, in words. */
import { callName } from '#core/call.ts'
import type { Suit } from '#core/suit.ts'
import type { HandNumbers, Strike } from '#rules/elimination.ts'
import { cardsOf, pointsOf } from '../words.ts'
import type { TurnFact } from './table.ts'

/**
 * One sentence that says why the call falls, for a hand that the strike holds for.
 * @param facts the list that `strike.fact` is a place in.
 */
export function turnStrikeWords(
  strike: Strike,
  facts: readonly TurnFact[],
  { total, lengths }: HandNumbers,
): string {
  const fact = facts[strike.fact] as TurnFact
  const call = callName(strike.call)
  const suit: Suit = strike.suit ?? 0
  const held = cardsOf(lengths[suit], suit)
  switch (fact.kind) {
    case 'table':
      return `${call.charAt(0).toUpperCase()}${call.slice(1)} has no meaning at this turn.`
    case 'forcing':
      return 'Partner’s call is forcing.'
    case 'rest':
      return `The hand has ${pointsOf(total)}; ${fact.max < 0 ? 'partner has promised enough to bid on' : `a pass has at most ${fact.max}`}.`
    case 'each':
      return `The hand has ${held}; ${call} needs at least ${fact.length}.`
    case 'most':
      return `The hand has ${held}; ${call} has at most ${fact.length}.`
    case 'say': {
      if (strike.rule === 2)
        return `The hand has ${pointsOf(total)}; ${call} needs at least ${fact.min}.`
      if (strike.rule === 3)
        return `The hand has ${pointsOf(total)}; ${call} has at most ${fact.max}.`
      if (strike.rule === 4) return `The hand has ${held}; ${call} needs at least ${fact.length}.`
      const enough =
        fact.suit === 4
          ? pointsOf(total)
          : `${pointsOf(total)} and ${cardsOf(lengths[fact.suit], fact.suit)}`
      return strike.rule === 7
        ? `The hand has ${enough}: ${callName(fact.call)} comes first.`
        : `The hand has ${enough}: enough for ${callName(fact.call)}.`
    }
  }
}

/** Most points a hand can have. */
const MOST_POINTS = 37
/** `6 to 9 points`, `at least 12 points`, `at most 7 points`. */
const spanOf = (min: number, max: number): string =>
  min === max
    ? pointsOf(min)
    : max >= MOST_POINTS
      ? `at least ${pointsOf(min)}`
      : min <= 0
        ? `at most ${pointsOf(max)}`
        : `${min} to ${max} points`

/** A fact of a turn in words: `two hearts: 6 to 9 points, at least 3 hearts`. */
export function turnFactWords(fact: TurnFact): string {
  switch (fact.kind) {
    case 'table':
      return 'no call but those named here'
    case 'forcing':
      return 'forcing: no pass'
    case 'rest':
      return fact.max < 0 ? 'no pass' : `pass: at most ${pointsOf(fact.max)}`
    case 'each':
    case 'most':
      return `${callName(fact.call)}: at ${fact.kind === 'each' ? 'least' : 'most'} ${cardsOf(fact.length, fact.suit)}`
    case 'say':
      return `${callName(fact.call)}: ${spanOf(fact.min, fact.max)}${fact.suit === 4 || fact.length === 0 ? '' : `, at least ${cardsOf(fact.length, fact.suit)}`}`
  }
}
