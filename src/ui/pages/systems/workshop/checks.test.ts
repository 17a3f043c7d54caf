/** What the workshop begins with, and what it says of a text: in the order of its lines, in sentences. */
import { describe, expect, it } from 'vitest'
import { type Call, parseCall } from '#core/call.ts'
import { runInline } from '#testing/inline.ts'
import { checksOf, markedLines } from './checks.ts'
import { callsWords, type Finding, findingWords, shareWords } from './finding-words.ts'
import { FIRST_SYSTEM } from './first-system.ts'

const read = (text: string) => runInline('system-text', { ask: 'read', system: { id: 'my', text } })
const calls = (text: string): readonly Call[] =>
  text.split(' ').flatMap((code) => parseCall(code) ?? [])
const turn = (text: string) => ({ dealer: 0, vulnerability: 'None', calls: calls(text) }) as const
const rule = (label: string) => ({ id: `my/${label}`, label })

it('the first system is read without a mistake or a doubt', () => {
  const { problems, doubts, rules } = read(FIRST_SYSTEM)
  expect([problems, doubts]).toEqual([[], []])
  expect(rules).toBeGreaterThan(15)
})

describe('what the check finds', () => {
  const hole: Finding = {
    ...({ kind: 'hole', isWhole: false, isExact: true, at: 'opening/1N' } as const),
    rules: [{ ...rule('natural/raise'), natural: true }],
    turn: turn('1N P 2C P'),
    share: { hands: 1, of: 8 },
  }
  it('stands in the order of the lines; a rule that is brought in, where it is brought in', () => {
    const text = 'system: A\nid: a\nlanguage: 1\nuse sayc\nchange [opening/2C]:\n  2C: 22+ pionts\n'
    const told = read(text)
    const checks = checksOf(told, [hole])
    expect(checks.map(({ line, markWord }) => [line, markWord])).toEqual([
      [4, 'No rule'],
      [6, 'Mistake'],
    ])
    expect(markedLines(checks, told)).toEqual([{ line: 6, kind: 'problem' }])
  })
  it('is said as players say it', () => {
    expect(findingWords(hole)).toBe('After 1NT – 2♣, common sense bids one hand in eight.')
    expect(
      findingWords({
        ...({ kind: 'unanswered', message: 'aces', turns: 1, unanswered: 1 } as const),
        rules: [rule('asks')],
        turn: turn('1H P 4N P'),
      }),
    ).toBe('After 1♥ – 4NT, [asks] asks for aces, and no rule answers.')
    expect(
      findingWords({
        ...({ kind: 'dead', proof: 'no-hand' } as const),
        rules: [rule('late')],
        takenBy: rule('early'),
      }),
    ).toBe('[late] is never bid: [early] above it takes every hand.')
    expect(
      findingWords({
        ...({ kind: 'silence', worth: 'points', isExact: true, contested: false } as const),
        rules: [rule('pass')],
        turn: turn(''),
        share: { hands: 3, of: 10 },
      }),
    ).toBe('As opener, one hand in three with 13 points or more passes by [pass].')
    expect(
      findingWords({
        kind: 'sentence',
        rules: [rule('1N')],
        fault: { kind: 'half-told', asked: { min: 15, max: 17 } },
      }),
    ).toBe('[1N] asks 15–17 points, and its sentence tells one end only.')
  })
  it('tells shares and auctions in few words', () => {
    expect([1, 0.5, 0.34, 1 / 86, 1 / 1234].map((of) => shareWords({ hands: of, of: 1 }))).toEqual([
      'every hand',
      '50\u00a0% of the hands',
      'one hand in three',
      'one hand in 86',
      'one hand in 1200',
    ])
    expect(callsWords(calls('P P 1S P'))).toBe('1♠')
    expect(callsWords(calls('1S 2D P'))).toBe('1♠ 2♦ Pass')
    expect(callsWords(calls('1S X XX P'))).toBe('1♠ Dbl Rdbl Pass')
  })
})
