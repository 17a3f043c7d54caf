/**
 * Sessions: boards played one after another and scored together. A board counts as it was finished first;
 * what it is measured by is worked out later. The last session is the one under way, unless it is over.
 */

import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { type Honours, type RubberDeal, type RubberSheet, rubberSheet } from '#core/rubber.ts'
import type { Side } from '#core/seat.ts'
import { isRubber, type SessionScoring } from '#core/session-score.ts'
import type { ChosenBy } from '../table/event.ts'
import type { DaySet } from './day-boards.ts'

/** What another table did on a board. */
export interface OtherTable {
  readonly calls: readonly Call[]
  readonly cards: readonly Card[]
}

export interface SessionBoard {
  /** Id of the board on the table. */
  readonly board: number
  readonly number: number
  /** Missing for a board that was passed out. */
  readonly contract?: Contract
  readonly declarerTricks?: number
  /** How it was bid, and what was led; missing where an older version kept it. */
  readonly calls?: readonly Call[]
  readonly lead?: Card
  /** Held in one hand, where the session scores them. */
  readonly honours?: Honours
  /** Points of the session's side. */
  readonly score: number
  /** The scores of the same side that it is measured by; missing until they are known. */
  readonly against?: readonly number[]
  /** What robots did at the tables that it is measured by, in the order of those scores. */
  readonly tables?: readonly OtherTable[]
}
/** Boards that others play too: those of a day, or those of a challenge with its code. */
export type SessionSet = DaySet | { readonly kind: 'challenge'; readonly code: string }

export interface Session {
  readonly scoring: SessionScoring
  /** Boards that it is to have; of a rubber or of Chicago, at most. */
  readonly length: number
  /** Honours count, in a rubber or in Chicago. */
  readonly honours?: true
  readonly side: Side
  /** Boards of the table from this id on belong to it. */
  readonly from: number
  /** Where all its boards stand on the table from its start, and others play them too. */
  readonly set?: SessionSet
  /** The challenge, or the answer to one, that its results have gone into. */
  readonly sent?: string
  readonly boards: readonly SessionBoard[]
  readonly over?: boolean
}
export type SessionsState = readonly Session[]

/** What robots play for in a session: the tricks, the IMPs or the points that it counts. */
export const ROBOTS_PLAY_FOR: Readonly<Record<SessionScoring, ChosenBy['scoring']>> = {
  par: 'imps',
  robots: 'imps',
  matchpoints: 'matchpoints',
  total: 'total',
  rubber: 'total',
  chicago: 'total',
}

export const MOST_SESSION_BOARDS = 64
/** Most letters of a challenge. */
export const MOST_CODE = 8000
/** Older ones are forgotten. */
export const MOST_SESSIONS = 100

/** The session under way. */
export function sessionNow(sessions: SessionsState): Session | undefined {
  const last = sessions.at(-1)
  return last?.over === true ? undefined : last
}
/** The boards of a challenge’s code, as the link of a set has them. */
export const boardsOfCode = (code: string): string | undefined => code.split('.')[1]
/** Names the boards of a set: a challenge and the answers to it have the same. */
const nameOf = (set: SessionSet): string =>
  set.kind === 'challenge' ? `challenge ${boardsOfCode(set.code)}` : `${set.kind} ${set.date}`
type Dealt = Pick<SessionBoard, 'contract' | 'declarerTricks' | 'honours'>
const dealOf = ({ contract, declarerTricks = 0, honours }: Dealt): RubberDeal => ({
  ...{ contract, honours, tricks: declarerTricks },
})
/** The score sheet of a rubber or of Chicago, with one more deal; `undefined` for another session. */
export function sheetOf(
  { scoring, boards, over = false }: Session,
  next?: Dealt,
): RubberSheet | undefined {
  if (!isRubber(scoring)) return undefined
  const dealt: readonly Dealt[] = next === undefined ? boards : [...boards, next]
  return rubberSheet(scoring, dealt.map(dealOf), over && next === undefined)
}

/** The session of those boards, over or under way. */
export const sessionOfSet = (sessions: SessionsState, set: SessionSet): Session | undefined =>
  sessions.findLast((one) => one.set !== undefined && nameOf(one.set) === nameOf(set))
export const withLast = (sessions: SessionsState, last: Session): SessionsState => [
  ...sessions.slice(0, -1),
  last,
]
