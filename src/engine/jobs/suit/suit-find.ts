/**
 * What declarer does well to find out before he plays a suit: rounds of another suit, whose winners he has,
 * where the plan that they then call for is worth more than the best plan now. What the rounds cost
 * elsewhere (entries, stoppers) is not counted, as plans for one suit count none.
 */

import { foundOut } from '#combinations/find-out.ts'
import type { PlanVector } from '#combinations/front.ts'
import { planFor } from '#combinations/plan-build.ts'
import { type PlanWords, planWords } from '#combinations/plan-words.ts'
import type { Goal } from '#combinations/question.ts'
import { layoutWeights, type Weights } from '#combinations/weights.ts'
import { strainOfContract } from '#core/contract.ts'
import { type Holding, highest, length, ranks, union } from '#core/holding.ts'
import { capital, inSentence } from '#core/locale.ts'
import { numberWord } from '#core/number-words.ts'
import { remaining } from '#core/play.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { NOTRUMP, SUITS, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Predicate } from '#reasoning/predicates/predicate.ts'
import { solvedSuit } from './suit.ts'
import { suitChancesOf } from './suit-odds.ts'
import { oddsOf, type SuitMoment, type SuitTableInput, suitMoment } from './suit-table.ts'

export interface FindOut {
  /** The suit to be played first, and how many rounds of it. */
  readonly suit: Suit
  readonly rounds: number
  readonly goal: Goal
  /** What the best plan is worth now, and when it is chosen then. */
  readonly now: number
  readonly later: number
  readonly words: string
}

/** What is gained has to be seen in the figures: a per cent, or as much of a trick. */
const WORTH = 0.01
/** Most rounds that are told to be played first. */
const MOST_ROUNDS = 3
/** What is less likely than this changes nothing that is told. */
const RARE = 1e-6

/** Winners of another suit that can be cashed now; none where a defender might ruff them. */
function winnersIn({ view, contract, position, seats }: SuitMoment, suit: Suit): number {
  const trumps = strainOfContract(contract)
  if (trumps !== NOTRUMP && trumps !== suit && position.unseen[trumps] !== 0) return 0
  const left = remaining(position.faced, { contract, cards: view.cards })
  const own = left[seats.south]?.[suit] ?? (0 as Holding)
  const other = left[seats.north]?.[suit] ?? (0 as Holding)
  const top = highest(position.unseen[suit]) ?? -1
  const winners = ranks(union(own, other)).filter((rank) => rank > top).length
  return Math.min(winners, Math.max(length(own), length(other)), MOST_ROUNDS)
}

/** That a hand has fewer of the hidden cards of a suit than rounds are played. */
const shortIn = (seat: Seat, suit: Suit, unseen: Holding, rounds: number): Predicate => ({
  kind: 'among',
  seat,
  suit,
  ranks: unseen,
  min: 0,
  max: rounds - 1,
})

/** The plans by what is found, each as far as a sentence or two tell it: a first card alone tells no finesse. */
function findWords(
  first: string,
  found: readonly { readonly when: string; readonly plan: PlanWords | undefined }[],
): string {
  const whens = new Map<string, readonly string[]>()
  for (const { when, plan } of found)
    if (plan !== undefined) whens.set(plan.sentence, [...(whens.get(plan.sentence) ?? []), when])
  // Plans that read alike part later still.
  if (whens.size < 2) return t`${first}, and plan then.`
  const parts = [...whens].map(
    ([sentence, when]) => `${capital(when.join(t` or `))}: ${inSentence(sentence)}`,
  )
  return [`${first}.`, ...parts].join(' ')
}

/** @see SuitTableInput */
export function* findOutFirst(
  input: SuitTableInput,
): Generator<{ readonly done: number }, Result<FindOut | undefined, Problem>, void> {
  if (input.evidence === 'fresh') return ok(undefined)
  const moment = suitMoment(input)
  if (!moment.ok) return moment
  const { view, position, seats, names, combination, question } = moment.value
  const odds = yield* oddsOf(input, view, position, combination, seats.west)
  if (!odds.ok) return odds
  const solved = yield* solvedSuit({ ...question, weights: odds.value.weights }, names)
  if (!solved.ok) return solved
  const { solver, answer, report } = solved.value
  const { front } = answer
  const { goal } = report
  // Where the odds are bounds only, or not all plans are known, nothing is told for sure.
  if (front === undefined || odds.value.middling) return ok(undefined)
  const listed = (weights: Weights): readonly number[] => {
    const list = layoutWeights(solver.task.suit, weights)
    return list.ok ? list.value : []
  }
  const wordsOf = (vector: PlanVector): PlanWords | undefined => {
    const plan = planFor(solver, vector)
    return plan && planWords(solver.task.suit, plan, names)
  }
  let best: FindOut | undefined
  for (const suit of SUITS) {
    if (suit === input.suit) continue
    const unseen = position.unseen[suit]
    for (let rounds = 1; rounds <= winnersIn(moment.value, suit); rounds++) {
      // With fewer cards out nothing is left to be found by so many rounds.
      if (length(unseen) < 2 * rounds - 1) break
      const ways = [seats.west, seats.east].map((seat) => ({
        when: t`if ${names[seat === seats.west ? 'west' : 'east']} shows out`,
        so: shortIn(seat, suit, unseen, rounds),
      }))
      const told = yield* suitChancesOf(
        input,
        view,
        position,
        ways.map(({ so }) => so),
      )
      if (!told.ok) continue
      const findings = []
      let left = answer.weights
      for (const [i, { when, so }] of ways.entries()) {
        const chance = told.value.chances[i]!
        if (chance < RARE) continue
        const then = yield* oddsOf(input, view, position, combination, seats.west, [so])
        if (!then.ok) continue
        const weights = listed(then.value.weights)
        left = left.map((one, at) => Math.max(0, one - chance * (weights[at] ?? 0)))
        findings.push({ when, chance, weights })
      }
      const rest = left.reduce((sum, one) => sum + one, 0)
      if (rest > RARE)
        findings.push({
          when: t`if both follow`,
          chance: rest,
          weights: left.map((one) => one / rest),
        })
      const { now, later, plans } = foundOut(front, goal, findings)
      if (later - now < WORTH || later <= (best?.later ?? 0) + WORTH / 2) continue
      best = {
        suit,
        rounds,
        goal,
        now,
        later,
        words: findWords(
          t`Play ${rounds === 1 ? t`a round` : t`${numberWord(rounds)} rounds`} of ${strainName(suit)} first`,
          findings.map(({ when }, i) => ({ when, plan: wordsOf(plans[i]!.plan) })),
        ),
      }
    }
  }
  return ok(best)
}
