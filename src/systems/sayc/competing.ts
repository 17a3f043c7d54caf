/** Competing once more for a partscore: both sides have bid, and the opponents hold the contract. */
import {
  cards,
  cheapest,
  combined,
  combinedFit,
  either,
  every,
  fitOf,
  fitPoints,
  hand,
  length,
  points,
  some,
  stopped,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { topic } from './style.ts'

export const COMPETING: readonly RuleDraft[] = marked(
  { source: topic('Competitive bidding') },
  ...given(
    // After a redouble a double is for penalties.
    { contested: true, ours: false, doubled: 0, turn: [1, 9], not: { told: 'redouble' } },
    rule({
      name: 'compete/strong again',
      when: {
        role: 'opener',
        mineIs: ['takeout-double', 'reopening-double'],
        last: '123suit',
      },
      call: 'X',
      shows: hand(points(18), length('theirs', 0, 2)),
      forcing: 'one-round',
      is: 'takeout-double',
      says: 'Short in their suit and 18 points or more: doubles again, still for takeout.',
    }),
    rule({
      name: 'compete/limit raise',
      when: { role: 'responder', partnerIs: 'limit-raise', agreed: 'major', cut: true },
      call: '4agreed',
      shows: fitPoints(10),
      forcing: 'sign-off',
      says: 'Opener’s strong raise and 10 points: game over their bid.',
    }),
    rule({
      name: 'compete/values',
      when: { role: 'responder', last: '23suit' },
      call: 'X',
      shows: hand(combined(25), length('theirs', 0, 3)),
      forcing: 'one-round',
      is: 'takeout-double',
      says: 'At least 25 points together and no better bid: partner bids, or passes to defend.',
    }),
    rule({
      name: 'compete/fit at three',
      when: { balancing: true, theyAgreed: true, last: '2suit' },
      call: '3x',
      shows: hand(fitOf('x', 8), combinedFit(20)),
      forEach: { among: 'ours' },
      is: 'rebid',
      says: 'Both sides have a fit and half of the points are ours: not left to play at two.',
    }),
    rule({
      name: 'compete/double',
      when: { balancing: true, last: '12suit', partnerMin: [5, 37] },
      call: 'X',
      shows: either(
        hand(combined(20), length('theirs', 0, 1)),
        hand(combined(21), length('theirs', 0, 2)),
      ),
      forcing: 'one-round',
      is: 'takeout-double',
      says: 'Half of the points are ours, and I am short in their suit: partner bids, or passes with trumps.',
    }),
  ),
  ...given(
    { role: 'opener', partnerIs: 'takeout-double', ours: false, cut: false },
    rule({
      name: 'compete/answer notrump',
      when: { level: [2, 3] },
      call: '3N',
      shows: hand(stopped(), combined(22)),
      forcing: 'sign-off',
      is: 'notrump',
      says: '22 points together at least, often more, and their suit is stopped: three notrump.',
    }),
    rule({
      name: 'compete/answer support',
      call: cheapest('partner', 2, 4),
      shows: length('partner', 3),
      is: 'raise',
      says: 'Partner asks for a choice: three cards in the suit that partner bid.',
    }),
    rule({
      name: 'compete/answer own',
      call: cheapest('mineFirst', 2, 4),
      shows: length('mineFirst', 5),
      is: 'rebid',
      says: 'Partner asks for a choice: the long suit again.',
    }),
  ),
  ...given(
    { role: 'advancer', turn: 0, partner: '1nt', partnerIs: 'notrump', rho: '2suit' },
    rule({
      name: 'compete/over notrump double',
      call: 'X',
      shows: hand(points(7, 9), every('unbid', cards(3)), some(['unbid', 'majors'], cards(4))),
      forcing: 'one-round',
      is: 'takeout-double',
      says: 'Partner overcalled one notrump, and I have the other suits: asks for one.',
    }),
    rule({
      name: 'compete/over notrump suit',
      call: cheapest('x', 2, 2),
      shows: hand(points(5), length('x', 5)),
      forEach: { among: 'unbid', order: 'down' },
      is: 'new-suit',
      says: 'Five {x} opposite a notrump overcall: enough to compete.',
    }),
  ),
)
