/** Reads what a record about a suit asks: the two hands, the hidden cards, chances and entries. */

import { type Entries, type EntryCount, type SuitTask, suitTask } from '#combinations/question.ts'
import { type Defender, parseSuitCombination, type SuitCombination } from '#combinations/suit.ts'
import { layoutWeights, type Weights } from '#combinations/weights.ts'
import { format, type Holding, parse } from '#core/holding.ts'
import { ok, problem, type Result } from '#core/result.ts'
import { checkFields, isObject, type Json, type JsonObject } from './harness.ts'

export interface AskedSuit {
  readonly task: SuitTask
  /** The chance of each layout. */
  readonly weights: readonly number[]
}

const bad = (what: string, value: unknown): Result<never> =>
  problem('record/unreadable', `${what}: ${JSON.stringify(value)}`)

const strange = (value: JsonObject, fields: readonly string[]): boolean =>
  [...checkFields(value, fields)].length > 0

function readHolding(text: Json | undefined): Holding | undefined {
  if (typeof text !== 'string') return undefined
  const read = parse(text)
  return 'holding' in read ? read.holding : undefined
}

function readWeights(value: Json | undefined): Result<Weights> {
  if (!isObject(value)) return bad('weights', value)
  const { type, west, east } = value
  if (type === 'apriori' && !strange(value, ['type'])) return ok({ kind: 'apriori' })
  if (type === 'vacant' && !strange(value, ['type', 'west', 'east']))
    return typeof west === 'number' && typeof east === 'number'
      ? ok({ kind: 'vacant', west, east })
      : bad('weights', value)
  if (type !== 'layouts' || strange(value, ['type', 'west']) || !Array.isArray(west))
    return bad('weights', value)
  const rows: (readonly [Holding, number])[] = []
  for (const row of west as readonly Json[]) {
    const [cards, weight] = Array.isArray(row) && row.length === 2 ? (row as Json[]) : []
    const held = readHolding(cards)
    if (held === undefined || typeof weight !== 'number') return bad('weights.west', row)
    rows.push([held, weight])
  }
  return ok({ kind: 'table', west: rows })
}

const isEntryCount = (value: Json | undefined): value is EntryCount =>
  typeof value === 'number' || value === 'unlimited'

function readTask(record: JsonObject, suit: SuitCombination): Result<SuitTask> {
  const { entries, avoidSeat } = record
  if (avoidSeat !== undefined && avoidSeat !== null && typeof avoidSeat !== 'string')
    return bad('avoidSeat', avoidSeat)
  const avoid = (avoidSeat ?? undefined) as Defender | undefined
  if (entries === 'unlimited') return suitTask(suit, undefined, avoid)
  if (!isObject(entries) || strange(entries, ['start', 'north', 'south']))
    return bad('entries', entries)
  const { start, north, south } = entries
  if (typeof start !== 'string' || !isEntryCount(north) || !isEntryCount(south))
    return bad('entries', entries)
  return suitTask(suit, { start: start as Entries['start'], north, south }, avoid)
}

/** The question of a record; its `classes` must be those we find. */
export function readSuitQuestion(record: JsonObject): Result<AskedSuit> {
  const { north, south, hidden, information, classes } = record
  if (typeof north !== 'string' || typeof south !== 'string' || typeof hidden !== 'string')
    return bad('hands', [north, south, hidden] as Json)
  if (information !== 'class' && information !== 'distinct') return bad('information', information)
  const suit = parseSuitCombination(north, south, hidden, information)
  if (!suit.ok) return suit
  const ours = suit.value.classes.map(format)
  if (JSON.stringify(ours) !== JSON.stringify(classes))
    return problem(
      'record/classes',
      `classes: expected ${JSON.stringify(classes)}, got ${JSON.stringify(ours)}`,
    )
  const weights = readWeights(record['weights'])
  if (!weights.ok) return weights
  const task = readTask(record, suit.value)
  if (!task.ok) return task
  const chances = layoutWeights(task.value.suit, weights.value)
  return chances.ok ? ok({ task: task.value, weights: chances.value }) : chances
}
