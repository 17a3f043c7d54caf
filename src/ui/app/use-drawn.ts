/** Whether a page has been drawn once: what stands beside or below its first panels comes a frame later. */
import { type ReactNode, useEffect, useState } from 'react'

/**
 * So that a page whose answers are all kept lays out in two frames, not in one long one.
 * @returns false until the first frame is on the screen; a page in the background draws none, and waits for none.
 */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(() => document.hidden)
  useEffect(() => {
    let after: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      after = setTimeout(() => setDrawn(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(after)
    }
  }, [])
  return drawn
}

/** What it holds comes a frame after what is drawn with it: two of them, one in the other, two frames. */
export const AFrameLater = ({ children }: { readonly children: ReactNode }) =>
  useDrawn() ? children : null
