/** Reads predicates and actions as the bounds fixtures write them: `["len","W","S",4,13]`. */
import { parseCard } from '#core/card.ts'
import { parseSeat, type Seat } from '#core/seat.ts'
import { parseSuit, type Suit } from '#core/suit.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { HEADINGS, type Heading, type Predicate } from '#reasoning/predicates/predicate.ts'
import { isObject, type Json } from './harness.ts'

const fail = (what: string, value: Json | undefined): never => {
  throw new Error(`${JSON.stringify(value)} is not ${what}`)
}
/** Names of hands: seats, or what a worked example calls them. */
export type SeatReader = (name: string) => Seat | undefined

const asSeat = (value: Json | undefined, read: SeatReader): Seat =>
  (typeof value === 'string' ? read(value) : undefined) ?? fail('a seat', value)
const asSuit = (value: Json | undefined): Suit =>
  (typeof value === 'string' ? parseSuit(value) : undefined) ?? fail('a suit', value)
const asNumber = (value: Json | undefined): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : fail('a whole number', value)
const asCard = (value: Json | undefined) =>
  (typeof value === 'string' ? parseCard(value) : undefined) ?? fail('a card', value)
const asHeading = (value: Json | undefined): Heading =>
  HEADINGS.find((h) => h === value) ?? fail('any, spots or honour', value)

/** How many fields each form has after its name; -1 for any number. */
const FIELDS: Readonly<Record<string, number>> = {
  len: 4,
  gt: 3,
  ge: 3,
  hcp: 3,
  rule: 2,
  bal: 1,
  card: 2,
  lead: 5,
  all: -1,
  any: -1,
  one: -1,
  not: 1,
}

/** A predicate from its form in the file; throws where it cannot be read. */
export function readPredicate(value: Json | undefined, seats: SeatReader = parseSeat): Predicate {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return fail('a predicate', value)
  const [kind, a, b, c, d, e] = value as unknown as readonly [string, ...Json[]]
  const fields = FIELDS[kind]
  if (fields === undefined) return fail('a predicate that is known', value)
  if (fields >= 0 && value.length !== fields + 1)
    return fail(`a predicate of ${fields} fields`, value)
  switch (kind) {
    case 'len':
      return {
        kind: 'length',
        seat: asSeat(a, seats),
        suit: asSuit(b),
        min: asNumber(c),
        max: asNumber(d),
      }
    case 'gt':
    case 'ge':
      return {
        kind: 'longer',
        seat: asSeat(a, seats),
        suit: asSuit(b),
        than: asSuit(c),
        by: kind === 'gt' ? 1 : 0,
      }
    case 'hcp':
      return { kind: 'hcp', seat: asSeat(a, seats), min: asNumber(b), max: asNumber(c) }
    case 'rule':
      return { kind: 'rule', seat: asSeat(a, seats), n: asNumber(b) }
    case 'bal':
      return { kind: 'balanced', seat: asSeat(a, seats) }
    case 'card':
      return { kind: 'card', card: asCard(a), seat: asSeat(b, seats) }
    case 'lead':
      return {
        kind: 'lead',
        seat: asSeat(a, seats),
        card: asCard(b),
        k: asNumber(c),
        n: asNumber(d),
        headed: asHeading(e),
      }
    case 'not':
      return { kind: 'not', of: readPredicate(a, seats) }
    default:
      return {
        kind: kind as 'all' | 'any' | 'one',
        of: value.slice(1).map((part) => readPredicate(part as Json, seats)),
      }
  }
}

/** The actions of a record. */
export function readActions(value: Json | undefined): readonly Likelihood[] {
  if (!Array.isArray(value)) return fail('a list of actions', value)
  return (value as readonly Json[]).map((entry): Likelihood => {
    if (!isObject(entry)) return fail('an action', entry)
    const { hand, terms } = entry
    if (!Array.isArray(terms)) return fail('a list of terms', terms)
    return {
      seat: hand === null ? undefined : asSeat(hand, parseSeat),
      terms: (terms as readonly Json[]).map((term) =>
        Array.isArray(term) && term.length === 2
          ? { weight: asNumber(term[0] as Json), when: readPredicate(term[1] as Json) }
          : fail('a term', term),
      ),
      otherwise: asNumber(entry['else']),
    }
  })
}
