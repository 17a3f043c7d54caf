/**
 * Up and down along a group of buttons. Left and right are not for groups: they step the board
 * wherever the focus stands, so that nobody has to know where it stands.
 */
import { type KeyboardEvent, useCallback } from 'react'
import { rovingStep } from './roving-step.ts'

const ITEMS = 'button[data-roving]'

/**
 * The key handler of the group.
 * @param page items that PageUp and PageDown go at once; 0 when they are left to the page.
 */
export function useRoving(page = 0): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback(
    (event) => {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
      const step = rovingStep(event.key, page)
      if (step === undefined || !(event.target instanceof HTMLElement)) return
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)]
      const at = items.indexOf(event.target)
      if (at < 0) return
      // At an end the key does nothing; the page must not scroll away under the focus either.
      event.preventDefault()
      items[at + step]?.focus()
    },
    [page],
  )
}
