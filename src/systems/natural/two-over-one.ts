/**
 * Two over one, a package: over one of a major an unpassed hand's new suit at the two level forces to
 * game, and one notrump is forcing for one round on all that is too weak for it.
 */
import {
  anyHand,
  balanced,
  cheapest,
  combinedFit,
  either,
  fitPoints,
  hand,
  has,
  length,
  lengthPoints,
  longest,
  no,
  points,
  some,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { TWO_OVER_ONE } from './packages.ts'
import type { Style } from './style.ts'

const FIRST = {
  role: 'responder',
  turn: 0,
  contested: false,
  opening: '1major',
  passedHand: false,
} as const

/** Over one heart four spades are shown at the one level. */
const NO_SPADES = [
  { opening: '1S', tag: '', no: anyHand },
  { opening: '1H', tag: ' over 1H', no: length('S', 0, 3) },
] as const
const GAME = either(points(13), hand(length('partner', 3, 3), fitPoints(13)))

/** Over one heart a hand without spades and a fit has a four-card minor. */
const WAITING = [
  rule({
    name: 'two-over-one/waiting',
    call: '2C',
    shows: hand(length('partner', 0, 3), length('C', 3), GAME),
    forcing: 'game',
    is: 'new-suit',
    says: 'The points for game and no suit to bid: two clubs on three cards.',
  }),
]

/** Stands before the raises: a limit raise on three trumps goes by way of one notrump. */
const responses = given(
  FIRST,
  rule({
    name: 'two-over-one/limit raise',
    call: '1N',
    shows: hand(length('partner', 3, 3), points(8, 12), fitPoints(10, 12)),
    forcing: 'one-round',
    is: 'notrump',
    says: 'Three trumps and 10–12 points with short suits counted: one notrump first, then three of the major.',
  }),
  rule({
    name: 'two-over-one/new suit',
    call: cheapest('x', 2, 2),
    shows: hand(
      length('partner', 0, 3),
      length('x', 5),
      longest('x', 'unbid'),
      either(points(12), GAME),
    ),
    forEach: { among: 'unbid' },
    forcing: 'game',
    is: 'new-suit',
    says: 'A five-card suit and the points for game: two over one forces to game.',
  }),
  ...NO_SPADES.flatMap(({ opening, tag, no: fewSpades }) =>
    given(
      { opening },
      rule({
        name: `two-over-one/four-card minor${tag}`,
        call: cheapest('x', 2, 2),
        shows: hand(fewSpades, length('partner', 0, 3), length('x', 4), GAME),
        forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
        forcing: 'game',
        is: 'new-suit',
        says: 'The points for game and four {x}: two over one forces to game.',
      }),
      ...(opening === '1S' ? WAITING : []),
      rule({
        name: `two-over-one/forcing notrump${tag}`,
        call: '1N',
        shows: hand(fewSpades, length('partner', 0, 2), lengthPoints(6), points(0, 12)),
        forcing: 'one-round',
        is: 'notrump',
        says: 'Too weak to force to game, at most 12 points, and no fit: one notrump forces for one round.',
      }),
    ),
  ),
)

/** Opener may not pass: three cards in a minor will do. */
const opener = given(
  {
    role: 'opener',
    turn: 1,
    opening: '1major',
    partner: '1nt',
    partnerPassed: false,
    contested: false,
  },
  rule({
    name: 'two-over-one/three-card minor',
    call: '2x',
    shows: hand(balanced, points(0, 17), length('x', 3)),
    forEach: { among: 'minors', order: 'up' },
    is: 'rebid',
    says: 'Balanced, and one notrump forces: the cheaper minor on three cards.',
  }),
  rule({
    name: 'two-over-one/no minor',
    when: { opening: '1H' },
    call: '2H',
    shows: hand(
      points(0, 16),
      length('H', 5, 5),
      length('S', 4, 4),
      length('C', 0, 3),
      length('D', 0, 3),
    ),
    is: 'rebid',
    says: 'Four spades, too weak to reverse, and one notrump forces: hearts again.',
  }),
)
/** Responder after one notrump. */
const afterNotrump = given(
  {
    role: 'responder',
    turn: 1,
    contested: false,
    opening: '1major',
    mine: '1nt',
    passedHand: false,
  },
  ...given(
    { partner: '2suit', partnerIs: 'rebid' },
    rule({
      name: 'two-over-one/three of the major',
      call: '3partnerFirst',
      shows: hand(length('partnerFirst', 3), fitPoints(10)),
      agrees: 'partnerFirst',
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'Three trumps and 10 points or more with short suits counted: the limit raise.',
    }),
    rule({
      name: 'two-over-one/three on two',
      when: { partnerSuits: 1 },
      call: '3partnerFirst',
      shows: hand(length('partnerFirst', 2), points(10, 12)),
      agrees: 'partnerFirst',
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'Two trumps opposite six and 10–12 points: invites.',
    }),
    rule({
      name: 'two-over-one/raise hearts',
      when: { partner: '2H', opening: '1S' },
      call: '3H',
      shows: hand(length('H', 4), fitPoints(10)),
      agrees: 'H',
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'Four hearts and 10 points or more with short suits counted: invites.',
    }),
    rule({
      name: 'two-over-one/2N',
      call: '2N',
      shows: points(11, 12),
      forcing: 'invitational',
      is: 'notrump',
      says: '11–12 points and no fit: invites three notrump.',
    }),
    rule({
      name: 'two-over-one/preference',
      when: { partner: '2minor' },
      call: '2partnerFirst',
      shows: hand(
        length('partnerFirst', 2),
        length('partner', 0, 4),
        no(some('unbid', has('length', 6))),
      ),
      is: 'raise',
      says: 'Two or three cards in the major: the minor may be three cards long.',
    }),
  ),
  ...given(
    { partner: '2nt' },
    rule({
      name: 'two-over-one/major over 2N',
      call: '4partnerFirst',
      shows: length('partnerFirst', 3),
      agrees: 'partnerFirst',
      forcing: 'sign-off',
      says: 'Three trumps opposite 18–19: game.',
    }),
    rule({
      name: 'two-over-one/3N over 2N',
      call: '3N',
      shows: points(6),
      forcing: 'sign-off',
      says: 'Six points or more opposite 18–19: game.',
    }),
  ),
)

/** In the game force three of the major sets trumps with more than a minimum; game at once has none. */
const strongFit = [
  ...given(
    {
      role: 'responder',
      turn: 1,
      contested: false,
      opening: '1major',
      mine: '2suit',
      mineIs: 'new-suit',
      gameForce: true,
      partner: '2bid|3minor',
    },
    rule({
      name: 'two-over-one/trumps strong',
      call: '3partnerFirst',
      shows: hand(length('partnerFirst', 3, 3), fitPoints(16)),
      agrees: 'partnerFirst',
      forcing: 'game',
      is: 'strong-raise',
      says: 'Three trumps and 16 points or more with short suits counted: stronger than game at once.',
    }),
  ),
  ...given(
    {
      role: 'opener',
      turn: 2,
      contested: false,
      agreed: 'major',
      partner: '3major',
      partnerIs: 'strong-raise',
    },
    rule({
      name: 'two-over-one/opener asks',
      call: '4N',
      shows: combinedFit(31),
      artificial: true,
      message: 'aces',
      is: 'blackwood',
      says: 'At least 31 points together, short suits counted: asks for aces.',
    }),
    rule({
      name: 'two-over-one/opener minimum',
      call: '4agreed',
      shows: anyHand,
      is: 'raise',
      says: 'Nothing extra: game, and partner may still go on.',
    }),
  ),
]

/** Stands before the raises and new suits of the first response, and before later turns. */
export const twoOverOne = ({ source }: Style): readonly RuleDraft[] =>
  marked(
    { package: TWO_OVER_ONE.id, source: source('Two over one') },
    ...responses,
    ...opener,
    ...afterNotrump,
    ...strongFit,
  )
