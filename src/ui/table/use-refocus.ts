/**
 * Keeps somebody on the keyboard at the table: when the card or call they pressed goes away, or the
 * card stays but can no longer be played, the focus moves to the next thing to press.
 */
import { type RefObject, useEffect, useRef } from 'react'
import { nextStop } from '../kit/next-stop.ts'

/** A card that was played and lies open all the same, as in the diagrams of a finished board. */
const SPENT = '.hand button[aria-disabled="true"]'

export function useRefocus(key: string): RefObject<HTMLElement | null> {
  const surface = useRef<HTMLElement>(null)
  const keyboard = useRef(false)
  useEffect(() => {
    const element = surface.current
    if (element === null) return
    const note = (event: Event) => {
      keyboard.current =
        event instanceof KeyboardEvent &&
        event.target !== null &&
        element.contains(event.target as Node)
    }
    // In the capture phase, before the press changes the table.
    addEventListener('keydown', note, true)
    addEventListener('pointerdown', note, true)
    return () => {
      removeEventListener('keydown', note, true)
      removeEventListener('pointerdown', note, true)
    }
  }, [])
  useEffect(() => {
    void key
    const active = document.activeElement
    const lost = active === document.body || active?.matches(SPENT) === true
    if (!keyboard.current || !lost) return
    if (surface.current !== null) nextStop(surface.current)?.focus()
  }, [key])
  return surface
}
