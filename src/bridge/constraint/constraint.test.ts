import { describe, expect, it } from 'vitest'
import * as hand from '#core/hand.ts'
import { HOLDING_LENGTH } from '#core/holding.ts'
import { isBalanced, SHAPES } from '#core/shape.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import { good } from '#testing/good.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { admits } from './admits.ts'
import { createCompiler } from './compile.ts'
import {
  all,
  any,
  atLeast,
  atMost,
  between,
  elsewhere,
  everySuit,
  type HandConstraint,
  inSuit,
  named,
  not,
  type SuitConstraint,
  someSuit,
  suitAtLeast,
  suitAtMost,
  suitExactly,
} from './constraint.ts'
import { describe as words } from './describe.ts'
import { type Judgement, judge } from './judge.ts'
import { HAND_MEASURES, SUIT_MEASURES } from './measures.ts'
import { plain } from './phrase.ts'
import { PLAYING_TRICK_ROWS, PLAYING_TRICKS } from './playing-tricks.ts'
import { hasShape, shapeCount, shapesWhere } from './shape-set.ts'

const read = (text: string): hand.Hand => good(hand.parse(text))
const HAND = read('KQJT8.AK7.QJ.T52')

const balanced: HandConstraint = {
  kind: 'shape',
  shapes: shapesWhere(isBalanced),
  words: 'balanced',
}
const CONSTRAINTS: readonly HandConstraint[] = [
  balanced,
  between('hcp', 12, 14),
  not<HandConstraint>(atLeast('hcp', 12)),
  all<HandConstraint>(balanced, any<HandConstraint>(atLeast('aces', 2), atMost('voids', 0))),
  inSuit(3, all<SuitConstraint>(suitAtLeast('length', 5), suitAtMost('points', 6))),
  someSuit([3, 2], elsewhere(suitAtLeast('aces', 1))),
  everySuit([3, 2, 1, 0], any<SuitConstraint>(suitAtLeast('length', 3), suitExactly('safe', 1))),
  {
    kind: 'sum',
    terms: [
      { of: 'hand', measure: 'totalPoints', times: 1 },
      { of: 'hand', measure: 'hcp', times: -1 },
    ],
    min: -3,
    max: 2,
  },
  named('a fair hand', undefined, atLeast('hcp', 8)),
  ...openbidSystem().blocks.flatMap((block) => [block.door, ...block.rules.map((r) => r.shows)]),
]

/** Every node's verdict against the plain test of the same constraint, suit by suit. */
const nodes = (j: Judgement): Judgement[] => [j, ...j.parts.flatMap(nodes)]

describe('the three readings of a constraint', () => {
  const next = randomWords(12)
  const hands = [
    ...Array.from({ length: 300 }, () => randomHand(next)),
    ...Array.from({ length: 700 }, () => lopsidedHand(next)),
  ]
  it('agree: tested, judged and compiled', () => {
    const compiler = createCompiler()
    const tests = CONSTRAINTS.map((c) => compiler.compile(c))
    const wrong: string[] = []
    for (const h of hands) {
      const facts = compiler.read(h)
      for (const [i, c] of CONSTRAINTS.entries()) {
        const expected = admits(c, h)
        const judged = judge(c, h)
        if (tests[i]?.(facts) !== expected || judged.met !== expected)
          wrong.push(`${plain(words(c))} with ${hand.format(h)}`)
        if (judged.met !== (judged.miss === 0)) wrong.push(`miss of ${plain(words(c))}`)
      }
    }
    expect(wrong).toEqual([])
  })
  it('judge reaches parts from the left until the answer stands', () => {
    const judged = judge(
      all<HandConstraint>(atLeast('hcp', 20), any<HandConstraint>(atLeast('aces', 1), balanced)),
      HAND,
    )
    expect(nodes(judged).map((j) => [j.constraint.kind, j.met, j.reached])).toEqual([
      ['all', false, true],
      ['range', false, true],
      ['any', true, false],
      ['range', true, false],
      ['shape', true, false],
    ])
    expect(judged.parts[0]).toMatchObject({ values: [16], miss: 4 })
  })
  it('adds up what an all lacks and takes the nearest of an any', () => {
    const lacking = [atLeast('hcp', 18), atLeast('aces', 2)]
    expect(judge(all<HandConstraint>(...lacking), HAND).miss).toBe(3)
    expect(judge(any<HandConstraint>(...lacking), HAND).miss).toBe(1)
    expect(judge(any<HandConstraint>(), HAND).met).toBe(false)
    expect(judge(not<HandConstraint>(balanced), HAND).miss).toBe(1)
  })
  it('has words for what it asks', () => {
    expect(CONSTRAINTS.slice(0, 8).map((c) => plain(words(c)))).toEqual([
      'balanced',
      '12–14 HCP',
      'at most 11 HCP',
      'balanced and (2+ aces or no voids)',
      '5+ spades with at most 6 points',
      'one of spades hearts: another suit with the ace',
      'each of spades hearts diamonds clubs: 3+ cards or a stopper',
      'T − HCP −3 to 2',
    ])
  })
})

