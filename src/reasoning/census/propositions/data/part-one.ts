/**
 * Part One: for each section, what a hand that meets its tests is said to be, and why it cannot bid,
 * or bids better, at the sections before. A cell is `Part1.10/9`: section 10 against section 9.
 */
import { elsewhere } from '#constraint/constraint.ts'
import { t } from '#core/text.ts'
import { even, hasVoid, isLongest, weakTwoSuit } from '#systems/schenken-1967/terms.ts'
import type { Case, Check } from '../claim.ts'
import { cannot, prefers, sameBid } from './against-sections.ts'
import { ORDER } from './order.ts'
import { cases } from './outline.ts'
import { threeClubs } from './part-two-long.ts'
import {
  bareQueen,
  change,
  count,
  knownPass,
  lessShortHonours,
  noQueen,
  oneQueen,
  onlyQueensOrJacks,
  queenJack,
  short,
  three,
  weakPoints,
} from './short-honours.ts'
import {
  aces,
  both,
  C,
  cards,
  down,
  either,
  hcp,
  holdsAce,
  honours,
  long,
  longest,
  no,
  points,
  SH,
  SHD,
  SHDC,
  some,
  suit,
  suitNo,
  therefore,
  total,
  up,
} from './words.ts'

const oneQueenJack = both(count(queenJack, 1), no(count(queenJack, 2)))
const emptyDoubleton = both(total(7, up), some(SHDC, short, suitNo(queenJack), points(0)))
const sevenLong = cases`
  (1) ${count(bareQueen, 2)} ∴ ${total(7, up)}
  (2) ${oneQueen} ∴ ${total(7, up)}
  (3) ${noQueen}
    (a) ${onlyQueensOrJacks} ∴ ${total(8, up)}
    (b) ${oneQueenJack} ∴ ${total(7, up)}
    (c) ${both(count(queenJack, 2), no(three(queenJack)))} ∴ ${emptyDoubleton}
`
const sixLong = cases`
  (1) ${count(bareQueen, 2)} ∴ ${hcp(7, up)} ${total(7)}
  (2) ${both(oneQueen, no(knownPass))} ∴ ${total(7, up)}
  (3) ${noQueen}
    (a) ${onlyQueensOrJacks} ∴ ${total(7, up)}
    (b) ${oneQueenJack} ∴ ${total(7, up)}
`
const cannotPass: Check = {
  kind: 'cannot-bid',
  mark: '',
  asserted: { kind: 'fails', at: '1' },
}
const tenAgainstOne = cases`
  /1 ${no(knownPass)} ∴ ${cannotPass} ${therefore(change(-1))}
    (0) ${hcp(8, up)} ∴ ${total(7, up)}
    (A) ${both(longest(7), weakPoints)} ∴ ${long(SH, honours(2, up), points(1, up))} ${lessShortHonours(11)}
      ${sevenLong}
    (A).(3).(d) ${both(longest(7), three(queenJack))} ∴ ${hcp(10, up)}
    (B) ${both(longest(6), weakPoints)} ∴ ${long(SH, honours(3, up), points(3, up))} ${lessShortHonours(9)}
      ${sixLong}
    (B).(3).(c) ${both(longest(6), count(queenJack, 2))} ∴ ${hcp(9, up)}
`
const fourPoints = long(SHDC, points(4, up))
const noAceOutside = no(some(SHDC, isLongest, elsewhere(holdsAce)))
const elevenAgainstOne = cases`
  /1 ∴ ${cannotPass}
    (1) ${longest(7)} ∴ ${change(-1)}
    (2) ${longest(8, up)} ∴ ${change(1)}
    (3) ${either(longest(8, up), hcp(8, up))} ∴ ${total(7, up)}
    (4) ${both(longest(7), weakPoints)} ∴ ${fourPoints} ${noAceOutside} ${hasVoid} ${lessShortHonours(11)} ${total(9, up)}
`
const thirteenAgainstOne = cases`
  /1 ${no(knownPass)} ∴ ${cannotPass}
    (1) ${longest(8, up)} ∴ ${change(1)} ${total(7, up)}
`
/** The paper decides that the pass of section 1 is right for these. */
const tenKnown: Case = {
  step: '/1',
  when: knownPass,
  meeting: ['1'],
  checks: [
    {
      kind: 'preferable',
      mark: '!',
      asserted: { kind: 'counted' },
      words: t`the pass at 1 is preferred: the exception that the paper makes`,
    },
  ],
  example: { hand: 'QJTxxx.Q.Jx.xxxx' },
}

