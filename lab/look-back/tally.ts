/** What tables that were looked back on come to, for declarers and for defenders. */
import type { Gap } from '#cardplay/paired.ts'
import type { ReviewedCard } from '#cardplay/review.ts'
import type { Contract } from '#core/contract.ts'
import { sideOf } from '#core/seat.ts'
import { gapText, meanOver } from '../play-match/figures.ts'

/** Tricks of one side on one board. */
export interface SideCost {
  /** Given away with all hands open. */
  readonly open: number
  /** Behind the best by what was known, where a card was a mistake. */
  readonly knowable: number
  /** Cards that were mistakes. */
  readonly mistakes: number
}
export interface TableCost {
  readonly declarers: SideCost
  readonly defenders: SideCost
}
/**
 * One table, as it is kept in the file: the recorded play, and robots in all seats after the same auction, each
 * once it has been looked at.
 */
export interface LookBackLine {
  readonly table: number
  readonly contract: string
  readonly people?: TableCost
  readonly robots?: TableCost
}

/** What lines tell of one table, in its first line’s place. */
export function joined(lines: readonly LookBackLine[]): readonly LookBackLine[] {
  const tables = new Map<number, LookBackLine>()
  for (const line of lines) tables.set(line.table, { ...tables.get(line.table), ...line })
  return [...tables.values()]
}

export function costOf(contract: Contract, cards: readonly ReviewedCard[]): TableCost {
  const of = (declaring: boolean): SideCost => {
    const own = cards.filter(
      ({ seat }) => (sideOf(seat) === sideOf(contract.declarer)) === declaring,
    )
    const mistakes = own.filter(({ verdict }) => verdict === 'mistake')
    return {
      open: own.reduce((sum, { openCost }) => sum + openCost, 0),
      knowable: mistakes.reduce((sum, { knowable }) => sum + (knowable?.tricks.mean ?? 0), 0),
      mistakes: mistakes.length,
    }
  }
  return { declarers: of(true), defenders: of(false) }
}

const ROLES = ['declarers', 'defenders'] as const
const WHO = ['people', 'robots'] as const
/** @returns a line for each side of people and of robots, and how many boards have a mistake that could have been known. */
export function* reportOf(lines: readonly LookBackLine[]): Generator<string> {
  for (const who of WHO) {
    const costs = lines.map((line) => line[who]).filter((cost) => cost !== undefined)
    if (costs.length === 0) continue
    const mean = (value: (cost: TableCost) => number): Gap => meanOver(costs.map(value))
    for (const role of ROLES) {
      const open = gapText(mean((cost) => cost[role].open))
      const knowable = gapText(mean((cost) => cost[role].knowable))
      yield `${who}, ${role}: ${open} tricks a board open, ${knowable} that could have been known`
    }
    const flawed = costs.filter((cost) => ROLES.some((role) => cost[role].mistakes > 0)).length
    yield `${who}: a mistake that could have been known on ${flawed} of ${costs.length} boards`
  }
}
