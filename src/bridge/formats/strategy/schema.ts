/** The JSON Schema (draft 2020-12) of a strategy file, made from the same lists that the reader goes by. */
import {
  AFTER_WORDS,
  FACT_FIELDS,
  FACT_KINDS,
  type FactField,
  FIELD_RANGES,
  STRAIN_WORDS,
  TIE_BREAK_WAYS,
} from '#core/strategy.ts'
import { STRAIN_LETTERS, STRAINS } from '#core/suit.ts'
import {
  MAX_CONTINUATIONS,
  MAX_LIMIT_NAME,
  MAX_NAME,
  STRATEGY_FORMAT,
  STRATEGY_VERSION,
} from './json.ts'

/** Plain JSON. */
export type Schema = { readonly [key: string]: unknown }

const fieldSchema = (field: FactField): Schema => {
  const { min, max } = FIELD_RANGES[field]
  if (field === 'after') return { enum: AFTER_WORDS }
  if (field !== 'suit' && field !== 'strain') return { type: 'integer', minimum: min, maximum: max }
  const strains = STRAINS.slice(min, max + 1)
  return {
    enum: [
      ...strains.map((strain) => STRAIN_LETTERS[strain]),
      ...strains.map((strain) => STRAIN_WORDS[strain]),
    ],
  }
}

/** A changed range of what follows, its name of that pattern: rule, name, least and most. */
function rangeRow(
  pattern: string,
  { min, max }: { readonly min: number; readonly max: number },
): Schema {
  const limit: Schema = {
    anyOf: [{ type: 'integer', minimum: min, maximum: max }, { const: null }],
  }
  const name: Schema = { type: 'string', maxLength: MAX_LIMIT_NAME }
  return {
    type: 'array',
    prefixItems: [name, { ...name, pattern }, limit, limit],
    items: false,
    minItems: 4,
  }
}

/** Describes what `writeStrategyJson` writes; the reader also takes files without format and name. */
export function strategySchema(): Schema {
  const kinds = FACT_KINDS.map((kind) => {
    const fields: readonly FactField[] = FACT_FIELDS[kind]
    const row: Schema = {
      type: 'array',
      prefixItems: fields.map(fieldSchema),
      items: false,
      minItems: fields.length,
    }
    const only = fields.length === 1 ? fieldSchema(fields[0]!) : undefined
    const rows: Schema = { type: 'array', items: only ? { anyOf: [only, row] } : row }
    return [kind, only ? { anyOf: [only, rows] } : rows] as const
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Opening strategy',
    type: 'object',
    properties: {
      format: { const: STRATEGY_FORMAT },
      version: { const: STRATEGY_VERSION },
      name: { type: 'string', maxLength: MAX_NAME },
      ...Object.fromEntries(kinds),
      tieBreak: {
        type: 'array',
        items: { anyOf: [{ enum: TIE_BREAK_WAYS }, { pattern: '^(P|[1-7][CDHSN])$' }] },
      },
      continuations: {
        type: 'array',
        maxItems: MAX_CONTINUATIONS,
        items: {
          anyOf: [
            rangeRow('^cards', FIELD_RANGES.length),
            rangeRow('^(?!cards)', FIELD_RANGES.max),
          ],
        },
      },
    },
    additionalProperties: false,
  }
}
