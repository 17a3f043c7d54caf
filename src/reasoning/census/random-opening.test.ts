import { describe, expect, it } from 'vitest'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { pattern, shapeOf } from '#core/shape.ts'
import { IMPOSSIBLE_BIDVALS, SECTION_LABELS } from '#systems/schenken-1967/bidval.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import { type OpeningFilter, type RandomOpeningProgress, randomOpening } from './random-opening.ts'

const draw = (
  filter: OpeningFilter,
  stream: number,
): { readonly hand: Hand | undefined; readonly counted: number } => {
  const steps = randomOpening(READINGS.corrected, filter, rngOf([1, 9, 6, 7], stream))
  let progress: RandomOpeningProgress = { hands: 0 }
  for (;;) {
    const step = steps.next()
    if (step.done) return { hand: step.value, counted: progress.hands }
    progress = step.value
  }
}

describe('a random hand that opens as asked', () => {
  // Plain drawing finds the common ones; of the others, which are counted first, two are enough.
  const rare = ['2b', '3', '6b', '8e', '11b', '13b', '13d']
  it.each(SECTION_LABELS.filter((label) => !rare.includes(label)))(
    'opens at section %s',
    (section) => {
      const { hand } = draw({ section }, 1)
      if (hand === undefined) throw new Error('no hand')
      expect(handOf.size(hand)).toBe(13)
      expect(openbid(hand).section).toBe(section)
    },
    60_000,
  )
  it('has the points, the pattern and the bid asked for', () => {
    for (let stream = 0; stream < 5; stream++) {
      const { hand } = draw({ bidvals: [14], hcp: 17, pattern: '5521' }, stream)
      // 17 points are too many for a limited opening, unless section 8 has no suit for it.
      expect(hand).toBeUndefined()
      const found = draw({ bidvals: [14], hcp: 12, pattern: '5521' }, stream).hand
      if (found === undefined) throw new Error('no hand')
      expect(openbid(found).bidval).toBe(14)
      expect(handOf.hcp(found)).toBe(12)
      expect(pattern(shapeOf(found))).toBe('5521')
    }
  })
  it('does not exist where the paper says the bid is impossible', () => {
    expect(draw({ bidvals: IMPOSSIBLE_BIDVALS }, 2).hand).toBeUndefined()
  })
  it('counts the rare ones exactly and reaches all of them', () => {
    const rare: OpeningFilter = { section: '2a', bidvals: [75], hcp: 37, pattern: '4333' }
    const hands = new Set<string>()
    let counted = 0
    for (let stream = 0; stream < 60; stream++) {
      const { hand, counted: n } = draw(rare, stream)
      if (hand === undefined) throw new Error('no hand')
      counted = n
      hands.add(handOf.format(hand))
      expect(handOf.hcp(hand)).toBe(37)
    }
    // Thirty-seven points are four aces, four kings, four queens and one jack: four hands.
    expect(counted).toBe(4)
    expect(hands.size).toBe(4)
  })
})
