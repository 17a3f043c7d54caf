/** A robot asked for its card, here and now. */
import { type CardChoice, chooseCard } from '#cardplay/choice.ts'
import type { Plan } from '#cardplay/plan.ts'
import type { CardQuestion } from '#cardplay/weigh-cards.ts'
import { controllerOf, type Play, turn } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'

/** The view of whoever chooses the next card of a board in play. */
export function chooserView(record: BoardRecord): SeatView {
  invariant(record.contract !== undefined, 'there is a contract to play')
  const play: Play = { contract: record.contract, cards: record.cards }
  const seat = turn(play)
  const view = seat === undefined ? undefined : seatView(record, controllerOf(play, seat))
  invariant(view !== undefined, 'somebody is to play, and sees a hand')
  return view
}

/** @param plan of the answer before, of the same declarer. */
export function robotCard(kernel: Kernel, question: CardQuestion, plan?: Plan): CardChoice {
  const chosen = answerOf(chooseCard(kernel, question, plan))
  invariant(chosen.ok, 'the chooser may choose a card')
  return chosen.value
}
