import { expect, it } from 'vitest'
import { NO_HANDS } from '#core/deal.ts'
import { size } from '#core/hand.ts'
import { dealtRecord } from '#core/record.ts'
import { rngOf } from '#core/rng.ts'
import { randomDeal } from '#core/shuffle.ts'
import { EMPTY_TABLE, type RoomTable } from '#live/room-data.ts'
import { dealable, nextBoard } from './next-board.ts'

const ENTROPY = [1, 2, 3, 4]
const after = (scores: RoomTable['scores'], underWay?: number): RoomTable => {
  const { board } = dealtRecord(underWay ?? 1, randomDeal(rngOf([1, 1, 1, 1])))
  const { dealer, vulnerability, deal: hands } = board
  return {
    ...{ ...EMPTY_TABLE, scores },
    log:
      underWay === undefined
        ? []
        : [{ n: 1, kind: 'deal', board: underWay, dealer, vulnerability, hands, commitment: 'c' }],
  }
}

it('boards are numbered as they come, and one under way counts once', () => {
  const numberOf = (tables: readonly RoomTable[]) => nextBoard({ tables }, [], ENTROPY).board
  expect(numberOf([EMPTY_TABLE])).toBe(1)
  expect(numberOf([after([], 1)])).toBe(2)
  expect(numberOf([after([[1, 90]], 1)])).toBe(2)
  expect(numberOf([after([[1, 90]], 2), after([[1, 90]], 1)])).toBe(3)
})

it('boards at hand are dealt in their order, then others at random', () => {
  const whole = dealtRecord(7, randomDeal(rngOf([5, 5, 5, 5])))
  const boards = dealable([dealtRecord(1, NO_HANDS), whole])
  expect(boards).toEqual([whole.board])
  const first = nextBoard({ tables: [EMPTY_TABLE] }, boards, ENTROPY)
  expect(first).toEqual({
    ...{ board: 1, dealer: whole.board.dealer, vulnerability: whole.board.vulnerability },
    hands: whole.board.deal,
  })
  const second = nextBoard({ tables: [after([[1, 90]], 1)] }, boards, ENTROPY)
  expect(second.hands).not.toEqual(whole.board.deal)
  expect(second.hands.map((held) => size(held!))).toEqual([13, 13, 13, 13])
})
