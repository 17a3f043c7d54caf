/** How a suit's missing honours lie when the suit itself lies in a given way, with their chances. */

import { binomial } from '#core/binomial.ts'
import { type Card, cardOf } from '#core/card.ts'
import type { Chance } from '#core/chance.ts'
import { HOLDING_LENGTH, HONOURS, type Holding, length, ranks } from '#core/holding.ts'
import type { Suit } from '#core/suit.ts'
import { handOf, knownOf, type Position } from '#reasoning/law/position.ts'
import { shownBeliefs } from '#reasoning/posterior/approximate.ts'
import { beliefsOf } from '#reasoning/posterior/beliefs.ts'
import { wayToCount } from '#reasoning/posterior/weighing.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { allOf, facts, type HoldingSet, type Predicate } from '#reasoning/predicates/predicate.ts'
import { DRAWS } from '../knowledge/knowledge-input.ts'

/** How a suit lies: cards as dealt, by closed hand, clockwise from the observer. */
export interface SuitLie {
  readonly suit: Suit
  readonly lengths: readonly number[]
}
export interface HonouredSplit extends Chance {
  /** Honours by closed hand, high first. */
  readonly holdings: readonly (readonly Card[])[]
}
export interface PlacedHonours {
  /** Unseen honours of the suit, high first. */
  readonly honours: readonly Card[]
  /** Likeliest first; their chances add up to 1, those of intervals apart. */
  readonly rows: readonly HonouredSplit[]
  /** Layouts drawn, where the intervals are of a sample. */
  readonly drawn?: number
}

/** Every way to deal the cards to so many hands, by the hand of each. */
const dealings = (cards: number, hands: number): readonly (readonly number[])[] =>
  cards === 0
    ? [[]]
    : dealings(cards - 1, hands).flatMap((rest) =>
        Array.from({ length: hands }, (_, h) => [...rest, h]),
      )

/** Holdings of so many cards that have just these of the honours. */
function holdingSet(n: number, honours: number, held: number): HoldingSet {
  const set = new Uint32Array(256)
  for (let h = 0; h < 8192; h++)
    if (HOLDING_LENGTH[h] === n && (h & honours) === held)
      set[h >> 5] = set[h >> 5]! | (1 << (h & 31))
  return set
}

const maskOf = (cards: readonly Card[]): number =>
  cards.reduce<number>((mask, card) => mask | (1 << (card % 13)), 0)

interface Placing {
  readonly holdings: readonly (readonly Card[])[]
  readonly says: Predicate
  /** Its part of the layouts in which `says` holds and the suit lies so. */
  readonly share: number
}
/**
 * The closed hand whose whole hands are weighed while two others share what it leaves in every way
 * alike. Then the honours of these two follow from its own.
 */
function walkedHand(position: Position, actions: readonly Likelihood[]): number | undefined {
  const alike = position.seats.length === 3 && position.voids.every((voids) => voids === 0)
  if (!alike || wayToCount(position, actions) !== 'walk') return undefined
  const seat = actions.flatMap((a) => a.terms.flatMap((term) => facts(term.when)))[0]?.seat
  return seat === undefined ? undefined : handOf(position, seat)
}

/** Ways to place the honours that the lengths have room for. */
function placings(
  position: Position,
  { suit, lengths }: SuitLie,
  walked: number | undefined,
): readonly Placing[] {
  const honours = unseenHonours(position, suit)
  const all = maskOf(honours)
  const room = position.seats.map((_, h) => lengths[h]! - length(knownOf(position, h, suit)))
  const small = length(position.unseen[suit]) - honours.length
  return dealings(honours.length, position.seats.length).flatMap((owner): readonly Placing[] => {
    const holdings = position.seats.map((_, h) => honours.filter((_, i) => owner[i] === h))
    if (!holdings.every((cards, h) => cards.length <= room[h]!)) return []
    const of = (h: number): Predicate => ({
      kind: 'holding',
      seat: position.seats[h]!,
      suit,
      set: holdingSet(lengths[h]!, all, maskOf(holdings[h] ?? [])),
    })
    if (walked === undefined)
      return [{ holdings, says: allOf(...holdings.map((_, h) => of(h))), share: 1 }]
    const [b] = position.seats.flatMap((_, h) => (h === walked ? [] : [h])) as [number]
    const own = holdings[walked]?.length ?? 0
    const [roomOwn, roomB] = [room[walked]!, room[b]!]
    const left = small - (roomOwn - own)
    const ways = binomial(left, roomB - (holdings[b]?.length ?? 0))
    const share = ways / binomial(honours.length - own + left, roomB)
    return share > 0 ? [{ holdings, says: of(walked), share }] : []
  })
}
const unseenHonours = (position: Position, suit: Suit): readonly Card[] =>
  ranks((HONOURS & position.unseen[suit]) as Holding).map((rank) => cardOf(suit, rank))

/**
 * The ways to place the honours when the suit lies so, weighed by the actions.
 * @param actions see `livingActions`. A yield is the share done, 0..1.
 */
export function* placedHonours(
  position: Position,
  actions: readonly Likelihood[],
  input: SuitLie,
): Generator<number, PlacedHonours, void> {
  const walked = walkedHand(position, actions)
  const wanted = placings(position, input, walked)
  const asked = wanted.map(({ says }) => says)
  // Several hands cannot be asked of a walk through one: bounds then, or layouts drawn.
  const steps =
    walked === undefined
      ? shownBeliefs(position, actions, asked, {
          draws: DRAWS,
          uncounted: position.seats.length > 2,
        })
      : beliefsOf(position, actions, asked)
  let step = steps.next()
  while (step.done !== true) {
    yield step.value / 2
    step = steps.next()
  }
  const beliefs = 'beliefs' in step.value ? step.value.beliefs : step.value
  const drawn = beliefs.weighed.kind === 'drawn' ? beliefs.weighed.posterior.total : undefined
  const rows: HonouredSplit[] = []
  for (const [i, { holdings, says, share: part }] of wanted.entries()) {
    yield 0.5 + i / wanted.length / 2
    const finding = beliefs.of(says)
    let answer = finding.next()
    while (answer.done !== true) {
      yield 0.5 + i / wanted.length / 2
      answer = finding.next()
    }
    const { chance, between } = answer.value ?? { chance: 0, between: undefined }
    rows.push({
      holdings,
      chance: part * (between?.least ?? chance),
      ...(between === undefined ? {} : { upTo: part * between.most }),
    })
  }
  // The chances are those of the split and the honours together; the split itself is given. Of intervals
  // a row is least likely where it weighs least and the others most, and the other way round.
  const mostOf = (row: HonouredSplit): number => row.upTo ?? row.chance
  const sum = (of: (row: HonouredSplit) => number): number =>
    rows.reduce((all, row) => all + of(row), 0)
  const least = sum((row) => row.chance)
  const most = sum(mostOf)
  const share = (part: number, rest: number): number =>
    part === 0 ? 0 : part / (part + Math.max(0, rest))
  const given = (row: HonouredSplit): HonouredSplit => ({
    holdings: row.holdings,
    chance: share(row.chance, most - mostOf(row)),
    ...(row.upTo === undefined ? {} : { upTo: share(row.upTo, least - row.chance) }),
  })
  return {
    honours: unseenHonours(position, input.suit),
    rows: rows
      .filter((row) => mostOf(row) > 0)
      .map(given)
      .sort((a, b) => mostOf(b) - mostOf(a)),
    ...(drawn === undefined ? {} : { drawn }),
  }
}
