/** What roles, themes and figures of the record are called. Pure. */
import { callName } from '#core/call.ts'
import { cardName } from '#core/card.ts'
import { fixed } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { Fault, PlayedBoard } from '#played/played-board.ts'
import type { Change, Mean } from '#played/summary.ts'
import type { BoardRole, FaultTheme } from '#practice/board-verdict.ts'

export const ROLE_NAMES: Readonly<Record<BoardRole, string>> = {
  bid: t`Calls`,
  lead: t`Opening lead`,
  declare: t`Declarer`,
  defend: t`Defence`,
}
export const THEME_NAMES: Readonly<Record<FaultTheme, string>> = {
  trumps: t`Trumps, drawn or kept`,
  finesse: t`Finesse or drop`,
  'hold-up': t`Hold-up`,
  entry: t`Entries`,
  ruff: t`Ruffs`,
  signal: t`Partner’s signals`,
  lead: t`Opening lead`,
  game: t`Game missed`,
  slam: t`Slam missed`,
  'sold-out': t`Sold out`,
  'too-high': t`Too high`,
  other: t`Something else`,
}

const minus = (text: string): string => text.replace('-', '−')
/** `0.62`, `−1.7`. */
export const figure = (value: number, places = 2): string => minus(fixed(value, places))
/** `+0.4`, `−1.7`, `0.0`. */
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${figure(value, 1)}`

/** `0.48 to 0.76`; nothing where boards are too few. */
export const intervalText = ({ interval }: Mean): string | undefined =>
  interval && t`${figure(interval.least)} to ${figure(interval.most)}`

/** How things have changed, and whether that may be chance. */
export function changeText(change: Change): string {
  if (change.most < 0) return t`You lose less than before, surely.`
  if (change.least > 0) return t`You lose more than before, surely.`
  return t`Whether it has changed, nobody can tell yet.`
}

/** `♥Q, better ♥4`, as cards and calls are named. */
export const faultText = (fault: Fault): string =>
  fault.kind === 'call'
    ? t`${callName(fault.made)}, better ${callName(fault.better)}`
    : t`${cardName(fault.made)}, better ${cardName(fault.better)}`

/** How many events stand before it, calls first. */
export const placeOfFault = ({ record }: PlayedBoard, { kind, index }: Fault): number =>
  kind === 'call' ? index : record.calls.length + index
