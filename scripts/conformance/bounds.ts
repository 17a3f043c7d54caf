/**
 * Checks positions of the play: what the law of the cards tells one observer about the concealed
 * hands. Three shapes are read: records with `expect.len` carry bounds, exact counts, claims and the
 * readings of the opening lead; records with `actions` carry agreements and the posterior weights; a
 * single object with `scenarios` carries worked examples.
 */

import { bidOf } from '#core/call.ts'
import { type Card, cardCode, parseCard } from '#core/card.ts'
import { type Contract, dummyOf, openingLeader } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import * as deal from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { format, hcp, length } from '#core/holding.ts'
import { turn, whyIllegal } from '#core/play.ts'
import { parseSeat, type Seat, seatLetter } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { parseStrain, SUITS, SUITS_DESCENDING, suitLetter } from '#core/suit.ts'
import {
  countCard,
  countLengths,
  countPoints,
  exactAt,
  type LengthCounts,
  lengthIndex,
  POINTS,
  pointsIndex,
} from '#counting/layouts.ts'
import { hcpBounds, shownHcp } from '#reasoning/law/hcp-bounds.ts'
import { lengthBounds } from '#reasoning/law/length-bounds.ts'
import { isVoid, knownOf, type Position, spaceOf, startPosition } from '#reasoning/law/position.ts'
import { afterDummy, cardEvents, positionAfterCard } from '#reasoning/law/replay-play.ts'
import { articleIn } from './article.ts'
import { compareNear, expectOfActions } from './bounds-agreement.ts'
import { article } from './bounds-article.ts'
import { byReading, checkClaims, leadOf } from './bounds-claims.ts'
import {
  type ConformanceKind,
  type ConformanceReport,
  checkFields,
  checkLines,
  compare,
  isObject,
  type JsonObject,
  type Mismatch,
  ofFiles,
  type Print,
} from './harness.ts'

/** Thrown where a record cannot be read; the harness prints it as a mismatch of the record. */
const fail = (message: string): never => {
  throw new Error(message)
}
const seatOf = (record: JsonObject, field: string): Seat => {
  const text = record[field]
  return (typeof text === 'string' ? parseSeat(text) : undefined) ?? fail(`${field} is not a seat`)
}

/** The cards in the order played, from rows of four columns clockwise from the opening leader. */
function readPlay(rows: unknown, contract: Contract, seen: PartialDeal, count: number): Card[] {
  if (!Array.isArray(rows)) return fail('tricks is not a list')
  const cards: Card[] = []
  const leader = openingLeader(contract)
  for (const [t, row] of (rows as readonly unknown[]).entries()) {
    const cells = typeof row === 'string' ? row.trim().split(/\s+/) : []
    if (cells.length !== 4) return fail(`tricks.${t} does not have four columns`)
    const left = cells.filter((cell) => cell !== '-').length
    for (let i = 0; i < left; i++) {
      const seat = turn({ contract, cards }) ?? fail(`tricks.${t} comes after the last card`)
      const text = cells[(seat - leader + 4) & 3]!
      const card = parseCard(text) ?? fail(`tricks.${t}: “${text}” is not a card in turn`)
      const why = whyIllegal(seen, { contract, cards }, card)
      if (why !== undefined) return fail(`tricks.${t}, ${cardCode(card)}: ${why.message}`)
      cards.push(card)
    }
    if (left < 4 && t < rows.length - 1) return fail(`tricks.${t} is open but not the last`)
  }
  return cards.length === count
    ? cards
    : fail(`cards_played is ${count}, tricks have ${cards.length}`)
}

