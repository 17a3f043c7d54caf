/** Drags a card to the trick with mouse, pen or finger. A tap stays a tap. */
import { type PointerEvent, useRef } from 'react'

/** Pixels before a press becomes a drag. */
const SLACK = 6

/** Where a card may be dropped: the element that carries `data-drop="card"`. */
const overTarget = (x: number, y: number): boolean => {
  const box = document.querySelector('[data-drop="card"]')?.getBoundingClientRect()
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

export interface CardDrag {
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  }
  /** True once after a drag, so that the click it ends with is not taken for a tap. */
  readonly justDropped: () => boolean
}

export function useCardDrag(enabled: boolean, onDrop: () => void): CardDrag {
  const from = useRef<{ x: number; y: number; moving: boolean } | undefined>(undefined)
  const dropped = useRef(false)
  const reset = (element: HTMLElement) => {
    from.current = undefined
    element.style.translate = ''
    delete element.dataset['dragging']
  }
  return {
    handlers: {
      onPointerDown: (event) => {
        dropped.current = false
        if (!enabled || event.button !== 0) return
        from.current = { x: event.clientX, y: event.clientY, moving: false }
        // At once: a quick move leaves the card before its first report.
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event) => {
        const start = from.current
        if (start === undefined) return
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
        if (!start.moving) {
          if (Math.hypot(dx, dy) < SLACK) return
          start.moving = true
          event.currentTarget.dataset['dragging'] = 'true'
        }
        event.currentTarget.style.translate = `${dx}px ${dy}px`
      },
      onPointerUp: (event) => {
        const moving = from.current?.moving === true
        reset(event.currentTarget)
        if (!moving) return
        dropped.current = true
        if (overTarget(event.clientX, event.clientY)) onDrop()
      },
      onPointerCancel: (event) => reset(event.currentTarget),
    },
    justDropped: () => {
      const was = dropped.current
      dropped.current = false
      return was
    },
  }
}
