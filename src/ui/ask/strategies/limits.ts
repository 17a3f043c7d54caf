/** The changed ranges of a sheet: pure steps from one sheet to the next, and what a range says now. */
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import type { LimitRow, StrategySheet } from '#store/index.ts'

export type ContinuationGroups = JobOutput<'lists', 'continuations'>
export type ContinuationRule = ContinuationGroups[number]['rules'][number]
export type RuleLimit = ContinuationRule['limits'][number]

const isOf =
  (rule: string, of: string) =>
  (row: LimitRow): boolean =>
    row.rule === rule && row.of === of
/** Where the range stands among the changed ones of the sheet; -1 when it is as it came. */
export const changedAt = ({ limits = [] }: StrategySheet, rule: string, of: string): number =>
  limits.findIndex(isOf(rule, of))

/** The cells of a range: least and most, empty for none. */
export const limitCells = ({ min, max }: Pick<RuleLimit, 'min' | 'max'>): readonly string[] =>
  [min, max].map((n) => (n === undefined ? '' : String(n)))

const withLimits = (sheet: StrategySheet, limits: readonly LimitRow[]): StrategySheet => {
  const { limits: _, ...rest } = sheet
  return limits.length === 0 ? rest : { ...rest, limits }
}
/** With one cell of a range as typed; a range that is as it came again is no change. */
export function withLimitCell(
  sheet: StrategySheet,
  rule: string,
  limit: RuleLimit,
  cell: number,
  text: string,
): StrategySheet {
  const { limits = [] } = sheet
  const came = limitCells(limit)
  const at = changedAt(sheet, rule, limit.of)
  const cells = (limits[at]?.cells ?? came).with(cell, text)
  const row = { rule, of: limit.of, cells }
  const same = cells.every((one, i) => one.trim() === came[i])
  return withLimits(
    sheet,
    at < 0 ? [...limits, row] : same ? limits.toSpliced(at, 1) : limits.with(at, row),
  )
}
/** With that range as it came. */
export const withoutLimit = (sheet: StrategySheet, rule: string, of: string): StrategySheet =>
  withLimits(sheet, sheet.limits?.filter((row) => !isOf(rule, of)(row)) ?? [])
/** With every range as it came. */
export const withoutLimits = (sheet: StrategySheet): StrategySheet => withLimits(sheet, [])

/** `10–12`, `at least 5`, `at most 9`. */
export const rangeText = ([min = '', max = '']: readonly string[]): string =>
  min === '' && max === ''
    ? t`no limit`
    : max === ''
      ? t`at least ${min}`
      : min === ''
        ? t`at most ${max}`
        : min === max
          ? min
          : `${min}–${max}`

/** Changed ranges whose rule these facts do not write: kept, and without effect. */
export const idleLimits = (
  { limits = [] }: StrategySheet,
  groups: ContinuationGroups,
): readonly LimitRow[] => {
  const rules = new Map(groups.flatMap(({ rules: some }) => some.map((one) => [one.name, one])))
  return limits.filter(({ rule, of }) => !rules.get(rule)?.limits.some((limit) => limit.of === of))
}
