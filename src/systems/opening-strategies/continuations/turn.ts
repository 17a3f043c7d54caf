/** The public side of a turn: roles, what each seat has shown, and the facts of the table that applies. */

import type { Auction } from '#core/auction.ts'
import { callerAt, isLegal, legalCalls } from '#core/auction.ts'
import {
  bidOf,
  type Call,
  DOUBLE,
  isBid,
  LEVELS,
  type Level,
  levelOf,
  PASS,
  strainOf,
} from '#core/call.ts'
import { partner, type Seat, sideOf } from '#core/seat.ts'
import type { Strategy } from '#core/strategy.ts'
import { isMajor, isMinor, NOTRUMP, type Strain, SUITS, type Suit } from '#core/suit.ts'
import type {
  Continuations,
  ContinuationTable,
  PublicTurn,
  Role,
  TableFact,
  TurnCondition,
  TurnFact,
} from './table.ts'

/** What a seat's calls have shown, so far as the tables say. */
export interface Shown {
  readonly min: number
  readonly max: number
  /** Fewest cards by suit, clubs first. */
  readonly lengths: readonly [number, number, number, number]
}
const NOTHING_SHOWN: Shown = { min: 0, max: 37, lengths: [0, 0, 0, 0] }

/** A call made with all that was public when it was made. */
export interface MadeCall {
  readonly seat: Seat
  readonly call: Call
  /** True when it showed no suit, though it was a suit bid. */
  readonly artificial: boolean
}
/** All that is public before the next call. */
export interface PublicState {
  readonly auction: Auction
  readonly made: readonly MadeCall[]
  /** By seat. */
  readonly shown: readonly Shown[]
}
export const startState = (dealer: Seat): PublicState => ({
  auction: { dealer, calls: [] },
  made: [],
  shown: [NOTHING_SHOWN, NOTHING_SHOWN, NOTHING_SHOWN, NOTHING_SHOWN],
})

/** True when anybody has bid. */
export const isOpened = (state: PublicState): boolean => state.auction.calls.some(isBid)
export const seatToCall = ({ auction }: PublicState): Seat =>
  callerAt(auction, auction.calls.length)

const roleOf = (state: PublicState, seat: Seat): Role => {
  const opener = state.made.find(({ call }) => isBid(call))?.seat
  const spoke = (who: Seat): number =>
    state.made.filter((one) => one.seat === who && one.call !== PASS).length
  if (opener === seat) return spoke(seat) === 1 ? 'opener-rebid' : 'later'
  if (opener === partner(seat))
    return spoke(seat) === 0 ? 'responder' : spoke(seat) === 1 ? 'responder-rebid' : 'later'
  if (spoke(seat) > 0) return 'later'
  return spoke(partner(seat)) > 0 ? 'advancer' : 'overcaller'
}

const isGame = (call: Call): boolean => {
  if (!isBid(call)) return false
  const strain = strainOf(call)
  return levelOf(call) >= (strain === NOTRUMP ? 3 : isMajor(strain) ? 4 : 5)
}

/** The turn of the seat that calls next, as tables see it. */
export function publicTurn(state: PublicState): PublicTurn {
  const seat = seatToCall(state)
  const other = partner(seat)
  const last = state.made.findLast((one) => one.seat === other)
  const lastBid = state.made.findLast((one) => one.seat === other && isBid(one.call))
  const mine = state.made.findLast((one) => one.seat === seat && isBid(one.call))
  const high = state.made.findLast(({ call }) => isBid(call))
  const bid = last && isBid(last.call) ? last.call : undefined
  const strain = bid && strainOf(bid)
  return {
    role: roleOf(state, seat),
    partner:
      last === undefined
        ? 'none'
        : strain === undefined
          ? last.call === PASS
            ? 'pass'
            : 'double'
          : strain === NOTRUMP
            ? 'notrump'
            : isMajor(strain)
              ? 'major'
              : 'minor',
    mine:
      mine && isBid(mine.call) ? (strainOf(mine.call) === NOTRUMP ? 'notrump' : 'suit') : 'none',
    partnerLevel: lastBid && isBid(lastBid.call) ? levelOf(lastBid.call) : 0,
    partnerMin: state.shown[other]?.min ?? 0,
    partnerMax: state.shown[other]?.max ?? 37,
    myMax: state.shown[seat]?.max ?? 37,
    raised:
      strain !== undefined && mine && isBid(mine.call) && strainOf(mine.call) === strain ? 1 : 0,
    artificial: last?.artificial ? 1 : 0,
    game: high && sideOf(high.seat) === sideOf(seat) && isGame(high.call) ? 1 : 0,
    contested: high && sideOf(high.seat) !== sideOf(seat) ? 1 : 0,
  }
}

