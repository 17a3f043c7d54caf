import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Holding, ranks } from '#core/holding.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { type NaiveSuit, naiveFront } from '#testing/naive-suit.ts'
import { layoutIndex } from './layouts.ts'
import { type Entries, type SuitTask, suitTask, UNLIMITED } from './question.ts'
import { NO_LIMITS, solveWith, suitSolver } from './solve.ts'
import { type Defender, type Information, type SuitCombination, suitCombination } from './suit.ts'
import { APRIORI, layoutWeights } from './weights.ts'

const count = (n: Entries['north']): number => (n === 'unlimited' ? Number.POSITIVE_INFINITY : n)

/** Vectors over all holdings of West, in the order of the naive solver. */
function naiveVectors({ suit, entries, avoid }: SuitTask): ReturnType<typeof naiveFront> {
  const asked: NaiveSuit = {
    north: ranks(suit.north),
    south: ranks(suit.south),
    classes: suit.classes.map((cards) => ranks(cards)),
    entries: { start: entries.start, north: count(entries.north), south: count(entries.south) },
    avoid,
  }
  return naiveFront(asked)
}
/** The same as sorted texts. */
const naive = (task: SuitTask): readonly string[] =>
  naiveVectors(task)
    .map((vector) => vector.join(''))
    .toSorted()
const layoutWeightsOf = (suit: SuitCombination): readonly number[] =>
  good(layoutWeights(suit, APRIORI))
function fast(task: SuitTask): readonly string[] {
  const { front } = finish(solveWith(suitSolver(task), layoutWeightsOf(task.suit), NO_LIMITS))
  const hidden = task.suit.classes.flatMap((cards) => ranks(cards))
  return (front?.plans ?? [])
    .map((plan) =>
      Array.from({ length: 2 ** hidden.length }, (_, mask) => {
        const west = hidden.reduce<number>((held, rank, i) => held | (((mask >> i) & 1) << rank), 0)
        return plan[layoutIndex(task.suit, west as Holding)]
      }).join(''),
    )
    .toSorted()
}

/** Small suits: every rank is North's, South's, hidden or played, few of each. */
const anyCombination = (information: Information) =>
  fc
    .shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { minLength: 4, maxLength: 9 })
    .chain((cards) =>
      fc.tuple(
        fc.constant(cards),
        fc.array(fc.constantFrom(0, 1, 2, 2), { minLength: cards.length, maxLength: cards.length }),
      ),
    )
    .map(([cards, owners]) => {
      const of = (who: number) =>
        cards.reduce(
          (mask, rank, i) => (owners[i] === who ? mask | (1 << rank) : mask),
          0,
        ) as Holding
      return suitCombination(of(0), of(1), of(2), information)
    })
    .filter((suit) => suit.ok)
    .map((suit) => (suit as { value: SuitCombination }).value)
    .filter(({ hidden }) => ranks(hidden).length < 6)

const taskFrom = (suit: SuitCombination, entries: Entries, avoid?: Defender): SuitTask =>
  good(suitTask(suit, entries, avoid))

const anyCount = fc.constantFrom<Entries['north']>(0, 1, 2, 'unlimited')
const anyEntries: fc.Arbitrary<Entries> = fc.record({
  start: fc.constantFrom('north', 'south', 'either'),
  north: anyCount,
  south: anyCount,
})

describe('against a solver with real cards and nothing left out', () => {
  it('has the same front in small suits', () => {
    fc.assert(
      fc.property(anyCombination('class'), (suit) => {
        const task = taskFrom(suit, UNLIMITED)
        expect(fast(task)).toEqual(naive(task))
      }),
      { numRuns: 300 },
    )
  })
  it('has the same front when every card is told apart', () => {
    fc.assert(
      fc.property(anyCombination('distinct'), (suit) => {
        const task = taskFrom(suit, UNLIMITED)
        expect(fast(task)).toEqual(naive(task))
      }),
      { numRuns: 150 },
    )
  })
  it('has the same front with few entries', () => {
    fc.assert(
      fc.property(anyCombination('class'), anyEntries, (suit, entries) => {
        const task = taskFrom(suit, entries)
        expect(fast(task)).toEqual(naive(task))
      }),
      { numRuns: 150 },
    )
  })
  it('has the same front when a defender is to be kept out', () => {
    fc.assert(
      fc.property(
        anyCombination('distinct'),
        anyEntries,
        fc.constantFrom<Defender>('west', 'east'),
        (suit, entries, avoid) => {
          const task = taskFrom(suit, entries, avoid)
          expect(fast(task)).toEqual(naive(task))
        },
      ),
      { numRuns: 150 },
    )
  })
  it('has for every target, sought by itself, the best of that front under any weights', () => {
    fc.assert(
      fc.property(
        anyCombination('class'),
        fc.option(anyEntries, { nil: UNLIMITED }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 32, maxLength: 32 }),
        (suit, entries, some) => {
          const task = taskFrom(suit, entries)
          const hidden = suit.classes.flatMap((cards) => ranks(cards))
          const holdings = Array.from({ length: 2 ** hidden.length }, (_, mask) =>
            hidden.reduce<number>((held, rank, i) => held | (((mask >> i) & 1) << rank), 0),
          )
          const places = holdings.map((west) => layoutIndex(suit, west as Holding))
          const weights = layoutWeightsOf(suit).map((_, place) => some[place % some.length]!)
          // Equal cards share a layout, and its weight is counted once.
          const first = places.map((place, i) => places.indexOf(place) === i)
          const front = naiveVectors(task)
          const best = (worth: (tricks: number) => number): number =>
            Math.max(
              ...front.map((vector) =>
                vector.reduce(
                  (sum, tricks, i) => sum + (first[i] ? weights[places[i]!]! * worth(tricks) : 0),
                  0,
                ),
              ),
            )
          for (const limits of [NO_LIMITS, { ...NO_LIMITS, frontWork: -1 }]) {
            const { atLeast, expected } = finish(solveWith(suitSolver(task), weights, limits))
            expect(expected.value).toBeCloseTo(
              best((tricks) => tricks),
              9,
            )
            for (const [k, goal] of atLeast.entries())
              expect(goal.value).toBeCloseTo(
                best((tricks) => (tricks > k ? 1 : 0)),
                9,
              )
          }
        },
      ),
      { numRuns: 120 },
    )
  })
})
