/** Proposition 7: hands whose longest suit has seven cards. */
import { atLeast } from '#constraint/constraint.ts'
import { aceOutside, preemptive, rebiddable } from '#systems/schenken-1967/terms.ts'
import type { Case } from '../claim.ts'
import { threeClubs } from './proposition-06.ts'
import {
  bids,
  both,
  C,
  cards,
  D,
  down,
  either,
  H,
  hcp,
  honours,
  long,
  longest,
  no,
  passes,
  points,
  S,
  SH,
  SHD,
  shaped,
  some,
  split,
  suit,
  suitBoth,
  suitEither,
  therefore,
  total,
  tricks,
  up,
} from './words.ts'

const voided = atLeast('voids', 1)
const sevenHonoured = suitBoth(cards(7), honours(2, up))
const majorRebid = some(SH, rebiddable)
const strongLong = long(SHD, points(4, up))
const longMajor = some(SH, cards(6, up))
/** As many honours as nine less the length. */
const majorHonours = some(SH, suitEither(suitBoth(cards(6), honours(3, up)), sevenHonoured))

const c7600: readonly Case[] = [
  split('i', long(SHD), [
    bids('alpha', strongLong, '3S 3H 3D', '11a'),
    split('beta', no(strongLong), [
      split('(I)', longMajor, [
        bids('(A)', majorHonours, '2S 2H', '13c'),
        split('(B)', no(majorHonours), [
          passes('(1)', hcp(down, 9), 'Kxxxxxx.-.AQxxxx.-'),
          bids('(2)', hcp(10), '1S 1H', '13b'),
        ]),
      ]),
      split(
        '(II)',
        no(longMajor),
        [passes('(A)', hcp(down, 9), '-.-.Kxxxxxx.AQxxxx'), bids('(B)', hcp(10), '1D', '13a')],
        {
          so: therefore(
            both(suit(S, cards(0)), suit(H, cards(0)), suit(D, cards(7)), suit(C, cards(6))),
          ),
        },
      ),
    ]),
  ]),
  split('ii', long([C]), [
    passes('alpha', suit(D, cards(6)), '-.-.AQxxxx.KJxxxxx'),
    split('beta', some(SH, cards(6)), [
      bids('(I)', some(SH, cards(6), honours(3, up)), '2S 2H', '13c'),
      split('(II)', some(SH, cards(6), honours(0, 2)), [
        passes('(A)', hcp(down, 9), 'AQxxxx.-.-.Qxxxxxx'),
        bids('(B)', hcp(10), '1S 1H', '13b'),
      ]),
    ]),
  ]),
]

const preempt = long(SHD, points(4, up), suitEither({ kind: 'hand', is: voided }, aceOutside))
const longMajorHonoured = long(SH, honours(2, up))
const oneBid = both(total(14, up), hcp(10), majorRebid)
const otherShapes: readonly Case[] = [
  split('i', long(SHD), [
    bids('alpha', preempt, '3S 3H 3D', '11a'),
    split('beta', no(preempt), [
      split('(I)', long(SH), [
        bids('(A)', longMajorHonoured, '2S 2H', '13c'),
        split('(B)', no(longMajorHonoured), [
          passes('(1)', hcp(down, 9), 'Kxxxxxx.AQxx.x.x'),
          split('(2)', hcp(10), [
            bids('(a)', total(13, up), '1S 1H', '13a'),
            passes('(b)', total(down, 12), 'Kxxxxxx.Qxx.QJ.Q'),
          ]),
        ]),
      ]),
      split('(II)', long([D]), [
        passes('(A)', hcp(down, 9), 'AQxx.x.Kxxxxxx.x'),
        split('(B)', hcp(10), [
          bids('(1)', total(13, up), '1D', '13a'),
          passes('(2)', total(down, 12), 'QJ.Qxx.Kxxxxxx.Q'),
        ]),
      ]),
    ]),
  ]),
  split('ii', long([C]), [
    passes('alpha', no(shaped('7510')), 'AQxx.x.x.Axxxxxx'),
    split('beta', shaped('7510'), [
      bids('(I)', oneBid, '1S 1H', '13b'),
      passes('(II)', no(oneBid), 'x.-.AQxxx.Axxxxxx'),
    ]),
  ]),
]

const oneOrTwo = (steps: readonly [string, string]): readonly Case[] => [
  bids(steps[0], long(SHD), '1S 1H 1D', '12a'),
  bids(steps[1], long([C]), '2C', '12c'),
]
const weakMajor = (first: string, second: string, hand?: string): readonly Case[] => [
  bids(first, longMajorHonoured, '2S 2H', '13c'),
  passes(second, no(longMajorHonoured), hand),
]

const opening = either(total(13, up), hcp(12, up))

const elevenUp: readonly Case[] = [
  split('a', voided, oneOrTwo(['i', 'ii']), { so: therefore(total(14, up)) }),
  split('b', no(voided), [
    split(
      'i',
      no(shaped('7222')),
      [
        split('alpha', opening, oneOrTwo(['(I)', '(II)']), { so: therefore(total(13, up)) }),
        split('beta', no(opening), weakMajor('(I)', '(II)', 'Q.Q.AQJxxxx.xxxx')),
      ],
      { so: therefore(total(12, up)) },
    ),
    split('ii', shaped('7222'), [
      split('alpha', hcp(11), [
        split('(I)', total(13, up), oneOrTwo(['(A)', '(B)'])),
        split('(II)', total(down, 12), weakMajor('(A)', '(B)', 'QJ.Qxxxxxx.QJ.Kx')),
      ]),
      split(
        'beta',
        hcp(12, up),
        [
          bids('(I)', long([C]), '2C', '12c'),
          split('(II)', long(SHD), [
            bids('(A)', total(12, up), '1S 1H 1D', '12a'),
            split('(B)', total(11), weakMajor('(A)', '(B)'), {
              so: therefore(hcp(12)),
              asIn: 'P7.II.B.2.b.ii.alpha.(II)',
            }),
          ]),
        ],
        { so: therefore(total(11, up)) },
      ),
    ]),
  ]),
]

export const PROPOSITION_7 = split('P7', longest(7), [
  passes('I', hcp(down, 5), undefined, { so: therefore(tricks(down, 6)) }),
  split('II', hcp(6, up), [
    bids('A', threeClubs, '3C', '9'),
    split('B', no(threeClubs), [
      split(
        '1',
        hcp(down, 10),
        [
          split('a', shaped('7600'), c7600, { so: therefore(total(14, up)) }),
          split('b', no(shaped('7600')), otherShapes, {
            so: therefore(no(some([S, H, D, C], cards(6)))),
          }),
        ],
        { so: therefore(preemptive) },
      ),
      split('2', hcp(11, up), elevenUp),
    ]),
  ]),
])
