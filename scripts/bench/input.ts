/** Reads what the cases are given: the shared agreements, where that folder is there. */
import { readFileSync } from 'node:fs'
import { seatLetter } from '#core/seat.ts'
import { SUITS, suitLetter } from '#core/suit.ts'
import type { AgreementRecord, BenchInput, ExpectedWeights } from '#testing/bench.ts'
import { sharedPath } from '#testing/shared-path.ts'
import { positionOf, readView } from '../conformance/bounds.ts'
import { readActions } from '../conformance/bounds-predicates.ts'
import { isObject, type Json, type JsonObject } from '../conformance/harness.ts'

const table = (value: Json | undefined): Readonly<Record<string, string>> =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, n]) => [key, String(n)]))
    : {}
const at = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) ? value[key] : undefined

function recordOf(record: JsonObject): AgreementRecord {
  const { view } = readView(record)
  const position = positionOf(view)
  const expect = record['expect']
  const letters = position.seats.map((seat) => seatLetter(seat))
  const expected: ExpectedWeights = {
    weight: String(at(expect, 'weight')),
    lengths: letters.map((hand) =>
      SUITS.map((suit) => table(at(at(at(expect, 'len_n'), hand), suitLetter(suit)))),
    ),
    points: letters.map((hand) => table(at(at(expect, 'hcp_n'), hand))),
  }
  return { position, actions: readActions(record['actions']), expected }
}

/** What there is to give. */
export function readInput(): BenchInput {
  const path = sharedPath('data', 'bounds', 'agreement.jsonl')
  if (path === undefined) return {}
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
  return { agreements: lines.map((text) => recordOf(JSON.parse(text) as JsonObject)) }
}
