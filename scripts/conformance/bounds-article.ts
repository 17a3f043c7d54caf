/**
 * The worked examples of bounds in lengths alone: each step changes the supply of the suits or adds
 * a played card, and says the exact bounds and how many tables of lengths there are. One step is one
 * case; so is each HCP figure.
 */

import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { parseSuit, SUITS, SUITS_DESCENDING, type Suit, suitLetter } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { hcpBounds } from '#reasoning/law/hcp-bounds.ts'
import { type Boxes, tighten } from '#reasoning/law/length-bounds.ts'
import { startPosition } from '#reasoning/law/position.ts'
import { holds } from '#reasoning/predicates/predicate.ts'
import { list, object } from './article.ts'
import { boundsUnder, checkCards, checkChain, checkLead, readRelations } from './bounds-worked.ts'
import {
  type ConformanceReport,
  checkFields,
  compare,
  guarded,
  isObject,
  type Json,
  type JsonObject,
  type Mismatch,
  type Print,
  printCase,
} from './harness.ts'

/** The state of a scenario, in lengths: what each hand has played and cannot have more of. */
interface State {
  readonly hands: readonly string[]
  readonly supply: readonly number[]
  readonly played: readonly (readonly number[])[]
  readonly voids: readonly number[]
}

const bySuit = (value: Json | undefined, field: string): number[] => {
  const from = object(value, field)
  return SUITS.map((s) => {
    const n = from[suitLetter(s)]
    if (typeof n === 'number') return n
    throw new Error(`${field}.${suitLetter(s)} is not a number`)
  })
}
const suitOf = (value: Json | undefined, field: string): Suit => {
  const suit = typeof value === 'string' ? parseSuit(value) : undefined
  if (suit === undefined) throw new Error(`${field} is not a suit`)
  return suit
}

function afterEvent(state: State, event: JsonObject): State {
  if (event['type'] === 'supply') {
    const hands = list(event['concealed'], 'concealed').map(String)
    const keep = state.hands.map((h) => hands.includes(h))
    return {
      hands,
      supply: bySuit(event['supply'], 'supply'),
      played: state.played.filter((_, h) => keep[h]),
      voids: state.voids.filter((_, h) => keep[h]),
    }
  }
  if (event['type'] !== 'play') throw new Error(`event type ${JSON.stringify(event['type'])}`)
  const h = state.hands.indexOf(String(event['hand']))
  if (h < 0) throw new Error(`hand ${JSON.stringify(event['hand'])} is not concealed`)
  const suit = suitOf(event['suit'], 'suit')
  const led = suitOf(event['led'], 'led')
  return {
    ...state,
    played: state.played.map((row, i) =>
      i === h ? row.map((n, s) => (s === suit ? n + 1 : n)) : row,
    ),
    voids: state.voids.map((mask, i) => (i === h && led !== suit ? mask | (1 << led) : mask)),
  }
}

function boxesOf(state: State, agreement: JsonObject | undefined): Boxes {
  const lo = state.played.flat()
  const hi = state.played.flatMap((row, h) =>
    row.map((n, s) => (((state.voids[h]! >> s) & 1) === 1 ? n : 13)),
  )
  for (const [name, suits] of Object.entries(agreement ?? {})) {
    const h = state.hands.indexOf(name)
    for (const [letter, range] of Object.entries(object(suits, `agreement.${name}`))) {
      const at = h * 4 + suitOf(letter, 'agreement suit')
      const [a, b] = list(range, 'agreement range') as readonly number[]
      lo[at] = Math.max(lo[at]!, a!)
      hi[at] = Math.min(hi[at]!, b!)
    }
  }
  return { rows: state.hands.map(() => 13), columns: state.supply, lo, hi }
}

/** How many tables of lengths fit the boxes, by trying them all. */
export function countTables(boxes: Boxes): number {
  const cells = boxes.lo.length
  const columns = boxes.columns.slice()
  const place = (at: number, left: number): number => {
    if (at === cells) return columns.every((n) => n === 0) ? 1 : 0
    const s = at & 3
    let count = 0
    const most = Math.min(boxes.hi[at]!, left, columns[s]!)
    const least = Math.max(boxes.lo[at]!, s === 3 ? left : 0)
    for (let n = least; n <= most; n++) {
      columns[s] = columns[s]! - n
      count += place(at + 1, s === 3 ? (boxes.rows[(at + 1) >> 2] ?? 0) : left - n)
      columns[s] = columns[s] + n
    }
    return count
  }
  return place(0, boxes.rows[0]!)
}

function* checkStep(
  step: JsonObject,
  state: State,
  agreement: JsonObject | undefined,
): Generator<Mismatch> {
  yield* checkFields(
    step,
    ['section', 'events', 'stated', 'exact', 'matrices', 'stated_is_tight'],
    ['note', 'agreement'],
  )
  const boxes = boxesOf(state, agreement)
  const tight = tighten(boxes)
  const actual: Record<string, Json> = {}
  for (const [h, name] of state.hands.entries())
    actual[name] = Object.fromEntries(
      SUITS_DESCENDING.map((s) => [
        suitLetter(s),
        tight === undefined ? null : [tight.lo[h * 4 + s]!, tight.hi[h * 4 + s]!],
      ]),
    )
  yield* compare('exact', step['exact'], actual)
  yield* compare('matrices', step['matrices'], countTables(boxes))
  let statedIsTight = true
  for (const [name, suits] of Object.entries(object(step['stated'], 'stated')))
    for (const [letter, range] of Object.entries(object(suits, 'stated')))
      if (JSON.stringify(range) !== JSON.stringify(object(actual[name], name)[letter]))
        statedIsTight = false
  yield* compare('stated_is_tight', step['stated_is_tight'], statedIsTight)
}

