/** Part Two, Propositions 4 and 5: hands of at most 12 points and no suit of six cards. */
import { atLeast, atMost } from '#constraint/constraint.ts'
import { t } from '#core/text.ts'
import { isLongest, rebiddable, shortWithoutLong } from '#systems/schenken-1967/terms.ts'
import type { Case } from '../claim.ts'
import { cases, hands } from './outline.ts'
import {
  aces,
  again,
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
  holdsAce,
  long,
  longest,
  no,
  points,
  remark,
  repeated,
  S,
  SD,
  SH,
  SHD,
  SHDC,
  shaped,
  some,
  suit,
  therefore,
  total,
  up,
  withoutExamples,
} from './words.ts'

const oneOf = (least: number): Case['when'] => some(SHD, four, points(least, up))
const noneOf = (most: number): Case['when'] => each(SHD, four, points(down, most))
const fourSpadesOrDiamonds = (least: number): Case['when'] => some(SD, four, points(least, up))

/** One four-card suit of two points or more, or none. */
const fair = (pass?: string): readonly Case[] => cases`
  i ${oneOf(2)}
    alpha ${fourSpadesOrDiamonds(2)} → 1S 1D at 12f
    beta otherwise → 1H at 12e
  ii ${noneOf(1)} → pass ${pass}
`

const spadesShort = either(suit(S, cards(1)), suit(S, points(down, 1)))
const heartsShort = suit(H, cards(1))
/** 4441 with at most twelve total points. */
const light = cases`
  i ${oneOf(4)}
    alpha ${fourSpadesOrDiamonds(4)} → 1S 1D at 12f
    beta otherwise
      (I) ${spadesShort} → 1H at 12e
      (II) otherwise → pass Qxxx.AKxx.x.Qxxx
  ii ${noneOf(3)}
    alpha ${both(suit(D, points(2, up)), heartsShort)} → 1D at 12d
    beta otherwise → pass x.Kxxx.Qxxx.AQxx
`

const spadesNoBar = either(suit(S, cards(0, 3)), suit(S, four, points(down, 1)))
const diamondsFit = both(
  suit(D, points(2, up)),
  either(suit(H, cards(0, 2)), both(suit(S, cards(0, 3)), suit(H, cards(0, 3)))),
)

const LOST = t`The scan has lost the bid; the tests are those of 12d, and the like leaf II.B.2.b.ii.alpha bids 1D there.`

/** The longest suit has four cards. */
export const PROPOSITION_4 = cases`
  P4 ${both(longest(4), hcp(down, 12))}
    I ${hcp(down, 10)} → pass
    II ${hcp(11)}
      A ${total(down, 10)} → pass
      B ${total(11, up)}
        1 ${shaped('4333', '4432')} ∴ ${total(down, 12)} → pass
        2 ${shaped('4441')}
          a ${some(SHDC, cards(1), holdsAce)} ∴ ${total(13, up)}
            ${fair('Jxxx.Jxxx.A.AJxx')}
          b otherwise ∴ ${total(down, 12)}
            ${light}
    III ${hcp(12)}
      A ${total(down, 10)} → pass
      B ${total(11, up)}
        1 ${shaped('4333')} ∴ ${both(atMost('distribution', 0), total(down, 12))} → pass
        2 ${shaped('4432')} ∴ ${total(down, 13)}
          a ${total(13)}
            ${fair('Jxxx.Jxxx.Ax.AQx')}
          b ${total(down, 12)}
            i ${oneOf(4)}
              alpha ${fourSpadesOrDiamonds(4)} → 1S 1D at 12f
              beta otherwise
                (I) ${spadesNoBar} → 1H at 12e
                (II) otherwise → pass Qxxx.AKxx.Qx.Jxx
            ii ${noneOf(3)}
              alpha ${diamondsFit} bid-settled ${LOST} → 1D at 12d
              beta otherwise → pass Qx.Kxx.Jxxx.AQxx
        3 ${shaped('4441')}
          a ${total(13, up)} as in P4.II.B.2.a
            ${fair()}
          b ${total(down, 12)} as in P4.II.B.2.b
            ${withoutExamples(light)}
`

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
const twoFives = cases`
  alpha ${some(SHD, five, points(1, up))} → 1S 1H 1D at 12a
  beta ${each(SHD, five, points(0))} ∴ ${suit(C, five)}
    (I) ${long(SH)}
      (A) ${suit(C, points(down, 6))} → 1S 1H at 12b
      (B) ${suit(C, points(7, up))} → 2C at 12c
    (II) otherwise → 1D at 12d
`

