/**
 * After the strong 2♦ (23 points or more, from a suit or from notrump): 2♥ waits, all else is natural
 * with eight points. Schenken showed aces over it; no page found spells that out, so these are ours.
 */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import { anyHand, called, hand, length, longer, points } from '#bidding/shows.ts'
import { CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES, type Strain, strainName } from '#core/suit.ts'
import { openedWith } from '../opening-ladder.ts'
import { after } from './situations.ts'
import { sourced } from './sources.ts'

const GAME = { ours: true, forcing: 'game' } as const
const recorded = (strain: Strain) =>
  called(`strength recorded in ${strainName(strain)}`, openedWith('2D', strain))

const answers = given(
  after('2D'),
  rule('2♦: waiting', {}, '2H', points(0, 7), { ...GAME, artificial: true }),
  rule('2♦: spades', {}, '2S', hand(length('S', 5), longer('S', 'others', 0)), GAME),
  rule('2♦: a suit', {}, '3x', hand(length('x', 5), longer('x', 'others', 0)), {
    ...GAME,
    forEach: { among: '=HDC' },
  }),
  rule('2♦: notrump', {}, '2N', anyHand, GAME),
)
const rebid = given(
  after('2D 2H'),
  rule('2♦–2♥: notrump', {}, '2N', recorded(NOTRUMP), GAME),
  rule('2♦–2♥: spades', {}, '2S', recorded(SPADES), GAME),
  rule('2♦–2♥: hearts', {}, '3H', recorded(HEARTS), GAME),
  rule('2♦–2♥: diamonds', {}, '3D', recorded(DIAMONDS), GAME),
  rule('2♦–2♥: clubs', {}, '3C', recorded(CLUBS), GAME),
)
const overRebid = [
  ...given(
    after('2D 2H 2S'),
    rule('2♦–2♥–2♠: raise', {}, '3S', hand(length('S', 3), points(3)), GAME),
    rule('2♦–2♥–2♠: game', {}, '4S', length('S', 3), { ours: true }),
  ),
  ...given(after('2D 2H 3H'), rule('2♦–2♥–3♥: game', {}, '4H', length('H', 2), { ours: true })),
  ...given(
    after('2D 2H 2N'),
    rule('2♦–2♥–2NT: a major', {}, '3x', length('x', 5), { ...GAME, forEach: { among: '=SH' } }),
    rule('2♦–2♥–2NT: three notrump', {}, '3N', anyHand, { ours: true }),
  ),
]
export const twoDiamonds: readonly RuleDraft[] = sourced(
  'the answers to 2♦ are unconfirmed in the sources',
  [...answers, ...rebid, ...overRebid],
)
