/**
 * One map, drawn. Every cell is a small bar of its hands: what is left is filled, the darker the more;
 * what the call cut is hatched, what the calls not made cut is dotted; what was gone before is blank.
 */
import { useId, useMemo } from 'react'
import { strainName } from '#core/suit.ts'
import { SuitSymbol } from '../../parts/SuitSymbol.tsx'
import { CELL, HIGH, heatAreas, LABEL } from './heat-areas.ts'
import { COLUMNS, columnLabel, type ShapeMap } from './shape-map.ts'

const FOOT = 14
/** Room for the last figure beneath. */
const EDGE = 6
/** Points written under the map. */
const TICKS = [0, 5, 10, 15, 20, 25]

export const mapName = (map: ShapeMap): string =>
  map.suit === undefined ? 'Patterns by points' : `Length of ${strainName(map.suit)} by points`

export function HeatMap({ map, summary }: { readonly map: ShapeMap; readonly summary: string }) {
  const id = useId()
  const height = map.rows.length * HIGH
  const areas = useMemo(() => heatAreas(map), [map])
  return (
    <figure
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] my-1 [&_figcaption]:font-semibold data-[kind=patterns]:grid-cols-1 [&_svg]:w-full [&_svg]:max-w-104"
      data-kind={map.kind}
    >
      <figcaption>
        {map.suit === undefined ? 'Patterns' : <SuitSymbol suit={map.suit} named={false} />}
        <span className="sr-only">{mapName(map)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${mapName(map)}: ${summary}`}
        viewBox={`0 0 ${LABEL + COLUMNS * CELL + EDGE} ${height + FOOT}`}
      >
        <defs>
          <pattern id={`${id}-call`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M-1 5 5-1M-1 1 1-1M3 5 5 3" className="fill-none stroke-ink-2 stroke-[1]" />
          </pattern>
          <pattern id={`${id}-denial`} width="4" height="4" patternUnits="userSpaceOnUse">
            <circle cx="2" cy="2" r="1.15" className="fill-agree" />
          </pattern>
        </defs>
        {map.rows.map((row, i) => (
          <text
            key={row.label}
            x={LABEL - 5}
            y={(i + 1) * HIGH - 3.5}
            textAnchor="end"
            className="fill-ink-2 font-sans text-[10px] font-medium"
          >
            {row.label}
          </text>
        ))}
        <path d={areas.ground} className="fill-inset" />
        <path d={areas.byCall} fill={`url(#${id}-call)`} />
        <path d={areas.byDenial} fill={`url(#${id}-denial)`} />
        {areas.left.map(({ shade, d }) => (
          <path key={shade} d={d} className="fill-accent" opacity={shade} />
        ))}
        {TICKS.map((column) => (
          <text
            key={column}
            x={LABEL + column * CELL + CELL / 2}
            y={height + FOOT - 3}
            textAnchor="middle"
            className="fill-ink-2 font-sans text-[10px] font-medium"
          >
            {columnLabel(column)}
          </text>
        ))}
      </svg>
    </figure>
  )
}

/** A sample of each mark, with its word. */
export function Legend() {
  const id = useId()
  return (
    <ul className="note my-2 flex flex-wrap gap-x-3 gap-y-0.5" aria-label="Marks">
      <li className="flex items-center gap-1">
        <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
          <rect width="14" height="14" className="fill-accent" />
        </svg>
        left, darker for more
      </li>
      <li className="flex items-center gap-1">
        <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
          <pattern id={`${id}-call`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M-1 5 5-1M-1 1 1-1M3 5 5 3" className="fill-none stroke-ink-2 stroke-[1]" />
          </pattern>
          <rect width="14" height="14" className="fill-inset" />
          <rect width="14" height="14" fill={`url(#${id}-call)`} />
        </svg>
        hatched: cut by the call
      </li>
      <li className="flex items-center gap-1">
        <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
          <pattern id={`${id}-denial`} width="4" height="4" patternUnits="userSpaceOnUse">
            <circle cx="2" cy="2" r="1.15" className="fill-agree" />
          </pattern>
          <rect width="14" height="14" className="fill-inset" />
          <rect width="14" height="14" fill={`url(#${id}-denial)`} />
        </svg>
        dotted: cut by the calls not made
      </li>
      <li className="flex items-center gap-1">
        <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
          <rect width="14" height="14" className="fill-inset" />
        </svg>
        gone before
      </li>
    </ul>
  )
}
