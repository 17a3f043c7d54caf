/** Proposition 5: hands of at most 12 points whose longest suit has five cards. */
import { atLeast } from '#constraint/constraint.ts'
import { isLongest, rebiddable, shortWithoutLong } from '#systems/schenken-1967/terms.ts'
import type { Case } from '../claim.ts'
import {
  aces,
  again,
  bids,
  both,
  C,
  cards,
  D,
  down,
  each,
  eachLong,
  either,
  five,
  four,
  H,
  hcp,
  long,
  longest,
  no,
  passes,
  points,
  remark,
  repeated,
  S,
  SD,
  SH,
  SHD,
  shaped,
  some,
  split,
  suit,
  therefore,
  total,
  up,
} from './words.ts'

const pointed = long(SHD, points(1, up))
const empty = eachLong(SHD, points(0))
const clubsLong = suit(C, isLongest)
const clubsRebid = suit(C, rebiddable)
const majorRebid = some(SH, rebiddable)
const voided = atLeast('voids', 1)
const clubPoints = suit(C, points(down, 4))
const goodFour = (least: number): Case['when'] => some(SHD, four, points(least, up))
const spadesOrDiamonds = (least: number): Case['when'] => some(SD, points(least, up))

/** 5530: the two five-card suits. */
const twoFives: readonly Case[] = [
  bids('alpha', some(SHD, five, points(1, up)), '1S 1H 1D', '12a'),
  split(
    'beta',
    each(SHD, five, points(0)),
    [
      split('(I)', long(SH), [
        bids('(A)', suit(C, points(down, 6)), '1S 1H', '12b'),
        bids('(B)', suit(C, points(7, up)), '2C', '12c'),
      ]),
      bids('(II)', no(long(SH)), '1D', '12d'),
    ],
    { so: therefore(suit(C, five)) },
  ),
]

const fourthHearts = (pass: string): Case =>
  split('(b)', suit(H, points(4)), [
    bids('(i)', either(suit(S, cards(0)), suit(S, points(down, 1))), '1H', '12e'),
    passes('(ii)', no(either(suit(S, cards(0)), suit(S, points(down, 1)))), pass),
  ])
const notSpadesOrDiamonds = no(spadesOrDiamonds(4))
const heartsFour = both(suit(H, points(4, up)), notSpadesOrDiamonds)
const allPoor = each(SHD, cards(0, 13), points(down, 3))
/** 5440 with clubs the long suit, ten points. */
const longClubs5440 = (step: string, aceless: boolean): Case =>
  split(
    step,
    clubsLong,
    [
      bids('(A)', clubsRebid, '2C', '12c'),
      split(
        '(B)',
        no(clubsRebid),
        [
          bids('(1)', spadesOrDiamonds(4), '1S 1D', '12f'),
          split('(2)', heartsFour, [
            bids('(a)', suit(H, points(5, up)), '1H', '12b'),
            fourthHearts(aceless ? 'Kxxx.KJxx.-.Kxxxx' : 'Qxxx.Axxx.-.Axxxx'),
          ]),
          ...(aceless
            ? []
            : [
                split('(3)', allPoor, [
                  split('(a)', suit(D, points(3)), [
                    bids('(i)', suit(H, cards(0)), '1D', '12d'),
                    passes('(ii)', no(suit(H, cards(0))), '-.Kxxx.Kxxx.Axxxx'),
                  ]),
                  passes('(b)', suit(D, points(down, 2)), 'Kxxx.Kxxx.-.Axxxx', {
                    so: therefore(suit(D, cards(0))),
                  }),
                ]),
              ]),
        ],
        {
          so: aceless
            ? [
                ...again(therefore(clubPoints)),
                remark(
                  2,
                  both(suit(C, points(down, 3)), some(SHD, four, points(4, up))),
                  'clubs of at most 3 points, and a four-card suit of 4 or more: case (3) cannot occur',
                ),
              ]
            : therefore(clubPoints),
        },
      ),
    ],
    aceless ? { asIn: 'P5.II.B.2.b.ii.alpha.(II)' } : {},
  )

const tenPoints: readonly Case[] = [
  passes('a', no(voided)),
  split('b', voided, [
    split('i', shaped('5530'), twoFives, { so: therefore(both(total(12, up), long(SHD))) }),
    split('ii', shaped('5440'), [
      split(
        'alpha',
        aces(1, up),
        [
          split('(I)', no(clubsLong), [
            bids('(A)', pointed, '1S 1H 1D', '12a'),
            split('(B)', empty, [
              bids('(1)', goodFour(4), '1S 1H 1D', '12g'),
              passes('(2)', no(goodFour(4)), 'xxxxx.Kxxx.-.AKxx', {
                so: [remark(1, suit(C, cards(1, up)))],
              }),
            ]),
          ]),
          longClubs5440('(II)', false),
        ],
        { so: therefore(total(12)) },
      ),
      split(
        'beta',
        aces(0),
        [
          split('(I)', no(clubsLong), [
            passes('(A)', pointed, 'Jxxxx.KQJx.Kxxx.-'),
            bids('(B)', empty, '1S 1H 1D', '12g', { so: therefore(goodFour(4)) }),
          ]),
          longClubs5440('(II)', true),
        ],
        { so: therefore(total(11)) },
      ),
    ]),
  ]),
]

