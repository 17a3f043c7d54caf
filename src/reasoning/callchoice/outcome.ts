/** What comes of a call on one layout: everybody bids it out by the rules, and it is played with all cards open. */
import { bidOn } from '#bidding/auction/bid-out.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { contractOf } from '#core/auction.ts'
import type { Bid } from '#core/call.ts'
import { type Contract, strainOfContract, tricksNeeded } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { invariant } from '#core/result.ts'
import { scoreFor } from '#core/score.ts'
import { lho, type Side, sideOf } from '#core/seat.ts'
import { STRAINS } from '#core/suit.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { type OpenPosition, positionAtLead } from '#doubledummy/open-position.ts'
import type { Solving } from '#doubledummy/solve.ts'
import { solveTricksInAll } from '#doubledummy/solve-several.ts'

/** Where the auction ended, and what it scored. */
export interface CallOutcome {
  /** Missing where the board was passed out. */
  readonly contract?: Contract
  /** Declarer's; 0 where nobody declares. */
  readonly tricks: number
  /** For the side of the caller. */
  readonly points: number
}

/** The contract in which the auction ends; `undefined` where it is passed out. */
export const endOf = (state: PublicState, deal: Deal): Contract | undefined =>
  contractOf(bidOn(state, deal).state.auction)

/** Undertricks from which somebody doubles. */
const DOUBLED_FROM = 2
/** The contract as the other side leaves it, which sees by how much it fails. */
export const doubledIfHopeless = (contract: Contract, tricks: number): Contract =>
  contract.doubled === 0 && tricks <= tricksNeeded(contract) - DOUBLED_FROM
    ? { ...contract, doubled: 1 }
    : contract

/**
 * What the contract scores for a side where both sides double what fails by two: whoever is driven to it will be
 * doubled. What the opponents stand in at the turn is doubled only by those who do: to double it is a call of
 * its own.
 * @param standing the last bid at the turn; `undefined` before the first.
 */
export function outcomeOf(
  contract: Contract | undefined,
  tricks: number,
  side: Side,
  vulnerability: Vulnerability,
  standing: Bid | undefined,
): CallOutcome {
  if (contract === undefined) return { tricks: 0, points: 0 }
  const theirs = sideOf(contract.declarer) !== side
  const left = theirs && contract.bid === standing
  const ends = left ? contract : doubledIfHopeless(contract, tricks)
  return { contract: ends, tricks, points: scoreFor(side, ends, vulnerability, tricks) }
}

/** Declarer's tricks on layouts, each found once however often it is asked for. */
export interface LayoutTricks {
  /**
   * Solves what is not known yet, trumps by trumps, as proofs of one layout serve the next.
   * @returns how many positions were looked at.
   */
  readonly find: (
    kernel: Kernel,
    wanted: readonly (readonly [at: number, contract: Contract | undefined])[],
  ) => Solving<number>
  /** Declarer's tricks in a contract that was asked for; 0 where nobody declares. */
  readonly of: (at: number, contract: Contract | undefined) => number
}

const cellOf = (at: number, contract: Contract): number =>
  (at * STRAINS.length + strainOfContract(contract)) * 4 + contract.declarer

export function tricksOn(layouts: readonly Deal[]): LayoutTricks {
  const known = new Map<number, number>()
  function* find(kernel: Kernel, wanted: Parameters<LayoutTricks['find']>[1]): Solving<number> {
    let spent = 0
    for (const strain of STRAINS) {
      const open = new Map<number, OpenPosition>()
      for (const [at, contract] of wanted) {
        if (contract === undefined || strainOfContract(contract) !== strain) continue
        const cell = cellOf(at, contract)
        if (known.has(cell)) continue
        const position = positionAtLead(layouts[at]!, strain, lho(contract.declarer))
        invariant(position.ok, 'a layout is a whole deal')
        open.set(cell, position.value)
      }
      if (open.size === 0) continue
      const { tricks, positions } = yield* solveTricksInAll(kernel, [...open.values()])
      spent += positions
      for (const [i, cell] of [...open.keys()].entries()) known.set(cell, 13 - tricks[i]!)
    }
    return spent
  }
  return {
    find,
    of: (at, contract) => {
      if (contract === undefined) return 0
      const tricks = known.get(cellOf(at, contract))
      invariant(tricks !== undefined, 'the tricks were asked for')
      return tricks
    },
  }
}
