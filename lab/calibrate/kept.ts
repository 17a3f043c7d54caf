/** What deals added to a calibration, as JSON lines: an ended run goes on where it stopped. */
import { existsSync, readFileSync } from 'node:fs'
import type { SourceKind } from './sources.ts'
import type { DealPart } from './tally.ts'

export interface KeptLine {
  readonly deal: string
  /** What was read for it, and whether ranges were asked for. */
  readonly sources: readonly SourceKind[]
  readonly ranges: boolean
  /** By the name of the group. */
  readonly parts: Readonly<Record<string, DealPart>>
}

/** The lines of a file that were read and asked alike, by their deals; none where there is no file. */
export function readKept(
  file: string,
  { sources, ranges }: Pick<KeptLine, 'sources' | 'ranges'>,
): ReadonlyMap<string, KeptLine> {
  if (!existsSync(file)) return new Map()
  const alike = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as KeptLine)
    .filter((line) => line.ranges === ranges && line.sources.join() === sources.join())
  return new Map(alike.map((line) => [line.deal, line]))
}
