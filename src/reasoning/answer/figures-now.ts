/** The figures of the closed hands at a moment: by law, and with what is agreed. */
import { cardOf, DECK, rankOf, suitOf } from '#core/card.ts'
import { type Holding, has, union } from '#core/holding.ts'
import { RANKS_DESCENDING } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import { bySuit, SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import type { HandBounds } from '../law/changes.ts'
import { knownOf, type Position, supplyOf } from '../law/position.ts'
import { chanceOf, figureOf, hasWeight, type Shown, spreadOf } from '../posterior/figures.ts'
import type {
  CardFigures,
  Figures,
  HandFigures,
  SplitFigures,
  SuitFigures,
} from '../posterior/hand-figures.ts'
import { type LawfulFigures, splitBefore } from '../posterior/lawful-figures.ts'
import { cardWeight, lengthWeight, pointsWeight, splitWeight } from '../posterior/posterior.ts'
import type { Weighed } from '../posterior/weighing.ts'
import { likelyBounds } from './account.ts'
import type { ShapesOfHand } from './likely-shapes.ts'

/** Weight of all layouts, as the text of a whole number where it is exact. */
export const totalOf = (weighed: Shown): string => {
  if (weighed.kind === 'drawn') return totalOf(weighed.bounds)
  const posterior = weighed.kind === 'exact' ? weighed.posterior : weighed.most
  return posterior.exact ? String(BigInt(posterior.total)) : String(posterior.total)
}

/** The support of the layouts that meet everything agreed; `undefined` where none does. */
export function keptBounds(weighed: Weighed, seat: Seat): HandBounds | undefined {
  if (!hasWeight(weighed)) return undefined
  const posterior = weighed.kind === 'exact' ? weighed.posterior : weighed.most
  const range = (top: number, weight: (n: number) => number) => {
    const all = Array.from({ length: top + 1 }, (_, n) => n).filter((n) => weight(n) > 0)
    return { lo: all[0] ?? 0, hi: all.at(-1) ?? 0 }
  }
  return {
    suits: bySuit((suit) => range(13, (n) => lengthWeight(posterior, seat, suit, n))),
    hcp: range(40, (n) => pointsWeight(posterior, seat, n)),
  }
}

/** Cards of the suit that nobody has seen, spades first and highest first. */
const hiddenCards = (position: Position) =>
  DECK.filter((card) => has(position.unseen[suitOf(card)], rankOf(card))).sort((a, b) => b - a)

/** @param shapes how many are listed for each hand. */
export const figuresByLaw = (position: Position, law: LawfulFigures, shapes: number): Figures => {
  return {
    hands: position.seats.map((seat, h) => ({
      seat,
      suits: bySuit((suit) => law.length(h, suit)),
      hcp: law.points(h),
      shapes: law.shapes(h, shapes),
    })),
    cards: hiddenCards(position).map((card) => ({
      card,
      holders: position.seats.map((_, h) => ({ chance: law.card(h, card) })),
    })),
  }
}

/**
 * @param kept the layouts that meet all that is agreed.
 * @returns `undefined` when nothing has weight.
 */
export function figuresNow(
  position: Position,
  weighed: Shown,
  kept: Weighed,
  shapes: readonly ShapesOfHand[],
): Figures | undefined {
  if (!hasWeight(weighed)) return undefined
  const hands = position.seats.map((seat, h): HandFigures => {
    const bounds = keptBounds(kept, seat)
    const figures: HandFigures = {
      seat,
      suits: bySuit((suit) => spreadOf(weighed, 13, (p, n) => lengthWeight(p, seat, suit, n))!),
      hcp: spreadOf(weighed, 40, (p, n) => pointsWeight(p, seat, n))!,
      ...(shapes[h] ?? { shapes: [] }),
      ...(bounds === undefined ? {} : { kept: bounds }),
    }
    return { ...figures, likely: likelyBounds(figures) }
  })
  const cards = hiddenCards(position).map(
    (card): CardFigures => ({
      card,
      holders: position.seats.map((seat) =>
        chanceOf(figureOf(weighed, (p) => cardWeight(p, seat, card))!),
      ),
    }),
  )
  return { hands, cards }
}

/** Ways for the suit to lie that were possible before the play; those of no weight by law. */
function splitsOf(
  position: Position,
  suit: Suit,
  law: LawfulFigures,
  weighed: Shown,
): readonly SplitFigures[] {
  const supply = supplyOf(position, suit)
  const out: SplitFigures[] = []
  const put = (lengths: readonly number[]): void => {
    const [a = 0, b = 0] = lengths
    const apriori = splitBefore(supply, lengths)
    if (apriori === 0) return
    const lawful = law.split(suit, a, b)
    const now = figureOf(weighed, (p) => splitWeight(p, suit, a, b)) ?? { chance: lawful }
    out.push({ lengths, lawful, apriori, ...chanceOf(now) })
  }
  for (let a = 0; a <= supply; a++)
    if (position.seats.length === 2) put([a, supply - a])
    else for (let b = 0; a + b <= supply; b++) put([a, b, supply - a - b])
  return out
}
export const suitFigures = (
  position: Position,
  law: LawfulFigures,
  weighed: Shown,
): readonly SuitFigures[] =>
  SUITS_DESCENDING.map((suit) => {
    const out = position.seats.reduce<Holding>(
      (all, _, h) => union(all, knownOf(position, h, suit)),
      position.unseen[suit],
    )
    return {
      suit,
      cards: RANKS_DESCENDING.filter((rank) => has(out, rank)).map((rank) => cardOf(suit, rank)),
      rows: splitsOf(position, suit, law, weighed),
    }
  })
