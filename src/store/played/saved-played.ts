/** The saved form of a played board: a row each, named by the deal, so that a board is kept once. */
import * as v from 'valibot'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { isWhole } from '#core/deal.ts'
import { dealNumber } from '#core/deal-number.ts'
import type { BoardRecord } from '#core/record.ts'
import { sideOf } from '#core/seat.ts'
import type { Looked, PlayedBoard } from '#played/played-board.ts'
import { BOARD_ROLES, type BoardVerdict, FAULT_THEMES } from '#practice/board-verdict.ts'
import { readBoard, type SavedBoard, savedBoard } from '../persistence/saved.ts'
import { systemSchema } from '../persistence/saved-strategies.ts'
import { count, defined, int, object, seat } from '../persistence/schemas.ts'
import { summaryOf } from '../table/readings.ts'

/** Names the deal with its dealer and vulnerability. */
export function playedKey({ record: { board } }: Pick<PlayedBoard, 'record'>): string {
  const { deal, dealer, vulnerability } = board
  return isWhole(deal) ? `${dealNumber(deal).toString(36)} ${dealer} ${vulnerability}` : ''
}

const number = v.pipe(v.number(), v.finite())
const cost = object({ mean: number, least: number, most: number })
const about = {
  role: v.picklist(BOARD_ROLES),
  index: int(0, 400),
  cost,
  theme: v.picklist(FAULT_THEMES),
} as const
const call = int<Call>(0, 37)
const card = int<Card>(0, 51)
const verdict: v.GenericSchema<unknown, BoardVerdict> = object({
  seat,
  scoring: v.picklist(['imps', 'total', 'matchpoints']),
  calls: object({
    made: count,
    faults: v.array(object({ kind: v.literal('call'), ...about, made: call, better: call })),
  }),
  cards: object({
    made: count,
    faults: v.array(object({ kind: v.literal('card'), ...about, made: card, better: card })),
    openCost: number,
  }),
})
const looked: v.GenericSchema<unknown, Looked> = object({
  verdict,
  open: number,
  againstPar: int(-24, 24),
})
const rowSchema = object({
  at: count,
  seat,
  forPartner: v.optional(v.literal(true)),
  systems: v.strictTuple([systemSchema, systemSchema]),
  board: v.unknown(),
  looked: v.optional(v.unknown()),
})
export interface PlayedRow extends Omit<PlayedBoard, 'record' | 'contract' | 'score'> {
  readonly board: SavedBoard
}

const bare = ({ board, calls, contract, cards, claim }: BoardRecord): BoardRecord => ({
  ...{ board, calls, contract, cards },
  ...(claim === undefined ? {} : { claim }),
})
export function playedRow({ record, contract: _, score: _s, ...rest }: PlayedBoard): PlayedRow {
  const board = savedBoard({ id: 0, source: bare(record), tree: undefined })
  return defined({ ...rest, board })
}

/**
 * The board of a row, played through by the rules; what looking back found is dropped where it cannot be read.
 * @returns `undefined` where the row cannot be read.
 */
export function readPlayed(row: unknown): PlayedBoard | undefined {
  const read = v.safeParse(rowSchema, row)
  if (!read.success) return undefined
  const { board: saved, looked: found, ...rest } = read.output
  const board = readBoard(saved)
  if (!board.ok) return undefined
  const { source: record } = board.value
  const { contract, passedOut, score } = summaryOf(record)
  if (!isWhole(record.board.deal) || (score === undefined && !passedOut)) return undefined
  const ours = contract === undefined || sideOf(contract.declarer) === sideOf(rest.seat)
  const points = score ?? 0
  const back = v.safeParse(looked, found)
  return {
    ...rest,
    ...{ record, contract, score: ours ? points : 0 - points },
    ...(back.success ? { looked: back.output } : {}),
  }
}
