/**
 * What the calls of an auction mean by the systems the two sides play, as plain data for the
 * knowledge of hidden hands: for each call what it shows and, apart from that, what it denies. Every
 * call is read as the system of its own side means it.
 */
import { meaning as meaningAt } from '#bidding/auction/meaning.ts'
import type { PublicState, ReadingStatus } from '#bidding/auction/public-state.ts'
import { applyCall } from '#bidding/auction/reading.ts'
import { visibleCardsOf, weightsFor } from '#bidding/auction/visible-cards.ts'
import { type CellPair, type CellSet, cellsOf, fullCells } from '#constraint/cells.ts'
import { type CellWeights, cellsWeight } from '#constraint/cells-weights.ts'
import { all, any, type HandConstraint, not } from '#constraint/constraint.ts'
import type { Call } from '#core/call.ts'
import { rotate, type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { isOfNoSystem, type SystemRefs, systemOf, systemsKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { ruleName } from '#explain/call/rule-name.ts'
import type { AgreedMeaning, RuleReading } from '#reasoning/sources/source.ts'
import { type Way, ways } from '#rules/meaning.ts'
import { everySituation } from '#rules/system.ts'
import { bidderOf } from '#systems/bidder.ts'
import type { OpeningSelector } from '#systems/entry.ts'
import { played } from '#systems/registry.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'

/** What one call says, before it is put at its place in the auction. */
export interface MeaningParts {
  readonly rule: string
  readonly says: HandConstraint
  readonly denies: readonly HandConstraint[]
  /** Where a system of rules read the call: see `RuleReading`; how it joins earlier calls comes later. */
  readonly reading?: Omit<RuleReading, 'status'>
}
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
/** An opening as the sections of OPENBID mean it. */
const openingParts = (selector: OpeningSelector, call: Call): MeaningParts | undefined =>
  selector.kind === 'procedure'
    ? partsOf(
        'OPENBID',
        ways(
          openbidSystem(READINGS[selector.reading]),
          everySituation,
          (action) => action.call === call,
        ),
      )
    : undefined

/** A call as the rules of its maker's side mean it, at the turn it was made. */
function read(state: PublicState, call: Call, opening: OpeningSelector | undefined): MeaningParts {
  const opened = opening && state.opener === undefined ? openingParts(opening, call) : undefined
  if (opened !== undefined) return opened
  const { direct, exact, source, says, ways: found } = meaningAt(state, call)
  const [first] = found
  return {
    ...(first === undefined
      ? { rule: NATURAL_CALL, says: direct, denies: [] }
      : partsOf(ruleName(first.label), found)),
    reading: { exact, direct, source, ...(says === undefined ? {} : { words: says }) },
  }
}

/** Of a call that no rule makes. */
const NATURAL_CALL = t`Natural`
/** Of a hundred hands that the system would make the call with, how many do. */
const WEIGHT = 95
/** The share of that with which a hand off the system makes it: partner is believed more than opponents. */
const PARTNER_PRICE = 0.02
const OPPONENT_PRICE = 0.06
/** The same for a call that no rule makes: its natural reading is a guess, whoever made it. */
const NATURAL_PRICE = 0.2

/** What one call was read to say, and its meanings by the price of breaking it and how it joins the earlier ones. */
interface KeptMeanings {
  readonly parts: MeaningParts
  readonly meanings: Map<string, AgreedMeaning>
}
/**
 * Calls that were read: the same auction comes back at every card and from every seat, and whoever
 * reads a meaning or a constraint may keep what it worked out by the object.
 */
const known = new Map<string, KeptMeanings>()
const MOST_KNOWN = 400
function knownOf(key: string, make: () => MeaningParts): KeptMeanings {
  const found = known.get(key) ?? { parts: make(), meanings: new Map<string, AgreedMeaning>() }
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
  { parts, meanings }: KeptMeanings,
  index: number,
  seat: Seat,
  partnered: boolean,
  status: ReadingStatus,
): AgreedMeaning {
  const { reading, ...said } = parts
  const price =
    reading?.source === 'not-of-system' ? NATURAL_PRICE : partnered ? PARTNER_PRICE : OPPONENT_PRICE
  const key = `${price} ${status}`
  const kept = meanings.get(key)
  if (kept !== undefined) return kept
  const meaning: AgreedMeaning = {
    ...{ index, seat, ...said, weight: WEIGHT, price },
    ...(reading === undefined ? {} : { reading: { ...reading, status } }),
  }
  meanings.set(key, meaning)
  return meaning
}

const ANY_HAND: CellPair = { may: fullCells(), must: fullCells() }
const NO_CARDS = { contract: undefined, dummy: undefined, cards: [] } as const

/**
 * What each call of the view's auction means, the observer's own left out and those of a side that calls
 * by hand, or as nobody has said; nothing where a system is not known. A call that leaves none of the hands that the observer,
 * by its own cards, reckons with after the earlier calls of the same hand is read by what it shows alone, then relaxed, then dropped.
 */
export function callMeanings(view: SeatView, systems: SystemRefs): readonly AgreedMeaning[] {
  const calls = view.calls.map(({ call }) => call)
  const { dealer, vulnerability } = view
  const bidder = bidderOf(systems)
  if (!bidder.ok) return []
  let weights: Readonly<CellWeights> | undefined
  const possible = (cells: CellSet): boolean => {
    weights ??= weightsFor(visibleCardsOf({ ...view, ...NO_CARDS }), rotate(view.seat, 1))
    return cellsWeight(weights, cells) > 0
  }
  const about = `${dealer}|${vulnerability}|${systemsKey(systems)}|`
  const left: [CellPair, CellPair, CellPair, CellPair] = [ANY_HAND, ANY_HAND, ANY_HAND, ANY_HAND]
  return calls.flatMap((call, index): readonly AgreedMeaning[] => {
    const seat = rotate(dealer, index)
    const system = systemOf(systems, seat)
    if (seat === view.seat || isOfNoSystem(system)) return []
    const before = calls.slice(0, index)
    const state = bidder.value.state(dealer, vulnerability, before)
    const own = played(system)
    // An auction that is none says nothing.
    if (!state.ok || !own.ok || state.value.ended) return []
    const found = knownOf(`${about}${before.join('.')}|${call}`, () =>
      read(state.value, call, own.value.opening),
    )
    const { reading } = found.parts
    let status: ReadingStatus = 'exact'
    if (reading !== undefined) {
      const cells = { exact: cellsOf(reading.exact), direct: cellsOf(reading.direct) }
      const step = applyCall(left[seat], cells, possible)
      left[seat] = step.cells
      status = step.status
    }
    const partnered = sideOf(seat) === sideOf(view.seat)
    return [remembered(found, index, seat, partnered, status)]
  })
}
