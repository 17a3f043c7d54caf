/** Words for the numbers and suits of bounds: our sentences say “seven spades”, tables say 7. */
import { numberWord } from '#core/number-words.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { type Suit, strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'

/** `no` … `thirteen`; digits beyond, up to the 39 cards of three hands. */
export const number = (n: number): string => numberWord(n)
/** `none` for zero, else the number: where no noun follows. */
export const amount = (n: number): string => (n === 0 ? t`none` : n === 1 ? t`one` : number(n))
/** `no spades`, `one spade`, `two spades`. */
export const cardWords = (n: number, suit: Suit): string =>
  `${number(n)} ${n === 1 ? suitSingular(suit) : strainName(suit)}`
/** `a diamond`, `two diamonds`. */
export const someOf = (n: number, suit: Suit): string =>
  n === 1 ? t`a ${suitSingular(suit)}` : cardWords(n, suit)
/** `a`, `a and b`, `a, b and c`. */
export const listing = (items: readonly string[], joint = t` and `): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')}${joint}${items[items.length - 1]!}`
export const seatsListing = (seats: readonly Seat[]): string => listing(seats.map(seatName))
/** `trick 3`, `tricks 3 and 5`, from 0-based places in the order of play. */
export const trickWords = (events: readonly number[]): string => {
  const numbers = [...new Set(events.map((i) => (i >> 2) + 1))]
  return `${numbers.length === 1 ? t`trick` : t`tricks`} ${listing(numbers.map(String))}`
}
