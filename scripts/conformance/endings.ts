/** Checks what the ending solver answers: records of one ending each (JSON lines). */
import { type Card, cardCode, parseCard } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { parseSeat, SEATS, type Seat } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { NOTRUMP, type Strain } from '#core/suit.ts'
import { mapTuple4 } from '#core/tuple.ts'
import { type Ending, type EndingLayout, worthOfMaking, worthOfTricks } from '#endings/ending.ts'
import { CAREFUL, type EndingCard, solveEnding } from '#endings/solve.ts'
import {
  type ConformanceKind,
  checkFields,
  isObject,
  type Json,
  type JsonObject,
  jsonLines,
  type Mismatch,
} from './harness.ts'

/** Fixture values have six digits. */
const TOLERANCE = 1e-6
/** Values are checked here and not time: a card that cannot be the best is settled, too. */
const SETTLED = { places: 2 * CAREFUL.places, joins: 2 * CAREFUL.joins, every: true }

const bad = (what: string): Result<never, Problem> => problem('endings/question', what)
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const list = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : []

/** Every way to give so many of the cards to one hand. */
function shares(cards: readonly Card[], size: number): readonly (readonly Card[])[] {
  if (size === 0) return [[]]
  const [first, ...rest] = cards
  if (first === undefined) return []
  return [...shares(rest, size - 1).map((some) => [first, ...some]), ...shares(rest, size)]
}

function seatsOf(value: Json | undefined): readonly Seat[] {
  return [...text(value)].flatMap((letter) => parseSeat(letter) ?? [])
}

/** The question of a record, or what is wrong with it. */
export function readEnding(record: JsonObject): Result<Ending, Problem> {
  const strain = 'CDHSN'.indexOf(text(record['trump']))
  const leader = parseSeat(text(record['leader']))
  if (strain < 0 || leader === undefined) return bad('trump is C, D, H, S or N, leader a seat')
  const table = list(record['table']).map((card) => parseCard(text(card)))
  if (table.some((card) => card === undefined)) return bad('table has cards')
  const seen = isObject(record['seen']) ? record['seen'] : {}
  const inSight = SEATS.map((seat) => {
    const read = hand.parse(text(seen['NESW'[seat]!]), 'any')
    return read.ok ? read.value : undefined
  })
  const closed = SEATS.filter((seat) => inSight[seat] === undefined)
  const [first, second] = closed
  if (closed.length !== 2 || first !== parseSeat(text(record['first'])) || second === undefined)
    return bad('two hands are seen, and the first of the others is named')
  const hidden = hand.parse(text(record['hidden']), 'any')
  if (!hidden.ok) return hidden
  const all = hand.cards(hidden.value)
  const held = (cards: readonly Card[], weight: number): EndingLayout => {
    const rest = all.filter((card) => !cards.includes(card))
    const hands: Deal = mapTuple4([0, 1, 2, 3] as const, (seat) =>
      seat === first ? hand.ofCards(cards) : seat === second ? hand.ofCards(rest) : inSight[seat]!,
    )
    return { hands, weight }
  }
  const size = record['cards']
  if (typeof size !== 'number') return bad('cards is a number')
  const layouts: EndingLayout[] = []
  if (record['layouts'] === 'all')
    for (const cards of shares(all, size)) layouts.push(held(cards, 1))
  else
    for (const layout of list(record['layouts'])) {
      const [of, weight] = list(layout)
      const read = hand.parse(text(of), size)
      if (!read.ok) return read
      if (typeof weight !== 'number' || !(weight >= 0)) return bad('a layout has its weight')
      layouts.push(held(hand.cards(read.value), weight))
    }
  const own = seatsOf(record['own'])
  if (layouts.length === 0 || own.length === 0) return bad('there are layouts, and somebody plays')
  const trick = { leader, cards: table as Card[] }
  const turn = SEATS[(leader + table.length) & 3]!
  if (!own.includes(turn)) return bad('the chooser is to play')
  const left = hand.size(layouts[0]!.hands[turn])
  const { goal } = record
  if (goal !== 'tricks' && typeof goal !== 'number') return bad('goal is a number or “tricks”')
  return ok({
    ...{ strain: (strain === 4 ? NOTRUMP : strain) as Strain, trick, own, layouts },
    seen: SEATS.filter((seat) => !closed.includes(seat)),
    worth: goal === 'tricks' ? worthOfTricks(left) : worthOfMaking(left, goal),
  })
}

