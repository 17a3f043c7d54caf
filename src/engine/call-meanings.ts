/**
 * What the calls of an auction mean by the systems the two sides play, as plain data for the
 * knowledge of hidden hands: for each call what it shows and, apart from that, what it denies. A
 * family of systems is one line in `FAMILIES`; it reads one call of one auction.
 */
import { stateAfter as stateByRules } from '#bidding/fold.ts'
import { meaning } from '#bidding/meaning.ts'
import type { ReadingStatus } from '#bidding/public-state.ts'
import { applyCall } from '#bidding/reading.ts'
import { sightOf, weightsFor } from '#bidding/sight.ts'
import type { SideSystems } from '#bidding/system.ts'
import { type CellPair, type CellSet, cellsOf, fullCells } from '#constraint/cells.ts'
import { type CellWeights, weightOf } from '#constraint/cells-weights.ts'
import { all, any, type HandConstraint, not } from '#constraint/constraint.ts'
import { type Call, isBid } from '#core/call.ts'
import { rotate, type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Strategy } from '#core/strategy.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { ruleName } from '#explain/call/rule-name.ts'
import type { CallMeaning, RuleReading } from '#knowledge/sources/source.ts'
import { type Way, ways } from '#rules/meaning.ts'
import { everySituation } from '#rules/system.ts'
import { callParts } from '#systems/opening-strategies/call-meaning.ts'
import type { Chain } from '#systems/opening-strategies/continuations/bidder.ts'
import { stateAfter } from '#systems/opening-strategies/continuations/bidder.ts'
import { STANDARD_CONTINUATIONS } from '#systems/opening-strategies/continuations/standard-american.ts'
import { STRATEGIES } from '#systems/opening-strategies/index.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import { type SideChoice, sideSystems } from './side-systems.ts'

/** What a side plays, as data; `none` where its calls are not to be read. */
export type CallSystem =
  | { readonly kind: 'none' }
  | { readonly kind: 'schenken-1967' }
  | { readonly kind: 'strategy'; readonly strategy: Strategy }
  /** A system of rules, by its id. Schenken's continuations go on after OPENBID's opening. */
  | { readonly kind: 'rules'; readonly system: string }
/** North–South's and East–West's. */
export type CallSystems = readonly [CallSystem, CallSystem]

/** What one call says, before it is put at its place in the auction. */
export interface MeaningParts {
  readonly rule: string
  readonly says: HandConstraint
  readonly denies: readonly HandConstraint[]
  /** Where a system of rules read the call: see `RuleReading`; how it joins earlier calls comes later. */
  readonly reading?: Omit<RuleReading, 'status'>
}
interface CallAsked<S> {
  readonly system: S
  readonly systems: CallSystems
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  /** All calls before the one asked about. */
  readonly before: readonly Call[]
  readonly call: Call
}
/** `undefined` where the system says nothing of the call. */
type Reader<S> = (asked: CallAsked<S>) => MeaningParts | undefined
type Of<K extends CallSystem['kind']> = Extract<CallSystem, { readonly kind: K }>

/**
 * What every way to the call denies stands apart; the rest of its denials differ from way to way and
 * stay with the way.
 */
function partsOf(rule: string, found: readonly Way[]): MeaningParts {
  const shared = found[0]?.denies.length ?? 0
  const none = (denied: readonly HandConstraint[]) => denied.map((one) => not<HandConstraint>(one))
  return {
    rule,
    says: any<HandConstraint>(
      ...found.map(({ shows, denies }) =>
        denies.length === shared
          ? shows
          : all<HandConstraint>(shows, ...none(denies.slice(shared))),
      ),
    ),
    denies: found[0]?.denies ?? [],
  }
}
/** The system that bids on after OPENBID's openings. */
const SCHENKEN = 'schenken-1967'
const openbidMeaning: Reader<Of<'schenken-1967'>> = (asked) =>
  asked.before.some(isBid)
    ? ruleMeaning(asked)
    : partsOf(
        'OPENBID',
        ways(openbidSystem(), everySituation, (action) => action.call === asked.call),
      )

const sideOfRules = (system: CallSystem): SideChoice => ({
  system: system.kind === 'rules' ? system.system : system.kind === SCHENKEN ? SCHENKEN : 'natural',
})
/** The systems of rules that the calls are read by; `undefined` where no side has one, or an unknown one. */
export function systemsFor(systems: CallSystems): SideSystems | undefined {
  if (!systems.some(({ kind }) => kind === 'rules' || kind === SCHENKEN)) return undefined
  const sides = sideSystems([sideOfRules(systems[0]), sideOfRules(systems[1])])
  return sides.ok ? sides.value : undefined
}
/** The calls of a side without a system of rules are taken as natural ones. */
function ruleMeaning(
  asked: CallAsked<Of<'rules'> | Of<'schenken-1967'>>,
): MeaningParts | undefined {
  const { systems, dealer, vulnerability, before, call } = asked
  const sides = sideSystems([sideOfRules(systems[0]), sideOfRules(systems[1])])
  const state = sides.ok ? stateByRules(sides.value, dealer, vulnerability, before) : sides
  // An unknown system, or an auction that is none, says nothing.
  if (!state.ok) return undefined
  const { direct, exact, source, says, ways: found } = meaning(state.value, call)
  const [first] = found
  return {
    ...(first === undefined
      ? { rule: NATURAL, says: direct, denies: [] }
      : partsOf(ruleName(first.label), found)),
    reading: { exact, direct, source, ...(says === undefined ? {} : { words: says }) },
  }
}

