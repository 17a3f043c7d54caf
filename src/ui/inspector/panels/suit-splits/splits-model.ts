/** The ways a suit's missing cards lie, as rows of a table. No bridge is worked out here. */
import { middle } from '#core/known-chance.ts'
import type { Knowledge } from '../../../ask/knowledge/moment.ts'

export type Split = Knowledge['splits'][number]
export type SplitRow = Split['rows'][number]

/** Rows shown before the reader asks for the rest: three hands share a suit in up to a hundred ways. */
export const SHORT = 8

/**
 * The likeliest rows in the order of the list, and how many are left out. Rows that the agreements tell
 * nothing of as yet go by the law.
 */
export function shownRows(
  rows: readonly SplitRow[],
  all: boolean,
): { readonly rows: readonly SplitRow[]; readonly more: number } {
  if (all || rows.length <= SHORT) return { rows, more: 0 }
  const first = new Set(
    [...rows].sort((a, b) => middle(b) - middle(a) || b.lawful - a.lawful).slice(0, SHORT),
  )
  return { rows: rows.filter((row) => first.has(row)), more: rows.length - SHORT }
}

/** `3–2`, `4–3–0`. */
export const splitText = (lengths: readonly number[]): string => lengths.join('–')
export const rowKey = ({ lengths }: { readonly lengths: readonly number[] }): string =>
  lengths.join('-')
