/** Proposition 8: hands whose longest suit has eight cards. */
import { suitExactly } from '#constraint/constraint.ts'
import { CLUBS, DIAMONDS } from '#core/suit.ts'
import { preemptive, rebiddable } from '#systems/schenken-1967/terms.ts'
import type { Case } from '../claim.ts'
import {
  bids,
  both,
  cards,
  down,
  each,
  either,
  hcp,
  honours,
  long,
  longest,
  no,
  passes,
  points,
  SH,
  SHD,
  SHDC,
  shaped,
  so,
  some,
  split,
  therefore,
  total,
  tricks,
  up,
} from './words.ts'

const c8221 = shaped('8221')
const enough = either(no(c8221), total(13, up))
const honoured = long(SH, honours(1, up))
const NINE = 'The print has nine cards in the long suit, one spot card too many.'
/** 8221 with twelve total points: the short suits hold QJ, QJ and a bare Q or K. */
const bareHonours = so(
  1,
  both(
    hcp(11),
    each(SHDC, cards(2), suitExactly('badNotrump', 1)),
    each(SHDC, cards(1), points(2, 3)),
    some(SHDC, cards(8), points(down, 3)),
    tricks(down, 5),
  ),
  'HCP 11; the short suits are QJ, QJ and a bare Q or K; the long suit has at most 3 points; P ≤ 5',
)
const thirteen = therefore(total(13, up))

const noPoints: readonly Case[] = [
  split('i', long(SH), [
    bids('alpha', honoured, '2S 2H', '13c'),
    split('beta', no(honoured), [
      passes('(I)', hcp(down, 9)),
      split('(II)', hcp(10), [
        bids('(A)', enough, '1S 1H', '13a', { so: thirteen }),
        passes('(B)', no(enough), 'xxxxxxxx.KQ.QJ.Q'),
      ]),
    ]),
  ]),
  split('ii', long([DIAMONDS]), [
    passes('alpha', hcp(down, 9)),
    split('beta', hcp(10), [
      bids('(I)', enough, '1D', '13a', { so: thirteen }),
      passes('(II)', no(enough), 'QJ.KQ.xxxxxxxx.Q'),
    ]),
  ]),
]
const oneBid = both(total(14, up), hcp(10), some(SH, rebiddable))

export const PROPOSITION_8 = split('P8', longest(8), [
  split('I', long(SHD), [
    split('A', hcp(6, up), [
      split(
        '1',
        hcp(down, 10),
        [
          bids('a', long(SHD, points(2, up)), '3S 3H 3D', '11a'),
          split('b', long(SHD, points(down, 1)), noPoints, { so: therefore(tricks(down, 5)) }),
        ],
        { so: therefore(preemptive) },
      ),
      split(
        '2',
        hcp(11, up),
        [
          bids('a', enough, '1S 1H 1D', '12a', { so: thirteen }),
          split(
            'b',
            no(enough),
            [
              bids('i', honoured, '2S 2H', '13c'),
              passes('ii', no(honoured), 'QJ.QJ.Kxxxxxxx.Q', { repaired: NINE }),
            ],
            { so: [bareHonours] },
          ),
        ],
        { so: therefore(total(12, up)) },
      ),
    ]),
    passes('B', hcp(down, 5), undefined, { so: therefore(tricks(down, 6)) }),
  ]),
  split('II', long([CLUBS]), [
    split(
      'A',
      hcp(11, up),
      [
        bids('1', enough, '2C', '12c', { so: thirteen }),
        passes('2', no(enough), 'QJ.QJ.Q.Kxxxxxxx', {
          repaired: NINE,
          so: [so(1, both(tricks(down, 5), hcp(11)))],
          asIn: 'P8.I.A.2.b',
        }),
      ],
      { so: therefore(total(12, up)) },
    ),
    split('B', hcp(down, 10), [
      split('1', hcp(6, up), [
        bids('a', tricks(8, up), '4C', '11b'),
        split('b', tricks(down, 7), [
          passes('i', no(shaped('8500'))),
          split('ii', shaped('8500'), [
            bids('alpha', oneBid, '1S 1H', '13b', {
              claimSettled: 'Printed as 2S, 2H at 13b; that section bids 1S and 1H only.',
            }),
            passes('beta', no(oneBid)),
          ]),
        ]),
      ]),
      passes('2', hcp(down, 5), undefined, { so: therefore(tricks(down, 6)) }),
    ]),
  ]),
])
