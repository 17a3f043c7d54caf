/** Whether a page has been drawn once: what stands beside or below its first panels comes a frame later. */
import { type ReactNode, useEffect, useState } from 'react'

/**
 * So that a page whose answers are all kept lays out in two frames, not in one long one.
 * @param stands whether what is waited for is there; by default it is from the first.
 * @returns false until the frame with it is on the screen; a page in the background draws none, and waits for none.
 */
export function useDrawn(stands = true): boolean {
  const [drawn, setDrawn] = useState(() => document.hidden)
  useEffect(() => {
    if (!stands) return
    let after: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      after = setTimeout(() => setDrawn(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(after)
    }
  }, [stands])
  return drawn
}

/** What it holds comes a frame after what is drawn with it: two of them, one in the other, two frames. */
export const AFrameLater = ({ children }: { readonly children: ReactNode }) =>
  useDrawn() ? children : null
