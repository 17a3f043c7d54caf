/** The last value there was, until there is a new one: so that a page does not jump while it works. */
import { useState } from 'react'

/** What to draw, and whether it belongs to an earlier question. */
export interface Kept<T> {
  readonly value: T | undefined
  readonly stale: boolean
}

export function useKept<T>(value: T | undefined): Kept<T> {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value === undefined ? { value: kept, stale: true } : { value, stale: false }
}
