/** What an inference says of a hand, in words: each fact of a predicate as a short phrase without its hand. */

import { lengthPhrase } from '#constraint/length-words.ts'
import { join, type Phrase, suitToken } from '#constraint/phrase.ts'
import { rankOf, suitOf } from '#core/card.ts'
import { rankLabel } from '#core/display.ts'
import { RANKS_DESCENDING, type Rank } from '#core/rank.ts'
import { type Seat, seatName } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { t, tAs } from '#core/text.ts'
import type { CardSign } from '#reasoning/inference/inference.ts'
import type { LedFrom, Predicate } from '#reasoning/predicates/predicate.ts'
import { cellsPhrase, meaningPhrase, rangePhrase } from '../call/meaning-words.ts'
import { number } from './why-bound-words.ts'

const ORDINALS = ['', t`second-`, t`third-`, t`fourth-`, t`fifth-`, t`sixth-`, t`seventh-`] as const

/** `fourth-highest of five`, `a singleton`, `higher of two`, `highest of three spots`. */
export function leadWords({ k, n, headed }: LedFrom): string {
  if (n === 1) return t`a singleton`
  if (n === 2) return k === 1 ? t`the higher of two` : t`the lower of two`
  const place = k === n && n > 7 ? t`lowest` : t`${ORDINALS[k - 1] ?? t`${k}th-`}highest`
  const cards =
    headed === 'spots'
      ? t`${number(n)} small cards`
      : headed === 'honour'
        ? t`${number(n)} cards headed by an honour`
        : t`${number(n)} cards`
  return tAs('card')`${place} of ${cards}`
}

const ranksOf = (ranks: number): readonly Rank[] =>
  RANKS_DESCENDING.filter((rank) => ((ranks >> rank) & 1) === 1)
const faces = (ranks: number): string => ranksOf(ranks).map(rankLabel).join('')

function amongPhrase(p: {
  readonly suit: Suit
  readonly ranks: number
  readonly min: number
  readonly max: number
}): Phrase {
  const count = ranksOf(p.ranks).length
  const cards: Phrase = [suitToken(p.suit), faces(p.ranks)]
  if (p.max <= 0 && count === 1) return [t`no `, ...cards]
  if (p.min >= count) return cards
  if (p.max <= 0) return [t`none of `, ...cards]
  if (p.max >= count)
    return p.min === 1 ? [t`at least one of `, ...cards] : [t`${p.min}+ of `, ...cards]
  return [t`${rangePhrase(p.min, p.max, count)} of `, ...cards]
}

/** Several cards held together: `♣KQJ`. */
const isHolding = (p: Predicate): boolean => p.kind === 'among' && p.min >= ranksOf(p.ranks).length

/** `two or four cards`, `two to five cards`, from rising numbers. */
function cardCounts(counts: readonly number[]): string {
  const [first, last] = [counts[0]!, counts.at(-1)!]
  const words =
    counts.length > 2 && last - first === counts.length - 1
      ? t`${number(first)} to ${number(last)}`
      : [counts.slice(0, -1).map(number).join(', '), number(last)]
          .filter((w) => w !== '')
          .join(t` or `)
  return t`${words} cards`
}
/** A small card that is the lowest of its suit in any of several lengths, or is not: what signals turn on. */
function lowWords(of: readonly Predicate[]): string | undefined {
  const cells = of.filter((p): p is LedFrom => p.kind === 'lead' && p.n > 1)
  if (of.length < 2 || cells.length < of.length) return undefined
  const low = cells.every(({ k, n }) => k === n)
  if (!low && !cells.every(({ k, n }) => k < n)) return undefined
  const counts = [...new Set(cells.map(({ n }) => n))].sort((a, b) => a - b)
  return tAs('card')`${low ? t`the lowest` : t`not the lowest`} of ${cardCounts(counts)}`
}

const bracket = (p: Predicate, phrase: Phrase): Phrase =>
  p.kind === 'any' && lowWords(p.of) !== undefined ? phrase : bracketed(p, phrase)
const bracketed = (p: Predicate, phrase: Phrase): Phrase =>
  (p.kind === 'any' || p.kind === 'all' || p.kind === 'one') && p.of.length > 1
    ? ['(', ...phrase, ')']
    : phrase

/** Leads of three from small cards and from an honour, together: leads of three. */
function merged(of: readonly Predicate[]): readonly Predicate[] {
  const other = (p: LedFrom): boolean =>
    of.some(
      (q) =>
        q.kind === 'lead' &&
        q.k === p.k &&
        q.n === p.n &&
        q.headed !== p.headed &&
        p.headed !== 'any',
    )
  return of.flatMap((p): readonly Predicate[] =>
    p.kind !== 'lead' || !other(p) ? [p] : p.headed === 'spots' ? [{ ...p, headed: 'any' }] : [],
  )
}

