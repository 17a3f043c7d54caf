/**
 * The areas of one drawn map. All cells of one mark are one path, for a map has hundreds of cells and
 * an element for each would cost a page that is stepped through more than the counting does. Pure.
 */
import type { ShapeMap } from './shape-map.ts'

/** Units of the drawing: a cell with its gap. A unit down is a pixel, across it follows the panel. */
export const CELL = 12
export const HIGH = 14
/** Steps of darkness; the eye tells no more. */
const SHADES = 10
const PALEST = 0.22

export interface HeatAreas {
  /** Beneath every cell; what was gone before shows nothing else. */
  readonly ground: string
  readonly byCall: string
  readonly byDenial: string
  /** What is left, palest first; `shade` is the opacity, in (0, 1]. */
  readonly left: readonly { readonly shade: number; readonly d: string }[]
}

const fixed = (n: number): string => String(Math.round(n * 100) / 100)
const box = (x: number, y: number, high: number): string =>
  `M${x} ${fixed(y)}h${CELL - 1}v${fixed(high)}h${1 - CELL}z`

/** Each cell is a bar from top to foot: gone, cut by the call, cut by the calls not made, left. */
export function heatAreas(map: ShapeMap): HeatAreas {
  let ground = ''
  let byCall = ''
  let byDenial = ''
  const left = Array.from({ length: SHADES }, () => '')
  for (const [row, { cells }] of map.rows.entries())
    for (const [column, cell] of cells.entries()) {
      const x = column * CELL
      const top = row * HIGH
      ground += box(x, top, HIGH - 1)
      const all = cell.left + cell.byCall + cell.byDenial + cell.out
      if (all === cell.out) continue
      const high = (n: number): number => ((HIGH - 1) * n) / all
      const { out } = cell
      if (cell.byCall > 0) byCall += box(x, top + high(out), high(cell.byCall))
      if (cell.byDenial > 0) byDenial += box(x, top + high(out + cell.byCall), high(cell.byDenial))
      if (cell.left > 0) {
        // By the root, or the rare cells could not be told from none.
        const step = Math.max(1, Math.ceil(SHADES * Math.sqrt(cell.left / map.most)))
        left[step - 1] += box(x, top + high(all - cell.left), high(cell.left))
      }
    }
  return {
    ground,
    byCall,
    byDenial,
    left: left.flatMap((d, i) =>
      d === '' ? [] : [{ shade: PALEST + ((1 - PALEST) * (i + 1)) / SHADES, d }],
    ),
  }
}