const sixteen = both(hcp(16, up), total(13, up))
const EARLY = '2 3 4 5 6 7 8'

/** Checks of a case whose step ends in the mark already. */
const unmarked = (checks: readonly Check[]): readonly Check[] =>
  checks.map((check) => ({ ...check, mark: check.mark.slice(1) }))

const sectionFive = either(total(26, up), both(hcp(22, up), total(20, up)))
const sectionThirteen = either(total(13, up), both(hcp(14, up), total(11, up)))
const clubsLong = suit(C, isLongest)
const weakTwoWithClubs = both(threeClubs, some(SH, weakTwoSuit))
const threeBidWithClubs = both(suit(C, cards(6), points(9, up)), long(SHD, cards(7), points(4, up)))
const partOne: Check = { kind: 'relation', mark: '#1', asserted: { kind: 'is', that: change(-3) } }

export const PART_ONE = cases`
  Part1 ∴ ${partOne}
    2a meets 2a ∴ ${sixteen}
      ${cannot('1')}
    2b meets 2b ∴ ${total(7, up)}
      ${cannot('1')}
    3 meets 3 ∴ ${total(22, up)}
      ${cannot('1')} ${prefers('2')}
    4 meets 4 ∴ ${total(19, up)} ${hcp(down, 24)}
      ${cannot('1')} ${prefers('2')} ${cannot('3')}
    5 meets 5 ∴ ${sectionFive}
      ${cannot('1')} ${prefers('2')} ${sameBid('3', '5')} ${prefers('4')}
    6 meets 6 ∴ ${total(7, up)} ${hcp(down, 15)} ${no(aces(4))}
      ${cannot('1 2a')} ${prefers('2b')} ${cannot('3 4')}
      ${cannot('5', total(down, 25))} ${prefers('5', total(26, up), '+')}
    7 meets 7 ∴ ${total(12, up)} ${hcp(down, 18)} ${both(even, total(down, 21))} ${longest(down, 5)}
      ${cannot('1')} ${prefers('2')} ${cannot('3 4 5 6')}
    8 meets 8 ∴ ${either(total(21, up), sixteen)}
      ${cannot('1')} ${prefers('2 3 4 5 7')}
      ${cannot('6', total(down, 20))} ${prefers('6', total(21, up), '+')}
    9 meets 9 ∴ ${both(change(-1), total(8, up))} ${hcp(down, 14)}
      ${cannot('1')} ${prefers('2 6')} ${cannot('3 4 7')} ${prefers('5 8')}
    10 meets 10 ∴ ${no(aces(4))} ${longest(down, 7)} ${hcp(down, 12)} ${total(down, 14)}
      ${tenAgainstOne} ${tenKnown}
      ${cannot('2a 2b 6 3 4 7')} ${prefers('5 8')} ${cannot('9')}
    10/9# ${weakTwoWithClubs} ∴ ${unmarked(therefore(hcp(10, up), total(17, up)))}
    11 meets 11 ∴ ${no(aces(4))} ${hcp(down, 10)}
      ${elevenAgainstOne}
      ${cannot('2a')} ${prefers('2b 6')} ${cannot('3 4 7')} ${prefers('5 8')}
      ${cannot('9', no(clubsLong))} ${prefers('9', clubsLong, '+')} ${prefers('10')}
    11/9# ${threeBidWithClubs} ∴ ${unmarked(therefore(hcp(13, up)))}
    12 meets 12 ∴ ${total(11, up)}
      ${cannot('1')} ${prefers(`${EARLY} 9 10 11`)}
    13abd meets 13a 13b 13d ∴ ${sectionThirteen}
      ${cannot('1')} ${prefers(`${EARLY} 9 10 11 12`)}
    13c meets 13c ∴ ${no(aces(4))} ${hcp(down, 12)}
      ${thirteenAgainstOne} ${tenKnown}
      ${cannot('2a')} ${prefers('2b 6 9 11a')} ${cannot('3 4 7')} ${prefers('5 8')}
      ${sameBid('10', '13c')} ${cannot('11b')} ${prefers('12 13a 13b')}
    ${ORDER}
`
