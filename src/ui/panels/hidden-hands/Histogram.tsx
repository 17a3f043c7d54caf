/**
 * Small pictures of a distribution. The law is a hollow outline in ink with a solid whisker; what
 * the agreements make of it is hatched, dashed at the edge, with a dashed whisker.
 */
import { type Agreed, chancesOf, type HiddenRange, narrower } from './hidden-model.ts'

const WIDTH = 96
const HEIGHT = 26
/** Room under the base line for the whisker. */
const FOOT = 6
/** The same when there is a second one. */
const AGREED_FOOT = 11.5

interface PictureProps {
  readonly range: HiddenRange
  /** Given, its chances are drawn into the outline of the law's, and it has a whisker of its own. */
  readonly agreed?: Agreed | undefined
  /** Last value of the axis, from 0. */
  readonly axis: number
}

/** The pattern of what is agreed, once for the whole panel. */
export const Hatch = () => (
  <svg width="0" height="0" className="hh-defs" aria-hidden="true">
    <pattern
      id="hh-hatch"
      width="3.5"
      height="3.5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="3.5" height="3.5" className="hh-hatch-ground" />
      <rect width="1.4" height="3.5" className="hh-hatch-line" />
    </pattern>
  </svg>
)

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

const mostOf = (range: HiddenRange, agreed: Agreed | undefined): number =>
  Math.max(...range.chances, ...(agreed?.upTo ?? agreed?.chances ?? []))

/** Chance of each length, 0 to `axis`. Decoration: the figures are in the reason of the number. */
export function LengthHistogram({ range, agreed, axis }: PictureProps) {
  const step = WIDTH / (axis + 1)
  const most = mostOf(range, agreed)
  const middle = (n: number): number => (n + 0.5) * step
  const from = ({ lo, hi }: { lo: number; hi: number }): number => middle(lo) - (lo === hi ? 3 : 0)
  const to = ({ lo, hi }: { lo: number; hi: number }): number => middle(hi) + (lo === hi ? 3 : 0)
  const tall = (chance: number): number => (chance / most) * (HEIGHT - 2)
  const bar = (value: number, height: number, inset: number, className: string) => (
    <rect
      key={`${className} ${value}`}
      className={className}
      x={value * step + inset}
      y={HEIGHT - height}
      width={Math.max(0.5, step - 2 * inset)}
      height={height}
    />
  )
  const kept = agreed && (narrower(agreed, range) ?? agreed.kept)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + (agreed ? AGREED_FOOT : FOOT)}`}
      className="hh-picture"
      aria-hidden="true"
    >
      <path className="hh-base" d={`M0 ${HEIGHT}H${WIDTH}`} />
      {agreed !== undefined &&
        chancesOf(agreed)
          .filter(({ chance, upTo }) => (upTo ?? chance) > 0)
          .flatMap(({ value, chance, upTo }) => [
            bar(value, Math.max(0.75, tall(chance)), 1.25, 'hh-bar-agreed'),
            ...(upTo === undefined ? [] : [bar(value, tall(upTo), 1.25, 'hh-bar-upto')]),
          ])}
      {chancesOf(range).map(({ value, chance }) =>
        bar(value, Math.max(0.75, tall(chance)), 0.75, agreed ? 'hh-bar-law' : 'hh-bar'),
      )}
      <Whisker from={from(range)} to={to(range)} />
      {kept && <Whisker agreed from={from(kept)} to={to(kept)} />}
    </svg>
  )
}

/** Chance of each number of points, 0 to `axis`, as a stepped area. */
export function PointsHistogram({ range, agreed, axis }: PictureProps) {
  const step = WIDTH / (axis + 1)
  const most = mostOf(range, agreed)
  const top = (p: number): number => HEIGHT - (p / most) * (HEIGHT - 2)
  const area = (lo: number, chances: readonly number[]): string =>
    `M${(lo * step).toFixed(2)} ${HEIGHT}${chances
      .map((p) => `V${top(p).toFixed(2)}h${step.toFixed(3)}`)
      .join('')}V${HEIGHT}Z`
  const kept = agreed?.kept
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + (agreed ? AGREED_FOOT : FOOT)}`}
      className="hh-picture"
      aria-hidden="true"
    >
      <path className="hh-base" d={`M0 ${HEIGHT}H${WIDTH}`} />
      {agreed !== undefined && (
        <>
          <path className="hh-bar-agreed" d={area(agreed.lo, agreed.chances)} />
          {agreed.upTo !== undefined && (
            <path className="hh-bar-upto" d={area(agreed.lo, agreed.upTo)} />
          )}
        </>
      )}
      <path className={agreed ? 'hh-bar-law' : 'hh-area'} d={area(range.lo, range.chances)} />
      <Whisker from={(range.lo + 0.5) * step} to={(range.hi + 0.5) * step} />
      {kept && <Whisker agreed from={(kept.lo + 0.5) * step} to={(kept.hi + 0.5) * step} />}
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
