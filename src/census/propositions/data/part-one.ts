/**
 * Part One: for each section, what a hand that meets its tests is said to be, and why it cannot bid,
 * or bids better, at the sections before. A cell is `Part1.10/9`: section 10 against section 9.
 */
import { ANYTHING, elsewhere } from '#constraint/constraint.ts'
import { even, hasVoid, isLongest, weakTwoSuit } from '#systems/schenken-1967/terms.ts'
import type { Case, Check } from '../claim.ts'
import { at, cannot, prefers, sameBid, section } from './against-sections.ts'
import { ORDER } from './order.ts'
import { threeClubs } from './proposition-06.ts'
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

const sevenLong: readonly Case[] = [
  at('(1)', count(bareQueen, 2), therefore(total(7, up))),
  at('(2)', oneQueen, therefore(total(7, up))),
  at(
    '(3)',
    noQueen,
    [],
    [
      at('(a)', onlyQueensOrJacks, therefore(total(8, up))),
      at('(b)', both(count(queenJack, 1), no(count(queenJack, 2))), therefore(total(7, up))),
      at(
        '(c)',
        both(count(queenJack, 2), no(three(queenJack))),
        therefore(both(total(7, up), some(SHDC, short, suitNo(queenJack), points(0)))),
      ),
    ],
  ),
]
const sixLong: readonly Case[] = [
  at('(1)', count(bareQueen, 2), therefore(hcp(7, up), total(7))),
  at('(2)', both(oneQueen, no(knownPass)), therefore(total(7, up))),
  at(
    '(3)',
    noQueen,
    [],
    [
      at('(a)', onlyQueensOrJacks, therefore(total(7, up))),
      at('(b)', both(count(queenJack, 1), no(count(queenJack, 2))), therefore(total(7, up))),
    ],
  ),
]
const tenAgainstOne: Case = {
  step: '/1',
  when: no(knownPass),
  checks: [
    { kind: 'cannot-bid', mark: '', asserted: { kind: 'fails', at: '1' } },
    ...therefore(change(-1)),
  ],
  cases: [
    at('(0)', hcp(8, up), therefore(total(7, up))),
    at(
      '(A)',
      both(longest(7), weakPoints),
      therefore(long(SH, honours(2, up), points(1, up)), lessShortHonours(11)),
      sevenLong,
    ),
    at('(A).(3).(d)', both(longest(7), three(queenJack)), therefore(hcp(10, up))),
    at(
      '(B)',
      both(longest(6), weakPoints),
      therefore(long(SH, honours(3, up), points(3, up)), lessShortHonours(9)),
      sixLong,
    ),
    at('(B).(3).(c)', both(longest(6), count(queenJack, 2)), therefore(hcp(9, up))),
  ],
}
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
      words: 'the pass at 1 is preferred: the exception that the paper makes',
    },
  ],
  example: { hand: 'QJTxxx.Q.Jx.xxxx' },
}

const sixteen = both(hcp(16, up), total(13, up))
const EARLY = '2 3 4 5 6 7 8'

/** Checks of a case whose step ends in the mark already. */
const unmarked = (checks: readonly Check[]): readonly Check[] =>
  checks.map((check) => ({ ...check, mark: check.mark.slice(1) }))

