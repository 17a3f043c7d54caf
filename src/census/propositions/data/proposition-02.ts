/** Proposition 2: hands of 13 to 16 points. */
import { atLeast } from '#constraint/constraint.ts'
import { even, isLongest } from '#systems/schenken-1967/terms.ts'
import type { Case } from '../claim.ts'
import {
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
  four,
  H,
  hcp,
  honours,
  long,
  longest,
  no,
  passes,
  points,
  repeated,
  S,
  SD,
  SH,
  SHD,
  safe,
  shaped,
  so,
  some,
  split,
  stop,
  suit,
  therefore,
  total,
  up,
} from './words.ts'

const unbalancing = atLeast('distribution', 1)
const clubsLong = suit(C, isLongest)
/** What 12j asks of the clubs. */
const clubsFilled = suit(C, cards(5, up), {
  kind: 'suit-sum',
  terms: [
    { of: 'suit', measure: 'points', times: 1 },
    { of: 'suit', measure: 'honours', times: 1 },
  ],
  min: 5,
})
const pointed = long(SHD, points(1, up))
const empty = eachLong(SHD, points(0))
const notFilled = no(clubsFilled)

const notEven = therefore(no(shaped('5332')), no(even))
const poorFive = (step: string, tied: boolean): readonly Case[] => [
  split(
    'a',
    pointed,
    [
      bids('i', total(12, up), '1S 1H 1D', '12a'),
      split(
        'ii',
        total(11),
        [
          ...(tied ? [bids('alpha', clubsFilled, '2C', '12j')] : []),
          split('beta', notFilled, [
            bids('(I)', hcp(14, up), '1S 1H 1D', '13d'),
            split('(II)', hcp(13), [
              tied
                ? split('(B)', clubsLong, [
                    bids('(1)', long(SH), '1S 1H', '12b', {
                      so: therefore(suit(C, points(down, 4))),
                    }),
                    bids('(2)', no(long(SH)), '1D', '12d'),
                  ])
                : passes('(A)', no(clubsLong), 'KQxxx.QJ.Jx.KJxx'),
            ]),
          ]),
        ],
        { so: tied ? again(notEven) : notEven },
      ),
    ],
    tied ? { asIn: `${step}.a` } : {},
  ),
  bids('b', empty, '1S 1H 1D', '12h', tied ? { asIn: `${step}.b` } : {}),
]

const thinClubs = (examples: boolean): readonly Case[] => {
  const pass = (
    step: string,
    when: Parameters<typeof passes>[1],
    hand: string,
    repaired?: string,
  ) =>
    examples
      ? passes(step, when, hand, repaired === undefined ? {} : { repaired })
      : passes(step, when)
  return [
    split(
      '(I)',
      shaped('5332'),
      [
        bids('(A)', suit(D, cards(3, up)), '1D', '12i'),
        split('(B)', suit(D, cards(2)), [
          split(
            '(1)',
            suit(D, safe),
            [bids('(a)', hcp(15, up), '1NT', '7'), pass('(b)', hcp(down, 14), 'AKx.Jxx.Kx.Kxxxx')],
            { so: therefore(stop(4)) },
          ),
          {
            ...pass(
              '(2)',
              no(suit(D, safe)),
              'AKJ.QJx.Qx.Kxxxx',
              'The hearts are labelled with a J in the print.',
            ),
            checks: [
              so(1, no(stop(4))),
              { kind: 'leaf', mark: '', asserted: { kind: 'opens', calls: ['PASS'] } },
            ],
          },
        ]),
      ],
      { so: therefore(even) },
    ),
    split(
      '(II)',
      no(shaped('5332')),
      [
        bids('(A)', shaped('5440'), '1S 1D', '12f'),
        split('(B)', shaped('5431', '5422'), [
          split('(1)', some([S, H, D], four, points(3, up)), [
            bids('(a)', some(SD, four), '1S 1D', '12f'),
            bids('(b)', suit(H, four), '1H', '12e'),
          ]),
          split('(2)', each(SHD, four, points(down, 2)), [
            split('(a)', hcp(14, up), [
              bids('(i)', some(SHD, four, points(1, up)), '1S 1H 1D', '13d'),
              pass('(ii)', each(SHD, four, points(0)), 'xxxx.AQ.AJ.Kxxxx'),
            ]),
            pass(
              '(b)',
              hcp(13),
              'Qxxx.AQ.Qx.Kxxxx',
              'Twelve cards in the print: the clubs get one more spot card.',
            ),
          ]),
        ]),
      ],
      { so: therefore(no(even)) },
    ),
  ]
}

const oneOf = (least: number): Case['when'] => some(SHD, four, points(least, up))
const noneOf = (most: number): Case['when'] => each(SHD, four, points(down, most))