const fourthHearts = (pass: string): readonly Case[] => cases`
  (b) ${suit(H, points(4))}
    (i) ${either(suit(S, cards(0)), suit(S, points(down, 1)))} → 1H at 12e
    (ii) otherwise → pass ${pass}
`
const heartsFour = both(suit(H, points(4, up)), no(spadesOrDiamonds(4)))
/** 5440 with clubs the long suit, ten points. */
const longClubs5440 = cases`
  (II) ${clubsLong}
    (A) ${clubsRebid} → 2C at 12c
    (B) otherwise ∴ ${clubPoints}
      (1) ${spadesOrDiamonds(4)} → 1S 1D at 12f
      (2) ${heartsFour}
        (a) ${suit(H, points(5, up))} → 1H at 12b
        ${fourthHearts('Qxxx.Axxx.-.Axxxx')}
      (3) ${each(SHD, cards(0, 13), points(down, 3))}
        (a) ${suit(D, points(3))}
          (i) ${suit(H, cards(0))} → 1D at 12d
          (ii) otherwise → pass -.Kxxx.Kxxx.Axxxx
        (b) ${suit(D, points(down, 2))} ∴ ${suit(D, cards(0))} → pass Kxxx.Kxxx.-.Axxxx
`
const noThirdCase = remark(
  2,
  both(suit(C, points(down, 3)), goodFour(4)),
  t`clubs of at most 3 points, and a four-card suit of 4 or more: case (3) cannot occur`,
)
const longClubsAceless = cases`
  (II) ${clubsLong} as in P5.II.B.2.b.ii.alpha.(II)
    (A) ${clubsRebid} → 2C at 12c
    (B) otherwise ∴ ${again(therefore(clubPoints))} ${noThirdCase}
      (1) ${spadesOrDiamonds(4)} → 1S 1D at 12f
      (2) ${heartsFour}
        (a) ${suit(H, points(5, up))} → 1H at 12b
        ${fourthHearts('Kxxx.KJxx.-.Kxxxx')}
`

const tenPoints = cases`
  a ${no(voided)} → pass
  b ${voided}
    i ${shaped('5530')} ∴ ${both(total(12, up), long(SHD))}
      ${twoFives}
    ii ${shaped('5440')}
      alpha ${aces(1, up)} ∴ ${total(12)}
        (I) ${no(clubsLong)}
          (A) ${pointed} → 1S 1H 1D at 12a
          (B) ${empty}
            (1) ${goodFour(4)} → 1S 1H 1D at 12g
            (2) otherwise ∴ ${remark(1, suit(C, cards(1, up)))} → pass xxxxx.Kxxx.-.AKxx
        ${longClubs5440}
      beta ${aces(0)} ∴ ${total(11)}
        (I) ${no(clubsLong)}
          (A) ${pointed} → pass Jxxxx.KQJx.Kxxx.-
          (B) ${empty} ∴ ${goodFour(4)} → 1S 1H 1D at 12g
        ${longClubsAceless}
`

