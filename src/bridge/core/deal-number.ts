/**
 * Deals as numbers: a one-to-one map between the integers 0 ≤ n < 53,644,737,765,488,792,839,237,440,000
 * and the deals, by the combinatorial number system (D. E. Knuth, The Art of Computer Programming 4A, 7.2.1.3).
 *
 *     n = (north × C(39,13) + east) × C(26,13) + south
 *
 * `north` is the number, below C(52,13), of North's thirteen among the 52 cards; `east` that of East's
 * among the 39 left, `south` that of South's among the 26 left; West has the rest. The number of the
 * cards standing at places p1 < p2 < … < p13 (from 0, cards in rising order: clubs to spades, two to ace) is
 *
 *     C(p1,1) + C(p2,2) + … + C(p13,13)
 *
 * So deal 0 gives North the clubs, East the diamonds, South the hearts and West the spades; the last
 * deal gives them the spades, hearts, diamonds and clubs.
 */
import { binomial } from './binomial.ts'
import { type Card, DECK } from './card.ts'
import type { Deal } from './deal.ts'
import { isWhole } from './deal.ts'
import * as hand from './hand.ts'
import { invariant, ok, type Problem, problem, type Result } from './result.ts'
import { EAST, NORTH, SOUTH } from './seat.ts'
import { t } from './text.ts'

const HANDS_39 = BigInt(binomial(39, 13))
const HANDS_26 = BigInt(binomial(26, 13))
/** The number of deals, 53,644,737,765,488,792,839,237,440,000. */
export const DEAL_COUNT = BigInt(hand.HAND_COUNT) * HANDS_39 * HANDS_26

/** The number of thirteen cards among the pack they were taken from, 0..C(pack,13) - 1; both rising. */
function rankOfCards(taken: (card: Card) => boolean, pack: readonly Card[]): number {
  let rank = 0
  let k = 0
  for (const [place, card] of pack.entries()) {
    if (!taken(card)) continue
    k += 1
    rank += binomial(place, k)
  }
  return rank
}

/** The thirteen cards of that number from the pack, and what is left of the pack; both rising. */
function cardsOfRank(
  rank: number,
  pack: readonly Card[],
): { readonly taken: readonly Card[]; readonly left: readonly Card[] } {
  const taken: Card[] = []
  const left: Card[] = []
  let k = 13
  for (let place = pack.length - 1; place >= 0; place--) {
    const card = pack[place]!
    if (k > 0 && binomial(place, k) <= rank) {
      rank -= binomial(place, k)
      k -= 1
      taken.push(card)
    } else left.push(card)
  }
  return { taken: taken.reverse(), left: left.reverse() }
}

/** The number of a whole deal, 0 ≤ n < `DEAL_COUNT`. */
export function dealNumber(deal: Deal): bigint {
  invariant(isWhole(deal), 'only a whole deal has a number')
  let pack = DECK
  let n = 0n
  for (const [seat, hands] of [
    [NORTH, 1n],
    [EAST, HANDS_39],
    [SOUTH, HANDS_26],
  ] as const) {
    const held = deal[seat]
    n = n * hands + BigInt(rankOfCards((card) => hand.has(held, card), pack))
    pack = pack.filter((card) => !hand.has(held, card))
  }
  return n
}

/** The deal of that number; inverse of `dealNumber`. @param n 0 ≤ n < `DEAL_COUNT`. */
export function dealOfNumber(n: bigint): Deal {
  invariant(n >= 0n && n < DEAL_COUNT, `deal number ${n} is below ${DEAL_COUNT}`)
  const south = Number(n % HANDS_26)
  const east = Number((n / HANDS_26) % HANDS_39)
  const north = Number(n / HANDS_26 / HANDS_39)
  const first = cardsOfRank(north, DECK)
  const second = cardsOfRank(east, first.left)
  const third = cardsOfRank(south, second.left)
  return [
    hand.ofCards(first.taken),
    hand.ofCards(second.taken),
    hand.ofCards(third.taken),
    hand.ofCards(third.left),
  ]
}

/**
 * Reads a deal number in decimal figures; spaces, commas and underscores between them are skipped.
 * @returns the number, or a problem (`deal-number/figure`, `deal-number/range`) with the 1-based column.
 */
export function parseDealNumber(text: string): Result<bigint, Problem> {
  const bad = /[^0-9\s,_]/.exec(text)
  if (bad)
    return problem('deal-number/figure', t`“${bad[0]}” is not a figure of a deal number.`, {
      column: bad.index + 1,
    })
  if (!/[0-9]/.test(text))
    return problem('deal-number/figure', t`A deal number needs at least one figure.`, { column: 1 })
  const digits = text.replace(/[\s,_]/g, '').replace(/^0+/, '')
  const column = text.search(/[0-9]/) + 1
  // Nothing of forty figures can be in range; do not build a number out of a pasted book.
  const n = digits.length > 40 ? DEAL_COUNT : BigInt(digits)
  return n < DEAL_COUNT
    ? ok(n)
    : problem(
        'deal-number/range',
        t`Deal numbers run from 0 to ${formatDealNumber(DEAL_COUNT - 1n)}.`,
        { column },
      )
}

/** The number in groups of three figures: `53,644,737`. */
export const formatDealNumber = (n: bigint): string =>
  n.toString().replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',')
