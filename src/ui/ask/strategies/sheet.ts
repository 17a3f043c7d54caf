/** The sheet of a strategy, edited: pure steps from one sheet to the next, and the names of its parts. */
import { bidOf, type Call, callName, isBid, LEVELS, type Level, strainOf } from '#core/call.ts'
import {
  AFTER_WORDS,
  ANSWER_KINDS,
  type AnswerTurn,
  FACT_FIELDS,
  FACT_KINDS,
  type FactField,
  type FactKind,
  factCells,
  STRAIN_WORDS,
  type Strategy,
  type StrategyFact,
  tieBreakCall,
} from '#core/strategy.ts'
import { isMajor, NOTRUMP, STRAINS, type Strain, SUITS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { StrategyRow, StrategySheet } from '#store/index.ts'
import { callLabel } from '../../kit/call-label.ts'
import { limitCells } from './limits.ts'

const strainWord = (strain: Strain): string => STRAIN_WORDS[strain]!

/** What a cell of this field can be chosen from; none where a number is typed. */
export const choicesOf = (field: FactField): readonly string[] | undefined =>
  field === 'level'
    ? LEVELS.map(String)
    : field === 'suit'
      ? SUITS.map(strainWord)
      : field === 'strain'
        ? STRAINS.map(strainWord)
        : field === 'after'
          ? AFTER_WORDS
          : undefined

/** The sheet that says just this strategy. */
export const sheetOf = ({ name, facts, tieBreak, continuations }: Strategy): StrategySheet => ({
  name,
  rows: facts.map((fact, id) => ({ id, kind: fact.kind, cells: factCells(fact) })),
  tieBreak,
  ...(continuations === undefined
    ? {}
    : {
        limits: continuations.map(({ rule, of, ...limit }) => ({
          rule,
          of,
          cells: limitCells(limit),
        })),
      }),
})

export const fieldsOf = (kind: FactKind): readonly FactField[] => FACT_FIELDS[kind]

/** The bid that a row is about; `undefined` for rows about none, or about none yet. */
export function bidOfRow({ kind, cells }: Pick<StrategyRow, 'kind' | 'cells'>): Call | undefined {
  const fields = fieldsOf(kind)
  const cell = (field: FactField) => cells[fields.indexOf(field)] ?? ''
  const level = Number(cell('level'))
  const strain =
    kind === 'notrumpopen'
      ? NOTRUMP
      : STRAINS.find((one) => strainWord(one) === cell(kind === 'open' ? 'suit' : 'strain'))
  return strain === undefined || !(LEVELS as readonly number[]).includes(level)
    ? undefined
    : bidOf(level as Level, strain)
}

/** What people call the kinds, and each of their cells. */
export const FACT_KIND_WORDS: Readonly<
  Record<FactKind, { title: string; word: string; says: string }>
> = {
  open: {
    title: t`Suit openings`,
    word: t`opening`,
    says: t`The points and the fewest cards that an opening of this suit promises.`,
  },
  notrumpopen: {
    title: t`Notrump openings`,
    word: t`opening`,
    says: t`The points that an opening of notrump promises.`,
  },
  notrumpmin: {
    title: t`Shortest suit in notrump`,
    word: t`shortest suit in notrump`,
    says: t`Fewest cards that a notrump bid has in any suit.`,
  },
  ntmaxmajor: {
    title: t`Longest major in notrump`,
    word: t`longest major in notrump`,
    says: t`Most cards that a notrump bid has in a major.`,
  },
  majorprefer: {
    title: t`Preferred majors`,
    word: t`preferred major`,
    says: t`Bid this one when both majors could be bid.`,
  },
  convention: {
    title: t`Conventions`,
    word: t`convention`,
    says: t`A bid with an agreed meaning of its own, spared by rules 2, 3 and 12.`,
  },
  preempt: {
    title: t`Highest level`,
    word: t`highest level`,
    says: t`No bid above this level is made.`,
  },
  raise: {
    title: t`Raises`,
    word: t`raise`,
    says: t`The points and the fewest cards with which partner’s suit is raised to the level.`,
  },
  newsuit: {
    title: t`New suits`,
    word: t`new suit`,
    says: t`The points and the fewest cards of a suit of one’s own, bid as low as it can be.`,
  },
  jump: {
    title: t`Jumps in a new suit`,
    word: t`jump`,
    says: t`The points and the fewest cards of a suit bid one level higher than it need be.`,
  },
  notrumpbid: {
    title: t`Notrump`,
    word: t`notrump`,
    says: t`The points, and the fewest cards in every suit.`,
  },
  askmajors: {
    title: t`Asking for majors`,
    word: t`asks for majors`,
    says: t`Over partner’s notrump a bid that asks; one major at least has the cards.`,
  },
  takeout: {
    title: t`Takeout double`,
    word: t`takeout double`,
    says: t`Up to the most points few cards in their suit and support for every other; with more, any shape.`,
  },
  newmajor: {
    title: t`New majors`,
    word: t`new major`,
    says: t`Fewest cards of a new suit that is a major, at this level.`,
  },
  higherfirst: {
    title: t`Two long suits`,
    word: t`higher suit first`,
    says: t`From this many cards on the higher of two new suits is bid first, unless the lower is longer.`,
  },
}
export const FIELD_WORDS: Readonly<Record<FactField, string>> = {
  level: t`Level`,
  suit: t`Suit`,
  strain: t`Strain`,
  min: t`HCP from`,
  max: t`to`,
  length: t`Cards`,
  short: t`In theirs`,
  after: t`After`,
}
/** The kinds about openings in the order of the table; those about answers stand in theirs. */
export const KINDS_SHOWN: readonly FactKind[] = [
  'open',
  'notrumpopen',
  'notrumpmin',
  'ntmaxmajor',
  'majorprefer',
  'convention',
  'preempt',
]
/** The openings that a fact about answers speaks of. */
export const AFTER_SAID: Readonly<Record<string, string>> = {
  minor: t`one of a minor`,
  major: t`one of a major`,
  notrump: t`one notrump`,
  opponent: t`one of their suits`,
}

/** What names a row for readers: `one spade, opening`. */
export const factRowName = (row: Pick<StrategyRow, 'kind' | 'cells'>): string => {
  const bid = bidOfRow(row)
  const { word } = FACT_KIND_WORDS[row.kind]
  const [after = '', level = ''] = row.cells
  if (fieldsOf(row.kind)[0] === 'after')
    return t`${word}, level ${level} after ${AFTER_SAID[after] ?? after}`
  return bid === undefined ? word : `${callName(bid)} ${word}`
}
/** The accessible name of a cell: `one spade opening, HCP from`. */
export const cellName = (row: StrategyRow, cell: number): string => {
  const field = fieldsOf(row.kind)[cell]
  return `${factRowName(row)}, ${field === undefined ? '' : field === 'max' ? t`HCP to` : FIELD_WORDS[field]}`
}

export const withCell = (
  sheet: StrategySheet,
  id: number,
  cell: number,
  text: string,
): StrategySheet => ({
  ...sheet,
  rows: sheet.rows.map((row) =>
    row.id === id ? { ...row, cells: row.cells.map((was, at) => (at === cell ? text : was)) } : row,
  ),
})
export const withoutRow = (sheet: StrategySheet, id: number): StrategySheet => ({
  ...sheet,
  rows: sheet.rows.filter((row) => row.id !== id),
})

const nextRowId = (sheet: StrategySheet): number =>
  sheet.rows.reduce((most, { id }) => Math.max(most, id + 1), 0)

/** Cells to begin a row with: the first bid of the kind that has no row yet, and usual numbers. */
function freshCells(sheet: StrategySheet, kind: FactKind, after: string): readonly string[] {
  const taken = new Set(
    sheet.rows.filter((row) => row.kind === kind).map((row) => bidOfRow(row) as number),
  )
  const cells = (level: Level, strain: Strain): readonly string[] => {
    const value: Readonly<Record<FactField, string>> = {
      level: kind === 'preempt' ? '3' : String(level),
      suit: strainWord(strain),
      strain: strainWord(strain),
      min: kind === 'notrumpopen' ? String(11 + 4 * level) : level === 1 ? '12' : '6',
      max: kind === 'notrumpopen' ? String(13 + 4 * level) : level === 1 ? '21' : '10',
      short: '2',
      after,
      length:
        kind === 'takeout'
          ? '3'
          : kind === 'notrumpmin'
            ? '2'
            : kind === 'open' && level === 1
              ? '4'
              : String(level + 4),
    }
    return fieldsOf(kind).map((field) =>
      kind === 'ntmaxmajor' ? '4' : Number(value[field]) > 40 ? '40' : value[field],
    )
  }
  const strains: readonly Strain[] =
    kind === 'open' ? SUITS : kind === 'majorprefer' ? [3, 2] : STRAINS
  for (const level of LEVELS)
    for (const strain of strains) {
      const fresh = cells(level, strain)
      if (!taken.has(bidOfRow({ kind, cells: fresh }) as number)) return fresh
    }
  return cells(1, strains[0] ?? 0)
}
/** With one more row of the kind, about answers to openings of that word, and its id. */
export function withRow(
  sheet: StrategySheet,
  kind: FactKind,
  after = 'major',
): { readonly sheet: StrategySheet; readonly id: number } {
  const id = nextRowId(sheet)
  const row: StrategyRow = { id, kind, cells: freshCells(sheet, kind, after) }
  return { id, sheet: { ...sheet, rows: [...sheet.rows, row] } }
}

/** Whether openings are answered by facts. */
export const hasAnswers = ({ rows }: Pick<StrategySheet, 'rows'>): boolean =>
  rows.some(({ kind }) => ANSWER_KINDS.includes(kind))
/** The word for the opening that is answered, in the facts that speak of it. */
const afterWord = ({ to, opening }: AnswerTurn): string =>
  to === 'opponent'
    ? AFTER_WORDS[3]
    : strainOf(opening) === NOTRUMP
      ? AFTER_WORDS[2]
      : AFTER_WORDS[isMajor(strainOf(opening)) ? 1 : 0]
/** The kinds that speak at the turn, which of their rows do, and the word of a new one; every turn where none is named. */
export function answersShown(turn: AnswerTurn | undefined): {
  readonly kinds: readonly FactKind[]
  readonly shows: (row: Pick<StrategyRow, 'kind' | 'cells'>) => boolean
  readonly after?: string
} {
  if (turn === undefined) return { kinds: ANSWER_KINDS, shows: () => true }
  const after = afterWord(turn)
  const only: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
    raise: ['minor', 'major'],
    askmajors: ['notrump'],
    takeout: ['opponent'],
  }
  return {
    after,
    kinds: ANSWER_KINDS.filter((kind) => only[kind]?.includes(after) ?? true),
    shows: ({ kind, cells }) => fieldsOf(kind)[0] !== 'after' || cells[0] === after,
  }
}
/** With these facts about answers in place of its own; with none, answers are natural again. */
export function withAnswers(sheet: StrategySheet, answers: readonly StrategyFact[]): StrategySheet {
  const rows = sheet.rows.filter(({ kind }) => !ANSWER_KINDS.includes(kind))
  const next = nextRowId(sheet)
  const added = answers.map((fact, i) => ({
    id: next + i,
    kind: fact.kind,
    cells: factCells(fact),
  }))
  return { ...sheet, rows: [...rows, ...added] }
}

