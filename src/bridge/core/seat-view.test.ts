import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyEndedAuction, anyPlay, anySeat } from '#testing/arbitraries.ts'
import { contractOf } from './auction.ts'
import { boardOf } from './board.ts'
import { dummyOf } from './contract.ts'
import type { BoardRecord } from './record.ts'
import { SEATS } from './seat.ts'
import { seatView } from './seat-view.ts'

describe('what a seat sees', () => {
  it('has no hand in it but its own, and dummy’s once the lead is made', () => {
    fc.assert(
      fc.property(anyPlay, anySeat, ({ deal, play }, seat) => {
        const record: BoardRecord = {
          board: boardOf(3, deal),
          calls: [],
          contract: play.contract,
          cards: play.cards,
        }
        const view = seatView(record, seat)
        expect(view?.hand).toEqual(deal[seat])
        const dummy = dummyOf(play.contract)
        expect(view?.dummy).toEqual(play.cards.length > 0 ? deal[dummy] : undefined)
        // Changing the hands that are hidden changes nothing in the view.
        const masked = SEATS.map((s) =>
          s === seat || (s === dummy && play.cards.length > 0) ? deal[s] : undefined,
        ) as unknown as typeof deal
        expect(seatView({ ...record, board: { ...record.board, deal: masked } }, seat)).toEqual(
          view,
        )
      }),
    )
  })
  it('has the contract that follows from the calls', () => {
    fc.assert(
      fc.property(anyPlay, anyEndedAuction, ({ deal }, auction) => {
        const record: BoardRecord = {
          board: { ...boardOf(1, deal), dealer: auction.dealer },
          calls: auction.calls.map((call) => ({ call })),
          contract: undefined,
          cards: [],
        }
        expect(seatView(record, 0)?.contract).toEqual(contractOf(auction))
        const cut = { ...record, calls: record.calls.slice(0, -1) }
        expect(seatView(cut, 0)?.contract).toBeUndefined()
      }),
    )
  })
  it('is nothing for a seat whose hand is unknown', () => {
    const record: BoardRecord = {
      board: boardOf(1, [undefined, undefined, undefined, undefined]),
      calls: [],
      contract: undefined,
      cards: [],
    }
    expect(seatView(record, 2)).toBeUndefined()
  })
})
