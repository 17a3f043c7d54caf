/** A contract: the final bid, doubled or not, and who declares. */
import { type Bid, callCode, callName, isBid, levelOf, parseCall, strainOf } from './call.ts'
import { lho, partner, type Seat } from './seat.ts'
import type { Strain } from './suit.ts'
import { t } from './text.ts'

/** 0 undoubled, 1 doubled, 2 redoubled. */
export type Doubled = 0 | 1 | 2

export interface Contract {
  readonly bid: Bid
  readonly doubled: Doubled
  readonly declarer: Seat
}

export const strainOfContract = (c: Contract): Strain => strainOf(c.bid)
/** Tricks declarer needs, 7..13. */
export const tricksNeeded = (c: Contract): number => levelOf(c.bid) + 6
export const dummyOf = (c: Contract): Seat => partner(c.declarer)
/** Who makes the opening lead: declarer's left-hand opponent. */
export const openingLeader = (c: Contract): Seat => lho(c.declarer)

/** `4S`, `3Nx`, `2Hxx`. */
export const contractCode = (c: Pick<Contract, 'bid' | 'doubled'>): string =>
  callCode(c.bid) + 'x'.repeat(c.doubled)
/** `four spades doubled`. */
export const contractName = (c: Pick<Contract, 'bid' | 'doubled'>): string =>
  callName(c.bid) + ['', t` doubled`, t` redoubled`][c.doubled]

/** Reads `4S`, `3NTX`, `2hxx`; `undefined` when it is no contract. */
export function parseContract(text: string): Pick<Contract, 'bid' | 'doubled'> | undefined {
  const match = /^(.*?)(x{0,2})$/i.exec(text.trim())
  const call = match?.[1] === undefined ? undefined : parseCall(match[1])
  return match && call !== undefined && isBid(call)
    ? { bid: call, doubled: (match[2]?.length ?? 0) as Doubled }
    : undefined
}
