/** A board looked back on, card by card: what each cost open, and what could have been known. */

import { type ReviewedCard, reviewCard } from '#cardplay/review.ts'
import type { CardQuestion } from '#cardplay/weigh-cards.ts'
import { contractOf } from '#core/auction.ts'
import { controllerOf, type Play, players, turn, whyIllegal } from '#core/play.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SEATS, type Seat, sideOf } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { solveTrace } from '#doubledummy/best-line.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { within } from '#doubledummy/solve.ts'
import { reasonSentences, reviewWords } from '#explain/cardplay/why-card.ts'
import type { OpenSentence } from '#explain/proof.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { MOST_POSITIONS } from './shared-kernel.ts'

export interface CardsLookedAt
  extends Pick<KnowledgeInput, 'sides' | 'systems'>,
    Pick<CardQuestion, 'scoring' | 'speed' | 'believes' | 'seed'> {
  readonly ask: 'cards'
  /** All four hands are known; the play may have ended early. */
  readonly record: BoardRecord
  /** Only these seats' cards; all by default. Dummy's are declarer's. */
  readonly seats?: readonly Seat[]
  /** Only the cards at these places of the play, from 0; all by default. */
  readonly places?: readonly number[]
}
/** A card looked back on, with what is to be said of it. */
export interface ToldCard extends ReviewedCard {
  readonly says: string
  /** Of a mistake: what it hangs on, a sentence each; what it names can be asked for its proof. */
  readonly reasons: readonly OpenSentence[]
}
/** The cards looked at so far, in order, of as many as there will be. */
export interface PostMortemProgress {
  readonly cards: readonly ToldCard[]
  readonly of: number
}

/**
 * Looks back on the cards of a board.
 * @returns the cards of the seats asked about, in order; a problem where a hand is unknown, a card unlawful
 *   or the deal too hard.
 */
export function* postMortem(
  kernel: Kernel,
  input: CardsLookedAt,
): Generator<PostMortemProgress, Result<readonly ToldCard[], Problem>, void> {
  const { record, seats = SEATS, places, scoring, speed, believes, seed } = input
  const contract = record.calls.length === 0 ? record.contract : contractOf(auctionOf(record))
  if (contract === undefined)
    return problem('post-mortem/contract', t`There was no contract to play.`)
  const play: Play = { contract, cards: record.cards }
  const { deal } = record.board
  for (const [i, card] of play.cards.entries()) {
    const why = whyIllegal(deal, { contract, cards: play.cards.slice(0, i) }, card)
    if (why !== undefined) return { ok: false, error: why }
  }
  const trace = solveTrace(kernel, deal, play)
  if (!trace.ok) return trace
  const solving = within(trace.value, MOST_POSITIONS)
  const tricks = yield* reporting(solving, () => ({ cards: [], of: play.cards.length }))
  if (tricks === undefined)
    return problem('double-dummy/given-up', t`These hands are too hard: the search was given up.`)
  const who = players(play)
  const wanted = play.cards.flatMap((_, i) =>
    seats.includes(controllerOf(play, who[i]!)) && places?.includes(i) !== false ? [i] : [],
  )
  let cards: readonly ToldCard[] = []
  for (const i of wanted) {
    const before = { ...record, contract, cards: play.cards.slice(0, i) }
    const seat = turn({ contract, cards: before.cards })!
    const view = seatView(before, controllerOf(play, seat))
    if (view === undefined) return problem('post-mortem/hand', t`All four hands must be known.`)
    const lost = tricks[i]! - tricks[i + 1]!
    const agreements = agreementsOf({ view, sides: input.sides, systems: input.systems })
    const question: CardQuestion = {
      // All cards of the board, whoever's are asked for: a card is judged alike wherever it is asked about.
      ...{ view, agreements, scoring, speed, seed, looks: play.cards.length },
      ...(believes === undefined ? {} : { believes }),
    }
    const openCost = sideOf(seat) === sideOf(contract.declarer) ? lost : 0 - lost
    const one = yield* reporting(reviewCard(kernel, question, play.cards[i]!, openCost), () => ({
      cards,
      of: wanted.length,
    }))
    if (!one.ok) return one
    const reviewed = one.value
    const says = reviewWords(reviewed, scoring)
    cards = [...cards, { ...reviewed, says, reasons: reasonSentences(reviewed, view) }]
    yield { cards, of: wanted.length }
  }
  return ok(cards)
}