/** Parts that are said: a lead's place stands for the sequences it is not from. */
const told = (of: readonly Predicate[]): readonly Predicate[] =>
  of.some((p) => p.kind === 'lead') ? of.filter((p) => p.kind !== 'not') : of

/**
 * The predicate as a phrase about one hand.
 * @param of the hand that the phrase is about; facts about another hand name it.
 */
export function predicatePhrase(p: Predicate, of: Seat | undefined): Phrase {
  const who = (seat: Seat, phrase: Phrase): Phrase =>
    seat === of ? phrase : [`${seatName(seat)} `, ...phrase]
  switch (p.kind) {
    case 'length':
      return who(p.seat, lengthPhrase(p.suit, p.min, p.max))
    case 'longer':
      return who(p.seat, [
        suitToken(p.suit),
        p.by <= 0
          ? t` as long as `
          : p.by === 1
            ? t` longer than `
            : t` by ${number(p.by)} longer than `,
        suitToken(p.than),
      ])
    case 'hcp':
      return who(p.seat, [
        `${rangePhrase(p.min, p.max, 37)} ${p.min === p.max && p.min === 1 ? t`point` : t`points`}`,
      ])
    case 'rule':
      return who(p.seat, [t`points and the two longest suits come to ${p.n} or more`])
    case 'balanced':
      return who(p.seat, [t`a balanced hand`])
    case 'card':
      return who(p.seat, [suitToken(suitOf(p.card)), rankLabel(rankOf(p.card))])
    case 'lead':
      return who(p.seat, [leadWords(p)])
    case 'among':
      return who(p.seat, amongPhrase(p))
    case 'cells':
      return who(p.seat, cellsPhrase(p.cells))
    case 'meets':
      return who(p.seat, meaningPhrase(p.is))
    case 'holding':
      return who(p.seat, [suitToken(p.suit), t` as the rule asks`])
    case 'not':
      return p.of.kind === 'card'
        ? [t`no `, ...predicatePhrase(p.of, of)]
        : p.of.kind === 'among' && p.of.min === 1 && p.of.max >= ranksOf(p.of.ranks).length
          ? predicatePhrase({ ...p.of, min: 0, max: 0 }, of)
          : isHolding(p.of)
            ? [t`no `, ...predicatePhrase(p.of, of)]
            : p.of.kind === 'any' && p.of.of.length > 1 && p.of.of.every(isHolding)
              ? [
                  t`no `,
                  ...join(
                    p.of.of.slice(0, -1).map((q) => predicatePhrase(q, of)),
                    ', ',
                  ),
                  t` or `,
                  ...predicatePhrase(p.of.of.at(-1)!, of),
                ]
              : [t`not `, ...bracket(p.of, predicatePhrase(p.of, of))]
    case 'all': {
      const parts = told(p.of)
      return parts.length === 0
        ? [t`any hand`]
        : join(
            parts.map((q) =>
              parts.length > 1 ? bracket(q, predicatePhrase(q, of)) : predicatePhrase(q, of),
            ),
            ', ',
          )
    }
    case 'any':
    case 'one': {
      const low = p.kind === 'any' ? lowWords(p.of) : undefined
      if (low !== undefined) return [low]
      const parts = merged(p.of)
      return parts.length === 0
        ? [t`no hand`]
        : join(
            parts.map((q) =>
              parts.length > 1 ? bracket(q, predicatePhrase(q, of)) : predicatePhrase(q, of),
            ),
            p.kind === 'any' ? t` or ` : t`, or else `,
          )
    }
  }
}

const SIGNS: Readonly<Record<CardSign, string>> = {
  lead: t`lead`,
  count: t`count signal`,
  attitude: t`attitude signal`,
  discard: t`discard`,
  'suit-preference': t`suit preference`,
  'not-covered': t`honour not covered`,
  'partners-suit-not-led': t`partner’s suit not led`,
  'no-sequence-led': t`no sequence led`,
  'suit-led': t`this suit led`,
  'suit-thrown': t`this suit thrown`,
  'lowest-of-equals': t`lowest of equals`,
  'third-hand': t`third hand low`,
  followed: t`small card`,
  'restricted-choice': t`restricted choice`,
  'show-out': 'show-out',
}
/** What a card is evidence of, in a few words. */
export const signWords = (sign: CardSign): string => SIGNS[sign]
