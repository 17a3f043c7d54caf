/** Where the author of a lesson stands when a board is added. */
import { describe, expect, it } from 'vitest'
import { EAST, NORTH, SOUTH } from '#core/seat.ts'
import { ALL_LESSONS } from '#lessons/first/index.ts'
import type { LessonBoard } from '#lessons/lesson.ts'
import { firstTurnOf } from './draft-lesson.ts'

const boardIn = (id: string): LessonBoard => {
  const board = ALL_LESSONS.find((one) => one.id === id)?.lesson.boards[0]
  if (board === undefined) throw new Error(`there is a lesson ${id}`)
  return board
}

describe('the first turn of the student', () => {
  it('is the first call of that seat', () => {
    const board = boardIn('leads')
    const { dealer } = board.record.board
    expect(firstTurnOf({ ...board, student: dealer })).toBe(0)
    expect(firstTurnOf(board)).toBe((SOUTH - dealer + 4) % 4)
  })
  it('is the first card where nothing was bid, declarer playing for dummy', () => {
    const board = boardIn('finesse')
    expect(firstTurnOf({ ...board, student: SOUTH })).toBe(1)
    expect(firstTurnOf({ ...board, student: EAST })).toBe(2)
    expect(firstTurnOf({ ...board, student: NORTH })).toBeUndefined()
  })
  it('is nowhere before anything happened', () => {
    const board = boardIn('minibridge')
    expect(firstTurnOf(board)).toBeUndefined()
    expect(firstTurnOf(undefined)).toBeUndefined()
  })
})
