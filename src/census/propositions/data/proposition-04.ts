/** Proposition 4: hands of at most 12 points whose longest suit has four cards. */
import { atMost } from '#constraint/constraint.ts'
import type { Case } from '../claim.ts'
import {
  bids,
  both,
  cards,
  D,
  down,
  each,
  either,
  four,
  H,
  hcp,
  holdsAce,
  longest,
  no,
  passes,
  points,
  S,
  SD,
  SHD,
  SHDC,
  shaped,
  some,
  split,
  suit,
  therefore,
  total,
  up,
} from './words.ts'

const oneOf = (least: number): Case['when'] => some(SHD, four, points(least, up))
const noneOf = (most: number): Case['when'] => each(SHD, four, points(down, most))
const spadesOrDiamonds = (least: number): Case['when'] => some(SD, four, points(least, up))

/** One four-card suit of two points or more, or none. */
const fair = (pass: string | undefined): readonly Case[] => [
  split('i', oneOf(2), [
    bids('alpha', spadesOrDiamonds(2), '1S 1D', '12f'),
    bids('beta', no(spadesOrDiamonds(2)), '1H', '12e'),
  ]),
  passes('ii', noneOf(1), pass),
]

const spadesShort = either(suit(S, cards(1)), suit(S, points(down, 1)))
const heartsShort = suit(H, cards(1))
/** 4441 with at most twelve total points. */
const light = (examples: boolean): readonly Case[] => [
  split('i', oneOf(4), [
    bids('alpha', spadesOrDiamonds(4), '1S 1D', '12f'),
    split('beta', no(spadesOrDiamonds(4)), [
      bids('(I)', spadesShort, '1H', '12e'),
      passes('(II)', no(spadesShort), examples ? 'Qxxx.AKxx.x.Qxxx' : undefined),
    ]),
  ]),
  split('ii', noneOf(3), [
    bids('alpha', both(suit(D, points(2, up)), heartsShort), '1D', '12d'),
    passes(
      'beta',
      no(both(suit(D, points(2, up)), heartsShort)),
      examples ? 'x.Kxxx.Qxxx.AQxx' : undefined,
    ),
  ]),
]

const spadesNoBar = either(suit(S, cards(0, 3)), suit(S, four, points(down, 1)))
const diamondsFit = both(
  suit(D, points(2, up)),
  either(suit(H, cards(0, 2)), both(suit(S, cards(0, 3)), suit(H, cards(0, 3)))),
)

export const PROPOSITION_4 = split('P4', both(longest(4), hcp(down, 12)), [
  passes('I', hcp(down, 10)),
  split('II', hcp(11), [
    passes('A', total(down, 10)),
    split('B', total(11, up), [
      passes('1', shaped('4333', '4432'), undefined, { so: therefore(total(down, 12)) }),
      split('2', shaped('4441'), [
        split('a', some(SHDC, cards(1), holdsAce), fair('Jxxx.Jxxx.A.AJxx'), {
          so: therefore(total(13, up)),
        }),
        split('b', no(some(SHDC, cards(1), holdsAce)), light(true), {
          so: therefore(total(down, 12)),
        }),
      ]),
    ]),
  ]),
  split('III', hcp(12), [
    passes('A', total(down, 10)),
    split('B', total(11, up), [
      passes('1', shaped('4333'), undefined, {
        so: therefore(both(atMost('distribution', 0), total(down, 12))),
      }),
      split(
        '2',
        shaped('4432'),
        [
          split('a', total(13), fair('Jxxx.Jxxx.Ax.AQx')),
          split('b', total(down, 12), [
            split('i', oneOf(4), [
              bids('alpha', spadesOrDiamonds(4), '1S 1D', '12f'),
              split('beta', no(spadesOrDiamonds(4)), [
                bids('(I)', spadesNoBar, '1H', '12e'),
                passes('(II)', no(spadesNoBar), 'Qxxx.AKxx.Qx.Jxx'),
              ]),
            ]),
            split('ii', noneOf(3), [
              bids('alpha', diamondsFit, '1D', '12d', {
                claimSettled:
                  'The scan has lost the bid; the tests are those of 12d, and the like leaf II.B.2.b.ii.alpha bids 1D there.',
              }),
              passes('beta', no(diamondsFit), 'Qx.Kxx.Jxxx.AQxx'),
            ]),
          ]),
        ],
        { so: therefore(total(down, 13)) },
      ),
      split('3', shaped('4441'), [
        split('a', total(13, up), fair(undefined), { asIn: 'P4.II.B.2.a' }),
        split('b', total(down, 12), light(false), { asIn: 'P4.II.B.2.b' }),
      ]),
    ]),
  ]),
])
