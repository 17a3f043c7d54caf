/** Each trap of the shared list of counterexamples as a test of its own. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseCard } from '#core/card.ts'
import { NO_HANDS } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import type { Holding } from '#core/holding.ts'
import { parseSuit, SUITS, SUITS_DESCENDING, type Suit, suitLetter } from '#core/suit.ts'
import { leadReadings } from '#reasoning/inference/lead-cells.ts'
import { countOf, statusOf } from '#reasoning/inference/status.ts'
import { hcpBounds } from '#reasoning/law/hcp-bounds.ts'
import { type Boxes, lengthBounds, stages, tighten } from '#reasoning/law/length-bounds.ts'
import { type Position, showOut, startPosition } from '#reasoning/law/position.ts'
import { lengthWeight, pointsWeight } from '#reasoning/posterior/posterior.ts'
import { posteriorTwo } from '#reasoning/posterior/posterior-two.ts'
import { allOf, type Predicate } from '#reasoning/predicates/predicate.ts'
import { good } from '#testing/good.ts'
import { describeShared } from '#testing/shared.ts'
import { positionOf, readView } from './bounds.ts'
import { countTables } from './bounds-article.ts'
import { readPredicate } from './bounds-predicates.ts'
import { readRelations, unknownHands } from './bounds-worked.ts'
import type { JsonObject } from './harness.ts'

interface State {
  readonly hands: readonly string[]
  readonly vacant: readonly number[]
  readonly remaining: Readonly<Record<string, number>>
  readonly played: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly void: Readonly<Record<string, string>>
}
const bySuit = (from: Readonly<Record<string, number>>) =>
  SUITS.map((s) => from[suitLetter(s)] ?? 0)
/** The boxes of a state in dealt lengths; a hand's cards are those played and those left. */
function boxesOf(state: State): Boxes {
  const played = state.hands.map((h) => bySuit(state.played[h] ?? {}))
  const voids = state.hands.map((h) => [...(state.void[h] ?? '')].map((s) => parseSuit(s)))
  return {
    rows: played.map((row, h) => row.reduce((a, b) => a + b, 0) + (state.vacant[h] ?? 0)),
    columns: bySuit(state.remaining).map((n, s) =>
      played.reduce((sum, row) => sum + (row[s] ?? 0), n),
    ),
    lo: played.flat(),
    hi: played.flatMap((row, h) => row.map((n, s) => (voids[h]?.includes(s as Suit) ? n : 13))),
  }
}
const tableOf = (state: State, boxes: Boxes | undefined) =>
  Object.fromEntries(
    state.hands.map((name, h) => [
      name,
      Object.fromEntries(
        SUITS_DESCENDING.map((s) => [suitLetter(s), [boxes?.lo[h * 4 + s], boxes?.hi[h * 4 + s]]]),
      ),
    ]),
  )
/** One cell's bounds by trying every table. */
function byTrying(boxes: Boxes, cell: number): readonly [number | undefined, number | undefined] {
  const found = Array.from({ length: 14 }, (_, n) => n).filter((n) => {
    const fix = (list: readonly number[]) => list.map((x, i) => (i === cell ? n : x))
    const inside = n >= (boxes.lo[cell] ?? 0) && n <= (boxes.hi[cell] ?? 13)
    return inside && countTables({ ...boxes, lo: fix(boxes.lo), hi: fix(boxes.hi) }) > 0
  })
  return [found[0], found.at(-1)]
}
const NONE = 0 as Holding
/** Two hands of which only the unseen cards are told: the rest of each hand are small known cards. */
const twoHands = (vacant: readonly [number, number], unseen: Hand): Position => ({
  observer: 2,
  faced: NO_HANDS,
  seats: [3, 1],
  known: new Array<Holding>(8).fill(NONE),
  voids: [0, 0],
  vacant,
  unseen,
})
const cards = (...codes: readonly string[]): Hand =>
  hand.ofCards(codes.map((code) => parseCard(code) ?? 0) as never)

