/** Whether the present auction is a situation that a pattern describes. */
import {
  type Call,
  DOUBLE,
  isBid,
  levelOf,
  PASS,
  parseCall,
  REDOUBLE,
  strainOf,
} from '#core/call.ts'
import { invariant } from '#core/result.ts'
import { lho, partner, rho, sideOf } from '#core/seat.ts'
import { isMajor, isMinor, NOTRUMP, type Suit } from '#core/suit.ts'
import { isVulnerable } from '#core/vulnerability.ts'
import type { CallKind } from '#rules/template.ts'
import type { CallPattern, CountLimits, Pattern, Role } from '../language/patterns.ts'
import type { CallNote, PublicState } from './public-state.ts'

type CallTest = (call: Call | undefined) => boolean
const CLASSES: Readonly<Record<string, (call: Call) => boolean>> = {
  bid: () => true,
  suit: (call) => strainOf(call as never) !== NOTRUMP,
  major: (call) => isMajor(strainOf(call as never)),
  minor: (call) => isMinor(strainOf(call as never)),
  nt: (call) => strainOf(call as never) === NOTRUMP,
}
const tokenTest = (token: string): CallTest => {
  if (token === '?') return () => true
  if (token === 'none') return (call) => call === undefined
  if (token === 'pass') return (call) => call === PASS
  if (token === 'double') return (call) => call === DOUBLE
  if (token === 'redouble') return (call) => call === REDOUBLE
  const exact = parseCall(token)
  if (exact !== undefined) return (call) => call === exact
  const match = /^([1-7]*)([a-z]+)$/.exec(token)
  const test = CLASSES[match?.[2] ?? '']
  invariant(match && test, `“${token}” names a call or a class of calls`)
  const levels = match[1] ?? ''
  return (call) =>
    call !== undefined &&
    isBid(call) &&
    test(call) &&
    (levels === '' || levels.includes(String(levelOf(call))))
}
const known = new Map<string, CallTest>()
const callTest = (pattern: CallPattern): CallTest => {
  const made = known.get(pattern)
  if (made) return made
  const tests = pattern.split('|').map((token) => tokenTest(token.trim()))
  const test: CallTest = (call) => tests.some((one) => one(call))
  known.set(pattern, test)
  return test
}
export const isCallOf = (pattern: CallPattern, call: Call | undefined): boolean =>
  callTest(pattern)(call)

const sequences = new Map<string, { readonly open: boolean; readonly tests: readonly CallTest[] }>()
const sequenceHolds = (text: string, state: PublicState): boolean => {
  let sequence = sequences.get(text)
  if (sequence === undefined) {
    const tokens = text.trim().split(/\s+/)
    const open = tokens[0] === '*'
    sequence = { open, tests: (open ? tokens.slice(1) : tokens).map(callTest) }
    sequences.set(text, sequence)
  }
  const { calls } = state.auction
  const first = calls.findIndex(isBid)
  const told = first < 0 ? [] : calls.slice(first)
  const { open, tests } = sequence
  if (open ? told.length < tests.length : told.length !== tests.length) return false
  const from = told.length - tests.length
  return tests.every((test, i) => test(told[from + i]))
}

const inBounds = (value: number, bounds: CountLimits): boolean =>
  typeof bounds === 'number' ? value === bounds : value >= bounds[0] && value <= bounds[1]

/** The role of the player whose turn it is. */
export const roleOf = ({ opener, seat, seats }: PublicState): Role => {
  if (opener === undefined) return 'opening'
  if (opener === seat) return 'opener'
  if (opener === partner(seat)) return 'responder'
  const mine = seats[seat].acted
  const theirs = seats[partner(seat)].acted
  if (mine === 0) return theirs === 0 ? 'defender' : 'advancer'
  return theirs === 0 || actedFirst(seat, seats) ? 'overcaller' : 'advancer'
}
/** Of two partners who both acted, whether this one did first. */
const actedFirst = (seat: PublicState['seat'], seats: PublicState['seats']): boolean =>
  seats[seat].firstAct < seats[partner(seat)].firstAct

/** Whether the bid is a game, or beyond. */
export const isGame = (call: Call): boolean => {
  if (!isBid(call)) return false
  const strain = strainOf(call)
  return levelOf(call) >= (strain === NOTRUMP ? 3 : isMajor(strain) ? 4 : 5)
}
/** Whether our side holds the last bid and it is a game, or beyond. */
const reachedGame = ({ lastBid, lastBidder, seat }: PublicState): boolean =>
  lastBid !== undefined &&
  lastBidder !== undefined &&
  sideOf(lastBidder) === sideOf(seat) &&
  isGame(lastBid)

