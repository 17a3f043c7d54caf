/**
 * What many contracts come to: games and slams bid of those that double dummy makes, doubled
 * contracts, contracts far down, and the paired difference between two bidders.
 */
import { levelOf, strainOf } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import { tricksNeeded } from '#core/contract.ts'
import { hcp } from '#core/hand.ts'
import { SIDES, type Side, seatsOf, sideOf } from '#core/seat.ts'
import { isMajor, NOTRUMP, STRAINS, type Strain } from '#core/suit.ts'
import type { SolvedBoard } from './auction-boards.ts'

/** A board and the contract that was reached on it. */
export interface Reached {
  readonly board: SolvedBoard
  readonly contract: Contract | undefined
}
/** So many of so many. */
export interface Share {
  readonly of: number
  readonly are: number
}
export const percent = ({ of, are }: Share): string =>
  of === 0 ? 'none' : `${are} of ${of} (${((100 * are) / of).toFixed(1)} %)`

const tricksOf = (board: SolvedBoard, { bid, declarer }: Pick<Contract, 'bid' | 'declarer'>) =>
  board.tricks[strainOf(bid)]?.[declarer] ?? 0
const gameLevel = (strain: Strain): number => (strain === NOTRUMP ? 3 : isMajor(strain) ? 4 : 5)
const isGameContract = ({ bid }: Contract): boolean => levelOf(bid) >= gameLevel(strainOf(bid))
const isSlam = ({ bid }: Contract): boolean => levelOf(bid) >= 6
const makes = ({ board, contract }: Reached): boolean =>
  contract !== undefined && tricksOf(board, contract) >= tricksNeeded(contract)
const sidePoints = (board: SolvedBoard, side: Side): number =>
  seatsOf(side).reduce((sum: number, seat) => sum + hcp(board.deal[seat]), 0)
/** Whether some contract of the side at that level of its strain makes. */
const canMake = (board: SolvedBoard, side: Side, level: (strain: Strain) => number): boolean =>
  seatsOf(side).some((seat) =>
    STRAINS.some((strain) => (board.tricks[strain]?.[seat] ?? 0) >= level(strain) + 6),
  )

export interface ContractsSummary {
  /** Of sides with so many points and a game, or slam, that makes: those that bid one. */
  readonly gamesBid: Share
  readonly gamesBidStrong: Share
  readonly slamsBid: Share
  readonly slamsBidStrong: Share
  /** Of games, or slams, bid: those that make. */
  readonly gamesMade: Share
  readonly gamesMadeStrong: Share
  readonly slamsMade: Share
  /** Of doubled contracts: those that make. */
  readonly doubledMade: Share
  /** Of all contracts: those down three or more. */
  readonly downThree: Share
}
/** Points from which a side is strong enough for game, and for slam, in the figures of strong sides. */
const GAME_POINTS = 25
const SLAM_POINTS = 31

/** The figures of the sides that bid: both, or North and South. */
export function summarize(
  reached: readonly Reached[],
  sides: readonly Side[] = SIDES,
): ContractsSummary {
  const shareOf = <T>(of: readonly T[], are: (one: T) => boolean): Share => ({
    of: of.length,
    are: of.filter(are).length,
  })
  const bothSides = reached.flatMap((one) => sides.map((side) => ({ ...one, side })))
  type OfSide = (typeof bothSides)[number]
  const strong = (points: number) => (one: OfSide) => sidePoints(one.board, one.side) >= points
  const bids = (is: (contract: Contract) => boolean) => (one: OfSide) =>
    one.contract !== undefined && sideOf(one.contract.declarer) === one.side && is(one.contract)
  const withGame = bothSides.filter(({ board, side }) => canMake(board, side, gameLevel))
  const withSlam = bothSides.filter(({ board, side }) => canMake(board, side, () => 6))
  const games = bothSides.filter(bids((c) => isGameContract(c) && !isSlam(c)))
  const contracts = reached.filter(({ contract }) => contract !== undefined)
  return {
    gamesBid: shareOf(withGame, bids(isGameContract)),
    gamesBidStrong: shareOf(withGame.filter(strong(GAME_POINTS)), bids(isGameContract)),
    slamsBid: shareOf(withSlam, bids(isSlam)),
    slamsBidStrong: shareOf(withSlam.filter(strong(SLAM_POINTS)), bids(isSlam)),
    gamesMade: shareOf(games, makes),
    gamesMadeStrong: shareOf(games.filter(strong(GAME_POINTS)), makes),
    slamsMade: shareOf(bothSides.filter(bids(isSlam)), makes),
    doubledMade: shareOf(
      contracts.filter(({ contract }) => (contract?.doubled ?? 0) > 0),
      makes,
    ),
    downThree: shareOf(
      contracts,
      ({ board, contract }) =>
        contract !== undefined && tricksOf(board, contract) <= tricksNeeded(contract) - 3,
    ),
  }
}

/** The summary in lines. */
export const summaryLines = (s: ContractsSummary): readonly string[] => [
  `  of games that make, bid: ${percent(s.gamesBid)}; with ${GAME_POINTS}+ points ${percent(s.gamesBidStrong)}`,
  `  of games bid, made: ${percent(s.gamesMade)}; with ${GAME_POINTS}+ points ${percent(s.gamesMadeStrong)}`,
  `  of slams that make, bid: ${percent(s.slamsBid)}; with ${SLAM_POINTS}+ points ${percent(s.slamsBidStrong)}`,
  `  of slams bid, made: ${percent(s.slamsMade)}`,
  `  of doubled contracts, made: ${percent(s.doubledMade)}`,
  `  down three or more: ${percent(s.downThree)}`,
]

/** A mean and half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number
  readonly within: number
}
/** The mean of paired differences, by the normal approximation; of fewer than two nothing is sure. */
export function estimate(differences: readonly number[]): Estimate {
  const n = differences.length
  const mean = n === 0 ? 0 : differences.reduce((a, b) => a + b, 0) / n
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return {
    mean,
    within: n < 2 ? Number.POSITIVE_INFINITY : 1.96 * Math.sqrt(squares / (n - 1) / n),
  }
}
/** `−0.38 ± 0.21`. */
export const estimateText = ({ mean, within }: Estimate): string =>
  `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(3)} ± ${within.toFixed(3)}`
