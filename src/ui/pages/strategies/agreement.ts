/** An agreement told in words, for the eye to take in before any of it is changed. */
import type { Call } from '#core/call.ts'
import { howMany } from '#core/number-words.ts'
import type { AnswerTurn, FactField, FactKind } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import type { StrategyRow, StrategySheet } from '#store/index.ts'
import {
  answersShown,
  bidOfRow,
  FACT_KIND_WORDS,
  factRowName,
  fieldsOf,
  hasAnswers,
  tieBreakWords,
} from '../../ask/strategies/sheet.ts'
import { callLabel } from '../../kit/call-label.ts'

/** One opening: what it is called, its points and its cards, as they stand in the sheet. */
export interface OpeningLine {
  readonly id: number
  /** `undefined` where the row names no bid yet. */
  readonly call: Call | undefined
  readonly name: string
  readonly hcp: string
  /** Empty for notrump, whose suits have rules of their own. */
  readonly cards: string
}

const lengthWords = (length: string): string => (length === '0' ? t`any` : `${length}+`)
const cellOf = (row: StrategyRow, field: FactField): string =>
  row.cells[fieldsOf(row.kind).indexOf(field)] ?? ''
const rowsOf = (sheet: StrategySheet, kind: FactKind): readonly StrategyRow[] =>
  sheet.rows.filter((row) => row.kind === kind)

/** The openings with points of their own, lowest bid first. */
export const openingLines = (sheet: StrategySheet): readonly OpeningLine[] =>
  sheet.rows
    .filter(({ kind }) => kind === 'open' || kind === 'notrumpopen')
    .map((row) => ({
      id: row.id,
      call: bidOfRow(row),
      name: factRowName(row),
      hcp: `${cellOf(row, 'min')}–${cellOf(row, 'max')}`,
      cards: row.kind === 'open' ? lengthWords(cellOf(row, 'length')) : '',
    }))
    .toSorted((a, b) => (a.call ?? 99) - (b.call ?? 99))

/** What the facts say of a turn after an opening, in the order of the table. */
export function answerLines(
  rows: readonly StrategyRow[],
  turn: AnswerTurn,
): readonly Omit<OpeningLine, 'call'>[] {
  const { kinds, shows } = answersShown(turn)
  return kinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind && shows(row))
      .map((row) => {
        const { word } = FACT_KIND_WORDS[kind]
        const [level, min] = [cellOf(row, 'level'), cellOf(row, 'min')]
        return {
          id: row.id,
          name: level === '' ? word : t`${word}, level ${level}`,
          hcp: min === '' ? '' : `${min}–${cellOf(row, 'max')}`,
          cards: lengthWords(cellOf(row, 'length')),
        }
      }),
  )
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : t`${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const bidsOf = (sheet: StrategySheet, kind: FactKind): string =>
  listed(
    rowsOf(sheet, kind)
      .toSorted((a, b) => (bidOfRow(a) ?? 99) - (bidOfRow(b) ?? 99))
      .map((row) => {
        const bid = bidOfRow(row)
        return bid === undefined ? factRowName(row) : callLabel(bid)
      }),
  )

/** What holds beside the openings, a sentence each; nothing is said of what is not agreed. */
export function agreementWords(sheet: StrategySheet): readonly string[] {
  const first = (kind: FactKind, field: FactField): string | undefined => {
    const row = rowsOf(sheet, kind)[0]
    return row && cellOf(row, field)
  }
  const shortest = first('notrumpmin', 'length')
  const longest = first('ntmaxmajor', 'length')
  const level = first('preempt', 'level')
  const majors = bidsOf(sheet, 'majorprefer')
  const conventions = bidsOf(sheet, 'convention')
  const steps = sheet.tieBreak.map(tieBreakWords)
  const changed = sheet.limits?.length ?? 0
  return [
    ...(shortest === undefined ? [] : [t`Notrump has at least ${shortest} cards in every suit.`]),
    ...(longest === undefined ? [] : [t`Notrump has at most ${longest} cards in a major.`]),
    ...(majors === '' ? [] : [t`When both majors could be bid: ${majors}.`]),
    ...(conventions === '' ? [] : [t`Conventions: ${conventions}.`]),
    ...(level === undefined ? [] : [t`No bid above level ${level} is made.`]),
    steps.length === 0
      ? t`When more than one call survives: the lowest.`
      : t`When more than one call survives: ${steps.join(t`, then `)}.`,
    ...(hasAnswers(sheet) ? [t`Partner’s answers and overcalls are what their facts leave.`] : []),
    ...(changed === 0 ? [] : [t`Of what follows ${howMany(changed, 'range')} changed.`]),
  ]
}