/** Whether the player to call may not pass: partner's call forces, and the next player let it stand. */
export const isForced = (state: PublicState): boolean => {
  const { notes, seat } = state
  const last = notes.at(-2)
  if (last === undefined || last.call === PASS || notes.at(-1)?.call !== PASS) return false
  if (last.forcing === 'one-round' || last.message !== undefined) return true
  return state.gameForce[sideOf(seat)] && !reachedGame(state)
}
const agreedKind = (state: PublicState): 'none' | 'major' | 'minor' => {
  const suit = state.agreed[sideOf(state.seat)]
  return suit === undefined ? 'none' : isMajor(suit) ? 'major' : 'minor'
}

const isKind = (wanted: CallKind | readonly CallKind[], note: CallNote | undefined): boolean =>
  note?.is !== undefined &&
  (typeof wanted === 'string' ? wanted === note.is : wanted.includes(note.is))
const isOfRank = (wanted: 'major' | 'minor', suit: Suit | undefined): boolean =>
  suit !== undefined && isMajor(suit) === (wanted === 'major')
/** Partner's second suit at the two level, without a jump, ranks above the first. */
const isReverse = ({ seats, seat, notes }: PublicState): boolean => {
  const note = notes.at(-2)
  const first = seats[partner(seat)].suits[0]
  if (note === undefined || first === undefined || !isBid(note.call)) return false
  const strain = strainOf(note.call)
  return levelOf(note.call) === 2 && strain !== NOTRUMP && strain > first && note.jump === 0
}

type Keys = Exclude<keyof Pattern, 'all' | 'any' | 'not'>
type Held<K extends Keys> = (wanted: NonNullable<Pattern[K]>, state: PublicState) => boolean
export const passesBehind = (state: PublicState): number => {
  const { calls } = state.auction
  const from = calls.findLastIndex((call) => call !== PASS)
  return calls.length - 1 - from
}