const near = (a: Json | undefined, b: number): boolean =>
  typeof a === 'number' && Math.abs(a - b) <= TOLERANCE

function* checkCard(expected: Json, cards: readonly EndingCard[], at: number): Generator<Mismatch> {
  const field = `answer.${at}`
  if (!isObject(expected)) {
    yield { field, expected, actual: 'an object' }
    return
  }
  const exact = expected['exact'] !== undefined
  const figures = exact ? ['exact'] : ['atLeast', 'atMost']
  yield* checkFields(expected, ['card', 'equals', 'open', ...figures], [], field)
  const card = parseCard(text(expected['card']))
  const ours = cards.find(({ equals }) => card !== undefined && equals.includes(card))
  if (ours === undefined) {
    yield { field: `${field}.card`, expected: expected['card'], actual: undefined }
    return
  }
  const others = ours.equals.filter((one) => one !== card).map(cardCode)
  const theirs = list(expected['equals']).map(String)
  if (others.toSorted().join() !== theirs.toSorted().join())
    yield { field: `${field}.equals`, expected: theirs, actual: others }
  if (!near(expected['open'], ours.open))
    yield { field: `${field}.open`, expected: expected['open'], actual: ours.open }
  if (exact) {
    // A card that cannot be the best need not be settled: its interval holds the value.
    const value = Number(expected['exact'])
    if (!(ours.value - TOLERANCE <= value && value <= ours.most + TOLERANCE))
      yield { field: `${field}.exact`, expected: value, actual: [ours.value, ours.most] }
    else if (ours.most - ours.value > TOLERANCE)
      yield {
        field: `${field}.exact`,
        expected: value,
        actual: `not settled: ${ours.value} to ${ours.most}`,
      }
  } else {
    const [least, most] = [Number(expected['atLeast']), Number(expected['atMost'])]
    if (!(ours.value <= most + TOLERANCE && ours.most >= least - TOLERANCE))
      yield { field: `${field}.atLeast`, expected: [least, most], actual: [ours.value, ours.most] }
  }
}

export const conformance: ConformanceKind = jsonLines({
  kind: 'endings',
  fields: [
    ...['id', 'kind', 'trump', 'leader', 'table', 'seen', 'own', 'hidden', 'first', 'cards'],
    ...['layouts', 'goal', 'answer', 'best', 'value', 'openBest', 'differs'],
  ],
  optional: ['expect'],
  unchecked: { theme: 'what its author meant', note: 'his words' },
  name: ({ id }) => (typeof id === 'string' ? id : undefined),
  *check(record) {
    const asked = readEnding(record)
    if (!asked.ok) {
      yield { field: '', expected: 'a question', actual: asked.error.message }
      return
    }
    const { cards } = finish(solveEnding(asked.value, SETTLED))
    for (const [i, expected] of list(record['answer']).entries())
      yield* checkCard(expected, cards, i)
    if (list(record['answer']).length !== cards.length)
      yield { field: 'answer', expected: record['answer'], actual: `${cards.length} cards` }
    const top = Math.max(...cards.map(({ value }) => value))
    if (!near(record['value'], top))
      yield { field: 'value', expected: record['value'], actual: top }
    const level = (figure: (one: EndingCard) => number): readonly string[] => {
      const best = Math.max(...cards.map(figure))
      return cards
        .filter((one) => figure(one) > best - TOLERANCE)
        .flatMap(({ equals }) => equals.map(cardCode))
    }
    const sets = { best: level(({ value }) => value), openBest: level(({ open }) => open) }
    for (const [field, ours] of Object.entries(sets)) {
      const theirs = list(record[field]).map(String)
      if (ours.toSorted().join() !== theirs.toSorted().join())
        yield { field, expected: theirs, actual: ours }
    }
    const lost = sets.openBest.filter((card) => !sets.best.includes(card)).length
    const differs = lost === 0 ? 'no' : lost === sets.openBest.length ? 'always' : 'may'
    if (record['differs'] !== differs)
      yield { field: 'differs', expected: record['differs'], actual: differs }
  },
})
