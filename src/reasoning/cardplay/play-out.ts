/** A board played out from its contract: by robots, each from its own seat, or by players who see all hands. */

import { type Card, rankOf } from '#core/card.ts'
import { controllerOf, type Play, tricksWon, turn } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import { type BySide, sideOf } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { positionAfter } from '#doubledummy/open-position.ts'
import { solveCards } from '#doubledummy/solve.ts'
import type { Agreements } from '#reasoning/sources/source.ts'
import type { Believes } from './believed.ts'
import { chooseCard } from './choice.ts'
import type { RobotLevel } from './level.ts'
import type { Plan } from './plan.ts'
import type { CardQuestion, Choosing } from './weigh-cards.ts'

/** Who plays for a side: a robot with what it believes, or somebody who sees all hands. */
export type CardPlayer =
  | {
      readonly kind: 'robot'
      readonly believes?: Believes
      readonly level?: RobotLevel
      readonly speed: CardQuestion['speed']
    }
  | { readonly kind: 'open-cards' }

export interface PlayOutHow extends Pick<CardQuestion, 'scoring' | 'seed'> {
  readonly players: BySide<CardPlayer>
  /** What is agreed, as the seat of a view reads it. */
  readonly agreed: (view: SeatView) => Agreements
  /** How many cards are played in all; 52 by default. */
  readonly upTo?: number
}

/** A card that gives no trick away double dummy, the lowest there is. */
function* openCard(kernel: Kernel, record: BoardRecord, play: Play): Choosing<Card> {
  const position = positionAfter(record.board.deal, play)
  invariant(position.ok, 'a board in play has a position')
  const share = play.cards.length / 52
  const solved = yield* reporting(solveCards(kernel, position.value), () => ({ share }))
  const best = Math.max(...solved.map(({ tricks }) => tricks))
  return solved
    .filter(({ tricks }) => tricks === best)
    .map(({ card }) => card)
    .reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a))
}

/**
 * Plays a board to its last card, or up to the card that is asked for.
 * @param record all four hands, the auction, its contract, and the cards played so far.
 * @returns the cards in order.
 */
export function* playedOut(
  kernel: Kernel,
  record: BoardRecord,
  { players, agreed, scoring, seed, upTo = 52 }: PlayOutHow,
): Choosing<readonly Card[]> {
  const { contract } = record
  invariant(contract !== undefined, 'there is a contract to play')
  const cards = [...record.cards]
  let plan: Plan | undefined
  for (;;) {
    const play: Play = { contract, cards: [...cards] }
    const seat = turn(play)
    if (seat === undefined || cards.length >= upTo) return cards
    const player = players[sideOf(seat)]
    if (player.kind === 'open-cards') {
      cards.push(yield* openCard(kernel, record, play))
      continue
    }
    const declaring = sideOf(seat) === sideOf(contract.declarer)
    const view = seatView({ ...record, cards: play.cards }, controllerOf(play, seat))
    invariant(view !== undefined, 'all hands are known')
    const { believes, level, speed } = player
    const steps = chooseCard(
      kernel,
      {
        ...{ view, agreements: agreed(view), scoring, seed, speed },
        ...(believes === undefined ? {} : { believes }),
        ...(level === undefined ? {} : { level }),
      },
      declaring ? plan : undefined,
    )
    const made = yield* reporting(steps, ({ share }) => ({ share: (cards.length + share) / 52 }))
    invariant(made.ok, 'a robot has a card')
    cards.push(made.value.card)
    if (declaring) plan = made.value.plan
  }
}

/** Declarer's tricks of a board that was played out. */
export function declarersTricks(record: BoardRecord, cards: readonly Card[]): number {
  invariant(record.contract !== undefined, 'there was a contract to play')
  return tricksWon({ contract: record.contract, cards }).declarer
}
