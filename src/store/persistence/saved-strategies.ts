/** The saved form of the strategies: sheets as they were typed, and the strategies in use. */
import * as v from 'valibot'
import {
  FACT_FIELDS,
  FACT_KINDS,
  type FactField,
  FIELD_RANGES,
  isTieBreakStep,
  type StrategyFact,
} from '#core/strategy.ts'
import { t } from '#core/text.ts'
import { isWholeRow, MAX_STRATEGIES, type StrategiesState } from '../strategies/strategies.ts'
import { systemTextSchema } from './saved-own-systems.ts'
import { count, int, object } from './schemas.ts'

/** More than any text that an editor lets in. */
const text = v.pipe(v.string(), v.maxLength(1000))
const MAX_ROWS = 2000

const fact = v.pipe(
  v.variant(
    'kind',
    FACT_KINDS.map((kind) =>
      object({
        kind: v.literal(kind),
        ...Object.fromEntries(
          FACT_FIELDS[kind].map((field: FactField) => [
            field,
            int(FIELD_RANGES[field].min, FIELD_RANGES[field].max),
          ]),
        ),
      }),
    ),
  ),
  // Each kind has all its fields, but their names are lost to the types.
  v.transform((one) => one as StrategyFact),
)
const tieBreak = v.pipe(v.array(v.pipe(v.string(), v.check(isTieBreakStep))), v.maxLength(40))

/** Absent in what was saved before ranges could be changed. */
const continuations = v.optional(
  v.pipe(
    v.array(
      object({ rule: text, of: text, min: v.optional(int(0, 40)), max: v.optional(int(0, 40)) }),
    ),
    v.maxLength(MAX_ROWS),
  ),
)
const limits = v.optional(
  v.pipe(
    v.array(object({ rule: text, of: text, cells: v.pipe(v.array(text), v.length(2)) })),
    v.maxLength(MAX_ROWS),
  ),
)

const strategySchema = object({
  name: text,
  facts: v.pipe(v.array(fact), v.maxLength(MAX_ROWS)),
  tieBreak,
  continuations,
})
/** What a side plays, with the facts of a strategy or the text of a system where they came along. */
export const systemSchema = object({
  id: text,
  packages: v.optional(v.pipe(v.array(text), v.maxLength(100))),
  reading: v.optional(text),
  strategy: v.optional(strategySchema),
  text: v.optional(systemTextSchema),
})

/** The shape; what goes beyond it is for `strategiesFault`. */
export const strategiesSchema = object({
  list: v.pipe(
    v.array(
      object({
        id: v.pipe(v.string(), v.regex(/^my-[1-9]\d{0,8}$/)),
        sheet: object({
          name: text,
          rows: v.pipe(
            v.array(object({ id: count, kind: v.picklist(FACT_KINDS), cells: v.array(text) })),
            v.maxLength(MAX_ROWS),
          ),
          tieBreak,
          limits,
        }),
        strategy: strategySchema,
      }),
    ),
    v.maxLength(MAX_STRATEGIES),
  ),
  nextId: count,
})

/** What is wrong with strategies of the right shape, as the end of a sentence. */
export function strategiesFault({
  list,
  nextId,
}: Pick<StrategiesState, 'list' | 'nextId'>): string | undefined {
  const ids = list.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) return t`a strategy is named twice`
  if (ids.some((id) => Number(id.slice(3)) >= nextId)) return t`a strategy has no place in the list`
  for (const { id, sheet, strategy } of list) {
    if (!sheet.rows.every(isWholeRow)) return t`${id} has a row with too many or too few cells`
    if (new Set(sheet.rows.map((row) => row.id)).size !== sheet.rows.length)
      return t`${id} has two rows of one name`
    const { facts, continuations: ranges = [] } = strategy
    if (
      facts.some((one) => 'min' in one && one.min > one.max) ||
      ranges.some(({ min = 0, max = min }) => min > max)
    )
      return t`${id} has a range that is upside down`
  }
  return undefined
}
