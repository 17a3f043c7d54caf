/**
 * One hand, the auction before its turn, and the call that is expected: a record of the kind
 * `auction`, read and asked. A record with `defect` cannot be satisfied and is skipped.
 */
import { emptyAuction, turn, whyIllegal, withCall } from '#core/auction.ts'
import { type Call, callCode, parseCall } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { parseSeat, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { parseVulnerability } from '#core/vulnerability.ts'
import type { Bidder, BidderCall } from './auction-bidders.ts'
import { checkFields, isObject, type Json, type JsonObject } from './harness.ts'

const FIELDS = ['hand', 'auction', 'dealer', 'vul', 'expected']
/** Fields that are read but not compared, or of which nothing can be computed. */
const MAY = [
  ...['system', 'id', 'defect', 'group', 'kind', 'ref', 'board', 'note', 'peer'],
  ...['also', 'open', 'says'],
]

export interface AuctionCase {
  /** What its outcome is kept under. */
  readonly key: string
  readonly system: string | undefined
  readonly view: SeatView
  readonly expected: Call
  /** Calls that are as sound. */
  readonly also: readonly Call[]
  /** Known not to be met yet, so that the case fails once it is. */
  readonly isOpen: boolean
  readonly group: string | undefined
  readonly kind: string | undefined
  /** Other bidders that were asked, and whether they gave the expected call. */
  readonly peers: ReadonlyMap<string, boolean>
}

const fail = (message: string): never => {
  throw new Error(message)
}
const textOf = (record: JsonObject, field: string): string => {
  const value = record[field]
  return typeof value === 'string' ? value : fail(`${field} is not a text`)
}
const callsOf = (value: Json | undefined, field: string): readonly Call[] => {
  if (value === undefined) return []
  if (!Array.isArray(value)) return fail(`${field} is not a list of calls`)
  return (value as readonly Json[]).map(
    (text, i) =>
      (typeof text === 'string' ? parseCall(text) : undefined) ??
      fail(`${field}.${i}: ${JSON.stringify(text)} is not a call`),
  )
}
const handOf = (record: JsonObject): Hand => {
  const read = hand.parse(textOf(record, 'hand'))
  return read.ok ? read.value : fail(`hand: ${read.error.message}`)
}

/** `=` stands for the expected call, anything else for another or none. */
const peersOf = (value: Json | undefined): ReadonlyMap<string, boolean> => {
  if (value === undefined) return new Map()
  if (!isObject(value)) return fail('peer is not an object')
  return new Map(Object.entries(value).map(([name, did]) => [name, did === '=']))
}

/** Whether the record says of itself that it cannot be satisfied. */
export const isDefective = (record: JsonObject): boolean => record['defect'] !== undefined

/**
 * Reads a record.
 * @throws Error that says which field is wrong: unknown or absent, a hand of the wrong size, an
 *   unlawful or ended auction, an expected call that is not lawful.
 */
export function readCase(record: JsonObject): AuctionCase {
  for (const { field, actual } of checkFields(record, FIELDS, MAY))
    return fail(`${field}: ${actual === undefined ? 'absent' : 'unknown field'}`)
  const dealer: Seat = parseSeat(textOf(record, 'dealer')) ?? fail('dealer is not a seat')
  const vulnerability =
    parseVulnerability(textOf(record, 'vul')) ?? fail('vul is not a vulnerability')
  const { open, also } = record
  if (open !== undefined && open !== true) return fail('open is not true')
  let auction = emptyAuction(dealer)
  for (const [i, call] of callsOf(record['auction'], 'auction').entries()) {
    const next = withCall(auction, call)
    if (!next.ok) return fail(`auction.${i}: ${next.error.message}`)
    auction = next.value
  }
  const seat = turn(auction) ?? fail('auction has ended; nobody is to call')
  const expected = parseCall(textOf(record, 'expected')) ?? fail('expected is not a call')
  const sound = { expected: [expected], also: callsOf(also, 'also') }
  for (const [field, calls] of Object.entries(sound))
    for (const call of calls) {
      const why = whyIllegal(auction, call)
      if (why !== undefined) return fail(`${field}: ${why.message}`)
    }
  const system = record['system'] === undefined ? undefined : textOf(record, 'system')
  const id = record['id']
  return {
    key:
      id === undefined
        ? `${textOf(record, 'hand')} ${textOf(record, 'dealer')} ${vulnerability} ${auction.calls.map(callCode).join('-')}`
        : String(id),
    system,
    view: {
      seat,
      hand: handOf(record),
      dealer,
      vulnerability,
      calls: auction.calls.map((call) => ({ call })),
      contract: undefined,
      dummy: undefined,
      cards: [],
      claim: undefined,
    },
    expected,
    also: sound.also,
    isOpen: open === true,
    group: record['group'] === undefined ? undefined : textOf(record, 'group'),
    kind: record['kind'] === undefined ? undefined : textOf(record, 'kind'),
    peers: peersOf(record['peer']),
  }
}

/** Whether the call is one of those that are sound. */
export const isMet = ({ expected, also }: AuctionCase, call: Call): boolean =>
  call === expected || also.includes(call)

/** What the bidder calls; always lawful. */
export function answerCase({ view }: AuctionCase, bidder: Bidder): BidderCall {
  const answer = bidder(view)
  const { call } = answer
  const auction = { dealer: view.dealer, calls: view.calls.map((made) => made.call) }
  const why = whyIllegal(auction, call)
  return why === undefined ? answer : fail(`${callCode(call)} is not lawful: ${why.message}`)
}
