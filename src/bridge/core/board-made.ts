/** What one table made of a board: enough to score it and to set it beside what other tables made. */
import { type Auction, contractOf, isEnded, isLegal } from './auction.ts'
import type { Board } from './board.ts'
import type { Call } from './call.ts'
import type { Card } from './card.ts'
import { type Contract, openingLeader } from './contract.ts'
import { ownerOf, type PartialDeal } from './deal.ts'
import { scoreFor } from './score.ts'

export interface BoardMade {
  readonly calls: readonly Call[]
  /** Missing for a board that was passed out, and where a claim came before it. */
  readonly lead?: Card
  /** Missing for a board that was passed out. */
  readonly declarerTricks?: number
}

/**
 * Whether the auction is lawful and over, and the rest fits it.
 * @param board the lead is held against the deal where it is known.
 */
export function isLawful(
  board: Pick<Board, 'dealer'> & { readonly deal?: PartialDeal },
  { calls, lead, declarerTricks }: BoardMade,
): boolean {
  let auction: Auction = { dealer: board.dealer, calls: [] }
  for (const call of calls) {
    if (!isLegal(auction, call)) return false
    auction = { ...auction, calls: [...auction.calls, call] }
  }
  if (!isEnded(auction)) return false
  const contract = contractOf(auction)
  if (contract === undefined) return lead === undefined && declarerTricks === undefined
  return (
    declarerTricks !== undefined &&
    (lead === undefined ||
      board.deal === undefined ||
      ownerOf(board.deal, lead) === openingLeader(contract))
  )
}

/** The contract of a board that was made, and its points for North–South. */
export function outcomeOf(
  board: Pick<Board, 'dealer' | 'vulnerability'>,
  { calls, declarerTricks = 0 }: BoardMade,
): { readonly contract: Contract | undefined; readonly points: number } {
  const contract = contractOf({ dealer: board.dealer, calls })
  return { contract, points: scoreFor(0, contract, board.vulnerability, declarerTricks) }
}
