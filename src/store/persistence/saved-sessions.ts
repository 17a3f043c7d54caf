/** The saved form of sessions. */
import * as v from 'valibot'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Honours } from '#core/rubber.ts'
import type { Side } from '#core/seat.ts'
import { SESSION_SCORINGS } from '#core/session-score.ts'
import type { DayKind } from '../sessions/day-boards.ts'
import {
  MOST_CODE,
  MOST_SESSION_BOARDS,
  MOST_SESSIONS,
  type OtherTable,
  type SessionSet,
  type SessionsState,
} from '../sessions/sessions.ts'
import { contractSchema, count, int, object } from './schemas.ts'

/** No board is worth as much. */
const score = int(-20_000, 20_000)

const calls = v.pipe(v.array(int<Call>(0, 37)), v.maxLength(319))
const table: v.GenericSchema<unknown, OtherTable> = object({
  calls,
  cards: v.pipe(v.array(int<Card>(0, 51)), v.maxLength(52)),
})

const honours: v.GenericSchema<unknown, Honours> = object({
  side: int<Side>(0, 1),
  points: v.picklist([100, 150]),
})

/** Letters of a challenge: sixteen boards with four results have about 3,000. */
const code = v.pipe(v.string(), v.maxLength(MOST_CODE))
const set: v.GenericSchema<unknown, SessionSet> = v.union([
  object({
    kind: v.picklist(['day', 'eight'] satisfies DayKind[]),
    date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  }),
  object({ kind: v.literal('challenge'), code }),
])

export const sessionsSchema: v.GenericSchema<unknown, SessionsState> = v.pipe(
  v.array(
    object({
      scoring: v.picklist(SESSION_SCORINGS),
      length: int(1, MOST_SESSION_BOARDS),
      honours: v.optional(v.literal(true)),
      side: int<Side>(0, 1),
      from: count,
      set: v.optional(set),
      sent: v.optional(code),
      boards: v.pipe(
        v.array(
          object({
            board: count,
            number: count,
            contract: v.optional(contractSchema),
            declarerTricks: v.optional(int(0, 13)),
            honours: v.optional(honours),
            calls: v.optional(calls),
            lead: v.optional(int<Card>(0, 51)),
            score,
            against: v.optional(v.pipe(v.array(score), v.maxLength(16))),
            tables: v.optional(v.pipe(v.array(table), v.maxLength(16))),
          }),
        ),
        v.maxLength(MOST_SESSION_BOARDS),
      ),
      over: v.optional(v.boolean()),
    }),
  ),
  v.maxLength(MOST_SESSIONS),
)
