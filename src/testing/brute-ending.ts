/**
 * An ending by the definition: every strategy over what the chooser may have seen, every defence in every layout. It
 * shares nothing with the solver but the description of an ending: nothing is kept, no cards are merged, no bound is
 * used.
 */
import { type Card, suitOf } from '#core/card.ts'
import * as hand from '#core/hand.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import { suitLed, type Trick, winnerOf } from '#core/trick.ts'
import type { Ending } from '#endings/ending.ts'

/** A layout on its way: its number, and what each seat still holds. */
interface World {
  readonly at: number
  readonly held: readonly (readonly Card[])[]
}
/** By layout the tricks taken; `undefined` where the layout is not reached. */
export type Tricks = readonly (number | undefined)[]
export class TooBig extends Error {}

/** Of outcomes that are all reached in the same layouts those that no other beats. */
function unbeaten(list: readonly Tricks[], most: number): readonly Tricks[] {
  const once = [...new Map(list.map((one) => [one.join(), one])).values()]
  if (once.length > most) throw new TooBig()
  return once.filter(
    (a) => !once.some((b) => b !== a && a.every((n, i) => n === undefined || n <= b[i]!)),
  )
}

const lawful = (held: readonly Card[], trick: Trick): readonly Card[] => {
  const led = suitLed(trick)
  const follow = held.filter((card) => suitOf(card) === led)
  return follow.length > 0 ? follow : held
}

/**
 * By card of the chooser, the outcomes that no other beats; every strategy over what he may have seen is tried.
 * @param most outcomes kept at a place.
 * @throws TooBig
 */
export function bruteOutcomes(
  ending: Ending,
  most = 3000,
): readonly { readonly card: Card; readonly outcomes: readonly Tricks[] }[] {
  const { strain, own, layouts } = ending
  const size = layouts.length
  const side = sideOf(own[0]!)
  let steps = 0
  const after = (worlds: readonly World[], seat: Seat, card: Card): readonly World[] =>
    worlds.map(({ at, held }) => ({
      at,
      held: held.map((cards, s) => (s === seat ? cards.filter((one) => one !== card) : cards)),
    }))
  function outcomes(worlds: readonly World[], trick: Trick, won: number): readonly Tricks[] {
    steps += 1
    if (steps > 60_000) throw new TooBig()
    const winner = winnerOf(trick, strain)
    if (winner !== undefined)
      return outcomes(
        worlds,
        { leader: winner, cards: [] },
        won + (sideOf(winner) === side ? 1 : 0),
      )
    const seat = ((trick.leader + trick.cards.length) & 3) as Seat
    if (worlds[0]!.held[seat]!.length === 0) {
      const reached = new Set(worlds.map(({ at }) => at))
      return [Array.from({ length: size }, (_, i) => (reached.has(i) ? won : undefined))]
    }
    const played = (some: readonly World[], card: Card) =>
      outcomes(after(some, seat, card), { ...trick, cards: [...trick.cards, card] }, won)
    if (own.includes(seat))
      return unbeaten(
        lawful(worlds[0]!.held[seat]!, trick).flatMap((card) => played(worlds, card)),
        most,
      )
    const friend = sideOf(seat) === side
    const cards = new Set(worlds.flatMap(({ held }) => lawful(held[seat]!, trick)))
    let list: readonly Tricks[] = [Array.from({ length: size }, () => undefined)]
    for (const card of cards) {
      const found = played(
        worlds.filter(({ held }) => lawful(held[seat]!, trick).includes(card)),
        card,
      )
      if (list.length * found.length > 10 * most) throw new TooBig()
      const worse = (a: number | undefined, b: number | undefined): number | undefined =>
        a === undefined ? b : b === undefined ? a : friend ? Math.max(a, b) : Math.min(a, b)
      list = unbeaten(
        list.flatMap((a) => found.map((b) => a.map((n, i) => worse(n, b[i])))),
        most,
      )
    }
    return list
  }
  const worlds = layouts.map(({ hands }, at) => ({ at, held: hands.map((one) => hand.cards(one)) }))
  const { trick } = ending
  const seat = ((trick.leader + trick.cards.length) & 3) as Seat
  return lawful(worlds[0]!.held[seat]!, trick).map((card) => ({
    card,
    outcomes: outcomes(after(worlds, seat, card), { ...trick, cards: [...trick.cards, card] }, 0),
  }))
}