/** A number one up or down within 0..40; any other text as it is. */
export const nudged = (text: string, by: 1 | -1): string =>
  /^\d{1,2}$/.test(text.trim()) ? String(Math.min(40, Math.max(0, Number(text) + by))) : text

/** With step `at` of the tie-break moved by one place. */
export function withStepMoved(sheet: StrategySheet, at: number, by: 1 | -1): StrategySheet {
  const step = sheet.tieBreak[at]
  if (step === undefined || sheet.tieBreak[at + by] === undefined) return sheet
  const rest = sheet.tieBreak.toSpliced(at, 1)
  return { ...sheet, tieBreak: rest.toSpliced(at + by, 0, step) }
}

const WAYS: Readonly<Record<string, string>> = {
  'longest-suit': t`a bid in the longest suit`,
  lowest: t`the lowest call`,
  highest: t`the highest call`,
  'not-pass': t`any call but Pass`,
}
export const tieBreakWords = (step: string): string => {
  const call = tieBreakCall(step)
  return WAYS[step] ?? (call === undefined ? step : isBid(call) ? callLabel(call) : t`Pass`)
}

/** A name that none of these has: `Ours`, `Ours 2`, `Ours 3` … */
export function freeName(name: string, taken: readonly string[]): string {
  const base = name.trim() === '' ? t`Strategy` : name.replace(/ \d+$/, '')
  if (!taken.includes(base)) return base
  for (let n = 2; ; n++) if (!taken.includes(`${base} ${n}`)) return `${base} ${n}`
}

/** True when every kind is shown somewhere: a new kind must not vanish from the table. */
export const showsEveryKind = (): boolean =>
  FACT_KINDS.every((kind) => KINDS_SHOWN.includes(kind) || ANSWER_KINDS.includes(kind))
