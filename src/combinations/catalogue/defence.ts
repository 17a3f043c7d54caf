/**
 * The catalogue on defence (document 004, section X): the layouts in which a defender who is on lead
 * takes the first so many tricks of a suit from what he and dummy hold, without losing one and
 * without an outside entry (whoever won the last trick leads to the next).
 */
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { choose, partsOf } from '../weights.ts'
import { choices, type FourHands, layoutCode, owners, promote } from './four-hands.ts'
import { afterTrick, replies, type TrickCards, trickWinner } from './open-play.ts'
import { nextSeat, pairOf, type SuitSeat } from './suit-seats.ts'

/** What a defender asks. He is Seat A and leads; dummy is Seat B, partner C, declarer D. */
export interface DefenceQuestion {
  readonly own: Holding
  readonly dummy: Holding
  /** How many tricks, from the first on, his side must win; at least 1. */
  readonly tricks: number
}

export interface DefenceLayout {
  readonly hands: FourHands
  /** The chance of this layout, partner and declarer with 13 unknown cards each. */
  readonly chance: number
  /** The first leads that win all the tricks against any play of the other two, high to low; empty when none does. */
  readonly leads: readonly Rank[]
}

export interface DefenceAnswer {
  /** Every way partner and declarer can share the rest, in the order of partner's holding. */
  readonly layouts: readonly DefenceLayout[]
  readonly works: readonly DefenceLayout[]
  /** The chance that some lead works, each layout known. */
  readonly chance: number
  /** For each of his cards the chance that leading it works, high to low. */
  readonly byLead: readonly { readonly lead: Rank; readonly chance: number }[]
}

/** Whether the pair of `leader` wins this trick and the next ones, `tricks` in all, led by who won last. */
function winsAll(
  hands: FourHands,
  leader: SuitSeat,
  cards: TrickCards,
  tricks: number,
  memo: Map<number, boolean>,
): boolean {
  if (cards.length === 4) {
    const winner = trickWinner(leader, cards)
    if (pairOf(winner) !== pairOf(leader)) return false
    return winsFrom(afterTrick(hands, leader, cards), winner, tricks - 1, memo)
  }
  const seat = nextSeat(leader, cards.length)
  const wins = (card: Rank | undefined) => winsAll(hands, leader, [...cards, card], tricks, memo)
  const options = replies(hands, seat)
  return pairOf(seat) === pairOf(leader) ? options.some(wins) : options.every(wins)
}

function winsFrom(
  hands: FourHands,
  leader: SuitSeat,
  tricks: number,
  memo: Map<number, boolean>,
): boolean {
  if (tricks <= 0) return true
  const promoted = promote(hands)
  const key = (layoutCode(owners(promoted)) * 4 + leader) * 16 + tricks
  const known = memo.get(key)
  if (known !== undefined) return known
  const wins = choices(promoted, leader).some((led) =>
    winsAll(promoted, leader, [led], tricks, memo),
  )
  memo.set(key, wins)
  return wins
}

/**
 * Searches all layouts of the cards that are neither his nor dummy's.
 * @returns `defence/overlap`, `defence/own` (he has no card to lead) or `defence/tricks`.
 */
export function defenceSearch(question: DefenceQuestion): Result<DefenceAnswer, Problem> {
  const { own, dummy, tricks } = question
  if ((own & dummy) !== 0)
    return problem(
      'defence/overlap',
      `Both hands hold ${holding.format((own & dummy) as Holding)}: a card lies in one hand only.`,
    )
  if (own === 0) return problem('defence/own', 'The defender has no card of the suit to lead.')
  if (!Number.isInteger(tricks) || tricks < 1 || tricks > 13)
    return problem('defence/tricks', `The tricks wanted are 1 to 13, not ${tricks}.`)
  const rest = holding.complement(holding.union(own, dummy))
  const n = holding.length(rest)
  const memo = new Map<number, boolean>()
  const layouts = partsOf(rest).map((partner): DefenceLayout => {
    const hands: FourHands = [own, dummy, partner, holding.minus(rest, partner)]
    const k = holding.length(partner)
    return {
      hands,
      chance: choose(26 - n, 13 - k) / choose(26, 13),
      leads: holding.ranks(own).filter((lead) => winsAll(hands, 0, [lead], tricks, memo)),
    }
  })
  const total = (list: readonly DefenceLayout[]) =>
    list.reduce((sum, { chance }) => sum + chance, 0)
  const works = layouts.filter(({ leads }) => leads.length > 0)
  return ok({
    layouts,
    works,
    chance: total(works),
    byLead: holding.ranks(own).map((lead) => ({
      lead,
      chance: total(works.filter(({ leads }) => leads.includes(lead))),
    })),
  })
}
