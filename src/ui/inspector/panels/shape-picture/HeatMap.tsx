/**
 * One map, drawn. Every cell is a small bar of its hands: what is left is filled, the darker the more;
 * what the call cut is hatched, what the calls not made cut is dotted; what was gone before is blank.
 */
import { useId, useMemo } from 'react'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'
import { CELL, HIGH, heatAreas } from './heat-areas.ts'
import { COLUMNS, columnLabel, type ShapeMap } from './shape-map.ts'

/** Points written under the map. */
const TICKS = [0, 5, 10, 15, 20, 25]

export const mapName = (map: ShapeMap): string =>
  map.suit === undefined ? t`Patterns by points` : t`Length of ${strainName(map.suit)} by points`

export function HeatMap({ map, summary }: { readonly map: ShapeMap; readonly summary: string }) {
  const id = useId()
  const height = map.rows.length * HIGH
  const areas = useMemo(() => heatAreas(map), [map])
  return (
    <figure
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] my-1 [&_figcaption]:font-semibold data-[kind=patterns]:grid-cols-1"
      data-kind={map.kind}
    >
      <figcaption>
        {map.suit === undefined ? t`Patterns` : <SuitSymbol suit={map.suit} named={false} />}
        <span className="sr-only">{mapName(map)}</span>
      </figcaption>
      {/* Letters are HTML: in the drawing they would shrink with the panel. */}
      <div className="grid max-w-104 grid-cols-[auto_minmax(0,1fr)] gap-x-1 text-small text-ink-2">
        <div
          aria-hidden="true"
          className="text-end font-medium"
          style={{ lineHeight: `${HIGH}px` }}
        >
          {map.rows.map((row) => (
            <div key={row.label}>{row.label}</div>
          ))}
        </div>
        <svg
          role="img"
          aria-label={`${mapName(map)}: ${summary}`}
          viewBox={`0 0 ${COLUMNS * CELL} ${height}`}
          preserveAspectRatio="none"
          className="w-full"
          style={{ height }}
        >
          <defs>
            <pattern id={`${id}-call`} width="4" height="4" patternUnits="userSpaceOnUse">
              <path d="M-1 5 5-1M-1 1 1-1M3 5 5 3" className="fill-none stroke-ink-2 stroke-[1]" />
            </pattern>
            <pattern id={`${id}-denial`} width="4" height="4" patternUnits="userSpaceOnUse">
              <circle cx="2" cy="2" r="1.15" className="fill-agree" />
            </pattern>
          </defs>
          <path d={areas.ground} className="fill-inset" />
          <path d={areas.byCall} fill={`url(#${id}-call)`} />
          <path d={areas.byDenial} fill={`url(#${id}-denial)`} />
          {areas.left.map(({ shade, d }) => (
            <path key={shade} d={d} className="fill-accent" opacity={shade} />
          ))}
        </svg>
        <div aria-hidden="true" className="relative col-start-2 h-4 font-medium">
          {TICKS.map((column) => (
            <span
              key={column}
              className="absolute -translate-x-1/2"
              style={{ left: `${((column + 0.5) * 100) / COLUMNS}%` }}
            >
              {columnLabel(column)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}

/** A sample of each mark, with its word. */
export function Legend() {
  const id = useId()
  return (
    <ul className="note my-2 flex flex-wrap gap-x-3 gap-y-0.5" aria-label={t`Marks`}>
      <li className="flex items-center gap-1">
        <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
          <rect width="14" height="14" className="fill-accent" />
        </svg>
        {t`left, darker for more`}
      </li>
      <li className="flex items-center gap-1">
        <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
          <pattern id={`${id}-call`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M-1 5 5-1M-1 1 1-1M3 5 5 3" className="fill-none stroke-ink-2 stroke-[1]" />
          </pattern>
          <rect width="14" height="14" className="fill-inset" />
          <rect width="14" height="14" fill={`url(#${id}-call)`} />
        </svg>
        {t`hatched: cut by the call`}
      </li>
      <li className="flex items-center gap-1">
        <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
          <pattern id={`${id}-denial`} width="4" height="4" patternUnits="userSpaceOnUse">
            <circle cx="2" cy="2" r="1.15" className="fill-agree" />
          </pattern>
          <rect width="14" height="14" className="fill-inset" />
          <rect width="14" height="14" fill={`url(#${id}-denial)`} />
        </svg>
        {t`dotted: cut by the calls not made`}
      </li>
      <li className="flex items-center gap-1">
        <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
          <rect width="14" height="14" className="fill-inset" />
        </svg>
        {t`gone before`}
      </li>
    </ul>
  )
}
