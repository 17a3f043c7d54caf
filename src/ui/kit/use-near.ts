/** Whether an element has come near the window: what is far below costs nothing until somebody goes there. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** How near: a fifth of the window's height. */
const MARGIN = '20%'

/**
 * @param stands whether what is above it has its height; before that its place means nothing.
 * @returns a mark for the element, and whether it has been near once.
 */
export function useNear<T extends Element>(
  stands: boolean,
): readonly [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || near || !stands) return
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [near, stands])
  return [ref, near]
}
