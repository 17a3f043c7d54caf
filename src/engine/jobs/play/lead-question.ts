/** An opening lead to be made: the suit is settled, the card is asked. South leads. */
import { ledOften, openingLeads } from '#cardplay/agreed-card.ts'
import { type Card, suitOf } from '#core/card.ts'
import { strainOfContract } from '#core/contract.ts'
import { length } from '#core/holding.ts'
import { invariant, ok, type Problem, type Result } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { lho, SOUTH, sideOf } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { NOTRUMP, type Suit } from '#core/suit.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { type AgreedLead, leadsFrom } from '#reasoning/sources/lead-readings.ts'
import { played } from '#systems/registry.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { robotBoard } from './robot-board.ts'

export interface LeadAsked extends Pick<KnowledgeInput, 'sides'> {
  readonly ask: 'lead'
  /** Played by both sides. */
  readonly system: SystemRef
  /** The same seed asks the same. */
  readonly seed: Seed
}
export interface LeadQuestion {
  /** Of South, who leads. */
  readonly view: SeatView
  readonly against: 'notrump' | 'suit'
  /** The suit that people lead most from such a hand. */
  readonly suit: Suit
  /** Every card of it as a lead, agreed ones first. */
  readonly leads: readonly AgreedLead[]
}
/** A suit of fewer cards leaves little to choose. */
const LEAST_CARDS = 3

/** Yields the deals tried. A problem for an unknown system. */
export function* leadQuestion({
  system: ref,
  sides,
  seed,
}: LeadAsked): Generator<number, Result<LeadQuestion, Problem>, void> {
  const made = played(ref)
  if (!made.ok) return made
  const { system } = made.value
  const rng = rngOf(seed, 1)
  for (let tried = 1; ; tried++) {
    yield tried
    const board = robotBoard(system, rng, lho)
    const view = seatView(board, SOUTH)
    invariant(view !== undefined, 'South’s own hand is known')
    const agreements = agreementsOf({ view, sides, systems: [ref, ref] })
    const often = ({ card }: { readonly card: Card }) => ledOften(view, agreements, suitOf(card))
    const [best] = [...openingLeads(view, agreements)].sort((a, b) => often(b) - often(a))
    const suit = best && suitOf(best.card)
    if (suit === undefined || length(view.hand[suit]) < LEAST_CARDS) continue
    const against = strainOfContract(board.contract) === NOTRUMP ? 'notrump' : 'suit'
    const leads = leadsFrom(view.hand[suit], suit, sides[sideOf(SOUTH)].carding[against])
    // Where nothing is agreed for the holding, nothing can be asked.
    if (leads[0]?.qualifier !== 'consistent') continue
    return ok({ view, against, suit, leads })
  }
}
