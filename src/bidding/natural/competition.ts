/**
 * With the opponents in the auction: raises to the level of the fit (the Law of total tricks: as many
 * tricks as our side has trumps), doubles, overcalls, and answers to a takeout double.
 */

import type { Pattern } from '../language/patterns.ts'
import {
  anyHand,
  balanced,
  called,
  cards,
  cheapest,
  combined,
  combinedFit,
  every,
  fitOf,
  hand,
  honours,
  inSuit,
  jump,
  length,
  longerThanShown,
  longest,
  pass,
  points,
  some,
  stopped,
} from '../language/shows.ts'
import { given, type RuleDraft, rule } from '../language/system.ts'

const theirs = { ours: false } as const
const MAJORS = { among: 'majors' } as const

/** The opponents hold the last bid and our side has acted. */
export const raises: readonly RuleDraft[] = given(
  { ...theirs, contested: true },
  rule({
    name: 'raise to the fit of ten',
    call: '4x',
    shows: hand(fitOf('x', 10), combinedFit(15)),
    forEach: { among: ['ours', 'majors'] },
    says: 'Ten {x} between us: as many tricks as trumps, so four.',
  }),
  rule({
    name: 'raise to the fit of nine',
    call: '3x',
    shows: hand(fitOf('x', 9), combinedFit(15)),
    forEach: { among: 'ours' },
    says: 'Nine {x} between us: as many tricks as trumps, so three.',
  }),
  rule({
    name: 'raise to the fit of eight',
    call: '2x',
    shows: hand(fitOf('x', 8), combinedFit(15)),
    forEach: { among: 'ours' },
    says: 'Eight {x} between us: as many tricks as trumps, so two.',
  }),
  rule({
    name: 'raise a minor to the fit of ten',
    call: '4x',
    shows: hand(fitOf('x', 10), combinedFit(15)),
    forEach: { among: ['ours', 'minors'] },
    says: 'Ten {x} between us: as many tricks as trumps, so four.',
  }),
  rule({
    name: 'raise on strength',
    when: { level: [2, 3] },
    call: cheapest('x', 3, 3),
    shows: hand(fitOf('x', 8), combinedFit(23)),
    forEach: { among: 'ours' },
    forcing: 'invitational',
    says: 'Eight {x} between us and at least 23 points together, short suits counted: one more, and game if partner has extra.',
  }),
)

/**
 * Opener's, responder's and overcaller's first double of a suit below game asks partner to bid: a call of two
 * meanings would leave him to guess.
 */
const firstDouble: Pattern = {
  last: '123suit',
  any: [
    { role: 'responder', turn: 0, opening: '1suit' },
    { role: ['opener', 'overcaller'], turn: 1 },
  ],
}
/** Doubles for penalties, with strength and their trumps. */
export const penalties: readonly RuleDraft[] = given(
  { ...theirs, not: firstDouble },
  rule({
    name: 'penalty double of a game',
    when: { level: [4, 7], doubled: 0 },
    call: 'X',
    shows: hand(combined(24), inSuit('theirs', 'length', 3)),
    is: 'penalty-double',
    says: 'At least 24 points together and three of their trumps: they cannot make it.',
  }),
  rule({
    name: 'penalty double',
    when: { level: [2, 7], doubled: 0, partnerMin: [5, 37] },
    call: 'X',
    shows: hand(combined(22), inSuit('theirs', 'length', 4), honours('theirs', 2)),
    is: 'penalty-double',
    says: 'At least 22 points together and four of their trumps with two honours: they cannot make it.',
  }),
  rule({
    name: 'penalty double of notrump',
    when: { last: '1234567nt', doubled: 0 },
    call: 'X',
    shows: combined(24),
    is: 'penalty-double',
    says: 'At least 24 points together: we have the balance of strength.',
  }),
)

