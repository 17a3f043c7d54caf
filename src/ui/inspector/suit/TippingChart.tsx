/** The value of the plans along one dial, drawn, with every crossing marked and told. */
import { t } from '#core/text.ts'
import type { TippingLine } from './suit-model.ts'
import { chanceText, type Goal, holdingText, valueText } from './suit-words.ts'

const WIDE = 320
const HIGH = 100
/** Room for the line that says now, and for a circle at either end. */
const EDGE = 6
const TOP = 10
const FOOT = 4

export interface TippingChartProps {
  readonly line: TippingLine
  readonly goal: Goal
  readonly names: { readonly west: string; readonly east: string }
}

/** Where on the dial, in words. */
export function placeWords(
  line: TippingLine,
  at: number,
  names: TippingChartProps['names'],
): string {
  if (line.dial.kind === 'honour')
    return t`${chanceText(at)} that ${names.west} has the ${holdingText(line.dial.card)}`
  const round = Math.round(at * 100) / 100
  if (round === 0) return t`as many vacant places on either side`
  const [who, other] = round > 0 ? [names.west, names.east] : [names.east, names.west]
  const places = Math.abs(round)
  return t`${places} vacant ${places === 1 ? t`place` : t`places`} more with ${who} than with ${other}`
}

export function crossingWords(
  line: TippingLine,
  names: TippingChartProps['names'],
): readonly string[] {
  return line.crossings.map(
    ({ at, from, to }) =>
      t`Plan ${from + 1} up to ${placeWords(line, at, names)}, there they are equal; beyond it Plan ${to + 1}.`,
  )
}

export function TippingChart({ line, goal, names }: TippingChartProps) {
  const values = line.points.flatMap((point) => point.values)
  const low = Math.min(...values)
  const high = Math.max(...values)
  const span = high - low || 1
  const first = line.points[0]?.at ?? 0
  const last = line.points.at(-1)?.at ?? 1
  const x = (at: number): number => EDGE + ((WIDE - 2 * EDGE) * (at - first)) / (last - first || 1)
  const y = (value: number): number => TOP + (HIGH - TOP - FOOT) * (1 - (value - low) / span)
  const path = (plan: number): string =>
    line.points
      .map(
        ({ at, values: row }, i) =>
          `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(row[plan]!).toFixed(1)}`,
      )
      .join('')
  const plans = line.points[0]?.values.length ?? 0
  const told = crossingWords(line, names)
  const title =
    line.dial.kind === 'places'
      ? t`By vacant places alone`
      : t`By who has the ${holdingText(line.dial.card)}`
  return (
    <figure className="not-first:mt-4 [&_figcaption]:font-semibold">
      <figcaption>{title}</figcaption>
      {/* Letters are HTML: in the drawing they would shrink with the panel. */}
      <div
        className="grid max-w-112 grid-cols-[auto_minmax(0,1fr)] gap-x-1 text-small text-ink-2 tabular-nums"
        aria-hidden="true"
      >
        <div className="flex flex-col justify-between text-end">
          <span>{valueText(goal, high)}</span>
          <span>{valueText(goal, low)}</span>
        </div>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} className="h-auto w-full" aria-hidden="true">
          <line
            x1={EDGE}
            x2={WIDE - EDGE}
            y1={HIGH - FOOT}
            y2={HIGH - FOOT}
            className="stroke-edge"
          />
          {line.now !== undefined && (
            <line
              x1={x(line.now)}
              x2={x(line.now)}
              y1={TOP - 6}
              y2={HIGH - FOOT}
              className="stroke-accent stroke-[2]"
            />
          )}
          {Array.from({ length: plans }, (_, plan) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan is known by its place
            <path key={plan} d={path(plan)} className="tipping-line" data-plan={plan + 1} />
          ))}
          {line.crossings.map(({ at, to }) => {
            const near = line.points.find((point) => point.at >= at) ?? line.points.at(-1)
            return (
              <circle
                key={at}
                cx={x(at)}
                cy={y(near?.values[to] ?? low)}
                r="4"
                className="fill-panel stroke-accent stroke-[2]"
              />
            )
          })}
        </svg>
        <div className="col-start-2 flex justify-between">
          <span>
            {line.dial.kind === 'places' ? `${names.east} +${Math.abs(first)}` : names.east}
          </span>
          <span>{line.dial.kind === 'places' ? `${names.west} +${last}` : names.west}</span>
        </div>
      </div>
      <ul className="flex flex-wrap gap-y-0.5 gap-x-4 text-small" aria-hidden="true">
        {Array.from({ length: plans }, (_, plan) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan is known by its place
          <li key={plan}>
            <span className="tipping-key" data-key={`plan-${plan + 1}`} />
            {t`Plan ${plan + 1}`}
          </li>
        ))}
        {line.now !== undefined && (
          <li>
            <span className="tipping-key" data-key="now" />
            {t`now`}
          </li>
        )}
        {told.length > 0 && (
          <li>
            <span className="tipping-key" data-key="cross" />
            {t`they cross`}
          </li>
        )}
      </ul>
      {told.length === 0 ? (
        <p>{t`The same plan is best all along.`}</p>
      ) : (
        <ul className="text-small">
          {told.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {line.now !== undefined && (
        <p className="text-small text-ink-2">
          {t`Now: ${placeWords(line, line.now, names)}. `}
          {line.points
            .find((point) => point.at === line.now)
            ?.values.map((value, i) => t`Plan ${i + 1} ${valueText(goal, value)}`)
            .join(', ')}
        </p>
      )}
    </figure>
  )
}