export const PART_ONE: readonly Case[] = [
  {
    step: 'Part1',
    when: ANYTHING,
    checks: [
      {
        kind: 'relation',
        mark: '#1',
        asserted: { kind: 'is', that: change(-3) },
      },
    ],
    cases: [
      section('2a', '2a', therefore(sixteen), cannot('1')),
      section('2b', '2b', therefore(total(7, up)), cannot('1')),
      section('3', '3', therefore(total(22, up)), cannot('1'), prefers('2')),
      section(
        '4',
        '4',
        therefore(total(19, up), hcp(down, 24)),
        cannot('1'),
        prefers('2'),
        cannot('3'),
      ),
      section(
        '5',
        '5',
        therefore(either(total(26, up), both(hcp(22, up), total(20, up)))),
        cannot('1'),
        prefers('2'),
        sameBid('3', '5'),
        prefers('4'),
      ),
      section(
        '6',
        '6',
        therefore(total(7, up), hcp(down, 15), no(aces(4))),
        cannot('1 2a'),
        prefers('2b'),
        cannot('3 4'),
        cannot('5', total(down, 25)),
        prefers('5', total(26, up), '+'),
      ),
      section(
        '7',
        '7',
        therefore(total(12, up), hcp(down, 18), both(even, total(down, 21)), longest(down, 5)),
        cannot('1'),
        prefers('2'),
        cannot('3 4 5 6'),
      ),
      section(
        '8',
        '8',
        therefore(either(total(21, up), sixteen)),
        cannot('1'),
        prefers('2 3 4 5 7'),
        cannot('6', total(down, 20)),
        prefers('6', total(21, up), '+'),
      ),
      section(
        '9',
        '9',
        therefore(both(change(-1), total(8, up)), hcp(down, 14)),
        cannot('1'),
        prefers('2 6'),
        cannot('3 4 7'),
        prefers('5 8'),
      ),
      section(
        '10',
        '10',
        therefore(no(aces(4)), longest(down, 7), hcp(down, 12), total(down, 14)),
        [tenAgainstOne, tenKnown],
        cannot('2a 2b 6 3 4 7'),
        prefers('5 8'),
        cannot('9'),
      ),
      at(
        '10/9#',
        both(threeClubs, some(SH, weakTwoSuit)),
        unmarked(therefore(hcp(10, up), total(17, up))),
      ),
      section(
        '11',
        '11',
        therefore(no(aces(4)), hcp(down, 10)),
        [
          {
            step: '/1',
            when: ANYTHING,
            checks: [{ kind: 'cannot-bid', mark: '', asserted: { kind: 'fails', at: '1' } }],
            cases: [
              at('(1)', longest(7), therefore(change(-1))),
              at('(2)', longest(8, up), therefore(change(1))),
              at('(3)', either(longest(8, up), hcp(8, up)), therefore(total(7, up))),
              at(
                '(4)',
                both(longest(7), weakPoints),
                therefore(
                  long(SHDC, points(4, up)),
                  no(some(SHDC, isLongest, elsewhere(holdsAce))),
                  hasVoid,
                  lessShortHonours(11),
                  total(9, up),
                ),
              ),
            ],
          },
        ],
        cannot('2a'),
        prefers('2b 6'),
        cannot('3 4 7'),
        prefers('5 8'),
        cannot('9', no(suit(C, isLongest))),
        prefers('9', suit(C, isLongest), '+'),
        prefers('10'),
      ),
      at(
        '11/9#',
        both(suit(C, cards(6), points(9, up)), long(SHD, cards(7), points(4, up))),
        unmarked(therefore(hcp(13, up))),
      ),
      section('12', '12', therefore(total(11, up)), cannot('1'), prefers(`${EARLY} 9 10 11`)),
      section(
        '13abd',
        '13a 13b 13d',
        therefore(either(total(13, up), both(hcp(14, up), total(11, up)))),
        cannot('1'),
        prefers(`${EARLY} 9 10 11 12`),
      ),
      section(
        '13c',
        '13c',
        therefore(no(aces(4)), hcp(down, 12)),
        [
          {
            step: '/1',
            when: no(knownPass),
            checks: [{ kind: 'cannot-bid', mark: '', asserted: { kind: 'fails', at: '1' } }],
            cases: [at('(1)', longest(8, up), therefore(change(1), total(7, up)))],
          },
          { ...tenKnown },
        ],
        cannot('2a'),
        prefers('2b 6 9 11a'),
        cannot('3 4 7'),
        prefers('5 8'),
        sameBid('10', '13c'),
        cannot('11b'),
        prefers('12 13a 13b'),
      ),
      ORDER,
    ],
  },
]
