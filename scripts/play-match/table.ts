/** One table of a match: a deal played out by robots, or by players who see all hands. */

import type { Believes } from '#cardplay/believed.ts'
import type { BoardBudget } from '#cardplay/budgets.ts'
import { chooseCard } from '#cardplay/choice.ts'
import type { Plan } from '#cardplay/plan.ts'
import type { Scoring } from '#cardplay/worth.ts'
import { type Card, rankOf } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { controllerOf, type Play, tricksWon, turn } from '#core/play.ts'
import type { AnnotatedCall, BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { type BySide, sideOf } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { positionAfter } from '#doubledummy/open-position.ts'
import { answerOf, solveCards } from '#doubledummy/solve.ts'
import { EVERYDAY } from '#knowledge/sources/carding.ts'
import { type Agreements, NO_CALLS } from '#knowledge/sources/source.ts'
import { callMeanings } from '../../src/engine/call-meanings.ts'

/** Who plays for a side: a robot with what it believes, or somebody who sees all hands. */
export type Player =
  | { readonly kind: 'robot'; readonly believes: Believes; readonly budget: BoardBudget }
  | { readonly kind: 'open-cards' }

/** A deal with the auction that both tables play after. */
export interface MatchBoard {
  readonly number: number
  readonly deal: Deal
  readonly vulnerability: Vulnerability
  readonly calls: readonly AnnotatedCall[]
  readonly contract: Contract
}
export interface MatchRules {
  readonly systems: SystemRefs
  readonly scoring: Scoring
  readonly seed: Seed
}

const agreementsFor = (view: SeatView, systems: SystemRefs): Agreements => ({
  carding: [EVERYDAY, EVERYDAY],
  calls: [NO_CALLS, NO_CALLS],
  meanings: callMeanings(view, systems),
})

/** A card that gives no trick away double dummy, the lowest there is. */
function openCard(kernel: Kernel, deal: Deal, play: Play): Card {
  const position = positionAfter(deal, play)
  invariant(position.ok, 'a board in play has a position')
  const values = answerOf(solveCards(kernel, position.value))
  const best = Math.max(...values.map(({ tricks }) => tricks))
  return values
    .filter(({ tricks }) => tricks === best)
    .map(({ card }) => card)
    .reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a))
}

/** @returns the cards in order; the last tricks too. */
export function playTable(
  kernel: Kernel,
  board: MatchBoard,
  players: BySide<Player>,
  { systems, scoring, seed }: MatchRules,
): readonly Card[] {
  const { contract, deal, calls, number, vulnerability } = board
  const cards: Card[] = []
  let plan: Plan | undefined
  for (;;) {
    const play: Play = { contract, cards: [...cards] }
    const seat = turn(play)
    if (seat === undefined) return cards
    const player = players[sideOf(seat)]
    if (player.kind === 'open-cards') {
      cards.push(openCard(kernel, deal, play))
      continue
    }
    const record: BoardRecord = {
      board: { number, dealer: 0, vulnerability, deal },
      ...{ calls, contract, cards: play.cards },
    }
    const view = seatView(record, controllerOf(play, seat))
    invariant(view !== undefined, 'all hands are known')
    const steps = chooseCard(
      kernel,
      {
        ...{ view, agreements: agreementsFor(view, systems), scoring, seed },
        ...{ speed: player.budget, believes: player.believes },
      },
      sideOf(seat) === sideOf(contract.declarer) ? plan : undefined,
    )
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    invariant(step.value.ok, 'a robot has a card')
    cards.push(step.value.value.card)
    if (sideOf(seat) === sideOf(contract.declarer)) plan = step.value.value.plan
  }
}

/** Declarer's tricks of a board played out. */
export const declarersTricks = (contract: Contract, cards: readonly Card[]): number =>
  tricksWon({ contract, cards }).declarer
