/**
 * Calls of an auction whose system nobody has named, read as common Standard: how likely each hand is
 * to make the call by recorded auctions. Such a reading only weighs. It promises nothing, for nobody
 * has said that these players agreed on it.
 */
import { type Call, isBid, strainOf } from '#core/call.ts'
import { FULL_HOLDING } from '#core/holding.ts'
import { rotate, type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP, SUITS, type Suit } from '#core/suit.ts'
import { chainAction, type Inference, weakened } from '../inference/inference.ts'
import type { Action, WeightedTerm } from '../predicates/action.ts'
import { allOf, type Predicate } from '../predicates/predicate.ts'
import {
  type CallOdds,
  callOddsIn,
  LENGTH_BANDS,
  POINT_BANDS,
  type RecordedCalls,
} from './call-odds.ts'
import { tableEntry } from './call-table.ts'
import { type CallClass, classOfCall, commonTurn } from './common-calls.ts'
import { RECORDED_CALLS } from './recorded-calls.ts'
import type { Agreements } from './source.ts'
import { statedRanges } from './stated-ranges.ts'

/** Named where the page says by what a call was read. */
export const COMMON_STANDARD = 'Common Standard'

/** Points or cards from `min` to `max` have the weight. */
interface Band {
  readonly weight: number
  readonly min: number
  readonly max: number
}
const pointBands = (weights: readonly number[]): readonly Band[] =>
  weights.map((weight, i) => ({
    weight,
    min: POINT_BANDS[i]!,
    max: (POINT_BANDS[i + 1] ?? 38) - 1,
  }))
const lengthBands = (weights: readonly number[]): readonly Band[] =>
  weights.map((weight, n) => ({ weight, min: n, max: n === LENGTH_BANDS - 1 ? 13 : n }))

/** The bands as an action; neighbours of one weight are told together. */
function actionOf(seat: Seat, bands: readonly Band[], says: (band: Band) => Predicate): Action {
  const joined: Band[] = []
  for (const band of bands) {
    const last = joined.at(-1)
    if (last?.weight === band.weight) joined[joined.length - 1] = { ...last, max: band.max }
    else joined.push(band)
  }
  const heaviestFirst = joined.toSorted((a, b) => b.weight - a.weight)
  return {
    seat,
    terms: heaviestFirst
      .slice(0, -1)
      .map((band): WeightedTerm => ({ weight: band.weight, when: says(band) })),
    otherwise: heaviestFirst.at(-1)?.weight ?? 1,
  }
}

/** A length as the cards of one suit, so that it is counted with the suit. */
const cardsOf =
  (seat: Seat, suit: Suit) =>
  ({ min, max }: Band): Predicate => ({
    kind: 'among',
    seat,
    suit,
    ranks: FULL_HOLDING,
    min,
    max,
  })

/** Fewer cards than this in the suit named are not worth telling. */
const SOME_CARDS = 3
/** Points up to this much are no limit worth telling. */
const MANY_POINTS = 20

/** What nine in ten hands that make the call have: cards of the suit that it names, and points. */
function saysOf({ usual }: CallOdds, named: Suit | undefined, seat: Seat): Predicate {
  const [min, most] = usual.points
  const points: Predicate = { kind: 'hcp', seat, min, max: most > MANY_POINTS ? 37 : most }
  return named === undefined || usual.cards < SOME_CARDS
    ? points
    : allOf({ kind: 'length', seat, suit: named, min: usual.cards, max: 13 }, points)
}

interface Read {
  readonly says: Predicate
  readonly actions: readonly Action[]
}
const known = new WeakMap<RecordedCalls, Map<string, Read | undefined>>()
function readOf(
  recorded: RecordedCalls,
  { names, roles }: CallClass,
  call: Call,
  seat: Seat,
): Read | undefined {
  const name = names.find((one) => Object.hasOwn(recorded, one))
  if (name === undefined) return undefined
  const kept = known.get(recorded) ?? new Map<string, Read | undefined>()
  known.set(recorded, kept)
  const strain = isBid(call) ? strainOf(call) : NOTRUMP
  const named = strain === NOTRUMP ? undefined : strain
  const key = `${name} ${named} ${seat} ${roles.join()}`
  if (!kept.has(key)) kept.set(key, made(callOddsIn(recorded[name]!), roles, named, seat))
  return kept.get(key)
}
function made(
  odds: CallOdds,
  roles: CallClass['roles'],
  named: Suit | undefined,
  seat: Seat,
): Read | undefined {
  const actions = SUITS.flatMap((suit): readonly Action[] => {
    const weights = odds.lengths[roles[suit]]
    return weights === undefined ? [] : [actionOf(seat, lengthBands(weights), cardsOf(seat, suit))]
  })
  const points = odds.points && [
    actionOf(seat, pointBands(odds.points), ({ min, max }) => ({ kind: 'hcp', seat, min, max })),
  ]
  const all = [...(points ?? []), ...actions]
  return all.length === 0 ? undefined : { says: saysOf(odds, named, seat), actions: all }
}

/** What the record says of a call, and the share of hands off its words. */
const AS_EXPLAINED = 'As explained in the record'
const WEIGHT = 90
const PRICE = 0.1
function explained(id: string, index: number, seat: Seat, says: Predicate): Inference {
  const chain = [says, ...weakened(says)]
  return {
    id,
    seat,
    because: { kind: 'call', index, rule: AS_EXPLAINED },
    kind: 'chain',
    readings: chain.map((one) => ({ says: one, qualifier: 'consistent' })),
    action: chainAction(seat, chain, WEIGHT, PRICE),
  }
}

/** One inference for each call of a side that is read so; what is written by hand goes before it. */
export function commonStandard(view: SeatView, agreements: Agreements): readonly Inference[] {
  const { common = [false, false], recordedCalls = RECORDED_CALLS } = agreements
  const calls = view.calls.map(({ call }) => call)
  return calls.flatMap((call, index): readonly Inference[] => {
    const seat = rotate(view.dealer, index)
    if (seat === view.seat || !common[sideOf(seat)]) return []
    if (tableEntry(view, agreements, index) !== undefined) return []
    const { alert = false, note = '' } = view.calls[index]!
    const stated = statedRanges(note, call, seat)
    if (stated !== undefined) return [explained(`call-${index}`, index, seat, stated)]
    // A call that was alerted is not the natural one.
    if (alert) return []
    const found = classOfCall(commonTurn(calls.slice(0, index)), call)
    const read = found && readOf(recordedCalls, found, call, seat)
    const [action, ...also] = read?.actions ?? []
    if (read === undefined || action === undefined) return []
    return [
      {
        id: `call-${index}`,
        seat,
        because: { kind: 'call', index, rule: COMMON_STANDARD },
        kind: 'tendency',
        // Nobody agreed on it.
        readings: [{ says: read.says, qualifier: undefined }],
        action,
        also,
      },
    ]
  })
}
