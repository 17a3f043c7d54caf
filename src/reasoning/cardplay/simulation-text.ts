/**
 * A simulation as text: JSON lines, a head and then a layout a line, which shards write and `mergedLines`
 * puts together again; and tables of its figures with commas.
 */
import { cardCode } from '#core/card.ts'
import { seatLetter } from '#core/seat.ts'
import type { Candidate } from './candidates.ts'
import type { Gap } from './paired.ts'
import type { SimulationFigures } from './simulation-figures.ts'

const three = (n: number): string => n.toFixed(3)
const gap = ({ mean, least, most }: Gap): readonly string[] => [mean, least, most].map(three)
const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.join(',')).join('\n')}\n`

/** Every contract with its chances, one a line. */
export const contractsCsv = ({ contracts }: SimulationFigures): string =>
  csv([
    [
      ...['declarer', 'contract', 'tricks', 'tricks_low', 'tricks_high'],
      ...['made', 'made_low', 'made_high', 'score'],
    ],
    ...contracts.flatMap(({ strain, declarer, tricks, levels }) =>
      levels.map(({ level, made, score }) => [
        ...[seatLetter(declarer), `${level}${'CDHSN'[strain]}`, ...gap(tricks)],
        ...[...gap(made), score.toFixed(1)],
      ]),
    ),
  ])

/** Every lead, best first at IMPs; empty where there is none to choose. */
export function leadsCsv({ leads }: SimulationFigures): string {
  if (leads === undefined) return ''
  const row = (one: Candidate): readonly (string | number)[] => [
    one.equals.map(cardCode).join(' '),
    ...[three(13 - one.tricks), three(1 - one.made)],
    ...[...gap(one.behind), ...gap(one.tricksBehind)],
  ]
  return csv([
    [
      ...['lead', 'defenders_tricks', 'beats_contract'],
      ...['imps_behind', 'imps_behind_low', 'imps_behind_high'],
      ...['tricks_behind', 'tricks_behind_low', 'tricks_behind_high'],
    ],
    ...leads.imps.map(row),
  ])
}
