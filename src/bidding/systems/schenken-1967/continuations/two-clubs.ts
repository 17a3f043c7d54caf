/**
 * After the natural 2♣, limited to 16 points: two of a major is to play if opener has no more to say,
 * and from 11 points 2♦ asks first, so a strong hand keeps its room and a weak one its suit. Ours.
 */

import {
  anyHand,
  cards,
  either,
  every,
  fitPoints,
  hand,
  length,
  longer,
  points,
  semiBalanced,
  shortness,
  support,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import { after } from './situations.ts'
import { sourced } from './sources.ts'

const responses = given(
  after('2C'),
  rule({
    name: '2♣: jump in a major',
    call: '3x',
    shows: hand(points(15), length('x', 6)),
    forEach: { among: '=SH' },
    forcing: 'game',
    ours: true,
    says: '15 points or more and at least six {x}: game, and perhaps slam.',
  }),
  rule({
    name: '2♣: three notrump',
    call: '3N',
    shows: hand(points(13), semiBalanced, every('majors', cards(0, 3))),
    ours: true,
    says: '13 points or more, no singleton and no four-card major: game in notrump.',
  }),
  rule({
    name: '2♣: strong diamonds',
    call: '2D',
    shows: points(11),
    forcing: 'one-round',
    artificial: true,
    ours: true,
    says: '11 points or more: ask partner to tell more, whatever the diamonds.',
  }),
  rule({
    name: '2♣: a major',
    call: '2x',
    shows: hand(
      points(5, 10),
      longer('x', 'others', 0),
      either(length('x', 6), hand(length('x', 5), length('C', 0, 2))),
    ),
    forEach: { among: '=SH' },
    ours: true,
    says: 'At least five {x}, no longer suit and 5–10 points, with at most two clubs unless the {x} are six: a better place than the clubs.',
  }),
  rule({
    name: '2♣: pass',
    call: 'P',
    shows: anyHand,
    says: 'Not enough to go on opposite a limited opening.',
  }),
)

/** Opener describes the hand further. */
const told = given(
  after('2C 2D'),
  rule({
    name: '2♣–2♦: a major',
    call: '2x',
    shows: length('x', 4),
    forEach: { among: '=HS' },
    forcing: 'one-round',
    ours: true,
    says: 'Four {x} or more: a major beside the clubs.',
  }),
  rule({
    name: '2♣–2♦: three notrump',
    call: '3N',
    shows: hand(points(15), semiBalanced),
    ours: true,
    says: '15 points or more and no singleton opposite 11: game.',
  }),
  rule({
    name: '2♣–2♦: two notrump',
    call: '2N',
    shows: semiBalanced,
    ours: true,
    says: 'No singleton: notrump beside the clubs.',
  }),
  rule({
    name: '2♣–2♦: clubs',
    call: '3C',
    shows: anyHand,
    ours: true,
    says: 'Nothing else to show: the clubs again.',
  }),
)

/** Responder asked, and has a major of five cards or more. */
const asked = [
  ...given(
    after('2C 2D 2N|3C|3N'),
    rule({
      name: '2♣–2♦, asked: six-card major',
      call: '4x',
      shows: hand(length('x', 6), points(11, 16)),
      forEach: { among: '=SH' },
      forcing: 'sign-off',
      ours: true,
      says: 'At least six {x} and 11–16 points opposite an opening: game in the major.',
    }),
  ),
  ...given(
    after('2C 2D 2N|3C'),
    rule({
      name: '2♣–2♦, asked: five-card major',
      call: '3x',
      shows: hand(length('x', 5), points(11, 17), longer('x', 'majors', 0)),
      forEach: { among: '=SH' },
      forcing: 'game',
      ours: true,
      says: 'At least five {x} and 11–17 points: game, in {x} if partner has three of them.',
    }),
    rule({
      name: '2♣–2♦, asked: three notrump',
      when: { partner: '2N' },
      call: '3N',
      shows: hand(points(12, 17)),
      ours: true,
      says: '12–17 points opposite a balanced opening: game in notrump.',
    }),
  ),
  ...given(
    after('2C 2D 2H'),
    rule({
      name: '2♣–2♦–2♥: spades',
      call: '2S',
      shows: hand(length('S', 5), length('H', 0, 3)),
      forcing: 'one-round',
      ours: true,
      says: 'At least five spades and no four hearts: partner may have three.',
    }),
  ),
  ...given(
    after('2C 2D 2S'),
    rule({
      name: '2♣–2♦–2♠: hearts',
      call: '3H',
      shows: hand(length('H', 5), length('S', 0, 3), points(12)),
      forcing: 'game',
      ours: true,
      says: 'At least five hearts, no four spades and 12 points or more: game, in hearts if partner has three.',
    }),
  ),
]

/** Responder’s major is weak: opener goes on with a fit only, or runs to long clubs. */
const overMajor = given(
  after('2C 2H|2S'),
  rule({
    name: '2♣–two of a major: game',
    call: '4partner',
    shows: hand(support(3), fitPoints(18)),
    ours: true,
    says: 'At least three {partner} and 18 points or more with short suits counted: game.',
  }),
  rule({
    name: '2♣–two of a major: raise',
    call: '3partner',
    shows: hand(support(3), fitPoints(15)),
    forcing: 'invitational',
    ours: true,
    says: 'At least three {partner} and 15 points or more with short suits counted: game if partner is not at the bottom.',
  }),
  rule({
    name: '2♣–two of a major: clubs',
    call: '3C',
    shows: hand(length('C', 6), length('partner', 0, 1)),
    ours: true,
    says: 'At least six clubs and at most one of partner’s suit: the clubs again.',
  }),
  rule({
    name: '2♣–two of a major: two notrump',
    call: '2N',
    shows: hand(points(16), semiBalanced),
    forcing: 'invitational',
    ours: true,
    says: '16 points or more and no singleton: game if partner is at the top of 5–10.',
  }),
  rule({
    name: '2♣–two of a major: pass',
    call: 'P',
    shows: either(points(0, 15), shortness),
    ours: true,
    says: 'At most 15 points, or a short suit and no fit: partner’s suit is a good place.',
  }),
)

export const twoClubs: readonly RuleDraft[] = sourced(
  t`the sources give no responses to the natural 2♣`,
  [...responses, ...told, ...asked, ...overMajor],
)
