import { describe, expect, it } from 'vitest'
import { CLUBS, DIAMONDS } from '#core/suit.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import type { SeveralSuitsInput } from './several-suits.ts'

const asked: SeveralSuitsInput = {
  hands: [
    { suit: CLUBS, north: 'AQ', south: '32', hidden: 'KJT9' },
    { suit: DIAMONDS, north: 'AQ', south: '32', hidden: 'KJT9' },
  ],
  vacant: { west: 4, east: 4 },
  need: 3,
  losers: 4,
}
const answerOf = (input: SeveralSuitsInput) => good(runInline('several-suits', input))
const problemOf = (input: SeveralSuitsInput) => {
  const output = runInline('several-suits', input)
  return output.ok ? undefined : output.error
}

describe('several-suits', () => {
  it('takes three tricks from two finesses when either king lies right, or a suit tells', () => {
    const answer = answerOf(asked)
    expect(answer.exact).toBe(true)
    // Both kings with the hand behind the queens: four places for eight cards.
    const bothWrong = (4 * 3) / (8 * 7)
    expect(answer.chance).toBeGreaterThanOrEqual(1 - bothWrong - 1e-12)
    expect(answer.chance).toBeLessThanOrEqual(answer.ceiling + 1e-12)
    expect(answer.leads[0]?.chance).toBeCloseTo(answer.chance, 12)
    expect(answer.lines.length).toBeGreaterThan(0)
  })
  it('says leads best first, each by its suit, card and hand', () => {
    const { leads } = answerOf(asked)
    const chances = leads.map(({ chance }) => chance)
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
    for (const { words } of leads)
      expect(words).toMatch(/^(clubs|diamonds): the \w+ from (North|South)$/)
  })
  it('is sure of what needs no guess and has no chance of what is not there', () => {
    expect(answerOf({ ...asked, need: 2 }).chance).toBeCloseTo(1, 12)
    const hands = asked.hands.map((hand) => ({ ...hand, north: 'A4' }))
    expect(
      answerOf({ ...asked, hands: hands.map((h) => ({ ...h, hidden: 'KQJT' })), need: 4 }).chance,
    ).toBe(0)
  })
  it('names the suit in which a hand cannot be read', () => {
    const [first, second] = asked.hands
    if (first === undefined || second === undefined) throw new Error('two suits')
    const problem = problemOf({ ...asked, hands: [first, { ...second, north: 'A?' }] })
    expect(problem?.code).toBe('suit/rank')
    expect(problem?.message).toMatch(/^diamonds: /)
    expect(problemOf({ ...asked, need: 0 })).toBeDefined()
    expect(problemOf({ ...asked, vacant: { west: 1, east: 1 } })).toBeDefined()
  })
})
