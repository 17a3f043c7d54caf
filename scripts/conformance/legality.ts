/** Checks a file of auctions: the lawful next calls, whether it has ended, contract and declarer. */
import { type Auction, contractOf, isEnded, legalCalls, withCall } from '#core/auction.ts'
import { callCode, parseCall } from '#core/call.ts'
import { contractCode } from '#core/contract.ts'
import { parseSeat, seatLetter } from '#core/seat.ts'
import {
  type ConformanceKind,
  compare,
  type JsonObject,
  jsonLines,
  type Mismatch,
} from './harness.ts'

function* check(record: JsonObject): Generator<Mismatch> {
  const dealer = typeof record['dealer'] === 'string' ? parseSeat(record['dealer']) : undefined
  if (dealer === undefined || record['dealer'] !== seatLetter(dealer)) {
    yield { field: 'dealer', expected: record['dealer'], actual: 'not a seat N, E, S or W' }
    return
  }
  const calls = record['calls']
  if (!Array.isArray(calls)) {
    yield { field: 'calls', expected: calls, actual: 'not a list of calls' }
    return
  }
  let auction: Auction = { dealer, calls: [] }
  for (const [i, text] of (calls as readonly unknown[]).entries()) {
    const call = typeof text === 'string' ? parseCall(text) : undefined
    if (call === undefined) {
      yield { field: `calls.${i}`, expected: text, actual: 'not a call' }
      return
    }
    const next = withCall(auction, call)
    if (!next.ok) {
      yield { field: `calls.${i}`, expected: text, actual: next.error.message }
      return
    }
    auction = next.value
  }
  const contract = contractOf(auction)
  const actual: JsonObject = {
    legalNext: legalCalls(auction).map(callCode),
    ended: isEnded(auction),
    contract: contract === undefined ? null : contractCode(contract),
    declarer: contract === undefined ? null : seatLetter(contract.declarer),
  }
  for (const [field, value] of Object.entries(actual)) yield* compare(field, record[field], value)
}

export const conformance: ConformanceKind = jsonLines({
  kind: 'legality',
  fields: ['dealer', 'calls', 'legalNext', 'ended', 'contract', 'declarer'],
  check,
})
