import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import type { Session } from '#store/index.ts'
import { countOf, isDue, sessionPlace, sessionText } from './session-words.ts'

const contract = { bid: bidOf(4, 3), doubled: 0, declarer: 2 } as const
const session: Session = {
  ...{ scoring: 'par', length: 4, side: 0, from: 2 },
  boards: [
    { board: 2, number: 1, contract, declarerTricks: 10, score: 420, against: [420] },
    { board: 3, number: 2, contract, declarerTricks: 9, score: -50, against: [420] },
    { board: 4, number: 3, score: 0 },
  ],
}

describe('a session in words', () => {
  it('counts what is known and says how far it is', () => {
    expect(session.boards.map((board) => countOf(session, board))).toEqual([0, -10, undefined])
    expect(session.boards.map((board) => isDue(session, board))).toEqual([false, false, true])
    expect(sessionText(session)).toBe('3 of 4 boards: −10 IMPs')
  })
  it('says which of its boards is on the table, and of another which comes next', () => {
    expect([2, 4, 9, undefined].map((id) => sessionPlace(session, id))).toEqual([1, 3, 4, 4])
    expect(sessionPlace({ ...session, length: 3 }, 9)).toBe(3)
  })
  it('needs no other table for points, and says percent for matchpoints', () => {
    expect(sessionText({ ...session, scoring: 'total' })).toBe('3 of 4 boards: +370')
    expect(sessionText({ ...session, scoring: 'matchpoints' })).toBe('3 of 4 boards: 25\u00a0%')
    expect(sessionText({ ...session, boards: [] })).toBe('0 of 4 boards')
  })
})
