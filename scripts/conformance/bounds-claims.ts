/** Claims about the hands, and the readings of an opening lead, with exact counts and statuses. */
import type { Card } from '#core/card.ts'
import { openingLeader } from '#core/contract.ts'
import type { SeatView } from '#core/seat-view.ts'
import { countLayouts } from '#counting/layouts.ts'
import { leadCells } from '#reasoning/inference/lead-cells.ts'
import { countOf, type Status, statusOf } from '#reasoning/inference/status.ts'
import { handOf, type Position, spaceOf } from '#reasoning/law/position.ts'
import type { Predicate } from '#reasoning/predicates/predicate.ts'
import { readPredicate } from './bounds-predicates.ts'
import { compare, isObject, type Json, type Mismatch } from './harness.ts'

const NAMES: Readonly<Record<Status, string>> = {
  open: 'Open',
  confirmed: 'Confirmed',
  impossible: 'Impossible',
}
/** The status as the files write it. */
export const statusName = (position: Position, p: Predicate): string => NAMES[statusOf(position, p)]

/** Each claim against its exact count, and its status found by search and, again, by the count. */
export function* checkClaims(claims: Json | undefined, position: Position): Generator<Mismatch> {
  if (!Array.isArray(claims)) {
    yield { field: 'expect.claims', expected: 'a list', actual: claims }
    return
  }
  const all = countLayouts(spaceOf(position))
  for (const [i, claim] of (claims as readonly Json[]).entries()) {
    const field = `expect.claims.${i}`
    if (!isObject(claim)) {
      yield { field, expected: 'a claim', actual: claim }
      continue
    }
    const p = readPredicate(claim['p'])
    const n = countOf(position, p)
    const counted = n === 0n ? 'Impossible' : n === all ? 'Confirmed' : 'Open'
    yield* compare(field, claim, {
      p: claim['p'] ?? null,
      n: String(n),
      status: statusName(position, p),
    })
    yield* compare(`${field}.status by count`, claim['status'], counted)
  }
}

/** The readings of the opening lead, `null` when the leader is not concealed. */
export function leadOf(view: SeatView, position: Position): Json {
  const card: Card | undefined = view.cards[0]
  if (view.contract === undefined || card === undefined) return null
  const leader = openingLeader(view.contract)
  if (handOf(position, leader) < 0) return null
  return leadCells(position, leader, card).map(({ fact, count }) => ({
    k: fact.k,
    n: fact.n,
    cls: fact.headed,
    count: String(count),
    status: statusName(position, fact),
  }))
}

/** The readings by name, so that their order in the file does not matter; text when they are none. */
export function byReading(cells: Json | undefined): Json {
  if (cells === null) return null
  if (!Array.isArray(cells)) return 'not a list'
  const out: Record<string, Json> = {}
  for (const cell of cells as readonly Json[]) {
    if (!isObject(cell)) return 'not a list of readings'
    const name = `${String(cell['k'])}/${String(cell['n'])} ${String(cell['cls'])}`
    if (name in out) return `${name} twice`
    out[name] = cell
  }
  return out
}
