/** Part Two, Propositions 6 to 13: hands with a suit of six cards or more. */
import { atLeast, atMost, suitExactly } from '#constraint/constraint.ts'
import { t } from '#core/text.ts'
import { aceOutside, isLongest, preemptive, rebiddable } from '#systems/schenken-1967/terms.ts'
import type { Case } from '../claim.ts'
import { cases } from './outline.ts'
import {
  both,
  C,
  cards,
  D,
  down,
  each,
  eachLong,
  either,
  H,
  hcp,
  holdsAce,
  honours,
  long,
  longest,
  no,
  points,
  S,
  SH,
  SHD,
  SHDC,
  shaped,
  so,
  some,
  suit,
  suitBoth,
  suitEither,
  therefore,
  total,
  tricks,
  up,
} from './words.ts'

/** What section 9 asks for its bid. */
export const threeClubs = both(
  suit(C, cards(6, up), points(9, up), honours(4, up)),
  atMost('hcp', 14),
)
const ONE_ONLY = t`Printed as 2S, 2H at 13b; that section bids 1S and 1H only.`
const voided = atLeast('voids', 1)
const honoured = long(SH, honours(3, up))
const clubsLong = suit(C, isLongest)
const majorRebid = some(SH, rebiddable)

const openers = cases`
  A ${long(SHD)} → 1S 1H 1D at 12a
  B otherwise → 2C at 12c
`
const weak = cases`
  i ${long(SH)}
    alpha ${honoured} → 2S 2H at 13c
    beta otherwise → pass
  ii otherwise → pass
`
const diamonds = both(total(13, up), suit(D, points(2, up)))
const fiveCardMajor = both(total(14, up), majorRebid)
const many = either(voided, total(13, up))

/** The longest suit has six cards. */
export const PROPOSITION_6 = cases`
  P6 ${longest(6)}
    I ${hcp(13, up)} ∴ ${total(12, up)}
      ${openers}
    II ${hcp(down, 12)}
      A ${hcp(down, 5)} → pass
      B ${hcp(6, up)}
        1 ${threeClubs} → 3C at 9
        2 otherwise
          a ${hcp(down, 9)}
            ${weak}
          b ${hcp(10)}
            i ${voided} ∴ ${total(12, up)} as in P6.I
              ${openers}
            ii otherwise
              alpha ${long(SH)}
                (I) ${honoured} → 2S 2H at 13c
                (II) otherwise
                  (A) ${total(14, up)} → 1S 1H at 13b
                  (B) ${total(13)}
                    (1) ${long(SH, points(2, up))} → 1S 1H at 13a
                    (2) ${eachLong(SH, points(down, 1))} → pass Jxxxxx.KQJ.Kx.xx
                  (C) ${total(down, 12)} → pass Jxxxxx.KQx.KJ.xx
              beta ${both(suit(D, isLongest), no(long(SH)))}
                (I) ${diamonds} → 1D at 13a
                (II) otherwise → pass KJ.KQx.Jxxxxx.xx
              gamma ${no(long(SHD))}
                (I) ${fiveCardMajor} bid-settled ${ONE_ONLY} → 1S 1H at 13b
                (II) otherwise → pass
          c ${hcp(11)}
            i ${many} ∴ ${total(13, up)} as in P6.I
              ${openers}
            ii otherwise as in P6.II.B.2.a
              ${weak}
          d ${hcp(12)} ∴ ${total(11, up)}
            i ${clubsLong} → 2C at 12c
            ii otherwise
              alpha ${total(12, up)} → 1S 1H 1D at 12a
              beta ${total(11)} as in P6.II.B.2.a
                ${weak}
`

const sevenHonoured = suitBoth(cards(7), honours(2, up))
const strongLong = long(SHD, points(4, up))
const longMajor = some(SH, cards(6, up))
/** As many honours as nine less the length. */
const majorHonours = some(SH, suitEither(suitBoth(cards(6), honours(3, up)), sevenHonoured))