const elevenOr5440 = cases`
  i ${no(clubsLong)}
    alpha ${pointed} → 1S 1H 1D at 12a
    beta ${empty}
      (I) ${goodFour(4)} → 1S 1H 1D at 12g
      (II) otherwise ∴ ${remark(1, suit(C, cards(1, up)))} → pass xxxxx.Kxxx.-.AKJx
  ii ${clubsLong}
    alpha ${clubsRebid} → 2C at 12c
    beta otherwise ∴ ${clubPoints}
      (I) ${either(hcp(12), aces(1, up))} ∴ ${total(13, up)}
        (A) ${spadesOrDiamonds(3)} → 1S 1D at 12f
        (B) otherwise ∴ ${suit(H, cards(1, up))} ${suit(H, points(5, up))} → 1H at 12b
      (II) otherwise ∴ ${total(12)}
        (A) ${spadesOrDiamonds(4)} → 1S 1D at 12f
        (B) otherwise ∴ ${both(suit(C, points(down, 3)), suit(H, cards(1, up)))} ${suit(H, points(5, up))} → 1H at 12b
`

const tiedClubs = cases`
  (A) ${long(SH)}
    (1) ${suit(C, points(down, 6))} → 1S 1H at 12b
    (2) ${suit(C, points(7, up))} → 2C at 12c
  (B) otherwise → 1D at 12d
`
const c5521 = cases`
  i ${total(12, up)}
    alpha ${pointed} → 1S 1H 1D at 12a
    beta ${empty}
      (I) ${clubsLong}
        ${tiedClubs}
      (II) otherwise → pass xxxxx.xxxxx.AK.A
  ii ${total(11)}
    alpha ${clubsLong} as in P5.II.C.2.c.i.beta.(I)
      ${tiedClubs}
    beta otherwise → pass Axxxx.Kxxxx.Qx.Q
`

const fourOf = (least: number, most: number = least): Case['when'] =>
  some(SHD, four, points(least, most))
const fourIs = (...suits: readonly (typeof S)[]): Case['when'] => some(suits, four)
/** One four-card suit beside a five-card suit, with the twelve example hands in the paper's order. */
const fiveFour = (printed: readonly string[], repaired?: string): readonly Case[] => {
  const hand = (n: number): string => printed[n - 1]!
  const empties = (n: number, label?: string): readonly Case[] => cases`
    (A) ${fourIs(S, H, D)}
      (1) ${fourOf(4, up)} → 1S 1H 1D at 12g
      (2) ${fourOf(down, 3)} → pass ${hand(n)} repaired ${label}
    (B) ${suit(C, four)} → pass ${hand(n + 1)}
  `
  return cases`
    i ${total(12, up)}
      alpha ${no(clubsLong)}
        (I) ${pointed} → 1S 1H 1D at 12a
        (II) ${empty}
          ${empties(1, repaired)}
      beta ${clubsLong}
        (I) ${clubsRebid} → 2C at 12c
        (II) otherwise ∴ ${clubPoints}
          (A) ${fourIs(S, D)}
            (1) ${fourOf(4, up)} → 1S 1D at 12f
            (2) ${fourOf(3)}
              (a) ${total(13, up)} → 1S 1D at 12f
              (b) ${total(12)}
                (i) ${fourIs(D)} → 1D at 12d
                (ii) ${fourIs(S)} → pass ${hand(3)}
            (3) ${fourOf(down, 2)} → pass ${hand(4)}
          (B) ${fourIs(H)}
            (1) ${suit(H, points(5, up))} → 1H at 12b
            (2) ${suit(H, points(3, 4))}
              (a) ${either(total(13, up), suit(H, points(4, up)))} → 1H at 12e
              (b) otherwise → pass ${hand(5)}
            (3) ${suit(H, points(down, 2))} → pass ${hand(6)}
    ii ${total(11)}
      alpha ${no(clubsLong)}
        (I) ${pointed} → pass ${hand(7)}
        (II) ${empty}
          ${empties(8)}
      beta ${clubsLong}
        (I) ${clubsRebid} → 2C at 12c
        (II) otherwise ∴ ${clubPoints}
          (A) ${fourIs(S, D)}
            (1) ${fourOf(4, up)} → 1S 1D at 12f
            (2) ${fourOf(3)}
              (a) ${fourIs(D)} → 1D at 12d
              (b) ${fourIs(S)} → pass ${hand(10)}
            (3) ${fourOf(down, 2)} → pass ${hand(11)}
          (B) ${fourIs(H)}
            (1) ${suit(H, points(4, up))} → 1H at 12e
            (2) ${suit(H, points(down, 3))} → pass ${hand(12)}
  `
}
const LABEL = t`The clubs are labelled with a D in the print.`
const FIVE_431 = hands`
  xxxxx.Kxxx.AKJ.x  xxxxx.x.AKJ.Kxxx  Kxxx.Kxx.Q.Axxxx  Qxxx.KQx.x.Axxxx
  Kxx.Kxxx.Q.Axxxx  Axx.Qxxx.Q.Axxxx  Jxxxx.AQx.Qxxx.Q  xxxxx.AQx.Kxxx.Q
  xxxxx.AQx.Q.Kxxx  Kxxx.AQx.Q.xxxxx  Qxxx.AQJ.Q.xxxxx  AQx.Kxxx.Q.xxxxx
`
const FIVE_422 = hands`
  xxxxx.Kxxx.Ax.Ax  xxxxx.Ax.Ax.Kxxx  Kxxx.KJ.AJ.xxxxx  Qxxx.KJ.AQ.xxxxx
  KJ.Kxxx.Jx.Axxxx  KQ.Qxxx.Jx.Axxxx  Jxxxx.AQxx.QJ.Qx  xxxxx.AQ.Kxxx.QJ
  xxxxx.AQ.QJ.Kxxx  Kxxx.AQ.QJ.xxxxx  Qxxx.AQ.QJ.Jxxxx  AQ.Kxxx.QJ.xxxxx
`

