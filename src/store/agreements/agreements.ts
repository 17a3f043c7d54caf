/**
 * What the sides agree by hand: a table of calls and a carding agreement each. Saved; with an undo
 * of its own. The last agreement that made sense is the one in use: the editor keeps half-typed
 * figures to itself.
 */
import type { Side } from '#core/seat.ts'
import type { JobInput } from '#engine/protocol.ts'

/** By side, North-South first. */
export type BothSides = Extract<JobInput<'agreements-check'>, { readonly kind: 'check' }>['sides']
export type SideAgreements = BothSides[0]
export type CardingAgreement = SideAgreements['carding']
export type CallTable = SideAgreements['calls']
export type CallEntry = CallTable['entries'][number]
export type Predicate = CallEntry['says']

export interface AgreementsState {
  readonly sides: BothSides
  /** Oldest first; not saved. */
  readonly past: readonly BothSides[]
  /** Next first; not saved. */
  readonly future: readonly BothSides[]
  /** What the last edit touched: another edit of the same is one step with it. */
  readonly touched: string | undefined
}

/** Steps that can be taken back. */
const DEPTH = 200
/** Most calls that one side's table has. */
export const MAX_ENTRIES = 200

/** Agreements with nothing to take back. */
export const fresh = (sides: BothSides): AgreementsState => ({
  sides,
  past: [],
  future: [],
  touched: undefined,
})

/** With other agreements; edits that touch the same thing one after the other are taken back together. */
export function withSides(s: AgreementsState, sides: BothSides, touched?: string): AgreementsState {
  if (sides === s.sides) return s
  const together = touched !== undefined && touched === s.touched
  return {
    sides,
    past: together ? s.past : [...s.past, s.sides].slice(-DEPTH),
    future: [],
    touched,
  }
}
export const withSide = (sides: BothSides, side: Side, to: SideAgreements): BothSides =>
  side === 0 ? [to, sides[1]] : [sides[0], to]

/** One step back (-1) or forth (1); the same state when there is none. */
export function steppedSides(s: AgreementsState, direction: 1 | -1): AgreementsState {
  const to = direction === -1 ? s.past.at(-1) : s.future[0]
  if (to === undefined) return s
  return {
    sides: to,
    past: direction === -1 ? s.past.slice(0, -1) : [...s.past, s.sides],
    future: direction === -1 ? [s.sides, ...s.future] : s.future.slice(1),
    touched: undefined,
  }
}
