/** Propositions 9 to 13: hands whose longest suit has nine cards or more. */
import { CLUBS, DIAMONDS } from '#core/suit.ts'
import type { Case } from '../claim.ts'
import {
  bids,
  cards,
  down,
  hcp,
  holdsAce,
  long,
  longest,
  no,
  passes,
  points,
  SH,
  SHD,
  SHDC,
  shaped,
  some,
  split,
  therefore,
  total,
  tricks,
  up,
} from './words.ts'

const clubs = long([CLUBS])
const tricksAtMost = (n: number) => therefore(tricks(down, n))
const preempts = bids('1', hcp(down, 10), '3S 3H 3D', '11a')
const opens = (least: number): Case =>
  bids('2', hcp(11, up), '1S 1H 1D', '12a', { so: therefore(total(least, up)) })
const twoClubs = (least: number): Case =>
  bids('A', hcp(11, up), '2C', '12c', { so: therefore(total(least, up)) })

export const PROPOSITION_9 = split('P9', longest(9), [
  split('I', long(SHD), [
    split('A', hcp(6, up), [preempts, opens(14)]),
    passes('B', hcp(down, 5), undefined, { so: tricksAtMost(8) }),
  ]),
  split('II', clubs, [
    twoClubs(14),
    split('B', hcp(down, 10), [
      split('1', hcp(6, up), [
        bids('a', tricks(8, up), '4C', '11b'),
        split('b', tricks(down, 7), [
          split('i', shaped('9211', '9310'), [
            bids('alpha', total(21, up), '1C', '8b'),
            passes('beta', total(down, 20), 'x.A.Ax.Jxxxxxxxx'),
          ]),
          passes('ii', shaped('9400', '9220'), undefined, { so: therefore(total(down, 20)) }),
        ]),
      ]),
      passes('2', hcp(down, 5), undefined, { so: tricksAtMost(8) }),
    ]),
  ]),
])

const goodTen = some(SHDC, cards(10), points(5))
export const PROPOSITION_10 = split('P10', longest(10), [
  split('I', long(SHD), [
    split('A', hcp(6, up), [preempts, opens(16)]),
    split('B', hcp(5), [
      split('1', long(SH), [
        bids('a', goodTen, '4S 4H', '6', { so: therefore(tricks(9)) }),
        passes('b', no(goodTen), undefined, { so: tricksAtMost(8) }),
      ]),
      passes('2', long([DIAMONDS])),
    ]),
    passes('C', hcp(down, 4), undefined, { so: tricksAtMost(8) }),
  ]),
  split('II', clubs, [
    twoClubs(16),
    split('B', hcp(down, 10), [
      split(
        '1',
        hcp(6, up),
        [
          bids('a', tricks(8, up), '4C', '11b'),
          split('b', tricks(down, 7), [
            bids('i', total(21, up), '1C', '8b'),
            passes('ii', total(down, 20)),
          ]),
        ],
        { so: therefore(total(11, up)) },
      ),
      passes('2', hcp(down, 5), undefined, { so: tricksAtMost(9) }),
    ]),
  ]),
])

const goodEleven = some(SHDC, cards(11), points(5))
const fiveOfAMinor = (call: string): readonly Case[] => [
  bids('a', goodEleven, call, '6', { so: therefore(tricks(10)) }),
  passes('b', no(goodEleven), undefined, { so: therefore(tricks(9)) }),
]
export const PROPOSITION_11 = split(
  'P11',
  longest(11),
  [
    split('I', long(SHD), [
      split('A', hcp(6, up), [preempts, opens(20)]),
      split(
        'B',
        hcp(down, 5),
        [
          bids('1', long(SH), '4S 4H', '6', { so: therefore(tricks(9, up)) }),
          split('2', long([DIAMONDS]), fiveOfAMinor('5D')),
        ],
        { so: therefore(total(down, 20)) },
      ),
    ]),
    split('II', clubs, [
      twoClubs(20),
      split('B', hcp(down, 10), [
        bids('1', hcp(6, up), '4C', '11b', { so: therefore(tricks(9, up)) }),
        split('2', hcp(down, 5), fiveOfAMinor('5C'), { so: therefore(total(down, 20)) }),
      ]),
    ]),
  ],
  { so: therefore(some(SHDC, cards(11), points(3, up))) },
)

const withAce = some(SHDC, cards(12), holdsAce)
const SLAMS = '6S 6H 6D 6C 7S 7H 7D 7C'
export const PROPOSITION_12 = split(
  'P12',
  longest(12),
  [
    bids('I', no(withAce), '4S 4H 5D 5C', '6', { so: therefore(tricks(11, up)) }),
    bids('II', withAce, SLAMS, '2b', { so: therefore(tricks(12, up)) }),
  ],
  { so: therefore(hcp(down, 14)) },
)

export const PROPOSITION_13 = bids('P13', longest(13), '7S 7H 7D 7C', '2b', {
  so: therefore(tricks(13)),
})
