/**
 * The worked examples of inferences: a fallback chain, the readings of a lead, two aces. Hands are
 * named from the observer, South: LHO is West, Partner North, RHO East. Where an example gives only
 * lengths the cards are the lowest of each suit, as its questions do not depend on them.
 */

import { cardOf, parseCard } from '#core/card.ts'
import { NO_HANDS } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import { type Holding, minus, parse as parseHolding, union } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import { parseSuit, SUITS, SUITS_DESCENDING, type Suit, suitLetter } from '#core/suit.ts'
import { countLayouts } from '#counting/layouts.ts'
import { type Inference, judgeInference } from '#reasoning/inference/inference.ts'
import { leadCells, leadHoldings } from '#reasoning/inference/lead-cells.ts'
import { countOf, withKnownCards } from '#reasoning/inference/status.ts'
import { lengthBounds } from '#reasoning/law/length-bounds.ts'
import {
  handOf,
  knowCard,
  type Position,
  revealHand,
  showOut,
  spaceOf,
} from '#reasoning/law/position.ts'
import { lengthWeight } from '#reasoning/posterior/posterior.ts'
import { posteriorThree } from '#reasoning/posterior/posterior-three.ts'
import { allOf, type Predicate } from '#reasoning/predicates/predicate.ts'
import { FOURTH_BEST, qualifierOf } from '#reasoning/sources/carding.ts'
import { good } from '#testing/good.ts'
import { list, object } from './article.ts'
import { statusName } from './bounds-claims.ts'
import { readPredicate } from './bounds-predicates.ts'
import {
  checkFields,
  compare,
  isObject,
  type Json,
  type JsonObject,
  type Mismatch,
} from './harness.ts'

const LHO: Seat = 3
const PARTNER: Seat = 0
const RHO: Seat = 1
const SEAT_OF: Readonly<Record<string, Seat>> = { LHO, Partner: PARTNER, RHO }
export const relativeSeat = (name: string): Seat | undefined => SEAT_OF[name]

const cardIn = (text: string) => {
  const card = parseCard(text)
  if (card === undefined) throw new Error(`“${text}” is not a card`)
  return card
}

/** The lowest cards of each suit, by the number of them. */
const lowest = (lengths: readonly number[]): Hand =>
  lengths.map((n) => 2 ** n - 1) as unknown as Hand

/** Three hands of which nothing is known but how many cards of each suit they have together. */
export const unknownHands = (supply: readonly number[]): Position => ({
  observer: 2,
  faced: NO_HANDS,
  seats: [LHO, PARTNER, RHO],
  known: new Array<Holding>(12).fill(0 as Holding),
  voids: [0, 0, 0],
  vacant: [13, 13, 13],
  unseen: lowest(supply),
})

/** `LHO: H>=5, H>S`: the conditions one by one. */
export function readRelations(text: string): Predicate {
  const [name, conditions] = text.split(':').map((part) => part.trim())
  const seat = relativeSeat(name ?? '')
  if (seat === undefined || conditions === undefined) throw new Error(`cannot read “${text}”`)
  return allOf(
    ...conditions.split(',').map((part): Predicate => {
      const match = /^([SHDC])(>=?)([SHDC]|\d+)$/.exec(part.trim())
      const suit = parseSuit(match?.[1] ?? '')
      if (match === null || suit === undefined) throw new Error(`cannot read “${part}”`)
      const by = match[2] === '>' ? 1 : 0
      const than = parseSuit(match[3] ?? '')
      return than === undefined
        ? { kind: 'length', seat, suit, min: Number(match[3]) + by, max: 13 }
        : { kind: 'longer', seat, suit, than, by }
    }),
  )
}

/** Bounds of three hands of these supplies under a condition: the support of the posterior. */
export function boundsUnder(supply: readonly number[], p: Predicate): JsonObject {
  const posterior = posteriorThree(unknownHands(supply), [
    { seat: undefined, terms: [{ weight: 1, when: p }], otherwise: 0 },
  ])
  const range = (seat: Seat, suit: Suit): Json => {
    const some = Array.from({ length: 14 }, (_, n) => n).filter(
      (n) => lengthWeight(posterior, seat, suit, n) > 0,
    )
    return [some[0] ?? -1, some.at(-1) ?? -1]
  }
  return Object.fromEntries(
    Object.entries(SEAT_OF).map(([name, seat]) => [
      name,
      Object.fromEntries(SUITS_DESCENDING.map((suit) => [suitLetter(suit), range(seat, suit)])),
    ]),
  )
}

