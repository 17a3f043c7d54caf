/**
 * Reads the texts of a worked article about one suit: layouts with x's, cards and tricks in words,
 * lines of play. A text that cannot be read throws, which the harness counts as a mismatch.
 */
import {
  type FourHands,
  inPlay,
  promote,
  promotedRank,
} from '#combinations/catalogue/four-hands.ts'
import { afterOpenTrick } from '#combinations/catalogue/open-play.ts'
import {
  SUIT_SEAT_LETTERS,
  SUIT_SEATS,
  type SuitSeat,
  type SuitSeatLetter,
} from '#combinations/catalogue/suit-seats.ts'
import type { SuitCombination } from '#combinations/suit.ts'
import * as holding from '#core/holding.ts'
import { EMPTY_HOLDING, type Holding } from '#core/holding.ts'
import { parseRank, RANKS, type Rank, rankLetter, rankName } from '#core/rank.ts'
import type { PlayLine } from '#testing/play-lines.ts'
import { object, text } from './article.ts'
import { checkFields, type Json, type JsonObject } from './harness.ts'

/** The suit of the article, solved: A is North, so B is East and D West. */
export interface Solved {
  readonly suit: SuitCombination
  readonly weights: readonly number[]
}

export const cards = (value: Json | undefined, what: string): Holding => {
  const read = holding.parse(text(value, what))
  if ('holding' in read) return read.holding
  throw new Error(`${what} is not a holding: ${String(value)}`)
}
export const seat = (letter: string): SuitSeat => {
  const at = SUIT_SEAT_LETTERS.indexOf(letter as SuitSeatLetter)
  if (at < 0) throw new Error(`${letter} is no seat`)
  return at as SuitSeat
}
export const rank = (word: string): Rank => {
  const found = parseRank(word) ?? RANKS.find((r) => rankName(r) === word)
  if (found === undefined) throw new Error(`${word} is no card`)
  return found
}

/** An object with the four seats and nothing else. */
function bySeat(value: Json | undefined, what: string): JsonObject {
  const from = object(value, what)
  const [strange] = checkFields(from, SUIT_SEAT_LETTERS, [], what)
  if (strange) throw new Error(`${strange.field}: ${String(strange.actual)}`)
  return from
}

/** Four hands by letter, every card named. */
export const fourHands = (value: Json | undefined, what: string): FourHands => {
  const from = bySeat(value, what)
  return SUIT_SEAT_LETTERS.map((letter) =>
    cards(from[letter], `${what}.${letter}`),
  ) as unknown as FourHands
}

/** Four hands in which x's stand for small cards. */
export interface Sketch {
  readonly hands: FourHands
  /** The cards that are named; all others are small. */
  readonly named: Holding
}

/** Reads four hands with x's; the x's take the lowest cards, seat by seat. */
export function sketch(value: Json | undefined, what: string): Sketch {
  const from = bySeat(value, what)
  const rows = SUIT_SEAT_LETTERS.map((letter) => text(from[letter], `${what}.${letter}`))
  const named = rows.map((row) => cards(row.replaceAll('x', ''), what))
  const all = named.reduce(holding.union, EMPTY_HOLDING)
  const free = RANKS.filter((r) => !holding.has(all, r))
  const lowestNamed = RANKS.find((r) => holding.has(all, r)) ?? 13
  const hands = rows.map((row, s) => {
    const small = free.splice(0, row.split('x').length - 1)
    if (small.some((r) => r > lowestNamed)) throw new Error(`${what}: too many x's`)
    return small.reduce(holding.withRank, named[s]!)
  })
  return { hands: hands as unknown as FourHands, named: all }
}

/** The hands with the small cards as x's. */
export const drawn = ({ hands, named }: Sketch): Record<string, string> =>
  Object.fromEntries(
    SUIT_SEATS.map((s) => {
      const big = (hands[s] & named) as Holding
      return [
        SUIT_SEAT_LETTERS[s],
        holding.format(big) + 'x'.repeat(holding.length(hands[s]) - holding.length(big)),
      ]
    }),
  )

/** The same after promotion. */
export const promotedSketch = ({ hands, named }: Sketch): Sketch => ({
  hands: promote(hands),
  named: holding.ofRanks(
    holding.ranks((named & inPlay(hands)) as Holding).map((r) => promotedRank(hands, r)),
  ),
})

