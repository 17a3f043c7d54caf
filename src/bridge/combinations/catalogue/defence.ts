/**
 * The catalogue on defence (document 004, section X): the layouts in which a defender who is on
 * lead takes a given number of tricks at once in a suit from what he and dummy hold, without losing
 * one and without an outside entry (whoever won the last trick leads to the next).
 */

import { binomial } from '#core/binomial.ts'
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { finish } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { partsOf } from '../weights.ts'
import { choices, type FourHands, layoutCode, promote, suitOwners } from './four-hands.ts'
import { afterOpenTrick, openTrickWinner, replies, type TrickCards } from './open-play.ts'
import { nextSeat, pairOf, type SuitSeat } from './suit-seats.ts'

/**
 * The question of a defender. He is Seat A and leads, partner is Seat C; dummy is Seat B or D,
 * declarer the other.
 */
export interface DefenceQuestion {
  readonly own: Holding
  readonly dummy: Holding
  /** The cards partner and declarer share; all that neither of the others holds when absent. */
  readonly hidden?: Holding
  /** True, as in the document, when dummy plays after him (Seat B); false when before (Seat D). */
  readonly dummyOver?: boolean
  /** How many tricks, from the first on, his side must win; at least 1. */
  readonly tricks: number
}

export interface DefenceLayout {
  /** Seats A to D. */
  readonly hands: FourHands
  readonly partner: Holding
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
    const winner = openTrickWinner(leader, cards)
    if (pairOf(winner) !== pairOf(leader)) return false
    return winsFrom(afterOpenTrick(hands, leader, cards), winner, tricks - 1, memo)
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
  const key = (layoutCode(suitOwners(promoted)) * 4 + leader) * 16 + tricks
  const known = memo.get(key)
  if (known !== undefined) return known
  const wins = choices(promoted, leader).some((led) =>
    winsAll(promoted, leader, [led], tricks, memo),
  )
  memo.set(key, wins)
  return wins
}

/**
 * Searches all layouts of the cards that are neither his nor dummy's; yields now and then.
 * @returns `defence/overlap`, `defence/own` (he has no card to lead) or `defence/tricks`.
 */
export function* defenceSteps(
  question: DefenceQuestion,
): Generator<{ readonly done: number }, Result<DefenceAnswer, Problem>, void> {
  const { own, dummy, tricks, dummyOver = true } = question
  const shared = (own & dummy) as Holding
  const hidden = question.hidden ?? holding.complement(holding.union(own, dummy))
  const twice = (shared | (hidden & (own | dummy))) as Holding
  if (twice !== 0)
    return problem(
      'defence/overlap',
      t`${shared === 0 ? t`A visible hand and the hidden cards` : t`Both hands`} hold ${holding.format(twice)}: a card lies in one hand only.`,
    )
  if (own === 0) return problem('defence/own', t`The defender has no card of the suit to lead.`)
  if (!Number.isInteger(tricks) || tricks < 1 || tricks > 13)
    return problem('defence/tricks', t`The tricks wanted are 1 to 13, not ${tricks}.`)
  const n = holding.length(hidden)
  const memo = new Map<number, boolean>()
  const layouts: DefenceLayout[] = []
  const parts = partsOf(hidden)
  for (const [i, partner] of parts.entries()) {
    if (i % PAUSE === PAUSE - 1) yield { done: i / parts.length }
    const declarer = holding.minus(hidden, partner)
    const hands: FourHands = dummyOver
      ? [own, dummy, partner, declarer]
      : [own, declarer, partner, dummy]
    layouts.push({
      ...{ hands, partner },
      chance: binomial(26 - n, 13 - holding.length(partner)) / binomial(26, 13),
      leads: holding.ranks(own).filter((lead) => winsAll(hands, 0, [lead], tricks, memo)),
    })
  }
  const total = (list: readonly DefenceLayout[]) =>
    list.reduce((sum, { chance }) => sum + chance, 0)
  const works = layouts.filter(({ leads }) => leads.length > 0)
  return ok({
    ...{ layouts, works, chance: total(works) },
    byLead: holding.ranks(own).map((lead) => ({
      lead,
      chance: total(works.filter(({ leads }) => leads.includes(lead))),
    })),
  })
}
/** Layouts searched between two yields. */
const PAUSE = 16

/** As `defenceSteps`, at once. */
export function defenceSearch(question: DefenceQuestion): Result<DefenceAnswer, Problem> {
  return finish(defenceSteps(question))
}
