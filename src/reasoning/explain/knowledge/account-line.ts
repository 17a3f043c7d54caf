/**
 * A closed hand in one line, as it stands at its seat and heads its rows: shape, points, honours. It tells what
 * a player would repeat to his partner and leaves out what is too wide to use.
 */
import { type Card, rankOf, suitOf } from '#core/card.ts'
import type { Chance } from '#core/chance.ts'
import { sureChance } from '#core/known-chance.ts'
import { QUEEN, TEN } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import { bySuit, SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { likelyBounds, NINE_IN_TEN } from '#reasoning/answer/account.ts'
import type { HandBounds, LawfulRange } from '#reasoning/law/changes.ts'
import type { Figures, HandFigures, ShapeChance } from '#reasoning/posterior/hand-figures.ts'

/** How surely a part is so: by law; in nine layouts of ten, as agreed; or no more than likely. */
export type Truth = 'certain' | 'agreed' | 'likely'
export interface ToldRange extends LawfulRange {
  readonly truth: Truth
}
export interface ToldSuit extends ToldRange {
  readonly suit: Suit
}
export interface ToldCard {
  readonly card: Card
  readonly truth: Truth
}
export interface AccountLine {
  readonly seat: Seat
  /** All four lengths, spades first, where one shape stands out; else the suits that are told by a narrow range. */
  readonly suits: readonly ToldSuit[]
  readonly whole: boolean
  readonly points: ToldRange | undefined
  /** Honours it was dealt, spades first, highest first. */
  readonly honours: readonly ToldCard[]
}

/** The likeliest shape is told from this chance on. */
const SHAPE_TOLD = 0.2
/** A card nobody is sure of is named from this chance on. */
const CARD_LIKELY = 2 / 3
/** What rounded chances fall short of certainty. */
const ROUNDING = 1e-9
/** Lengths further apart than this say too little, but for a suit of at least `LONG` or at most one. */
const NARROW = 1
const LONG = 4
/** Points further apart than this say too little. */
const POINTS_TOLD = 7
/** So many suits have room beside the points. */
const SUITS_TOLD = 2

const isExact = ({ lo, hi }: LawfulRange): boolean => lo === hi
const isWithin = (n: number, { lo, hi }: LawfulRange): boolean => n >= lo && n <= hi

/** What is agreed, no wider than the law of the moment; the law alone where the two have parted. */
function toldRange(law: LawfulRange, agreed: LawfulRange | undefined): ToldRange {
  const lo = Math.max(law.lo, agreed?.lo ?? law.lo)
  const hi = Math.min(law.hi, agreed?.hi ?? law.hi)
  if (lo > hi || (lo === law.lo && hi === law.hi)) return { ...law, truth: 'certain' }
  return { lo, hi, truth: 'agreed' }
}

/** Lengths of a shape that is told, spades first. */
function shapeSuits(
  law: HandBounds,
  now: HandBounds | undefined,
  shape: ShapeChance | undefined,
): readonly ToldSuit[] | undefined {
  const ranges = SUITS_DESCENDING.map((suit) => ({
    suit,
    ...toldRange(law.suits[suit], now?.suits[suit]),
  }))
  if (ranges.every(isExact)) return ranges
  if (shape === undefined || sureChance(shape) < SHAPE_TOLD) return undefined
  const lengths = shape.name.split('=').map(Number)
  const told = ranges.map(({ suit, truth, ...range }, i): ToldSuit => {
    const n = lengths[i] ?? Number.NaN
    return { suit, lo: n, hi: n, truth: isExact(range) && range.lo === n ? truth : 'likely' }
  })
  // A shape of an earlier moment may be out of the question now.
  return told.every(({ lo, suit }) => isWithin(lo, law.suits[suit])) ? told : undefined
}

/** Suits whose range says something, the longest first. */
const narrowSuits = (law: HandBounds, now: HandBounds | undefined): readonly ToldSuit[] =>
  SUITS_DESCENDING.map((suit) => ({ suit, ...toldRange(law.suits[suit], now?.suits[suit]) }))
    .filter(({ lo, hi }) => lo >= LONG || hi - lo <= NARROW)
    .map((told): ToldSuit => {
      // "5+" promises no upper end, so it may be certain while the range is not.
      const open = told.lo >= LONG && told.hi - told.lo > NARROW
      return open && law.suits[told.suit].lo >= told.lo ? { ...told, truth: 'certain' } : told
    })
    .toSorted((a, b) => b.lo - a.lo || b.hi - a.hi)
    .slice(0, SUITS_TOLD)

/** The figures of one moment, of one closed hand. */
export interface AccountInput {
  readonly law: HandFigures
  /** With what is agreed; also of an earlier moment, until those of this one are there. */
  readonly now: HandFigures | undefined
  /** Honours this hand has played. */
  readonly played: readonly Card[]
  /** Honours nobody has seen: the chance that this hand has each, by law and with what is agreed. */
  readonly unseen: readonly {
    readonly card: Card
    readonly law: Chance
    readonly now: Chance | undefined
  }[]
}

const isHonour = (card: Card): boolean => rankOf(card) > TEN

function honoursOf({ played, unseen }: AccountInput): readonly ToldCard[] {
  const told: ToldCard[] = played.filter(isHonour).map((card) => ({ card, truth: 'certain' }))
  let likeliest: { readonly card: Card; readonly chance: number } | undefined
  for (const { card, law, now } of unseen) {
    if (!isHonour(card)) continue
    if (law.chance >= 1 - ROUNDING) told.push({ card, truth: 'certain' })
    else if (now !== undefined && law.chance > 0) {
      const chance = sureChance(now)
      if (chance >= NINE_IN_TEN) told.push({ card, truth: 'agreed' })
      else if (
        chance >= CARD_LIKELY &&
        rankOf(card) >= QUEEN &&
        chance > (likeliest?.chance ?? 0) + ROUNDING
      )
        likeliest = { card, chance }
    }
  }
  // One card that is merely likely, the likeliest: more of them are a guess.
  if (likeliest !== undefined) told.push({ card: likeliest.card, truth: 'likely' })
  return told.toSorted((a, b) => suitOf(b.card) - suitOf(a.card) || b.card - a.card)
}

const rangeOf = ({ lo, hi }: LawfulRange): LawfulRange => ({ lo, hi })
const lawOf = ({ suits, hcp }: HandFigures): HandBounds => ({
  suits: bySuit((suit) => rangeOf(suits[suit])),
  hcp: rangeOf(hcp),
})

export function accountLine(input: AccountInput): AccountLine {
  const law = lawOf(input.law)
  const now = input.now && likelyBounds(input.now)
  const suits = shapeSuits(law, now, input.now?.shapes[0])
  const points = toldRange(law.hcp, now?.hcp)
  return {
    seat: input.law.seat,
    suits: suits ?? narrowSuits(law, now),
    whole: suits !== undefined,
    points: points.hi - points.lo <= POINTS_TOLD ? points : undefined,
    honours: honoursOf(input),
  }
}

/** The figures of one moment, of all closed hands. */
export interface AccountsInput {
  readonly law: Figures
  /** Absent where nothing has been said by agreement. */
  readonly now?: Figures | undefined
  /** Cards played up to the moment. */
  readonly played: readonly { readonly seat: Seat; readonly card: Card }[]
}
/** The account of each closed hand, in the order of the figures. */
export const accountLines = ({ law, now, played }: AccountsInput): readonly AccountLine[] =>
  law.hands.map((hand, at) =>
    accountLine({
      law: hand,
      now: now?.hands.find(({ seat }) => seat === hand.seat),
      played: played.flatMap(({ seat, card }) => (seat === hand.seat ? [card] : [])),
      unseen: law.cards.map(({ card, holders }) => ({
        card,
        law: holders[at] ?? { chance: 0 },
        now: now?.cards.find((one) => one.card === card)?.holders[at],
      })),
    }),
  )

/** True where there is nothing to say. */
export const isSilent = ({ suits, points, honours }: AccountLine): boolean =>
  suits.length === 0 && points === undefined && honours.length === 0

/** `1`, `4–6`, and of a long suit `5+`: nobody needs the other end. */
export const lengthText = ({ lo, hi }: LawfulRange): string =>
  lo === hi ? String(lo) : lo >= LONG && hi - lo > NARROW ? `${lo}+` : `${lo}–${hi}`
