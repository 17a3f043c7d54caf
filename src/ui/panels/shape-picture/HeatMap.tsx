/**
 * One map, drawn. Every cell is a small bar of its hands: what is left is filled, the darker the more;
 * what the call cut is hatched, what the calls not made cut is dotted; what was gone before is blank.
 */
import { useId } from 'react'
import { strainName } from '#core/suit.ts'
import { SuitSymbol } from '../../parts/SuitSymbol.tsx'
import { COLUMNS, columnLabel, type Fate, type ShapeMap } from './shape-map.ts'

const CELL = 12
const HIGH = 14
const LABEL = 38
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
  return (
    <figure className="heat">
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
            <path d="M-1 5 5-1M-1 1 1-1M3 5 5 3" className="heat-hatch" />
          </pattern>
          <pattern id={`${id}-denial`} width="4" height="4" patternUnits="userSpaceOnUse">
            <circle cx="2" cy="2" r="1.15" className="heat-dot" />
          </pattern>
        </defs>
        {map.rows.map((row, i) => (
          <g key={row.label} transform={`translate(0 ${i * HIGH})`}>
            <text x={LABEL - 5} y={HIGH - 3.5} textAnchor="end" className="heat-label">
              {row.label}
            </text>
            {row.cells.map((cell, column) => (
              <Cell
                key={columnLabel(column)}
                x={LABEL + column * CELL}
                cell={cell}
                most={map.most}
                id={id}
              />
            ))}
          </g>
        ))}
        {TICKS.map((column) => (
          <text
            key={column}
            x={LABEL + column * CELL + CELL / 2}
            y={height + FOOT - 3}
            textAnchor="middle"
            className="heat-label"
          >
            {columnLabel(column)}
          </text>
        ))}
      </svg>
    </figure>
  )
}

function Cell({
  x,
  cell,
  most,
  id,
}: {
  readonly x: number
  readonly cell: Fate
  readonly most: number
  readonly id: string
}) {
  const { left, byCall, byDenial, out } = cell
  const all = left + byCall + byDenial + out
  if (left + byCall + byDenial === 0)
    return <rect x={x} width={CELL - 1} height={HIGH - 1} className="heat-out" />
  const high = (n: number) => ((HIGH - 1) * n) / all
  const shade = most === 0 ? 0 : 0.22 + 0.78 * Math.sqrt(left / most)
  return (
    <>
      <rect x={x} width={CELL - 1} height={HIGH - 1} className="heat-out" />
      {byCall > 0 && (
        <rect
          x={x}
          y={high(out)}
          width={CELL - 1}
          height={high(byCall)}
          fill={`url(#${id}-call)`}
        />
      )}
      {byDenial > 0 && (
        <rect
          x={x}
          y={high(out + byCall)}
          width={CELL - 1}
          height={high(byDenial)}
          fill={`url(#${id}-denial)`}
        />
      )}
      {left > 0 && (
        <rect
          x={x}
          y={high(out + byCall + byDenial)}
          width={CELL - 1}
          height={high(left)}
          className="heat-left"
          opacity={shade}
        />
      )}
    </>
  )
}

/** A sample of each mark, with its word. */
export function Legend() {
  const id = useId()
  return (
    <ul className="heat-legend" aria-label="Marks">
      <li>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <rect width="14" height="14" className="heat-left" />
        </svg>
        left, darker for more
      </li>
      <li>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <pattern id={`${id}-call`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M-1 5 5-1M-1 1 1-1M3 5 5 3" className="heat-hatch" />
          </pattern>
          <rect width="14" height="14" className="heat-out" />
          <rect width="14" height="14" fill={`url(#${id}-call)`} />
        </svg>
        hatched: cut by the call
      </li>
      <li>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <pattern id={`${id}-denial`} width="4" height="4" patternUnits="userSpaceOnUse">
            <circle cx="2" cy="2" r="1.15" className="heat-dot" />
          </pattern>
          <rect width="14" height="14" className="heat-out" />
          <rect width="14" height="14" fill={`url(#${id}-denial)`} />
        </svg>
        dotted: cut by the calls not made
      </li>
      <li>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <rect width="14" height="14" className="heat-out" />
        </svg>
        gone before
      </li>
    </ul>
  )
}