const takeout = called(
  'shortness in their suit with three cards in the others',
  hand(length('theirs', 0, 2), every('unbid', cards(3))),
)
/** Length is worth a bid before points are. */
const longSuits = (of: string): readonly RuleDraft[] => [
  rule({
    name: `${of} suit of seven`,
    when: { level: [1, 3] },
    call: cheapest('x', 1, 3),
    shows: hand(points(5), length('x', 7), honours('x', 1)),
    forEach: { among: 'unbid' },
    says: 'At least seven {x} with an honour and five points or more: so long a suit is bid.',
  }),
  rule({
    name: `${of} suit of eight`,
    when: { level: [1, 4] },
    call: cheapest('x', 1, 4),
    shows: length('x', 8),
    forEach: { among: 'unbid' },
    says: 'At least eight {x}: so long a suit is bid, even at four.',
  }),
]
/** First action over their opening. */
export const defence: readonly RuleDraft[] = given(
  { role: 'defender' },
  rule({
    name: '1NT overcall',
    when: { last: '1suit', passedHand: false, balancing: false },
    call: '1N',
    shows: hand(points(15, 18), balanced, stopped()),
    says: 'Balanced with 15–18 points and their suit stopped.',
  }),
  rule({
    name: '1NT in fourth seat',
    when: { last: '1suit', passedHand: false, balancing: true },
    call: '1N',
    shows: hand(points(11, 15), balanced, stopped()),
    says: 'Balanced with 11–15 points and their suit stopped: partner has some of the rest.',
  }),
  rule({
    name: 'takeout double, strong',
    when: { last: '1suit|2suit', passedHand: false },
    call: 'X',
    shows: points(18),
    forcing: 'one-round',
    says: '18 points or more: too strong for an overcall, so double first.',
  }),
  rule({
    name: 'overcall in a major',
    when: { last: '1suit' },
    call: cheapest('x', 1, 1),
    shows: hand(points(8, 17), length('x', 5), longest('x'), honours('x', 2)),
    forEach: MAJORS,
    says: 'At least five {x} with two honours and 8–17 points: overcall at one.',
  }),
  rule({
    name: 'takeout double',
    when: { last: '1suit' },
    call: 'X',
    shows: hand(points(12), takeout),
    forcing: 'one-round',
    says: '12 points or more, short in {theirs} and at least three cards in each other suit: double for takeout.',
  }),
  rule({
    name: 'overcall at one',
    when: { last: '1suit' },
    call: cheapest('x', 1, 1),
    shows: hand(points(8, 17), length('x', 5), longest('x')),
    forEach: { among: 'unbid' },
    says: 'At least five {x} and 8–17 points: overcall at one.',
  }),
  rule({
    name: 'weak jump overcall',
    when: { last: '1suit' },
    call: jump('x', 1, 2, 3),
    shows: hand(points(5, 10), length('x', 6), honours('x', 2)),
    forEach: { among: 'unbid' },
    says: 'At least six {x} with two honours and 5–10 points: a weak jump takes their room.',
  }),
  rule({
    name: 'overcall at two',
    when: { level: [1, 2] },
    call: cheapest('x', 2, 2),
    shows: hand(points(11, 17), length('x', 5), longest('x'), honours('x', 2)),
    forEach: { among: 'unbid' },
    says: 'At least five {x} with two honours and 11–17 points: enough for the two level.',
  }),
  rule({
    name: 'takeout double in fourth seat',
    when: { last: '1suit', balancing: true },
    call: 'X',
    shows: hand(points(9), takeout),
    forcing: 'one-round',
    says: 'Nine points or more, short in {theirs} and at least three cards in each other suit: do not let them play at one.',
  }),
  rule({
    name: '2NT over a preempt',
    when: { last: '2suit' },
    call: '2N',
    shows: hand(points(16, 18), balanced, stopped()),
    says: 'Balanced with 16–18 points and their suit stopped.',
  }),
  rule({
    name: '3NT over a preempt',
    when: { last: '3suit' },
    call: '3N',
    shows: hand(points(17, 22), stopped()),
    says: '17–22 points and their suit stopped: game.',
  }),
  rule({
    name: 'takeout double of a preempt',
    when: { last: '23suit' },
    call: 'X',
    shows: hand(points(14), takeout),
    forcing: 'one-round',
    says: '14 points or more, short in {theirs} and at least three cards in each other suit: double for takeout.',
  }),
  rule({
    name: 'strong double of a preempt',
    when: { last: '3suit' },
    call: 'X',
    shows: points(18),
    forcing: 'one-round',
    says: '18 points or more: too strong to be shut out.',
  }),
  rule({
    name: 'overcall over a preempt',
    when: { level: [2, 3] },
    call: cheapest('x', 2, 3),
    shows: hand(points(14), length('x', 6)),
    forEach: { among: 'unbid' },
    says: 'At least six {x} and 14 points or more: enough over a preempt.',
  }),
  rule({
    name: 'overcall over a preempt, five cards',
    when: { level: [2, 3] },
    call: cheapest('x', 2, 3),
    shows: hand(points(15), length('x', 5), honours('x', 3)),
    forEach: { among: 'unbid' },
    says: 'At least five {x} with three honours and 15 points or more: enough over a preempt.',
  }),
  rule({
    name: 'takeout double of four',
    when: { last: '4suit', doubled: 0 },
    call: 'X',
    shows: hand(points(16), takeout),
    says: '16 points or more, short in {theirs} and at least three cards in each other suit: double even this high.',
  }),
  ...longSuits('defender’s'),
  rule({
    name: 'defender passes',
    call: pass,
    shows: anyHand,
    says: 'No good overcall or double over their bid.',
  }),
)