const fourCardSuits = split(
  'III',
  longest(4),
  [
    split(
      'A',
      shaped('4441'),
      [
        split('1', hcp(14, up), [
          bids('a', oneOf(1), '1S 1H 1D', '13d'),
          passes('b', noneOf(0), 'xxxx.xxxx.A.AKQJ'),
        ]),
        split('2', hcp(13), [
          split('a', oneOf(2), [
            bids('i', some(SD, four, points(2, up)), '1S 1D', '12f'),
            bids('ii', no(some(SD, four, points(2, up))), '1H', '12e'),
          ]),
          passes('b', noneOf(1), 'Jxxx.Jxxx.A.AKxx'),
        ]),
      ],
      {
        so: therefore(
          no(even),
          either(
            both(suit(S, four), suit(H, four)),
            both(suit(S, four), suit(D, four)),
            both(suit(H, four), suit(D, four)),
          ),
        ),
      },
    ),
    split(
      'B',
      shaped('4333'),
      [
        bids('1', total(13, up), '1D', '12i'),
        passes('2', total(12), 'KJxx.Kxx.Kxx.Kxx', { so: therefore(hcp(13)) }),
      ],
      { so: therefore(even) },
    ),
    split(
      'C',
      shaped('4432'),
      [
        bids('1', suit(D, cards(3, up)), '1D', '12i', {
          settled:
            'The scan has 13 for the least length of the diamonds; 3 is meant, since case 2 has 2.',
        }),
        split('2', suit(D, cards(2)), [
          split('a', hcp(15, up), [
            bids('i', stop(4), '1NT', '7'),
            split(
              'ii',
              no(stop(4)),
              [
                bids('alpha', suit(C, cards(3)), '1S 1H', '13d', {
                  so: therefore(
                    either(
                      ...Array.from({ length: 11 }, (_, p) =>
                        both(suit(C, points(p)), suit(D, points(down, 12 - p))),
                      ),
                    ),
                    both(
                      suit(S, four),
                      suit(H, four),
                      either(suit(S, points(2, up)), suit(H, points(2, up))),
                    ),
                  ),
                }),
                split('beta', suit(C, four), [
                  bids('(I)', some(SHD, four, points(1, up)), '1S 1H', '13d'),
                  passes('(II)', noneOf(0), 'xxxx.Kxx.QJ.AKQJ'),
                ]),
              ],
              { so: therefore(suit(D, points(down, 3))) },
            ),
          ]),
          split('b', hcp(14), [
            bids('i', some(SH, four, points(1, up)), '1S 1H', '13d'),
            passes('ii', each(SH, four, points(0)), 'xxxx.Jxx.QJ.AKQJ'),
          ]),
          split('c', hcp(13), [
            split('i', some(SH, four, points(2, up)), [
              bids('alpha', suit(S, four, points(2, up)), '1S', '12f'),
              bids('beta', no(suit(S, four, points(2, up))), '1H', '12e'),
            ]),
            passes('ii', each(SH, four, points(down, 1)), 'Jxxx.Jxxx.Ax.AKx'),
          ]),
        ]),
      ],
      { so: therefore(even) },
    ),
  ],
  { so: therefore(total(11, up)) },
)

export const PROPOSITION_2 = split('P2', hcp(13, 16), [
  split(
    'I',
    longest(6, up),
    [bids('A', long(SHD), '1S 1H 1D', '12a'), bids('B', no(long(SHD)), '2C', '12c')],
    { so: therefore(unbalancing, total(12, up)) },
  ),
  split(
    'II',
    longest(5),
    [
      passes('A', total(down, 10), 'KJxxx.QJ.QJ.Kxxx'),
      split('B', total(11, up), [
        split('1', no(clubsLong), poorFive('P2.II.B.1', false), {
          settled:
            'Read as: no club suit as long. Hands whose clubs tie for longest are those of 2.a, where the paper sends them through this case again; so each hand stands in one leaf, and alpha and (II).(B) live on there.',
        }),
        split('2', clubsLong, [
          split('a', long(SHD), poorFive('P2.II.B.1', true), {
            asIn: 'P2.II.B.1',
            settled: 'Case a.ii.beta.(II).(A) cannot occur here, as the paper notes.',
          }),
          split('b', no(long(SHD)), [
            bids('i', suit(C, points(4, up)), '2C', '12j'),
            split('ii', suit(C, points(3)), [
              bids('alpha', suit(C, honours(2, up)), '2C', '12j'),
              split('beta', suit(C, honours(1)), thinClubs(true), {
                so: [
                  so(
                    1,
                    // One honour worth three points can only be the king, without the ten.
                    suit(C, points(3), honours(1), cards(5)),
                    'the clubs are five to the king without the ten',
                  ),
                ],
              }),
            ]),
            split('iii', suit(C, points(down, 2)), repeated(thinClubs(false)), {
              asIn: 'P2.II.B.2.b.ii',
            }),
          ]),
        ]),
      ]),
    ],
    { so: therefore(unbalancing) },
  ),
  fourCardSuits,
])
