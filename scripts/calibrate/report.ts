/** The report of a calibration: a table by groups, the reliability of chances, and the two last lines. */
import type { SourceKind } from './sources.ts'
import {
  type Figure,
  figureOf,
  MEASURES,
  type Measure,
  momentsOf,
  type Reliability,
  type Tally,
} from './tally.ts'

export interface Tallies {
  readonly all: Tally
  readonly groups: Map<string, Tally>
  readonly reliability: Reliability
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

const rowOf = (name: string, tally: Tally): string =>
  [
    name.padEnd(18),
    String(momentsOf(tally)).padStart(7),
    ...MEASURES.map((measure) => column(figureOf(tally, measure))),
    `${((100 * tally.untold) / Math.max(1, momentsOf(tally))).toFixed(1)} %`.padStart(7),
  ].join('  ')

const binRow = ({ cases, promised, true: so }: Reliability[number], i: number): string =>
  cases === 0
    ? `${i * 10}–${i * 10 + 10} %: none`
    : `${i * 10}–${i * 10 + 10} %: ${cases} told, ${((100 * promised) / cases).toFixed(1)} % on the mean; ${(
        (100 * so) / cases
      ).toFixed(1)} % were so`

const lastLine = (tally: Tally, measure: Measure): string => {
  const figure = figureOf(tally, measure)
  return figure === undefined
    ? `${measure}: nothing to score`
    : `${measure}: law ${figure.law.toFixed(3)} bits, agreed ${figure.agreed.toFixed(3)} bits (gain ${gain(figure)})`
}

export function report(told: ReportSubject, { all, groups, reliability }: Tallies): string {
  return [
    `${told.tables} tables of ${all.deals.size} deals in ${told.files} files (${told.leftOut} records left out); read: ${told.sources.join(', ')}.`,
    'Bits for one hidden hand, the mean over deals: by law, as agreed, and the gain with its 95 % interval.',
    '',
    `${'moments'.padStart(27)}  ${MEASURES.map((one) => one.padEnd(31)).join('  ')}  nothing left`,
    rowOf('all', all),
    ...[...groups].map(([name, tally]) => rowOf(name, tally)),
    '',
    'Chances told of suit lengths (certain ones apart), by tenths:',
    ...reliability.map(binRow),
    '',
    lastLine(all, 'hcp'),
    lastLine(all, 'lengths'),
    lastLine(all, 'honours'),
  ].join('\n')
}

export const reportJson = (told: ReportSubject, { all, groups, reliability }: Tallies): string =>
  JSON.stringify({
    ...told,
    deals: all.deals.size,
    groups: Object.fromEntries(
      [['all', all] as const, ...groups].map(([name, tally]) => [
        name,
        {
          moments: momentsOf(tally),
          untold: tally.untold,
          ...Object.fromEntries(MEASURES.map((measure) => [measure, figureOf(tally, measure)])),
        },
      ]),
    ),
    reliability,
  })