/** Answers to partner's takeout double, the next player having passed or not. */
export const toDouble: readonly RuleDraft[] = given(
  { partner: 'double', ...theirs },
  rule({
    name: 'pass for penalties',
    when: { level: [1, 7] },
    call: pass,
    shows: hand(length('theirs', 5), honours('theirs', 3)),
    says: 'Five of their suit with three honours: their contract doubled is the best place.',
  }),
  rule({
    name: 'pass for penalties on four',
    when: { level: [2, 4] },
    call: pass,
    shows: hand(length('theirs', 4), honours('theirs', 2), points(5), length('partner', 0, 1)),
    says: 'Four of their suit with two honours, short in partner’s, and five points or more: a misfit, so defend.',
  }),
  rule({
    name: 'major over a double, jump',
    when: { level: [1, 2] },
    call: jump('x', 1, 2, 3),
    shows: hand(length('x', 4), points(9, 10), longest('x', ['unbid', 'majors'])),
    forEach: { among: ['unbid', 'majors'] },
    forcing: 'invitational',
    says: 'Four {x} or more and 9 or 10 points: jump, as a plain answer promises nothing.',
  }),
  rule({
    name: 'game in a major over a double',
    when: { level: [1, 3] },
    call: '4x',
    shows: hand(length('x', 4), points(11), longest('x', ['unbid', 'majors'])),
    forEach: { among: ['unbid', 'majors'] },
    says: 'Four {x} or more and 11 points or more opposite a double: game.',
  }),
  rule({
    name: '3NT over a double',
    when: { level: [1, 3] },
    call: '3N',
    shows: hand(combined(24), stopped()),
    says: 'At least 24 points together and their suit stopped: game.',
  }),
  rule({
    name: '2NT over a double',
    when: { level: [1, 2] },
    call: '2N',
    shows: hand(combined(22, 23), stopped(), balanced),
    says: 'Balanced, 22 or 23 points together and their suit stopped.',
  }),
  rule({
    name: 'doubler’s own suit',
    when: { partnerSuits: [1, 4], forced: true },
    call: cheapest('partner', 1, 3),
    shows: hand(length('partner', 3), every('unbid', cards(0, 4))),
    says: 'At least three {partner} for the suit that the doubler bid before, and no five cards elsewhere.',
  }),
  rule({
    name: 'major over a double',
    when: { rho: 'pass' },
    call: cheapest('x', 1, 3),
    shows: hand(length('x', 4), longest('x', ['unbid', 'majors'])),
    forEach: { among: ['unbid', 'majors'] },
    says: 'Four {x} or more: the major that partner’s double asked for.',
  }),
  rule({
    name: 'major over a double, free',
    when: { not: { rho: 'pass' }, level: [1, 2] },
    call: cheapest('x', 1, 3),
    shows: hand(points(5), length('x', 4), longest('x', ['unbid', 'majors'])),
    forEach: { among: ['unbid', 'majors'] },
    says: 'Four {x} or more and five points or more: a free bid, as their call has answered the double.',
  }),
  rule({
    name: 'notrump over a double',
    when: { level: 1 },
    call: '1N',
    shows: hand(points(6, 9), stopped()),
    says: '6–9 points and their suit stopped.',
  }),
  rule({
    name: 'own suit over a double',
    when: { forced: true, role: 'opener' },
    call: cheapest('mine', 1, 3),
    shows: hand(length('mine', 5), every('unbid', cards(0, 3))),
    says: 'At least five {mine} and no unbid suit of four cards: the first suit answers the double.',
  }),
  rule({
    name: 'suit over a double',
    when: { forced: true },
    call: cheapest('x', 1, 4),
    shows: longest('x', ['unbid']),
    forEach: { among: 'unbid', order: 'cheapest' },
    says: 'No unbid suit is longer than the {x}: the double must be answered.',
  }),
)

