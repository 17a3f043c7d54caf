/** A board: its number settles dealer and vulnerability (Laws of Duplicate Bridge 2017, Law 2). */
import type { Deal, PartialDeal } from './deal.ts'
import { bySeat, rotate, type Seat } from './seat.ts'
import type { Vulnerability } from './vulnerability.ts'

export interface Board {
  /** 1 upwards; `undefined` for a board without a number. */
  readonly number: number | undefined
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly deal: PartialDeal
}

const CYCLE: readonly Vulnerability[] = ['None', 'NS', 'EW', 'All']

/** Dealer of board `number` (1 upwards): North, East, South, West in turn. */
export const dealerOf = (number: number): Seat => rotate(0, number - 1)
/** Vulnerability of board `number` (1 upwards), repeating every sixteen boards. */
export const vulnerabilityOf = (number: number): Vulnerability => {
  const i = (((number - 1) % 16) + 16) % 16
  return CYCLE[((i % 4) + Math.floor(i / 4)) % 4]!
}
/** The board of that number with the given hands. */
export const boardOf = (number: number, deal: PartialDeal): Board => ({
  number,
  dealer: dealerOf(number),
  vulnerability: vulnerabilityOf(number),
  deal,
})

/** Who deals and who is vulnerable. */
export type Setting = Pick<Board, 'dealer' | 'vulnerability'>

const otherWay = (vulnerability: Vulnerability): Vulnerability =>
  vulnerability === 'NS' ? 'EW' : vulnerability === 'EW' ? 'NS' : vulnerability
export const turnedSetting = ({ dealer, vulnerability }: Setting, by: number): Setting => ({
  dealer: rotate(dealer, by),
  vulnerability: by % 2 === 0 ? vulnerability : otherWay(vulnerability),
})
/** The table turned clockwise by so many seats: the hand of North goes to East by one. */
export const turned = (
  { deal, ...setting }: Setting & { readonly deal: Deal },
  by: number,
): Setting & { readonly deal: Deal } => ({
  ...turnedSetting(setting, by),
  deal: bySeat((at) => deal[rotate(at, -by)]),
})
