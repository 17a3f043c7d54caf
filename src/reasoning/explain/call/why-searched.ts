/** Why a robot went its own way at a turn: what its call gains over the system’s, in one sentence. */
import type { CallOutcome } from '#callchoice/outcome.ts'
import type { SearchedCall } from '#callchoice/search-call.ts'
import type { Scoring } from '#cardplay/worth.ts'
import { type Call, callWords } from '#core/call.ts'
import { tricksNeeded } from '#core/contract.ts'
import { fixed, percentage } from '#core/locale.ts'
import { howMany } from '#core/number-words.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import { t } from '#core/text.ts'

/** `4.6 IMPs`, `12% of the matchpoints`, `120 points`. */
function amount(gain: number, scoring: Scoring): string {
  if (scoring === 'imps') return t`${fixed(gain, 1)} IMPs`
  return scoring === 'matchpoints'
    ? t`${percentage(fixed(gain, 0))} of the matchpoints`
    : t`${fixed(gain, 0)} points`
}

/** What comes of the call, in as many layouts as it does. */
function comesOf(call: Call, outcomes: readonly CallOutcome[], seat: Seat): string {
  const ours = ({ contract }: CallOutcome): boolean =>
    contract !== undefined && sideOf(contract.declarer) === sideOf(seat)
  const theirs = (one: CallOutcome): boolean => one.contract !== undefined && !ours(one)
  const made = outcomes.filter(
    ({ contract, tricks }) => contract !== undefined && tricks >= tricksNeeded(contract),
  )
  if (outcomes.every((one) => ours(one) && one.contract?.bid === call))
    return t`it makes in ${made.length}`
  if (outcomes.every(theirs)) return t`their contract fails in ${outcomes.length - made.length}`
  return t`our side scores in ${outcomes.filter(({ points }) => points > 0).length}`
}

/**
 * `Over 24 layouts 4♠ gains 4.6 IMPs on the mean over pass: it makes in 19.`
 * @param seat the caller.
 * @returns `undefined` where the robot calls by its system.
 */
export function whySearchedWords(
  { call, system, weighed }: SearchedCall,
  seat: Seat,
  scoring: Scoring,
): string | undefined {
  const own = weighed.find((one) => one.call === call)
  if (call === system || own?.outcomes === undefined) return undefined
  const layouts = howMany(own.layouts, 'layout')
  return t`Over ${layouts} ${callWords(call)} gains ${amount(own.gain, scoring)} on the mean over ${callWords(system)}: ${comesOf(call, own.outcomes, seat)}.`
}
