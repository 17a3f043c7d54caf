/** What is asked of hands, as the forms of the page have it, read into limits. */

import type { Range } from '#core/range.ts'
import { err, ok, type Problem, type Result } from '#core/result.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { SUITS, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import { type DealLimits, type HandLimits, parseShapes } from '#counting/deal-constraint.ts'

/** What is asked of one hand, as the dialog has it. */
export interface HandAsked {
  readonly hcp?: Range
  /** By suit, clubs first. */
  readonly lengths?: NonNullable<HandLimits['lengths']>
  /** Shapes as written: `5431, 4=5=3=1, balanced`; empty for any. */
  readonly shapes?: string
}
export type DealAsked = Tuple4<HandAsked | undefined>

export const DEAL_FIELDS = ['seed', 'number', 'boards', 'first-board', 'shapes', 'limits'] as const
/** What stops the dealing, and the field of the dialog it is about. */
export interface DealProblem extends Problem {
  readonly field: (typeof DEAL_FIELDS)[number]
  readonly seat?: Seat
}

export const refuse = (
  field: DealProblem['field'],
  problem: Problem,
  seat?: Seat,
): Result<never, DealProblem> => err({ ...problem, field, ...(seat === undefined ? {} : { seat }) })

function handLimitsOf(
  of: DealAsked[Seat],
  seat: Seat,
): Result<HandLimits | undefined, DealProblem> {
  if (of === undefined) return ok(undefined)
  for (const suit of SUITS) {
    const range = of.lengths?.[suit]
    if (range !== undefined && range.min > range.max)
      return refuse(
        'limits',
        {
          code: 'deal/length-order',
          message: t`${seatName(seat)}: the fewest ${strainName(suit)}, ${range.min}, are more than the most, ${range.max}.`,
        },
        seat,
      )
  }
  const { shapes: text = '', ...ranges } = of
  const shapes = parseShapes(text)
  return shapes.ok
    ? ok({ ...ranges, shapes: shapes.value })
    : refuse(
        'shapes',
        { ...shapes.error, message: `${seatName(seat)}: ${shapes.error.message}` },
        seat,
      )
}
/** The limits asked for; a problem names the field it is about. */
export function limitsOf(asked: DealAsked): Result<DealLimits, DealProblem> {
  const read = mapTuple4(asked, handLimitsOf)
  return (
    read.find((one) => !one.ok) ?? ok(mapTuple4(read, (one) => (one.ok ? one.value : undefined)))
  )
}
