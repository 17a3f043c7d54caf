/**
 * After the strong 2♦ (23 points or more, from a suit or from notrump): 2♥ waits, all else is natural
 * with eight points. Schenken showed aces over it; no page found spells that out, so these are ours.
 */

import { anyHand, called, hand, length, longer, points } from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES, type Strain, strainName } from '#core/suit.ts'
import { openedWith } from '../opening-rules.ts'
import { after } from './situations.ts'
import { sourced } from './sources.ts'

const recorded = (strain: Strain) =>
  called(`strength recorded in ${strainName(strain)}`, openedWith('2D', strain))

const answers = given(
  after('2D'),
  rule({
    name: '2♦: waiting',
    call: '2H',
    shows: points(0, 7),
    forcing: 'game',
    artificial: true,
    ours: true,
    says: 'Fewer than eight points: wait, and hear partner’s suit.',
  }),
  rule({
    name: '2♦: spades',
    call: '2S',
    shows: hand(length('S', 5), longer('S', 'others', 0)),
    forcing: 'game',
    ours: true,
    says: 'At least five spades and no longer suit: a positive answer.',
  }),
  rule({
    name: '2♦: a suit',
    call: '3x',
    shows: hand(length('x', 5), longer('x', 'others', 0)),
    forEach: { among: '=HDC' },
    forcing: 'game',
    ours: true,
    says: 'At least five {x} and no longer suit: a positive answer.',
  }),
  rule({
    name: '2♦: notrump',
    call: '2N',
    shows: anyHand,
    forcing: 'game',
    ours: true,
    says: 'No five-card suit to show: a positive answer in notrump.',
  }),
)
const rebid = given(
  after('2D 2H'),
  rule({
    name: '2♦–2♥: notrump',
    call: '2N',
    shows: recorded(NOTRUMP),
    forcing: 'game',
    ours: true,
    says: 'The strength was recorded in notrump: a balanced hand for the strong opening.',
  }),
  rule({
    name: '2♦–2♥: spades',
    call: '2S',
    shows: recorded(SPADES),
    forcing: 'game',
    ours: true,
    says: 'The suit behind the strong opening is spades.',
  }),
  rule({
    name: '2♦–2♥: hearts',
    call: '3H',
    shows: recorded(HEARTS),
    forcing: 'game',
    ours: true,
    says: 'The suit behind the strong opening is hearts.',
  }),
  rule({
    name: '2♦–2♥: diamonds',
    call: '3D',
    shows: recorded(DIAMONDS),
    forcing: 'game',
    ours: true,
    says: 'The suit behind the strong opening is diamonds.',
  }),
  rule({
    name: '2♦–2♥: clubs',
    call: '3C',
    shows: recorded(CLUBS),
    forcing: 'game',
    ours: true,
    says: 'The suit behind the strong opening is clubs.',
  }),
)
const overRebid = [
  ...given(
    after('2D 2H 2S'),
    rule({
      name: '2♦–2♥–2♠: raise',
      call: '3S',
      shows: hand(length('S', 3), points(3)),
      forcing: 'game',
      ours: true,
      says: 'At least three spades and three points or more: slower than four, so stronger.',
    }),
    rule({
      name: '2♦–2♥–2♠: game',
      call: '4S',
      shows: length('S', 3),
      ours: true,
      says: 'At least three spades and nothing more: game at once.',
    }),
  ),
  ...given(
    after('2D 2H 3H'),
    rule({
      name: '2♦–2♥–3♥: game',
      call: '4H',
      shows: length('H', 2),
      ours: true,
      says: 'Two hearts or more: enough to play game in partner’s suit.',
    }),
  ),
  ...given(
    after('2D 2H 2N'),
    rule({
      name: '2♦–2♥–2NT: a major',
      call: '3x',
      shows: length('x', 5),
      forEach: { among: '=SH' },
      forcing: 'game',
      ours: true,
      says: 'At least five {x}: game, in {x} if partner has three of them.',
    }),
    rule({
      name: '2♦–2♥–2NT: three notrump',
      call: '3N',
      shows: anyHand,
      ours: true,
      says: 'No five-card major opposite the balanced hand: game in notrump.',
    }),
  ),
]
export const twoDiamonds: readonly RuleDraft[] = sourced(
  'the answers to 2♦ are unconfirmed in the sources',
  [...answers, ...rebid, ...overRebid],
)
