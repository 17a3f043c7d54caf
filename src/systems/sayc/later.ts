/** Third turns: answers to the fourth suit, invitations accepted or declined, contracts placed. */
import {
  aces,
  anyHand,
  cards,
  cheapest,
  combinedFit,
  either,
  fitOf,
  fitPoints,
  game,
  hand,
  length,
  no,
  points,
  some,
  support,
  unbidStopped,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { topic } from './style.ts'

const fourthSuit = given(
  { role: 'opener', partnerIs: 'fourth-suit', cut: false },
  rule({
    name: 'fourth/support',
    when: { partnerSuit: 'major' },
    call: cheapest('partner', 2, 4),
    shows: hand(length('partner', 3)),
    agrees: 'partner',
    is: 'raise',
    says: 'Three cards in responder’s suit: the first thing the fourth suit asks.',
  }),
  rule({
    name: 'fourth/raise',
    call: cheapest('x', 3, 3),
    shows: length('x', 4),
    forEach: { among: 'unbid' },
    is: 'raise',
    says: 'Four cards in the fourth suit.',
  }),
  rule({
    name: 'fourth/3N',
    call: '3N',
    shows: hand(points(15), unbidStopped),
    forcing: 'sign-off',
    is: 'notrump',
    says: 'The fourth suit stopped and more than a minimum: three notrump.',
  }),
  rule({
    name: 'fourth/2N',
    call: cheapest('N', 2, 3),
    shows: unbidStopped,
    is: 'notrump',
    says: 'The fourth suit stopped.',
  }),
  rule({
    name: 'fourth/own',
    call: cheapest('mineFirst', 2, 3),
    shows: either(length('mineFirst', 6), hand(length('mineFirst', 5), no(length('mine', 5)))),
    is: 'rebid',
    says: 'Extra length in the first suit, no stopper and no support.',
  }),
  rule({
    name: 'fourth/second',
    call: cheapest('mine', 2, 3),
    shows: length('mine', 5),
    is: 'rebid',
    says: 'Extra length in the second suit.',
  }),
  rule({
    name: 'fourth/rest',
    call: cheapest('mineFirst', 2, 3),
    shows: anyHand,
    is: 'rebid',
    says: 'No support, no stopper and nothing extra: back to the first suit.',
  }),
)
const asker = given(
  { role: 'responder', mineIs: 'fourth-suit', cut: false, belowGame: true },
  rule({
    name: 'asker/slam',
    when: { partner: '23major', partnerIs: 'raise' },
    call: '4N',
    shows: hand(length('partner', 5), fitPoints(18)),
    agrees: 'partner',
    artificial: true,
    message: 'aces',
    is: 'blackwood',
    says: 'A fit and slam values: asks for aces.',
  }),
  rule({
    name: 'asker/major',
    when: { partner: '23major', partnerIs: 'raise' },
    call: '4partner',
    shows: length('partner', 5),
    forcing: 'sign-off',
    says: 'Five cards opposite three: game in the major.',
  }),
  rule({
    name: 'asker/3N',
    when: { partner: '2nt' },
    call: '3N',
    shows: points(0, 16),
    forcing: 'sign-off',
    says: 'Opener has a stopper: three notrump.',
  }),
  rule({
    name: 'asker/stopped',
    call: '3N',
    shows: hand(unbidStopped, points(0, 16)),
    forcing: 'sign-off',
    says: 'The fourth suit is stopped here: three notrump.',
  }),
  rule({
    name: 'asker/five-two',
    when: { partner: '23major', opening: '1major', partnerIs: 'rebid' },
    call: '4partner',
    shows: length('partner', 2),
    forcing: 'sign-off',
    says: 'No stopper anywhere: the long major is the best game.',
  }),
  rule({
    name: 'asker/minor',
    when: { partner: '3minor' },
    call: '4partner',
    shows: support(3),
    forcing: 'game',
    is: 'raise',
    says: 'No stopper anywhere: looks for game in the minor.',
  }),
)

/** Opener after responder's own suit, bid at the one level on the way, or rebid after two over one. */
const ownSuit = [
  ...given(
    { role: 'opener', turn: 2, partner: '1S', partnerIs: 'new-suit', cut: false },
    rule({
      name: 'one-spade/jump raise',
      call: '3S',
      shows: hand(length('S', 4), fitPoints(15)),
      agrees: 'S',
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'Four spades and more than a minimum: invites.',
    }),
    rule({
      name: 'one-spade/raise',
      call: '2S',
      shows: length('S', 4),
      agrees: 'S',
      is: 'raise',
      says: 'Four spades and a minimum.',
    }),
    rule({
      name: 'one-spade/2N',
      call: '2N',
      shows: hand(points(17), unbidStopped),
      forcing: 'invitational',
      is: 'notrump',
      says: 'A strong hand with the other suits stopped.',
    }),
    rule({
      name: 'one-spade/six',
      call: cheapest('mineFirst', 2, 2),
      shows: length('mineFirst', 6),
      is: 'rebid',
      says: 'A six-card suit.',
    }),
    rule({
      name: 'one-spade/1N',
      call: '1N',
      shows: anyHand,
      is: 'notrump',
      says: 'No fit for spades: one notrump.',
    }),
  ),
  ...given(
    { role: 'opener', turn: 2, partner: '3suit', partnerIs: 'rebid', partnerJump: 0, cut: false },
    rule({
      name: 'two-over-one/major game',
      when: { partner: '3major' },
      call: '4partner',
      shows: hand(support(2), points(13)),
      agrees: 'partner',
      forcing: 'sign-off',
      says: 'Two cards opposite six and a sound opening: game.',
    }),
    rule({
      name: 'two-over-one/3N',
      call: '3N',
      shows: hand(points(14), unbidStopped),
      forcing: 'sign-off',
      says: 'More than a minimum with the other suits stopped.',
    }),
    rule({
      name: 'two-over-one/own major',
      when: { opening: '1major', not: { mine: '2major', mySuits: 1 } },
      call: '3mineFirst',
      shows: hand(length('mineFirst', 6), points(13)),
      forcing: 'invitational',
      is: 'rebid',
      says: 'A six-card major and a sound opening.',
    }),
    rule({
      name: 'two-over-one/minor raise',
      when: { partner: '3minor' },
      call: '5partner',
      shows: hand(support(2), points(16)),
      forcing: 'sign-off',
      says: 'A strong hand with a fit and no notrump.',
    }),
    rule({
      name: 'two-over-one/pass',
      when: { gameForce: false },
      call: 'P',
      shows: points(0, 15),
      says: 'A minimum opposite 10–12: enough.',
    }),
  ),
]
/** Partner invited with two notrump. */
const invitedNotrump = given(
  {
    opening: '1suit',
    partner: '2nt',
    partnerIs: 'notrump',
    cut: false,
    gameForce: false,
    partnerJump: [0, 1],
  },
  rule({
    name: 'invited/long major',
    when: { role: 'opener', turn: 2, opening: '1major' },
    call: '4mineFirst',
    shows: hand(length('mineFirst', 6), points(14)),
    forcing: 'sign-off',
    says: 'A six-card major and more than a minimum: game there.',
  }),
  rule({
    name: 'invited/3N',
    when: { role: 'opener', turn: 2 },
    call: '3N',
    shows: either(points(14), hand(points(13), some('all', cards(5)))),
    forcing: 'sign-off',
    says: 'More than a flat 13, or 13 with a five-card suit to run: accepts the invitation.',
  }),
  rule({
    name: 'invited/three own',
    when: { role: 'opener', turn: 2 },
    call: '3mineFirst',
    shows: length('mineFirst', 6),
    forcing: 'sign-off',
    says: 'A minimum with a long suit: safer than notrump.',
  }),
  rule({
    name: 'invited/pass',
    when: { role: 'opener', turn: 2 },
    call: 'P',
    shows: anyHand,
    says: 'A minimum: declines the invitation.',
  }),
)
/** Partner invited in a suit. */
const invitedSuit = given(
  { role: 'opener', opening: '1suit', turn: 2, cut: false, gameForce: false },
  ...given(
    { partnerIs: ['limit-raise', 'game-try'], partner: '3major', agreed: 'major' },
    rule({
      name: 'invited/4M',
      call: '4agreed',
      shows: fitPoints(14),
      forcing: 'sign-off',
      says: '14 points or more with short suits counted: accepts the invitation.',
    }),
    rule({
      name: 'invited/3M pass',
      call: 'P',
      shows: anyHand,
      says: 'A minimum: declines the invitation.',
    }),
  ),
  ...given(
    { partnerIs: 'limit-raise', partner: '3minor', agreed: 'minor' },
    rule({
      name: 'invited/minor 3N',
      call: '3N',
      shows: hand(points(14), unbidStopped),
      forcing: 'sign-off',
      says: 'More than a minimum with the other suits stopped.',
    }),
    rule({
      name: 'invited/minor pass',
      call: 'P',
      shows: points(0, 15),
      says: 'A minimum: declines the invitation.',
    }),
  ),
  ...given(
    { partnerIs: 'rebid', partner: '3suit', partnerJump: 1 },
    rule({
      name: 'invited/their 4M',
      when: { partner: '3major' },
      call: game('partner'),
      shows: hand(support(2), fitPoints(14)),
      agrees: 'partner',
      forcing: 'sign-off',
      says: 'Two trumps opposite six and 14 points with short suits counted: game.',
    }),
    rule({
      name: 'invited/their 3N',
      call: '3N',
      shows: hand(points(14), unbidStopped),
      forcing: 'sign-off',
      says: 'More than a minimum with the other suits stopped.',
    }),
    rule({
      name: 'invited/their pass',
      call: 'P',
      shows: points(0, 14),
      says: 'A minimum: declines the invitation.',
    }),
  ),
)
/** Opener bid on over my preference or minimum raise: responder with a little more. */
const responderInvited = given(
  { role: 'responder', turn: 2, cut: false, gameForce: false },
  rule({
    name: 'invited/responder 3N',
    when: { partner: '2nt', mine: '2suit' },
    call: '3N',
    shows: points(8),
    forcing: 'sign-off',
    says: 'A maximum: accepts.',
  }),
  rule({
    name: 'invited/responder pass',
    when: { partner: '2nt', mine: '2suit' },
    call: 'P',
    shows: points(0, 7),
    says: 'A minimum: declines.',
  }),
)
/** Partner bid game in a major as it was, and together there is more. */
const beyond = given(
  {
    signedOff: true,
    ours: true,
    agreed: 'major',
    last: '4major',
    contested: false,
    not: { told: 'blackwood' },
  },
  rule({
    name: 'placed/slam',
    call: '4N',
    shows: hand(points(15), fitOf('agreed', 8), combinedFit(32), no(aces(0))),
    artificial: true,
    message: 'aces',
    is: 'blackwood',
    says: 'At least 32 points together, short suits counted: asks for aces over game.',
  }),
)
/** Partner has bid game or slam to play, and nothing forces. */
const placed = given(
  { signedOff: true, ours: true, belowGame: false, cut: false },
  rule({
    name: 'placed/pass',
    call: 'P',
    shows: anyHand,
    says: 'Partner has placed the contract.',
  }),
)
export const LATER: readonly RuleDraft[] = marked(
  { source: topic('Rebids by opener and responder') },
  ...fourthSuit,
  ...asker,
  ...ownSuit,
  ...invitedNotrump,
  ...invitedSuit,
  ...responderInvited,
  ...beyond,
  ...placed,
)
