/** How a suit's missing honours lie when the suit itself lies in a given way, with their chances. */
import { type Card, cardOf } from '#core/card.ts'
import { HOLDING_LENGTH, type Holding, has, length } from '#core/holding.ts'
import { RANKS_DESCENDING, rankHcp } from '#core/rank.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { beliefsOf } from '#knowledge/beliefs.ts'
import { positionFromScratch } from '#knowledge/fold.ts'
import { facedFor } from '#knowledge/knowledge.ts'
import { knownOf, type Position } from '#knowledge/position.ts'
import { allOf, type HoldingSet, type Predicate } from '#knowledge/predicate.ts'
import { inferencesOf } from '#knowledge/sources/index.ts'
import { livingActions } from '#knowledge/weighing.ts'
import type { Job } from '../job.ts'
import type { Figure } from './knowledge-answer.ts'
import { agreementsOf, type KnowledgeInput } from './knowledge-input.ts'

export interface SplitHonoursInput extends KnowledgeInput {
  readonly suit: Suit
  /** Cards of the suit as dealt, by closed hand, clockwise from the observer. */
  readonly lengths: readonly number[]
}
export interface SplitHonoursProgress {
  readonly share: number
}
export interface HonouredSplit extends Figure {
  /** Honours by closed hand, high first. */
  readonly holdings: readonly (readonly Card[])[]
}
export interface SplitHonours {
  /** Unseen honours of the suit, high first. */
  readonly honours: readonly Card[]
  /** Likeliest first; their chances add up to 1, those of intervals apart. */
  readonly rows: readonly HonouredSplit[]
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
      set[h >> 5] = (set[h >> 5] as number) | (1 << (h & 31))
  return set
}

const maskOf = (cards: readonly Card[]): number =>
  cards.reduce<number>((mask, card) => mask | (1 << (card % 13)), 0)

interface Placing {
  readonly holdings: readonly (readonly Card[])[]
  readonly says: Predicate
}
/** Ways to place the honours that the lengths have room for. */
function placings(position: Position, { suit, lengths }: SplitHonoursInput): readonly Placing[] {
  const honours = unseenHonours(position, suit)
  const all = maskOf(honours)
  return dealings(honours.length, position.seats.length).flatMap((owner): readonly Placing[] => {
    const holdings = position.seats.map((_, h) => honours.filter((_, i) => owner[i] === h))
    const fits = holdings.every(
      (cards, h) => cards.length + length(knownOf(position, h, suit)) <= (lengths[h] as number),
    )
    if (!fits) return []
    const says = allOf(
      ...holdings.map(
        (cards, h): Predicate => ({
          kind: 'holding',
          seat: position.seats[h] as Seat,
          suit,
          set: holdingSet(lengths[h] as number, all, maskOf(cards)),
        }),
      ),
    )
    return [{ holdings, says }]
  })
}
const unseenHonours = (position: Position, suit: Suit): readonly Card[] =>
  RANKS_DESCENDING.filter(
    (rank) => rankHcp(rank) > 0 && has(position.unseen[suit] as Holding, rank),
  ).map((rank) => cardOf(suit, rank))

/** @see SplitHonoursInput */
export const splitHonours: Job<
  SplitHonoursInput,
  SplitHonoursProgress,
  Result<SplitHonours, Problem>
> = function* (input) {
  const { view, suit } = input
  const from = positionFromScratch(view, view.cards.length)
  if (!from.ok) return from
  const position = from.value
  const faced = facedFor(view, position)
  const inferences = input.lawOnly === true ? [] : inferencesOf(view, agreementsOf(input))
  const actions = livingActions(
    inferences.map((one) => one.action),
    faced,
  )
  const wanted = placings(position, input)
  const steps = beliefsOf(
    position,
    actions,
    faced,
    wanted.map(({ says }) => says),
  )
  let step = steps.next()
  while (step.done !== true) {
    yield { share: step.value / 2 }
    step = steps.next()
  }
  const beliefs = step.value
  const rows: HonouredSplit[] = []
  for (const [i, { holdings, says }] of wanted.entries()) {
    yield { share: 0.5 + i / wanted.length / 2 }
    const asked = beliefs.of(says)
    let answer = asked.next()
    while (answer.done !== true) {
      yield { share: 0.5 + i / wanted.length / 2 }
      answer = asked.next()
    }
    const { chance, between } = answer.value ?? { chance: 0, between: undefined }
    rows.push({
      holdings,
      chance: between?.least ?? chance,
      ...(between === undefined ? {} : { upTo: between.most }),
    })
  }
  // The chances are those of the split and the honours together; the split itself is given.
  const total = rows.reduce((sum, row) => sum + (row.upTo ?? row.chance), 0)
  return ok({
    honours: unseenHonours(position, suit),
    rows: rows
      .filter(({ chance, upTo }) => (upTo ?? chance) > 0)
      .map((row) => ({
        ...row,
        chance: row.chance / total,
        ...(row.upTo === undefined ? {} : { upTo: Math.min(1, row.upTo / total) }),
      }))
      .sort((a, b) => (b.upTo ?? b.chance) - (a.upTo ?? a.chance)),
  })
}
