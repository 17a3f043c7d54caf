/**
 * What of a progress, and of the output after it, crosses the line: the fields that changed since the last
 * one. A long answer told early stays the same object while its share goes up; it crosses once, and whoever
 * draws it sees that it stands.
 */
import type { ProgressMessage } from './protocol.ts'

type Fields = Readonly<Record<string, unknown>>
export type ToldProgress = Pick<ProgressMessage, 'progress' | 'kept'>

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? (value as Fields)
    : undefined

/**
 * The progress to send after the one that was sent last.
 * @param last `undefined` where none was sent.
 * @returns `undefined` where nothing has changed.
 */
export function changedIn(last: unknown, next: unknown): ToldProgress | undefined {
  if (Object.is(last, next)) return undefined
  const [before, after] = [fieldsOf(last), fieldsOf(next)]
  if (before === undefined || after === undefined) return { progress: next }
  const isKept = (key: string): boolean => key in before && Object.is(before[key], after[key])
  const keys = Object.keys(after)
  const kept = keys.filter(isKept)
  if (kept.length === keys.length && keys.length === Object.keys(before).length) return undefined
  const changed = keys.filter((key) => !isKept(key)).map((key) => [key, after[key]])
  return { progress: Object.fromEntries(changed), kept }
}

/** The output to send after the last progress: what of it that progress told already is left out. */
export const restOf = (last: unknown, output: unknown): ToldProgress =>
  changedIn(last, output) ??
  (fieldsOf(output) === undefined
    ? { progress: output }
    : { progress: {}, kept: Object.keys(output as Fields) })

/** True where nothing but numbers went on: how much is done, and no more to see. */
export const isOnlyCounting = ({ progress, kept }: ToldProgress): boolean =>
  kept !== undefined &&
  Object.values(progress as Fields).every((value) => typeof value === 'number')

/** The whole progress, from the one before and what was sent; the fields kept are the same objects. */
export function wholeOf(last: unknown, { progress, kept }: ToldProgress): unknown {
  if (kept === undefined) return progress
  const before = fieldsOf(last) ?? {}
  return { ...Object.fromEntries(kept.map((key) => [key, before[key]])), ...(progress as Fields) }
}
