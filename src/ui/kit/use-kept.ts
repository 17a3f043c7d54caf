/**
 * The last value there was, until there is a new one: so that a page does not jump while it works. It is
 * the one way in which an older answer stays on the page.
 */
import { useEffect, useRef } from 'react'

/** What to draw, and whether it belongs to an earlier question. */
export interface Kept<T> {
  readonly value: T | undefined
  readonly stale: boolean
}

/** @param of what the value is about; the last one of something else is not kept. */
export function useKept<T>(value: T | undefined, of?: string): Kept<T> {
  const last = useRef<{ readonly value: T; readonly of: string | undefined }>(undefined)
  useEffect(() => {
    if (value !== undefined) last.current = { value, of }
  }, [value, of])
  if (value !== undefined) return { value, stale: false }
  return { value: last.current?.of === of ? last.current?.value : undefined, stale: true }
}
