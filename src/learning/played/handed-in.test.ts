/** Boards of a class: who shares a board is in one table, and a number has one deal. */
import { expect, it } from 'vitest'
import { calls } from '#testing/bribip.ts'
import { type BoardHandedIn, type BoardsResult, boardsTables, scoresOf } from './handed-in.ts'

const board = (number: number, deal: string, declarerTricks: number): BoardHandedIn => ({
  ...{ number, deal, dealer: 2, vulnerability: 'None' },
  made: { calls: calls('1N P 3N P P P'), declarerTricks },
})
const result = (student: string, ...boards: readonly BoardHandedIn[]): BoardsResult => ({
  student,
  boards,
})

it('puts students who share a board in one table, also by way of a third, and others in another', () => {
  const tables = boardsTables([
    result('Ann', board(1, 'a', 9)),
    result('Ben', board(2, 'b', 8)),
    result('Cleo', board(1, 'z', 7)),
    result('Dan', board(1, 'a', 10), board(2, 'b', 9)),
  ])
  expect(tables.map(({ title, rows }) => [title, rows.map(({ student }) => student)])).toEqual([
    ['Board 1', ['Cleo']],
    ['Boards 1 to 2', ['Ann', 'Ben', 'Dan']],
  ])
  const [, class1] = tables
  expect(class1!.rows.map(({ made }) => scoresOf(class1!, made))).toEqual([
    [[1, 400]],
    [[2, -50]],
    [
      [1, 430],
      [2, 400],
    ],
  ])
})
it('counts the later of two results of one name', () => {
  const [table] = boardsTables([
    result('Ann', board(1, 'a', 9)),
    result('Ann', board(1, 'a', 9), board(2, 'b', 9)),
  ])
  expect(table?.rows).toHaveLength(1)
  expect(table?.boards).toHaveLength(2)
})
it('has under each number the deal that most have: a board of one’s own is compared with nobody’s', () => {
  const [table] = boardsTables([
    result('Ann', board(1, 'a', 9), board(2, 'own', 13)),
    result('Ben', board(1, 'a', 9), board(2, 'b', 8)),
    result('Cleo', board(1, 'a', 9), board(2, 'b', 9)),
  ])
  expect(table?.boards.map(({ deal }) => deal)).toEqual(['a', 'b'])
  expect(table?.rows[0]?.made[1]).toBeUndefined()
})
