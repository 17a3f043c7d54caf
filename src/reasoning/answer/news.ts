/**
 * What the last act brought that is worth a sentence: the one fact, or two of one hand, that moved the odds
 * most and was not told before. It compares two moments of one line, so a fact is news once.
 */
import { type Card, rankOf } from '#core/card.ts'
import { NEARLY_SURE } from '#core/chance.ts'
import { JACK } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import type { LawfulRange } from '../law/changes.ts'
import type { CardAccount, HandAccount, NumberAccount } from './account.ts'

/** What is known of the closed hands at a moment. */
export interface Known {
  readonly hands: readonly HandAccount[]
  readonly cards: readonly CardAccount[]
  /** By law alone, in the order of `hands`. */
  readonly law: readonly HandAccount[]
}
export type Quantity = Suit | 'hcp'
/** A number of a hand. */
interface OfHand {
  readonly seat: Seat
  readonly what: Quantity
}
export type Fact =
  /** The player has none left: how many it was dealt, and the one other closed hand with its length. */
  | {
      readonly kind: 'show-out'
      readonly seat: Seat
      readonly suit: Suit
      readonly dealt: number
      readonly other?: { readonly seat: Seat; readonly dealt: number }
    }
  /** Certain by law, and to the card. */
  | ({ readonly kind: 'exact'; readonly is: number } & OfHand)
  /** Nine layouts in ten, as agreed; `was`: the last range told, or known before. */
  | ({ readonly kind: 'range'; readonly is: LawfulRange; readonly was: LawfulRange } & OfHand)
  /** One value has become likely. */
  | ({ readonly kind: 'value'; readonly is: number } & Moved & OfHand)
  /** Who has a card. */
  | ({ readonly kind: 'card'; readonly seat: Seat; readonly card: Card } & Moved)
interface Moved {
  /** Chances 0..1. */
  readonly now: number
  readonly was: number
}
export type FactOf<K extends Fact['kind']> = Extract<Fact, { readonly kind: K }>

/** What has been told on the line so far. */
export interface Told {
  /** By quantity: the narrowest range. */
  readonly ranges: ReadonlyMap<string, LawfulRange>
  /** By quantity and value, or by card and seat: the highest chance. */
  readonly chances: ReadonlyMap<string, number>
}
export const NOTHING_TOLD: Told = { ranges: new Map(), chances: new Map() }

/** How much an act changed a distribution, in bits: of what is so now over what was. */
export function bitsMoved(was: readonly number[], now: readonly number[]): number {
  const all = now.reduce((sum, p) => sum + p, 0)
  const before = was.reduce((sum, p) => sum + p, 0)
  let bits = 0
  for (const [i, p] of now.entries())
    if (p > 0) bits += (p / all) * Math.log2(p / all / Math.max(LEAST, (was[i] ?? 0) / before))
  return Math.max(0, bits)
}
/** A chance from a sample may be nought where it is merely small. */
const LEAST = 1e-3

const numberOf = (hand: HandAccount, what: Quantity): NumberAccount =>
  what === 'hcp' ? hand.hcp : hand.suits[what]
/** Chances of 0, 1, 2 … whatever has weight. */
const fromNought = ({ all, chances }: NumberAccount): readonly number[] => [
  ...Array.from({ length: all.lo }, () => 0),
  ...chances,
]
const widthOf = ({ lo, hi }: LawfulRange): number => hi - lo
const isWithin = (a: LawfulRange, b: LawfulRange): boolean => a.lo >= b.lo && a.hi <= b.hi

/** An act that moves no number by so many bits is not worth a sentence. */
const WORTH = 0.2
/** A second fact of the same hand is told with the first from so many bits on. */
const WORTH_TWO = 0.25
/** A range wider than this is of no use to a player, but for its one end. */
export const WIDEST = { suit: 2, hcp: 6 } as const
/** So many points, or so many cards of a suit, are worth naming as an end. */
const OPENS = 11
const PASSES = 12
export const LONG = 4
/** A chance is told from so much on, and where it has risen by so much, or less where it is nearly sure now. */
const LIKELY = 0.5
const RISEN = 0.15
const RISEN_TO_SURE = 0.1
const hasRisen = (was: number, now: number): boolean =>
  now - was >= RISEN || (was < NEARLY_SURE && now >= NEARLY_SURE && now - was >= RISEN_TO_SURE)

