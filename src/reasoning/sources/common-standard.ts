/**
 * Calls of an auction whose system nobody has named, read as common Standard: how likely each hand is
 * to make the call by recorded auctions. Such a reading only weighs. It promises nothing, for nobody
 * has said that these players agreed on it.
 */
import { type Call, isBid, strainOf } from '#core/call.ts'
import { FULL_HOLDING } from '#core/holding.ts'
import { rotate, type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { isMinor, NOTRUMP, SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { chainAction, type Inference, weakened } from '../inference/inference.ts'
import type { Likelihood, WeightedTerm } from '../predicates/likelihood.ts'
import { allOf, anyOf, type Predicate } from '../predicates/predicate.ts'
import {
  type CallOdds,
  callOddsIn,
  LENGTH_BANDS,
  POINT_BANDS,
  type RecordedCalls,
} from './call-odds.ts'
import { tableEntry } from './call-table.ts'
import { type CallClass, classOfCall, commonTurn } from './common-calls.ts'
import { type Ends, type NaturalHand, naturalHand } from './natural-calls.ts'
import { handReadAs, READ_AS_WORDS, readAs } from './read-as.ts'
import { RECORDED_CALLS } from './recorded-calls.ts'
import type { Agreements } from './source.ts'
import { statedRanges } from './stated-ranges.ts'
import { NOTHING_TOLD, type ToldRanges, toldTogether } from './told-before.ts'

/** Named where the page says by what a call was read. */
export const COMMON_STANDARD = t`Common Standard`

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

/** The bands as an action; neighbours of one weight are joined. */
function actionOf(seat: Seat, bands: readonly Band[], says: (band: Band) => Predicate): Likelihood {
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

/** A call as it is read; without actions where every hand makes it alike. */
interface Read {
  readonly says: Predicate
  readonly actions: readonly Likelihood[]
}
const known = new WeakMap<RecordedCalls, Map<string, Read>>()
/** By recorded odds; `undefined` where no class of the call was met often enough. */
function recordedRead(
  recorded: RecordedCalls,
  { names, roles }: CallClass,
  call: Call,
  seat: Seat,
): Read | undefined {
  const name = names.find((one) => Object.hasOwn(recorded, one))
  if (name === undefined) return undefined
  const kept = known.get(recorded) ?? new Map<string, Read>()
  known.set(recorded, kept)
  const strain = isBid(call) ? strainOf(call) : NOTRUMP
  const named = strain === NOTRUMP ? undefined : strain
  const key = `${name} ${named} ${seat} ${roles.join()}`
  const made = kept.get(key) ?? byOdds(callOddsIn(recorded[name]!), roles, named, seat)
  kept.set(key, made)
  return made
}
function byOdds(
  odds: CallOdds,
  roles: CallClass['roles'],
  named: Suit | undefined,
  seat: Seat,
): Read {
  const actions = SUITS.flatMap((suit): readonly Likelihood[] => {
    const weights = odds.lengths[roles[suit]]
    return weights === undefined ? [] : [actionOf(seat, lengthBands(weights), cardsOf(seat, suit))]
  })
  const points = odds.points && [pointsAction(seat, pointBands(odds.points))]
  return { says: saysOf(odds, named, seat), actions: [...(points ?? []), ...actions] }
}
const pointsAction = (seat: Seat, bands: readonly Band[]): Likelihood =>
  actionOf(seat, bands, ({ min, max }) => ({ kind: 'hcp', seat, min, max }))

/** Of a hundred hands so far outside a range, how many make the call all the same; the last for all beyond. */
const POINTS_OUTSIDE = [100, 40, 18, 8, 4, 2] as const
const CARDS_OUTSIDE = [100, 8, 2, 1] as const
const outside = (n: number, [least, most]: Ends, weights: readonly number[]): number =>
  weights[Math.min(weights.length - 1, Math.max(0, least - n, n - most))]!
const softly = (top: number, ends: Ends, weights: readonly number[]): readonly Band[] =>
  Array.from({ length: top + 1 }, (_, n) => ({ weight: outside(n, ends, weights), min: n, max: n }))
/** Hands without any of the long suits that a call tells of, of a hundred with one. */
const NEITHER = 3

/** By what the call is, wide, where nothing was learned. */
function naturalRead({ points, lengths, either }: NaturalHand, seat: Seat): Read {
  const suits = SUITS.flatMap((suit) => {
    const ends = lengths[suit]
    return ends === undefined ? [] : [{ suit, ends }]
  })
  const long: readonly Predicate[] =
    either?.suits.map((suit) => ({ kind: 'length', seat, suit, min: either.least, max: 13 })) ?? []
  const [min, max] = points
  const parts: readonly Predicate[] = [
    ...suits.map(
      ({ suit, ends }): Predicate => ({ kind: 'length', seat, suit, min: ends[0], max: ends[1] }),
    ),
    ...(long.length === 0 ? [] : [anyOf(...long)]),
    { kind: 'hcp', seat, min, max },
  ]
  return {
    says: parts.length === 1 ? parts[0]! : allOf(...parts),
    actions: [
      pointsAction(seat, softly(37, points, POINTS_OUTSIDE)),
      ...suits.map(({ suit, ends }) =>
        actionOf(seat, softly(13, ends, CARDS_OUTSIDE), cardsOf(seat, suit)),
      ),
      ...(long.length === 0
        ? []
        : [{ seat, terms: [{ weight: 100, when: anyOf(...long) }], otherwise: NEITHER }]),
    ],
  }
}

/** The call as it is commonly read, and by what. */
interface Reading extends Read {
  readonly rule: string
}
function readingOf(
  view: SeatView,
  { recordedCalls: recorded = RECORDED_CALLS, readAs: chosen }: Agreements,
  index: number,
  seat: Seat,
): Reading {
  const { call, alert = false } = view.calls[index]!
  const turn = commonTurn(view.calls.slice(0, index).map((one) => one.call))
  const choice = chosen?.[sideOf(seat)] ?? readAs(view)[sideOf(seat)]
  const as = choice === 'Standard' ? undefined : choice
  const told = as && handReadAs(as, turn, call)
  if (as !== undefined && told !== undefined)
    return { ...naturalRead(told, seat), rule: READ_AS_WORDS[as] }
  const natural = (): Read => naturalRead(naturalHand(turn, call), seat)
  const found = classOfCall(turn, call)
  const read = (found && recordedRead(recorded, found, call, seat)) ?? natural()
  if (!alert || turn.place === 'notrump') return { ...read, rule: COMMON_STANDARD }
  // A call that was alerted is not the natural one: of its strength something may be left.
  const [least, most] = (found && usualPoints(recorded, found)) ?? naturalHand(turn, call).points
  const strong = turn.place === 'open' && isBid(call) && isMinor(strainOf(call))
  const points: Ends = [Math.max(0, least - 2), strong ? 37 : Math.min(37, most + 3)]
  return { ...naturalRead({ points, lengths: {} }, seat), rule: COMMON_STANDARD }
}
function usualPoints(recorded: RecordedCalls, { names }: CallClass): Ends | undefined {
  const name = names.find((one) => Object.hasOwn(recorded, one))
  return name === undefined ? undefined : callOddsIn(recorded[name]!).usual.points
}

/** What the record says of a call, and the share of hands off its words. */
const AS_EXPLAINED = t`As explained in the record`
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
  const { common = [false, false] } = agreements
  const calls = view.calls.map(({ call }) => call)
  const before = new Map<Seat, ToldRanges>()
  return calls.flatMap((call, index): readonly Inference[] => {
    const seat = rotate(view.dealer, index)
    if (seat === view.seat || !common[sideOf(seat)]) return []
    if (tableEntry(view, agreements, index) !== undefined) return []
    const stated = statedRanges(view.calls[index]?.note ?? '', call, seat)
    const earlier = before.get(seat) ?? NOTHING_TOLD
    if (stated !== undefined) {
      // It is told as it stands: those are the record’s own words.
      before.set(seat, toldTogether(stated, earlier).told)
      return [explained(`call-${index}`, index, seat, stated)]
    }
    const { says: alone, actions, rule } = readingOf(view, agreements, index, seat)
    const { says, told, more } = toldTogether(alone, earlier)
    before.set(seat, told)
    // What every hand calls alike weighs nothing, and has its usual hand all the same.
    const [action = { seat, terms: [], otherwise: 1 }, ...also] = actions
    return [
      {
        id: `call-${index}`,
        seat,
        because: { kind: 'call', index, rule },
        kind: 'tendency',
        // Nobody agreed on it.
        readings: [{ says, qualifier: undefined }],
        ...(more ? {} : { saidBefore: true as const }),
        action,
        also,
      },
    ]
  })
}