describeShared('the counterexamples', (path) => {
  const list = JSON.parse(
    readFileSync(path('data', 'bounds', 'counterexamples.json'), 'utf8'),
  ) as readonly JsonObject[]
  const entry = (id: string): JsonObject => {
    const found = list.find((one) => one['id'] === id)
    if (found === undefined) throw new Error(`there is no ${id}`)
    return found
  }
  const tested = new Set<string>()
  const trap = (id: string, check: (one: JsonObject) => void): void => {
    tested.add(id)
    it(id, () => {
      check(entry(id))
    })
  }
  const positionIn = (one: JsonObject) => {
    const { view, seen } = readView({ ...(one['position'] as JsonObject) })
    return { position: positionOf(view), faced: seen }
  }

  trap('literal-3-hands', (one) => {
    const state = one['state'] as unknown as State
    const tight = tighten(boxesOf(state))
    expect(tableOf(state, tight)).toEqual(one['exact'])
    expect(tableOf(state, tight)).not.toEqual(one['literal'])
  })
  trap('rcr-3-hands', (one) => {
    const upper = one['upper'] as unknown as readonly (readonly number[])[]
    const boxes: Boxes = {
      rows: one['rows'] as unknown as readonly number[],
      columns: one['cols'] as unknown as readonly number[],
      lo: new Array<number>(12).fill(0),
      hi: upper.flat(),
    }
    const cells = (b: Boxes | undefined) =>
      b === undefined ? [] : b.lo.map((lo, i) => [lo, b.hi[i]])
    expect(cells(tighten(boxes))).toEqual((one['exact'] as unknown as unknown[][]).flat())
    expect(cells(stages(boxes)[3])).not.toEqual((one['rcr'] as unknown as unknown[][]).flat())
  })
  trap('fixpoint-4-hands', (one) => {
    const state = one['state'] as unknown as State
    const boxes = boxesOf(state)
    const cell = 3 * 4 + 3
    let at = boxes
    for (let i = 0; i < 20; i++) at = tighten(at) ?? at
    const loose = (one['fixpoint'] as unknown as Record<string, unknown>)['h4.S']
    expect([at.lo[cell], at.hi[cell]]).toEqual(loose)
    expect(byTrying(boxes, cell)).toEqual(
      (one['exact'] as unknown as Record<string, unknown>)['h4.S'],
    )
    // So no position has four hands: an observer always holds one.
    const start = startPosition(0, cards(...[...'23456789TJQKA'].map((r) => `S${r}`)))
    expect(start.ok && start.value.seats.length).toBe(3)
  })
  trap('hcp-one-ace-each', (one) => {
    const bounds = hcpBounds(twoHands([1, 1], cards('SA', 'HA')))
    for (const h of [0, 1]) expect([bounds.lo[h], bounds.hi[h]]).toEqual(one['exact_added_hcp'])
  })
  trap('hcp-forty-minus-own', (one) => {
    for (const item of one['items'] as unknown as readonly JsonObject[]) {
      const own = hand.parse(String(item['observer']))
      const start = good(own.ok ? startPosition(2, own.value) : own)
      expect(hcpBounds(start).hi).toEqual([item['exact'], item['exact'], item['exact']])
      expect(item['naive']).toBeGreaterThan(item['exact'] as number)
    }
  })
  trap('hcp-holes', (one) => {
    const { position } = positionIn(one)
    const all = posteriorTwo(position, [])
    const some = Array.from({ length: 41 }, (_, n) => n).filter((n) => pointsWeight(all, 3, n) > 0)
    expect(one['hand']).toBe('W')
    expect(some).toEqual(one['attainable'])
    const bounds = hcpBounds(position)
    const at = position.seats.indexOf(3)
    expect([bounds.lo[at], bounds.hi[at]]).toEqual(one['bounds'])
    const ten: Predicate = { kind: 'hcp', seat: 3, min: 10, max: 10 }
    expect(statusOf(position, ten)).toBe(String(one['exact']).toLowerCase())
  })
  trap('length-and-hcp', () => {
    const position = twoHands([2, 1], cards('SA', 'H3', 'H2'))
    // Counted among the unseen cards, as the known ones are none here.
    const hearts: Predicate = {
      kind: 'among',
      seat: 3,
      suit: 2,
      ranks: 3 as Holding,
      min: 2,
      max: 2,
    }
    const four: Predicate = { kind: 'hcp', seat: 3, min: 4, max: 40 }
    expect(statusOf(position, hearts)).toBe('open')
    expect(statusOf(position, four)).toBe('open')
    expect(statusOf(position, allOf(hearts, four))).toBe('impossible')
    expect(countOf(position, allOf(hearts, four))).toBe(0n)
  })
  for (const id of ['rule-of-n', 'balanced'])
    trap(id, (one) => {
      const { position } = positionIn(one)
      const p = readPredicate(one['claim_p'])
      expect(statusOf(position, p)).toBe(String(one['exact']).toLowerCase())
    })
  trap('relations', (one) => {
    // A hand of thirteen from the whole pack, against all other cards as one hand.
    const pack = 0x1fff as Holding
    const position = twoHands([13, 39], [pack, pack, pack, pack])
    const when = readRelations('LHO: H>S, H>=D, H>=C')
    const action = { seat: undefined, terms: [{ weight: 1, when }], otherwise: 0 }
    const posterior = posteriorTwo(position, [action])
    const range = (suit: Suit) => {
      const some = Array.from({ length: 14 }, (_, n) => n).filter(
        (n) => lengthWeight(posterior, 3, suit, n) > 0,
      )
      return [some[0], some.at(-1)]
    }
    expect({ H: range(2), S: range(3), D: range(1), C: range(0) }).toEqual(one['exact'])
  })
  trap('showout-shortcut', () => {
    const three = unknownHands([13, 13, 8, 5])
    const after = showOut(three, 0, 3)
    const bounds = lengthBounds(after)
    const spades = [0, 1, 2].map((h) => [bounds.lo[h * 4 + 3], bounds.hi[h * 4 + 3]])
    expect(spades).toEqual([
      [0, 0],
      [0, 5],
      [0, 5],
    ])
  })
  trap('lead-honour-three', () => {
    const spades = cards('SK', 'SJ', 'S9', 'S7', 'S4', 'S3', 'S2')[3]
    const led = {
      ...twoHands([12, 13], [0x3f as Holding, 0x3f as Holding, 0x3f as Holding, spades]),
      known: [0, 0, 0, 8, 0, 0, 0, 0] as Holding[],
    }
    const reading = { kind: 'lead', seat: 3, card: 42 as never, k: 1, n: 3 } as const
    expect(statusOf(led, { ...reading, headed: 'honour' })).toBe('impossible')
    expect(statusOf(led, { ...reading, headed: 'spots' })).toBe('open')
  })
  trap('lead-singleton', () => {
    const spades = cards('SK', 'SJ', 'S9', 'S7', 'S4', 'S3', 'S2')[3]
    const led = {
      ...twoHands([12, 13], [0x3f as Holding, 0x3f as Holding, 0x3f as Holding, spades]),
      known: [0, 0, 0, 8, 0, 0, 0, 0] as Holding[],
    }
    const readings = leadReadings(led, 3, 42 as never)
    const one: Predicate = { kind: 'one', of: readings }
    expect(statusOf(led, one)).toBe('confirmed')
    expect(statusOf(led, { kind: 'one', of: readings.filter((r) => r.n > 1) })).toBe('open')
    expect(posteriorTwo(led, []).total).toBeGreaterThan(0)
  })

  it('are all tested', () => {
    expect([...tested].sort()).toEqual(list.map((one) => String(one['id'])).sort())
  })
})
