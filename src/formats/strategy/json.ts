/**
 * A strategy as JSON, version 1: `{"format":"kibitzer-strategy","version":1,"name":…,"notrumpopen":
 * [[1,15,17]],"open":[[1,"S",12,21,5]],…,"tieBreak":[…]}`. Each kind of fact is a list of rows, the
 * fields in the order of the fact syntax; where a kind has one field the value may stand alone. The
 * same without format, version, name and tie-break is read as well.
 */
import {
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
import { draftOf, isFactKind, quoted } from './draft.ts'
import { type JsonField, type JsonNode, readJsonTree } from './json-tree.ts'
import { collectStrategy, type StrategyCollector, type StrategyReading } from './reading.ts'

export const STRATEGY_FORMAT = 'kibitzer-strategy'
export const STRATEGY_VERSION = 1
export const MAX_NAME = 200
const MAX_STEPS = 40

/** A cell's text, or nothing when the value is no number and no text. */
const cellOf = ({ value }: JsonNode): string | undefined =>
  value.kind === 'string' || value.kind === 'number' ? value.text : undefined

const readRows = (kind: FactKind, node: JsonNode, reading: StrategyCollector): void => {
  const single = FACT_FIELDS[kind].length === 1
  const { value } = node
  // No fact of this kind, as some programs write it.
  if (value.kind === 'word' && value.text === 'null') return
  if (value.kind !== 'list' && !single) {
    reading.problem(node.offset, 'strategy/json-rows', `“${kind}” is a list of rows.`)
    return
  }
  for (const row of value.kind === 'list' ? value.items : [node]) {
    const cells = row.value.kind === 'list' ? row.value.items : single ? [row] : undefined
    if (cells === undefined) {
      reading.problem(
        row.offset,
        'strategy/json-row',
        `A row of “${kind}” is a list of values, such as ${kind === 'open' ? '[1,"S",12,21,5]' : '["H",1]'}.`,
      )
      continue
    }
    const bad = cells.find((cell) => cellOf(cell) === undefined)
    if (bad)
      reading.problem(
        bad.offset,
        'strategy/json-value',
        `A value of “${kind}” is a number or a text in quotation marks.`,
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
      `“tieBreak” is a list of at most ${MAX_STEPS} steps.`,
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
        `A step of the tie-break is ${TIE_BREAK_WAYS.join(', ')}, or a call such as 1N or P${'text' in value ? `, not ${quoted(value.text)}` : ''}.`,
      )
  return steps
}

/** Reads the fields of one strategy. */
export function readStrategyFields(
  fields: readonly JsonField[],
  reading: StrategyCollector,
): { readonly name: string; readonly tieBreak: Strategy['tieBreak'] } {
  let name = ''
  let tieBreak = DEFAULT_TIE_BREAK
  const seen = new Set<string>()
  for (const { key, offset, node } of fields) {
    const { value } = node
    if (seen.has(key))
      reading.problem(offset, 'strategy/json-twice', `“${key.slice(0, 20)}” stands twice.`)
    seen.add(key)
    if (isFactKind(key)) readRows(key, node, reading)
    else if (key === 'tieBreak') tieBreak = readTieBreak(node, reading)
    else if (key === 'name') {
      if (value.kind === 'string' && value.text.length <= MAX_NAME) name = value.text
      else
        reading.problem(
          node.offset,
          'strategy/name',
          `The name is a text of at most ${MAX_NAME} letters.`,
        )
    } else if (key === 'format') {
      if (value.kind !== 'string' || value.text !== STRATEGY_FORMAT)
        reading.problem(
          node.offset,
          'strategy/format',
          `The format of a strategy is “${STRATEGY_FORMAT}”.`,
        )
    } else if (key === 'version') {
      if (value.kind !== 'number' || Number(value.text) !== STRATEGY_VERSION)
        reading.problem(
          node.offset,
          'strategy/version',
          `This program reads version ${STRATEGY_VERSION} of the format.`,
        )
    } else
      reading.problem(
        offset,
        'strategy/kind',
        `${quoted(key)} is not a kind of fact; there are ${FACT_KINDS.join(', ')}.`,
      )
  }
  return { name, tieBreak }
}

/** Reads a strategy; every problem has its line and column. */
export function readStrategyJson(text: string): StrategyReading {
  const reading = collectStrategy(text)
  const root = readJsonTree(text)
  if ('message' in root) {
    reading.problem(root.offset, 'strategy/json', `This is not JSON. ${root.message}`)
    return reading.finish('', DEFAULT_TIE_BREAK)
  }
  if (root.value.kind !== 'object') {
    reading.problem(root.offset, 'strategy/json', 'A strategy is an object in braces.')
    return reading.finish('', DEFAULT_TIE_BREAK)
  }
  const { name, tieBreak } = readStrategyFields(root.value.fields, reading)
  return reading.finish(name, tieBreak)
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
          if (field !== 'suit' && field !== 'strain') return cell
          const at = factField(fact, field)!
          return JSON.stringify(STRAIN_LETTERS[at])
        }),
      )
    const only = rows[0]
    if (FACT_FIELDS[kind].length === 1 && rows.length === 1 && only)
      lines.push(`"${kind}": ${only[0]}`)
    else if (rows.length === 0) lines.push(`"${kind}": []`)
    else
      lines.push(`"${kind}": [\n${rows.map((row) => `    [${row.join(', ')}]`).join(',\n')}\n  ]`)
  }
  lines.push(`"tieBreak": ${JSON.stringify(strategy.tieBreak)}`)
  return `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`
}
