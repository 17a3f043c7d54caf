/** Checks a file of results against duplicate scoring. */
import type { Contract, Doubled } from '#core/contract.ts'
import { contractCode, parseContract } from '#core/contract.ts'
import { scoreFor } from '#core/score.ts'
import { parseSeat, seatLetter } from '#core/seat.ts'
import { VULNERABILITIES, type Vulnerability } from '#core/vulnerability.ts'
import {
  type ConformanceKind,
  compare,
  type JsonObject,
  jsonLines,
  type Mismatch,
} from './harness.ts'

const isDoubled = (value: unknown): value is Doubled => value === 0 || value === 1 || value === 2

function* check(record: JsonObject): Generator<Mismatch> {
  const { contract: text, declarer: letter, vul, doubled, tricks } = record
  const bid = typeof text === 'string' ? parseContract(text) : undefined
  const declarer = typeof letter === 'string' ? parseSeat(letter) : undefined
  const vulnerability = VULNERABILITIES.find((name): name is Vulnerability => name === vul)
  const wrong: Mismatch[] = []
  // Spelled as the file's own kind spells them: level and strain letter, seat letter.
  if (bid === undefined || bid.doubled !== 0 || contractCode(bid) !== text)
    wrong.push({ field: 'contract', expected: text, actual: 'not a contract such as 3N' })
  if (declarer === undefined || seatLetter(declarer) !== letter)
    wrong.push({ field: 'declarer', expected: letter, actual: 'not a seat N, E, S or W' })
  if (vulnerability === undefined)
    wrong.push({ field: 'vul', expected: vul, actual: 'not one of None, NS, EW, All' })
  if (!isDoubled(doubled))
    wrong.push({ field: 'doubled', expected: doubled, actual: 'not 0, 1 or 2' })
  if (typeof tricks !== 'number' || !Number.isInteger(tricks) || tricks < 0 || tricks > 13)
    wrong.push({ field: 'tricks', expected: tricks, actual: 'not a number of tricks 0..13' })
  yield* wrong
  if (wrong.length > 0) return
  const contract: Contract = {
    bid: (bid as Pick<Contract, 'bid'>).bid,
    doubled: doubled as Doubled,
    declarer: declarer!,
  }
  const actual = scoreFor(0, contract, vulnerability!, tricks as number)
  yield* compare('scoreNS', record['scoreNS'], actual)
}

export const conformance: ConformanceKind = jsonLines({
  kind: 'score',
  fields: ['contract', 'declarer', 'vul', 'doubled', 'tricks', 'scoreNS'],
  check,
})
