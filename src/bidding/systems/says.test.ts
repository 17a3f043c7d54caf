/** The sentences of the rules: every rule has one, and it is a reason at the table. */
import { describe, expect, it } from 'vitest'
import { sentenceFaults } from '#bidding/audit/sentence.ts'
import { NATURAL_DEFAULTS } from '#bidding/natural/index.ts'
import { anyHand, combined, hand, length, points } from '#testing/bidding/words.ts'
import { allRules } from './registry.ts'

const SYSTEMS = [
  ...allRules().map(({ id, rules }) => [id, rules] as const),
  ['natural', NATURAL_DEFAULTS] as const,
]

describe('the sentence of a rule', () => {
  it.each(SYSTEMS)('is a reason at the table, of every rule of %s', (_, rules) => {
    const faults = rules.flatMap((rule) =>
      sentenceFaults(rule).map((fault) => `${rule.id}: “${rule.says}” ${JSON.stringify(fault)}`),
    )
    expect(faults).toEqual([])
  })

  it.each([
    ['Pass as no rule before it takes the hand.', anyHand],
    ['12 HCP.', points(12)],
    ['Twelve points or more.', points(12)],
    ['6-9 points.', points(6, 9)],
    ['12 points or more', points(12)],
    ['twelve or more.', points(12)],
    ['13 points or more.', points(12)],
    ['6–9 points.', points(6, 10)],
    ['At least 25 points together.', combined(26)],
    ['At least five hearts.', length('H', 4)],
    ['5 hearts.', length('H', 5)],
    ['Four {suit}.', length('x', 4)],
  ])('is refused: %s', (says, shows) => {
    expect(sentenceFaults({ says, shows })).not.toEqual([])
  })

  it.each([
    ['Four {x} or more and 6–9 points: a simple raise.', hand(length('x', 4), points(6, 9))],
    ['At least 25 points together: game opposite 12–14.', combined(25)],
    ['Fewer than 12 points.', points(0, 11)],
  ])('is accepted: %s', (says, shows) => {
    expect(sentenceFaults({ says, shows })).toEqual([])
  })
})
