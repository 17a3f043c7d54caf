import { describe, expect, it } from 'vitest'
import { type Holding, ofRanks } from '#core/holding.ts'
import { ACE, parseRank, TEN } from '#core/rank.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import type { SuitAnswer } from './answer.ts'
import { seenCards } from './card-words.ts'
import type { PlanVector } from './front.ts'
import { layoutsOf } from './layouts.ts'
import type { Plan } from './plan.ts'
import { plansFor } from './plan-build.ts'
import { partingOf } from './plan-parting.ts'
import { planWords } from './plan-words.ts'
import { type Goal, taskOf } from './question.ts'
import { NO_LIMITS, type SuitSolver, solveWith, suitSolver } from './solve.ts'
import { parseSuitCombination, type SuitCombination } from './suit.ts'
import { COMPASS, trickWords } from './trick-words.ts'
import { APRIORI, layoutWeights } from './weights.ts'

interface Solved {
  readonly suit: SuitCombination
  readonly solver: SuitSolver
  readonly answer: SuitAnswer
}
function solved(north: string, south: string): Solved {
  const suit = good(parseSuitCombination(north, south))
  const weights = good(layoutWeights(suit, APRIORI))
  const solver = suitSolver(taskOf(suit))
  const answer = finish(solveWith(solver, weights, NO_LIMITS))
  return { suit: suit, solver, answer }
}
const sentences = ({ suit, solver }: Solved, vector: PlanVector): readonly string[] =>
  plansFor(solver, vector).map((plan) => planWords(suit, plan).sentence)
const best = (from: Solved, goal: Goal): readonly string[] => {
  const found = goal === 'max' ? from.answer.expected : from.answer.atLeast[goal - 1]
  return sentences(from, found!.plan)
}

describe('a trick in words', () => {
  it('names a ten thrown under a winner where a lower card could be', () => {
    const held = (letters: string): Holding => ofRanks([...letters].map((one) => parseRank(one)!))
    const cards = { north: held('A5'), south: held('T3'), live: held('K74') }
    const step = { kind: 'lead', hand: 'north', rank: ACE, replies: [] } as const
    expect(trickWords(step, TEN, cards, COMPASS)).toBe('cash the ace, the ten under it')
    expect(trickWords(step, parseRank('3'), cards, COMPASS)).toBe('cash the ace')
  })
})

