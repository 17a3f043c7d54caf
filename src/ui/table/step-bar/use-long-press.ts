/** A press that is held does something further; a short one is left as it is. */
import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** Milliseconds after which a press is held. */
const HELD = 500

/** @param act what a held press does; `undefined` where there is nothing further. */
export function useLongPress(act: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const held = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (act === undefined) return {}
  return {
    onPointerDown: ({ isPrimary }: PointerEvent) => {
      held.current = false
      if (!isPrimary) return
      timer.current = setTimeout(() => {
        held.current = true
        act()
      }, HELD)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The finger that is lifted would step once more.
    onClickCapture: (event: SyntheticEvent) => {
      if (held.current) event.stopPropagation()
      held.current = false
    },
    // Some systems open a menu of their own on a held press.
    onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
  }
}
