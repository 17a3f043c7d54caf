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
/** One table, as it is kept in the file: the recorded play, and robots in all seats after the same auction. */
export interface LookBackLine {
  readonly table: number
  readonly contract: string
  readonly people: TableCost
  readonly robots: TableCost
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
const whoFlawed = (line: LookBackLine, who: (typeof WHO)[number]): boolean =>
  ROLES.some((role) => line[who][role].mistakes > 0)

/** @returns a line for each side of people and of robots, and how many boards have a mistake that could have been known. */
export function* reportOf(lines: readonly LookBackLine[]): Generator<string> {
  const mean = (value: (line: LookBackLine) => number): Gap => meanOver(lines.map(value))
  for (const who of WHO) {
    for (const role of ROLES) {
      const open = gapText(mean((line) => line[who][role].open))
      const knowable = gapText(mean((line) => line[who][role].knowable))
      yield `${who}, ${role}: ${open} tricks a board open, ${knowable} that could have been known`
    }
    const flawed = lines.filter((line) => whoFlawed(line, who)).length
    yield `${who}: a mistake that could have been known on ${flawed} of ${lines.length} boards`
  }
}
