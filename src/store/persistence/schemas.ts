/** What the schemas of the saved form are made of. Their results have the types of the table itself. */
import * as v from 'valibot'
import type { Bid } from '#core/call.ts'
import type { Contract, Doubled } from '#core/contract.ts'
import type { Seat } from '#core/seat.ts'

/** A whole number within these limits, both counted. */
export const int = <T extends number = number>(
  min: number,
  max: number,
): v.GenericSchema<number, T> =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
    v.transform((n) => n as T),
  )
export const count = int(0, Number.MAX_SAFE_INTEGER)

/** Without the fields that are `undefined`. */
export type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }
export const defined = <T extends object>(value: T): Defined<T> =>
  Object.fromEntries(Object.entries(value).filter(([, x]) => x !== undefined)) as Defined<T>

/** An object of these fields and no others; one that is `undefined` counts as missing. */
export const object = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.strictObject(entries), v.transform(defined))

export const seat = int<Seat>(0, 3)
export const contractSchema: v.GenericSchema<unknown, Contract> = object({
  bid: int<Bid>(1, 35),
  doubled: int<Doubled>(0, 2),
  declarer: seat,
})
