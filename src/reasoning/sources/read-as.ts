/**
 * Systems other than Standard that a record tells of in its own words: what is said beside a side’s calls
 * names a strong or a Polish club, a weak notrump or majors of four. What such a side means otherwise than
 * Standard is read so, as wide as other calls that nobody has learned.
 */

import type { Call } from '#core/call.ts'
import { isBid, levelOf, PASS, strainOf } from '#core/call.ts'
import { rotate, type Side, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { CLUBS, DIAMONDS, HEARTS, isMajor, NOTRUMP, SPADES } from '#core/suit.ts'
import type { CommonReading } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { type CommonTurn, commonBid } from './common-calls.ts'
import type { NaturalHand } from './natural-calls.ts'

export type ReadAs = Exclude<CommonReading, 'Standard'>

/** Named where the page says by what a call was read. */
export const READ_AS_WORDS: Readonly<Record<ReadAs, string>> = {
  'strong club': t`Read as strong club`,
  'Polish club': t`Read as Polish club`,
  'weak notrump': t`Read as weak notrump`,
  'four-card majors': t`Read as four-card majors`,
}

const POLISH = /\bpolish\b|\bwj ?\d{2,4}\b|\bwspólny\b|\bwspolny\b/i
const STRONG_CLUB = /\bprecision\b|\bstrong (artificial )?clubs?\b|\bmoscito\b/i
const STRONG = /\b(strong|1[5-8] ?\+|1[5-8] (or more|plus))/i
const NATURAL_CLUB = /\b(nat|natural)\b|clubs|!c|♣/i
const WEAK_NOTRUMP = /\bweak\b|\b(9|1[0-2]) ?[-–] ?1[2-4]\b/i
const FOUR_CARDS = /\b4 ?\+|\bfour[- ]card|\b4[- ]?card|\b4 or more/i
const SHORT_DIAMOND = /\b[012] ?\+|\bcould be short|\bmay be short/i

/** What the words beside one call tell of its side’s system. */
function toldBy(call: Call, note: string, opens: boolean): ReadAs | undefined {
  if (POLISH.test(note)) return 'Polish club'
  if (STRONG_CLUB.test(note)) return 'strong club'
  if (!opens || !isBid(call) || levelOf(call) > 1) return undefined
  const strain = strainOf(call)
  if (strain === CLUBS && STRONG.test(note) && !NATURAL_CLUB.test(note)) return 'strong club'
  if (strain === DIAMONDS && SHORT_DIAMOND.test(note)) return 'strong club'
  if (strain === NOTRUMP && WEAK_NOTRUMP.test(note)) return 'weak notrump'
  return isMajor(strain) && FOUR_CARDS.test(note) ? 'four-card majors' : undefined
}

const kept = new WeakMap<SeatView['calls'], Partial<Record<Side, ReadAs>>>()
/** The system that the record tells of, by side; a side of which it tells none is read as Standard. */
export function readAs(view: SeatView): Readonly<Partial<Record<Side, ReadAs>>> {
  const known = kept.get(view.calls)
  if (known !== undefined) return known
  const found: Partial<Record<Side, ReadAs>> = {}
  const opened = view.calls.findIndex(({ call }) => call !== PASS)
  for (const [index, { call, note = '' }] of view.calls.entries()) {
    const side = sideOf(rotate(view.dealer, index))
    const told = note === '' ? undefined : toldBy(call, note, index === opened)
    if (told !== undefined) found[side] ??= told
  }
  kept.set(view.calls, found)
  return found
}

const five = (suit: number): NaturalHand['lengths'] => ({ [suit]: [5, 13] as const })

function byStrongClub(turn: CommonTurn, call: Call): NaturalHand | undefined {
  if (turn.place === 'open') {
    if (call === PASS) return { points: [0, 11], lengths: {} }
    if (!isBid(call) || levelOf(call) > 2) return undefined
    const { level, strain } = commonBid(turn, call)
    if (level === 1 && strain === CLUBS) return { points: [15, 37], lengths: {} }
    if (level === 1 && strain === DIAMONDS)
      return { points: [10, 16], lengths: { [DIAMONDS]: [2, 13] } }
    if (level === 1 && strain === NOTRUMP) return { points: [12, 17], lengths: {} }
    if (level === 1) return { points: [10, 16], lengths: five(strain) }
    return strain === CLUBS ? { points: [10, 16], lengths: five(CLUBS) } : undefined
  }
  const [first = PASS] = turn.first
  if (turn.place !== 'answer' || !isOneClub(first) || !isBid(call)) return undefined
  return negativeOr(turn, call, 7, 5)
}
const isOneClub = (call: Call): boolean =>
  isBid(call) && levelOf(call) === 1 && strainOf(call) === CLUBS

/** One diamond is the weak answer to an artificial club; other bids are natural and better. */
function negativeOr(
  turn: CommonTurn,
  call: Call,
  weak: number,
  cards: number,
): NaturalHand | undefined {
  if (!isBid(call)) return undefined
  const { level, strain, jump } = commonBid(turn, call)
  if (level === 1 && strain === DIAMONDS) return { points: [0, weak + 1], lengths: {} }
  if (jump > 0) return undefined
  const lengths = strain === NOTRUMP ? {} : { [strain]: [cards, 13] as const }
  return { points: [weak, 37], lengths }
}

function byPolishClub(turn: CommonTurn, call: Call): NaturalHand | undefined {
  const [first = PASS] = turn.first
  if (turn.place === 'open') {
    // Twelve to fourteen balanced, clubs with more, or anything strong.
    if (isOneClub(call))
      return { points: [11, 37], lengths: { [HEARTS]: [0, 4], [SPADES]: [0, 4] } }
    return isBid(call) && levelOf(call) === 1 && strainOf(call) === DIAMONDS
      ? { points: [10, 18], lengths: { [DIAMONDS]: [4, 13] } }
      : undefined
  }
  return turn.place === 'answer' && isOneClub(first) ? negativeOr(turn, call, 7, 4) : undefined
}

function byWeakNotrump(turn: CommonTurn, call: Call): NaturalHand | undefined {
  if (!isBid(call) || strainOf(call) !== NOTRUMP) return undefined
  const level = levelOf(call)
  if (turn.place === 'open' && level === 1) return { points: [11, 15], lengths: {} }
  if (turn.place === 'notrump' && turn.first.length === 1 && level <= 3)
    return { points: level === 2 ? [9, 13] : [11, 18], lengths: {} }
  return turn.place === 'again' && level === 1 && turn.suits.own.size > 0
    ? { points: [14, 18], lengths: {} }
    : undefined
}

/** What the call says by such a system; `undefined` where that is what Standard says. */
export function handReadAs(as: ReadAs, turn: CommonTurn, call: Call): NaturalHand | undefined {
  switch (as) {
    case 'strong club':
      return byStrongClub(turn, call)
    case 'Polish club':
      return byPolishClub(turn, call)
    case 'weak notrump':
      return byWeakNotrump(turn, call)
    case 'four-card majors':
      return turn.place === 'open' && isBid(call) && levelOf(call) === 1 && isMajor(strainOf(call))
        ? { points: [10, 20], lengths: { [strainOf(call)]: [4, 13] } }
        : undefined
  }
}
