/**
 * After a jump in a new suit, which forces to game: the long suits and the fit are shown before
 * notrump, and a hand that has shown its range leaves a slam to the other. The opponents are
 * silent.
 */

import {
  cheapest,
  combined,
  combinedFit,
  fitOf,
  hand,
  length,
  longest,
  noFit,
  points,
  possible,
  support,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import type { Openings } from './style.ts'

/** Points that a jump in a new suit shows: responder's, and opener's. */
const RESPONDER = 17

/** Opener, when responder has jumped. */
const opener = given(
  { role: 'opener', turn: 1, partner: '23suit', partnerJump: [1, 1], gameForce: true },
  rule({
    name: 'shift/raise',
    when: { agreed: 'none', partner: '23suit' },
    call: cheapest('partner', 3, 4),
    shows: support(3),
    agrees: 'partner',
    forcing: 'game',
    says: 'Three trumps for partner’s long suit, settled below game: there is room to look for a slam.',
  }),
  rule({
    name: 'shift/six',
    call: cheapest('mine', 2, 3),
    shows: length('mine', 6),
    forcing: 'game',
    says: 'Six cards in the first suit; game is certain.',
  }),
  rule({
    name: 'shift/second',
    call: cheapest('x', 2, 3),
    shows: hand(length('x', 4), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
    says: 'A second suit: four {x} or more.',
  }),
  rule({
    name: 'shift/notrump',
    call: cheapest('N', 2, 3),
    shows: points(0, 15),
    forcing: 'game',
    says: 'No fit, no second suit and no more than 15 points.',
  }),
)

/** Responder, who jumped. */
const responder = given(
  { role: 'responder', turn: 1, mine: '23suit', myMin: [RESPONDER, 37], gameForce: true },
  rule({
    name: 'shift/first-suit',
    when: { agreed: 'none', opening: '1major', partner: '23suit', partnerSuits: [2, 3] },
    call: cheapest('partnerFirst', 3, 3),
    shows: length('partnerFirst', 3),
    agrees: 'partnerFirst',
    forcing: 'game',
    says: 'Three trumps for the first suit, settled below game: there is room to look for a slam.',
  }),
  rule({
    name: 'shift/again',
    when: { agreed: 'none', partner: '2nt|3nt' },
    call: cheapest('mine', 3, 3),
    shows: length('mine', 6),
    forcing: 'game',
    says: 'Six cards in the suit: partner chooses between it and notrump.',
  }),
)

/** Either of the two, over three of a minor. */
const invites = given(
  {
    role: ['opener', 'responder'],
    turn: [1, 9],
    agreed: 'none',
    partner: '3minor',
    // There four notrump asks for aces, for the sake of the major.
    not: { opening: '1major', role: 'responder', partnerSuits: [2, 3] },
  },
  rule({
    name: 'shift/4N',
    call: '4N',
    shows: hand(noFit('partner', 9), combined(31), possible(33)),
    forcing: 'invitational',
    is: 'quantitative',
    says: 'At least 31 points together and no great fit: invites six notrump.',
  }),
)

/** A minor agreed in a game force: five of it is no more than game, and aces are not asked for. */
const minors = given(
  { role: ['opener', 'responder'], turn: [1, 9], agreed: 'minor', inTrumps: true, ours: true },
  rule({
    name: 'shift/minor-six',
    when: { last: '34minor', gameForce: true },
    call: '6agreed',
    shows: hand(fitOf('agreed', 8), combinedFit(33)),
    forcing: 'sign-off',
    says: 'A minor is agreed and 33 points together, short suits counted: a small slam.',
  }),
)

export const afterShifts = ({ calls }: Openings): readonly RuleDraft[] =>
  given(
    { contested: false, opening: calls, ours: true },
    ...invites,
    ...minors,
    ...opener,
    ...responder,
  )
