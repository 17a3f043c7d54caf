/** Words for what is counted in a hand or in a suit of it, for numbers made public, and for shapes. */
import type { HandConstraint, HandTerm } from '#constraint/constraint.ts'
import type { HandMeasureId, SuitMeasureId } from '#constraint/measures.ts'
import type { NumberName } from '#rules/template.ts'
import {
  balanced,
  balancedNoMajor,
  semiBalanced,
  shortness,
  twoSuiter,
} from '../../language/shows.ts'
import type { Table } from './phrase.ts'

export const HAND_NOUNS: Table<HandMeasureId> = [
  ['points', 'hcp'],
  ['aces', 'aces'],
  ['kings', 'kings'],
  ['cards in the longest suit', 'longest'],
  ['cards in the two longest suits', 'twoLongest'],
  ['length points', 'extraLength'],
  ['total points', 'totalPoints'],
  ['playing tricks', 'playingTricks'],
  ['playing tricks as published', 'playingTricksPublished'],
  ['playing tricks by KJ2', 'playingTricksKj2'],
  ['playing tricks by J row', 'playingTricksJrow'],
  ['distribution points', 'distribution'],
  ['stoppers', 'stoppers'],
  ['voids', 'voids'],
  ['points in the best suit', 'topSuitPoints'],
  ['points in the second-best suit', 'secondSuitPoints'],
  ['place of the best suit', 'bestSuit'],
]
export const SUIT_NOUNS: Table<SuitMeasureId> = [
  ['cards', 'length'],
  ['points', 'points'],
  ['honours', 'honours'],
  ['aces', 'aces'],
  ['kings', 'kings'],
  ['top honours', 'tops'],
  ['stopping cards', 'stopped'],
  ['stoppers', 'safe'],
  ['bad short honours', 'badNotrump'],
  ['rebiddable', 'rebiddable'],
]
const points: HandTerm = { of: 'hand', measure: 'hcp', times: 1 }
/** Points with what is counted beside them. */
export const SUM_NOUNS: Table<readonly HandTerm[]> = [
  ['points with short suits', [points, { of: 'hand', measure: 'distribution', times: 1 }]],
  ['points with length', [points, { of: 'hand', measure: 'extraLength', times: 1 }]],
]
/** `rule of 20`. */
export const RULE_OF: readonly HandTerm[] = [
  points,
  { of: 'hand', measure: 'twoLongest', times: 1 },
]
/** Numbers that the auction has made public, in brackets: `(25 - partner’s least)+ points`. */
export const NUMBER_WORDS: Table<NumberName> = [
  ['partner’s least in', 'partnerLength'],
  ['partner’s most in', 'partnerMaxLength'],
  ['my least in', 'myLength'],
  ['partner’s least', 'partnerMin'],
  ['partner’s most', 'partnerMax'],
  ['my least', 'myMin'],
  ['my most', 'myMax'],
  ['their least', 'theirMin'],
  ['RHO’s most', 'rhoMax'],
  ['LHO’s most', 'lhoMax'],
]
/** A noun may lean on one public number: `25+ points together`, `1+ cards more than shown in my suit`. */
export interface Lean {
  readonly words: string
  /** The number that it leans on, of points or of cards in the suit that is counted. */
  readonly slot: NumberName
  readonly times: 1 | -1
  readonly of: 'hand' | 'suit'
}
export const LEANS: readonly Lean[] = [
  { words: 'together', slot: 'partnerMin', times: -1, of: 'hand' },
  { words: 'opposite a maximum', slot: 'partnerMax', times: -1, of: 'hand' },
  { words: 'more than shown', slot: 'myMin', times: 1, of: 'hand' },
  { words: 'together', slot: 'partnerLength', times: -1, of: 'suit' },
  { words: 'more than shown', slot: 'myLength', times: 1, of: 'suit' },
]
export const SHAPE_WORDS: Table<HandConstraint> = [
  ['balanced without a five-card major', balancedNoMajor],
  ['balanced', balanced],
  ['nearly balanced', semiBalanced],
  ['a singleton or void', shortness],
  ['two five-card suits', twoSuiter],
]
