/** Whether cards that are said to be best so surely stay best as often. */

/** One card, as it is kept in the file. */
export interface SureLine {
  readonly board: number
  /** Cards played before it. */
  readonly played: number
  /** The chance that was told: see `chancesToBeBest`. */
  readonly said: number
  /** The fresh layouts that judged it, and whether it was best over them. */
  readonly layouts: number
  readonly stayed: boolean
}

/** A board that was played to its end: one without such a card leaves only this line. */
export interface FinishedBoard {
  readonly finished: number
}
/** What a file of lines tells: the cards, and which boards need not be played again. */
export function readLines(text: string): {
  readonly cards: readonly SureLine[]
  readonly boards: ReadonlySet<number>
} {
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SureLine | FinishedBoard)
  const cards = lines.flatMap((line) => ('finished' in line ? [] : [line]))
  const boards = new Set(lines.map((line) => ('finished' in line ? line.finished : line.board)))
  return { cards, boards }
}

/**
 * How often two of the differences that are not nought have the same sign; `undefined` where there are not two.
 */
export function agreeing(differences: readonly number[]): number | undefined {
  const above = differences.filter((difference) => difference > 0).length
  const below = differences.filter((difference) => difference < 0).length
  const pairs = (n: number): number => (n * (n - 1)) / 2
  const all = pairs(above + below)
  return all === 0 ? undefined : (pairs(above) + pairs(below)) / all
}

/** A band of chances that were told, and what came of them. */
export interface Band {
  /** In hundredths: from the first up to, but not, the second. */
  readonly from: number
  readonly to: number
  readonly cards: number
  /** The means of what was told and of what came true, 0..1. */
  readonly said: number
  readonly stayed: number
}

/** Bands of ten hundredths, with nine in ten in the middle of theirs. */
const EDGES = [45, 55, 65, 75, 85, 95, 101]

export const bandsOf = (lines: readonly SureLine[]): readonly Band[] =>
  EDGES.slice(1).flatMap((to, i): readonly Band[] => {
    const from = EDGES[i]!
    const here = lines.filter(({ said }) => said * 100 >= from && said * 100 < to)
    const share = (of: (line: SureLine) => number): number =>
      here.reduce((sum, line) => sum + of(line), 0) / here.length
    return here.length === 0
      ? []
      : [
          {
            ...{ from, to, cards: here.length },
            said: share(({ said }) => said),
            stayed: share(({ stayed }) => (stayed ? 1 : 0)),
          },
        ]
  })

const hundredths = (share: number): string => (100 * share).toFixed(1)
export const bandText = ({ from, to, cards, said, stayed }: Band): string =>
  `said ${from}–${Math.min(to, 100)} %: ${cards} cards, ${hundredths(said)} % on the mean, ` +
  `${hundredths(stayed)} % stayed best (± ${hundredths(1.96 * Math.sqrt((stayed * (1 - stayed)) / cards))})`
