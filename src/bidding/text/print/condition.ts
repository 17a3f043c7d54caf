/** Conditions on a hand, and on a suit of it, as they are written. */

import type { HandTerm, Named, SuitTerm } from '#constraint/constraint.ts'
import { unreachable } from '#core/result.ts'
import type { LongerTemplate } from '#rules/template.ts'
import { CONTROL, STOPPED } from '../../language/shows.ts'
import {
  type NormalAmong,
  type NormalHand,
  type NormalOneSuit,
  type NormalSuit,
  normalHand,
  normalSuit,
} from '../normal/condition.ts'
import { same } from '../normal/situation.ts'
import { HAND_NOUNS, RULE_OF, SHAPE_WORDS, SUIT_NOUNS, SUM_NOUNS } from '../words/hand.ts'
import { phraseOf } from '../words/phrase.ts'
import { COUNTED_SUITS, groupWords, kindOfSuit, strainWords } from '../words/suits.ts'
import { counted, type Leaning, leaning, rangeWords } from './limits.ts'
import { shapeWords } from './shapes.ts'

type NamedCondition = Named<NormalHand> | Named<NormalSuit>
/** The words for a condition that has a name; what they stand for is told at the head of the text. */
export type NameOf = (named: NamedCondition, of: 'hand' | 'suit') => string

const SHAPES = SHAPE_WORDS.map(([words, shape]) => [words, normalHand(shape)] as const)
const STOPPED_FORM = normalSuit(STOPPED)
const CONTROL_FORM = normalSuit(CONTROL)

const termWords = ({ of, measure, times }: HandTerm | SuitTerm): string => {
  const noun =
    of === 'suit' ? `suit ${phraseOf(SUIT_NOUNS, measure)}` : phraseOf(HAND_NOUNS, measure)
  return Math.abs(times) === 1 ? `${noun}` : `${Math.abs(times)} × ${noun}`
}
const sumWords = (terms: readonly (HandTerm | SuitTerm)[]): string => {
  const sign = (times: number, i: number): string =>
    i === 0 ? (times < 0 ? '-' : '') : times < 0 ? ' - ' : ' + '
  return `(${terms.map((term, i) => `${sign(term.times, i)}${termWords(term)}`).join('')})`
}

/** How tightly a condition must hold together where it stands: in a list, in an “or”, in an “and”, alone. */
type Place = 'list' | 'or' | 'and' | 'alone'

