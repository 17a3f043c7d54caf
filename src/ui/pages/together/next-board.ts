/** Which board comes next in a room. */

import { size } from '#core/hand.ts'
import type { BoardRecord } from '#core/record.ts'
import { dealtRecord } from '#core/record.ts'
import { randomSeed, rngOf } from '#core/rng.ts'
import { randomDeal } from '#core/shuffle.ts'
import type { BoardToDeal, RoomData } from '#live/room-data.ts'

/** The boards whose four hands are known: no other can be dealt. */
export const dealable = (records: readonly BoardRecord[]): readonly BoardRecord['board'][] =>
  records
    .map(({ board }) => board)
    .filter(({ deal }) => deal.every((held) => held !== undefined && size(held) === 13))

/** How many boards the room has dealt. */
export const dealtSoFar = ({ tables }: Pick<RoomData, 'tables'>): number =>
  Math.max(
    0,
    ...tables.flatMap(({ log, scores }) => [
      ...scores.map(([number]) => number),
      ...log.flatMap((event) => (event.kind === 'deal' ? [event.board] : [])),
    ]),
  )

/**
 * The next board of the room; they are numbered from 1 as they come.
 * @param boards to be dealt in their order; at random where there are none, or no more.
 * @param entropy four whole numbers below 2³².
 */
export function nextBoard(
  data: Pick<RoomData, 'tables'>,
  boards: readonly BoardRecord['board'][],
  entropy: ArrayLike<number>,
): BoardToDeal {
  const dealt = dealtSoFar(data)
  const board = dealt + 1
  const given = boards[dealt]
  const { dealer, vulnerability, deal } =
    given ?? dealtRecord(board, randomDeal(rngOf(randomSeed(entropy)))).board
  return { board, dealer, vulnerability, hands: deal }
}