/** What each word of a pattern asks. To add a word: its line in `Pattern`, and its line here. */
const HOLDS: { readonly [K in Keys]-?: Held<K> } = {
  role: (wanted, state) => {
    const role = roleOf(state)
    return typeof wanted === 'string' ? wanted === role : wanted.includes(role)
  },
  turn: (wanted, { seats, seat }) => inBounds(seats[seat].acted, wanted),
  after: sequenceHolds,
  opening: (wanted, { notes }) => isCallOf(wanted, notes.find(({ call }) => isBid(call))?.call),
  partner: (wanted, { seats, seat }) => isCallOf(wanted, seats[partner(seat)].last),
  rho: (wanted, { seats, seat }) => isCallOf(wanted, seats[rho(seat)].last),
  lho: (wanted, { seats, seat }) => isCallOf(wanted, seats[lho(seat)].last),
  mine: (wanted, { seats, seat }) => isCallOf(wanted, seats[seat].last),
  last: (wanted, { lastBid }) => isCallOf(wanted, lastBid),
  artificial: (wanted, { notes }) => (notes.at(-2)?.artificial ?? false) === wanted,
  contested: (wanted, { seats, seat }) =>
    seats[lho(seat)].acted + seats[rho(seat)].acted > 0 === wanted,
  forced: (wanted, state) => isForced(state) === wanted,
  gameForce: (wanted, { gameForce, seat }) => gameForce[sideOf(seat)] === wanted,
  signedOff: (wanted, { notes }) => (notes.at(-2)?.forcing === 'sign-off') === wanted,
  agreed: (wanted, state) => {
    const kind = agreedKind(state)
    return wanted === 'any' ? kind !== 'none' : kind === wanted
  },
  inTrumps: (wanted, { agreed, seat, lastBid }) =>
    (lastBid !== undefined && strainOf(lastBid) === agreed[sideOf(seat)]) === wanted,
  asked: (wanted, { notes }) => notes.at(-2)?.message === wanted,
  answered: (wanted, { notes }) => notes.at(-2)?.answers === wanted,
  passedHand: (wanted, { seats, seat }) => seats[seat].passed === wanted,
  partnerPassed: (wanted, { seats, seat }) => seats[partner(seat)].passed === wanted,
  position: (wanted, { auction, seat }) => inBounds(((seat - auction.dealer) & 3) + 1, wanted),
  vulnerable: (wanted, { vulnerability, seat }) => isVulnerable(vulnerability, seat) === wanted,
  theyVulnerable: (wanted, { vulnerability, seat }) =>
    isVulnerable(vulnerability, lho(seat)) === wanted,
  balancing: (wanted, state) =>
    (passesBehind(state) === (state.lastBid === undefined ? 3 : 2)) === wanted,
  ours: (wanted, { lastBidder, seat }) =>
    (lastBidder !== undefined && sideOf(lastBidder) === sideOf(seat)) === wanted,
  level: (wanted, { lastBid }) => inBounds(lastBid === undefined ? 0 : levelOf(lastBid), wanted),
  belowGame: (wanted, { lastBid }) => (lastBid === undefined || !isGame(lastBid)) === wanted,
  doubled: (wanted, { doubled }) => inBounds(doubled, wanted),
  partnerMin: (wanted, { shown, seat }) => inBounds(shown(partner(seat)).hcp.low, wanted),
  partnerMax: (wanted, { shown, seat }) => inBounds(shown(partner(seat)).hcp.high, wanted),
  myMin: (wanted, { shown, seat }) => inBounds(shown(seat).hcp.low, wanted),
  myMax: (wanted, { shown, seat }) => inBounds(shown(seat).hcp.high, wanted),
  partnerSuits: (wanted, { seats, seat }) => inBounds(seats[partner(seat)].suits.length, wanted),
  mySuits: (wanted, { seats, seat }) => inBounds(seats[seat].suits.length, wanted),
  theirSuits: (wanted, { seats, seat }) =>
    inBounds(new Set([...seats[lho(seat)].suits, ...seats[rho(seat)].suits]).size, wanted),
  partnerIs: (wanted, { notes }) => isKind(wanted, notes.at(-2)),
  mineIs: (wanted, { notes }) => isKind(wanted, notes.at(-4)),
  rhoIs: (wanted, { notes }) => isKind(wanted, notes.at(-1)),
  lhoIs: (wanted, { notes }) => isKind(wanted, notes.at(-3)),
  told: (wanted, { notes, seat }) =>
    notes.some((note) => sideOf(note.seat) === sideOf(seat) && isKind(wanted, note)),
  theyTold: (wanted, { notes, seat }) =>
    notes.some((note) => sideOf(note.seat) !== sideOf(seat) && isKind(wanted, note)),
  cut: (wanted, { notes }) => isBid(notes.at(-1)?.call ?? PASS) === wanted,
  partnerJump: (wanted, { notes }) => inBounds(notes.at(-2)?.jump ?? 0, wanted),
  theyAgreed: (wanted, { agreed, seat }) => (agreed[sideOf(lho(seat))] !== undefined) === wanted,
  theirMin: (wanted, { shown, seat }) =>
    inBounds(shown(lho(seat)).hcp.low + shown(rho(seat)).hcp.low, wanted),
  mySuit: (wanted, { seats, seat }) => isOfRank(wanted, seats[seat].suits.at(-1)),
  partnerSuit: (wanted, { seats, seat }) => isOfRank(wanted, seats[partner(seat)].suits.at(-1)),
  partnerReversed: (wanted, state) => isReverse(state) === wanted,
}

/** The words of a pattern with their tests, cheap ones first as written; kept by the pattern's identity. */
type Compiled = (state: PublicState) => boolean
const compiled = new WeakMap<Pattern, Compiled>()
const compile = (pattern: Pattern): Compiled => {
  const made = compiled.get(pattern)
  if (made) return made
  const tests: Compiled[] = []
  for (const key of Object.keys(HOLDS) as Keys[]) {
    const wanted = pattern[key]
    if (wanted === undefined) continue
    const holds = HOLDS[key] as (wanted: unknown, state: PublicState) => boolean
    tests.push((state) => holds(wanted, state))
  }
  const all = (pattern.all ?? []).map(compile)
  const any = pattern.any?.map(compile)
  const none = pattern.not && compile(pattern.not)
  tests.push(...all)
  if (any) tests.push((state) => any.some((test) => test(state)))
  if (none) tests.push((state) => !none(state))
  const whole: Compiled = (state) => {
    for (const test of tests) if (!test(state)) return false
    return true
  }
  compiled.set(pattern, whole)
  return whole
}
/** Whether an auction is in that situation, as a function; the same pattern gives the same function. */
export const patternTest = (pattern: Pattern): ((state: PublicState) => boolean) => compile(pattern)
