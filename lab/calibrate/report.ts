/** The report of a calibration: a table by groups, the reliability of chances, and the two last lines. */
import type { SourceKind } from './sources.ts'
import {
  type Figure,
  figureOf,
  MEASURES,
  type Measure,
  momentsOf,
  offBy,
  type Reliability,
  type Tally,
  worstOf,
} from './tally.ts'

export interface Tallies {
  readonly all: Tally
  readonly groups: Map<string, Tally>
}
export interface ReportSubject {
  readonly files: number
  readonly leftOut: number
  readonly tables: number
  readonly sources: readonly SourceKind[]
}

const two = (n: number): string => n.toFixed(2)
const gain = ({ gain: better, error }: Figure): string =>
  `${better < 0 ? '−' : '+'}${Math.abs(better).toFixed(3)} ± ${error.toFixed(3)}`
const column = (figure: Figure | undefined): string =>
  figure === undefined
    ? ''
    : `${two(figure.law).padStart(6)} ${two(figure.agreed).padStart(6)}  ${gain(figure).padEnd(16)}`

const points = (bin: Reliability[number]): string => {
  const { off, error } = offBy(bin)
  return `${off < 0 ? '−' : '+'}${(100 * Math.abs(off)).toFixed(1)} ± ${(100 * error).toFixed(1)}`
}
const absentIn = ({ ranges: { asked, absent } }: Tally): string =>
  asked === 0 ? 'not asked' : `${((100 * absent) / asked).toFixed(1)} %`
const worstIn = ({ reliability }: Tally): string => {
  const worst = worstOf(reliability)
  return worst === undefined ? '' : `${tenths(worst)}: ${points(reliability[worst]!)}`
}
const tenths = (i: number): string => `${i * 10}–${i * 10 + 10} %`

const rowOf = (name: string, tally: Tally): string =>
  [
    name.padEnd(18),
    String(momentsOf(tally)).padStart(7),
    ...MEASURES.map((measure) => column(figureOf(tally, measure))),
    `${((100 * tally.untold) / Math.max(1, momentsOf(tally))).toFixed(1)} %`.padStart(12),
    absentIn(tally).padStart(13),
    worstIn(tally),
  ].join('  ')

const binRow = (bin: Reliability[number], i: number): string => {
  const { cases, promised, true: so } = bin
  return cases === 0
    ? `${tenths(i)}: none`
    : `${tenths(i)}: ${cases} told, ${((100 * promised) / cases).toFixed(1)} % on the mean; ${(
        (100 * so) / cases
      ).toFixed(1)} % were so (${points(bin)})`
}

const lastLine = (tally: Tally, measure: Measure): string => {
  const figure = figureOf(tally, measure)
  return figure === undefined
    ? `${measure}: nothing to score`
    : `${measure}: law ${figure.law.toFixed(3)} bits, agreed ${figure.agreed.toFixed(3)} bits (gain ${gain(figure)})`
}

export function report(told: ReportSubject, { all, groups }: Tallies): string {
  return [
    `${told.tables} tables of ${all.deals.size} deals in ${told.files} files (${told.leftOut} records left out); read: ${told.sources.join(', ')}.`,
    'Bits for one hidden hand, the mean over deals: by law, as agreed, and the gain with its 95 % interval.',
    '',
    `${'moments'.padStart(27)}  ${MEASURES.map((one) => one.padEnd(31)).join('  ')}  nothing left  ranges absent  furthest off of 200 cases`,
    rowOf('all', all),
    ...[...groups].map(([name, tally]) => rowOf(name, tally)),
    '',
    'Chances told of suit lengths (certain ones apart), by tenths; how far off in points, with the 95 % interval over deals:',
    ...all.reliability.map(binRow),
    '',
    lastLine(all, 'hcp'),
    lastLine(all, 'lengths'),
    lastLine(all, 'honours'),
  ].join('\n')
}

export const reportJson = (told: ReportSubject, { all, groups }: Tallies): string =>
  JSON.stringify({
    ...told,
    deals: all.deals.size,
    groups: Object.fromEntries(
      [['all', all] as const, ...groups].map(([name, tally]) => [
        name,
        {
          moments: momentsOf(tally),
          untold: tally.untold,
          ranges: tally.ranges,
          reliability: tally.reliability.map(({ over: _, ...bin }) => bin),
          ...Object.fromEntries(MEASURES.map((measure) => [measure, figureOf(tally, measure)])),
        },
      ]),
    ),
  })
