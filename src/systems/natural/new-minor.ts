/**
 * New-minor forcing, a package: after one of a minor, a major and one notrump, two of the other minor
 * asks opener for three cards in the major and for four in the other one.
 */
import {
  anyHand,
  balanced,
  cheapest,
  combined,
  fitPoints,
  hand,
  has,
  length,
  no,
  points,
  shortness,
  some,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { NEW_MINOR } from './packages.ts'
import type { Style } from './style.ts'

const NEW = { among: ['unbid', 'minors'] } as const

const asks = given(
  {
    role: 'responder',
    turn: 1,
    contested: false,
    opening: '1minor',
    partner: '1nt',
    mine: '1major',
  },
  rule({
    name: 'new-minor/ask',
    call: cheapest('x', 2, 2),
    shows: hand(
      points(11),
      length('mine', 5, 5),
      no(hand(points(13), some('unbid', has('length', 5)))),
    ),
    forEach: NEW,
    forcing: 'one-round',
    artificial: true,
    is: 'new-minor',
    says: 'Five cards in my major and 11 points or more: the new minor asks opener for support.',
  }),
  rule({
    name: 'new-minor/weak',
    call: cheapest('mine', 2, 2),
    shows: hand(
      points(0, 10),
      length('mine', 5),
      length('x', 4),
      shortness,
      no(some(['unbid', 'majors'], has('length', 4))),
    ),
    forEach: NEW,
    forcing: 'sign-off',
    says: 'Weak and short somewhere: two {x} would ask, so the five-card major again.',
  }),
  rule({
    name: 'new-minor/hearts too',
    call: '2H',
    shows: hand(points(0, 10), length('mine', 5), length('H', 4), no(balanced)),
    forEach: { among: ['unbid', '=H'] },
    is: 'rebid',
    says: 'Five spades, four hearts and a weak hand: opener chooses.',
  }),
  rule({
    name: 'new-minor/weak pass',
    call: 'P',
    shows: hand(points(0, 10), length('mine', 4, 5), length('x', 4), no(shortness)),
    forEach: NEW,
    says: 'Too weak to ask with two {x}: one notrump will do.',
  }),
)

const answers = given(
  { role: 'opener', turn: 2, partnerIs: 'new-minor', cut: false },
  rule({
    name: 'new-minor/other major',
    call: '2x',
    shows: length('x', 4),
    forEach: { among: ['unbid', 'majors'] },
    is: 'rebid',
    says: 'Four {x}: shown before three cards in responder’s major.',
  }),
  rule({
    name: 'new-minor/jump raise',
    call: '3partner',
    shows: hand(length('partner', 3), points(14)),
    agrees: 'partner',
    forcing: 'game',
    is: 'strong-raise',
    says: 'Three cards in responder’s major and a maximum.',
  }),
  rule({
    name: 'new-minor/raise',
    call: '2partner',
    shows: length('partner', 3),
    agrees: 'partner',
    is: 'raise',
    says: 'Three cards in responder’s major and a minimum.',
  }),
  rule({
    name: 'new-minor/3N',
    call: '3N',
    shows: points(14),
    is: 'notrump',
    says: 'No fit for the major, and a maximum: game in notrump.',
  }),
  rule({
    name: 'new-minor/2N',
    call: '2N',
    shows: anyHand,
    is: 'notrump',
    says: 'No fit for the major, and a minimum.',
  }),
)

/** After one heart, one spade and one notrump no suit asks. */
const secondSuits = given(
  { role: 'responder', turn: 1, contested: false, opening: '1H', partner: '1nt', mine: '1S' },
  rule({
    name: 'new-minor/weak minor',
    call: cheapest('x', 2, 2),
    shows: hand(points(0, 10), length('mine', 5), length('x', 4), no(balanced)),
    forEach: { among: ['unbid', 'belowMine'], order: 'down' },
    is: 'rebid',
    says: 'Five spades, four {x} and a weak hand: opener chooses.',
  }),
)

/** The asker then: places the contract, or looks for slam. */
const asker = given(
  { role: 'responder', turn: 2, mineIs: 'new-minor', cut: false },
  ...given(
    { partnerIs: ['raise', 'strong-raise'] },
    rule({
      name: 'new-minor/slam',
      call: '4N',
      shows: fitPoints(19),
      artificial: true,
      message: 'aces',
      is: 'blackwood',
      says: '19 points or more with short suits counted, opposite 12–14 with a fit: asks for aces.',
    }),
    rule({
      name: 'new-minor/game',
      call: '4agreed',
      shows: fitPoints(13),
      forcing: 'sign-off',
      says: 'Eight trumps and the points for game.',
    }),
    rule({
      name: 'new-minor/max game',
      when: { partnerIs: 'strong-raise' },
      call: '4agreed',
      shows: anyHand,
      forcing: 'sign-off',
      says: 'Eight trumps opposite a maximum: game.',
    }),
    rule({
      name: 'new-minor/enough',
      when: { partnerIs: 'raise' },
      call: 'P',
      shows: anyHand,
      says: 'Opener is minimum: two of the major is enough.',
    }),
  ),
  ...given(
    { partnerIs: 'rebid' },
    rule({
      name: 'new-minor/other game',
      call: '4partner',
      shows: hand(length('partner', 4), fitPoints(13)),
      agrees: 'partner',
      forcing: 'sign-off',
      says: 'Four cards in opener’s major and the points for game.',
    }),
    rule({
      name: 'new-minor/other invite',
      call: '3partner',
      shows: length('partner', 4),
      agrees: 'partner',
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'Four cards in opener’s major and an invitation.',
    }),
  ),
  rule({
    name: 'new-minor/six notrump',
    when: { partner: '2bid|3nt' },
    call: '6N',
    shows: combined(33),
    forcing: 'sign-off',
    says: 'At least 33 points together: six notrump.',
  }),
  rule({
    name: 'new-minor/pass 3N',
    when: { partner: '3nt' },
    call: 'P',
    shows: anyHand,
    says: 'Opener is maximum without a fit, and notrump is game.',
  }),
  rule({
    name: 'new-minor/asker 3N',
    call: '3N',
    shows: points(13),
    is: 'notrump',
    says: 'No fit found: game in notrump.',
  }),
  rule({
    name: 'new-minor/asker 2N',
    when: { partner: '2suit' },
    call: '2N',
    shows: anyHand,
    forcing: 'invitational',
    is: 'notrump',
    says: 'No fit found and 11–12 points: invites three notrump.',
  }),
  rule({
    name: 'new-minor/asker pass',
    call: 'P',
    shows: anyHand,
    says: 'Opener is minimum, and two notrump is enough.',
  }),
)

/** Opener showed four of the other major first, and has three of responder's as well. */
const corrections = given(
  { role: 'opener', turn: 3, mine: '2major', told: 'new-minor', cut: false },
  rule({
    name: 'new-minor/late game',
    when: { partner: '3nt' },
    call: '4partner',
    shows: length('partner', 3),
    agrees: 'partner',
    forcing: 'sign-off',
    says: 'Three cards in responder’s five-card major as well: game there.',
  }),
  rule({
    name: 'new-minor/late accept',
    when: { partner: '2nt' },
    call: '4partner',
    shows: hand(length('partner', 3), points(13)),
    agrees: 'partner',
    forcing: 'sign-off',
    says: 'Three cards in responder’s major and more than a minimum: accepts.',
  }),
  rule({
    name: 'new-minor/late three',
    when: { partner: '2nt' },
    call: '3partner',
    shows: length('partner', 3),
    agrees: 'partner',
    forcing: 'sign-off',
    says: 'Three cards in responder’s major and a minimum: safer than notrump.',
  }),
  rule({
    name: 'new-minor/late 3N',
    when: { partner: '2nt' },
    call: '3N',
    shows: points(13),
    forcing: 'sign-off',
    says: 'More than a minimum: accepts the invitation.',
  }),
  rule({
    name: 'new-minor/late fit',
    when: { partner: '3major' },
    call: '4agreed',
    shows: points(13),
    forcing: 'sign-off',
    says: 'More than a minimum: accepts the invitation.',
  }),
  rule({
    name: 'new-minor/late pass',
    when: { partner: '23bid' },
    call: 'P',
    shows: anyHand,
    says: 'Nothing more to say: this is enough.',
  }),
)

/** Stands before responder's own second bids. */
export const newMinor = ({ source }: Style): readonly RuleDraft[] =>
  marked(
    { package: NEW_MINOR.id, source: source('New-minor forcing') },
    ...asks,
    ...secondSuits,
    ...answers,
    ...asker,
    ...corrections,
  )
