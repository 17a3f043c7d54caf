/**
 * A file that is one worked article and not lines of records, and the reading of its parts. A part
 * that cannot be read throws, which the harness counts as a mismatch.
 */
import { isObject, type Json, type JsonObject } from './harness.ts'

/** The article, when the text is one object with `scenarios`. */
export function articleIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && 'scenarios' in value ? value : undefined
  } catch {
    return undefined
  }
}

export const object = (value: Json | undefined, what: string): JsonObject => {
  if (isObject(value)) return value
  throw new Error(`${what} is not an object`)
}
export const list = (value: Json | undefined, what: string): readonly Json[] => {
  if (Array.isArray(value)) return value as readonly Json[]
  throw new Error(`${what} is not a list`)
}
export const text = (value: Json | undefined, what: string): string => {
  if (typeof value === 'string') return value
  throw new Error(`${what} is not a text`)
}
