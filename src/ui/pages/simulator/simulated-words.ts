/** Figures of a simulation as the page writes them, and the deals as boards for a file. Pure. */

import { bidOf } from '#core/call.ts'
import { percent } from '#core/chance.ts'
import { fixed, percentage } from '#core/locale.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import type { Strain } from '#core/suit.ts'
import type { JobValue } from '#engine/protocol.ts'

export type SimulationFound = JobValue<'simulate'>
type ContractFigures = SimulationFound['contracts'][number]
type Gap = ContractFigures['tricks']

/** `62 % (52–71 %)`; of all layouts there are, the share alone. */
export const shareText = ({ mean, least, most }: Gap): string =>
  least === most
    ? percent(mean)
    : `${percent(mean)} (${percentage(`${Math.round(100 * least)}–${Math.round(100 * most)}`)})`
/** `9.4 ±0.3`. */
export const meanText = ({ mean, least, most }: Gap): string =>
  least === most ? fixed(mean, 1) : `${fixed(mean, 1)} ±${fixed((most - least) / 2, 1)}`
export const pointsText = (n: number): string => {
  const points = Math.round(n)
  return points < 0 ? `−${-points}` : `+${points}`
}

export interface BestContract {
  readonly strain: Strain
  readonly declarer: Seat
  readonly bid: ReturnType<typeof bidOf>
  readonly made: Gap
  readonly tricks: Gap
  readonly score: number
}
/** The contracts of a side with the highest mean score, each by its better declarer, best first. */
export function bestOf(found: SimulationFound, side: 0 | 1, most: number): readonly BestContract[] {
  const all = found.contracts
    .filter(({ declarer }) => declarer % 2 === side)
    .flatMap(({ strain, declarer, tricks, levels }) =>
      levels.map(({ level, made, score }) => {
        return { strain, declarer, tricks, made, score, bid: bidOf(level, strain) }
      }),
    )
    .toSorted((a, b) => b.score - a.score)
  return all.filter(({ bid }, i) => all.findIndex((one) => one.bid === bid) === i).slice(0, most)
}

/** The layouts as boards: the dealer, the vulnerability and the calls of the board on the table. */
export const recordsOf = (
  { layouts }: SimulationFound,
  { board, calls, contract }: BoardRecord,
): readonly BoardRecord[] =>
  layouts.map(({ deal, at }) => ({
    board: { ...board, number: at + 1, deal },
    ...{ calls, contract, cards: [] },
  }))
