/**
 * With the opponents in the auction: raises to the level of the fit (the Law of total tricks: as many
 * tricks as our side has trumps), doubles, overcalls, and answers to a takeout double.
 */

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
import { given, type RuleDraft, rule } from '../system.ts'

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
  }),
  rule({
    name: 'raise to the fit of nine',
    call: '3x',
    shows: hand(fitOf('x', 9), combinedFit(15)),
    forEach: { among: 'ours' },
  }),
  rule({
    name: 'raise to the fit of eight',
    call: '2x',
    shows: hand(fitOf('x', 8), combinedFit(15)),
    forEach: { among: 'ours' },
  }),
  rule({
    name: 'raise a minor to the fit of ten',
    call: '4x',
    shows: hand(fitOf('x', 10), combinedFit(15)),
    forEach: { among: ['ours', 'minors'] },
  }),
  rule({
    name: 'raise on strength',
    when: { level: [2, 3] },
    call: cheapest('x', 3, 3),
    shows: hand(fitOf('x', 8), combinedFit(23)),
    forEach: { among: 'ours' },
    forcing: 'invitational',
  }),
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
  rule({
    name: 'penalty double of a game',
    when: { level: [4, 7], doubled: 0 },
    call: 'X',
    shows: hand(combined(24), inSuit('theirs', 'length', 3)),
  }),
  rule({
    name: 'penalty double',
    when: { level: [2, 7], doubled: 0, partnerMin: [5, 37] },
    call: 'X',
    shows: hand(combined(22), inSuit('theirs', 'length', 4), honours('theirs', 2)),
  }),
  rule({
    name: 'penalty double of notrump',
    when: { last: '1234567nt', doubled: 0 },
    call: 'X',
    shows: combined(24),
  }),
)

const takeout = called(
  'shortness in their suit with three cards in the others',
  hand(length('theirs', 0, 2), every('unbid', cards(3))),
)
/** First action over their opening. */
export const defence: readonly RuleDraft[] = given(
  { role: 'defender' },
  rule({
    name: '1NT overcall',
    when: { last: '1suit', passedHand: false, balancing: false },
    call: '1N',
    shows: hand(points(15, 18), balanced, stopped()),
  }),
  rule({
    name: '1NT in fourth seat',
    when: { last: '1suit', passedHand: false, balancing: true },
    call: '1N',
    shows: hand(points(11, 15), balanced, stopped()),
  }),
  rule({
    name: 'takeout double, strong',
    when: { last: '1suit|2suit', passedHand: false },
    call: 'X',
    shows: points(18),
    forcing: 'one-round',
  }),
  rule({
    name: 'overcall in a major',
    when: { last: '1suit' },
    call: cheapest('x', 1, 1),
    shows: hand(points(8, 17), length('x', 5), longest('x'), honours('x', 2)),
    forEach: MAJORS,
  }),
  rule({
    name: 'takeout double',
    when: { last: '1suit' },
    call: 'X',
    shows: hand(points(12), takeout),
    forcing: 'one-round',
  }),
  rule({
    name: 'overcall at one',
    when: { last: '1suit' },
    call: cheapest('x', 1, 1),
    shows: hand(points(8, 17), length('x', 5), longest('x')),
    forEach: { among: 'unbid' },
  }),
  rule({
    name: 'weak jump overcall',
    when: { last: '1suit' },
    call: jump('x', 1, 2, 3),
    shows: hand(points(5, 10), length('x', 6), honours('x', 2)),
    forEach: { among: 'unbid' },
  }),
  rule({
    name: 'overcall at two',
    when: { level: [1, 2] },
    call: cheapest('x', 2, 2),
    shows: hand(points(11, 17), length('x', 5), longest('x'), honours('x', 2)),
    forEach: { among: 'unbid' },
  }),
  rule({
    name: 'takeout double in fourth seat',
    when: { last: '1suit', balancing: true },
    call: 'X',
    shows: hand(points(9), takeout),
    forcing: 'one-round',
  }),
  rule({
    name: '2NT over a preempt',
    when: { last: '2suit' },
    call: '2N',
    shows: hand(points(16, 18), balanced, stopped()),
  }),
  rule({
    name: '3NT over a preempt',
    when: { last: '3suit' },
    call: '3N',
    shows: hand(points(17, 22), stopped()),
  }),
  rule({
    name: 'takeout double of a preempt',
    when: { last: '23suit' },
    call: 'X',
    shows: hand(points(14), takeout),
    forcing: 'one-round',
  }),
  rule({
    name: 'strong double of a preempt',
    when: { last: '3suit' },
    call: 'X',
    shows: points(18),
    forcing: 'one-round',
  }),
  rule({
    name: 'overcall over a preempt',
    when: { level: [2, 3] },
    call: cheapest('x', 2, 3),
    shows: hand(points(14), length('x', 6)),
    forEach: { among: 'unbid' },
  }),
  rule({
    name: 'overcall over a preempt, five cards',
    when: { level: [2, 3] },
    call: cheapest('x', 2, 3),
    shows: hand(points(15), length('x', 5), honours('x', 3)),
    forEach: { among: 'unbid' },
  }),
  rule({
    name: 'takeout double of four',
    when: { last: '4suit', doubled: 0 },
    call: 'X',
    shows: hand(points(16), takeout),
  }),
  rule({ name: 'defender passes', call: pass, shows: anyHand }),
)

