/**
 * With the opponents in the auction: raises to the level of the fit (the Law of total tricks: as many
 * tricks as our side has trumps), doubles, overcalls, and answers to a takeout double.
 */
import { given, type RuleDraft, rule } from '../ladder-system.ts'
import type { Pattern } from '../patterns.ts'
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
} from '../shows.ts'

const theirs = { ours: false } as const
const MAJORS = { among: 'majors' } as const

/** The opponents hold the last bid and our side has acted. */
export const raises: readonly RuleDraft[] = given(
  { ...theirs, contested: true },
  rule('raise to the fit of ten', {}, '4x', hand(fitOf('x', 10), combinedFit(15)), {
    forEach: { among: ['ours', 'majors'] },
  }),
  rule('raise to the fit of nine', {}, '3x', hand(fitOf('x', 9), combinedFit(15)), {
    forEach: { among: 'ours' },
  }),
  rule('raise to the fit of eight', {}, '2x', hand(fitOf('x', 8), combinedFit(15)), {
    forEach: { among: 'ours' },
  }),
  rule('raise a minor to the fit of ten', {}, '4x', hand(fitOf('x', 10), combinedFit(15)), {
    forEach: { among: ['ours', 'minors'] },
  }),
  rule(
    'raise on strength',
    { level: [2, 3] },
    cheapest('x', 3, 3),
    hand(fitOf('x', 8), combinedFit(23)),
    {
      forEach: { among: 'ours' },
      forcing: 'invitational',
    },
  ),
)

/**
 * Opener's and responder's first double of a suit below game asks partner to bid: a call of two meanings
 * would leave him to guess.
 */
const firstDouble: Pattern = {
  last: '123suit',
  any: [
    { role: 'responder', turn: 0, opening: '1suit' },
    { role: 'opener', turn: 1 },
  ],
}
/** Doubles for penalties, with strength and their trumps. */
export const penalties: readonly RuleDraft[] = given(
  { ...theirs, not: firstDouble },
  rule(
    'penalty double of a game',
    { level: [4, 7], doubled: 0 },
    'X',
    hand(combined(24), inSuit('theirs', 'length', 3)),
  ),
  rule(
    'penalty double',
    { level: [2, 7], doubled: 0, partnerMin: [5, 37] },
    'X',
    hand(combined(22), inSuit('theirs', 'length', 4), honours('theirs', 2)),
  ),
  rule('penalty double of notrump', { last: '1234567nt', doubled: 0 }, 'X', combined(24)),
)

const takeout = called(
  'shortness in their suit with three cards in the others',
  hand(length('theirs', 0, 2), every('unbid', cards(3))),
)
/** First action over their opening. */
export const defence: readonly RuleDraft[] = given(
  { role: 'defender' },
  rule(
    '1NT overcall',
    { last: '1suit', passedHand: false, balancing: false },
    '1N',
    hand(points(15, 18), balanced, stopped()),
  ),
  rule(
    '1NT in fourth seat',
    { last: '1suit', passedHand: false, balancing: true },
    '1N',
    hand(points(11, 15), balanced, stopped()),
  ),
  rule('takeout double, strong', { last: '1suit|2suit', passedHand: false }, 'X', points(18), {
    forcing: 'one-round',
  }),
  rule(
    'overcall in a major',
    { last: '1suit' },
    cheapest('x', 1, 1),
    hand(points(8, 17), length('x', 5), longest('x'), honours('x', 2)),
    { forEach: MAJORS },
  ),
  rule('takeout double', { last: '1suit' }, 'X', hand(points(12), takeout), {
    forcing: 'one-round',
  }),
  rule(
    'overcall at one',
    { last: '1suit' },
    cheapest('x', 1, 1),
    hand(points(8, 17), length('x', 5), longest('x')),
    {
      forEach: { among: 'unbid' },
    },
  ),
  rule(
    'weak jump overcall',
    { last: '1suit' },
    jump('x', 1, 2, 3),
    hand(points(5, 10), length('x', 6), honours('x', 2)),
    {
      forEach: { among: 'unbid' },
    },
  ),
  rule(
    'overcall at two',
    { level: [1, 2] },
    cheapest('x', 2, 2),
    hand(points(11, 17), length('x', 5), longest('x'), honours('x', 2)),
    {
      forEach: { among: 'unbid' },
    },
  ),
  rule(
    'takeout double in fourth seat',
    { last: '1suit', balancing: true },
    'X',
    hand(points(9), takeout),
    { forcing: 'one-round' },
  ),
  rule('2NT over a preempt', { last: '2suit' }, '2N', hand(points(16, 18), balanced, stopped())),
  rule('3NT over a preempt', { last: '3suit' }, '3N', hand(points(17, 22), stopped())),
  rule('takeout double of a preempt', { last: '23suit' }, 'X', hand(points(14), takeout), {
    forcing: 'one-round',
  }),
  rule('strong double of a preempt', { last: '3suit' }, 'X', points(18), { forcing: 'one-round' }),
  rule(
    'overcall over a preempt',
    { level: [2, 3] },
    cheapest('x', 2, 3),
    hand(points(14), length('x', 6)),
    {
      forEach: { among: 'unbid' },
    },
  ),
  rule(
    'overcall over a preempt, five cards',
    { level: [2, 3] },
    cheapest('x', 2, 3),
    hand(points(15), length('x', 5), honours('x', 3)),
    {
      forEach: { among: 'unbid' },
    },
  ),
  rule('takeout double of four', { last: '4suit', doubled: 0 }, 'X', hand(points(16), takeout)),
  rule('defender passes', {}, pass, anyHand),
)

