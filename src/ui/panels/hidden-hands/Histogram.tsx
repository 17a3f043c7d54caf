/** Small pictures of a distribution: bars for a suit length, a stepped area for points, a whisker for law. */
import { chancesOf, type HiddenRange } from './hidden-model.ts'

const WIDTH = 96
const HEIGHT = 26
/** Room under the base line for the whisker. */
const FOOT = 6

interface PictureProps {
  readonly range: HiddenRange
  /** Last value of the axis, from 0. */
  readonly axis: number
}

/** The solid line from the least to the most that law allows, with end marks. */
function Whisker({ from, to }: { readonly from: number; readonly to: number }) {
  const y = HEIGHT + 3.5
  return (
    <path
      className="hh-whisker"
      d={`M${from} ${y}H${to}M${from} ${y - 2.5}v5M${to} ${y - 2.5}v5`}
    />
  )
}

/** Chance of each length, 0 to `axis`. Decoration: the figures are in the reason of the number. */
export function LengthHistogram({ range, axis }: PictureProps) {
  const step = WIDTH / (axis + 1)
  const most = Math.max(...range.chances)
  const middle = (n: number): number => (n + 0.5) * step
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} className="hh-picture" aria-hidden="true">
      <path className="hh-base" d={`M0 ${HEIGHT}H${WIDTH}`} />
      {chancesOf(range).map(({ value, chance }) => {
        const height = Math.max(0.75, (chance / most) * (HEIGHT - 2))
        return (
          <rect
            key={value}
            className="hh-bar"
            x={value * step + 0.75}
            y={HEIGHT - height}
            width={step - 1.5}
            height={height}
          />
        )
      })}
      <Whisker
        from={range.lo === range.hi ? middle(range.lo) - 3 : middle(range.lo)}
        to={range.lo === range.hi ? middle(range.hi) + 3 : middle(range.hi)}
      />
    </svg>
  )
}

/** Chance of each number of points, 0 to `axis`, as a stepped area. */
export function PointsHistogram({ range, axis }: PictureProps) {
  const step = WIDTH / (axis + 1)
  const most = Math.max(...range.chances)
  const top = (p: number): number => HEIGHT - (p / most) * (HEIGHT - 2)
  const steps = range.chances.map((p) => `V${top(p).toFixed(2)}h${step.toFixed(3)}`).join('')
  const start = range.lo * step
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} className="hh-picture" aria-hidden="true">
      <path className="hh-base" d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className="hh-area" d={`M${start.toFixed(2)} ${HEIGHT}${steps}V${HEIGHT}Z`} />
      <Whisker from={start + step / 2} to={(range.hi + 0.5) * step} />
    </svg>
  )
}

/** The figures over a column of pictures. */
export function AxisLabels({ axis, every }: { readonly axis: number; readonly every: number }) {
  const ticks = Array.from({ length: Math.floor(axis / every) + 1 }, (_, i) => i * every)
  return (
    <svg viewBox={`0 0 ${WIDTH} 10`} className="hh-picture" aria-hidden="true">
      {ticks.map((n) => (
        <text key={n} className="hh-tick" x={((n + 0.5) * WIDTH) / (axis + 1)} y="8.5">
          {n}
        </text>
      ))}
    </svg>
  )
}
