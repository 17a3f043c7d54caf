/**
 * A strategy as JSON, version 1: `{"format":"kibitzer-strategy","version":1,"name":…,"notrumpopen":
 * [[1,15,17]],"open":[[1,"S",12,21,5]],…,"tieBreak":[…],"continuations":[…]}`. Each kind of fact is a list of rows, the
 * fields in the order of the fact syntax; where a kind has one field the value may stand alone. The
 * same without format, version, name and tie-break is read as well. `continuations` has the ranges that
 * were changed, each as rule, what it is of, least and most, `null` for no limit; it may be absent.
 */
import {
  ANSWER_KINDS,
  type ContinuationLimit,
  DEFAULT_TIE_BREAK,
  FACT_FIELDS,
  FACT_KINDS,
  type FactKind,
  factField,
  isTieBreakStep,
  type Strategy,
  TIE_BREAK_WAYS,
} from '#core/strategy.ts'
import { STRAIN_LETTERS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { draftOf, isFactKind, quoted, readLimitDraft } from './draft.ts'
import { type JsonField, type JsonNode, readJsonTree } from './json-tree.ts'
import { collectStrategy, type StrategyCollector, type StrategyReading } from './reading.ts'

export const STRATEGY_FORMAT = 'kibitzer-strategy'
export const STRATEGY_VERSION = 1
export const MAX_NAME = 200
const MAX_STEPS = 40
/** Most ranges of what follows that a strategy may have changed: more than there are. */
export const MAX_CONTINUATIONS = 1000
/** Most letters of the name of a rule, or of a range. */
export const MAX_LIMIT_NAME = 100

/** A cell's text, or nothing when the value is no number and no text. */
const cellOf = ({ value }: JsonNode): string | undefined =>
  value.kind === 'string' || value.kind === 'number' ? value.text : undefined

const readRows = (kind: FactKind, node: JsonNode, reading: StrategyCollector): void => {
  const single = FACT_FIELDS[kind].length === 1
  const { value } = node
  // No fact of this kind, as some programs write it.
  if (value.kind === 'word' && value.text === 'null') return
  if (value.kind !== 'list' && !single) {
    reading.problem(node.offset, 'strategy/json-rows', t`“${kind}” is a list of rows.`)
    return
  }
  for (const row of value.kind === 'list' ? value.items : [node]) {
    const cells = row.value.kind === 'list' ? row.value.items : single ? [row] : undefined
    if (cells === undefined) {
      reading.problem(
        row.offset,
        'strategy/json-row',
        t`A row of “${kind}” is a list of values, such as ${kind === 'open' ? '[1,"S",12,21,5]' : '["H",1]'}.`,
      )
      continue
    }
    const bad = cells.find((cell) => cellOf(cell) === undefined)
    if (bad)
      reading.problem(
        bad.offset,
        'strategy/json-value',
        t`A value of “${kind}” is a number or a text in quotation marks.`,
      )
    else
      reading.fact(
        { kind, cells: cells.map((cell) => cellOf(cell) ?? '') },
        row.offset,
        cells.map((cell) => cell.offset),
      )
  }
}

const readTieBreak = (node: JsonNode, reading: StrategyCollector): Strategy['tieBreak'] => {
  if (node.value.kind !== 'list' || node.value.items.length > MAX_STEPS) {
    reading.problem(
      node.offset,
      'strategy/tie-break',
      t`“tieBreak” is a list of at most ${MAX_STEPS} steps.`,
    )
    return DEFAULT_TIE_BREAK
  }
  const steps: string[] = []
  for (const { value, offset } of node.value.items)
    if (value.kind === 'string' && isTieBreakStep(value.text)) steps.push(value.text)
    else
      reading.problem(
        offset,
        'strategy/tie-break',
        t`A step of the tie-break is ${TIE_BREAK_WAYS.join(', ')}, or a call such as 1N or P${'text' in value ? t`, not ${quoted(value.text)}` : ''}.`,
      )
  return steps
}

/** A limit as text, empty for none; nothing when the value is neither. */
const limitCell = (node: JsonNode): string | undefined =>
  node.value.kind === 'word' && node.value.text === 'null' ? '' : cellOf(node)

function readContinuations(
  node: JsonNode,
  reading: StrategyCollector,
): readonly ContinuationLimit[] {
  const { value } = node
  if (value.kind !== 'list' || value.items.length > MAX_CONTINUATIONS) {
    reading.problem(
      node.offset,
      'strategy/continuations',
      t`“continuations” is a list of at most ${MAX_CONTINUATIONS} rows.`,
    )
    return []
  }
  const found = new Map<string, ContinuationLimit>()
  for (const row of value.items) {
    const items = row.value.kind === 'list' ? row.value.items : []
    const [rule, of, min, max] = items.map(limitCell)
    const named = items
      .slice(0, 2)
      .every(({ value: one }) => one.kind === 'string' && one.text.length <= MAX_LIMIT_NAME)
    if (items.length !== 4 || !named || rule === undefined || of === undefined) {
      reading.problem(
        row.offset,
        'strategy/continuation',
        t`A row of “continuations” is a rule, what its range is of, the least and the most, such as ["respond/1N","points",6,10].`,
      )
      continue
    }
    const cells = [min, max]
    for (const [i, cell] of cells.entries())
      if (cell === undefined)
        reading.problem(
          items[2 + i]?.offset ?? row.offset,
          'strategy/json-value',
          t`A limit is a number, or null for none.`,
        )
    if (min === undefined || max === undefined) continue
    const read = readLimitDraft({ rule, of, cells: [min, max] })
    for (const { code, cell = 0, message } of read.problems)
      reading.problem(items[2 + cell]?.offset ?? row.offset, code, message)
    if (read.limit === undefined) continue
    const name = JSON.stringify([rule, of])
    if (found.has(name))
      reading.problem(
        row.offset,
        'strategy/json-twice',
        t`${quoted(of)} of ${quoted(rule)} stands twice.`,
      )
    found.set(name, read.limit)
  }
  return [...found.values()]
}

export function readStrategyFields(
  fields: readonly JsonField[],
  reading: StrategyCollector,
): Omit<Strategy, 'facts'> {
  let name = ''
  let limits: readonly ContinuationLimit[] = []
  let tieBreak = DEFAULT_TIE_BREAK
  const seen = new Set<string>()
  for (const { key, offset, node } of fields) {
    const { value } = node
    if (seen.has(key))
      reading.problem(offset, 'strategy/json-twice', t`“${key.slice(0, 20)}” stands twice.`)
    seen.add(key)
    if (isFactKind(key)) readRows(key, node, reading)
    else if (key === 'tieBreak') tieBreak = readTieBreak(node, reading)
    else if (key === 'continuations') limits = readContinuations(node, reading)
    else if (key === 'name') {
      if (value.kind === 'string' && value.text.length <= MAX_NAME) name = value.text
      else
        reading.problem(
          node.offset,
          'strategy/name',
          t`The name is a text of at most ${MAX_NAME} letters.`,
        )
    } else if (key === 'format') {
      if (value.kind !== 'string' || value.text !== STRATEGY_FORMAT)
        reading.problem(
          node.offset,
          'strategy/format',
          t`The format of a strategy is “${STRATEGY_FORMAT}”.`,
        )
    } else if (key === 'version') {
      if (value.kind !== 'number' || Number(value.text) !== STRATEGY_VERSION)
        reading.problem(
          node.offset,
          'strategy/version',
          t`This program reads version ${STRATEGY_VERSION} of the format.`,
        )
    } else
      reading.problem(
        offset,
        'strategy/kind',
        t`${quoted(key)} is not a kind of fact; there are ${FACT_KINDS.join(', ')}.`,
      )
  }
  return { name, tieBreak, ...(limits.length === 0 ? {} : { continuations: limits }) }
}

/** Reads a strategy; every problem has its line and column. */
export function readStrategyJson(text: string): StrategyReading {
  const reading = collectStrategy(text)
  const root = readJsonTree(text)
  if ('message' in root) {
    reading.problem(root.offset, 'strategy/json', t`This is not JSON. ${root.message}`)
    return reading.finish({ name: '', tieBreak: DEFAULT_TIE_BREAK })
  }
  if (root.value.kind !== 'object') {
    reading.problem(root.offset, 'strategy/json', t`A strategy is an object in braces.`)
    return reading.finish({ name: '', tieBreak: DEFAULT_TIE_BREAK })
  }
  return reading.finish(readStrategyFields(root.value.fields, reading))
}

/** The strategy as JSON, a row a line; facts of one kind stand together. */
export function writeStrategyJson(strategy: Strategy): string {
  const lines = [
    `"format": ${JSON.stringify(STRATEGY_FORMAT)}`,
    `"version": ${STRATEGY_VERSION}`,
    `"name": ${JSON.stringify(strategy.name)}`,
  ]
  for (const kind of FACT_KINDS) {
    const rows = strategy.facts
      .filter((fact) => fact.kind === kind)
      .map((fact) =>
        draftOf(fact).cells.map((cell, i) => {
          const field = FACT_FIELDS[kind][i]
          if (field === 'after') return JSON.stringify(cell)
          if (field !== 'suit' && field !== 'strain') return cell
          const at = factField(fact, field)!
          return JSON.stringify(STRAIN_LETTERS[at])
        }),
      )
    const only = rows[0]
    if (FACT_FIELDS[kind].length === 1 && rows.length === 1 && only)
      lines.push(`"${kind}": ${only[0]}`)
    else if (rows.length === 0) {
      // The paper’s kinds stand even when empty; a strategy without answers has none of theirs.
      if (!ANSWER_KINDS.includes(kind)) lines.push(`"${kind}": []`)
    } else
      lines.push(`"${kind}": [\n${rows.map((row) => `    [${row.join(', ')}]`).join(',\n')}\n  ]`)
  }
  lines.push(`"tieBreak": ${JSON.stringify(strategy.tieBreak)}`)
  const { continuations = [] } = strategy
  if (continuations.length > 0) {
    const rows = continuations.map(
      ({ rule, of, min, max }) => `    ${JSON.stringify([rule, of, min ?? null, max ?? null])}`,
    )
    lines.push(`"continuations": [\n${rows.join(',\n')}\n  ]`)
  }
  return `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`
}
