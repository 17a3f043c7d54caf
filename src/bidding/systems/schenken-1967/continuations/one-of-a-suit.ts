/**
 * Responses to 1♦, 1♥ and 1♠, all limited to 16 points. Sources: the ranges
 * published for Schenken's club (one notrump 6–10, two 13–15, three 16–17, two over one forcing one
 * round, jump shift strong, three clubs the strong raise of a major); the rest is ours.
 */

import {
  anyHand,
  balanced,
  cards,
  either,
  every,
  fitPoints,
  hand,
  length,
  longer,
  no,
  points,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import { after, NAMED, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

const toMajor = (['S', 'H'] as const).flatMap((major) =>
  given(
    after(`1${major}`),
    rule({
      name: `1${SIGN[major]}: strong raise`,
      call: '3C',
      shows: hand(length(major, 4), fitPoints(14)),
      agrees: major,
      forcing: 'game',
      artificial: true,
      says: t`Four ${NAMED[major]} or more and 14 points or more with short suits counted: game is certain.`,
    }),
    rule({
      name: `1${SIGN[major]}: jump shift`,
      call: { kind: 'cheapest', strain: 'x', jump: 1 },
      shows: hand(points(17), length('x', 5), longer('x', 'others', 0)),
      forEach: { among: major === 'S' ? '=HD' : '=SD' },
      forcing: 'game',
      says: '17 points or more and at least five {x}, with no longer suit: slam may be on.',
    }),
    rule({
      name: `1${SIGN[major]}: preemptive raise`,
      call: `4${major}`,
      shows: hand(length(major, 5), points(0, 9), fitPoints(8)),
      forcing: 'sign-off',
      ours: true,
      says: t`At least five ${NAMED[major]} and at most nine points: shape for game, not strength.`,
    }),
    rule({
      name: `1${SIGN[major]}: limit raise`,
      call: `3${major}`,
      shows: hand(length(major, 4), fitPoints(10, 13)),
      forcing: 'invitational',
      ours: true,
      says: t`Four ${NAMED[major]} or more and 10–13 points with short suits counted: game if partner has extra.`,
    }),
    rule({
      name: `1${SIGN[major]}: raise`,
      call: `2${major}`,
      shows: hand(length(major, 4), fitPoints(7, 9)),
      ours: true,
      says: t`Four ${NAMED[major]} or more and 7–9 points with short suits counted: a simple raise.`,
    }),
    rule({
      name: `1${SIGN[major]}: pass on three`,
      call: 'P',
      shows: hand(
        length(major, 3, 3),
        fitPoints(0, 9),
        ...(major === 'H' ? [length('S', 0, 3)] : []),
      ),
      ours: true,
      says: t`Three ${NAMED[major]} and at most nine points with short suits counted, opposite at most 16: game is out of reach, and one is low enough.`,
    }),
    rule({
      name: `1${SIGN[major]}: raise on three`,
      call: `2${major}`,
      shows: hand(
        length(major, 3, 3),
        fitPoints(10, 10),
        either(no(balanced), points(0, 9)),
        ...(major === 'H' ? [length('S', 0, 3)] : []),
      ),
      ours: true,
      says: t`Three ${NAMED[major]} and 10 points with short suits counted: a simple raise.`,
    }),
    rule({
      name: `1${SIGN[major]}: pass on six flat points`,
      call: 'P',
      shows: hand(points(0, 6), every('all', cards(2, 5)), length(major, 2, 3)),
      ours: true,
      says: t`At most six points, no short suit and no long one, opposite at most 16: game is out of reach, and one is low enough.`,
    }),
    ...(major === 'H'
      ? [
          rule({
            name: '1♥: spades',
            call: '1S',
            shows: either(hand(length('S', 4), points(6)), hand(length('S', 6), points(4))),
            forcing: 'one-round',
            says: 'Four spades or more and six points or more, or six spades and four points: a new suit at one.',
          }),
        ]
      : []),
    rule({
      name: `1${SIGN[major]}: notrump, 16–17`,
      call: '3N',
      shows: hand(points(16, 17), balanced, length(major, 0, 3)),
      says: t`Balanced with 16 or 17 points and at most three ${NAMED[major]}: game in notrump.`,
    }),
    rule({
      name: `1${SIGN[major]}: notrump, 13–15`,
      call: '2N',
      shows: hand(points(13, 15), balanced, length(major, 0, 3)),
      forcing: 'game',
      says: t`Balanced with 13–15 points and at most three ${NAMED[major]}: game is certain.`,
    }),
    ...(major === 'S'
      ? [
          rule({
            name: '1♠: two over one in hearts',
            call: '2H',
            shows: hand(
              either(points(11), hand(points(8), length('H', 6))),
              length('H', 5),
              longer('H', '=CD', 0),
            ),
            forcing: 'one-round',
            says: 'At least five hearts and 11 points or more, or six hearts and eight: enough for the two level.',
          }),
        ]
      : []),
    rule({
      name: `1${SIGN[major]}: two over one`,
      call: '2x',
      shows: hand(points(11), length('x', 4), longer('x', 'minors', 0)),
      forEach: { among: '=DC' },
      forcing: 'one-round',
      says: 'Four {x} or more and 11 points or more: enough for the two level.',
    }),
    ...(major === 'S'
      ? [
          rule({
            name: '1♠: two over one on three',
            call: '2C',
            shows: points(11),
            forcing: 'one-round',
            ours: true,
            says: '11 points or more and no better suit to bid: clubs, to hear more.',
          }),
        ]
      : []),
    rule({
      name: `1${SIGN[major]}: one notrump`,
      call: '1N',
      shows: points(6, 10),
      says: '6–10 points, no fit and nothing to show at one.',
    }),
    rule({
      name: `1${SIGN[major]}: pass`,
      call: 'P',
      shows: anyHand,
      says: 'Too weak to answer: game is out of reach.',
    }),
  ),
)

const toDiamond = given(
  after('1D'),
  rule({
    name: '1♦: jump shift',
    call: { kind: 'cheapest', strain: 'x', jump: 1 },
    shows: hand(points(17), length('x', 5), longer('x', 'others', 0)),
    forEach: { among: '=SHC' },
    forcing: 'game',
    says: '17 points or more and at least five {x}, with no longer suit: slam may be on.',
  }),
  rule({
    name: '1♦: pass on six flat points',
    call: 'P',
    shows: hand(points(0, 6), every('all', cards(2, 5))),
    ours: true,
    says: 'At most six points, no short suit and no long one, opposite at most 16: game is out of reach, and one is low enough.',
  }),
  rule({
    name: '1♦: a five-card major',
    call: '1x',
    shows: hand(length('x', 5), points(6), longer('x', 'others', 0)),
    forEach: { among: '=SH' },
    forcing: 'one-round',
    says: 'At least five {x}, no longer suit, and six points or more.',
  }),
  rule({
    name: '1♦: clubs first',
    call: '2C',
    shows: hand(points(12), length('C', 5), longer('C', 'majors')),
    forcing: 'one-round',
    says: 'At least five clubs, longer than either major, and 12 points or more: the long suit first.',
  }),
  rule({
    name: '1♦: a major',
    call: '1x',
    shows: hand(length('x', 4), points(6)),
    forEach: { among: '=HS' },
    forcing: 'one-round',
    says: 'Four {x} or more and six points or more: a new suit at one.',
  }),
  rule({
    name: '1♦: notrump, 16–17',
    call: '3N',
    shows: hand(points(16, 17), balanced),
    says: 'Balanced with 16 or 17 points: game in notrump.',
  }),
  rule({
    name: '1♦: notrump, 13–15',
    call: '2N',
    shows: hand(points(13, 15), balanced),
    forcing: 'game',
    says: 'Balanced with 13–15 points: game is certain.',
  }),
  rule({
    name: '1♦: limit raise',
    call: '3D',
    shows: hand(length('D', 5), points(10, 12)),
    forcing: 'invitational',
    ours: true,
    says: 'At least five diamonds and 10–12 points: game if partner has extra.',
  }),
  rule({
    name: '1♦: clubs',
    call: '2C',
    shows: hand(points(11), length('C', 4)),
    forcing: 'one-round',
    says: 'Four clubs or more and 11 points or more: enough for the two level.',
  }),
  rule({
    name: '1♦: diamonds, strong',
    call: '3N',
    shows: points(13),
    ours: true,
    says: '13 points or more, with diamonds and no other suit to show: game in notrump.',
  }),
  rule({
    name: '1♦: limit raise on four',
    call: '3D',
    shows: points(11),
    forcing: 'invitational',
    ours: true,
    says: '11 points or more and nothing to show but diamonds: game if partner has extra.',
  }),
  rule({
    name: '1♦: raise',
    call: '2D',
    shows: hand(length('D', 4), points(6, 10), either(no(balanced), length('D', 5))),
    ours: true,
    says: 'Four diamonds or more and 6–10 points: a simple raise.',
  }),
  rule({
    name: '1♦: one notrump',
    call: '1N',
    shows: points(6, 10),
    says: '6–10 points and no major to show.',
  }),
  rule({
    name: '1♦: pass',
    call: 'P',
    shows: anyHand,
    says: 'Too weak to answer: game is out of reach.',
  }),
)

export const oneOfASuit: readonly RuleDraft[] = sourced(
  'raises and weak responses are not in the sources',
  [...toMajor, ...toDiamond],
)