const elevenOr5440: readonly Case[] = [
  split('i', no(clubsLong), [
    bids('alpha', pointed, '1S 1H 1D', '12a'),
    split('beta', empty, [
      bids('(I)', goodFour(4), '1S 1H 1D', '12g'),
      passes('(II)', no(goodFour(4)), 'xxxxx.Kxxx.-.AKJx', {
        so: [remark(1, suit(C, cards(1, up)))],
      }),
    ]),
  ]),
  split('ii', clubsLong, [
    bids('alpha', clubsRebid, '2C', '12c'),
    split(
      'beta',
      no(clubsRebid),
      [
        split(
          '(I)',
          either(hcp(12), aces(1, up)),
          [
            bids('(A)', spadesOrDiamonds(3), '1S 1D', '12f'),
            bids('(B)', no(spadesOrDiamonds(3)), '1H', '12b', {
              so: therefore(suit(H, cards(1, up)), suit(H, points(5, up))),
            }),
          ],
          { so: therefore(total(13, up)) },
        ),
        split(
          '(II)',
          no(either(hcp(12), aces(1, up))),
          [
            bids('(A)', spadesOrDiamonds(4), '1S 1D', '12f'),
            bids('(B)', no(spadesOrDiamonds(4)), '1H', '12b', {
              so: therefore(
                both(suit(C, points(down, 3)), suit(H, cards(1, up))),
                suit(H, points(5, up)),
              ),
            }),
          ],
          { so: therefore(total(12)) },
        ),
      ],
      { so: therefore(clubPoints) },
    ),
  ]),
]

const tiedClubs = (last: string): readonly Case[] => [
  split('(A)', long(SH), [
    bids('(1)', suit(C, points(down, 6)), '1S 1H', '12b'),
    bids('(2)', suit(C, points(7, up)), '2C', '12c'),
  ]),
  bids(last, no(long(SH)), '1D', '12d'),
]
const c5521: readonly Case[] = [
  split('i', total(12, up), [
    bids('alpha', pointed, '1S 1H 1D', '12a'),
    split('beta', empty, [
      split('(I)', clubsLong, tiedClubs('(B)')),
      passes('(II)', no(clubsLong), 'xxxxx.xxxxx.AK.A'),
    ]),
  ]),
  split('ii', total(11), [
    split('alpha', clubsLong, tiedClubs('(B)'), { asIn: 'P5.II.C.2.c.i.beta.(I)' }),
    passes('beta', no(clubsLong), 'Axxxx.Kxxxx.Qx.Q'),
  ]),
]

const fourOf = (least: number, most: number = least): Case['when'] =>
  some(SHD, four, points(least, most))
