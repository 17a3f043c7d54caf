/** The timeline as it is drawn: graph with handle, buttons, the trick at the cursor. Props in, intents out. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from '../../parts/Button.tsx'
import { nearestStop, type TimelineBar, type TimelineModel } from './timeline-model.ts'
import './timeline.css'

export interface TimelineIntents {
  /** Show that many events. */
  readonly seek: (cursor: number) => void
  readonly stepTrick: (direction: 1 | -1) => void
}

/** Height of the graph in pixels, of its bars, and where their feet stand. */
const HEIGHT = 78
const FOOT = 58
const TALLEST = 54
const FLAT = 1.5
/** Pixels the handle keeps from the edge of the visible part. */
const MARGIN = 64
const DRAG_MARGIN = 8
/** From here on (percent) the note of a show-out has room at its left. */
const ROOM = 32

const CLASS = { shown: 'tl-shown', ahead: 'tl-ahead', empty: 'tl-empty' } as const

export interface ScrubberProps extends TimelineIntents {
  readonly model: TimelineModel
  /** The place in words. */
  readonly valueText: string
}

export function Scrubber({ model, valueText, seek, stepTrick }: ScrubberProps) {
  const { bars, groups, stops, cursor } = model
  const scroller = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  const drag = useRef<{ readonly pointer: number; readonly offset: number } | undefined>(undefined)
  const last = stops.length - 1
  const at = stops[cursor] ?? 0

  // Measured when sizes change, not at every step: asking lays the whole page out before it is drawn.
  const wide = useRef<number | undefined>(undefined)
  useEffect(() => {
    const box = scroller.current
    if (box === null) return
    const watch = new ResizeObserver(() => {
      wide.current = box.scrollWidth > box.clientWidth ? box.scrollWidth : undefined
    })
    watch.observe(box)
    if (slider.current !== null) watch.observe(slider.current)
    return () => watch.disconnect()
  }, [])
  useLayoutEffect(() => {
    const box = scroller.current
    if (box === null || wide.current === undefined) return
    const x = (at / 100) * wide.current
    // Under a dragging finger the graph must not run away; it moves on only at the very edge.
    const margin = drag.current === undefined ? MARGIN : DRAG_MARGIN
    if (x < box.scrollLeft + margin) box.scrollLeft = x - margin
    else if (x > box.scrollLeft + box.clientWidth - margin)
      box.scrollLeft = x + margin - box.clientWidth
  }, [at])

  const cursorAt = (clientX: number): number => {
    const box = slider.current?.getBoundingClientRect()
    return box === undefined || box.width === 0
      ? cursor
      : nearestStop(stops, (100 * (clientX - box.left)) / box.width)
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const onHandle = (event.target as Element).closest('[data-handle]') !== null
    // A finger beside the handle scrolls; its tap arrives as a click.
    if (event.pointerType === 'touch' && !onHandle) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const box = event.currentTarget.getBoundingClientRect()
    const offset = onHandle ? event.clientX - (box.left + (at / 100) * box.width) : 0
    drag.current = { pointer: event.pointerId, offset }
    if (!onHandle) seek(cursorAt(event.clientX))
  }
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current?.pointer === event.pointerId)
      seek(cursorAt(event.clientX - drag.current.offset))
  }
  const endDrag = () => {
    drag.current = undefined
  }
  const onClick = (event: MouseEvent) => {
    const touched = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
    const onHandle = (event.target as Element).closest('[data-handle]') !== null
    if (touched && !onHandle) seek(cursorAt(event.clientX))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    switch (event.key) {
      case 'ArrowRight':
      case 'ArrowUp':
        if (event.shiftKey) stepTrick(1)
        else seek(cursor + 1)
        break
      case 'ArrowLeft':
      case 'ArrowDown':
        if (event.shiftKey) stepTrick(-1)
        else seek(cursor - 1)
        break
      case 'PageUp':
        stepTrick(1)
        break
      case 'PageDown':
        stepTrick(-1)
        break
      case 'Home':
        seek(0)
        break
      case 'End':
        seek(last)
        break
      default:
        return
    }
    event.preventDefault()
  }

  return (
    <div ref={scroller} className="tl-scroll">
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label="Position in the board"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={cursor}
        aria-valuetext={valueText}
        className="tl-slider"
        style={{ minWidth: model.minWidth, height: HEIGHT }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <svg width="100%" height={HEIGHT} aria-hidden="true" className="tl-graph">
          {bars.map((bar) => (
            <Bar key={bar.x} bar={bar} />
          ))}
          <line x1="0" x2="100%" y1={FOOT + 0.5} y2={FOOT + 0.5} className="tl-axis" />
          {groups.map((group) => (
            <text
              key={group.label}
              x={group.label === 'Auction' ? '0' : `${group.middle}%`}
              y={HEIGHT - 3}
              textAnchor={group.label === 'Auction' ? 'start' : 'middle'}
              className={
                group.here ? 'tl-label tl-label-here' : `tl-label ${CLASS[group.state]}-label`
              }
            >
              {group.label}
            </text>
          ))}
          {model.forks.map((fork) => (
            <circle
              key={fork.x}
              cx={`${fork.x}%`}
              cy={FOOT + 0.5}
              r="3.5"
              className={fork.ahead ? 'tl-fork-ahead' : 'tl-fork'}
            />
          ))}
          {model.showOut !== undefined && (
            <text
              x={`${model.showOut.x}%`}
              y="9"
              dx={model.showOut.x > ROOM ? -8 : 8}
              textAnchor={model.showOut.x > ROOM ? 'end' : 'start'}
              className="tl-label tl-note"
            >
              {model.showOut.text}
            </text>
          )}
          <line x1={`${at}%`} x2={`${at}%`} y1="2" y2={FOOT + 4} className="tl-needle" />
          <circle cx={`${at}%`} cy={FOOT + 0.5} r="6.5" className="tl-knob" />
        </svg>
        <span data-handle className="tl-handle" style={{ left: `${at}%` }} />
      </div>
    </div>
  )
}

