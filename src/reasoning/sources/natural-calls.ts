/**
 * What a call says where no odds were learned for its class: the hand that a club player has for it, wide.
 * Calls so rare are read by what they are (a preempt by its level, a jump by what was bid before it, two
 * suits by which were left), and never pass in silence. The ranges are meant to hold nine such hands in ten.
 */
import { type Call, DOUBLE, isBid, levelOf, PASS, REDOUBLE, strainOf } from '#core/call.ts'
import { CLUBS, DIAMONDS, HEARTS, isMajor, NOTRUMP, SPADES, SUITS, type Suit } from '#core/suit.ts'
import { type CommonBid, type CommonTurn, commonBid } from './common-calls.ts'

export type Ends = readonly [least: number, most: number]
/** A hand in common words. */
export interface NaturalHand {
  readonly points: Ends
  readonly lengths: Readonly<Partial<Record<Suit, Ends>>>
  /** At least one of these suits is so long. */
  readonly either?: { readonly suits: readonly Suit[]; readonly least: number }
}

const ALL = 13
const STRONG = 37
const hand = (
  points: Ends,
  lengths: NaturalHand['lengths'] = {},
  either?: NaturalHand['either'],
): NaturalHand => ({ points, lengths, ...(either === undefined ? {} : { either }) })
const long = (suit: number, least: number): NaturalHand['lengths'] => ({
  [suit]: [least, ALL] as const,
})
const eachOf = (suits: readonly Suit[], least: number): NaturalHand['lengths'] =>
  Object.fromEntries(suits.map((suit) => [suit, [least, ALL] as const]))
const MAJORS = [HEARTS, SPADES] as const
const MINORS = [CLUBS, DIAMONDS] as const
const SHORT_MAJORS = { [HEARTS]: [0, 3], [SPADES]: [0, 3] } as const

/** Openings beyond those that were met often: preempts, the solid minor, asks. */
function opening({ level, strain }: CommonBid): NaturalHand {
  if (strain !== NOTRUMP) {
    if (level <= 2) return hand([5, 20], long(strain, level === 1 ? 3 : 5))
    if (level === 3) return hand([4, 10], long(strain, 6))
    return hand([4, level === 4 ? 11 : 13], long(strain, isMajor(strain) && level === 4 ? 7 : 8))
  }
  if (level === 1) return hand([14, 18])
  if (level === 2) return hand([19, 22])
  // Gambling: a long solid minor and little beside it.
  if (level === 3) return hand([8, 15], SHORT_MAJORS, { suits: MINORS, least: 7 })
  return hand([17, STRONG])
}

/** Suits that answers to notrump show in place of the one named: transfers, and both minors by spades. */
function answerToNotrump({ level, strain }: CommonBid, base: number): NaturalHand {
  const game = base === 1 ? 9 : 4
  if (strain === NOTRUMP) {
    if (level === base + 1) return hand(base === 1 ? [7, 10] : [4, 10])
    return level === 3 ? hand([game, 15]) : hand([base === 1 ? 14 : 10, STRONG])
  }
  if (level === base + 1) {
    if (strain === CLUBS) return hand([base === 1 ? 6 : 4, STRONG])
    if (strain === DIAMONDS || strain === HEARTS) return hand([0, STRONG], long(strain + 1, 5))
    return hand([4, STRONG], {}, { suits: MINORS, least: 5 })
  }
  if (level === 4) {
    if (strain === CLUBS) return hand([game, STRONG])
    if (strain === SPADES) return hand([game - 3, 14], long(SPADES, 6))
    return hand([game - 3, STRONG], long(strain + 1, 6))
  }
  return hand([5, STRONG], long(strain, 5))
}

/** The two lowest suits that nobody of theirs has named. */
const lowestUnbid = (theirs: ReadonlySet<number>): readonly Suit[] =>
  SUITS.filter((suit) => !theirs.has(suit)).slice(0, 2)

