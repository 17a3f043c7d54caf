/** Part Two, Propositions 1 and 2: hands of 13 points or more. There is no Proposition 3. */
import { atLeast, suitAtMost } from '#constraint/constraint.ts'
import { t } from '#core/text.ts'
import { even, isLongest } from '#systems/schenken-1967/terms.ts'
import type { Case } from '../claim.ts'
import { cases } from './outline.ts'
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
  four,
  H,
  hcp,
  honours,
  long,
  longest,
  no,
  ofHand,
  ofSuit,
  pairWorth,
  points,
  repeated,
  S,
  SD,
  SH,
  SHD,
  SHDC,
  safe,
  shaped,
  so,
  some,
  stop,
  suit,
  suitNo,
  sum,
  therefore,
  total,
  up,
  withoutExamples,
} from './words.ts'

const clubsLong = suit(C, isLongest)
const oneOf = (least: number): Case['when'] => some(SHD, four, points(least, up))
const noneOf = (most: number): Case['when'] => each(SHD, four, points(down, most))

const singleton = cards(1)
/** A four-card suit that no more than one suit outdoes in points. */
const amongTheBest = some(SHDC, four, sum(0, ofSuit('points'), ofHand('secondSuitPoints', -1)))
const best = some(SHDC, four, points(5, up), sum(0, ofSuit('points'), ofHand('topSuitPoints', -1)))
const thirteenOutsideTheSingleton = some(
  SHDC,
  singleton,
  sum(13, ofHand('hcp'), ofSuit('points', -1)),
)
const poorDoubleton = some(SHDC, cards(2), suitNo(safe), suitAtMost('points', 3))
const withThree = some(SHDC, four, points(3, up))
const sixBetween = pairWorth(four, 6, t`the two four-card suits have 6 points between them`)
const fiveBetween = pairWorth(four, 5, t`the two four-card suits have 5 points between them`)

/** Hands of 17 points or more. */
export const PROPOSITION_1 = cases`
  P1 ${hcp(17, up)}
    I ${longest(5, up)} → 1C at 8b
    II ${longest(4)}
      A ${shaped('4441')} ∴ ${both(thirteenOutsideTheSingleton, best)} → 1C at 8d
      B ${shaped('4432')} ∴ ${even}
        1 ${hcp(18, up)}
          a ${stop(4)} → 1C at 8e
          b otherwise ∴ ${both(poorDoubleton, sixBetween, withThree, amongTheBest)} → 1C at 8d
        2 ${hcp(17)}
          a ${aces(4)} ∴ ${both(some(SHDC, four, points(4, up)), amongTheBest)} → 1C at 8d
          b otherwise
            i ${stop(4)} ∴ ${total(down, 18)} → 1NT at 7
            ii otherwise as in P1.II.B.1.b ∴ ${both(fiveBetween, withThree, amongTheBest)} → 1C at 8d
      C ${shaped('4333')} ∴ ${stop(4)} ${even}
        1 ${hcp(18, up)} → 1C at 8e
        2 ${hcp(17)} ∴ ${total(down, 18)} → 1NT at 7
`

const unbalancing = atLeast('distribution', 1)
/** What 12j asks of the clubs. */
const clubsFilled = suit(C, cards(5, up), sum(5, ofSuit('points'), ofSuit('honours')))
const pointed = long(SHD, points(1, up))
const empty = eachLong(SHD, points(0))
const notFilled = no(clubsFilled)

const notEven = therefore(no(shaped('5332')), no(even))
const poorFive = (tied?: { readonly as: string }): readonly Case[] => cases`
  a ${pointed} as in ${tied && `${tied.as}.a`}
    i ${total(12, up)} → 1S 1H 1D at 12a
    ii ${total(11)} ∴ ${tied ? again(notEven) : notEven}
      ${tied ? cases`alpha ${clubsFilled} → 2C at 12j` : []}
      beta ${notFilled}
        (I) ${hcp(14, up)} → 1S 1H 1D at 13d
        (II) ${hcp(13)}
          ${tied ? tiedClubs : cases`(A) ${no(clubsLong)} → pass KQxxx.QJ.Jx.KJxx`}
  b ${empty} → 1S 1H 1D at 12h as in ${tied && `${tied.as}.b`}
`
const tiedClubs = cases`
  (B) ${clubsLong}
    (1) ${long(SH)} ∴ ${suit(C, points(down, 4))} → 1S 1H at 12b
    (2) otherwise → 1D at 12d
`