const bothMinors = both(suit(S, cards(0)), suit(H, cards(0)), suit(D, cards(7)), suit(C, cards(6)))

const c7600 = cases`
  i ${long(SHD)}
    alpha ${strongLong} → 3S 3H 3D at 11a
    beta otherwise
      (I) ${longMajor}
        (A) ${majorHonours} → 2S 2H at 13c
        (B) otherwise
          (1) ${hcp(down, 9)} → pass Kxxxxxx.-.AQxxxx.-
          (2) ${hcp(10)} → 1S 1H at 13b
      (II) otherwise ∴ ${bothMinors}
        (A) ${hcp(down, 9)} → pass -.-.Kxxxxxx.AQxxxx
        (B) ${hcp(10)} → 1D at 13a
  ii ${long([C])}
    alpha ${suit(D, cards(6))} → pass -.-.AQxxxx.KJxxxxx
    beta ${some(SH, cards(6))}
      (I) ${some(SH, cards(6), honours(3, up))} → 2S 2H at 13c
      (II) ${some(SH, cards(6), honours(0, 2))}
        (A) ${hcp(down, 9)} → pass AQxxxx.-.-.Qxxxxxx
        (B) ${hcp(10)} → 1S 1H at 13b
`

const preempt = long(SHD, points(4, up), suitEither({ kind: 'hand', is: voided }, aceOutside))
const longMajorHonoured = long(SH, honours(2, up))
const oneBid = both(total(14, up), hcp(10), majorRebid)
const otherShapes = cases`
  i ${long(SHD)}
    alpha ${preempt} → 3S 3H 3D at 11a
    beta otherwise
      (I) ${long(SH)}
        (A) ${longMajorHonoured} → 2S 2H at 13c
        (B) otherwise
          (1) ${hcp(down, 9)} → pass Kxxxxxx.AQxx.x.x
          (2) ${hcp(10)}
            (a) ${total(13, up)} → 1S 1H at 13a
            (b) ${total(down, 12)} → pass Kxxxxxx.Qxx.QJ.Q
      (II) ${long([D])}
        (A) ${hcp(down, 9)} → pass AQxx.x.Kxxxxxx.x
        (B) ${hcp(10)}
          (1) ${total(13, up)} → 1D at 13a
          (2) ${total(down, 12)} → pass QJ.Qxx.Kxxxxxx.Q
  ii ${long([C])}
    alpha ${no(shaped('7510'))} → pass AQxx.x.x.Axxxxxx
    beta ${shaped('7510')}
      (I) ${oneBid} → 1S 1H at 13b
      (II) otherwise → pass x.-.AQxxx.Axxxxxx
`

const oneOrTwo = (first: string, second: string): readonly Case[] => cases`
  ${first} ${long(SHD)} → 1S 1H 1D at 12a
  ${second} ${long([C])} → 2C at 12c
`
const weakMajor = (first: string, second: string, hand?: string): readonly Case[] => cases`
  ${first} ${longMajorHonoured} → 2S 2H at 13c
  ${second} otherwise → pass ${hand}
`

const opening = either(total(13, up), hcp(12, up))

const elevenUp = cases`
  a ${voided} ∴ ${total(14, up)}
    ${oneOrTwo('i', 'ii')}
  b otherwise
    i ${no(shaped('7222'))} ∴ ${total(12, up)}
      alpha ${opening} ∴ ${total(13, up)}
        ${oneOrTwo('(I)', '(II)')}
      beta otherwise
        ${weakMajor('(I)', '(II)', 'Q.Q.AQJxxxx.xxxx')}
    ii ${shaped('7222')}
      alpha ${hcp(11)}
        (I) ${total(13, up)}
          ${oneOrTwo('(A)', '(B)')}
        (II) ${total(down, 12)}
          ${weakMajor('(A)', '(B)', 'QJ.Qxxxxxx.QJ.Kx')}
      beta ${hcp(12, up)} ∴ ${total(11, up)}
        (I) ${long([C])} → 2C at 12c
        (II) ${long(SHD)}
          (A) ${total(12, up)} → 1S 1H 1D at 12a
          (B) ${total(11)} ∴ ${hcp(12)} as in P7.II.B.2.b.ii.alpha.(II)
            ${weakMajor('(A)', '(B)')}
`

