/**
 * Agreements by hand, judged before they are used: a call that cannot be made there, a range upside
 * down, a condition that no hand meets, a fallback that can never be believed. Also the carding
 * agreements to begin from.
 */

import { type Auction, withCall } from '#core/auction.ts'
import { callCode } from '#core/call.ts'
import { type BySide, NORTH, type Side, sideName } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { listing } from '#explain/knowledge/why-bound-words.ts'
import { chainAction } from '#reasoning/inference/inference.ts'
import { contradiction } from '#reasoning/inference/possible.ts'
import { checkLikelihood } from '#reasoning/predicates/likelihood.ts'
import { allOf, not, type Predicate } from '#reasoning/predicates/predicate.ts'
import { sameCalls } from '#reasoning/sources/call-table.ts'
import { CARDINGS, type CardingAgreement, type LeadRule } from '#reasoning/sources/carding.ts'
import type { CallEntry, CallTable } from '#reasoning/sources/source.ts'
import { defineJob, type Job } from '../../job.ts'

/** What one side agrees by hand. */
export interface SideAgreements {
  readonly carding: CardingAgreement
  readonly calls: CallTable
}
/** By side, North-South first. */
export type BothSides = BySide<SideAgreements>

export type AgreementsCheckInput =
  | { readonly kind: 'list' }
  | { readonly kind: 'check'; readonly sides: BothSides }

/** What is wrong, and where. */
export interface AgreementFault {
  readonly side: Side
  /** Place of the call in the side's table, from 0; `undefined` for leads and signals. */
  readonly entry?: number
  /** One sentence, place and all. */
  readonly message: string
}
export interface AgreementsCheckOutput {
  readonly cardings: readonly CardingAgreement[]
  /** Empty when the agreements can be used; nothing is checked for `list`. */
  readonly faults: readonly AgreementFault[]
}

/** Whose hand a condition is of, by the seat it is written with. */
const WHOSE = [
  t`the caller`,
  t`the left-hand opponent`,
  'partner',
  t`the right-hand opponent`,
] as const

const upsideDown = (p: Predicate): { readonly min: number; readonly max: number } | undefined => {
  switch (p.kind) {
    case 'all':
    case 'any':
    case 'one':
      return p.of.map(upsideDown).find((one) => one !== undefined)
    case 'not':
      return upsideDown(p.of)
    default:
      return 'min' in p && p.min > p.max ? p : undefined
  }
}
const empty = (p: Predicate): boolean =>
  p.kind === 'not'
    ? empty(p.of)
    : (p.kind === 'any' || p.kind === 'one' || p.kind === 'all') &&
      (p.of.length === 0 ? p.kind !== 'all' : p.of.some(empty))

function* faultOf(p: Predicate, what: string): Generator<number, string | undefined, void> {
  if (empty(p)) return t`${what} has a choice among no conditions.`
  const range = upsideDown(p)
  if (range !== undefined)
    return t`${what} asks for at least ${range.min} and at most ${range.max}: no hand can have both.`
  const seats = yield* contradiction(p)
  if (seats === undefined) return undefined
  return seats.length < 2
    ? t`${what} contradicts itself: no hand at all is so.`
    : t`${what} contradicts itself: no deal gives such hands to ${listing(seats.map((seat) => WHOSE[seat]))}.`
}

function* entryFaults(
  table: CallTable,
  entry: CallEntry,
  at: number,
): Generator<number, readonly string[], void> {
  const name = t`Call ${at + 1}, ${callCode(entry.call)}${entry.after.length === 0 ? '' : t` after ${entry.after.map(callCode).join(' ')}`}:`
  let auction: Auction = { dealer: NORTH, calls: [] }
  for (const call of [...entry.after, entry.call]) {
    const next = withCall(auction, call)
    if (!next.ok)
      return [t`${name} ${callCode(call)} cannot be called there. ${next.error.message}`]
    auction = next.value
  }
  const first = entry.after[0]
  if (first !== undefined && callCode(first) === 'P')
    return [t`${name} the auction so far begins with the first call that is not a pass.`]
  const twice = table.entries.findIndex(
    (other) => other.call === entry.call && sameCalls(other.after, entry.after),
  )
  if (twice < at) return [t`${name} it stands in the table already, as call ${twice + 1}.`]
  const says = yield* faultOf(entry.says, t`what it shows`)
  if (says !== undefined) return [`${name} ${says}`]
  let before = entry.says
  for (const [i, fallback] of entry.fallbacks.entries()) {
    const fault = yield* faultOf(fallback, t`fallback ${i + 1}`)
    if (fault !== undefined) return [`${name} ${fault}`]
    if ((yield* contradiction(allOf(fallback, not(before)))) !== undefined)
      return [t`${name} fallback ${i + 1} says no less than what stands before it.`]
    before = fallback
  }
  const action = checkLikelihood(
    chainAction(NORTH, [entry.says, ...entry.fallbacks], table.weight, table.price),
  )
  return action.ok ? [] : [`${name} ${action.error.message}`]
}

function ruleFault(rule: LeadRule): string | undefined {
  if (rule.kind !== 'place') return undefined
  if (rule.min > rule.max)
    return t`from at least ${rule.min} and at most ${rule.max} cards: no holding is so.`
  return rule.k > rule.max
    ? t`the ${rule.k}th highest of at most ${rule.max} cards: there is no such card.`
    : undefined
}
function cardingFaults(carding: CardingAgreement): readonly string[] {
  const tables = [
    [t`Leads against notrump`, carding.notrump],
    [t`Leads against suits`, carding.suit],
    [t`Later leads against notrump`, carding.later.notrump],
    [t`Later leads against suits`, carding.later.suit],
  ] as const
  const rules = tables.flatMap(([name, of]) =>
    of.flatMap((rule, i) => {
      const fault = ruleFault(rule)
      return fault === undefined ? [] : [t`${name}, rule ${i + 1}: ${fault}`]
    }),
  )
  const { consistent, unspecified, inconsistent } = carding.weights
  const { agreed, against } = carding.signals.weights
  return [
    ...rules,
    ...(consistent + unspecified + inconsistent === 0
      ? [t`Leads: every weight is 0, so no lead at all would be made.`]
      : []),
    ...(agreed + against === 0
      ? [t`Signals: every weight is 0, so no card at all would be played.`]
      : []),
  ]
}

/** @see AgreementsCheckInput */
export const agreementsCheck: Job<AgreementsCheckInput, number, AgreementsCheckOutput> = function* (
  input,
) {
  if (input.kind === 'list') return { cardings: CARDINGS, faults: [] }
  const faults: AgreementFault[] = []
  for (const side of [0, 1] as const) {
    const { calls, carding } = input.sides[side]
    for (const message of cardingFaults(carding))
      faults.push({ side, message: `${sideName(side)}. ${message}` })
    for (const [at, entry] of calls.entries.entries()) {
      const messages = yield* reporting(entryFaults(calls, entry, at), () => faults.length)
      for (const message of messages)
        faults.push({ side, entry: at, message: `${sideName(side)}. ${message}` })
      yield faults.length
    }
  }
  return { cardings: CARDINGS, faults }
}

export const job = defineJob({
  name: 'agreements-check',
  family: 'knowledge',
  weight: 'heavy',
  run: agreementsCheck,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'agreements-check': typeof agreementsCheck
  }
}