const JACK = t`The hearts are labelled with a J in the print.`
const TWELVE = t`Twelve cards in the print: the clubs get one more spot card.`
const thinClubs = cases`
  (I) ${shaped('5332')} ∴ ${even}
    (A) ${suit(D, cards(3, up))} → 1D at 12i
    (B) ${suit(D, cards(2))}
      (1) ${suit(D, safe)} ∴ ${stop(4)}
        (a) ${hcp(15, up)} → 1NT at 7
        (b) ${hcp(down, 14)} → pass AKx.Jxx.Kx.Kxxxx
      (2) otherwise ∴ ${no(stop(4))} → pass AKJ.QJx.Qx.Kxxxx repaired ${JACK}
  (II) otherwise ∴ ${no(even)}
    (A) ${shaped('5440')} → 1S 1D at 12f
    (B) ${shaped('5431', '5422')}
      (1) ${some(SHD, four, points(3, up))}
        (a) ${some(SD, four)} → 1S 1D at 12f
        (b) ${suit(H, four)} → 1H at 12e
      (2) ${noneOf(2)}
        (a) ${hcp(14, up)}
          (i) ${oneOf(1)} → 1S 1H 1D at 13d
          (ii) ${each(SHD, four, points(0))} → pass xxxx.AQ.AJ.Kxxxx
        (b) ${hcp(13)} → pass Qxxx.AQ.Qx.Kxxxx repaired ${TWELVE}
`

const twoFours = either(
  ...[
    [S, H],
    [S, D],
    [H, D],
  ].map(([a, b]) => both(suit(a!, four), suit(b!, four))),
)
const twelveInMinors = either(
  ...Array.from({ length: 11 }, (_, p) => both(suit(C, points(p)), suit(D, points(down, 12 - p)))),
)
const majors = both(
  suit(S, four),
  suit(H, four),
  either(suit(S, points(2, up)), suit(H, points(2, up))),
)
const THIRTEEN = t`The scan has 13 for the least length of the diamonds; 3 is meant, since case 2 has 2.`
const fourCardSuits = cases`
  III ${longest(4)} ∴ ${total(11, up)}
    A ${shaped('4441')} ∴ ${no(even)} ${twoFours}
      1 ${hcp(14, up)}
        a ${oneOf(1)} → 1S 1H 1D at 13d
        b ${noneOf(0)} → pass xxxx.xxxx.A.AKQJ
      2 ${hcp(13)}
        a ${oneOf(2)}
          i ${some(SD, four, points(2, up))} → 1S 1D at 12f
          ii otherwise → 1H at 12e
        b ${noneOf(1)} → pass Jxxx.Jxxx.A.AKxx
    B ${shaped('4333')} ∴ ${even}
      1 ${total(13, up)} → 1D at 12i
      2 ${total(12)} ∴ ${hcp(13)} → pass KJxx.Kxx.Kxx.Kxx
    C ${shaped('4432')} ∴ ${even}
      1 ${suit(D, cards(3, up))} settled ${THIRTEEN} → 1D at 12i
      2 ${suit(D, cards(2))}
        a ${hcp(15, up)}
          i ${stop(4)} → 1NT at 7
          ii otherwise ∴ ${suit(D, points(down, 3))}
            alpha ${suit(C, cards(3))} ∴ ${twelveInMinors} ${majors} → 1S 1H at 13d
            beta ${suit(C, four)}
              (I) ${some(SHD, four, points(1, up))} → 1S 1H at 13d
              (II) ${noneOf(0)} → pass xxxx.Kxx.QJ.AKQJ
        b ${hcp(14)}
          i ${some(SH, four, points(1, up))} → 1S 1H at 13d
          ii ${each(SH, four, points(0))} → pass xxxx.Jxx.QJ.AKQJ
        c ${hcp(13)}
          i ${some(SH, four, points(2, up))}
            alpha ${suit(S, four, points(2, up))} → 1S at 12f
            beta otherwise → 1H at 12e
          ii ${each(SH, four, points(down, 1))} → pass Jxxx.Jxxx.Ax.AKx
`

const UNTIED = t`Read as: no club suit as long. Hands whose clubs tie for longest are those of 2.a, where the paper sends them through this case again; so each hand stands in one leaf, and alpha and (II).(B) live on there.`
const TIED = t`Case a.ii.beta.(II).(A) cannot occur here, as the paper notes.`
/** One honour worth three points can only be the king, without the ten. */
const FIVE_TO_THE_KING = t`the clubs are five to the king without the ten`
/** Hands of 13 to 16 points. */
export const PROPOSITION_2 = cases`
  P2 ${hcp(13, 16)}
    I ${longest(6, up)} ∴ ${unbalancing} ${total(12, up)}
      A ${long(SHD)} → 1S 1H 1D at 12a
      B otherwise → 2C at 12c
    II ${longest(5)} ∴ ${unbalancing}
      A ${total(down, 10)} → pass KJxxx.QJ.QJ.Kxxx
      B ${total(11, up)}
        1 ${no(clubsLong)} settled ${UNTIED}
          ${poorFive()}
        2 ${clubsLong}
          a ${long(SHD)} as in P2.II.B.1 settled ${TIED}
            ${poorFive({ as: 'P2.II.B.1' })}
          b otherwise
            i ${suit(C, points(4, up))} → 2C at 12j
            ii ${suit(C, points(3))}
              alpha ${suit(C, honours(2, up))} → 2C at 12j
              beta ${suit(C, honours(1))} ∴ ${so(1, suit(C, points(3), honours(1), cards(5)), FIVE_TO_THE_KING)}
                ${thinClubs}
            iii ${suit(C, points(down, 2))} as in P2.II.B.2.b.ii
              ${repeated(withoutExamples(thinClubs))}
    ${fourCardSuits}
`