const conditionHolds = (condition: TurnCondition, turn: PublicTurn): boolean => {
  if ('is' in condition) return condition.is.includes(turn[condition.of])
  const value = turn[condition.of]
  return (
    (condition.min === undefined || value >= condition.min) &&
    (condition.max === undefined || value <= condition.max)
  )
}
/** The first table for the turn; `undefined` when the continuations have none, which means to pass. */
export const tableFor = (
  continuations: Continuations,
  turn: PublicTurn,
): ContinuationTable | undefined =>
  continuations.tables.find(({ when }) =>
    when.every((condition) => conditionHolds(condition, turn)),
  )

const NAMED: Readonly<Partial<Record<TableFact['say'], Strain>>> = {
  clubs: 0,
  diamonds: 1,
  hearts: 2,
  spades: 3,
  notrump: NOTRUMP,
}

/** The strains that a row is about. */
const strainsOf = (fact: TableFact, state: PublicState, seat: Seat): readonly Strain[] => {
  const bids = state.made.filter(({ call, artificial }) => isBid(call) && !artificial)
  const suitBy = (who: Seat): Strain | undefined => {
    const one = bids.findLast(({ seat: by }) => by === who)
    return one && isBid(one.call) ? strainOf(one.call) : undefined
  }
  const bidders = (strain: Strain) =>
    bids.some(({ call }) => isBid(call) && strainOf(call) === strain)
  const named = NAMED[fact.say]
  let strains: readonly (Strain | undefined)[]
  switch (fact.say) {
    case 'raise':
      strains = [suitBy(partner(seat))].filter((strain) => strain !== NOTRUMP)
      break
    case 'own':
      strains = [suitBy(seat)].filter((strain) => strain !== NOTRUMP)
      break
    case 'fit':
      strains = SUITS.filter((suit) => (state.shown[partner(seat)]?.lengths[suit] ?? 0) > 0)
      break
    case 'new':
      strains = SUITS.filter((suit) => !bidders(suit))
      break
    default:
      strains = [named]
  }
  return strains
    .filter((strain) => strain !== undefined)
    .filter((strain) =>
      fact.suits === undefined ? true : fact.suits === 'majors' ? isMajor(strain) : isMinor(strain),
    )
}

/** The lawful bid that a row means in a strain. */
const bidFor = (fact: TableFact, strain: Strain, auction: Auction): Call | undefined => {
  const lawful = LEVELS.filter((level) => isLegal(auction, bidOf(level, strain)))
  const level: Level | undefined = fact.jump === undefined ? fact.level : lawful[fact.jump]
  if (level === undefined || !lawful.includes(level)) return undefined
  return fact.level === undefined || fact.level === level ? bidOf(level, strain) : undefined
}

