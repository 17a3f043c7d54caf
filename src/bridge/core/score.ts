/** Duplicate scoring (Laws of Duplicate Bridge 2017, Law 77). */
import { levelOf, strainOf } from './call.ts'
import type { Contract } from './contract.ts'
import { type Seat, type Side, sideOf } from './seat.ts'
import { isMinor, NOTRUMP } from './suit.ts'
import { isVulnerable, type Vulnerability } from './vulnerability.ts'

/** What a result is made of; points, from declarer's side when made, to the defenders when not. */
export interface ScoreParts {
  readonly kind: 'made'
  /** Points for the tricks of the contract, doubled or redoubled as it was. */
  readonly trickPoints: number
  /** 50 for a part score, 300 or 500 for a game. */
  readonly bonus: number
  /** 500 or 750 for a small slam, 1000 or 1500 for a grand slam, else 0. */
  readonly slam: number
  /** 50 for making a doubled, 100 for a redoubled contract ("for the insult"). */
  readonly insult: number
  readonly overtricks: number
  readonly overtrickPoints: number
}
export interface PenaltyParts {
  readonly kind: 'down'
  readonly undertricks: number
  readonly penalty: number
}

/** Tricks in excess of the contract; negative when it went down. */
export const tricksOver = (contract: Pick<Contract, 'bid'>, tricks: number): number =>
  tricks - (levelOf(contract.bid) + 6)

function penalty(undertricks: number, doubled: 0 | 1 | 2, vulnerable: boolean): number {
  if (doubled === 0) return undertricks * (vulnerable ? 100 : 50)
  // Not vulnerable 100, then 200 for the second and third, then 300; vulnerable 200, then 300.
  const points = vulnerable
    ? 300 * undertricks - 100
    : undertricks <= 3
      ? 200 * undertricks - 100
      : 300 * undertricks - 400
  return points * doubled
}

/**
 * How a result is scored.
 * @param tricks won by declarer's side, 0..13.
 */
export function scoreParts(
  contract: Pick<Contract, 'bid' | 'doubled'>,
  vulnerable: boolean,
  tricks: number,
): ScoreParts | PenaltyParts {
  const { bid, doubled } = contract
  const level = levelOf(bid)
  const over = tricksOver(contract, tricks)
  if (over < 0)
    return { kind: 'down', undertricks: -over, penalty: penalty(-over, doubled, vulnerable) }
  const strain = strainOf(bid)
  const each = isMinor(strain) ? 20 : 30
  const trickPoints = (each * level + (strain === NOTRUMP ? 10 : 0)) * 2 ** doubled
  const game = trickPoints >= 100
  return {
    kind: 'made',
    trickPoints,
    bonus: game ? (vulnerable ? 500 : 300) : 50,
    slam: level === 6 ? (vulnerable ? 750 : 500) : level === 7 ? (vulnerable ? 1500 : 1000) : 0,
    insult: 50 * doubled,
    overtricks: over,
    overtrickPoints: over * (doubled === 0 ? each : (vulnerable ? 200 : 100) * doubled),
  }
}

/**
 * The score from declarer's point of view: positive when the contract was made.
 * @param vulnerable whether declarer's side is.
 * @param tricks won by declarer's side, 0..13.
 */
export function score(
  contract: Pick<Contract, 'bid' | 'doubled'>,
  vulnerable: boolean,
  tricks: number,
): number {
  const parts = scoreParts(contract, vulnerable, tricks)
  return parts.kind === 'down'
    ? 0 - parts.penalty
    : parts.trickPoints + parts.bonus + parts.slam + parts.insult + parts.overtrickPoints
}

/**
 * The score of a board from the point of view of one side; a passed-out board (`undefined`) scores 0.
 * @param tricks won by declarer's side, 0..13.
 */
export function scoreFor(
  side: Side,
  contract: Contract | undefined,
  vulnerability: Vulnerability,
  tricks: number,
): number {
  if (contract === undefined) return 0
  const declarer: Seat = contract.declarer
  const points = score(contract, isVulnerable(vulnerability, declarer), tricks)
  return sideOf(declarer) === side ? points : 0 - points
}