/** The view that the record describes, with every play checked against all hands it names. */
export function readView(record: JsonObject): {
  view: SeatView
  dummyVisible: boolean
  whole: PartialDeal
  seen: PartialDeal
} {
  const declarer = seatOf(record, 'declarer')
  const strain = typeof record['trump'] === 'string' ? parseStrain(record['trump']) : undefined
  if (strain === undefined) return fail('trump is not a strain')
  const contract: Contract = { bid: bidOf(1, strain), doubled: 0, declarer }
  if (seatOf(record, 'dummy') !== dummyOf(contract)) return fail('dummy is not declarer’s partner')
  if (seatOf(record, 'leader') !== openingLeader(contract)) return fail('leader is not on lead')
  const observer = seatOf(record, 'observer')
  const dummyVisible = record['dummyVisible']
  if (typeof dummyVisible !== 'boolean') return fail('dummyVisible is not true or false')
  const seenField = record['seen']
  if (!isObject(seenField)) return fail('seen is not an object of hands')
  const seen: [Hand | undefined, Hand | undefined, Hand | undefined, Hand | undefined] = [
    undefined,
    undefined,
    undefined,
    undefined,
  ]
  for (const [name, text] of Object.entries(seenField)) {
    const seat = parseSeat(name) ?? fail(`seen.${name} is not a seat`)
    const read = typeof text === 'string' ? hand.parse(text) : fail(`seen.${name} is not a hand`)
    seen[seat] = read.ok ? read.value : fail(`seen.${name}: ${read.error.message}`)
  }
  const sees = [observer, ...(dummyVisible ? [dummyOf(contract)] : [])]
  for (const seat of [0, 1, 2, 3] as const)
    if ((seen[seat] !== undefined) !== sees.includes(seat))
      return fail(`seen.${seatLetter(seat)} does not match observer and dummyVisible`)
  const truth = 'truth' in record ? deal.parse(String(record['truth'])) : undefined
  if (truth !== undefined && !truth.ok) return fail(`truth: ${truth.error.message}`)
  if (truth !== undefined && !deal.isWhole(truth.value)) return fail('truth is not a whole deal')
  const whole = truth === undefined ? seen : truth.value
  for (const seat of sees)
    if (!hand.equals(seen[seat]!, whole[seat]!))
      return fail(`seen.${seatLetter(seat)} is not that hand of truth`)
  const cards = readPlay(record['tricks'], contract, whole, Number(record['cards_played']))
  const view: SeatView = {
    seat: observer,
    hand: seen[observer]!,
    dealer: declarer,
    vulnerability: 'None',
    calls: [],
    contract,
    dummy: dummyVisible ? seen[dummyOf(contract)] : undefined,
    cards,
    claim: undefined,
  }
  return { view, dummyVisible, whole, seen }
}

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T =>
  result.ok ? result.value : fail(result.error.message)

/** The position after all cards; dummy is faced after the first, or before it when none is played. */
export function positionOf(view: SeatView): Position {
  let at = must(startPosition(view.seat, view.hand))
  for (const event of cardEvents(view)) {
    at = must(positionAfterCard(at, event))
    if (event.index === 0) at = must(afterDummy(at, view))
  }
  return view.cards.length === 0 ? must(afterDummy(at, view)) : at
}

const byHand = <T>(position: Position, value: (hand: number) => T): Record<string, T> =>
  Object.fromEntries(position.seats.map((seat, h) => [seatLetter(seat), value(h)]))
const bySuit = <T>(value: (suit: 0 | 1 | 2 | 3) => T): Record<string, T> =>
  Object.fromEntries(SUITS_DESCENDING.map((suit) => [suitLetter(suit), value(suit)]))

/** Numerators by dealt length: those that are not zero. */
const lengthNumbers = (position: Position, counts: LengthCounts, h: number) =>
  bySuit((suit) => {
    const held = length(knownOf(position, h, suit))
    const out: Record<string, string> = {}
    for (let j = 0; j <= 13 - held; j++) {
      const n = exactAt(counts.lengths, lengthIndex(h, suit, j))
      if (n !== 0n) out[held + j] = String(n)
    }
    return out
  })

/** All that is checked of one position, in the shape of the file. */
export function expectOf(position: Position): JsonObject {
  const space = spaceOf(position)
  const counts = countLengths(space)
  const points = countPoints(space)
  const len = lengthBounds(position)
  const pts = hcpBounds(position)
  return {
    vacant: byHand(position, (h) => position.vacant[h]!),
    void: byHand(position, (h) =>
      SUITS_DESCENDING.filter((suit) => isVoid(position, h, suit))
        .map(suitLetter)
        .join(''),
    ),
    unseen: bySuit((suit) => format(position.unseen[suit])),
    layouts: String(exactAt(counts.total, 0)),
    len: byHand(position, (h) => bySuit((suit) => [len.lo[h * 4 + suit]!, len.hi[h * 4 + suit]!])),
    hcp: byHand(position, (h) => [pts.lo[h]!, pts.hi[h]!]),
    len_n: byHand(position, (h) => lengthNumbers(position, counts, h)),
    hcp_n: byHand(position, (h) => {
      const shown = shownHcp(position, h)
      const out: Record<string, string> = {}
      for (let p = 0; p < POINTS; p++) {
        const n = exactAt(points, pointsIndex(h, p))
        if (n !== 0n) out[shown + p] = String(n)
      }
      return out
    }),
    card_n: bySuit((suit) =>
      length(position.unseen[suit]) === 0
        ? {}
        : byHand(position, (h) => String(countCard(counts, space, h, suit))),
    ),
  }
}

