/** A closed hand counted as players count it: what is known of its suits, what that leaves, points seen. Pure. */
import { type Card, rankOf } from '#core/card.ts'
import { numberWord } from '#core/number-words.ts'
import { players } from '#core/play.ts'
import { rankHcp } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS, SUITS_DESCENDING, type Suit, strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  type AgreedHand,
  agreedOf,
  type ClosedHand,
  narrower,
} from '../../../ask/knowledge/hidden-model.ts'

interface Range {
  readonly lo: number
  readonly hi: number
}
export interface CountingLine {
  /** Suits whose length is known, or that are long for sure; highest first. */
  readonly suits: readonly (Range & { readonly suit: Suit })[]
  /** The other suits, and what is left for them together; absent where none is told or none is left. */
  readonly rest?: Range & { readonly suits: readonly Suit[] }
  /** Points played, and the fewest that the hand has shown by its calls and cards. */
  readonly points: { readonly seen: number; readonly shown: number | undefined }
  /** The highest missing honour that would be too many points beside those seen. */
  readonly without?: Card
}

/** Cards that make a suit worth counting from. */
const LONG = 4
const CARDS = 13

/** The points of the cards that the hand has played. */
export function pointsSeen({ contract, cards }: SeatView, seat: Seat): number {
  if (contract === undefined) return 0
  const who = players({ contract, cards })
  return cards.reduce((sum, card, i) => sum + (who[i] === seat ? rankHcp(rankOf(card)) : 0), 0)
}

/** @param missing honours that may be in the hand, highest first. */
export function countingLine(
  hand: ClosedHand,
  known: AgreedHand | undefined,
  seen: number,
  missing: readonly Card[],
): CountingLine {
  const range = SUITS.map(
    (suit) => narrower(agreedOf(known, suit), hand.suits[suit]) ?? hand.suits[suit],
  )
  const isTold = (suit: Suit): boolean => {
    const { lo, hi } = range[suit]!
    return lo === hi || lo >= LONG
  }
  const told = SUITS_DESCENDING.filter(isTold)
  const others = SUITS_DESCENDING.filter((suit) => !isTold(suit))
  /** The most of a suit that is told as so many or more: nothing is left out that keeps to what is agreed. */
  const most = (suit: Suit): number =>
    Math.max(
      range[suit]!.hi,
      (narrower(agreedOf(known, suit), hand.suits[suit], 'kept') ?? hand.suits[suit]).hi,
    )
  const sum = (suits: readonly Suit[], end: 'lo' | 'hi'): number =>
    suits.reduce<number>((all, suit) => all + range[suit]![end], 0)
  const left = {
    lo: Math.max(
      sum(others, 'lo'),
      CARDS - told.reduce<number>((all, suit) => all + most(suit), 0),
    ),
    hi: Math.min(sum(others, 'hi'), CARDS - sum(told, 'lo')),
  }
  const points = narrower(agreedOf(known, 'hcp'), hand.hcp)
  const limit = narrower(agreedOf(known, 'hcp'), hand.hcp, 'kept')
  const without =
    limit &&
    missing.find((card) => rankHcp(rankOf(card)) > 0 && seen + rankHcp(rankOf(card)) > limit.hi)
  return {
    suits: told.map((suit) => ({ suit, lo: range[suit]!.lo, hi: range[suit]!.hi })),
    ...(told.length > 0 && others.length > 1 ? { rest: { ...left, suits: others } } : {}),
    points: { seen, shown: points !== undefined && points.lo > 0 ? points.lo : undefined },
    ...(without === undefined ? {} : { without }),
  }
}

const MAJORS = t`major`
const MINORS = t`minor`
/** `minor`, `major`, or nothing where the suits are no such pair. */
export const pairWord = (suits: readonly Suit[]): string | undefined =>
  suits.length !== 2
    ? undefined
    : suits.every((suit) => suit < 2)
      ? MINORS
      : suits.every((suit) => suit >= 2)
        ? MAJORS
        : undefined
/** `6`, `at most 6`, `4 to 6`. */
export const leftWords = ({ lo, hi }: Range): string =>
  lo === hi ? String(hi) : lo === 0 ? t`at most ${hi}` : t`${lo} to ${hi}`
/** `2`, or `5+`. */
export const heldText = ({ lo, hi }: Range): string => (lo === hi ? String(lo) : `${lo}+`)
/** `two spades`, `five or more hearts`. */
export const heldWords = ({ suit, lo, hi }: CountingLine['suits'][number]): string =>
  lo === hi
    ? `${numberWord(lo)} ${lo === 1 ? suitSingular(suit) : strainName(suit)}`
    : t`${numberWord(lo)} or more ${strainName(suit)}`
/** `3 of 11+ points seen`, `3 points seen`. */
export const pointsWords = ({ seen, shown }: CountingLine['points']): string =>
  shown === undefined ? t`${seen} points seen` : t`${seen} of ${shown}+ points seen`
