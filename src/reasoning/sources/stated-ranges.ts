/**
 * Ranges that the record itself states of a call, in words that are commonly used: `5+ !S; 11-21 HCP`,
 * `6-10 HCP, 4+ hearts`, `15-17` beside a notrump bid. A note that says “or”, “usually” or “denies” is
 * not read: taken at its numbers alone it would say something else.
 */
import { type Call, isBid, strainOf } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import { NOTRUMP, parseSuit, type Suit } from '#core/suit.ts'
import { allOf, type Predicate } from '../predicates/predicate.ts'

const DOUBTFUL =
  /\b(or|either|if|may|maybe|could|usually|often|possibly|unless|denies|deny|no|not|without|than|under|over|up to|except)\b/i
/** A number or a range, then what it counts. */
const RANGE =
  /(\d{1,2})\s*(?:(\+)|[-–]\s*(\d{1,2})|([-–])(?!\s*card))?\s*(?:-?\s*cards?\s+)?(?:!([cdhs])|([♣♦♥♠])|(clubs?|diamonds?|hearts?|spades?)\b|(hcp|high card points|points|pts)\b)/giu
const BARE = /^\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*$/
const MOST_POINTS = 37
const MOST_CARDS = 13

const suitOf = (letter: string): Suit | undefined => parseSuit(letter.slice(0, 1))

interface Stated {
  readonly what: Suit | 'hcp'
  readonly min: number
  readonly max: number
}
function statedIn(note: string, call: Call): readonly Stated[] {
  const bare = BARE.exec(note)
  if (bare !== null)
    return isBid(call) && strainOf(call) === NOTRUMP
      ? [{ what: 'hcp', min: Number(bare[1]), max: Number(bare[2]) }]
      : []
  // Remarks before the ranges are the program's name for the call.
  const [, after = note] = /--(.*)$/s.exec(note) ?? []
  if (DOUBTFUL.test(after)) return []
  return [...after.matchAll(RANGE)].flatMap((found): readonly Stated[] => {
    const [, first = '', plus, last, minus, bang, sign, word, points] = found
    const what = points === undefined ? suitOf(bang ?? sign ?? word ?? '') : 'hcp'
    // A bare number of points is seldom meant to the point.
    if (what === undefined || (what === 'hcp' && !plus && !last && !minus)) return []
    const n = Number(first)
    const most = what === 'hcp' ? MOST_POINTS : MOST_CARDS
    return [{ what, min: minus ? 0 : n, max: plus ? most : last ? Number(last) : n }]
  })
}

/** What the note says of the caller; `undefined` where it states no range, or one that nobody can have. */
export function statedRanges(note: string, call: Call, seat: Seat): Predicate | undefined {
  const stated = statedIn(note, call)
  const sensible = stated.every(
    ({ what, min, max }) => min <= max && max <= (what === 'hcp' ? MOST_POINTS : MOST_CARDS),
  )
  const once = new Set(stated.map(({ what }) => what)).size === stated.length
  if (stated.length === 0 || !sensible || !once) return undefined
  const parts = stated.map(
    ({ what, min, max }): Predicate =>
      what === 'hcp'
        ? { kind: 'hcp', seat, min, max }
        : { kind: 'length', seat, suit: what, min, max },
  )
  return parts.length === 1 ? parts[0] : allOf(...parts)
}
