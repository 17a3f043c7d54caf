import type { MouseEvent } from 'react'

/**
 * For the mouse down on a card or call: the press leaves no focus behind, so that Space afterwards
 * takes what the page suggests instead of pressing the same thing again. Keyboard and readers focus
 * without a mouse and are not concerned.
 */
export function leaveFocus(event: MouseEvent<HTMLElement>): void {
  event.preventDefault()
  const active = document.activeElement
  if (active instanceof HTMLElement && active !== event.currentTarget) active.blur()
}
