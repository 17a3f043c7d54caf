/** What is asked of the systems that the sides play. Pure. */
import { callerAt } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import type { Seat } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { type SystemRefs, systemsKey } from '#core/system-ref.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import type { CalledBy, TablePosition } from '#store/index.ts'

/** What the sides play, and what a seat sees of the auction. */
export type BiddingQuestion = JobInput<'turn'>

/**
 * The auction up to a place, as a seat sees it: its own thirteen cards and the calls.
 * @param calls how many calls are seen; all by default.
 * @returns `undefined` when the hand is not wholly known.
 */
export function auctionQuestion(
  p: TablePosition,
  seat: Seat,
  systems: SystemRefs,
  calls = p.record.calls.length,
): BiddingQuestion | undefined {
  const { deal, vulnerability } = p.record.board
  const held = deal[seat]
  if (held === undefined || hand.size(held) !== 13) return undefined
  const seen = p.record.calls.slice(0, calls)
  return { systems, view: auctionView(seat, held, p.auction.dealer, vulnerability, seen) }
}

/**
 * What is asked about one turn.
 * @param index place of the call, from 0; as many as there are calls for the one to come.
 */
export const turnQuestion = (
  p: TablePosition,
  index: number,
  systems: SystemRefs,
): BiddingQuestion | undefined => auctionQuestion(p, callerAt(p.auction, index), systems, index)

/** The same with the call that is made there, or would be: what does it show? */
export function callQuestion(
  p: TablePosition,
  index: number,
  call: Call,
  systems: SystemRefs,
): BiddingQuestion | undefined {
  const asked = turnQuestion(p, index, systems)
  if (asked === undefined) return undefined
  const { systems: refs, view } = asked
  return { systems: refs, view: { ...view, calls: [...view.calls, { call }] } }
}

/** Names the question by its content. */
export const biddingKey = ({ systems, view }: BiddingQuestion): string =>
  [
    systemsKey(systems),
    view.seat,
    hand.format(view.hand),
    view.dealer,
    view.vulnerability,
    view.calls.map(({ call }) => call).join(','),
  ].join('|')

/** What a robot is asked about its call. */
export type CallSearch = JobInput<'robot', 'call'>
export type RobotCallAnswer = JobValue<'robot', 'call'>

/** It depends on nothing hidden: the same place in the auction of the same view gives the same call. */
const seedAt = (calls: number): Seed => [calls, 0x6b69_6269, 0x747a_6572, 2]

/**
 * The question about the call at a place in the auction, as a robot that thinks so chooses it.
 * @param by of a call that a robot made; where it came from a seed of its own.
 */
export function robotCallQuestion(
  p: TablePosition,
  index: number,
  systems: SystemRefs,
  {
    speed,
    scoring,
    level,
    seed = seedAt(index),
  }: Pick<CalledBy, 'speed' | 'scoring'> &
    Pick<JobInput<'robot', 'call'>, 'level'> &
    Partial<Pick<CalledBy, 'seed'>>,
): CallSearch | undefined {
  const asked = turnQuestion(p, index, systems)
  return asked && { ask: 'call', ...asked, speed, scoring, seed, ...(level && { level }) }
}

/** Names it by its content. */
export const callSearchKey = (question: CallSearch): string =>
  [
    ...[biddingKey(question), question.speed, question.level, question.scoring],
    question.seed.join('.'),
  ].join('|')

/** What is kept beside a call that a robot makes; nothing where it calls by its system. */
export const calledBy = (
  { speed, scoring, seed }: CallSearch,
  { says }: RobotCallAnswer,
): CalledBy | undefined => (says === undefined ? undefined : { speed, scoring, seed, says })
