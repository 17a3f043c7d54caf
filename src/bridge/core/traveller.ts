/** What several tables made of one board: read from the table of scores that PBN has for it, and scored across. */

import type { Contract } from './contract.ts'
import { parseContract } from './contract.ts'
import { imps } from './imps.ts'
import { matchpointShares } from './matchpoints.ts'
import { scoreFor } from './score.ts'
import { parseSeat } from './seat.ts'
import type { Vulnerability } from './vulnerability.ts'

export interface TableResult {
  /** Who played, as the source names the pairs; empty where it does not. */
  readonly pairs: string
  /** `undefined` where it was passed out, or only the score is known. */
  readonly contract: Contract | undefined
  readonly declarerTricks: number | undefined
  /** Points for North–South. */
  readonly score: number
}
/** With what it counts, for North–South. */
export interface ScoredResult extends TableResult {
  /** IMPs against each other table, on the mean; `undefined` for a table by itself. */
  readonly imps: number | undefined
  /** Share of the matchpoints, 0..1; one half for a table by itself. */
  readonly share: number
}

/** Cross-IMPs of each score: the mean of the IMPs against every other (Law 78B for each pair of tables). */
export function crossImps(scores: readonly number[]): readonly number[] {
  return scores.map((own, i) => {
    const others = scores.filter((_, j) => j !== i)
    const sum = others.reduce((all, other) => all + imps(own - other), 0)
    return others.length === 0 ? 0 : sum / others.length
  })
}

/** The results with what they count, the best of North–South first. */
export function scoredAcross<R extends TableResult>(
  results: readonly R[],
): readonly (R & ScoredResult)[] {
  const scores = results.map(({ score }) => score)
  const across = crossImps(scores)
  const shares = matchpointShares(scores)
  return results
    .map((one, i) => ({
      ...one,
      imps: results.length < 2 ? undefined : across[i]!,
      share: shares[i]!,
    }))
    .sort((a, b) => b.score - a.score)
}

/** A line of a PBN table: words, and what stands in quotation marks. */
const cellsOf = (row: string): readonly string[] =>
  (row.match(/"[^"]*"|\S+/g) ?? []).map((cell) => cell.replace(/^"|"$/g, ''))
const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : undefined
const PASSED = /^pass(?:ed)?$/i

/**
 * The results of a `ScoreTable` (PBN 2.1, section 3.8): contract, declarer and tricks where it has them, else the score
 * as it says. A row without either is left out.
 * @param columns the value of the tag: names before `\`, joined by `;`.
 */
export function scoreTableResults(
  columns: string,
  rows: readonly string[],
  vulnerability: Vulnerability,
): readonly TableResult[] {
  const names = columns
    .split(';')
    .map((column) => (column.split('\\')[0] ?? '').trim().toLowerCase())
  return rows.flatMap((row): TableResult[] => {
    const cells = cellsOf(row)
    const of = (...wanted: string[]): string | undefined => {
      const at = names.findIndex((name) => wanted.includes(name))
      const cell = at < 0 ? undefined : cells[at]
      return cell === '-' || cell === '' ? undefined : cell
    }
    const pairs = [
      of('pairid_ns', 'names_ns', 'pair_ns'),
      of('pairid_ew', 'names_ew', 'pair_ew'),
    ].filter((one) => one !== undefined)
    const about = { pairs: pairs.join('–') }
    const said = of('contract')
    if (said !== undefined && PASSED.test(said))
      return [{ ...about, contract: undefined, declarerTricks: undefined, score: 0 }]
    const bid = said === undefined ? undefined : parseContract(said)
    const declarer = parseSeat(of('declarer') ?? '')
    const tricks = number(of('result'))
    if (
      bid !== undefined &&
      declarer !== undefined &&
      tricks !== undefined &&
      tricks >= 0 &&
      tricks <= 13
    ) {
      const contract = { ...bid, declarer }
      const score = scoreFor(0, contract, vulnerability, tricks)
      return [{ ...about, contract, declarerTricks: tricks, score }]
    }
    const ns = number(of('score_ns', 'score'))
    const ew = number(of('score_ew'))
    const score = ns ?? (ew === undefined ? undefined : 0 - ew)
    return score === undefined
      ? []
      : [{ ...about, contract: undefined, declarerTricks: undefined, score }]
  })
}

/** What a file may have said of a board beside its record. */
interface WithTags {
  readonly kept?: {
    readonly tags?: readonly {
      readonly name: string
      readonly value: string
      readonly rows?: readonly string[]
    }[]
  }
}
/** The results of other tables that came with a board from a PBN file. */
export function resultsOfFile(
  record: object,
  vulnerability: Vulnerability,
): readonly TableResult[] {
  const tag = (record as WithTags).kept?.tags?.find(({ name }) => name === 'ScoreTable')
  return tag === undefined ? [] : scoreTableResults(tag.value, tag.rows ?? [], vulnerability)
}