/** A step under relations between suits: bounds from the posterior, tables by trying the hand they are about. */
function* checkRelations(step: JsonObject, state: State, text: string): Generator<Mismatch> {
  const p = readRelations(text)
  const played = state.played.flat().some((n) => n > 0) || state.voids.some((mask) => mask > 0)
  if (played || state.hands.join() !== 'LHO,Partner,RHO')
    throw new Error('relations can be checked only where nothing has been played')
  const boxes = boxesOf(state, undefined)
  let tables = 0
  const [c, d, h, s] = state.supply as Tuple4<number>
  for (let clubs = 0; clubs <= Math.min(c, 13); clubs++)
    for (let diamonds = 0; diamonds <= Math.min(d, 13 - clubs); diamonds++)
      for (let hearts = 0; hearts <= Math.min(h, 13 - clubs - diamonds); hearts++) {
        const row = [clubs, diamonds, hearts, 13 - clubs - diamonds - hearts]
        const held = row.map((n) => 2 ** n - 1) as unknown as Hand
        if (row[3]! > s || holds(p, [undefined, undefined, undefined, held]) !== true) continue
        tables += countTables({
          rows: boxes.rows.slice(1),
          columns: boxes.columns.map((n, i) => n - row[i]!),
          lo: boxes.lo.slice(4),
          hi: boxes.hi.slice(4),
        })
      }
  yield* compare('exact', step['exact'], boundsUnder(state.supply, p))
  yield* compare('matrices', step['matrices'], tables)
  // Nothing is printed for such a step, so what is printed is tight.
  yield* compare('stated', step['stated'], {})
  yield* compare('stated_is_tight', step['stated_is_tight'], true)
}

function* checkHcp(text: string, exactMax: Json | undefined, field: string): Generator<Mismatch> {
  const own = hand.parse(text)
  const position = own.ok ? startPosition(0, own.value) : own
  if (!position.ok) {
    yield { field: 'observer_hand', expected: text, actual: position.error.message }
    return
  }
  const bounds = hcpBounds(position.value)
  for (let h = 0; h < 3; h++) yield* compare(field, exactMax, [bounds.lo[h]!, bounds.hi[h]!])
}

/** Checks one file of worked examples. */
export function article(whole: JsonObject, print: Print): ConformanceReport {
  let passed = 0
  let failed = 0
  const run = (name: string, mismatches: () => Iterable<Mismatch>): void => {
    if (printCase(name, guarded(mismatches), print)) passed += 1
    else failed += 1
  }
  const known = [
    'about',
    'honours',
    'scenarios',
    'fallback_chain',
    'lead_interpretations',
    'hcp',
    'cards',
  ]
  for (const mismatch of checkFields(whole, ['scenarios'], known)) {
    printCase('file', [mismatch], print)
    failed += 1
  }
  for (const entry of Array.isArray(whole['scenarios'])
    ? (whole['scenarios'] as readonly Json[])
    : []) {
    if (!isObject(entry)) {
      print('scenarios: an entry is not an object')
      failed += 1
      continue
    }
    const id = String(entry['id'])
    run(`${id} fields`, () =>
      checkFields(
        entry,
        ['id', 'concealed', 'supply', 'played_before', 'steps'],
        ['title', 'notes'],
      ),
    )
    let state: State | undefined
    for (const [i, step] of list(entry['steps'] ?? [], 'steps').entries()) {
      const name = `${id} step ${i + 1}`
      if (!isObject(step)) {
        run(name, () => [{ field: '', expected: 'an object', actual: step }])
        continue
      }
      const agreement = step['agreement']
      run(name, function* () {
        state ??= {
          hands: list(entry['concealed'], 'concealed').map(String),
          supply: bySuit(entry['supply'], 'supply'),
          played: list(entry['concealed'], 'concealed').map((h) =>
            bySuit(object(entry['played_before'], 'played_before')[String(h)], 'played_before'),
          ),
          voids: list(entry['concealed'], 'concealed').map(() => 0),
        }
        for (const event of list(step['events'], 'events'))
          state = afterEvent(state, object(event, 'event'))
        if (typeof agreement === 'string') yield* checkRelations(step, state, agreement)
        else yield* checkStep(step, state, isObject(agreement) ? agreement : undefined)
      })
    }
  }
  const points = whole['hcp']
  if (isObject(points)) {
    for (const [name, exact] of Object.entries(object(points['exact'], 'hcp.exact')))
      run(`hcp ${name}`, () => checkHcp(String(points['observer_hand']), exact, 'exact'))
    for (const item of list(points['counterexamples_to_40_minus_own'] ?? [], 'hcp')) {
      const trap = object(item, 'hcp')
      run(`hcp ${String(trap['observer_hand'])}`, () =>
        checkHcp(String(trap['observer_hand']), [0, trap['exact_max'] as Json], 'exact_max'),
      )
    }
  }
  const worked = {
    fallback_chain: checkChain,
    lead_interpretations: checkLead,
    cards: checkCards,
  } as const
  for (const [field, check] of Object.entries(worked))
    if (field in whole) run(field, () => check(object(whole[field], field)))
  return { passed, failed: passed + failed === 0 ? 1 : failed }
}
