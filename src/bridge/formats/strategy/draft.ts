/**
 * Facts as people write them, cell by cell: what the table of the editor, the paper's fact syntax and
 * the JSON form have in common. A draft becomes a fact when every cell is right; each cell that is
 * not gives a problem of its own.
 */
import { inQuotes } from '#core/locale.ts'
import { howMany } from '#core/number-words.ts'
import type { Problem } from '#core/result.ts'
import {
  AFTER_WORDS,
  type ContinuationLimit,
  FACT_FIELDS,
  FACT_KINDS,
  type FactField,
  type FactKind,
  FIELD_RANGES,
  factCells,
  limitRange,
  STRAIN_WORDS,
  type StrategyFact,
} from '#core/strategy.ts'
import { SUIT_LETTERS } from '#core/suit.ts'
import { t } from '#core/text.ts'

/** A fact as written: its kind and its cells in the order of `FACT_FIELDS`. */
export interface DraftFact {
  readonly kind: string
  readonly cells: readonly string[]
}
/** A problem of one cell, or of the whole fact when no cell is named. */
export interface CellProblem extends Problem {
  /** 0-based place in `cells`. */
  readonly cell?: number
}
export type FactDraftReading =
  | { readonly fact: StrategyFact; readonly problems: readonly [] }
  | { readonly fact: undefined; readonly problems: readonly CellProblem[] }

const LETTERS: readonly string[] = [...SUIT_LETTERS, 'N']
const FIELD_NAMES: Readonly<Record<FactField, string>> = {
  level: t`the level`,
  suit: t`the suit`,
  strain: t`the strain`,
  min: t`the fewest points`,
  max: t`the most points`,
  length: t`the number of cards`,
  short: t`the most cards in their suit`,
  after: t`the opening`,
}

export const isFactKind = (kind: string): kind is FactKind =>
  (FACT_KINDS as readonly string[]).includes(kind)

/** What a cell may hold, in words: `a whole number from 1 to 7`. */
export const cellHint = (field: FactField): string =>
  field === 'suit'
    ? t`club, diamond, heart or spade`
    : field === 'strain'
      ? t`club, diamond, heart, spade or notrump`
      : field === 'after'
        ? t`minor, major, notrump or opponent`
        : t`a whole number from ${FIELD_RANGES[field].min} to ${FIELD_RANGES[field].max}`

/** A short piece of outside text, for a message. */
export const quoted = (text: string): string =>
  inQuotes(text.length > 20 ? `${text.slice(0, 20)}…` : text)

/** The value of a cell, or `undefined` when it is not lawful for the field. */
const cellValue = (field: FactField, text: string): number | undefined => {
  const t = text.trim()
  const { min, max } = FIELD_RANGES[field]
  if (field === 'suit' || field === 'strain') {
    const word = STRAIN_WORDS.indexOf(t.toLowerCase())
    const at = word >= 0 ? word : LETTERS.indexOf(t.toUpperCase())
    return at >= min && at <= max ? at : undefined
  }
  if (field === 'after') {
    const at = AFTER_WORDS.indexOf(t.toLowerCase() as (typeof AFTER_WORDS)[number])
    return at < 0 ? undefined : at
  }
  if (!/^\d{1,3}$/.test(t)) return undefined
  const value = Number(t)
  return value >= min && value <= max ? value : undefined
}

/** The fact that a draft says, or every problem it has. */
export function readFactDraft({ kind, cells }: DraftFact): FactDraftReading {
  if (!isFactKind(kind))
    return {
      fact: undefined,
      problems: [
        {
          code: 'strategy/kind',
          message: t`${quoted(kind)} is not a kind of fact; there are ${FACT_KINDS.join(', ')}.`,
        },
      ],
    }
  const fields: readonly FactField[] = FACT_FIELDS[kind]
  if (cells.length !== fields.length)
    return {
      fact: undefined,
      problems: [
        {
          code: 'strategy/arity',
          message: t`${kind} has ${howMany(cells.length, 'value')}; it needs ${fields.length}: ${fields.join(', ')}.`,
        },
      ],
    }
  const problems: CellProblem[] = []
  const fact: Record<string, number | string> = { kind }
  for (const [cell, field] of fields.entries()) {
    const text = cells[cell]!
    const value = cellValue(field, text)
    if (value === undefined)
      problems.push({
        code: 'strategy/cell',
        cell,
        message:
          text.trim() === ''
            ? t`${kind}: ${FIELD_NAMES[field]} is missing; it is ${cellHint(field)}.`
            : t`${kind}: ${FIELD_NAMES[field]} is ${cellHint(field)}, not ${quoted(text)}.`,
      })
    else fact[field] = value
  }
  const { min, max } = fact
  if (min !== undefined && max !== undefined && min > max)
    problems.push({
      code: 'strategy/inverted',
      cell: (fields as readonly string[]).indexOf('max'),
      message: t`${kind}: the most points, ${max}, are fewer than the fewest, ${min}.`,
    })
  return problems.length > 0
    ? { fact: undefined, problems }
    : // Every field of the kind was read into its range above.
      { fact: fact as StrategyFact, problems: [] }
}

/** A range of what follows, as written: its rule, what it is of, and its limits, empty for none. */
export interface DraftLimit {
  readonly rule: string
  readonly of: string
  /** The least, and the most. */
  readonly cells: readonly string[]
}
export type LimitDraftReading =
  | { readonly limit: ContinuationLimit; readonly problems: readonly [] }
  | { readonly limit: undefined; readonly problems: readonly CellProblem[] }

/** Limits of a range by place, as a problem names them. */
const LIMIT_NAMES = [t`the least`, t`the most`] as const
/** The range that a draft says, or every problem it has. */
export function readLimitDraft({ rule, of, cells }: DraftLimit): LimitDraftReading {
  const { min: lowest, max: highest } = limitRange(of)
  const problems: CellProblem[] = []
  const [min, max] = LIMIT_NAMES.map((name, cell): number | undefined => {
    const text = cells[cell]?.trim() ?? ''
    if (text === '') return undefined
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
    if (value >= lowest && value <= highest) return value
    problems.push({
      code: 'strategy/limit',
      cell,
      message: t`${of}: ${name} is a whole number from ${lowest} to ${highest}, or empty for no limit, not ${quoted(text)}.`,
    })
    return undefined
  })
  if (min !== undefined && max !== undefined && min > max)
    problems.push({
      code: 'strategy/inverted',
      cell: 1,
      message: t`${of}: the most, ${max}, is fewer than the least, ${min}.`,
    })
  return problems.length > 0
    ? { limit: undefined, problems }
    : {
        limit: {
          rule,
          of,
          ...(min === undefined ? {} : { min }),
          ...(max === undefined ? {} : { max }),
        },
        problems: [],
      }
}

/** The fact as cells; the inverse of `readFactDraft`. */
export const draftOf = (fact: StrategyFact): DraftFact => ({
  kind: fact.kind,
  cells: factCells(fact),
})
