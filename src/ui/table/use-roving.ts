/**
 * One tab stop for a group of buttons, arrows between them. The arrows count only while the focus is
 * visible, that is for somebody on the keyboard: after a press of the mouse they step the timeline.
 */
import { type KeyboardEvent, useCallback } from 'react'

const ITEMS = 'button[data-roving]'

const visiblyFocused = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(`${ITEMS}:focus-visible`)

/**
 * The key handler of the group.
 * @param columns items in a row, for up and down; 0 when up and down move like left and right.
 */
export function useRoving(columns = 0): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback(
    (event) => {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
      if (!visiblyFocused(event.target)) return
      const step = {
        ArrowLeft: -1,
        ArrowRight: 1,
        ArrowUp: columns === 0 ? -1 : -columns,
        ArrowDown: columns === 0 ? 1 : columns,
      }[event.key]
      if (step === undefined) return
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)]
      const next = items[items.indexOf(event.target) + step]
      event.preventDefault()
      next?.focus()
    },
    [columns],
  )
}
