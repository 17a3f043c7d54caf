/**
 * Records as they cross to the page in great numbers. A list of records is thousands of small
 * objects, and a page stands still while its browser builds them all for one message. A text crosses
 * as one block of memory, and whoever needs the records makes them a pack at a time.
 */

import type { PartialDeal } from './deal.ts'
import type { BoardRecord } from './record.ts'
import { bySeat } from './seat.ts'

/** Records in a pack: so few that making them again takes a small part of a frame. */
export const PACK_SIZE = 100

/** Records as texts of at most `PACK_SIZE` records each; everything else in them must be plain JSON. */
export function* packed(records: readonly BoardRecord[]): Generator<string, void, void> {
  for (let at = 0; at < records.length; at += PACK_SIZE)
    yield JSON.stringify(records.slice(at, at + PACK_SIZE))
}

/** What JSON leaves of a record: no field where one is `undefined`, `null` for an unknown hand. */
interface Packed extends Omit<BoardRecord, 'board' | 'contract'> {
  readonly board: Omit<BoardRecord['board'], 'number' | 'deal'> & {
    readonly number?: number
    readonly deal: readonly (PartialDeal[number] | null)[]
  }
  readonly contract?: BoardRecord['contract']
}

/** The records of one pack. Any other text than a pack makes nonsense, or throws. */
export const unpacked = <T extends BoardRecord>(pack: string): readonly T[] =>
  (JSON.parse(pack) as readonly Packed[]).map(({ board, contract, ...rest }) => {
    const record: BoardRecord = {
      ...rest,
      board: {
        ...board,
        number: board.number,
        deal: bySeat((seat) => board.deal[seat] ?? undefined),
      },
      contract,
    }
    return record as T
  })