const fourIs = (...suits: readonly (typeof S)[]): Case['when'] => some(suits, four)
/** One four-card suit beside a five-card suit, with the twelve example hands in the paper's order. */
const fiveFour = (hands: readonly string[]): readonly Case[] => {
  const pass = (step: string, when: Case['when'], n: number): Case =>
    passes(step, when, hands[n - 1], hands === FIVE_431 && n === 1 ? { repaired: LABEL } : {})
  const empties = (label: number): readonly Case[] => [
    split('(A)', fourIs(S, H, D), [
      bids('(1)', fourOf(4, up), '1S 1H 1D', '12g'),
      pass('(2)', fourOf(down, 3), label),
    ]),
    pass('(B)', suit(C, four), label + 1),
  ]
  return [
    split('i', total(12, up), [
      split('alpha', no(clubsLong), [
        bids('(I)', pointed, '1S 1H 1D', '12a'),
        split('(II)', empty, empties(1)),
      ]),
      split('beta', clubsLong, [
        bids('(I)', clubsRebid, '2C', '12c'),
        split(
          '(II)',
          no(clubsRebid),
          [
            split('(A)', fourIs(S, D), [
              bids('(1)', fourOf(4, up), '1S 1D', '12f'),
              split('(2)', fourOf(3), [
                bids('(a)', total(13, up), '1S 1D', '12f'),
                split('(b)', total(12), [
                  bids('(i)', fourIs(D), '1D', '12d'),
                  pass('(ii)', fourIs(S), 3),
                ]),
              ]),
              pass('(3)', fourOf(down, 2), 4),
            ]),
            split('(B)', fourIs(H), [
              bids('(1)', suit(H, points(5, up)), '1H', '12b'),
              split('(2)', suit(H, points(3, 4)), [
                bids('(a)', either(total(13, up), suit(H, points(4, up))), '1H', '12e'),
                pass('(b)', no(either(total(13, up), suit(H, points(4, up)))), 5),
              ]),
              pass('(3)', suit(H, points(down, 2)), 6),
            ]),
          ],
          { so: therefore(clubPoints) },
        ),
      ]),
    ]),
    split('ii', total(11), [
      split('alpha', no(clubsLong), [pass('(I)', pointed, 7), split('(II)', empty, empties(8))]),
      split('beta', clubsLong, [
        bids('(I)', clubsRebid, '2C', '12c'),
        split(
          '(II)',
          no(clubsRebid),
          [
            split('(A)', fourIs(S, D), [
              bids('(1)', fourOf(4, up), '1S 1D', '12f'),
              split('(2)', fourOf(3), [
                bids('(a)', fourIs(D), '1D', '12d'),
                pass('(b)', fourIs(S), 10),
              ]),
              pass('(3)', fourOf(down, 2), 11),
            ]),
            split('(B)', fourIs(H), [
              bids('(1)', suit(H, points(4, up)), '1H', '12e'),
              pass('(2)', suit(H, points(down, 3)), 12),
            ]),
          ],
          { so: therefore(clubPoints) },
        ),
      ]),
    ]),
  ]
}
const LABEL = 'The clubs are labelled with a D in the print.'
const FIVE_431: readonly string[] = [
  'xxxxx.Kxxx.AKJ.x',
  'xxxxx.x.AKJ.Kxxx',
  'Kxxx.Kxx.Q.Axxxx',
  'Qxxx.KQx.x.Axxxx',
  'Kxx.Kxxx.Q.Axxxx',
  'Axx.Qxxx.Q.Axxxx',
  'Jxxxx.AQx.Qxxx.Q',
  'xxxxx.AQx.Kxxx.Q',
  'xxxxx.AQx.Q.Kxxx',
  'Kxxx.AQx.Q.xxxxx',
  'Qxxx.AQJ.Q.xxxxx',
  'AQx.Kxxx.Q.xxxxx',
]
const FIVE_422: readonly string[] = [
  'xxxxx.Kxxx.Ax.Ax',
  'xxxxx.Ax.Ax.Kxxx',
  'Kxxx.KJ.AJ.xxxxx',
  'Qxxx.KJ.AQ.xxxxx',
  'KJ.Kxxx.Jx.Axxxx',
  'KQ.Qxxx.Jx.Axxxx',
  'Jxxxx.AQxx.QJ.Qx',
  'xxxxx.AQ.Kxxx.QJ',
  'xxxxx.AQ.QJ.Kxxx',
  'Kxxx.AQ.QJ.xxxxx',
  'Qxxx.AQ.QJ.Jxxxx',
  'AQ.Kxxx.QJ.xxxxx',
]

const enough = either(hcp(12), both(hcp(11), total(13, up)))
const eleven: readonly Case[] = [
  split('a', shaped('5530'), repeated(twoFives), {
    so: therefore(total(13, up)),
    asIn: 'P5.II.B.2.b.i',
  }),
  split('b', shaped('5440'), elevenOr5440, { so: therefore(total(12, up)) }),
  split('c', shaped('5521'), c5521, { so: therefore(both(shortWithoutLong, long(SHD))) }),
  split('d', shaped('5431'), fiveFour(FIVE_431), { so: therefore(shortWithoutLong) }),
  split('e', shaped('5422'), [
    split('i', enough, repeated(fiveFour(FIVE_422)), { asIn: 'P5.II.C.2.d' }),
    passes('ii', no(enough), 'KQJxx.KQxx.xx.xx'),
  ]),
  split('f', shaped('5332'), [
    split('i', enough, [
      split('alpha', no(clubsLong), [
        split('(I)', pointed, [
          bids('(A)', total(12, up), '1S 1H 1D', '12a'),
          passes('(B)', total(11), 'Jxxxx.Qxx.KQJ.QJ'),
        ]),
        passes('(II)', empty, 'xxxxx.AKQ.Qxx.xx'),
      ]),
      split('beta', clubsLong, [
        bids('(I)', clubsRebid, '2C', '12c'),
        passes('(II)', no(clubsRebid), 'KQJ.Qxx.xx.Axxxx'),
      ]),
    ]),
    passes('ii', no(enough), 'AKQxx.xxx.xxx.Qx'),
  ]),
]

const rich = both(total(14, up), majorRebid)
export const PROPOSITION_5 = split('P5', both(longest(5), hcp(down, 12)), [
  passes('I', total(down, 10)),
  split('II', total(11, up), [
    passes('A', hcp(down, 9)),
    split('B', hcp(10), [bids('1', rich, '1S 1H', '13b'), split('2', no(rich), tenPoints)]),
    split('C', hcp(11, up), [bids('1', rich, '1S 1H', '13b'), split('2', no(rich), eleven)]),
  ]),
])
