/**
 * What every contract makes, as PBN says it: `OptimumResultTable` (PBN 2.1, section 3.8.2), `OptimumScore`, and
 * `DoubleDummyTricks`, which club programs write beside them: twenty hexadecimal figures, declarers North, South,
 * East, West, each in notrump, spades, hearts, diamonds, clubs.
 */
import { EAST, NORTH, SEAT_LETTERS, SEATS, type Seat, SOUTH, seatLetter, WEST } from '#core/seat.ts'
import { parseStrain, STRAINS, type Strain, strainLetter } from '#core/suit.ts'
import { type Makeable, type TrickTable, tableTricks } from '#core/trick-table.ts'
import type { FileRecord, KeptTag } from '../format.ts'

const TABLE = 'OptimumResultTable'
const SCORE = 'OptimumScore'
const TRICKS = 'DoubleDummyTricks'
export const MAKEABLE_TAGS: readonly string[] = [TRICKS, TABLE, SCORE]

const COLUMNS = 'Declarer;Denomination\\2R;Result\\2R'
const DECLARERS: readonly Seat[] = [NORTH, SOUTH, EAST, WEST]
const DENOMINATIONS: readonly Strain[] = [...STRAINS].reverse()
const CELLS = DECLARERS.flatMap((declarer) =>
  DENOMINATIONS.map((strain) => ({ declarer, strain }) as const),
)
const MOST_TRICKS = 13

/** The tags, in the order of their names. */
export function makeableTags({ table, par }: Makeable): readonly KeptTag[] {
  const tricks = CELLS.map(({ declarer, strain }) => tableTricks(table, strain, declarer))
  const rows = CELLS.map(({ declarer, strain }, i) => {
    const name = strain === 4 ? 'NT' : strainLetter(strain)
    return `${seatLetter(declarer)} ${name.padStart(2)} ${String(tricks[i]).padStart(2)}`
  })
  return [
    { name: TRICKS, value: tricks.map((n) => n.toString(16)).join('') },
    { name: TABLE, value: COLUMNS, rows },
    ...(par === undefined ? [] : [{ name: SCORE, value: `NS ${par < 0 ? '' : '+'}${par}` }]),
  ]
}

/** A table of what each cell says; `undefined` where one says nothing. */
function tableOf(
  of: (strain: Strain, declarer: Seat) => number | undefined,
): TrickTable | undefined {
  const table = STRAINS.map((strain) => SEATS.map((seat) => of(strain, seat) ?? -1))
  return table.flat().every((n) => n >= 0 && n <= MOST_TRICKS) ? table : undefined
}
function fromRows(rows: readonly string[]): TrickTable | undefined {
  const said = new Map<string, number>()
  for (const row of rows) {
    const [seat = '', strain = '', tricks = ''] = row.trim().toUpperCase().split(/\s+/)
    const of = parseStrain(strain)
    if (of !== undefined && /^\d{1,2}$/.test(tricks)) said.set(`${seat} ${of}`, Number(tricks))
  }
  return tableOf((strain, declarer) => said.get(`${SEAT_LETTERS[declarer]} ${strain}`))
}
const fromFigures = (text: string): TrickTable | undefined =>
  /^[\da-d]{20}$/i.test(text)
    ? tableOf((strain, declarer) =>
        Number.parseInt(
          text[CELLS.findIndex((cell) => cell.strain === strain && cell.declarer === declarer)]!,
          16,
        ),
      )
    : undefined

function scoreOf(value: string): number | undefined {
  const [, side, points] = /^(NS|EW)\s+([+-]?\d+)$/i.exec(value.trim()) ?? []
  if (side === undefined) return undefined
  const score = Number(points)
  return side.toUpperCase() === 'NS' || score === 0 ? score : -score
}

/** What the file of a record says that every contract makes; `undefined` where it does not say it whole. */
export function makeableOf({ kept }: FileRecord): Makeable | undefined {
  if (kept?.kind !== 'pbn') return undefined
  const tag = (name: string) => kept.tags.find((one) => one.name === name)
  const table = fromRows(tag(TABLE)?.rows ?? []) ?? fromFigures(tag(TRICKS)?.value.trim() ?? '')
  if (table === undefined) return undefined
  const par = scoreOf(tag(SCORE)?.value ?? '')
  return { table, ...(par !== undefined && { par }) }
}

/** In how many of the twenty results, and in par where both tell it, two differ. */
export function differences(one: Makeable, other: Makeable): number {
  const cells = CELLS.filter(
    ({ strain, declarer }) =>
      tableTricks(one.table, strain, declarer) !== tableTricks(other.table, strain, declarer),
  ).length
  const isPar = one.par !== undefined && other.par !== undefined && one.par !== other.par
  return cells + (isPar ? 1 : 0)
}