/** What a step of the fallback chain says happened, read from its words. */
function chainPosition(state: string): Position {
  const start = unknownHands([8, 10, 10, 11])
  if (state.includes('observer hand only')) return start
  // The chain goes on from the hands of section XI; dummy 2=6=3=2 is the file's own assumption.
  const at = good(revealHand(start, 1, lowest([2, 3, 6, 2])))
  if (state === 'dummy shows six hearts') return at
  if (state.includes('RHO shows out of hearts')) return showOut(at, 1, 2)
  if (state.includes('RHO follows to a heart')) return good(knowCard(at, 1, cardOf(2, 7)))
  throw new Error(`“${state}” is not a state that can be set up`)
}

/** Section XII: five hearts, or else four. */
export function* checkChain(entry: JsonObject): Generator<Mismatch> {
  yield* checkFields(entry, ['section', 'items', 'steps'])
  const items = list(entry['items'], 'items').map((item) => object(item, 'item'))
  const readings = items.map((item) => readPredicate(item['p'], relativeSeat))
  for (const [i, item] of items.entries()) {
    yield* compare(`items.${i}.agreement`, item['agreement'], 'consistent')
    if (i > 0) yield* compare(`items.${i}.fallbackOf`, item['fallbackOf'], items[i - 1]?.['id'])
  }
  const chain: Inference = {
    id: 'chain',
    seat: LHO,
    because: { kind: 'call', index: 0, rule: 'agreement' },
    kind: 'chain',
    readings: readings.map((says) => ({ says, qualifier: 'consistent' })),
    action: { seat: LHO, terms: [], otherwise: 1 },
  }
  for (const [i, each] of list(entry['steps'], 'steps').entries()) {
    const step = object(each, 'step')
    const position = chainPosition(String(step['state']))
    const judged = judgeInference(chain, position)
    const bounds = lengthBounds(position)
    yield* compare(`steps.${i}`, step, {
      state: step['state'] ?? null,
      lawful: { 'LHO.H': [bounds.lo[2]!, bounds.hi[2]!] },
      status: Object.fromEntries(
        items.map((item, k) => [String(item['id']), statusName(position, readings[k]!)]),
      ),
      active: judged.active === undefined ? null : (items[judged.active]?.['id'] ?? null),
    })
  }
}

const ranksOf = (text: string): Holding => {
  const read = parseHolding(text)
  if ('badAt' in read) throw new Error(`“${text}” is not a holding`)
  return read.holding
}

/** The position of one step of the lead example: spades as told, six other cards of each suit. */
function leadPosition(entry: JsonObject, step: JsonObject, played: Holding, out: number): Position {
  const all = ranksOf(String(entry['defenders_suit']))
  const known = ranksOf(String(step['LHO_known']))
  const unseen = minus(all, union(known, played))
  const six = 0x3f as Holding
  const none = 0 as Holding
  const size = (h: Holding): number => h.toString(2).replaceAll('0', '').length
  return {
    observer: 2,
    faced: NO_HANDS,
    seats: [LHO, RHO],
    known: [none, none, none, known, none, none, none, played],
    voids: [out & 1 ? 8 : 0, out & 2 ? 8 : 0],
    vacant: [13 - size(known), 13 - size(played)],
    unseen: [six, six, six, unseen],
  }
}