interface Candidate {
  readonly fact: Fact
  readonly bits: number
}
const QUANTITIES: readonly Quantity[] = [...SUITS, 'hcp']

const nameOf = (what: Quantity, seat: Seat): string => `${seat} ${what}`

/** The facts that the act made of one number of a hand. */
function numberFacts(
  hand: HandAccount,
  before: HandAccount,
  what: Quantity,
  told: Told,
): readonly Candidate[] {
  const { seat } = hand
  const [a, b] = [numberOf(hand, what), numberOf(before, what)]
  const bits = bitsMoved(fromNought(b), fromNought(a))
  if (bits < WORTH) return []
  // What a hand by itself can be is held against what it could be, not against what was likely.
  const earlier = a.top === undefined ? b.all : b
  const known = told.ranges.get(nameOf(what, seat)) ?? earlier
  const is = { lo: a.lo, hi: a.hi }
  const was = widthOf(earlier) > widthOf(is) ? earlier : known
  const useful =
    widthOf(is) <= WIDEST[what === 'hcp' ? 'hcp' : 'suit'] ||
    (what === 'hcp' ? is.lo >= OPENS || is.hi <= PASSES : is.lo >= LONG)
  // Narrower than anything told; or as narrow, and elsewhere.
  const fresh = isWithin(is, known)
    ? widthOf(is) < widthOf(known)
    : widthOf(is) <= widthOf(known) && widthOf(is) <= widthOf(earlier)
  const out: Candidate[] = []
  if (useful && fresh)
    out.push({
      fact: { kind: 'range', seat, what, is, was: { lo: was.lo, hi: was.hi } },
      bits,
    })
  else if (a.top !== undefined && widthOf(a.all) > 0) {
    const { value, chance = 0 } = a.top
    const earlier = b.chances[value - b.all.lo] ?? 0
    const most = told.chances.get(`${seat} ${what} ${value}`) ?? 0
    const single = widthOf(known) === 0
    const wasKnown = b.top?.chance !== undefined
    if (
      !single &&
      wasKnown &&
      chance >= LIKELY &&
      hasRisen(earlier, chance) &&
      chance > most + RISEN / 2
    )
      out.push({ fact: { kind: 'value', seat, what, is: value, now: chance, was: earlier }, bits })
  }
  return out
}

/** The honours that have moved to a hand. */
function cardFacts(before: Known, now: Known, told: Told): readonly Candidate[] {
  return now.cards.flatMap(({ card, holders }): readonly Candidate[] => {
    if (rankOf(card) < JACK) return []
    const earlier = before.cards.find((one) => one.card === card)
    if (earlier === undefined) return []
    const had = now.hands.map(
      ({ seat }) => earlier.holders[before.hands.findIndex((one) => one.seat === seat)] ?? 0,
    )
    const bits = bitsMoved(had, holders)
    const at = holders.indexOf(Math.max(...holders))
    const seat = now.hands[at]?.seat
    const [is = 0, was = 0] = [holders[at], had[at]]
    if (seat === undefined || bits < WORTH / 2 || is < LIKELY || !hasRisen(was, is)) return []
    if (is <= (told.chances.get(`${card} ${seat}`) ?? 0) + RISEN / 2) return []
    return [{ fact: { kind: 'card', seat, card, now: is, was }, bits }]
  })
}

/** What the law has made certain to the card: the first that nobody knew already. */
function exactFacts(before: Known, now: Known, told: Told): readonly Candidate[] {
  return now.law.flatMap((hand): readonly Candidate[] => {
    const earlier = before.law.find(({ seat }) => seat === hand.seat)
    if (earlier === undefined) return []
    return QUANTITIES.flatMap((what): readonly Candidate[] => {
      const [is, was] = [numberOf(hand, what).all, numberOf(earlier, what).all]
      if (widthOf(is) > 0 || widthOf(was) === 0) return []
      const known = told.ranges.get(nameOf(what, hand.seat))
      if (known?.lo === is.lo && known.hi === is.lo) return []
      const held = before.hands.find(({ seat }) => seat === hand.seat)
      const chance = held === undefined ? 0 : (fromNought(numberOf(held, what))[is.lo] ?? 0)
      const bits = -Math.log2(Math.max(LEAST, chance))
      return [{ fact: { kind: 'exact', seat: hand.seat, what, is: is.lo }, bits }]
    })
  })
}