/** The longest suit has seven cards. */
export const PROPOSITION_7 = cases`
  P7 ${longest(7)}
    I ${hcp(down, 5)} ∴ ${tricks(down, 6)} → pass
    II ${hcp(6, up)}
      A ${threeClubs} → 3C at 9
      B otherwise
        1 ${hcp(down, 10)} ∴ ${preemptive}
          a ${shaped('7600')} ∴ ${total(14, up)}
            ${c7600}
          b otherwise ∴ ${no(some(SHDC, cards(6)))}
            ${otherShapes}
        2 ${hcp(11, up)}
          ${elevenUp}
`

const c8221 = shaped('8221')
const enough = either(no(c8221), total(13, up))
const oneHonour = long(SH, honours(1, up))
const NINE = t`The print has nine cards in the long suit, one spot card too many.`
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
  t`HCP 11; the short suits are QJ, QJ and a bare Q or K; the long suit has at most 3 points; P ≤ 5`,
)
const thirteen = therefore(total(13, up))

const noPoints = cases`
  i ${long(SH)}
    alpha ${oneHonour} → 2S 2H at 13c
    beta otherwise
      (I) ${hcp(down, 9)} → pass
      (II) ${hcp(10)}
        (A) ${enough} ∴ ${thirteen} → 1S 1H at 13a
        (B) otherwise → pass xxxxxxxx.KQ.QJ.Q
  ii ${long([D])}
    alpha ${hcp(down, 9)} → pass
    beta ${hcp(10)}
      (I) ${enough} ∴ ${thirteen} → 1D at 13a
      (II) otherwise → pass QJ.KQ.xxxxxxxx.Q
`

/** The longest suit has eight cards. */
export const PROPOSITION_8 = cases`
  P8 ${longest(8)}
    I ${long(SHD)}
      A ${hcp(6, up)}
        1 ${hcp(down, 10)} ∴ ${preemptive}
          a ${long(SHD, points(2, up))} → 3S 3H 3D at 11a
          b ${long(SHD, points(down, 1))} ∴ ${tricks(down, 5)}
            ${noPoints}
        2 ${hcp(11, up)} ∴ ${total(12, up)}
          a ${enough} ∴ ${thirteen} → 1S 1H 1D at 12a
          b otherwise ∴ ${bareHonours}
            i ${oneHonour} → 2S 2H at 13c
            ii otherwise repaired ${NINE} → pass QJ.QJ.Kxxxxxxx.Q
      B ${hcp(down, 5)} ∴ ${tricks(down, 6)} → pass
    II ${long([C])}
      A ${hcp(11, up)} ∴ ${total(12, up)}
        1 ${enough} ∴ ${thirteen} → 2C at 12c
        2 otherwise repaired ${NINE} ∴ ${both(tricks(down, 5), hcp(11))} as in P8.I.A.2.b → pass QJ.QJ.Q.Kxxxxxxx
      B ${hcp(down, 10)}
        1 ${hcp(6, up)}
          a ${tricks(8, up)} → 4C at 11b
          b ${tricks(down, 7)}
            i ${no(shaped('8500'))} → pass
            ii ${shaped('8500')}
              alpha ${oneBid} bid-settled ${ONE_ONLY} → 1S 1H at 13b
              beta otherwise → pass
        2 ${hcp(down, 5)} ∴ ${tricks(down, 6)} → pass
`