/** A trick in words (`C low`, `A ten`, `B jack or queen`, `B wins with the honour`): each card that is meant. */
export function trickInWords(
  words: readonly Json[],
  hands: FourHands,
): { readonly leader: SuitSeat; readonly options: readonly (readonly Rank[])[] } {
  const plays = words.map((word) => {
    const [letter = '', ...rest] = text(word, 'trick').split(' ')
    const who = seat(letter)
    const held = holding.ranks(hands[who])
    const what = rest.join(' ')
    const chosen =
      what === 'low'
        ? held.slice(-1)
        : what === 'wins with the honour'
          ? held.slice(0, 1)
          : what.split(' or ').map(rank)
    for (const r of chosen)
      if (!holding.has(hands[who], r))
        throw new Error(`${letter} does not hold the ${rankLetter(r)}`)
    if (chosen.length === 0) throw new Error(`${letter} holds nothing`)
    return { who, chosen, wins: what.startsWith('wins') }
  })
  const leader = plays[0]?.who ?? 0
  for (const [i, { who }] of plays.entries())
    if (who !== ((leader + i) & 3)) throw new Error('the trick is out of turn')
  const won = plays.find(({ wins }) => wins)
  const tops = plays.map(({ chosen }) => Math.max(...chosen))
  if (won && Math.max(...tops) !== won.chosen[0]) throw new Error('the honour does not win')
  return { leader, options: plays.map(({ chosen }) => chosen) }
}

/** The hands after each way the trick in words can go. */
export function afterWords(words: readonly Json[], { hands, named }: Sketch): readonly Sketch[] {
  const { leader, options } = trickInWords(words, hands)
  const tricks = options.reduce<readonly (readonly Rank[])[]>(
    (all, chosen) => all.flatMap((trick) => chosen.map((r) => [...trick, r])),
    [[]],
  )
  return tricks.map((trick) => ({ hands: afterOpenTrick(hands, leader, trick), named }))
}

/** A line of play as the article writes it, for Seat A as North: its first lead and the answers named. */
export function lineInWords(line: string, suit: SuitCombination): PlayLine {
  const [lead = '', ...answers] = line
    .replace(/\([^)]*\)/g, '')
    .split(';')
    .map((part) => part.trim())
  const led = /^([AC]) leads (?:low|the (\w+))$/.exec(lead)
  if (!led) throw new Error(`unreadable line: ${lead}`)
  const hand = led[1] === 'A' ? 'north' : 'south'
  const own = suit[hand]
  const partner = suit[hand === 'north' ? 'south' : 'north']
  const small = (cardsHeld: Holding) => holding.ranks(cardsHeld).at(-1)
  const card = led[2] === undefined ? small(own) : rank(led[2])
  if (card === undefined || !holding.has(own, card)) throw new Error(`unreadable line: ${lead}`)
  const second = hand === 'north' ? 'B' : 'D'
  const replies = new Map<number | 'out', Rank>()
  for (const answer of answers) {
    const match = /^([BD]) (?:plays (.+)|out) -> (\w+)$/.exec(answer)
    if (match?.[1] !== second) throw new Error(`unreadable line: ${answer}`)
    const third = rank(match[3]!)
    if (!holding.has(partner, third)) throw new Error(`${answer}: the card is not held`)
    const shown =
      match[2]?.split(' or ').map((word) => {
        const cls = suit.classes.findIndex((c) => holding.has(c, rank(word)))
        if (cls < 0) throw new Error(`${answer}: ${word} is not hidden`)
        return cls
      }) ?? (['out'] as const)
    for (const reply of shown) replies.set(reply, third)
  }
  // What the line leaves open is played as it plays everything else, or low.
  const values = [...new Set(replies.values())]
  const usual = values.length === 1 ? values[0] : small(partner)
  return { lead: { hand, rank: card }, third: (reply) => replies.get(reply) ?? usual }
}

const NUMBER_WORDS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ...['ten', 'eleven', 'twelve', 'thirteen'],
]
export const numberInWords = (word: string): number => {
  const n = NUMBER_WORDS.indexOf(word.toLowerCase())
  if (n < 0) throw new Error(`${word} is no number`)
  return n
}