/** Answers to partner's takeout double, the next player having passed or not. */
export const toDouble: readonly RuleDraft[] = given(
  { partner: 'double', ...theirs },
  rule({
    name: 'pass for penalties',
    when: { level: [1, 7] },
    call: pass,
    shows: hand(length('theirs', 5), honours('theirs', 3)),
  }),
  rule({
    name: 'major over a double, jump',
    when: { level: [1, 2] },
    call: jump('x', 1, 2, 3),
    shows: hand(length('x', 4), points(9, 10), longest('x', ['unbid', 'majors'])),
    forEach: { among: ['unbid', 'majors'] },
    forcing: 'invitational',
  }),
  rule({
    name: 'game in a major over a double',
    when: { level: [1, 3] },
    call: '4x',
    shows: hand(length('x', 4), points(11), longest('x', ['unbid', 'majors'])),
    forEach: { among: ['unbid', 'majors'] },
  }),
  rule({
    name: '3NT over a double',
    when: { level: [1, 3] },
    call: '3N',
    shows: hand(combined(24), stopped()),
  }),
  rule({
    name: '2NT over a double',
    when: { level: [1, 2] },
    call: '2N',
    shows: hand(combined(22, 23), stopped(), balanced),
  }),
  rule({
    name: 'major over a double',
    when: { any: [{ rho: 'pass' }, { level: [1, 2] }] },
    call: cheapest('x', 1, 3),
    shows: hand(length('x', 4), longest('x', ['unbid', 'majors'])),
    forEach: { among: ['unbid', 'majors'] },
  }),
  rule({
    name: 'notrump over a double',
    when: { level: 1 },
    call: '1N',
    shows: hand(points(6, 9), stopped()),
  }),
  rule({
    name: 'own suit over a double',
    when: { forced: true, role: 'opener' },
    call: cheapest('mine', 1, 3),
    shows: hand(length('mine', 5), every('unbid', cards(0, 3))),
  }),
  rule({
    name: 'suit over a double',
    when: { forced: true },
    call: cheapest('x', 1, 4),
    shows: longest('x', ['unbid']),
    forEach: { among: 'unbid', order: 'cheapest' },
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
  }),
  rule({
    name: 'free bid at one',
    when: { role: ['responder', 'advancer'], turn: 0 },
    call: cheapest('x', 1, 1),
    shows: hand(points(6), length('x', 4), longest('x', ['unbid'])),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'one-round',
  }),
  rule({
    name: 'free bid at two',
    when: { role: ['responder', 'advancer'], turn: 0 },
    call: cheapest('x', 2, 2),
    shows: hand(points(10), length('x', 5), longest('x')),
    forEach: { among: 'unbid' },
    forcing: 'one-round',
  }),
  rule({
    name: 'free bid at three',
    when: { role: 'responder', turn: 0 },
    call: cheapest('x', 3, 3),
    shows: hand(combined(24), length('x', 5), longest('x', ['unbid'])),
    forEach: { among: 'unbid' },
    forcing: 'one-round',
  }),
  rule({
    name: 'notrump with a stopper',
    when: { turn: 0, level: 1 },
    call: '1N',
    shows: hand(points(8, 11), stopped()),
  }),
  rule({
    name: 'two notrump with a stopper',
    when: { role: 'responder', turn: 0, level: 2 },
    call: '2N',
    shows: hand(combined(23, 24), stopped()),
    forcing: 'invitational',
  }),
  rule({
    name: 'double on strength',
    when: { ...firstDouble, role: 'responder', level: [2, 3], doubled: 0 },
    call: 'X',
    shows: hand(combined(23), length('theirs', 0, 3)),
    forcing: 'one-round',
  }),
  rule({
    name: 'notrump with more than an opening',
    when: { role: 'opener', turn: 1, level: [1, 2] },
    call: cheapest('N', 1, 2),
    shows: hand(points(17), balanced, stopped()),
  }),
  rule({
    name: 'double with more than an opening',
    when: { ...firstDouble, role: 'opener', doubled: 0 },
    call: 'X',
    shows: hand(points(18), length('theirs', 0, 3)),
    forcing: 'one-round',
  }),
  rule({
    name: 'own suit again',
    when: { level: [1, 2], mySuits: [1, 4] },
    call: cheapest('mine', 2, 2),
    shows: hand(length('mine', 6), longerThanShown('mine')),
  }),
  rule({
    name: 'own suit again at three',
    when: { level: [2, 3], mySuits: [1, 4] },
    call: cheapest('mine', 3, 3),
    shows: hand(length('mine', 7), points(10)),
  }),
  rule({
    name: 'opener’s second suit',
    when: { role: ['opener'], turn: 1, level: [1, 2] },
    call: cheapest('x', 1, 2),
    shows: hand(points(14), length('x', 4)),
    forEach: { among: 'unbid', order: 'cheapest' },
  }),
  rule({
    name: 'reopening double',
    when: { role: 'opener', turn: 1, balancing: true, last: '12suit', doubled: 0 },
    call: 'X',
    shows: hand(points(12), length('theirs', 0, 2)),
    forcing: 'one-round',
  }),
)
