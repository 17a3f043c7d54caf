/** Responder's second bid, opponents silent: pass, preference, invitation, fourth suit, game. */
import {
  cheapest,
  fitPoints,
  game,
  hand,
  length,
  longer,
  points,
  raise,
  stopped,
  support,
  unbidStopped,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { afterOneNotrump, afterRebid, afterSecondSuit, raised } from './responder-after-minimum.ts'
import { afterJumpShift, afterReverse, afterTwoNotrump } from './responder-after-strength.ts'
import {
  afterTwoOverOne,
  afterTwoOverOneRaise,
  afterTwoOverOneSame,
} from './responder-after-two-over-one.ts'
import { topic } from './style.ts'

/** I answered one notrump, 6–10. */
const weakNotrump: readonly RuleDraft[] = [
  rule({
    name: 'again/weak-game',
    when: { partner: '3major' },
    call: game('partner'),
    shows: hand(support(2), points(8)),
    agrees: 'partner',
    forcing: 'sign-off',
    says: 'A maximum with two trumps opposite a strong six-card suit.',
  }),
  rule({
    name: 'again/weak-raise',
    when: { partner: '2suit', partnerSuits: [2, 4] },
    call: raise('partner', 1),
    shows: hand(support(4), fitPoints(10)),
    agrees: 'partner',
    forcing: 'invitational',
    is: 'raise',
    says: 'A good fit for the second suit and a maximum.',
  }),
  rule({
    name: 'again/weak-2N',
    when: { partner: '2suit', partnerSuits: [2, 4] },
    call: '2N',
    shows: hand(points(10), unbidStopped),
    forcing: 'invitational',
    is: 'notrump',
    says: 'A maximum, 10 points, with the other suits stopped.',
  }),
  rule({
    name: 'again/weak-own',
    when: { partner: '2suit' },
    call: cheapest('x', 2, 3),
    shows: hand(length('x', 6), length('partner', 0, 2), length('partnerFirst', 0, 1)),
    forEach: { among: 'unbid', order: 'down' },
    forcing: 'sign-off',
    says: 'A long suit and no fit: play there.',
  }),
  rule({
    name: 'again/weak-preference',
    when: { partnerSuits: [2, 4] },
    call: cheapest('partnerFirst', 2, 2),
    shows: hand(length('partnerFirst', 2), longer('partnerFirst', { suit: 'partner' }, 0)),
    says: 'As many cards in the first suit: prefers it.',
  }),
  rule({
    name: 'again/weak-preference five-two',
    when: { partnerSuits: [2, 4], opening: '1major' },
    call: cheapest('partnerFirst', 2, 2),
    shows: hand(length('partnerFirst', 2), length('partner', 0, 3), points(8)),
    says: 'A maximum: back to the five-card major in case opener has extra values.',
  }),
  rule({
    name: 'again/weak-3N',
    when: { partner: '3suit' },
    call: '3N',
    shows: hand(points(8), stopped('unbid')),
    forcing: 'sign-off',
    says: 'A maximum with the other suits stopped.',
  }),
  rule({
    name: 'again/weak-pass',
    when: { partner: '23suit' },
    call: 'P',
    shows: points(0, 10),
    says: 'A weak hand and a suit that will do.',
  }),
]

export const RESPONDER_REBIDS: readonly RuleDraft[] = marked(
  { source: topic('Rebids by responder') },
  ...given(
    { role: 'responder', turn: 1, cut: false, opening: '1suit' },
    ...afterTwoOverOneSame,
    ...afterTwoOverOneRaise,
    ...afterTwoOverOne,
    ...raised,
    ...afterOneNotrump,
    ...afterTwoNotrump,
    ...afterReverse,
    ...afterJumpShift,
    ...given({ mineIs: 'notrump', partnerIs: 'rebid' }, ...weakNotrump),
    ...afterRebid,
    ...afterSecondSuit,
  ),
)