/** The player that did not follow, and the suit. */
export interface ShowOut {
  readonly seat: Seat
  readonly suit: Suit
}
function showOutFact({ seat, suit }: ShowOut, now: Known): Fact | undefined {
  const own = now.law.find((hand) => hand.seat === seat)
  if (own === undefined) return undefined
  const other = now.law.length === 2 ? now.law.find((hand) => hand.seat !== seat) : undefined
  return {
    kind: 'show-out',
    seat,
    suit,
    dealt: own.suits[suit].all.lo,
    ...(other === undefined
      ? {}
      : { other: { seat: other.seat, dealt: other.suits[suit].all.lo } }),
  }
}

const withTold = (told: Told, facts: readonly Fact[], now: Known): Told => {
  const ranges = new Map(told.ranges)
  const chances = new Map(told.chances)
  const put = (seat: Seat, what: Quantity, range: LawfulRange) => {
    ranges.set(nameOf(what, seat), range)
    // Of two closed hands one has what the other lacks: that is told with it.
    const [one, two] = now.law
    if (one === undefined || two === undefined || now.law.length > 2) return
    const other = (one.seat === seat ? two : one).seat
    const total = numberOf(one, what).all.hi + numberOf(two, what).all.lo
    const rest = { lo: total - range.hi, hi: total - range.lo }
    const known = ranges.get(nameOf(what, other))
    if (known === undefined || !isWithin(known, rest)) ranges.set(nameOf(what, other), rest)
  }
  for (const fact of facts)
    switch (fact.kind) {
      case 'show-out':
        put(fact.seat, fact.suit, { lo: fact.dealt, hi: fact.dealt })
        break
      case 'exact':
        put(fact.seat, fact.what, { lo: fact.is, hi: fact.is })
        break
      case 'range':
        put(fact.seat, fact.what, fact.is)
        break
      case 'value':
        chances.set(`${fact.seat} ${fact.what} ${fact.is}`, fact.now)
        break
      case 'card':
        chances.set(`${fact.card} ${fact.seat}`, fact.now)
    }
  return { ranges, chances }
}

/**
 * The news of one act.
 * @param told on the line before it.
 * @param actor who called or played.
 * @param showedOut absent where the player followed, or had shown out of the suit before.
 * @returns no fact where there is nothing worth a sentence.
 */
export function newsOf(
  before: Known,
  now: Known,
  told: Told,
  actor: Seat,
  showedOut?: ShowOut,
): { readonly facts: readonly Fact[]; readonly told: Told } {
  const facts = factsOf(before, now, told, actor, showedOut)
  return { facts, told: facts.length === 0 ? told : withTold(told, facts, now) }
}
function factsOf(
  before: Known,
  now: Known,
  told: Told,
  actor: Seat,
  showedOut: ShowOut | undefined,
): readonly Fact[] {
  const out = showedOut && showOutFact(showedOut, now)
  if (out !== undefined) return [out]
  // Of two facts that say as much, as of two closed hands, the one of the hand that has just acted.
  const order = (a: Candidate, b: Candidate): number =>
    Math.round((b.bits - a.bits) * 1000) ||
    Number(b.fact.seat === actor) - Number(a.fact.seat === actor)
  const [exact] = [...exactFacts(before, now, told)].sort(order)
  if (exact !== undefined && exact.bits >= WORTH) return [exact.fact]
  const all = now.hands
    .flatMap((hand): readonly Candidate[] => {
      const earlier = before.hands.find(({ seat }) => seat === hand.seat)
      return earlier === undefined
        ? []
        : QUANTITIES.flatMap((what) => numberFacts(hand, earlier, what, told))
    })
    .concat(cardFacts(before, now, told))
    .sort(order)
  const [first] = all
  if (first === undefined) return []
  const { fact } = first
  if (fact.kind !== 'range') return [fact]
  const second = all.find(
    ({ fact: other, bits }) =>
      other.kind === 'range' &&
      other.seat === fact.seat &&
      other.what !== fact.what &&
      (other.what === 'hcp' || fact.what === 'hcp') &&
      bits >= WORTH_TWO,
  )
  if (second === undefined) return [fact]
  // Suits before points, as players say them.
  return fact.what === 'hcp' ? [second.fact, fact] : [fact, second.fact]
}
