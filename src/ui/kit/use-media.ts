/** Follows a media query. */
import { useCallback, useSyncExternalStore } from 'react'

/** The layout of a phone: as in the style sheets. */
export const PHONE = '(width <= 560px)'
/** A phone held sideways, and a window as low. */
export const LOW =
  '(width > 560px) and (height < 560px), (560px < width <= 900px) and (height < 720px)'
/** Either: hands are read at the sides and touched below, and what is rare stands behind a press. */
export const COMPACT = `${PHONE}, ${LOW}`

const lists = new Map<string, MediaQueryList>()
/** One list a query: it is read again at every drawing. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => listOf(query).matches)
}
