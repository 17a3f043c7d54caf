/** The figures of a simulation: tricks by contract, chances of making, the leads; each with its error. */
import { bidOf, type Level } from '#core/call.ts'
import { score } from '#core/score.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { STRAINS, type Strain } from '#core/suit.ts'
import { isVulnerable } from '#core/vulnerability.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { type Gap, meanWithin, type Sample } from './paired.ts'
import type { Simulated } from './simulate.ts'
import type { Turn } from './turn.ts'

export interface LevelFigures {
  readonly level: Level
  /** The chance that the contract is made with all cards open, 0..1. */
  readonly made: Gap
  /** Points for declarer’s side, undoubled, on the mean. */
  readonly score: number
}
export interface ContractFigures {
  readonly strain: Strain
  readonly declarer: Seat
  readonly tricks: Gap
  /** The share of layouts with each number of tricks, 0..13. */
  readonly spread: readonly number[]
  readonly levels: readonly LevelFigures[]
}
export interface SimulationFigures {
  readonly contracts: readonly ContractFigures[]
  /** Best first: by IMPs against the contract just made, and by tricks. */
  readonly leads?: {
    readonly imps: readonly Candidate[]
    readonly matchpoints: readonly Candidate[]
  }
}

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7]
/** Standard errors to either side. */
const Z = 1.96

/** A share with its interval, which holds it nineteen times in twenty: Wilson's, which is right near 0 and 1 too. */
export function shareGap(share: number, drawn: number | undefined): Gap {
  if (drawn === undefined) return { mean: share, least: share, most: share }
  const z2 = Z * Z
  const middle = (share + z2 / (2 * drawn)) / (1 + z2 / drawn)
  const width =
    (Z * Math.sqrt((share * (1 - share)) / drawn + z2 / (4 * drawn * drawn))) / (1 + z2 / drawn)
  return { mean: share, least: Math.max(0, middle - width), most: Math.min(1, middle + width) }
}

function contractFigures(
  { head, layouts }: Simulated,
  sample: Sample,
  strain: Strain,
  declarer: Seat,
): ContractFigures {
  const tricks = layouts.map((layout) => layout.tricks[strain]![declarer]!)
  const spread = Array.from({ length: 14 }, (_, n) =>
    tricks.reduce((sum, taken, i) => sum + (taken === n ? sample.shares[i]! : 0), 0),
  )
  const vulnerable = isVulnerable(head.vulnerability, declarer)
  return {
    ...{ strain, declarer, spread, tricks: meanWithin(sample, tricks) },
    levels: LEVELS.map((level) => {
      const contract = { bid: bidOf(level, strain), doubled: 0 } as const
      const made = spread.slice(level + 6).reduce((a, b) => a + b, 0)
      const points = spread.reduce((sum, part, n) => sum + part * score(contract, vulnerable, n), 0)
      return { level, made: shareGap(Math.min(1, made), sample.drawn), score: points }
    }),
  }
}

/** @param simulated all layouts of the question: every shard, merged. */
export function figuresOf(simulated: Simulated): SimulationFigures {
  const { head, layouts } = simulated
  const sample: Sample = { shares: layouts.map(({ share }) => share), drawn: head.drawn }
  const contracts = STRAINS.flatMap((strain) =>
    SEATS.map((declarer) => contractFigures(simulated, sample, strain, declarer)),
  )
  const { contract, leads, vulnerability } = head
  if (contract === undefined || leads === undefined) return { contracts }
  const turn: Turn = {
    ...{ seat: ((contract.declarer + 1) & 3) as Seat, lawful: leads.flat() },
    ...{ play: { contract, cards: [] }, declaring: false, won: 0 },
  }
  const rows = layouts.map((layout) => layout.leads!)
  const by = (scoring: 'imps' | 'matchpoints') =>
    candidatesOf(turn, vulnerability, scoring, sample, leads, rows).candidates
  return { contracts, leads: { imps: by('imps'), matchpoints: by('matchpoints') } }
}
