/** The five tables that a census is read by: plain counts of hands under plain names. */
import type { Call } from '#core/call.ts'
import { formatShape, SHAPES } from '#core/shape.ts'
import { actionOfBidval, openingText, SECTION_LABELS } from '#systems/schenken-1967/bidval.ts'
import { type CensusCube, HCP_COUNT } from './openbid-census.ts'

export type OpeningCounts = Readonly<Record<string, number>>
/** Only openings that occur are named, at least in one row; absent means no hand. */
export interface CensusTables {
  /** Hands by printed opening: `PASS`, `1C`, `2NT`. */
  readonly byBid: OpeningCounts
  /** By the procedure's own code, which keeps the source of 1♣ and 2♦: `"0"`, `"3"`, `"14"`. */
  readonly byBidval: OpeningCounts
  /** By section label: `12a`. */
  readonly bySection: OpeningCounts
  /** By high card points, then opening. */
  readonly byHcpBid: Readonly<Record<string, OpeningCounts>>
  /** By shape, spades first (`5=3=3=2`), then opening. */
  readonly byShapeBid: Readonly<Record<string, OpeningCounts>>
}

const callOf = (bidval: number): Call => actionOfBidval(bidval).call
const bidOf = (bidval: number): string => openingText(callOf(bidval))

/** Rows of a block of counts, put under names. */
const rows = (
  cube: CensusCube,
  counts: Float64Array,
  names: readonly string[],
): Readonly<Record<string, OpeningCounts>> => {
  const bids = cube.outcomes.map(({ bidval }) => bidOf(bidval))
  const table: Record<string, Record<string, number>> = {}
  for (const [row, name] of names.entries()) {
    const here: Record<string, number> = {}
    for (const [i, bid] of bids.entries()) {
      const n = counts[row * bids.length + i]!
      if (n > 0) here[bid] = (here[bid] ?? 0) + n
    }
    if (Object.keys(here).length > 0) table[name] = here
  }
  return table
}

export function censusTables(cube: CensusCube): CensusTables {
  const width = cube.outcomes.length
  const total = cube.outcomes.map((_, i) => {
    let n = 0
    for (let hcp = 0; hcp < HCP_COUNT; hcp++) n += cube.byHcp[hcp * width + i]!
    return n
  })
  const byBidval: Record<string, number> = {}
  const byBid: Record<string, number> = {}
  for (const call of [...new Set(cube.outcomes.map(({ bidval }) => callOf(bidval)))].sort(
    (a, b) => a - b,
  ))
    byBid[openingText(call)] = 0
  const bySection: Record<string, number> = Object.fromEntries(
    SECTION_LABELS.map((label) => [label, 0]),
  )
  for (const [i, { bidval, section }] of cube.outcomes.entries()) {
    const n = total[i]!
    byBidval[bidval] = (byBidval[bidval] ?? 0) + n
    byBid[bidOf(bidval)] = (byBid[bidOf(bidval)] ?? 0) + n
    const label = SECTION_LABELS[section] as string
    bySection[label] = (bySection[label] ?? 0) + n
  }
  const hcps = Array.from({ length: HCP_COUNT }, (_, hcp) => String(hcp))
  return {
    byBid,
    byBidval,
    bySection,
    byHcpBid: rows(cube, cube.byHcp, hcps),
    byShapeBid: rows(cube, cube.byShape, SHAPES.map(formatShape)),
  }
}