/** The facts of the table at this turn. Of two rows about one call the first stands. */
export function turnFacts(
  table: ContinuationTable | undefined,
  state: PublicState,
): readonly TurnFact[] {
  const seat = seatToCall(state)
  const theirSuits = SUITS.filter((suit) =>
    state.made.some(
      ({ seat: by, call, artificial }) =>
        sideOf(by) !== sideOf(seat) && isBid(call) && !artificial && strainOf(call) === suit,
    ),
  )
  const partnerShown = state.shown[partner(seat)] ?? NOTHING_SHOWN
  const facts: TurnFact[] = [{ kind: 'table' }]
  if (table?.forcing) facts.push({ kind: 'forcing' })
  const spoken = new Set<Call>()
  for (const [row, fact] of (table?.facts ?? []).entries()) {
    const less = fact.together ? partnerShown.min : 0
    const min = Math.max(0, fact.min - less)
    const max = Math.min(37, fact.max - less)
    if (fact.say === 'pass') {
      // A maximum below 0 is kept: no hand is weak enough to pass.
      facts.push({ kind: 'rest', min, max })
      continue
    }
    if (max < 0) continue
    const calls: (readonly [Call, Suit | 4])[] =
      fact.say === 'double'
        ? isLegal(state.auction, DOUBLE)
          ? [[DOUBLE, NOTRUMP]]
          : []
        : strainsOf(fact, state, seat).flatMap((strain) => {
            const call = bidFor(fact, strain, state.auction)
            return call === undefined ? [] : [[call, fact.artificial ? NOTRUMP : strain] as const]
          })
    for (const [call, suit] of calls) {
      if (spoken.has(call)) continue
      spoken.add(call)
      const needs = fact.length ?? 0
      facts.push({
        kind: 'say',
        call,
        suit,
        looks: suit === NOTRUMP ? 0 : suit,
        min,
        max,
        length:
          suit === NOTRUMP
            ? 0
            : fact.say === 'fit'
              ? Math.max(needs, 8 - partnerShown.lengths[suit])
              : needs,
        rank: fact.rank,
        must: fact.must ? 1 : 0,
        row,
      })
      for (const each of SUITS) {
        const { theirs, major } = fact
        if (fact.each !== undefined && !(fact.say === 'double' && theirSuits.includes(each)))
          facts.push({ kind: 'each', call, suit: each, length: fact.each })
        if (theirs !== undefined && theirSuits.includes(each))
          facts.push({ kind: 'most', call, suit: each, length: theirs })
        if (major !== undefined && isMajor(each))
          facts.push({ kind: 'most', call, suit: each, length: major })
      }
    }
  }
  return facts
}

/** The calls that can be made at this turn: the lawful ones. */
export const turnCalls = ({ auction }: PublicState): readonly Call[] => legalCalls(auction)

const narrowed = (shown: Shown, min: number, max: number): Shown =>
  // What contradicts itself is not believed: a call off the table tells nothing of points.
  Math.max(shown.min, min) <= Math.min(shown.max, max)
    ? { ...shown, min: Math.max(shown.min, min), max: Math.min(shown.max, max) }
    : shown
const withLength = (shown: Shown, suit: Suit, length: number): Shown => {
  const lengths: [number, number, number, number] = [...shown.lengths]
  lengths[suit] = Math.max(lengths[suit], length)
  return { ...shown, lengths }
}

/** What an opening shows, by the facts of the strategy for it. */
const afterOpening = (
  strategy: Strategy,
  shown: Shown,
  call: Call,
): { readonly shown: Shown; readonly artificial: boolean } => {
  let next = shown
  let artificial = false
  if (!isBid(call)) return { shown, artificial }
  const level = levelOf(call)
  const strain = strainOf(call)
  for (const fact of strategy.facts) {
    if (fact.kind === 'notrumpopen' && fact.level === level && strain === NOTRUMP)
      next = narrowed(next, fact.min, fact.max)
    if (fact.kind === 'open' && fact.level === level && fact.suit === strain) {
      next = narrowed(next, fact.min, fact.max)
      if (fact.length > 0) next = withLength(next, fact.suit, fact.length)
      else artificial = true
    }
  }
  return { shown: next, artificial }
}

/** The state after one more call, with what the call shows to all. */
export function afterCall(
  state: PublicState,
  call: Call,
  strategy: Strategy,
  continuations: Continuations,
): PublicState {
  const seat = seatToCall(state)
  let shown = state.shown[seat] ?? NOTHING_SHOWN
  let artificial = false
  if (!isOpened(state)) ({ shown, artificial } = afterOpening(strategy, shown, call))
  else {
    const table = tableFor(continuations, publicTurn(state))
    for (const fact of turnFacts(table, state)) {
      if (fact.kind === 'rest' && call === PASS) shown = narrowed(shown, fact.min, fact.max)
      if (fact.kind !== 'say' || fact.call !== call) continue
      shown = narrowed(shown, fact.min, fact.max)
      if (fact.suit !== NOTRUMP) shown = withLength(shown, fact.suit, fact.length)
      else artificial = isBid(call) && strainOf(call) !== NOTRUMP
    }
  }
  return {
    auction: { ...state.auction, calls: [...state.auction.calls, call] },
    made: [...state.made, { seat, call, artificial }],
    shown: state.shown.map((was, who) => (who === seat ? shown : was)),
  }
}
