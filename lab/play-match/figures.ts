/** What a match comes to: means over boards, each with the interval that holds it 19 times in 20. */
import { type Gap, meanWithin } from '#cardplay/paired.ts'

/** One board, as it is kept in the file of a match. */
export interface MatchLine {
  readonly board: number
  readonly contract: string
  /** Declarer's tricks where the first robots declare, and where the others do. */
  readonly tricks: readonly [number, number]
  /** What the first robots win on the board against the others, over both tables. */
  readonly imps: number
  /** Processor time where the first robots declare, and where the others do; missing in old files. */
  readonly seconds?: readonly [number, number]
}
/** One board of the harness check. */
export interface HarnessLine {
  readonly board: number
  readonly contract: string
  /** Declarer's tricks double dummy after the lead, and as played against open cards. */
  readonly tricks: readonly [number, number]
}

/** The mean of the values, and where it lies. */
export function meanOver(values: readonly number[]): Gap {
  const sample = { shares: values.map(() => 1 / values.length), drawn: values.length }
  return meanWithin(sample, values)
}

const two = (n: number): string => (n > 0 ? `+${n.toFixed(2)}` : n.toFixed(2))
export const gapText = ({ mean, least, most }: Gap): string =>
  `${two(mean)} (${two(least)} to ${two(most)})`