/** Solid for the law, and on top of it, dashed, what the agreements add. */
function Bar({ bar }: { readonly bar: TimelineBar }) {
  const height = FLAT + bar.told * (TALLEST - FLAT)
  const agreed = bar.agreed * (TALLEST - FLAT)
  const [x, width] = [`${bar.x}%`, `${bar.width}%`]
  return (
    <>
      <rect
        x={x}
        width={width}
        y={FOOT - height}
        height={height}
        className={bar.told > 0 ? 'tl-told' : CLASS[bar.state]}
      />
      {agreed > 0 && (
        <rect
          x={x}
          width={width}
          y={FOOT - height - agreed}
          height={agreed}
          className="tl-agreed"
        />
      )}
      {bar.lit && <rect x={x} width={width} y={2} height={FOOT - 2} className="tl-lit" />}
    </>
  )
}

const AT_START = 'This is the start of the board.'
const AT_END = 'This is the end of the line.'

/** First, back, on, last. */
export function StepButtons({
  cursor,
  last,
  seek,
}: {
  readonly cursor: number
  readonly last: number
  readonly seek: (cursor: number) => void
}) {
  const back = cursor === 0 ? AT_START : undefined
  const on = cursor === last ? AT_END : undefined
  const buttons = [
    { label: 'To the start', icon: ChevronFirst, to: 0, reason: back },
    { label: 'One back', icon: ChevronLeft, to: cursor - 1, reason: back },
    { label: 'One on', icon: ChevronRight, to: cursor + 1, reason: on },
    { label: 'To the end', icon: ChevronLast, to: last, reason: on },
  ]
  return (
    <div className="tl-buttons">
      {buttons.map(({ label, icon, to, reason }) => (
        <IconButton
          key={label}
          label={label}
          icon={icon}
          variant="plain"
          reason={reason}
          onClick={() => seek(to)}
        />
      ))}
    </div>
  )
}