describe('shape sets', () => {
  it('hold what they were made of', () => {
    const set = shapesWhere((shape) => shape[3] >= 5)
    expect(shapeCount(set)).toBe(SHAPES.filter((s) => s[3] >= 5).length)
    expect(SHAPES.every((s) => hasShape(set, s) === s[3] >= 5)).toBe(true)
    expect(shapeCount(shapesWhere(() => true))).toBe(560)
  })
})

describe('measures', () => {
  it('of a suit lie in the interval they declare, and reach both its ends', () => {
    for (const measure of Object.values(SUIT_MEASURES)) {
      const values = Array.from({ length: 8192 }, (_, h) => measure.value(h as hand.Hand[0]))
      expect([Math.min(...values), Math.max(...values)]).toEqual([measure.min, measure.max])
    }
  })
  it('of a hand lie in the interval they declare', () => {
    const next = randomWords(3)
    const outside: string[] = []
    for (let i = 0; i < 20_000; i++) {
      const h = lopsidedHand(next)
      for (const [id, { value, min, max }] of Object.entries(HAND_MEASURES))
        if (value(h) < min || value(h) > max) outside.push(`${id} of ${hand.format(h)}`)
    }
    expect(outside).toEqual([])
  })
  it('give the second-best suit with repetition', () => {
    const next = randomWords(9)
    for (let i = 0; i < 500; i++) {
      const h = randomHand(next)
      const sorted = h.map((suit) => SUIT_MEASURES.points.value(suit)).sort((a, b) => b - a)
      expect([
        HAND_MEASURES.topSuitPoints.value(h),
        HAND_MEASURES.secondSuitPoints.value(h),
      ]).toEqual(sorted.slice(0, 2))
    }
  })
})

describe('playing tricks', () => {
  it('fill the 160 cells that a holding can have, and never fall as the suit grows', () => {
    expect(PLAYING_TRICK_ROWS.reduce((n, row) => n + row.tricks.length, 0)).toBe(160)
    for (const { honours, tricks } of PLAYING_TRICK_ROWS)
      expect({ honours, tricks: [...tricks].sort((a, b) => a - b) }).toEqual({ honours, tricks })
  })
  it('do not depend on the ten or on which spots are held', () => {
    const seen = new Map<string, number>()
    for (let h = 0; h < 8192; h++) {
      const key = `${h >> 9} ${HOLDING_LENGTH[h]}`
      const tricks = PLAYING_TRICKS.corrected[h]!
      expect(seen.get(key) ?? tricks).toBe(tricks)
      seen.set(key, tricks)
    }
  })
  it('differ between the readings where the readings differ, and nowhere else', () => {
    const where = (reading: 'published' | 'kj2' | 'jrow'): string[] => {
      const found = new Set<string>()
      for (let h = 0; h < 8192; h++)
        if (PLAYING_TRICKS[reading][h] !== PLAYING_TRICKS.corrected[h])
          found.add(`${h >> 9} × ${HOLDING_LENGTH[h]}`)
      return [...found].sort()
    }
    // Masks: J 1, Q 2, K 4, A 8.
    expect(where('published')).toEqual(['6 × 3'])
    expect(where('kj2')).toEqual(['5 × 2'])
    expect(where('jrow')).toEqual(['1 × 10', '1 × 8', '1 × 9'])
  })
})