const enough = either(hcp(12), both(hcp(11), total(13, up)))
const eleven = cases`
  a ${shaped('5530')} ∴ ${total(13, up)} as in P5.II.B.2.b.i
    ${repeated(twoFives)}
  b ${shaped('5440')} ∴ ${total(12, up)}
    ${elevenOr5440}
  c ${shaped('5521')} ∴ ${both(shortWithoutLong, long(SHD))}
    ${c5521}
  d ${shaped('5431')} ∴ ${shortWithoutLong}
    ${fiveFour(FIVE_431, LABEL)}
  e ${shaped('5422')}
    i ${enough} as in P5.II.C.2.d
      ${repeated(fiveFour(FIVE_422))}
    ii otherwise → pass KQJxx.KQxx.xx.xx
  f ${shaped('5332')}
    i ${enough}
      alpha ${no(clubsLong)}
        (I) ${pointed}
          (A) ${total(12, up)} → 1S 1H 1D at 12a
          (B) ${total(11)} → pass Jxxxx.Qxx.KQJ.QJ
        (II) ${empty} → pass xxxxx.AKQ.Qxx.xx
      beta ${clubsLong}
        (I) ${clubsRebid} → 2C at 12c
        (II) otherwise → pass KQJ.Qxx.xx.Axxxx
    ii otherwise → pass AKQxx.xxx.xxx.Qx
`

const rich = both(total(14, up), majorRebid)
/** The longest suit has five cards. */
export const PROPOSITION_5 = cases`
  P5 ${both(longest(5), hcp(down, 12))}
    I ${total(down, 10)} → pass
    II ${total(11, up)}
      A ${hcp(down, 9)} → pass
      B ${hcp(10)}
        1 ${rich} → 1S 1H at 13b
        2 otherwise
          ${tenPoints}
      C ${hcp(11, up)}
        1 ${rich} → 1S 1H at 13b
        2 otherwise
          ${eleven}
`
