/**
 * How a link has its position explained: what both sides play, with the facts of a strategy of one's own,
 * which tab of the lens is open and which turn it explains. What comes back is checked as saved data is.
 */
import * as v from 'valibot'
import type { SystemRefs } from '#core/system-ref.ts'
import { systemSchema } from '../persistence/saved-strategies.ts'
import { int, object } from '../persistence/schemas.ts'
import { packText, unpackText } from './packed-text.ts'

export interface SharedLook {
  readonly systems: SystemRefs
  /** A tab of the lens. */
  readonly tab?: string | undefined
  /** Place of the call that is explained, from 0. */
  readonly turn?: number | undefined
}

const MAX_TEXT = 200_000
const schema = object({
  systems: v.strictTuple([systemSchema, systemSchema]),
  tab: v.optional(v.pipe(v.string(), v.maxLength(20))),
  turn: v.optional(int(0, 400)),
})

export const packLook = (look: SharedLook): Promise<string> => packText(JSON.stringify(look))

/** `undefined` where anything is wrong. */
export async function unpackLook(packed: string): Promise<SharedLook | undefined> {
  const unpacked = await unpackText(packed, MAX_TEXT)
  if (unpacked === undefined || unpacked === 'too-long') return undefined
  let data: unknown
  try {
    data = JSON.parse(unpacked.text)
  } catch {
    return undefined
  }
  const read = v.safeParse(schema, data)
  return read.success ? read.output : undefined
}