const chainOf = (system: CallSystem): Chain => ({
  opening: system.kind === 'strategy' ? system.strategy : STRATEGIES.standard,
  continuations: STANDARD_CONTINUATIONS,
})
/** The calls of a side without a strategy are taken as natural ones, as when the strategy bids. */
function strategyMeaning({
  system,
  systems,
  dealer,
  before,
  call,
}: CallAsked<Of<'strategy'>>): MeaningParts | undefined {
  const state = stateAfter({ dealer, calls: before }, [chainOf(systems[0]), chainOf(systems[1])])
  const parts = callParts(chainOf(system), state, call)
  return parts && { ...parts, rule: `${system.strategy.name}: ${parts.rule.toLowerCase()}` }
}

/** The families of systems. To add one: its kind in `CallSystem`, and its line here. */
const FAMILIES: { readonly [K in CallSystem['kind']]: Reader<Of<K>> } = {
  none: () => undefined,
  'schenken-1967': openbidMeaning,
  strategy: strategyMeaning,
  rules: ruleMeaning,
}
const read = <K extends CallSystem['kind']>(asked: CallAsked<Of<K>>): MeaningParts | undefined =>
  (FAMILIES[asked.system.kind as K] as Reader<Of<K>>)(asked)

/** Of a call that no rule makes. */
const NATURAL = 'Natural'
/** Of a hundred hands that the system would make the call with, how many do. */
const WEIGHT = 95
/** The share of that with which a hand off the system makes it: partner is believed more than opponents. */
const PARTNER_PRICE = 0.02
const OPPONENT_PRICE = 0.06
/** The same for a call that no rule makes: its natural reading is a guess, whoever made it. */
const NATURAL_PRICE = 0.2

/** What one call was read to say, and its meanings by the price of breaking it and how it joins the earlier ones. */
interface Known {
  readonly parts: MeaningParts | undefined
  readonly meanings: Map<string, CallMeaning>
}
/**
 * Calls that were read: the same auction comes back at every card and from every seat, and whoever
 * reads a meaning or a constraint may keep what it worked out by the object.
 */
const known = new Map<string, Known>()
const MOST_KNOWN = 400
function knownOf(asked: CallAsked<CallSystem>): Known {
  const { system, systems, dealer, vulnerability, before, call } = asked
  // A strategy and a system of rules read the calls of both sides; OPENBID opens by none.
  const both = system.kind !== 'none' && !(system.kind === SCHENKEN && !before.some(isBid))
  const about = JSON.stringify(both ? [system, systems] : system)
  const key = `${dealer}|${vulnerability}|${before.join('.')}|${call}|${about}`
  const found = known.get(key) ?? { parts: read(asked), meanings: new Map<string, CallMeaning>() }
  // What is asked for is the last to go, so an auction in use stays.
  known.delete(key)
  known.set(key, found)
  if (known.size > MOST_KNOWN) {
    const [oldest] = known.keys()
    if (oldest !== undefined) known.delete(oldest)
  }
  return found
}
function remembered(
  { parts, meanings }: Known,
  index: number,
  seat: Seat,
  partnered: boolean,
  status: ReadingStatus,
): CallMeaning | undefined {
  if (parts === undefined) return undefined
  const { reading, ...said } = parts
  const price =
    reading?.source === 'not-of-system' ? NATURAL_PRICE : partnered ? PARTNER_PRICE : OPPONENT_PRICE
  const key = `${price} ${status}`
  const kept = meanings.get(key)
  if (kept !== undefined) return kept
  const meaning: CallMeaning = {
    ...{ index, seat, ...said, weight: WEIGHT, price },
    ...(reading === undefined ? {} : { reading: { ...reading, status } }),
  }
  meanings.set(key, meaning)
  return meaning
}

const ANY_HAND: CellPair = { may: fullCells(), must: fullCells() }
const NO_CARDS = { contract: undefined, dummy: undefined, cards: [] } as const

/**
 * What each call of the view's auction means, the observer's own left out. A call that leaves none of
 * the hands that the observer, by its own cards, reckons with after the earlier calls of the same
 * hand falls back step by step.
 */
export function callMeanings(view: SeatView, systems: CallSystems): readonly CallMeaning[] {
  const calls = view.calls.map(({ call }) => call)
  const { dealer, vulnerability } = view
  let weights: Readonly<CellWeights> | undefined
  const possible = (cells: CellSet): boolean => {
    weights ??= weightsFor(sightOf({ ...view, ...NO_CARDS }), rotate(view.seat, 1))
    return weightOf(weights, cells) > 0
  }
  const left: [CellPair, CellPair, CellPair, CellPair] = [ANY_HAND, ANY_HAND, ANY_HAND, ANY_HAND]
  return calls.flatMap((call, index): readonly CallMeaning[] => {
    const seat = rotate(dealer, index)
    if (seat === view.seat) return []
    const system = systems[sideOf(seat)]
    const before = calls.slice(0, index)
    const found = knownOf({ system, systems, dealer, vulnerability, before, call })
    const reading = found.parts?.reading
    let status: ReadingStatus = 'exact'
    if (reading !== undefined) {
      const cells = { exact: cellsOf(reading.exact), direct: cellsOf(reading.direct) }
      const step = applyCall(left[seat], cells, possible)
      left[seat] = step.cells
      status = step.status
    }
    const partnered = sideOf(seat) === sideOf(view.seat)
    const meaning = remembered(found, index, seat, partnered, status)
    return meaning === undefined ? [] : [meaning]
  })
}
