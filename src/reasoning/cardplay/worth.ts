/** The worth of tricks: the aim of the player who chooses a card. */
import { type Contract, tricksNeeded } from '#core/contract.ts'
import { imps } from '#core/imps.ts'
import { score } from '#core/score.ts'
import { matchpoints } from '#core/session-score.ts'
import { isVulnerable, type Vulnerability } from '#core/vulnerability.ts'

/**
 * `imps`: against the contract just made. `total`: points. `matchpoints`: every trick counts alike,
 * since it is the other tables that decide what one is worth.
 */
export const SCORINGS = ['imps', 'total', 'matchpoints'] as const
export type Scoring = (typeof SCORINGS)[number]

/** By tricks of declarer's side, 0..13: what they are worth to it, in IMPs, points or tricks. */
export function worthOf(
  contract: Contract,
  vulnerability: Vulnerability,
  scoring: Scoring,
): readonly number[] {
  const vulnerable = isVulnerable(vulnerability, contract.declarer)
  const made = score(contract, vulnerable, tricksNeeded(contract))
  return Array.from({ length: 14 }, (_, tricks) => {
    if (scoring === 'matchpoints') return tricks
    const points = score(contract, vulnerable, tricks)
    return scoring === 'total' ? points : imps(points - made)
  })
}

/** What half a board counts at matchpoints, in hundredths. */
const HALF = 50

/**
 * What a score gains over another on the same board: IMPs, points, or at matchpoints the hundredths above half
 * that it takes from a table with the other, −50 to 50: how much better it is counts for nothing.
 */
export function gainOver(points: number, other: number, scoring: Scoring): number {
  if (scoring === 'matchpoints') return matchpoints(points, [other]) - HALF
  return scoring === 'total' ? points - other : imps(points - other)
}