/** Our side has acted, they bid on, and I have something of my own. */
export const bidding: readonly RuleDraft[] = given(
  { ...theirs, contested: true, role: ['opener', 'responder', 'overcaller', 'advancer'] },
  rule({
    name: 'negative double',
    when: { role: 'responder', turn: 0, opening: '1suit', rho: '12suit', doubled: 0 },
    call: 'X',
    shows: hand(points(7), some(['unbid', 'majors'], cards(4, 4))),
    forcing: 'one-round',
    says: 'Seven points or more and a four-card major that nobody has bid: double to show it.',
  }),
  rule({
    name: 'free bid at one',
    when: { role: ['responder', 'advancer'], turn: 0 },
    call: cheapest('x', 1, 1),
    shows: hand(points(6), length('x', 4), longest('x', ['unbid'])),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'one-round',
    says: 'Four {x} or more and six points or more: a new suit at one.',
  }),
  rule({
    name: 'free bid at two',
    when: { role: ['responder', 'advancer'], turn: 0 },
    call: cheapest('x', 2, 2),
    shows: hand(points(10), length('x', 5), longest('x')),
    forEach: { among: 'unbid' },
    forcing: 'one-round',
    says: 'At least five {x} and 10 points or more: enough for a new suit at two.',
  }),
  rule({
    name: 'free bid at three',
    when: { role: 'responder', turn: 0 },
    call: cheapest('x', 3, 3),
    shows: hand(combined(24), length('x', 5), longest('x', ['unbid'])),
    forEach: { among: 'unbid' },
    forcing: 'one-round',
    says: 'At least five {x} and 24 points or more together: enough for a new suit at three.',
  }),
  rule({
    name: 'notrump with a stopper',
    when: { turn: 0, level: 1 },
    call: '1N',
    shows: hand(points(8, 11), stopped()),
    says: '8–11 points and their suit stopped.',
  }),
  rule({
    name: 'two notrump with a stopper',
    when: { role: 'responder', turn: 0, level: 2 },
    call: '2N',
    shows: hand(combined(23, 24), stopped()),
    forcing: 'invitational',
    says: '23 or 24 points together and their suit stopped: game if partner has extra.',
  }),
  rule({
    name: 'double on strength',
    when: { ...firstDouble, role: 'responder', level: [2, 3], doubled: 0 },
    call: 'X',
    shows: hand(combined(23), length('theirs', 0, 3)),
    forcing: 'one-round',
    says: 'At least 23 points together and no better bid: double, and partner bids on.',
  }),
  rule({
    name: 'notrump with more than an opening',
    when: { role: 'opener', turn: 1, level: [1, 2] },
    call: cheapest('N', 1, 2),
    shows: hand(points(17), balanced, stopped()),
    says: 'Balanced with 17 points or more and their suit stopped.',
  }),
  rule({
    name: 'double with more than an opening',
    when: { ...firstDouble, role: ['opener', 'overcaller'], doubled: 0 },
    call: 'X',
    shows: hand(points(17), length('theirs', 0, 3)),
    forcing: 'one-round',
    says: '17 points or more: too strong to pass.',
  }),
  rule({
    name: 'own suit again',
    when: { level: [1, 2], mySuits: [1, 4] },
    call: cheapest('mine', 2, 2),
    shows: hand(length('mine', 6), longerThanShown('mine')),
    says: 'At least six {mine}, longer than my bids have shown: once more.',
  }),
  rule({
    name: 'own suit again at three',
    when: { level: [2, 3], mySuits: [1, 4] },
    call: cheapest('mine', 3, 3),
    shows: hand(length('mine', 7), points(10)),
    says: 'At least seven {mine} and 10 points or more: once more, even at three.',
  }),
  rule({
    name: 'own suit again with strength',
    when: { turn: 1, level: [2, 3], mySuits: [1, 4] },
    call: cheapest('mine', 3, 3),
    shows: hand(length('mine', 6), points(17)),
    says: 'At least six {mine} and 17 points or more: too strong to leave them to play.',
  }),
  rule({
    name: 'opener’s second suit',
    when: { role: ['opener'], turn: 1, level: [1, 2] },
    call: cheapest('x', 1, 2),
    shows: hand(points(14), length('x', 4)),
    forEach: { among: 'unbid', order: 'cheapest' },
    says: '14 points or more and four {x}: a second suit to compete in.',
  }),
  rule({
    name: 'reopening double',
    when: { role: 'opener', turn: 1, balancing: true, last: '12suit', doubled: 0 },
    call: 'X',
    shows: hand(points(12), length('theirs', 0, 2)),
    forcing: 'one-round',
    says: '12 points or more and short in {theirs}: partner may be waiting with the rest, so double.',
  }),
  rule({
    name: 'reopening double at four',
    when: { role: 'opener', turn: 1, balancing: true, last: '4suit', doubled: 0 },
    call: 'X',
    shows: points(18),
    says: '18 points or more: too strong to leave them alone, even at four.',
  }),
  ...longSuits('unbid'),
  rule({
    name: 'double of a raised level',
    when: { level: [3, 4], last: 'suit', doubled: 0, not: firstDouble },
    call: 'X',
    shows: hand(combined(26), length('theirs', 2)),
    is: 'penalty-double',
    says: 'At least 26 points together and two of their trumps: they have gone too high.',
  }),
)
