/** What a record with actions expects of the posterior: weights by length, points and card. */
import { cardCode, DECK, rankOf, suitOf } from '#core/card.ts'
import { has } from '#core/holding.ts'
import { parseSeat, type Seat, seatLetter } from '#core/seat.ts'
import { SUITS_DESCENDING, suitLetter } from '#core/suit.ts'
import { countLayouts } from '#counting/layouts.ts'
import { handOf, type Position, spaceOf } from '#reasoning/law/position.ts'
import {
  cardWeight,
  lengthWeight,
  type Posterior,
  pointsWeight,
} from '#reasoning/posterior/posterior.ts'
import { posteriorThree, totalThree } from '#reasoning/posterior/posterior-three.ts'
import { posteriorTwo } from '#reasoning/posterior/posterior-two.ts'
import { agreedOnly, type Likelihood } from '#reasoning/predicates/likelihood.ts'
import { violationPatternsTwo } from '#testing/violation-patterns.ts'
import { readActions } from './bounds-predicates.ts'
import { isObject, type Json, type JsonObject, type Mismatch } from './harness.ts'

/** Whole numbers as the file writes them. */
const text = (n: number): string => String(BigInt(Math.round(n)))

const byHand = <T>(position: Position, value: (seat: Seat) => T): Record<string, T> =>
  Object.fromEntries(position.seats.map((seat) => [seatLetter(seat), value(seat)]))

const counts = (most: number, weight: (n: number) => number): Record<string, string> => {
  const out: Record<string, string> = {}
  for (let n = 0; n <= most; n++) if (weight(n) !== 0) out[n] = text(weight(n))
  return out
}
const range = (table: Record<string, string>): Json => {
  const keys = Object.keys(table).map(Number)
  return [Math.min(...keys), Math.max(...keys)]
}

function tables(posterior: Posterior): JsonObject {
  const { position } = posterior
  const lengths = byHand(position, (seat) =>
    Object.fromEntries(
      SUITS_DESCENDING.map((suit) => [
        suitLetter(suit),
        counts(13, (n) => lengthWeight(posterior, seat, suit, n)),
      ]),
    ),
  )
  const points = byHand(position, (seat) => counts(40, (n) => pointsWeight(posterior, seat, n)))
  return {
    len_n: lengths,
    hcp_n: points,
    len: byHand(position, (seat) =>
      Object.fromEntries(
        Object.entries(lengths[seatLetter(seat)] ?? {}).map(([suit, table]) => [
          suit,
          range(table),
        ]),
      ),
    ),
    hcp: byHand(position, (seat) => range(points[seatLetter(seat)] ?? {})),
  }
}

/** Weight of each unseen card in the hand that the file lists first. */
const cardTable = (posterior: Posterior, first: Seat): JsonObject =>
  Object.fromEntries(
    DECK.filter((card) => has(posterior.position.unseen[suitOf(card)], rankOf(card))).map(
      (card) => [cardCode(card), text(cardWeight(posterior, first, card))],
    ),
  )

/** The expected object, as the code has it. */
export function expectOfActions(record: JsonObject, position: Position): JsonObject {
  const actions: readonly Likelihood[] = readActions(record['actions'])
  const layouts = String(countLayouts(spaceOf(position)))
  const concealed = Array.isArray(record['concealed']) ? String(record['concealed'][0]) : ''
  const first = parseSeat(concealed)
  if (first === undefined || handOf(position, first) < 0)
    throw new Error('the first concealed hand is not concealed')
  if (position.seats.length === 3) {
    const posterior = posteriorThree(position, actions)
    const summary = {
      layouts,
      consistent: text(totalThree(position, actions.map(agreedOnly))),
      weight: text(posterior.total),
    }
    return posterior.total === 0 ? summary : { ...summary, ...tables(posterior) }
  }
  const posterior = posteriorTwo(position, actions)
  const patterns = violationPatternsTwo(position, actions)
  const summary = {
    layouts,
    consistent: text(patterns[0]!),
    weight: text(posterior.total),
    violation_pattern_n: [...patterns].map(text),
  }
  return posterior.total === 0
    ? summary
    : { ...summary, ...tables(posterior), card_n: cardTable(posterior, first) }
}

/** Relative error allowed where three hands are summed in floating point. */
const TOLERANCE = 1e-12

/** Compares tables of whole numbers up to the tolerance; what is nought must be exactly nought. */
export function* compareNear(
  field: string,
  expected: Json | undefined,
  actual: Json | undefined,
): Generator<Mismatch> {
  if (isObject(expected) && isObject(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)]))
      yield* compareNear(`${field}.${key}`, expected[key], actual[key])
    return
  }
  const [want, have] = [Number(expected), Number(actual)]
  const near =
    typeof expected === 'string' &&
    typeof actual === 'string' &&
    /^\d+$/.test(expected) &&
    Math.abs(want - have) <= want * TOLERANCE
  if (!near) yield { field, expected, actual }
}