/** Answers to partner's takeout double, the next player having passed or not. */
export const toDouble: readonly RuleDraft[] = given(
  { partner: 'double', ...theirs },
  rule(
    'pass for penalties',
    { level: [1, 7] },
    pass,
    hand(length('theirs', 5), honours('theirs', 3)),
  ),
  rule(
    'major over a double, jump',
    { level: [1, 2] },
    jump('x', 1, 2, 3),
    hand(length('x', 4), points(9, 10), longest('x', ['unbid', 'majors'])),
    {
      forEach: { among: ['unbid', 'majors'] },
      forcing: 'invitational',
    },
  ),
  rule(
    'game in a major over a double',
    { level: [1, 3] },
    '4x',
    hand(length('x', 4), points(11), longest('x', ['unbid', 'majors'])),
    {
      forEach: { among: ['unbid', 'majors'] },
    },
  ),
  rule('3NT over a double', { level: [1, 3] }, '3N', hand(combined(24), stopped())),
  rule('2NT over a double', { level: [1, 2] }, '2N', hand(combined(22, 23), stopped(), balanced)),
  rule(
    'major over a double',
    { any: [{ rho: 'pass' }, { level: [1, 2] }] },
    cheapest('x', 1, 3),
    hand(length('x', 4), longest('x', ['unbid', 'majors'])),
    {
      forEach: { among: ['unbid', 'majors'] },
    },
  ),
  rule('notrump over a double', { level: 1 }, '1N', hand(points(6, 9), stopped())),
  rule(
    'own suit over a double',
    { forced: true, role: 'opener' },
    cheapest('mine', 1, 3),
    hand(length('mine', 5), every('unbid', cards(0, 3))),
  ),
  rule('suit over a double', { forced: true }, cheapest('x', 1, 4), longest('x', ['unbid']), {
    forEach: { among: 'unbid', order: 'cheapest' },
  }),
)

/** Our side has acted, they bid on, and I have something of my own. */
export const bidding: readonly RuleDraft[] = given(
  { ...theirs, contested: true, role: ['opener', 'responder', 'overcaller', 'advancer'] },
  rule(
    'negative double',
    { role: 'responder', turn: 0, opening: '1suit', rho: '12suit', doubled: 0 },
    'X',
    hand(points(7), some(['unbid', 'majors'], cards(4, 4))),
    {
      forcing: 'one-round',
    },
  ),
  rule(
    'free bid at one',
    { role: ['responder', 'advancer'], turn: 0 },
    cheapest('x', 1, 1),
    hand(points(6), length('x', 4), longest('x', ['unbid'])),
    {
      forEach: { among: 'unbid', order: 'cheapest' },
      forcing: 'one-round',
    },
  ),
  rule(
    'free bid at two',
    { role: ['responder', 'advancer'], turn: 0 },
    cheapest('x', 2, 2),
    hand(points(10), length('x', 5), longest('x')),
    {
      forEach: { among: 'unbid' },
      forcing: 'one-round',
    },
  ),
  rule(
    'free bid at three',
    { role: 'responder', turn: 0 },
    cheapest('x', 3, 3),
    hand(combined(24), length('x', 5), longest('x', ['unbid'])),
    {
      forEach: { among: 'unbid' },
      forcing: 'one-round',
    },
  ),
  rule('notrump with a stopper', { turn: 0, level: 1 }, '1N', hand(points(8, 11), stopped())),
  rule(
    'two notrump with a stopper',
    { role: 'responder', turn: 0, level: 2 },
    '2N',
    hand(combined(23, 24), stopped()),
    { forcing: 'invitational' },
  ),
  rule(
    'double on strength',
    { ...firstDouble, role: 'responder', level: [2, 3], doubled: 0 },
    'X',
    hand(combined(23), length('theirs', 0, 3)),
    { forcing: 'one-round' },
  ),
  rule(
    'notrump with more than an opening',
    { role: 'opener', turn: 1, level: [1, 2] },
    cheapest('N', 1, 2),
    hand(points(17), balanced, stopped()),
  ),
  rule(
    'double with more than an opening',
    { ...firstDouble, role: 'opener', doubled: 0 },
    'X',
    hand(points(18), length('theirs', 0, 3)),
    { forcing: 'one-round' },
  ),
  rule(
    'own suit again',
    { level: [1, 2], mySuits: [1, 4] },
    cheapest('mine', 2, 2),
    hand(length('mine', 6), longerThanShown('mine')),
  ),
  rule(
    'own suit again at three',
    { level: [2, 3], mySuits: [1, 4] },
    cheapest('mine', 3, 3),
    hand(length('mine', 7), points(10)),
  ),
  rule(
    'opener’s second suit',
    { role: ['opener'], turn: 1, level: [1, 2] },
    cheapest('x', 1, 2),
    hand(points(14), length('x', 4)),
    {
      forEach: { among: 'unbid', order: 'cheapest' },
    },
  ),
  rule(
    'reopening double',
    { role: 'opener', turn: 1, balancing: true, last: '12suit', doubled: 0 },
    'X',
    hand(points(12), length('theirs', 0, 2)),
    {
      forcing: 'one-round',
    },
  ),
)
