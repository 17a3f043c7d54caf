/** The public state of an auction, call by call, each found once and kept for a while. */
import { isEnded, whyIllegal } from '#core/auction.ts'
import { type Call, callCode, isBid, levelOf, PASS, strainOf } from '#core/call.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { type BySide, partner, rotate, type Seat, seatName, sideOf } from '#core/seat.ts'
import { NOTRUMP, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { suitOfSlot } from '#rules/slots.ts'
import type { BiddingSystem } from '../language/system.ts'
import { blankHandModel, handModelOf } from './hand-model.ts'
import { naturalCells, naturalNote } from './natural-reading.ts'
import type { CallNote, HandModel, PublicState, SeatFacts } from './public-state.ts'
import { applyCall, readCall } from './reading.ts'
import { rulesAt, slotsOf, type TurnRule, type TurnRules, toldOf } from './turn-rules.ts'

const NO_FACTS: SeatFacts = {
  acted: 0,
  calls: 0,
  firstAct: Number.POSITIVE_INFINITY,
  passed: false,
  suits: [],
  oneOf: [],
  last: undefined,
  controls: 0,
  denied: 0,
  aces: undefined,
  kings: undefined,
}

/** The rule that speaks for a call: the first of the turn that makes it. */
export const ruleOfCall = (rules: TurnRules, call: Call): TurnRule | undefined =>
  rules.find((turnRule) => turnRule.call === call)

/** The same, or one that only tells what the call is. */
const speakerOf = (state: PublicState, call: Call): TurnRule | undefined => {
  const turnRule = ruleOfCall(rulesAt(state), call)
  return turnRule?.natural === false ? turnRule : (toldOf(state, call) ?? turnRule)
}

/** Levels of the bid above the lowest lawful one of its strain. */
const jumpOf = ({ lastBid }: PublicState, call: Call): number => {
  if (!isBid(call)) return 0
  if (lastBid === undefined) return levelOf(call) - 1
  const least = levelOf(lastBid) + (strainOf(call) > strainOf(lastBid) ? 0 : 1)
  return levelOf(call) - least
}

function noteOf(state: PublicState, call: Call): CallNote {
  const { seat } = state
  const turnRule = speakerOf(state, call)
  const jump = jumpOf(state, call)
  if (turnRule === undefined) {
    const natural = naturalNote(state, call)
    return { seat, call, source: 'not-of-system', artificial: false, jump, ...natural }
  }
  const { origin } = turnRule
  const asked = state.notes.at(-2)?.message
  // A bid of the next player cancels the ask unless the rule answers all the same.
  const stands = !isBid(state.notes.at(-1)?.call ?? PASS) || origin.tells !== undefined
  const answers = asked !== undefined && call !== PASS && stands ? { answers: asked } : {}
  return {
    seat,
    call,
    source: turnRule.natural ? 'natural' : 'system',
    rule: turnRule.rule.id,
    artificial: origin.artificial ?? false,
    jump,
    ...(origin.is === undefined ? {} : { is: origin.is }),
    ...(origin.forcing === undefined ? {} : { forcing: origin.forcing }),
    ...(origin.message === undefined ? {} : { message: origin.message }),
    ...answers,
  }
}

const bit = (suit: Suit | undefined): number => (suit === undefined ? 0 : 1 << suit)
const withSuits = (
  known: readonly Suit[],
  more: readonly (Suit | undefined)[],
): readonly Suit[] => {
  // A suit bid again becomes the one shown last.
  const fresh = more.filter((suit) => suit !== undefined)
  return fresh.length === 0 ? known : [...known.filter((suit) => !fresh.includes(suit)), ...fresh]
}

function factsAfter(state: PublicState, note: CallNote): SeatFacts {
  const was = state.seats[state.seat]
  const { call } = note
  const rules = rulesAt(state)
  const turnRule = speakerOf(state, call)
  const slots = slotsOf(state)
  const suitOf = (slot: Parameters<typeof suitOfSlot>[0], x?: Suit) => suitOfSlot(slot, slots, x)
  const natural =
    isBid(call) && !note.artificial && strainOf(call) !== NOTRUMP ? [strainOf(call) as Suit] : []
  const named = (turnRule?.origin.suits ?? []).map((slot) => suitOf(slot, turnRule?.x))
  const tells = turnRule?.origin.tells
  const oneOf = (turnRule?.origin.oneOf ?? []).flatMap((slot) => suitOf(slot, turnRule?.x) ?? [])
  const steps =
    tells?.control === undefined ? [] : rules.filter((r) => r.origin === turnRule?.origin)
  const skipped = steps.slice(
    0,
    Math.max(
      0,
      steps.findIndex((r) => r.call === call),
    ),
  )
  const control = (r: TurnRule): number => bit(suitOf(r.origin.tells?.control ?? 'x', r.x))
  return {
    acted: was.acted + (call === PASS ? 0 : 1),
    calls: was.calls + 1,
    firstAct: call === PASS ? was.firstAct : Math.min(was.firstAct, state.auction.calls.length),
    passed: was.passed || (call === PASS && state.opener === undefined),
    suits: withSuits(was.suits, [...natural, ...named]),
    oneOf: oneOf.length > 0 ? oneOf : was.oneOf,
    last: call,
    controls: was.controls | (tells?.control !== undefined && turnRule ? control(turnRule) : 0),
    denied: skipped.reduce((bits, r) => bits | control(r), was.denied),
    aces: tells?.aces ?? was.aces,
    kings: tells?.kings ?? was.kings,
  }
}

const agreedAfter = (state: PublicState, note: CallNote, facts: SeatFacts): Suit | undefined => {
  const side = sideOf(state.seat)
  const turnRule = speakerOf(state, note.call)
  const agrees = turnRule?.origin.agrees
  if (agrees !== undefined) {
    const suit = suitOfSlot(agrees, slotsOf(state), turnRule?.x)
    if (suit !== undefined) return suit
  }
  const { call } = note
  if (!isBid(call) || note.artificial || strainOf(call) === NOTRUMP) return state.agreed[side]
  const suit = strainOf(call) as Suit
  const raised = state.seats[partner(state.seat)].suits.includes(suit) && facts.suits.includes(suit)
  return raised ? suit : state.agreed[side]
}

const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((one, i) => (i === at ? value : one))

/** Pictures by seat, found when asked for: a call changes one of them. */
const shownFrom = (before: PublicState, call: Call): ((seat: Seat) => HandModel) => {
  let mine: HandModel | undefined
  return (seat) => {
    if (seat !== before.seat) return before.shown(seat)
    if (mine === undefined) {
      const reading = readCall(rulesAt(before), call) ?? naturalCells(before, call)
      const { cells, status } = applyCall(before.shown(seat).cells, reading)
      mine = handModelOf(cells, status)
    }
    return mine
  }
}

function extend(state: PublicState, call: Call): PublicState {
  const { seat } = state
  const side = sideOf(seat)
  const note = noteOf(state, call)
  const facts = factsAfter(state, note)
  const auction = { ...state.auction, calls: [...state.auction.calls, call] }
  const bid = isBid(call)
  return {
    key: `${state.key}${String.fromCharCode(48 + call)}`,
    sides: state.sides,
    vulnerability: state.vulnerability,
    auction,
    seat: rotate(seat, 1),
    ended: isEnded(auction),
    seats: replaced(state.seats, seat, facts) as PublicState['seats'],
    notes: [...state.notes, note],
    opener: state.opener ?? (bid ? seat : undefined),
    lastBid: bid ? call : state.lastBid,
    lastBidder: bid ? seat : state.lastBidder,
    doubled: bid ? 0 : call === PASS ? state.doubled : state.doubled === 0 ? 1 : 2,
    agreed: replaced(state.agreed, side, agreedAfter(state, note, facts)) as PublicState['agreed'],
    gameForce: replaced(
      state.gameForce,
      side,
      note.forcing === 'game' || (state.gameForce[side] && note.forcing !== 'sign-off'),
    ) as PublicState['gameForce'],
    before: state,
    shown: shownFrom(state, call),
  }
}

/** States by key. The oldest half goes when there are too many: a state holds some ten kilobytes. */
const states = new Map<string, PublicState>()
const MOST_STATES = 4000
const remember = (key: string, make: () => PublicState): PublicState => {
  const known = states.get(key)
  if (known) return known
  if (states.size >= MOST_STATES)
    for (const old of [...states.keys()].slice(0, MOST_STATES / 2)) states.delete(old)
  const made = make()
  states.set(key, made)
  return made
}
/** Forgets every state: for measuring how long a cold reading takes. */
export const forgetStates = (): void => states.clear()

const serials = new WeakMap<BiddingSystem, number>()
let nextSerial = 0
/** Two systems of one id are still two systems. */
const serialOf = (system: BiddingSystem): number => {
  const known = serials.get(system) ?? ++nextSerial
  serials.set(system, known)
  return known
}

/** Before the first call. */
export function startState(
  sides: BySide<BiddingSystem>,
  dealer: Seat,
  vulnerability: Vulnerability,
): PublicState {
  const key = `${serialOf(sides[0])}|${serialOf(sides[1])}|${dealer}|${vulnerability}|`
  return remember(key, () => ({
    key,
    sides,
    vulnerability,
    auction: { dealer, calls: [] },
    seat: dealer,
    ended: false,
    seats: [NO_FACTS, NO_FACTS, NO_FACTS, NO_FACTS],
    notes: [],
    opener: undefined,
    lastBid: undefined,
    lastBidder: undefined,
    doubled: 0,
    agreed: [undefined, undefined],
    gameForce: [false, false],
    before: undefined,
    shown: blankHandModel,
  }))
}

/** After one more call, which must be lawful. */
export const afterCall = (state: PublicState, call: Call): PublicState =>
  remember(`${state.key}${String.fromCharCode(48 + call)}`, () => extend(state, call))

/** The public state after these calls; a problem at the first that is not lawful. */
export function stateAfter(
  sides: BySide<BiddingSystem>,
  dealer: Seat,
  vulnerability: Vulnerability,
  calls: readonly Call[],
): Result<PublicState, Problem> {
  let state = startState(sides, dealer, vulnerability)
  for (const [i, call] of calls.entries()) {
    const why = whyIllegal(state.auction, call)
    if (why)
      return problem(
        why.code,
        t`Call ${i + 1}, ${callCode(call)} by ${seatName(state.seat)}: ${why.message}`,
      )
    state = afterCall(state, call)
  }
  return ok(state)
}

/** The states at which the calls up to this one were made, in order. */
export function statesBefore(end: PublicState): readonly PublicState[] {
  const states: PublicState[] = []
  for (let state = end.before; state !== undefined; state = state.before) states.unshift(state)
  return states
}
