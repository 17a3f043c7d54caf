/**
 * Two cards compared by playing on: robots who see no closed hand play each layout to its end after
 * the one card and after the other. Solving a layout assumes that whoever plays on guesses right in
 * all of them, so a card that leaves a guess for later looks better there than it is; here
 * everybody has to guess.
 */
import type { Card } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { rngOf } from '#core/rng.ts'
import { reporting } from '#core/steps.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { type BoardBudget, budgetAt, SWIFT } from './budgets.ts'
import type { Lead } from './candidates.ts'
import { gapOf, type Sample } from './paired.ts'
import { declarersTricks, playedOut } from './play-out.ts'
import { type SeatLayouts, seatLayouts } from './seat-layouts.ts'
import type { Turn } from './turn.ts'
import type { CardQuestion, Choosing } from './weigh-cards.ts'
import { worthOf } from './worth.ts'

/** Robots are dealt their luck by the layout, so that the plays of one layout differ by the card alone. */
function* playOn(
  kernel: Kernel,
  { view, agreements, scoring, seed }: CardQuestion,
  deal: Deal,
  card: Card,
): Choosing<number> {
  const { dealer, vulnerability, calls, contract, cards } = view
  const board = { number: undefined, dealer, vulnerability, deal }
  const record = { board, calls, contract, cards: [...cards, card] }
  // The meaning of the calls is left out: a player with other agreements would play other cards.
  const robot = { kind: 'robot', speed: SWIFT, believes: 'law' } as const
  const how = { players: [robot, robot], agreed: () => agreements, scoring, seed } as const
  return declarersTricks(record, yield* playedOut(kernel, record, how))
}

/** The layouts as a sample: the plays are random even where the layouts are not. */
function asPlayed({ layouts, drawn }: SeatLayouts): Sample {
  const shares = layouts.map(({ share }) => share)
  return { shares, drawn: drawn ?? 1 / shares.reduce((sum, share) => sum + share ** 2, 0) }
}

/**
 * How far the better card is ahead of the one that was played when play goes on from both.
 * @param actions of the inferences that the layouts are drawn by.
 * @param layouts how many are played, each twice.
 * @returns in tricks where the score is the same; what makes the view impossible.
 */
export function* playedOn(
  kernel: Kernel,
  question: CardQuestion,
  { play, declaring }: Turn,
  actions: readonly Likelihood[],
  played: Card,
  better: Card,
  layouts: BoardBudget,
): Choosing<Result<Lead, Problem>> {
  const { view, scoring, seed } = question
  const position = positionFromScratch(view, view.cards.length)
  if (!position.ok) return position
  const budget = budgetAt(layouts, view.cards.length)
  const found = yield* reporting(
    seatLayouts(position.value, actions, budget, rngOf(seed, view.cards.length)),
    () => ({ share: 0 }),
  )
  const sign = declaring ? 1 : -1
  const worth = worthOf(play.contract, view.vulnerability, scoring)
  const tricks: (readonly [number, number])[] = []
  for (const { deal } of found.layouts)
    tricks.push([
      yield* playOn(kernel, question, deal, better),
      yield* playOn(kernel, question, deal, played),
    ])
  const sample = asPlayed(found)
  const gap = (of: (tricks: number) => number) =>
    gapOf(
      sample,
      tricks.map(([there]) => sign * of(there)),
      tricks.map(([, here]) => sign * of(here)),
    )
  const score = gap((n) => worth[n]!)
  return ok(score.mean === 0 ? { ...gap((n) => n), in: 'tricks' } : { ...score, in: 'score' })
}
