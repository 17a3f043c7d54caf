/** Part One's last pages: the order inside sections. */
import { elsewhere } from '#constraint/constraint.ts'
import { t } from '#core/text.ts'
import { isLongest, weakTwoSuit } from '#systems/schenken-1967/terms.ts'
import type { Asserted, Check } from '../claim.ts'
import { cases } from './outline.ts'
import {
  both,
  cards,
  is,
  no,
  points,
  SH,
  SHDC,
  some,
  suit,
  suitBoth,
  suitEither,
  tricks,
  up,
} from './words.ts'

const order = (asserted: Asserted, words: string): Check => ({
  kind: 'order',
  mark: '',
  asserted,
  words,
})
const only = (at: string, calls: string, words = t`only ${calls} can be bid at ${at}`): Check =>
  order({ kind: 'meets', at, calls: calls.split(' ') }, words)
const oneSuit = order(
  is(no(some(SHDC, isLongest, elsewhere(isLongest)))),
  t`one suit only to choose from`,
)
const atLevel = (level: number): Check =>
  only(
    '2',
    `${level}S ${level}H ${level}D ${level}C`,
    t`the suit stands at the level of the notrump, ${level}`,
  )
const counted = (words: string): Check => ({
  kind: 'preferable',
  mark: '',
  asserted: { kind: 'counted' },
  words,
})
const noPromise: Check = {
  ...order(
    is(no(some(SH, suitEither(cards(5, up), suitBoth(cards(4), points(2, up)))))),
    t`neither major has promise: five cards, or four with 2 points`,
  ),
  settled: t`The paper speaks of minimal promise without a figure; taken as what 12e and 12f ask of a suit.`,
}
const not13d = order({ kind: 'fails', at: '13d' }, t`cannot bid at 13d as well`)
const spadesFirst = counted(t`both majors fit; spades come first`)
const strongFour = counted(t`the strong four-card suit is preferred to the empty five-card one`)
const oneNotTwo = counted(t`one of the suit is preferred to two`)
const at12 = t`only 1S, 1H, 1D and 2C are bid at 12`
const at13 = t`only spades, hearts and diamonds are bid at 13`
const NAME = t`Order`

/** The order inside sections. */
export const ORDER = cases`
  ${NAME}
    1 meets 1 ∴ ${only('1', 'PASS')}
    2 meets 2b ∴ ${oneSuit}
    2.6 ${tricks(12)} meets 2a & 2b ∴ ${atLevel(6)}
    2.7 ${tricks(13)} meets 2a & 2b ∴ ${atLevel(7)}
    3 meets 3 ∴ ${only('3', '2D')}
    4 meets 4 ∴ ${only('4', '2NT')}
    5 meets 5 ∴ ${only('5', '2D')}
    6 meets 6 ∴ ${oneSuit}
    7 meets 7 ∴ ${only('7', '1NT')}
    8 meets 8 ∴ ${only('8', '1C')}
    9 meets 9 ∴ ${only('9', '3C')}
    10 ${both(...SH.map((s) => suit(s, weakTwoSuit)))} meets 10 ∴ ${spadesFirst}
    11 meets 11 ∴ ${oneSuit}
    12 meets 12 ∴ ${only('12', '1S 1H 1D 2C', at12)}
    12d meets 12d ∴ ${noPromise}
    12g meets 12g & 12h ∴ ${strongFour}
    13 meets 13 ∴ ${only('13', '1S 1H 1D 2S 2H', at13)}
    13c meets 13c ∴ ${not13d}
    13ab meets 13c & 13a 13b ∴ ${oneNotTwo}
`
