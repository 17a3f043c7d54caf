/** Par of a board whose table is known. */
import type { Seat } from '#core/seat.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { type Par, parOf } from '#doubledummy/par.ts'
import type { TrickTable } from '#doubledummy/trick-table.ts'
import { inOneStep } from '../../job.ts'

export interface ParInput {
  readonly table: TrickTable
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
}

export const parJob = inOneStep(
  ({ table, dealer, vulnerability }: ParInput): Par => parOf(table, dealer, vulnerability),
)
