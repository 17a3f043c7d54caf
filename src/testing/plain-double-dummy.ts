/**
 * Double dummy the plain way, for endings of a few tricks: every card of every hand is tried, and
 * only whole tricks are remembered. It shares nothing with the kernel but the rules of the game.
 */

import { type Card, DECK, suitOf } from '#core/card.ts'
import * as deal from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { playableCards } from '#core/play.ts'
import { bySeat, type Seat } from '#core/seat.ts'
import type { Strain, Suit } from '#core/suit.ts'
import { mapTuple4 } from '#core/tuple.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { type OpenPosition, toPlay } from '#doubledummy/open-position.ts'
import { answerOf, solveCards } from '#doubledummy/solve.ts'
import { benchRandom } from './bench.ts'

/** Tricks North-South take of the rest, by masks of cards: seat × 4 + suit. */
function plain(strain: Strain) {
  const known = new Map<string, number>()
  function lead(hands: number[], leader: number): number {
    if (hands.every((mask) => mask === 0)) return 0
    const key = `${leader}|${hands.join()}`
    let value = known.get(key)
    if (value === undefined) {
      value = follow(hands, leader, 0, -1, -1, 0, leader)
      known.set(key, value)
    }
    return value
  }
  /** @param place cards laid; `winSuit`, `winBit` and `winner` tell of the best of them. */
  function follow(
    hands: number[],
    leader: number,
    place: number,
    led: number,
    winSuit: number,
    winBit: number,
    winner: number,
  ): number {
    if (place === 4) return (winner & 1 ? 0 : 1) + lead(hands, winner)
    const seat = (leader + place) & 3
    const northSouth = (seat & 1) === 0
    let best = northSouth ? -1 : 14
    const mustFollow = place > 0 && hands[seat * 4 + led] !== 0
    for (let suit = 0; suit < 4; suit++) {
      if (mustFollow && suit !== led) continue
      const at = seat * 4 + suit
      for (let rest = hands[at]!; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const wins =
          place === 0 || (suit === winSuit ? bit > winBit : suit === strain && winSuit !== strain)
        hands[at] = hands[at]! ^ bit
        const value = wins
          ? follow(hands, leader, place + 1, place === 0 ? suit : led, suit, bit, seat)
          : follow(hands, leader, place + 1, led, winSuit, winBit, winner)
        hands[at] = hands[at] ^ bit
        if (northSouth ? value > best : value < best) best = value
      }
    }
    return best
  }
  return follow
}

/** What every card that may be played is worth to the side to play. */
export function plainCards(position: OpenPosition): ReadonlyMap<Card, number> {
  const { strain, trick } = position
  const follow = plain(strain)
  const seat = toPlay(position)
  const all = hand.size(position.hands[seat])
  const values = new Map<Card, number>()
  for (const card of playableCards(position.hands[seat], trick)) {
    const hands = position.hands.flat() as number[]
    const at = seat * 4 + suitOf(card)
    hands[at] = hands[at]! ^ (1 << (card % 13))
    let winSuit = -1
    let winBit = 0
    let winner: number = trick.leader
    for (const [i, laid] of [...trick.cards, card].entries()) {
      const bit = 1 << (laid % 13)
      const suit = suitOf(laid)
      if (i === 0 || (suit === winSuit ? bit > winBit : suit === strain && winSuit !== strain)) {
        winSuit = suit
        winBit = bit
        winner = (trick.leader + i) & 3
      }
    }
    const led = suitOf(trick.cards[0] ?? card)
    const place = trick.cards.length + 1
    const northSouth = follow(hands, trick.leader, place, led, winSuit, winBit, winner)
    values.set(card, seat & 1 ? all - northSouth : northSouth)
  }
  return values
}

/**
 * A random ending: hands of that many cards from the whole pack, from few ranks, or with one suit
 * of eight and more cards among them; half of the time with cards on the table.
 * @param random whole numbers below n.
 */
export function randomEnding(random: (n: number) => number, tricks: number): OpenPosition {
  const shape = random(3)
  const long = random(4) as Suit
  const pack = [...DECK].filter((card) => {
    if (shape === 0) return true
    if (shape === 1) return card % 13 >= 13 - tricks - 2
    return suitOf(card) === long || card % 13 >= 9
  })
  for (let i = 0; i < tricks * 4; i++) {
    const j = i + random(pack.length - i)
    const kept = pack[i]!
    pack[i] = pack[j]!
    pack[j] = kept
  }
  const hands = bySeat((one) => hand.ofCards(pack.slice(one * tricks, (one + 1) * tricks)))
  let position: OpenPosition = {
    strain: random(5) as Strain,
    trick: { leader: random(4) as Seat, cards: [] },
    hands,
  }
  for (let laid = random(2) * random(4); laid > 0; laid--) {
    const seat = toPlay(position)
    const choice = playableCards(position.hands[seat], position.trick)
    const card = choice[random(choice.length)]!
    position = {
      ...position,
      trick: { ...position.trick, cards: [...position.trick.cards, card] },
      hands: mapTuple4(position.hands, (held, i) => (i === seat ? hand.without(held, card) : held)),
    }
  }
  return position
}

/** Those of a seed's random endings in which the kernel values a card wrongly, as text. */
export function wrongEndings(
  kernel: Kernel,
  seed: number,
  tricks: number,
  count: number,
): readonly string[] {
  const random = benchRandom(seed)
  const wrong: string[] = []
  for (let n = 0; n < count; n++) {
    const position = randomEnding(random, tricks)
    const expected = plainCards(position)
    const values = answerOf(solveCards(kernel, position))
    if (
      values.length !== expected.size ||
      values.some(({ card, tricks }) => expected.get(card) !== tricks)
    )
      wrong.push(`${deal.format(position.hands)} ${JSON.stringify(position)}`)
  }
  return wrong
}
