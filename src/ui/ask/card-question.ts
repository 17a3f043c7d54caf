/** What a robot is asked about a card: the view of whoever chooses, what is agreed, and its plan so far. Pure. */
import { controllerOf, players, turn } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seed } from '#core/rng.ts'
import type { Seat } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import type { ChosenBy, RobotSpeed, TimelineEvent } from '#store/index.ts'

export type CardQuestion = JobInput<'robot', 'card'>
export type CardAnswer = JobValue<'robot', 'card'>
type Agreed = Pick<CardQuestion, 'sides' | 'systems'>
/** How long the robot thinks, and what it plays for. */
export type RobotManner = Pick<ChosenBy, 'speed' | 'scoring' | 'level'>

/** It depends on nothing hidden: the same place in the play of the same view gives the same card. */
const seedAt = (played: number): Seed => [played, 0x6b69_6269, 0x747a_6572, 1]

/** Who chose the card at that place in the play; `undefined` without a contract. */
export function chooserAt(record: BoardRecord, index: number): Seat | undefined {
  const contract = record.contract ?? viewOf(record)?.contract
  if (contract === undefined) return undefined
  const cards = record.cards.slice(0, index)
  const seat =
    index < record.cards.length
      ? players({ contract, cards: record.cards })[index]
      : turn({ contract, cards })
  return seat === undefined ? undefined : controllerOf({ contract, cards }, seat)
}
/** Any seat's view has the contract. */
const viewOf = (record: BoardRecord) =>
  ([0, 1, 2, 3] as const).map((seat) => seatView(record, seat)).find((view) => view !== undefined)

/**
 * The plan that a declarer's robot went by last.
 * @param events of the line, up to the card asked about.
 */
function planBefore(
  events: readonly TimelineEvent[],
  record: BoardRecord,
  seat: Seat,
): ChosenBy['next'] {
  const cards = events.filter((event) => event.kind === 'card')
  const last = cards.findLastIndex(
    (event, i) => event.by !== undefined && chooserAt(record, i) === seat,
  )
  return cards[last]?.by?.next
}

/**
 * The question about the card at a place in the play: as it was chosen then, or as it would be now.
 * @param events of the line; what comes after that card counts for nothing.
 * @param manner of a card that no robot has chosen yet.
 * @returns `undefined` where nobody knows the hand of whoever chooses, or there is no card to choose.
 */
export function cardQuestion(
  record: BoardRecord,
  events: readonly TimelineEvent[],
  index: number,
  agreed: Agreed,
  manner: RobotManner,
): CardQuestion | undefined {
  const seat = chooserAt(record, index)
  if (seat === undefined) return undefined
  const { claim: _, ...played } = record
  const view = seatView({ ...played, cards: record.cards.slice(0, index) }, seat)
  if (view === undefined) return undefined
  const made = events.filter((event) => event.kind === 'card')
  const by = made[index]?.by
  if (by !== undefined) {
    const { scoring, speed, level, seed, plan } = by
    const how = { scoring, speed, seed, ...(level && { level }), ...(plan && { plan }) }
    return { ask: 'card', view, ...agreed, ...how }
  }
  const plan = planBefore(made.slice(0, index), record, seat)
  return { ask: 'card', view, ...agreed, ...manner, seed: seedAt(index), ...(plan && { plan }) }
}

/** Names the question by its content. */
export const cardKey = (
  { view, speed, level, scoring, seed, plan }: CardQuestion,
  agreed: string,
): string =>
  [
    ...[view.seat, view.hand.join('.'), view.dummy?.join('.'), view.dealer, view.vulnerability],
    ...[view.calls.map(({ call }) => call).join(','), view.cards.join(',')],
    ...[speed, level, scoring, seed.join('.'), plan?.from, agreed],
  ].join('|')

/** What is kept beside a card that a robot plays. */
export function chosenBy(question: CardQuestion, answer: CardAnswer, speed: RobotSpeed): ChosenBy {
  const { drawn, ...grounds } = answer.grounds
  return {
    ...{ speed, scoring: question.scoring, seed: question.seed, says: answer.says },
    ...(question.level && { level: question.level }),
    ...(question.plan && { plan: question.plan }),
    ...(answer.plan && { next: answer.plan }),
    grounds: { ...grounds, ...(drawn === undefined ? {} : { drawn }) },
  }
}
