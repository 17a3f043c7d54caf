/** The saved form of agreements and of the example that is open: every part checked, ranges and all. */
import * as v from 'valibot'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Holding } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { type BothSides, MAX_ENTRIES, type Predicate } from '../agreements/agreements.ts'
import { int, object } from './schemas.ts'

const seat = int<Seat>(0, 3)
const suit = int<Suit>(0, 3)
const card = int<Card>(0, 51)
const text = v.pipe(v.string(), v.maxLength(1000))
const qualifier = v.picklist(['consistent', 'unspecified', 'inconsistent'])
const heading = v.picklist(['any', 'spots', 'honour'])
const lengths = { min: int(0, 13), max: int(0, 13) }

const parts: v.GenericSchema<unknown, readonly Predicate[]> = v.pipe(
  v.array(v.lazy(() => predicate)),
  v.maxLength(60),
)
const predicate: v.GenericSchema<unknown, Predicate> = v.variant('kind', [
  object({ kind: v.literal('length'), seat, suit, ...lengths }),
  object({ kind: v.literal('longer'), seat, suit, than: suit, by: int(-13, 13) }),
  object({ kind: v.literal('hcp'), seat, min: int(0, 40), max: int(0, 40) }),
  object({ kind: v.literal('rule'), seat, n: int(0, 60) }),
  object({ kind: v.literal('balanced'), seat }),
  object({ kind: v.literal('card'), seat, card }),
  object({
    kind: v.literal('lead'),
    seat,
    card,
    k: int(1, 13),
    n: int(1, 13),
    headed: heading,
  }),
  object({ kind: v.literal('among'), seat, suit, ranks: int<Holding>(0, 0x1fff), ...lengths }),
  object({ kind: v.picklist(['all', 'any', 'one']), of: parts }),
  object({ kind: v.literal('not'), of: v.lazy(() => predicate) }),
])

const rule = v.variant('kind', [
  object({
    kind: v.literal('place'),
    k: int(1, 13),
    min: int(1, 13),
    max: int(1, 13),
    headed: heading,
    qualifier,
  }),
  object({
    kind: v.picklist(['sequence', 'inside', 'second']),
    length: int(2, 5),
    qualifier,
  }),
])
const rules = v.pipe(v.array(rule), v.maxLength(60))
const weight = int(0, 1_000_000)
const signal = v.picklist(['standard', 'upside-down', 'none'])
const percent = int(0, 100)

export const cardingSchema = object({
  name: text,
  notrump: rules,
  suit: rules,
  later: object({ notrump: rules, suit: rules }),
  weights: object({ consistent: weight, unspecified: weight, inconsistent: weight }),
  odds: v.exactOptional(v.picklist(['recorded', 'own'])),
  signals: object({
    count: signal,
    attitude: signal,
    discard: signal,
    suitPreference: v.boolean(),
    weights: object({ agreed: weight, against: weight }),
  }),
  notMade: object({
    cover: percent,
    partnersSuit: percent,
    sequence: percent,
    lowestOfEquals: percent,
  }),
})
const calls = object({
  name: text,
  entries: v.pipe(
    v.array(
      object({
        after: v.pipe(v.array(int<Call>(0, 37)), v.maxLength(60)),
        call: int<Call>(0, 37),
        says: predicate,
        fallbacks: v.pipe(v.array(predicate), v.maxLength(20)),
        qualifier,
      }),
    ),
    v.maxLength(MAX_ENTRIES),
  ),
  weight,
  price: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})
const side = object({ carding: cardingSchema, calls })

/** The agreements of both sides, North-South first. */
export const sidesSchema: v.GenericSchema<unknown, BothSides> = v.strictTuple([side, side])

const upsideDown = (p: Predicate): boolean => {
  switch (p.kind) {
    case 'all':
    case 'any':
    case 'one':
      return p.of.some(upsideDown)
    case 'not':
      return upsideDown(p.of)
    default:
      return 'min' in p && p.min > p.max
  }
}

/** What is wrong with agreements of the right shape, as the end of a sentence. */
export function sidesFault(sides: BothSides): string | undefined {
  for (const { calls: table, carding: leads } of sides) {
    if (table.entries.some((one) => [one.says, ...one.fallbacks].some(upsideDown)))
      return t`an agreed range is upside down`
    const all = [leads.notrump, leads.suit, leads.later.notrump, leads.later.suit].flat()
    if (all.some((one) => one.kind === 'place' && one.min > one.max))
      return t`an agreed lead has a range that is upside down`
  }
  return undefined
}