const clubs = long([C])
const threeOrOne = (least: number): readonly Case[] => cases`
  A ${hcp(6, up)}
    1 ${hcp(down, 10)} → 3S 3H 3D at 11a
    2 ${hcp(11, up)} ∴ ${total(least, up)} → 1S 1H 1D at 12a
`
const twoClubs = (least: number): readonly Case[] => cases`
  A ${hcp(11, up)} ∴ ${total(least, up)} → 2C at 12c
`

/** The longest suit has nine cards. */
export const PROPOSITION_9 = cases`
  P9 ${longest(9)}
    I ${long(SHD)}
      ${threeOrOne(14)}
      B ${hcp(down, 5)} ∴ ${tricks(down, 8)} → pass
    II ${clubs}
      ${twoClubs(14)}
      B ${hcp(down, 10)}
        1 ${hcp(6, up)}
          a ${tricks(8, up)} → 4C at 11b
          b ${tricks(down, 7)}
            i ${shaped('9211', '9310')}
              alpha ${total(21, up)} → 1C at 8b
              beta ${total(down, 20)} → pass x.A.Ax.Jxxxxxxxx
            ii ${shaped('9400', '9220')} ∴ ${total(down, 20)} → pass
        2 ${hcp(down, 5)} ∴ ${tricks(down, 8)} → pass
`

const goodTen = some(SHDC, cards(10), points(5))
/** The longest suit has ten cards. */
export const PROPOSITION_10 = cases`
  P10 ${longest(10)}
    I ${long(SHD)}
      ${threeOrOne(16)}
      B ${hcp(5)}
        1 ${long(SH)}
          a ${goodTen} ∴ ${tricks(9)} → 4S 4H at 6
          b otherwise ∴ ${tricks(down, 8)} → pass
        2 ${long([D])} → pass
      C ${hcp(down, 4)} ∴ ${tricks(down, 8)} → pass
    II ${clubs}
      ${twoClubs(16)}
      B ${hcp(down, 10)}
        1 ${hcp(6, up)} ∴ ${total(11, up)}
          a ${tricks(8, up)} → 4C at 11b
          b ${tricks(down, 7)}
            i ${total(21, up)} → 1C at 8b
            ii ${total(down, 20)} → pass
        2 ${hcp(down, 5)} ∴ ${tricks(down, 9)} → pass
`

const goodEleven = some(SHDC, cards(11), points(5))
const fiveOfAMinor = (call: string): readonly Case[] => cases`
  a ${goodEleven} ∴ ${tricks(10)} → ${call} at 6
  b otherwise ∴ ${tricks(9)} → pass
`
/** The longest suit has eleven cards. */
export const PROPOSITION_11 = cases`
  P11 ${longest(11)} ∴ ${some(SHDC, cards(11), points(3, up))}
    I ${long(SHD)}
      ${threeOrOne(20)}
      B ${hcp(down, 5)} ∴ ${total(down, 20)}
        1 ${long(SH)} ∴ ${tricks(9, up)} → 4S 4H at 6
        2 ${long([D])}
          ${fiveOfAMinor('5D')}
    II ${clubs}
      ${twoClubs(20)}
      B ${hcp(down, 10)}
        1 ${hcp(6, up)} ∴ ${tricks(9, up)} → 4C at 11b
        2 ${hcp(down, 5)} ∴ ${total(down, 20)}
          ${fiveOfAMinor('5C')}
`

const withAce = some(SHDC, cards(12), holdsAce)
const SLAMS = '6S 6H 6D 6C 7S 7H 7D 7C'
/** The longest suit has twelve cards. */
export const PROPOSITION_12 = cases`
  P12 ${longest(12)} ∴ ${hcp(down, 14)}
    I ${no(withAce)} ∴ ${tricks(11, up)} → 4S 4H 5D 5C at 6
    II ${withAce} ∴ ${tricks(12, up)} → ${SLAMS} at 2b
`

/** The longest suit has thirteen cards. */
export const PROPOSITION_13 = cases`
  P13 ${longest(13)} ∴ ${tricks(13)} → 7S 7H 7D 7C at 2b
`
