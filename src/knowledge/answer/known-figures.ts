/** The figures of a panel as plain data: lengths, bounds, cards and splits, the law’s beside the agreements’. */
import { DECK, rankOf, suitOf } from '#core/card.ts'
import { has } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { type Position, supplyOf } from '../law/position.ts'
import { figureOf, hasWeight, type Shown, spreadOf } from '../posterior/figures.ts'
import { type LawfulFigures, splitBefore } from '../posterior/lawful-figures.ts'
import { cardWeight, lengthWeight, pointsWeight, splitWeight } from '../posterior/posterior.ts'
import type { Weighed } from '../posterior/weighing.ts'
import type { BothSpreads, KnownCard, KnownHand, KnownSplit } from './knowledge-data.ts'

/** Weight of all layouts, as the text of a whole number where it is exact. */
export const totalOf = (weighed: Shown): string => {
  if (weighed.kind === 'drawn') return totalOf(weighed.bounds)
  const posterior = weighed.kind === 'exact' ? weighed.posterior : weighed.most
  return posterior.exact ? String(BigInt(posterior.total)) : String(posterior.total)
}

/** Chances of the lengths 0 to 13. @param hand place among the closed hands. */
export const lengthsOf = (
  law: LawfulFigures,
  weighed: Shown,
  seat: Seat,
  hand: number,
  suit: Suit,
): BothSpreads => ({
  law: law.length(hand, suit),
  now: spreadOf(weighed, 13, (p, n) => lengthWeight(p, seat, suit, n)),
})

/** The support of the layouts that meet everything agreed. */
export function agreedBounds(weighed: Weighed, seat: Seat): KnownHand['agreed'] {
  if (!hasWeight(weighed)) return undefined
  const posterior = weighed.kind === 'exact' ? weighed.posterior : weighed.most
  const range = (top: number, weight: (n: number) => number) => {
    const all = Array.from({ length: top + 1 }, (_, n) => n).filter((n) => weight(n) > 0)
    return { lo: all[0] ?? 0, hi: all.at(-1) ?? 0 }
  }
  return {
    lengths: SUITS.map((suit) => range(13, (n) => lengthWeight(posterior, seat, suit, n))),
    hcp: range(40, (n) => pointsWeight(posterior, seat, n)),
  }
}

/** Every card whose owner is not in sight, spades first and highest first. */
export function cardsOf(
  position: Position,
  law: LawfulFigures,
  weighed: Shown,
): readonly KnownCard[] {
  const hidden = DECK.filter((card) => has(position.unseen[suitOf(card)], rankOf(card)))
  return [...hidden]
    .sort((a, b) => b - a)
    .map((card): KnownCard => {
      const figures = position.seats.map((seat) =>
        figureOf(weighed, (p) => cardWeight(p, seat, card)),
      )
      const now = figures.flatMap((figure) => (figure === undefined ? [] : [figure]))
      const counts = now.flatMap((figure) => figure.count ?? [])
      const between = now.flatMap((figure) => figure.between ?? [])
      return {
        card,
        law: position.seats.map((_, h) => law.card(h, suitOf(card))),
        now: now.length === 0 ? undefined : now.map((figure) => figure.chance),
        ...(counts.length > 0 ? { counts } : {}),
        ...(between.length > 0 ? { between } : {}),
      }
    })
}

/** Ways for the suit to lie that were possible before the play. */
export function splitsOf(
  position: Position,
  suit: Suit,
  law: LawfulFigures,
  weighed: Shown,
): readonly KnownSplit[] {
  const supply = supplyOf(position, suit)
  const out: KnownSplit[] = []
  const put = (lengths: readonly number[]): void => {
    const [a, b] = lengths as [number, number]
    const before = splitBefore(supply, lengths)
    if (before === 0) return
    const now = figureOf(weighed, (p) => splitWeight(p, suit, a, b))
    out.push({
      lengths,
      before,
      law: law.split(suit, a, b),
      now: now?.chance,
      ...(now?.between === undefined ? {} : { between: now.between }),
    })
  }
  for (let a = 0; a <= supply; a++)
    if (position.seats.length === 2) put([a, supply - a])
    else for (let b = 0; a + b <= supply; b++) put([a, b, supply - a - b])
  return out
}