/** The true deal must be one of the layouts: its lengths and points inside the bounds. */
function* truthInside(position: Position, whole: PartialDeal): Generator<Mismatch> {
  const len = lengthBounds(position)
  const pts = hcpBounds(position)
  for (const [h, seat] of position.seats.entries()) {
    const held = whole[seat]
    if (held === undefined) continue
    for (const suit of SUITS) {
      const n = length(held[suit])
      const bounds = [len.lo[h * 4 + suit]!, len.hi[h * 4 + suit]!] as const
      if (n < bounds[0] || n > bounds[1])
        yield {
          field: `truth.${seatLetter(seat)}.${suitLetter(suit)}`,
          expected: n,
          actual: bounds,
        }
    }
    const points = SUITS.reduce<number>((sum, suit) => sum + hcp(held[suit]), 0)
    const bounds = [pts.lo[h]!, pts.hi[h]!] as const
    if (points < bounds[0] || points > bounds[1])
      yield { field: `truth.${seatLetter(seat)}.hcp`, expected: points, actual: bounds }
  }
}

const SAMPLE = [
  'vacant',
  'void',
  'unseen',
  'layouts',
  'len',
  'hcp',
  'len_n',
  'hcp_n',
  'card_n',
] as const
const SAMPLE_OPTIONAL = ['claims', 'lead'] as const
/** Of records with actions: always, and when some layout has weight. */
const AGREEMENT = ['layouts', 'consistent', 'weight'] as const
const WEIGHED = ['len_n', 'hcp_n', 'len', 'hcp'] as const
/** Sums in floating point when three hands are concealed. */
const SUMMED: readonly string[] = ['consistent', 'weight', 'len_n', 'hcp_n']
const TWO_HANDS = ['card_n', 'violation_pattern_n'] as const

function* checkActions(
  record: JsonObject,
  expected: JsonObject,
  position: Position,
): Generator<Mismatch> {
  const two = position.seats.length === 2
  const actual = expectOfActions(record, position)
  const weighed = actual['weight'] !== '0'
  const required = [
    ...AGREEMENT,
    ...(weighed ? WEIGHED : []),
    ...(two ? (weighed ? TWO_HANDS : TWO_HANDS.slice(1)) : []),
  ]
  yield* checkFields(expected, required, [], 'expect')
  for (const field of required)
    if (field in expected)
      yield* two || !SUMMED.includes(field)
        ? compare(`expect.${field}`, expected[field], actual[field])
        : compareNear(`expect.${field}`, expected[field], actual[field])
}

function* check(record: JsonObject): Generator<Mismatch> {
  const expected = record['expect']
  if (!isObject(expected)) {
    yield { field: 'expect', expected: 'an object', actual: expected }
    return
  }
  const { view, whole } = readView(record)
  const position = positionOf(view)
  yield* compare(
    'concealed',
    Array.isArray(record['concealed']) ? [...(record['concealed'] as string[])].sort() : null,
    position.seats.map(seatLetter).sort(),
  )
  if ('actions' in record) yield* checkActions(record, expected, position)
  else {
    yield* checkFields(expected, SAMPLE, SAMPLE_OPTIONAL, 'expect')
    const actual = expectOf(position)
    for (const field of SAMPLE)
      if (field in expected) yield* compare(`expect.${field}`, expected[field], actual[field])
    if ('claims' in expected) yield* checkClaims(expected['claims'], position)
    if ('lead' in expected)
      yield* compare('expect.lead', byReading(expected['lead']), byReading(leadOf(view, position)))
  }
  yield* truthInside(position, whole)
}

/** Checks the text of one file, of any of the three shapes. */
export function checkBounds(text: string, print: Print): ConformanceReport {
  const whole = articleIn(text)
  if (whole !== undefined) return article(whole, print)
  const report = checkLines(
    {
      kind: 'bounds',
      fields: [
        'id',
        'kind',
        'declarer',
        'trump',
        'observer',
        'dummy',
        'dummyVisible',
        'seen',
        'concealed',
        'leader',
        'tricks',
        'cards_played',
        'expect',
      ],
      optional: ['tags', 'truth', 'actions'],
      name: (record) => (typeof record['id'] === 'string' ? record['id'] : undefined),
      check,
    },
    text,
    print,
  )
  return report
}

export const conformance: ConformanceKind = ofFiles('bounds', checkBounds)