/** Sections XIV and XV: the five of spades led. */
export function* checkLead(entry: JsonObject): Generator<Mismatch> {
  yield* checkFields(
    entry,
    ['led', 'leader', 'defenders_suit', 'contract', 'steps'],
    ['section', 'agreement', 'assumption', 'singleton', 'layouts_note'],
  )
  yield* compare('leader', entry['leader'], 'LHO')
  yield* compare('contract', entry['contract'], 'NT')
  const card = cardIn(String(entry['led']))
  let played = 0 as Holding
  for (const [i, each] of list(entry['steps'], 'steps').entries()) {
    const step = object(each, 'step')
    const event = String(step['event'])
    const rho = /RHO plays S(.)/.exec(event)?.[1]
    if (rho !== undefined) played = union(played, ranksOf(rho))
    const out = (event.includes('LHO shows out') ? 1 : 0) | (event.includes('RHO discards') ? 2 : 0)
    const position = leadPosition(entry, step, played, out)
    const all = countLayouts(spaceOf(position))
    const cells = leadCells(position, LHO, card)
    const holdings = cells.map(({ fact }) => leadHoldings(position, fact))
    const total = cells.reduce((sum, cell) => sum + cell.count, 0n)
    if (total !== all)
      yield { field: `steps.${i} layouts`, expected: String(all), actual: String(total) }
    const field = `steps.${i}.interpretations`
    const given = list(step['interpretations'], field).map((one) => object(one, field))
    yield* compare(`${field} in number`, given.length, cells.length)
    let alive = 0
    let confirmed = false
    for (const want of given) {
      const k = cells.findIndex(
        ({ fact }) => fact.k === want['k'] && fact.n === want['n'] && fact.headed === want['cls'],
      )
      const cell = cells[k]
      const name = `${field} ${String(want['k'])}/${String(want['n'])} ${String(want['cls'])}`
      if (cell === undefined) {
        yield { field: name, expected: want, actual: undefined }
        continue
      }
      const qualifier = qualifierOf(cell.fact, FOURTH_BEST.notrump) ?? null
      const status = statusName(position, cell.fact)
      const agreed = qualifier === 'consistent' || qualifier === 'unspecified'
      if (agreed && status !== 'Impossible') alive += 1
      if (agreed && status === 'Confirmed') confirmed = true
      yield* compare(name, want, {
        k: cell.fact.k,
        n: cell.fact.n,
        cls: cell.fact.headed,
        agreement: qualifier,
        holdings: holdings[k]!,
        exact: status,
        // What the article prints is quoted in the file; only whether it is right can be checked.
        ...('article' in want
          ? { article: want['article'], agrees: want['article'] === status }
          : {}),
        ...('layouts_6_6_6' in want ? { layouts_6_6_6: Number(cell.count) } : {}),
      })
    }
    const available = (out & 1) !== 0 ? '' : formatRanks(position.unseen[3])
    yield* compare(`steps.${i}`, withoutList(step), {
      section: step['section'] ?? null,
      event,
      LHO_known: step['LHO_known'] ?? null,
      available_to_LHO: available,
      holdings_total: holdings.reduce((a, b) => a + b, 0),
      xor_alive: alive,
      lead_verdict: confirmed ? 'confirmed' : alive === 0 ? 'agreement-inconsistent' : 'open',
      ...('layouts_6_6_6_total' in step ? { layouts_6_6_6_total: Number(all) } : {}),
    })
  }
}
const formatRanks = (h: Holding): string =>
  [...'AKQJT98765432'].filter((_, i) => ((h >> (12 - i)) & 1) === 1).join('')
const withoutList = (step: JsonObject): JsonObject => {
  const { interpretations: _, ...rest } = step
  return rest
}

/** Any two hands with both aces unseen; the small cards do not matter. */
const TWO_ACES: Position = {
  observer: 2,
  faced: NO_HANDS,
  seats: [LHO, RHO],
  known: new Array<Holding>(8).fill(0 as Holding),
  voids: [0, 0],
  vacant: [13, 13],
  unseen: [0x103f, 0x3f, 0x103f, 0x3f].map((h) => h) as unknown as Hand,
}

function afterWords(position: Position, words: string): Position {
  const plays = /(LHO|RHO) plays ([SHDC].)/.exec(words)
  if (plays !== null) {
    const hand = handOf(position, relativeSeat(plays[1] ?? '')!)
    return good(knowCard(position, hand, cardIn(plays[2] ?? '')))
  }
  const shows = /(LHO|RHO) shows out of (spade|heart|diamond|club)s/.exec(words)
  const suit = SUITS.find((s) => suitLetter(s) === shows?.[2]?.[0]?.toUpperCase())
  if (shows === null || suit === undefined) throw new Error(`cannot read “${words}”`)
  return showOut(position, handOf(position, relativeSeat(shows[1] ?? '')!), suit)
}

/** Section XVII: each defender has one of two aces. */
export function* checkCards(entry: JsonObject): Generator<Mismatch> {
  yield* checkFields(entry, ['section', 'formula', 'steps'])
  const formula = readPredicate(entry['formula'], relativeSeat)
  let before = TWO_ACES
  for (const [i, each] of list(entry['steps'], 'steps').entries()) {
    const step = object(each, 'step')
    yield* checkFields(step, ['event', 'status'], ['layouts_of_the_two_aces', 'formula_reduces_to'])
    const event = step['event']
    const position = typeof event === 'string' ? afterWords(before, event) : before
    // The steps after the first ace are alternatives to each other.
    if (i === 1) before = position
    yield* compare(`steps.${i}.status`, step['status'], statusName(position, formula))
    if ('formula_reduces_to' in step)
      yield* compare(
        `steps.${i}.formula_reduces_to`,
        readPredicate(step['formula_reduces_to'], relativeSeat),
        withKnownCards(formula, position),
      )
    const excluded = step['layouts_of_the_two_aces']
    for (const [name, word] of Object.entries(isObject(excluded) ? excluded : {})) {
      const seat = relativeSeat(name.replace('both ', ''))
      if (seat === undefined) throw new Error(`“${name}” is not a hand`)
      const both = allOf(formula, has(seat, 'CA'), has(seat, 'HA'))
      yield* compare(
        `steps.${i}.${name}`,
        word,
        countOf(position, both) === 0n ? 'excluded' : 'open',
      )
    }
  }
}
const has = (seat: Seat, code: string): Predicate => ({ kind: 'card', seat, card: cardIn(code) })
