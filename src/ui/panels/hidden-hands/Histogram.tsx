/** Small pictures of a distribution: bars for a suit length, a stepped area for points, a whisker for law. */
import { type Agreed, chancesOf, type HiddenRange } from './hidden-model.ts'

const WIDTH = 96
const HEIGHT = 26
/** Room under the base line for the whisker. */
const FOOT = 6
/** The same when there is a second one. */
const AGREED_FOOT = 11.5

interface PictureProps {
  readonly range: HiddenRange
  /** Given, the bars are its chances, and it has a whisker of its own. */
  readonly agreed?: Agreed | undefined
  /** Last value of the axis, from 0. */
  readonly axis: number
}

/** The line from the least to the most, with end marks: solid for law, dashed for agreement. */
function Whisker({
  from,
  to,
  agreed = false,
}: {
  readonly from: number
  readonly to: number
  readonly agreed?: boolean
}) {
  const y = HEIGHT + (agreed ? 9 : 3.5)
  return (
    <path
      className={agreed ? 'hh-whisker hh-whisker-agreed' : 'hh-whisker'}
      d={`M${from} ${y}H${to}M${from} ${y - 2.5}v5M${to} ${y - 2.5}v5`}
    />
  )
}

/** Chance of each length, 0 to `axis`. Decoration: the figures are in the reason of the number. */
export function LengthHistogram({ range, agreed, axis }: PictureProps) {
  const step = WIDTH / (axis + 1)
  const drawn = agreed ?? range
  const most = Math.max(...drawn.chances)
  const middle = (n: number): number => (n + 0.5) * step
  const from = ({ lo, hi }: { lo: number; hi: number }): number => middle(lo) - (lo === hi ? 3 : 0)
  const to = ({ lo, hi }: { lo: number; hi: number }): number => middle(hi) + (lo === hi ? 3 : 0)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + (agreed ? AGREED_FOOT : FOOT)}`}
      className="hh-picture"
      aria-hidden="true"
    >
      <path className="hh-base" d={`M0 ${HEIGHT}H${WIDTH}`} />
      {chancesOf(drawn).map(({ value, chance }) => {
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
      <Whisker from={from(range)} to={to(range)} />
      {agreed && <Whisker agreed from={from(agreed)} to={to(agreed)} />}
    </svg>
  )
}

/** Chance of each number of points, 0 to `axis`, as a stepped area. */
export function PointsHistogram({ range, agreed, axis }: PictureProps) {
  const step = WIDTH / (axis + 1)
  const drawn = agreed ?? range
  const most = Math.max(...drawn.chances)
  const top = (p: number): number => HEIGHT - (p / most) * (HEIGHT - 2)
  const steps = drawn.chances.map((p) => `V${top(p).toFixed(2)}h${step.toFixed(3)}`).join('')
  const start = drawn.lo * step
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + (agreed ? AGREED_FOOT : FOOT)}`}
      className="hh-picture"
      aria-hidden="true"
    >
      <path className="hh-base" d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className="hh-area" d={`M${start.toFixed(2)} ${HEIGHT}${steps}V${HEIGHT}Z`} />
      <Whisker from={(range.lo + 0.5) * step} to={(range.hi + 0.5) * step} />
      {agreed && <Whisker agreed from={(agreed.lo + 0.5) * step} to={(agreed.hi + 0.5) * step} />}
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
