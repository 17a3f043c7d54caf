/**
 * How a link has its position explained: what both sides play, with the facts of a strategy or the text of a
 * system of one's own, which tab of the lens is open and which turn it explains. What comes back is checked as saved data is.
 */
import * as v from 'valibot'
import { COMMON, type SystemRef, type SystemRefs } from '#core/system-ref.ts'
import { MOST_SYSTEM_TEXT } from '#core/system-text.ts'
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

/** Bytes: a text of letters of two bytes each, and what stands beside it. */
const MAX_TEXT = 2 * MOST_SYSTEM_TEXT + 200_000
/** Longer looks make links that mail and chat cut off: the system goes as a file. */
export const MOST_LOOK = 8000
const schema = object({
  systems: v.strictTuple([systemSchema, systemSchema]),
  tab: v.optional(v.pipe(v.string(), v.maxLength(20))),
  turn: v.optional(int(0, 400)),
})

/** A text that both sides play stands there once, for North and South. */
const once = ([ns, ew]: SystemRefs): SystemRefs => {
  const { text, ...named } = ew
  return text !== undefined && ew.id === ns.id && text === ns.text ? [ns, named] : [ns, ew]
}
const twice = ([ns, ew]: SystemRefs): SystemRefs =>
  ns.text !== undefined && ew.id === ns.id && ew.text === undefined
    ? [ns, { ...ew, text: ns.text }]
    : [ns, ew]

export const packLook = (look: SharedLook): Promise<string> =>
  packText(JSON.stringify({ ...look, systems: once(look.systems) }))

/** @returns the look as a link holds it, and the systems that are too long for it: their sides then say nothing. */
export async function fitLook(
  look: SharedLook,
): Promise<{ readonly packed: string; readonly left: readonly SystemRef[] }> {
  const packed = await packLook(look)
  const left = look.systems.filter(({ text }) => text !== undefined)
  if (packed.length <= MOST_LOOK || left.length === 0) return { packed, left: [] }
  const said = (ref: SystemRef): SystemRef => (ref.text === undefined ? ref : { id: COMMON })
  const [ns, ew] = look.systems
  return { packed: await packLook({ ...look, systems: [said(ns), said(ew)] }), left }
}

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
  return read.success ? { ...read.output, systems: twice(read.output.systems) } : undefined
}
