/** Boards of a record that were played to a claim, with what looking back on them found. */
import { bidOf, PASS } from '#core/call.ts'
import { DECK } from '#core/card.ts'
import { ownerOf } from '#core/deal.ts'
import { dealtRecord } from '#core/record.ts'
import { scoreFor } from '#core/score.ts'
import { lho, SOUTH, sideOf } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { Looked, PlayedBoard } from '#played/played-board.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 8, 1, 12)

/** Every third board costs a call, every lead of South’s and every board declared a card; the later ones less. */
function looked(n: number, role: 'declare' | 'lead' | undefined): Looked {
  const mean = n < 20 ? 4 : 2
  const cost = { mean, least: 0.5, most: 2 * mean }
  return {
    verdict: {
      seat: SOUTH,
      scoring: 'imps',
      calls: {
        made: 1,
        faults:
          n % 3 === 0
            ? [
                {
                  ...{ kind: 'call', role: 'bid', index: 2, made: PASS, better: bidOf(3, 4) },
                  ...{ cost, theme: n % 2 === 0 ? 'game' : 'sold-out' },
                },
              ]
            : [],
      },
      cards: {
        made: 9,
        openCost: n % 2,
        faults:
          role !== undefined
            ? [
                {
                  ...{ kind: 'card', role, index: 0, made: DECK[n]!, better: DECK[n + 1]! },
                  ...{ cost, theme: role === 'declare' ? 'finesse' : 'lead' },
                },
              ]
            : [],
      },
    },
    open: n % 5,
    againstPar: (n % 7) - 3,
  }
}

/** One notrump by the dealer, led and claimed: eight tricks. North deals the first, South is the player. */
export function playedBoards(count: number): readonly PlayedBoard[] {
  return Array.from({ length: count }, (_, n) => {
    const record = dealtRecord(n + 1, dealFromSeed([3, 1, 4, n], n + 1))
    const { deal, dealer, vulnerability } = record.board
    const contract = { bid: bidOf(1, 4), doubled: 0, declarer: dealer } as const
    const lead = DECK.find((card) => ownerOf(deal, card) === lho(dealer))!
    return {
      at: NOON + n * HOUR * 30,
      seat: SOUTH,
      systems: [{ id: 'sayc' }, { id: 'sayc' }],
      contract,
      record: {
        ...record,
        calls: [bidOf(1, 4), PASS, PASS, PASS].map((call) => ({ call })),
        contract,
        cards: [lead],
        claim: { seat: dealer, declarerTricks: 8 },
      },
      score: scoreFor(sideOf(SOUTH), contract, vulnerability, 8),
      looked: looked(n, dealer === SOUTH ? 'declare' : lho(dealer) === SOUTH ? 'lead' : undefined),
    }
  })
}
