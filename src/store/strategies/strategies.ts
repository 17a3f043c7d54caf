/**
 * The partnership's own opening strategies, with what was done to each. A strategy is edited as a
 * sheet: rows of cells as they are typed, which need not make sense yet. The strategy in use is the
 * last sheet that did, so a half-typed cell never disturbs an answer.
 */
import { FACT_FIELDS, type FactKind, type Strategy } from '#core/strategy.ts'

/** A fact being edited: its kind and its cells as text, in the order of `FACT_FIELDS`. */
export interface StrategyRow {
  /** Names the row within its sheet. */
  readonly id: number
  readonly kind: FactKind
  readonly cells: readonly string[]
}
/** A range of what follows the opening, changed: its rule, what it is of, and least and most as typed. */
export interface LimitRow {
  readonly rule: string
  readonly of: string
  readonly cells: readonly string[]
}
export interface StrategySheet {
  readonly name: string
  readonly rows: readonly StrategyRow[]
  readonly tieBreak: readonly string[]
  /** Ranges that are not as they came; absent when all are. */
  readonly limits?: readonly LimitRow[]
}
export interface SavedStrategy {
  /** `my-1`, `my-2` …; never used again. */
  readonly id: string
  readonly sheet: StrategySheet
  /** The strategy in use: what the last sheet without a problem said. */
  readonly strategy: Strategy
}
/** What was done to a strategy; not saved. */
export interface StrategyPast {
  /** Oldest first. */
  readonly past: readonly StrategySheet[]
  /** Next first. */
  readonly future: readonly StrategySheet[]
  /** What the last edit touched: another edit of the same is one step with it. */
  readonly touched: string | undefined
}
export interface StrategiesState {
  readonly list: readonly SavedStrategy[]
  readonly nextId: number
  readonly done: Readonly<Record<string, StrategyPast>>
  /** The one deleted last, to be brought back. */
  readonly deleted: SavedStrategy | undefined
}

/** Steps that can be taken back. */
const DEPTH = 200
/** Most strategies that are kept. */
export const MAX_STRATEGIES = 200

const FRESH: StrategyPast = { past: [], future: [], touched: undefined }
export const initialStrategies = (): StrategiesState => ({
  list: [],
  nextId: 1,
  done: {},
  deleted: undefined,
})

export const strategyById = (s: StrategiesState, id: string): SavedStrategy | undefined =>
  s.list.find((one) => one.id === id)
export const pastOf = (s: StrategiesState, id: string): StrategyPast => s.done[id] ?? FRESH

/** Whether the cells are as many as the kind has fields. */
export const isWholeRow = ({ kind, cells }: Pick<StrategyRow, 'kind' | 'cells'>): boolean =>
  cells.length === FACT_FIELDS[kind].length

const replaced = (s: StrategiesState, id: string, by: Partial<SavedStrategy>) =>
  s.list.map((one) => (one.id === id ? { ...one, ...by } : one))

/** With one more strategy, last in the list; its id is `my-` and `nextId`. */
export const withStrategy = (
  s: StrategiesState,
  sheet: StrategySheet,
  strategy: Strategy,
): StrategiesState => ({
  ...s,
  list: [...s.list, { id: `my-${s.nextId}`, sheet, strategy }],
  nextId: s.nextId + 1,
})

/** With another sheet. Edits that touch the same thing one after the other are taken back together. */
export function withSheet(
  s: StrategiesState,
  id: string,
  sheet: StrategySheet,
  touched?: string,
): StrategiesState {
  const one = strategyById(s, id)
  if (one === undefined || one.sheet === sheet) return s
  const was = pastOf(s, id)
  const together = touched !== undefined && touched === was.touched
  return {
    ...s,
    list: replaced(s, id, { sheet }),
    done: {
      ...s.done,
      [id]: {
        past: together ? was.past : [...was.past, one.sheet].slice(-DEPTH),
        future: [],
        touched,
      },
    },
  }
}

/** One step back (-1) or forth (1); the same state when there is none. */
export function stepped(s: StrategiesState, id: string, direction: 1 | -1): StrategiesState {
  const one = strategyById(s, id)
  const { past, future } = pastOf(s, id)
  const to = direction === -1 ? past.at(-1) : future[0]
  if (one === undefined || to === undefined) return s
  return {
    ...s,
    list: replaced(s, id, { sheet: to }),
    done: {
      ...s.done,
      [id]: {
        past: direction === -1 ? past.slice(0, -1) : [...past, one.sheet],
        future: direction === -1 ? [one.sheet, ...future] : future.slice(1),
        touched: undefined,
      },
    },
  }
}

/** Takes the strategy in use; no step of its own, since it follows from the sheet. */
export const withUse = (s: StrategiesState, id: string, strategy: Strategy): StrategiesState => ({
  ...s,
  list: replaced(s, id, { strategy }),
})

export function withoutStrategy(s: StrategiesState, id: string): StrategiesState {
  const one = strategyById(s, id)
  if (one === undefined) return s
  return { ...s, list: s.list.filter((other) => other !== one), deleted: one }
}
/** Brings back the one deleted last, with its past. */
export const withDeleted = (s: StrategiesState): StrategiesState =>
  s.deleted === undefined ? s : { ...s, list: [...s.list, s.deleted], deleted: undefined }