function overTheirs(bid: CommonBid, turn: CommonTurn): NaturalHand {
  const { kind, level, strain, jump } = bid
  const { theirs } = turn.suits
  const [first = PASS] = turn.first
  const preempt = isBid(first) && levelOf(first) > 1
  const overNotrump = isBid(first) && strainOf(first) === NOTRUMP
  if (kind === 'N') {
    if (level === 1) return hand([14, 18])
    if (overNotrump) return hand([6, 17], eachOf(MINORS, 5))
    if (level === 2 && !preempt) return hand([5, 15], eachOf(lowestUnbid(theirs), 5))
    if (level === 2) return hand([14, 18])
    if (level === 3) return hand([12, 22])
    return hand([8, 20], eachOf(theirs.has(CLUBS) || theirs.has(DIAMONDS) ? [] : MINORS, 5))
  }
  if (kind === 'cue') {
    // The majors over a minor, else the other major and a minor; a jump asks for a stopper.
    if (jump > 0) return hand([12, 22])
    const open = MAJORS.filter((suit) => !theirs.has(suit))
    return hand([6, 18], eachOf(open, open.length === 2 ? 4 : 5))
  }
  if (overNotrump && level === 2) return hand([5, 16], long(strain, 4))
  if (jump === 0 || preempt) {
    const strength: Ends = level === 1 ? [7, 17] : level === 2 ? [9, 17] : [9, 19]
    return hand(strength, long(strain, level < 3 ? 5 : level === 3 ? 5 : 6))
  }
  return hand(jump === 1 ? [4, 12] : [3, 11], long(strain, jump === 1 ? 5 : 6))
}

function answerToDouble({ kind, level, strain, jump }: CommonBid): NaturalHand {
  if (kind === 'N') return hand(level === 1 ? [5, 11] : level === 2 ? [9, 13] : [10, 18])
  if (kind === 'cue') return hand([9, 20])
  if (jump > 0) return hand(jump === 1 ? [6, 13] : [5, 14], long(strain, jump === 1 ? 4 : 5))
  return hand([0, 11], long(strain, 3))
}
function answerToPartner(bid: CommonBid, turn: CommonTurn): NaturalHand {
  const { kind, level, strain, jump } = bid
  const [first = PASS] = turn.first
  if (first === DOUBLE) return answerToDouble(bid)
  const partners = isBid(first) && strainOf(first) < NOTRUMP ? strainOf(first) : undefined
  const weak = isBid(first) && levelOf(first) > 1
  if (kind === 'raise')
    return level < 4
      ? hand([4, jump > 0 ? 13 : 14], long(strain, weak ? 2 : 3))
      : hand([2, 16], long(strain, weak ? 2 : 3))
  if (kind === 'N') {
    if (level > 3) return hand([12, STRONG])
    return hand(level === 1 ? [5, 11] : level === 2 ? [8, 16] : [9, 18])
  }
  if (kind === 'cue') return hand([8, STRONG])
  // A splinter: short there, with partner's suit.
  if (jump > 1 && !(level === 4 && strain < NOTRUMP && isMajor(strain)))
    return hand([8, 17], {
      [strain]: [0, 1],
      ...(partners === undefined ? {} : { [partners]: [3, ALL] as const }),
    })
  return hand([level > 2 ? 6 : 4, STRONG], long(strain, level === 1 ? 4 : 5))
}

function onceMore({ kind, level, strain, jump }: CommonBid): NaturalHand {
  if (kind === 'N') return level > 3 ? hand([10, STRONG]) : hand([level === 3 ? 7 : 6, STRONG])
  // High new suits and their suits are controls and tries as often as suits.
  if (kind === 'cue' || (kind === 'new' && level > 3)) return hand([8, STRONG])
  if (kind === 'own') return hand([5, 20], long(strain, jump > 0 ? 6 : 5))
  if (kind === 'raise') return hand([4, 21], long(strain, 2))
  return hand([6, STRONG], long(strain, jump > 0 ? 3 : 4))
}

/** The hand that makes the call at this turn. */
export function naturalHand(turn: CommonTurn, call: Call): NaturalHand {
  if (!isBid(call)) {
    if (call === PASS) return hand(turn.place === 'open' ? [0, 11] : [0, 16])
    return call === REDOUBLE ? hand([7, STRONG]) : hand([6, STRONG])
  }
  const bid = commonBid(turn, call)
  switch (turn.place) {
    case 'open':
      return opening(bid)
    case 'notrump': {
      const [first = PASS] = turn.first
      return turn.first.length === 1 && isBid(first)
        ? answerToNotrump(bid, levelOf(first))
        : onceMore(bid)
    }
    case 'over':
      return overTheirs(bid, turn)
    case 'answer':
      return answerToPartner(bid, turn)
    case 'again':
      return onceMore(bid)
  }
}
