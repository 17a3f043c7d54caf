/** The arithmetic behind a chance by law: what is still out, who has room for it, and in how many ways. */

import { type Card, cardName } from '#core/card.ts'
import { capital, grouped } from '#core/locale.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { ProofStep } from '../proof.ts'
import { amount, cardWords, listing, number } from './why-bound-words.ts'

/** Whose chance it is. Lengths are those dealt. */
export type ChanceAbout =
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'shape'; readonly seat: Seat }
  | { readonly kind: 'length'; readonly seat: Seat; readonly suit: Suit }
  /** A number of points as dealt; `shown` of them are seen, and unseen honours are worth `out` together. */
  | {
      readonly kind: 'points'
      readonly seat: Seat
      readonly n: number
      readonly shown: number
      readonly out: number
    }
  | { readonly kind: 'split'; readonly suit: Suit }
  | { readonly kind: 'reading'; readonly seat: Seat }

export interface ChanceFacts {
  readonly about: ChanceAbout
  /** Places of each closed hand whose card is not known. */
  readonly vacant: readonly { readonly seat: Seat; readonly places: number }[]
  /** Show-outs in suits of which cards are still unseen; `event` is a 0-based place in the order of play. */
  readonly voids: readonly { readonly seat: Seat; readonly suit: Suit; readonly event: number }[]
  /** Unseen cards that each hand then has, by suit, clubs first; `undefined` where the chance is not about lengths. */
  readonly still: readonly { readonly seat: Seat; readonly cards: readonly number[] }[] | undefined
  /** Ways to choose those cards, in digits; or holdings of the suit alone for a lead. */
  readonly ways: string | undefined
}

const waysText = (digits: string): string =>
  digits === '1' ? t`in one way` : t`in ${grouped(digits)} ways`

/** `two spades and a heart`; `no card` when nothing is left. */
function handText(cards: readonly number[]): string {
  const parts = SUITS_DESCENDING.flatMap((suit) => {
    const n = cards[suit] ?? 0
    return n === 0 ? [] : [cardWords(n, suit)]
  })
  return parts.length === 0 ? t`no card` : listing(parts)
}

const pointWord = (n: number): string => (n === 1 ? t`point` : t`points`)

/** Steps from what is seen to the count of layouts, which stands beside them. */
export function whyChance({
  about,
  vacant,
  voids,
  still,
  ways,
}: ChanceFacts): readonly ProofStep[] {
  const steps: ProofStep[] = []
  const say = (text: string, events: readonly number[] = []): void => {
    steps.push({ text, events })
  }
  const rooms = vacant.map(({ seat, places }) => t`${seatName(seat)} has ${amount(places)}`)
  say(t`Of the unseen cards ${listing(rooms)}.`)
  for (const { seat, suit, event } of voids)
    say(t`${seatName(seat)} can have no more ${strainName(suit)}.`, [event])
  if (about.kind === 'card' && voids.length === 0) {
    const all = vacant.reduce((sum, { places }) => sum + places, 0)
    const own = vacant.find(({ seat }) => seat === about.seat)?.places ?? 0
    say(
      t`An unseen card is as likely to be in one of them as in another: the ${cardName(about.card)} is ${seatName(about.seat)}’s in ${number(own)} of ${number(all)}.`,
    )
  }
  if (about.kind === 'points') {
    const { seat, n, shown, out } = about
    const name = seatName(seat)
    say(
      shown === 0
        ? t`The unseen honours are worth ${out} ${pointWord(out)}: ${n} of them would be ${name}’s.`
        : t`${name} has shown ${shown} ${pointWord(shown)}, and the unseen honours are worth ${out}: ${n - shown} of those would be ${name}’s too.`,
    )
  }
  if (still !== undefined && ways !== undefined) {
    const has =
      about.kind === 'split' || about.kind === 'length'
        ? still.map(({ seat, cards }) => `${seatName(seat)} ${amount(cards[about.suit] ?? 0)}`)
        : still.map(({ seat, cards }) => `${seatName(seat)} ${handText(cards)}`)
    const out =
      about.kind === 'split' || about.kind === 'length'
        ? t`Of the unseen ${strainName(about.suit)} ${listing(has)}`
        : t`${capital(listing(has))} of the unseen cards`
    say(t`${out}: ${waysText(ways)}, and the other cards as there is room.`)
  } else if (about.kind === 'reading' && ways !== undefined)
    say(
      t`In the suit alone ${ways === '1' ? t`one holding fits` : t`${grouped(ways)} holdings fit`}.`,
    )
  return steps
}
