/** Proposition 6: hands whose longest suit has six cards. */
import { atLeast, atMost } from '#constraint/constraint.ts'
import { isLongest, rebiddable } from '#systems/schenken-1967/terms.ts'
import type { Case } from '../claim.ts'
import {
  bids,
  both,
  C,
  cards,
  D,
  down,
  eachLong,
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
  some,
  split,
  suit,
  therefore,
  total,
  up,
} from './words.ts'

/** What section 9 asks for its bid. */
export const threeClubs = both(
  suit(C, cards(6, up), points(9, up), honours(4, up)),
  atMost('hcp', 14),
)
const voided = atLeast('voids', 1)
const honoured = long(SH, honours(3, up))
const clubsLong = suit(C, isLongest)
const majorRebid = some(SH, rebiddable)

const openers: readonly Case[] = [
  bids('A', long(SHD), '1S 1H 1D', '12a'),
  bids('B', no(long(SHD)), '2C', '12c'),
]
const weak: readonly Case[] = [
  split('i', long(SH), [bids('alpha', honoured, '2S 2H', '13c'), passes('beta', no(honoured))]),
  passes('ii', no(long(SH))),
]
const diamonds = both(total(13, up), suit(D, points(2, up)))
const fiveCardMajor = both(total(14, up), majorRebid)
const many = either(voided, total(13, up))

export const PROPOSITION_6 = split('P6', longest(6), [
  split('I', hcp(13, up), openers, { so: therefore(total(12, up)) }),
  split('II', hcp(down, 12), [
    passes('A', hcp(down, 5)),
    split('B', hcp(6, up), [
      bids('1', threeClubs, '3C', '9'),
      split('2', no(threeClubs), [
        split('a', hcp(down, 9), weak),
        split('b', hcp(10), [
          split('i', voided, openers, { so: therefore(total(12, up)), asIn: 'P6.I' }),
          split('ii', no(voided), [
            split('alpha', long(SH), [
              bids('(I)', honoured, '2S 2H', '13c'),
              split('(II)', no(honoured), [
                bids('(A)', total(14, up), '1S 1H', '13b'),
                split('(B)', total(13), [
                  bids('(1)', long(SH, points(2, up)), '1S 1H', '13a'),
                  passes('(2)', eachLong(SH, points(down, 1)), 'Jxxxxx.KQJ.Kx.xx'),
                ]),
                passes('(C)', total(down, 12), 'Jxxxxx.KQx.KJ.xx'),
              ]),
            ]),
            split('beta', both(suit(D, isLongest), no(long(SH))), [
              bids('(I)', diamonds, '1D', '13a'),
              passes('(II)', no(diamonds), 'KJ.KQx.Jxxxxx.xx'),
            ]),
            split('gamma', no(long(SHD)), [
              bids('(I)', fiveCardMajor, '1S 1H', '13b', {
                claimSettled: 'Printed as 2S, 2H at 13b; that section bids 1S and 1H only.',
              }),
              passes('(II)', no(fiveCardMajor)),
            ]),
          ]),
        ]),
        split('c', hcp(11), [
          split('i', many, openers, { so: therefore(total(13, up)), asIn: 'P6.I' }),
          split('ii', no(many), weak, { asIn: 'P6.II.B.2.a' }),
        ]),
        split(
          'd',
          hcp(12),
          [
            bids('i', clubsLong, '2C', '12c'),
            split('ii', no(clubsLong), [
              bids('alpha', total(12, up), '1S 1H 1D', '12a'),
              split('beta', total(11), weak, { asIn: 'P6.II.B.2.a' }),
            ]),
          ],
          { so: therefore(total(11, up)) },
        ),
      ]),
    ]),
  ]),
])
