/**
 * Small pictures of a distribution, 26 pixels high and as wide as their column: the law is a stepped
 * line in ink, what the agreements make of it dashed amber bars. Each is scaled to its own peak.
 */
import { type Agreed, chancesOf, type MovedSpread } from '../../../ask/knowledge/hidden-model.ts'

const WIDTH = 160
/** The base line, and the tallest bar over it. */
const BASE = 23.5
const TALL = 20
/** Of a value's column, what a bar leaves free on both sides. */
const INSET = 0.16

interface PictureProps {
  readonly range: MovedSpread
  /** Given, its chances are drawn as bars behind the law's line. */
  readonly agreed?: Agreed | undefined
  /** Last value of the axis, from 0. */
  readonly axis: number
}

const mostOf = (range: MovedSpread, agreed: Agreed | undefined): number =>
  Math.max(...range.chances, ...(agreed?.upTo ?? agreed?.chances ?? []))

/** Chance of each value, 0 to `axis`. Decoration: the figures are in the reason of the number. */
function Picture({ range, agreed, axis }: PictureProps) {
  const step = WIDTH / (axis + 1)
  const most = mostOf(range, agreed)
  const tall = (chance: number): number => (chance / most) * TALL
  const bar = (value: number, height: number, className: string) => (
    <rect
      key={`${className} ${value}`}
      className={className}
      x={(value + INSET) * step}
      y={BASE - height}
      width={(1 - 2 * INSET) * step}
      height={height}
    />
  )
  const law = `M${range.lo * step} ${BASE}${range.chances
    .map((chance) => `V${(BASE - tall(chance)).toFixed(2)}h${step.toFixed(3)}`)
    .join('')}V${BASE}`
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 26`}
      preserveAspectRatio="none"
      className="hh-picture"
      aria-hidden="true"
    >
      <path className="fill-none stroke-rule" d={`M0 ${BASE}H${WIDTH}`} />
      {agreed !== undefined &&
        chancesOf(agreed)
          .filter(({ chance, upTo }) => (upTo ?? chance) > 0)
          .flatMap(({ value, chance, upTo }) => [
            bar(value, Math.max(0.75, tall(chance)), 'hh-bar-agreed'),
            ...(upTo === undefined ? [] : [bar(value, tall(upTo), 'hh-bar-upto')]),
          ])}
      <path className="hh-law-line" d={law} />
    </svg>
  )
}

export const LengthHistogram = Picture

/** As `LengthHistogram`, with the ends of its axis beside it. */
export const PointsHistogram = (props: PictureProps) => (
  <span className="hh-points-picture note flex items-center gap-1.5 text-ink-3" aria-hidden="true">
    <span>0</span>
    <Picture {...props} />
    <span>{props.axis}</span>
  </span>
)

/** Figures of two digits need the room of three values. */
const SPARSE = 3

/** The figures over a column of pictures; the last ends where the pictures do. */
export function AxisLabels({ axis }: { readonly axis: number }) {
  const every = axis > 9 ? SPARSE : 1
  return (
    <span
      className="hh-axis grid text-ink-3 text-small whitespace-nowrap"
      style={{ gridTemplateColumns: `repeat(${axis + 1}, minmax(0, 1fr))` }}
      aria-hidden="true"
    >
      {Array.from({ length: axis + 1 }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figure is its place.
        <span key={n} className={n === axis && n > 9 ? 'justify-self-end' : 'justify-self-center'}>
          {n % every === 0 ? n : ''}
        </span>
      ))}
    </span>
  )
}
