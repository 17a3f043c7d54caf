/** Reads conditions on a hand, and on a suit of it. */

import type { HandTerm, SuitTerm } from '#constraint/constraint.ts'
import type { SuitMeasureId } from '#constraint/measures.ts'
import { t } from '#core/text.ts'
import type { SuitSlot } from '#rules/template.ts'
import { CONTROL, STOPPED } from '../../language/shows.ts'
import {
  isPlain,
  joined,
  type NormalHand,
  type NormalSuit,
  normalHand,
  normalSuit,
} from '../normal/condition.ts'
import type { Limits } from '../print/limits.ts'
import { HAND_NOUNS, RULE_OF, SHAPE_WORDS, SUIT_NOUNS, SUM_NOUNS } from '../words/hand.ts'
import { COUNTED_SUITS } from '../words/suits.ts'
import { type Cursor, plain, wordsOf } from './cursor.ts'
import type { NameTable } from './known.ts'
import { leant, limits } from './limits.ts'
import { MOST } from './most.ts'
import { shape } from './shapes.ts'
import { group, kindOfSuit, suit } from './suits.ts'

const SHAPES = SHAPE_WORDS.map(([words, is]) => [words, normalHand(is)] as const)
const LEADS = [
  ['one of', 'some?'],
  ['each of', 'every?'],
] as const

/** Conditions by commas, in them by `or`, in those by `and`. */
function listed<C extends { readonly kind: string }>(c: Cursor, item: () => C | undefined): C {
  const and = (): C => joined<C>('all', c.list(item, 'and')) as C
  const or = (): C => joined<C>('any', c.list(and, 'or')) as C
  return joined<C>('all', c.list(or, ',')) as C
}
const nested = new WeakMap<object, number>()
/** How many parts the condition has, names laid open. */
function partsOf(condition: NormalHand | NormalSuit): number {
  const known = nested.get(condition)
  if (known !== undefined) return known
  const inner: readonly (NormalHand | NormalSuit)[] =
    'is' in condition
      ? [condition.is]
      : 'of' in condition && typeof condition.of === 'object'
        ? [condition.of].flat()
        : []
  const parts = inner.reduce((sum, one) => sum + partsOf(one), 1)
  nested.set(condition, parts)
  return parts
}
function small<C extends NormalHand | NormalSuit>(c: Cursor, from: number, condition: C): C {
  if (partsOf(condition) <= MOST.condition) return condition
  throw c.fault(t`This condition has more than ${MOST.condition} parts.`, from, c.at - from)
}
/** The conditions on a hand that stand here, all of which it must meet. */
export function handConditions(c: Cursor): NormalHand {
  const from = c.at
  return small(
    c,
    from,
    listed<NormalHand>(c, () => handOne(c)),
  )
}
export function suitConditions(c: Cursor): NormalSuit {
  const from = c.at
  return small(
    c,
    from,
    listed<NormalSuit>(c, () => suitOne(c)),
  )
}

/** A name that the text explains. */
function named<C>(c: Cursor, table: NameTable<C>): C | undefined {
  if (c.next === '"') {
    const { at } = c
    const name = c.quoted(MOST.name)
    if (name !== undefined && table.has(plain(name))) return table.condition(plain(name))
    c.at = at
    return c.miss('name')
  }
  const found = c.match(table.form)?.[0]
  return found === undefined ? undefined : table.condition(found)
}

const STOPPED_FORM = normalSuit(STOPPED)
const CONTROL_FORM = normalSuit(CONTROL)
const quality = (c: Cursor): NormalSuit | undefined =>
  c.eat('stopped', true)
    ? STOPPED_FORM
    : c.eat('controlled', true)
      ? CONTROL_FORM
      : named(c, c.known.suits)
/** What a suit has, behind its name. */
const has = (c: Cursor): NormalSuit | undefined =>
  c.eat('with', true)
    ? c.inside(() => suitConditions(c))
    : (quality(c) ?? c.miss('“with (…)”', ['stopped', 'with', 'controlled']))

