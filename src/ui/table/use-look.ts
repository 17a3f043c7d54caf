/**
 * A key that says what it stands for before it is pressed: under the mouse, under the keyboard's focus once it
 * has moved there, and under a finger that rests on it.
 */
import { type HTMLAttributes, useEffect, useRef } from 'react'

/** Milliseconds that a finger rests before it asks and no longer presses. */
const RESTS = 450
/** Milliseconds that a mouse rests: one that only passes asks nothing. */
const PASSES = 120

type Handlers = Pick<
  HTMLAttributes<HTMLButtonElement>,
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onContextMenu'
  | 'onFocus'
  | 'onBlur'
  | 'onClick'
>

/**
 * @param look is told when the key is looked at, and when no longer.
 * @param press what the key does; not done when a finger has rested on it.
 */
export function useLook(look: (looking: boolean) => void, press: () => void): Handlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rested = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (wait: number, act: () => void): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, wait)
  }
  const leave = (): void => {
    clearTimeout(timer.current)
    look(false)
  }
  return {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') after(PASSES, () => look(true))
    },
    onPointerLeave: leave,
    onPointerDown: ({ pointerType }) => {
      rested.current = false
      if (pointerType === 'mouse') return
      after(RESTS, () => {
        rested.current = true
        look(true)
      })
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: leave,
    // A long press of a finger would open the browser's own menu.
    onContextMenu: (event) => {
      if (rested.current) event.preventDefault()
    },
    onFocus: ({ currentTarget, relatedTarget }) => {
      // Focus that comes from elsewhere, as after a call, asks nothing.
      if (relatedTarget instanceof Element && currentTarget.parentElement?.contains(relatedTarget))
        look(true)
    },
    onBlur: leave,
    onClick: () => {
      if (!rested.current) press()
      rested.current = false
    },
  }
}