export interface ConditionPrinter {
  readonly hand: (c: NormalHand) => string
  readonly suit: (c: NormalSuit) => string
}
export function conditionPrinter(nameOf: NameOf): ConditionPrinter {
  type Condition = NormalHand | NormalSuit
  const join = <C extends Condition>(
    c: C,
    place: Place,
    one: (c: C) => string,
    nothing: 'hand' | 'holding',
  ): string => {
    if (c.kind !== 'all' && c.kind !== 'any') return one(c)
    const parts = c.of as readonly C[]
    if (parts.length === 0) return `${c.kind === 'all' ? 'any' : 'no'} ${nothing}`
    const say = (at: Place, by: string): string =>
      parts.map((part) => join(part, at, one, nothing)).join(by)
    if (c.kind === 'all' && place === 'list') return say('or', ', ')
    if (c.kind === 'all' && place !== 'alone') return say('alone', ' and ')
    if (c.kind === 'any' && (place === 'list' || place === 'or')) return say('and', ' or ')
    return `(${join(c, 'list', one, nothing)})`
  }
  const handAt = (c: NormalHand, place: Place): string => join(c, place, handOne, 'hand')
  const suitAt = (c: NormalSuit, place: Place): string => join(c, place, suitOne, 'holding')

  const suitOne = (c: NormalSuit): string => {
    switch (c.kind) {
      case 'suit-range?':
        return counted(rangeWords(c), `${phraseOf(SUIT_NOUNS, c.measure)}`)
      case 'suit-sum':
        return `${rangeWords(c)} ${sumWords(c.terms)}`
      case 'not':
        return `not ${suitAt(c.of, 'alone')}`
      case 'named':
        return quality(c)
      case 'elsewhere':
        return `another suit with (${suitAt(c.is, 'list')})`
      case 'hand':
        return `the hand has (${handAt(c.is, 'list')})`
      case 'all':
      case 'any':
        return suitAt(c, 'alone')
      default:
        return unreachable(c)
    }
  }
  const quality = (c: Named<NormalSuit>): string =>
    same(c, STOPPED_FORM) ? 'stopped' : same(c, CONTROL_FORM) ? 'controlled' : nameOf(c, 'suit')
  /** What a suit has, behind its name. */
  const has = (c: NormalSuit): string =>
    c.kind === 'named' ? quality(c) : `with (${suitAt(c, 'list')})`

  const oneSuit = ({ suit, is }: NormalOneSuit): string => {
    if (is.kind !== 'suit-range?') return `${strainWords(suit)} ${has(is)}`
    const { range, lean } = leaning(is, suit)
    if (is.measure === 'length') {
      if (suit === 'partner' && lean === '' && /^\d+\+$/.test(range)) return `${range} support`
      const name = phraseOf(COUNTED_SUITS, suit)
      if (name !== undefined) return `${counted(range, name)}${lean}`
    }
    return `${counted(range, `${phraseOf(SUIT_NOUNS, is.measure)}`)}${lean} in ${strainWords(suit)}`
  }
  const among = ({ kind, among: group, is }: NormalAmong): string => {
    const lead = kind === 'some?' ? 'one of' : 'each of'
    if (is.kind !== 'suit-range?') return `${lead} ${groupWords(group)} ${has(is)}`
    const { measure, min, max } = is
    const one = kindOfSuit(group)
    if (kind === 'some?' && measure === 'length' && one !== undefined && !is.written) {
      if (typeof min === 'number' && max === undefined) return `a ${min}+ card ${one}`
      if (min === 0 && max === 0) return `a void ${one}`
    }
    return `${counted(rangeWords(is), `${phraseOf(SUIT_NOUNS, measure)}`)} in ${lead} ${groupWords(group)}`
  }
  const longer = ({ suit, than, by }: LongerTemplate): string => {
    const name = strainWords(suit)
    const more = by > 1 ? ` by ${by}` : ''
    if (typeof than === 'object' && 'suit' in than) {
      const other = strainWords(than.suit)
      return by === 0
        ? `${name} at least as long as ${other}`
        : `${name} longer than ${other}${more}`
    }
    if (by > 0) return `${name} longer than each of ${groupWords(than)}${more}`
    return than === 'all'
      ? `no suit longer than ${name}`
      : `none of ${groupWords(than)} longer than ${name}`
  }
  const denied = (c: NormalHand): string => {
    const inner = handAt(c, 'alone')
    if (c.kind === 'some?' && inner.startsWith('a ')) return `no ${inner.slice(2)}`
    // What is not none is some.
    if (c.kind === 'range?' && inner.startsWith('no ')) return `some ${inner.slice(3)}`
    return `not ${inner}`
  }
  const leant = ({ range, lean }: Leaning, noun: string): string => `${counted(range, noun)}${lean}`
  const handOne = (c: NormalHand): string => {
    switch (c.kind) {
      case 'range?':
        return leant(
          // Aces and kings together are what partner has answered.
          c.measure === 'aces' || c.measure === 'kings'
            ? { range: rangeWords(c), lean: '' }
            : leaning(c),
          `${phraseOf(HAND_NOUNS, c.measure)}`,
        )
      case 'sum?':
        if (
          same(c.terms, RULE_OF) &&
          typeof c.min === 'number' &&
          c.max === undefined &&
          !c.written
        )
          return `rule of ${c.min}`
        return leant(
          leaning(c),
          SUM_NOUNS.find(([, terms]) => same(terms, c.terms))?.[0] ?? sumWords(c.terms),
        )
      case 'together?':
        return `${rangeWords(c)} ${c.of} together`
      case 'shape':
        return (
          SHAPES.find(([, shape]) => same(shape, c))?.[0] ??
          `shape "${c.words}" (${shapeWords(c.shapes)})`
        )
      case 'suit?':
        return oneSuit(c)
      case 'some?':
      case 'every?':
        return among(c)
      case 'longer?':
        return longer(c)
      case 'not':
        return denied(c.of)
      case 'named':
        return nameOf(c, 'hand')
      case 'all':
      case 'any':
        return handAt(c, 'alone')
      default:
        return unreachable(c)
    }
  }
  return { hand: (c) => handAt(c, 'list'), suit: (c) => suitAt(c, 'list') }
}
