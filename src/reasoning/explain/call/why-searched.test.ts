import { expect, it } from 'vitest'
import type { CallOutcome } from '#callchoice/outcome.ts'
import { bidOf, type Call, DOUBLE, PASS } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import { whySearchedWords } from './why-searched.ts'

const outcome = (declarer: Seat, tricks: number, points: number): CallOutcome => ({
  ...{ contract: { bid: bidOf(4, 3), doubled: 0, declarer }, tricks, points },
})
const words = (
  call: Call,
  outcomes: readonly CallOutcome[],
  scoring: 'imps' | 'matchpoints' | 'total' = 'imps',
) =>
  whySearchedWords(
    {
      ...{ call, system: PASS, layouts: [] },
      weighed: [
        { call: PASS, layouts: outcomes.length, gain: 0, error: 0 },
        { call, layouts: outcomes.length, gain: 4.56, error: 1, outcomes },
      ],
    },
    0,
    scoring,
  )

it('a robot’s own call is told by its gain and by what comes of it', () => {
  expect(words(bidOf(4, 3), [outcome(0, 10, 420), outcome(2, 9, -50)])).toBe(
    'Over 2 layouts 4♠ gains 4.6 IMPs on the mean over pass: it makes in 1.',
  )
  expect(words(DOUBLE, [outcome(1, 8, 300), outcome(3, 10, -590), outcome(1, 9, 100)])).toBe(
    'Over 3 layouts double gains 4.6 IMPs on the mean over pass: their contract fails in 2.',
  )
  expect(words(bidOf(3, 3), [outcome(0, 10, 420), outcome(1, 8, 100)], 'total')).toBe(
    'Over 2 layouts 3♠ gains 5 points on the mean over pass: our side scores in 2.',
  )
  expect(words(bidOf(3, 3), [outcome(0, 10, 420)], 'matchpoints')).toContain(
    'gains 5\u00a0% of the matchpoints on the mean',
  )
})
it('nothing is told of a call by the system', () => {
  expect(words(PASS, [outcome(1, 10, -420)])).toBeUndefined()
})
