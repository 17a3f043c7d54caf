/** Several suits at notrump: the chance of so many tricks, what each first lead keeps, and the plan in lines. */

import type { Entries } from '#combinations/question.ts'
import { solveSeveral } from '#combinations/several/answer.ts'
import { severalTask } from '#combinations/several/task.ts'
import { planTree } from '#combinations/several/tree.ts'
import { type PlanLine, planLines } from '#combinations/several/words.ts'
import { type Defender, parseSuitCombination } from '#combinations/suit.ts'
import { rankName } from '#core/rank.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { defineJob, type Job } from '../../job.ts'

export interface SeveralSuitsInput {
  /** Two to four suits as they are typed. */
  readonly hands: readonly {
    readonly suit: Suit
    readonly north: string
    readonly south: string
    /** The defenders' cards; all others of the suit when absent. */
    readonly hidden?: string
  }[]
  /** Unknown cards in each defender's hand. */
  readonly vacant: { readonly west: number; readonly east: number }
  readonly need: number
  readonly losers: number
  readonly avoid?: Defender
  readonly entries?: Entries
}
export interface SeveralSuitsOutput {
  readonly chance: number
  /** When false the chance is of a plan that was found, and no plan does better than `ceiling`. */
  readonly exact: boolean
  /** With all cards seen. */
  readonly ceiling: number
  /** What each first lead is worth, best first. */
  readonly leads: readonly { readonly words: string; readonly chance: number }[]
  readonly lines: readonly PlanLine[]
}

/** @see SeveralSuitsInput */
export const severalSuits: Job<
  SeveralSuitsInput,
  { readonly places: number },
  Result<SeveralSuitsOutput, Problem>
> = function* (input) {
  const hands = []
  for (const { suit, north, south, hidden } of input.hands) {
    const read = parseSuitCombination(north, south, hidden)
    if (!read.ok) return problem(read.error.code, `${strainName(suit)}: ${read.error.message}`)
    hands.push({
      suit,
      north: read.value.north,
      south: read.value.south,
      hidden: read.value.hidden,
    })
  }
  const task = severalTask(hands, input)
  if (!task.ok) return task
  const answer = yield* solveSeveral(task.value)
  if (answer === undefined)
    return problem(
      'several/too-hard',
      t`These suits together are too much to search: take one of them out, or fewer hidden cards.`,
    )
  return ok({
    chance: answer.chance,
    exact: answer.exact,
    ceiling: answer.ceiling,
    leads: answer.leads.map(({ lead, chance }) => ({
      words: t`${strainName(task.value.suits[lead.suit]?.suit ?? 0)}: the ${rankName(lead.rank)} from ${lead.hand === 'north' ? t`North` : t`South`}`,
      chance,
    })),
    lines: planLines(answer.search, planTree(answer)),
  })
}

export const job = defineJob({
  name: 'several-suits',
  family: 'suit',
  weight: 'heavy',
  run: severalSuits,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'several-suits': typeof severalSuits
  }
}