describe('a plan in words', () => {
  it.each([
    ['AT42', '953', 2, 'Lead low from North to the nine; play low if East plays an honour.'],
    ['KJ2', '543', 1, 'Lead low from South to the jack;'],
    ['AKJ32', '7654', 5, 'Cash the ace. Then cash the king.'],
    // The finesse after a show-out is the branch that matters.
    [
      'AKJT2',
      '7654',
      5,
      'Cash the ace. If both follow, cash the king; if East shows out, lead low from South to the ten.',
    ],
    // The seven, six and five are one card, and any of the winners is cashed: no spot is named.
    ['AKQJT98', '765', 7, 'Cash the ace.'],
    // “Then cash the ace” would contradict the ace played on the king.
    [
      'AT97652',
      'QJ4',
      7,
      'Run the queen from South; play the ace if West plays the king. Otherwise, if East follows, cash the ace; if East shows out, run the jack from South.',
    ],
    // The king is gone when West has played it: the queen is no finesse any more.
    [
      'QJ9832',
      'A654',
      6,
      'Run the queen from North; play the ace if East plays the king. Otherwise, while both follow, if it loses, cash the jack; if it wins, cash the ace.',
    ],
    // Small cards that matter have names, or one condition would have two answers; what is longest to say is left over.
    [
      'A52',
      'QJ843',
      5,
      'Otherwise, while both follow, if West plays the seven or six and East plays the ten or nine, run the jack from South; in every other case, cash the ace.',
    ],
    [
      'AQJT975',
      '43',
      7,
      'Lead low from South to the ten; play the ace if West plays the king. Otherwise, while both follow, if it loses, cash the ace; if it wins, lead low from South to the jack.',
    ],
    // Players lead the top of a sequence, and their lowest small card; a king led is not run.
    ['AQJT3', '98762', 5, 'Run the nine from South; play the ace if West plays the king.'],
    // A finesse is named by the lowest honour or ten that does for it.
    ['AQJT87', '965', 6, 'Lead low from South to the ten; play the ace if West plays the king.'],
    ['QT8', 'K96543', 5, 'play low if West plays the ace.'],
    // The ten and nine left alone are no low cards.
    ['AKJ3', 'T92', 4, 'Cash the ace. Then run the ten from South.'],
    ['KQT73', 'J9642', 4, 'Lead the king from North.'],
    // One answer to several cards is told once.
    ['65', 'AQJ82', 5, 'Lead low from North to the jack; play the ace if East plays the king.'],
  ] as const)('of %s opposite %s for %d: %s', (north, south, goal, words) => {
    const said = best(solved(north, south), goal).join(' ')
    expect(said).toContain(words)
  })
  it('tells cards with names and cards without as one list', () => {
    const { suit } = solved('A9876', 'Q32')
    // The king; the jack and ten; the five and four.
    expect(seenCards(suit, [1, 2], false)).toBe('the jack, ten or a small card')
    expect(seenCards(suit, [0, 2], false)).toBe('the king or a small card')
    expect(seenCards(suit, [1, 2], true)).toBe('the jack, ten, five or four')
    expect(seenCards(suit, [2], false)).toBe('a small card')
  })
  it('names together the cards that are answered alike', () => {
    const from = solved('65', 'AQJ82')
    const eight = from.answer.front?.plans.flatMap((plan) => sentences(from, plan)) ?? []
    expect(eight.join(' ')).toContain('play the jack if East plays the ten, nine or seven')
  })
  it.each([
    ['AJ642', 'Q85'],
    ['K9652', 'J73'],
    ['62', 'KJT95'],
    ['A52', 'QJ843'],
    ['AQJT975', '43'],
  ])('never gives one condition two answers: %s opposite %s', (north, south) => {
    const from = solved(north, south)
    for (const vector of from.answer.front?.plans.slice(0, 40) ?? [])
      for (const sentence of sentences(from, vector)) {
        const conditions = [
          ...sentence.matchAll(/if ((?:West|East) plays .+?)(?:, (?:cash|run|lead|play) |;|\.)/g),
        ]
        const said = conditions.map(([, words]) => words)
        expect(new Set(said).size).toBe(said.length)
      }
  })
})

describe('plans that read alike', () => {
  const wordsAt = (from: Solved, goal: number, places: readonly [number, number]) => {
    const { suit, solver, answer } = from
    const weight = (vector: PlanVector) =>
      answer.weights.reduce((sum, p, i) => sum + (vector[i]! >= goal ? p : 0), 0)
    const ranked = (answer.front?.plans ?? []).toSorted((a, b) => weight(b) - weight(a))
    const [ones, others] = places.map((place) => plansFor(solver, ranked[place]!))
    const words = (plan: Plan) => planWords(suit, plan).sentence
    const pairs = ones!.flatMap((one) =>
      others!.flatMap((other) => (words(one) === words(other) ? [[one, other] as const] : [])),
    )
    const [first, second] = pairs[0]!
    const lie = layoutsOf(suit).findIndex(
      (_, i) => first.vector[i]! >= goal && second.vector[i]! < goal,
    )
    const west = layoutsOf(suit)[lie]!.sample.west
    return partingOf(suit, first, second, west, COMPASS)
  }
  it('part where the defenders can make them play differently', () => {
    const parting = wordsAt(solved('KQ98', 'A32'), 4, [0, 1])
    expect(parting?.trick).toBeGreaterThan(1)
    expect(parting?.first).toMatch(/^At trick \d, after .* from (West|East): .*\.$/)
    expect(parting?.first).not.toBe(parting?.second)
    // Both speak of the same moment.
    const moment = (words: string | undefined) => words?.split(':')[0]
    expect(moment(parting?.first)).toBe(moment(parting?.second))
  })
  it('do not part from themselves', () => {
    const { suit, solver, answer } = solved('AJ32', 'K954')
    const [plan] = plansFor(solver, answer.expected.plan)
    for (const { sample } of layoutsOf(suit))
      expect(partingOf(suit, plan!, plan!, sample.west, COMPASS)).toBeUndefined()
  })
})
