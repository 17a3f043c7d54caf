/** The saved form of agreements and of the example that is open: every part checked, ranges and all. */
import * as v from 'valibot'
import { type BothSides, MAX_ENTRIES, type Predicate } from '../agreements/agreements.ts'

const int = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const seat = int(0, 3)
const suit = int(0, 3)
const card = int(0, 51)
const text = v.pipe(v.string(), v.maxLength(1000))
const qualifier = v.picklist(['consistent', 'unspecified', 'inconsistent'])
const heading = v.picklist(['any', 'spots', 'honour'])
const lengths = { min: int(0, 13), max: int(0, 13) }

const parts: v.GenericSchema = v.pipe(v.array(v.lazy(() => predicate)), v.maxLength(60))
const predicate: v.GenericSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('length'), seat, suit, ...lengths }),
  v.strictObject({ kind: v.literal('longer'), seat, suit, than: suit, by: int(-13, 13) }),
  v.strictObject({ kind: v.literal('hcp'), seat, min: int(0, 40), max: int(0, 40) }),
  v.strictObject({ kind: v.literal('rule'), seat, n: int(0, 60) }),
  v.strictObject({ kind: v.literal('balanced'), seat }),
  v.strictObject({ kind: v.literal('card'), seat, card }),
  v.strictObject({
    kind: v.literal('lead'),
    seat,
    card,
    k: int(1, 13),
    n: int(1, 13),
    headed: heading,
  }),
  v.strictObject({ kind: v.literal('among'), seat, suit, ranks: int(0, 0x1fff), ...lengths }),
  v.strictObject({ kind: v.picklist(['all', 'any', 'one']), of: parts }),
  v.strictObject({ kind: v.literal('not'), of: v.lazy(() => predicate) }),
])

const rule = v.variant('kind', [
  v.strictObject({
    kind: v.literal('place'),
    k: int(1, 13),
    min: int(1, 13),
    max: int(1, 13),
    headed: heading,
    qualifier,
  }),
  v.strictObject({
    kind: v.picklist(['sequence', 'inside', 'second']),
    length: int(2, 5),
    qualifier,
  }),
])
const rules = v.pipe(v.array(rule), v.maxLength(60))
const weight = int(0, 1_000_000)
const signal = v.picklist(['standard', 'upside-down', 'none'])
const percent = int(0, 100)

export const cardingSchema = v.strictObject({
  name: text,
  notrump: rules,
  suit: rules,
  later: v.strictObject({ notrump: rules, suit: rules }),
  weights: v.strictObject({ consistent: weight, unspecified: weight, inconsistent: weight }),
  odds: v.exactOptional(v.picklist(['recorded', 'own'])),
  signals: v.strictObject({
    count: signal,
    attitude: signal,
    discard: signal,
    suitPreference: v.boolean(),
    weights: v.strictObject({ agreed: weight, against: weight }),
  }),
  notMade: v.strictObject({
    cover: percent,
    partnersSuit: percent,
    sequence: percent,
    lowestOfEquals: percent,
  }),
})
const calls = v.strictObject({
  name: text,
  entries: v.pipe(
    v.array(
      v.strictObject({
        after: v.pipe(v.array(int(0, 37)), v.maxLength(60)),
        call: int(0, 37),
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
const side = v.strictObject({ carding: cardingSchema, calls })

/** The agreements of both sides, North-South first. */
export const sidesSchema = v.strictTuple([side, side])

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
      return 'an agreed range is upside down'
    const all = [leads.notrump, leads.suit, leads.later.notrump, leads.later.suit].flat()
    if (all.some((one) => one.kind === 'place' && one.min > one.max))
      return 'an agreed lead has a range that is upside down'
  }
  return undefined
}
