/** The scrubber: a bar for what each call and card told, and the handle. Props in, intents out. */
import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react'
import { t } from '#core/text.ts'
import { nearestStop, type ScrubberBar, type ScrubberModel } from './scrubber-model.ts'
import './scrubber.css'

export interface ScrubberIntents {
  /** Show that many events. */
  readonly seek: (cursor: number) => void
  readonly stepBy: (events: number) => void
  readonly stepTrick: (direction: 1 | -1) => void
}

/** Pixels: the height of the drawing, where its bars stand, and the tallest bar. */
interface Measures {
  readonly height: number
  readonly foot: number
  readonly tallest: number
}
const WIDE: Measures = { height: 48, foot: 29, tallest: 27 }
/** On a phone the sentence stands above it, and no number has room beneath. */
const PHONE: Measures = { height: 24, foot: 17, tallest: 14 }
/** Labels that go where there is little room: every second trick, and the one beside the auction. */
const SPARE: ReadonlySet<string> = new Set(['1', '2', '4', '6', '8', '10', '12'])
/** Height of a bar that told nothing. */
const FLAT = 1

const CLASS = { shown: 'sc-shown', ahead: 'sc-ahead', empty: 'sc-empty' } as const

export interface ScrubberProps extends ScrubberIntents {
  readonly model: ScrubberModel
  /** The place in words. */
  readonly valueText: string
  readonly phone: boolean
}

export function Scrubber({ model, valueText, phone, seek, stepBy, stepTrick }: ScrubberProps) {
  const { bars, groups, stops, cursor } = model
  const { height, foot, tallest } = phone ? PHONE : WIDE
  const drag = useRef<number | undefined>(undefined)
  const last = stops.length - 1
  const at = stops[cursor] ?? 0

  const seekTo = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width > 0) seek(nearestStop(stops, (100 * (event.clientX - box.left)) / box.width))
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = event.pointerId
    seekTo(event)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current === event.pointerId) seekTo(event)
  }
  const endDrag = () => {
    drag.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    switch (event.key) {
      case 'ArrowRight':
      case 'ArrowUp':
        if (event.shiftKey) stepTrick(1)
        else stepBy(1)
        break
      case 'ArrowLeft':
      case 'ArrowDown':
        if (event.shiftKey) stepTrick(-1)
        else stepBy(-1)
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
    <div
      role="slider"
      tabIndex={0}
      aria-label={t`Position in the board`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={cursor}
      aria-valuetext={valueText}
      className="relative cursor-pointer touch-none select-none rounded-control"
      style={{ height }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onKeyDown={onKeyDown}
    >
      <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
        {bars.map((bar) => (
          <Bar key={bar.x} {...bar} foot={foot} tallest={tallest} />
        ))}
        <line x1="0" x2="100%" y1={foot + 0.5} y2={foot + 0.5} className="stroke-rule" />
        {!phone &&
          groups.map((group) => (
            <text
              key={group.label}
              x={group.calls ? '0' : `${group.middle}%`}
              y={height - 3}
              textAnchor={group.calls ? 'start' : 'middle'}
              data-here={group.here || undefined}
              data-spare={SPARE.has(group.label) || undefined}
              data-auction={group.calls || undefined}
              className="sc-label"
            >
              {group.label}
            </text>
          ))}
        {model.forks.map((fork) => (
          <circle
            key={fork.x}
            cx={`${fork.x}%`}
            cy={foot + 0.5}
            r="3.5"
            className={
              fork.ahead
                ? 'fill-panel stroke-ink-3 stroke-[1.5]'
                : 'fill-panel stroke-accent stroke-[1.5]'
            }
          />
        ))}
        <line
          x1={`${at}%`}
          x2={`${at}%`}
          y1="2"
          y2={foot + 3}
          className="stroke-accent stroke-[2]"
        />
        <circle
          cx={`${at}%`}
          cy={foot + 0.5}
          r="6"
          className="fill-accent stroke-panel stroke-[2]"
        />
      </svg>
    </div>
  )
}

/** Solid for the law, and on top of it, dashed, what the agreements add. */
const Bar = memo(function Bar({
  foot,
  tallest,
  ...bar
}: ScrubberBar & {
  readonly foot: number
  readonly tallest: number
}) {
  const height = FLAT + bar.told * (tallest - FLAT)
  const agreed = bar.agreed * (tallest - FLAT)
  const [x, width] = [`${bar.x}%`, `${bar.width}%`]
  return (
    <>
      <rect
        x={x}
        width={width}
        y={foot - height}
        height={height}
        className={bar.told > 0 ? 'fill-law' : CLASS[bar.state]}
      />
      {agreed > 0 && (
        <rect
          x={x}
          width={width}
          y={foot - height - agreed}
          height={agreed}
          className="sc-agreed"
        />
      )}
      {bar.lit && (
        <rect
          x={x}
          width={width}
          y={1}
          height={foot - 1}
          className="fill-none stroke-accent stroke-[2]"
        />
      )}
    </>
  )
})