function suitOne(c: Cursor): NormalSuit | undefined {
  const known = quality(c)
  if (known !== undefined) return known
  if (c.next === '(' && !/^\( *(-? *\d|[a-z{])/i.test(c.rest))
    return c.inside(() => suitConditions(c))
  if (c.eat('not', true)) return { kind: 'not', of: c.deeper(() => c.must(suitOne(c))) }
  if (c.eat('any holding', true)) return { kind: 'all', of: [] }
  if (c.eat('no holding', true)) return { kind: 'any', of: [] }
  if (c.eat('another suit with', true))
    return { kind: 'elsewhere', is: settled(c, () => suitConditions(c)) }
  if (c.eat('the hand has', true)) return { kind: 'hand', is: settled(c, () => handConditions(c)) }
  const range = c.attempt(() => limits(c))
  if (range === undefined)
    return c.next === '(' ? c.inside(() => suitConditions(c)) : c.miss('suitCondition')
  const { at } = c
  if (c.next === '(') return suitSum(c, terms(c), range, at)
  return { kind: 'suit-range?', measure: c.must(c.pick(SUIT_NOUNS, 'countedInSuit')), ...range }
}
/** Conditions in brackets that may take nothing from the auction. */
function settled<C extends NormalHand | NormalSuit>(c: Cursor, what: () => C): C {
  const from = c.at
  const made = c.inside(what)
  if (isPlain(made)) return made
  throw c.fault(
    t`Here suits stand by their names and numbers by themselves: nothing is taken from the auction.`,
    from,
    c.at - from,
  )
}
const suitSum = (
  c: Cursor,
  of: readonly (HandTerm | SuitTerm)[],
  { min, max, written }: Limits,
  at: number,
): NormalSuit => {
  if (typeof min === 'object' || typeof max === 'object')
    throw c.fault(t`A sum in a suit is compared with plain numbers.`, at, c.at - at)
  return {
    kind: 'suit-sum',
    terms: of,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(written === undefined ? {} : { written }),
  }
}

/** `(points + 2 × cards in the longest suit - suit honours)`. */
function terms(c: Cursor): readonly (HandTerm | SuitTerm)[] {
  c.need('(')
  const all: (HandTerm | SuitTerm)[] = []
  let sign = c.eat('-', true) ? -1 : 1
  for (;;) {
    const times = c.attempt(() => {
      const n = c.int()
      return n !== undefined && c.eat('*', true) ? n : undefined
    })
    const weight = sign * (times ?? 1)
    all.push(
      c.eat('suit', true)
        ? { of: 'suit', measure: c.must(c.pick(SUIT_NOUNS, 'suitMeasure')), times: weight }
        : { of: 'hand', measure: c.must(c.pick(HAND_NOUNS, 'measure')), times: weight },
    )
    if (all.length > MOST.parts) throw c.fault(t`A list has at most ${MOST.parts} parts.`, c.at, 1)
    if (c.eat(')', true)) return all
    if (c.eat('+', true)) sign = 1
    else {
      c.need('-')
      sign = -1
    }
  }
}

/** Limits and what they count. */
const countedHere = (c: Cursor): NormalHand | undefined => {
  const range = limits(c)
  return range && counted(c, range)
}
function handOne(c: Cursor): NormalHand | undefined {
  // Most conditions begin with their limits.
  if (/\d/.test(c.next)) return c.must(countedHere(c))
  const known = named(c, c.known.hands)
  if (known !== undefined) return known
  if (c.next === '(') {
    const sum = c.attempt(() => countedHere(c))
    return sum ?? c.inside(() => handConditions(c))
  }
  if (c.eat('not', true)) return { kind: 'not', of: c.deeper(() => c.must(handOne(c))) }
  if (c.eat('any hand', true)) return { kind: 'all', of: [] }
  if (c.eat('no hand', true)) return { kind: 'any', of: [] }
  if (c.eat('rule of', true)) return { kind: 'sum?', terms: RULE_OF, min: c.must(c.int()) }
  if (c.eat('no suit longer than', true))
    return { kind: 'longer?', suit: c.must(suit(c)), than: 'all', by: 0 }
  if (c.eat('none of', true)) {
    const than = c.must(group(c))
    c.need('longer than')
    return { kind: 'longer?', suit: c.must(suit(c)), than, by: 0 }
  }
  const somewhere = c.attempt(() => someSuit(c))
  if (somewhere !== undefined) return somewhere
  const shapeWord = c.pick(SHAPES, 'condition')
  if (shapeWord !== undefined) return shapeWord
  if (c.eat('shape', true)) return shape(c)
  const lead = c.eatOne(LEADS)
  if (lead !== undefined) return { kind: lead, among: c.must(group(c)), is: c.must(has(c)) }
  if (c.eat('some', true)) return { kind: 'not', of: c.must(counted(c, { min: 0, max: 0 })) }
  const range = limits(c)
  if (range !== undefined) return c.must(counted(c, range))
  const which = suit(c)
  return which === undefined ? c.miss('condition', wordsOf(HAND_NOUNS)) : ofSuit(c, which)
}

/** `a 6+ card major`, `no void suit`. */
function someSuit(c: Cursor): NormalHand | undefined {
  const denied = c.eat('no', true)
  if (!denied && !c.eat('a', true) && !c.eat('an', true)) return undefined
  const range = c.eat('void', true) ? { min: 0, max: 0 } : longAs(c)
  const among = range && kindOfSuit(c)
  if (range === undefined || among === undefined) return undefined
  const is = { kind: 'suit-range?', measure: 'length', ...range } as const
  const some = { kind: 'some?', among, is } as const
  return denied ? { kind: 'not', of: some } : some
}
/** `4+ card`. */
function longAs(c: Cursor): { readonly min: number } | undefined {
  const from = c.here()
  const min = c.int()
  if (min === undefined) return undefined
  if (c.eat('+ card', true)) return { min }
  if (c.eat('-card', true) || c.eat('- card', true) || c.eat('card', true))
    throw c.fault(
      t`Write “${min}+ card” for a suit of at least ${min} cards.`,
      from,
      c.at - from,
      `${min}+ card`,
    )
  return undefined
}
function ofSuit(c: Cursor, which: SuitSlot): NormalHand {
  if (c.eat('at least as long as', true))
    return { kind: 'longer?', suit: which, than: { suit: c.must(suit(c)) }, by: 0 }
  if (c.eat('longer than', true)) {
    const than = c.eat('each of', true) ? c.must(group(c)) : { suit: c.must(suit(c)) }
    return { kind: 'longer?', suit: which, than, by: c.eat('by', true) ? c.must(c.int()) : 1 }
  }
  return { kind: 'suit?', suit: which, is: c.must(has(c)) }
}

const ofLength = (which: SuitSlot, range: Limits): NormalHand => ({
  kind: 'suit?',
  suit: which,
  is: { kind: 'suit-range?', measure: 'length', ...range },
})
/** What the limits count. */
function counted(c: Cursor, range: Limits): NormalHand | undefined {
  if (c.next === '(') {
    const { at } = c
    const all = terms(c)
    const ofHand = all.filter((term) => term.of === 'hand')
    if (ofHand.length < all.length)
      throw c.fault(
        t`In a sum of the hand no suit is at hand: “suit …” belongs into “with (…)”.`,
        at,
        c.at - at,
      )
    return { kind: 'sum?', terms: ofHand, ...leant(c, range, undefined) }
  }
  const sum = c.pick(SUM_NOUNS, 'counted')
  if (sum !== undefined) return { kind: 'sum?', terms: sum, ...leant(c, range, undefined) }
  if (c.eat('support', true)) return ofLength('partner', range)
  const cards = c.pick(COUNTED_SUITS, 'counted')
  if (cards !== undefined) return ofLength(cards, leant(c, range, cards))
  return c.attempt(() => ofHand(c, range)) ?? inSuits(c, range)
}
/** A noun of the whole hand. */
function ofHand(c: Cursor, range: Limits): NormalHand | undefined {
  const measure = c.pick(HAND_NOUNS, 'counted')
  if (measure === undefined) return undefined
  const isHonour = measure === 'aces' || measure === 'kings'
  if (isHonour && c.eat('together', true) && !c.sees('in')) {
    const { min, max } = range
    if (typeof min !== 'object' && typeof max !== 'object')
      return {
        kind: 'together?',
        of: measure,
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
      }
  }
  const lean = leant(c, range, undefined)
  return c.sees('in') ? undefined : { kind: 'range?', measure, ...lean }
}
/** A noun of one suit, or of some of them. */
function inSuits(c: Cursor, range: Limits): NormalHand | undefined {
  const measure = c.pick(SUIT_NOUNS, 'counted')
  if (measure === undefined) {
    if (!c.atEnd) return undefined
    throw c.fault(t`It is not said what is counted here: points, spades, cards in x …`, c.at, 1)
  }
  const is = (ends: Limits) =>
    ({ kind: 'suit-range?', measure: measure satisfies SuitMeasureId, ...ends }) as const
  const { at } = c
  // The suit stands behind the words that lean on it, so those are read again for it.
  const more = c.eat('together', true) || c.eat('more than shown', true)
  const to = c.at
  c.need('in')
  const lead = c.eatOne(LEADS)
  if (lead !== undefined && !more) return { kind: lead, among: c.must(group(c)), is: is(range) }
  const which = c.must(suit(c))
  if (!more) return { kind: 'suit?', suit: which, is: is(range) }
  const behind = c.at
  c.at = at
  const ends = leant(c, range, which)
  c.at = Math.max(behind, to)
  return { kind: 'suit?', suit: which, is: is(ends) }
}
