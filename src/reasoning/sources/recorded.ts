/**
 * Odds learned from recorded play: how often a suit is led by what is held in it, how often leads are
 * as agreed, and what small cards say of the holding they are played from. `npm run lab -- learn-odds` writes the
 * figures (recorded-odds.ts); a calibration hands in those of a fold that has not seen the deal it scores.
 */
import { isBid, strainOf } from '#core/call.ts'
import { strainOfContract } from '#core/contract.ts'
import { HONOURS, type Holding, length } from '#core/holding.ts'
import { lho, partner, rho, rotate, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP, type Suit } from '#core/suit.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { anyOf, type HoldingSet, type LedFrom } from '../predicates/predicate.ts'
import type { LeadWeights, NotMade } from './carding.ts'

/** What a suit is to the opening leader, who bid it first of these. */
export const LED_AS = [
  'notrump unbid',
  'notrump own',
  'notrump partners',
  'notrump theirs',
  'suit unbid',
  'suit own',
  'suit partners',
  'suit theirs',
  'trump',
] as const
export type LedAs = (typeof LED_AS)[number]

/** A suit thrown first when out of the suit led. */
export const THROWN_AS = ['thrown notrump', 'thrown suit'] as const
export type ThrownAs = (typeof THROWN_AS)[number]
/** A suit that somebody chose to play: led at trick one, or thrown. */
export const CHOSEN_AS = [...LED_AS, ...THROWN_AS] as const
export type ChosenAs = (typeof CHOSEN_AS)[number]

/** What heads a holding: its ace, king, queen, jack or ten, with the next card touching it or not. */
export const HEADS = ['AK', 'A', 'KQ', 'K', 'QJ', 'Q', 'JT', 'J', 'T', 'x'] as const
/** Lengths that are kept apart: one card to six and more. */
export const LENGTHS_TOLD = 6

const TOUCHING = [0x1800, 0, 0x0c00, 0, 0x0600, 0, 0x0300] as const
const SINGLE = [0, 0x1000, 0, 0x0800, 0, 0x0400, 0, 0x0200, 0x0100] as const
/** Place of the holding’s head in `HEADS`. */
export function headOf(held: Holding): number {
  for (let i = 0; i < HEADS.length - 1; i++) {
    const pair = TOUCHING[i] ?? 0
    if (pair !== 0 && (held & pair) === pair) return i
    if (((SINGLE[i] ?? 0) & held) !== 0) return i
  }
  return HEADS.length - 1
}
/** Place of a holding in a table of chances by head and length; -1 for a void. */
export const headClass = (held: Holding): number =>
  held === 0 ? -1 : headOf(held) * LENGTHS_TOLD + Math.min(length(held), LENGTHS_TOLD) - 1

/** A defender’s first card in a suit led: as second or last hand to their lead, in trumps, to partner’s lead. */
export const FOLLOWED_AS = ['second', 'last', 'trump', 'partners'] as const
export type FollowedAs = (typeof FOLLOWED_AS)[number]
/** The same, or thrown. */
export const PLACED_AS = [...FOLLOWED_AS, 'thrown'] as const
export type PlacedAs = (typeof PLACED_AS)[number]

/** Classes of a card by its place, in holdings of one card to six and more. */
export const PLACE_CLASSES = (LENGTHS_TOLD * (LENGTHS_TOLD + 1)) / 2
/** Class of the `k`-th highest of `n`; of more than six cards the lowest two are kept apart from the rest. */
export function placeClass(k: number, n: number): number {
  const as = Math.min(n, LENGTHS_TOLD)
  const from = k > n - 2 ? k - n + as : Math.min(k, as - 2)
  return (as * (as - 1)) / 2 + from - 1
}

/** Classes of a follower’s honours: what heads those that beat the trick, and whether it has others. */
export const HONOUR_CLASSES = 2 * HEADS.length
/** Class of the honours in a holding. @param beating the honours of its suit that beat the trick. */
export const honourClass = (held: Holding, beating: Holding): number =>
  2 * headOf((held & beating) as Holding) + ((held & HONOURS & ~beating) === 0 ? 0 : 1)

/** Cards of a holding of the class by place, up to six. */
export function lengthOfClass(place: number): number {
  let n = 1
  while ((n * (n + 1)) / 2 <= place) n += 1
  return n
}

export interface RecordedOdds {
  /** How often a suit was chosen, as weights by its holding: by head, then by length as dealt. */
  readonly chosen: Readonly<Record<ChosenAs, readonly number[]>>
  readonly leads: Readonly<
    Record<'opening' | 'later', Readonly<Record<'notrump' | 'suit', LeadWeights>>>
  >
  /** What a small first card says, as weights by its place in the holding; a hundred says nothing. */
  readonly places: Readonly<Record<PlacedAs, readonly number[]>>
  /** The same by the honours that its holder has, where the trick was theirs so far and where it was partner’s. */
  readonly honours: Readonly<
    Record<FollowedAs, Readonly<Record<'theirs' | 'ours', readonly number[]>>>
  >
  readonly notMade: NotMade
}

const suitsBid = (view: SeatView, seat: Seat): ReadonlySet<number> =>
  new Set(
    view.calls.flatMap(({ call }, i) =>
      rotate(view.dealer, i) === seat && isBid(call) && strainOf(call) !== NOTRUMP
        ? [strainOf(call)]
        : [],
    ),
  )
/** What each suit is to the leader, clubs first. */
export function ledAs(view: SeatView, leader: Seat): (suit: Suit) => LedAs {
  const strain = view.contract === undefined ? NOTRUMP : strainOfContract(view.contract)
  const kind = strain === NOTRUMP ? 'notrump' : 'suit'
  const partners = suitsBid(view, partner(leader))
  const own = suitsBid(view, leader)
  const theirs = [suitsBid(view, lho(leader)), suitsBid(view, rho(leader))]
  return (suit) => {
    if (suit === strain) return 'trump'
    if (partners.has(suit)) return `${kind} partners`
    if (own.has(suit)) return `${kind} own`
    return theirs.some((bid) => bid.has(suit)) ? `${kind} theirs` : `${kind} unbid`
  }
}

interface Level {
  readonly weight: number
  readonly set: HoldingSet
}
type Levels = Map<number, readonly Level[]>
const levels = new WeakMap<readonly number[], Levels>()
/**
 * The holdings by what the table gives their class, highest first.
 * @param key distinguishes the ways to class a holding in which one table is read.
 */
function levelsOf(
  table: readonly number[],
  classOf: (held: Holding) => number,
  key = 0,
): readonly Level[] {
  const known: Levels = levels.get(table) ?? new Map()
  levels.set(table, known)
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const by = new Map<number, Uint32Array>()
  for (let held = 1; held < 8192; held++) {
    const chance = table[classOf(held as Holding)]!
    const set = by.get(chance) ?? new Uint32Array(256)
    set[held >> 5] = set[held >> 5]! | (1 << (held & 31))
    by.set(chance, set)
  }
  const made = [...by].sort(([a], [b]) => b - a).map(([weight, set]) => ({ weight, set }))
  known.set(key, made)
  return made
}
/** The last level is what is left; a suit of which nothing is held is neither chosen nor followed in. */
const levelAction = (all: readonly Level[], seat: Seat, suit: Suit): Likelihood => ({
  seat,
  terms: all
    .slice(0, -1)
    .map(({ weight, set }) => ({ weight, when: { kind: 'holding', seat, suit, set } })),
  otherwise: all.at(-1)?.weight ?? 1,
})
/** How likely the seat was to choose the suit, by what it was dealt there. */
export const chosenAction = (table: readonly number[], seat: Seat, suit: Suit): Likelihood =>
  levelAction(levelsOf(table, headClass), seat, suit)
/** How likely the seat was to follow with a small card, by the honours it was dealt there. */
export const honoursAction = (
  table: readonly number[],
  seat: Seat,
  suit: Suit,
  beating: Holding,
): Likelihood =>
  levelAction(
    levelsOf(table, (held) => honourClass(held, beating), beating),
    seat,
    suit,
  )

/**
 * How likely the seat was to play the card, by its place in what was dealt of the suit.
 * @param cells what the card can be.
 */
export function placedAction(
  table: readonly number[],
  seat: Seat,
  cells: readonly LedFrom[],
): Likelihood {
  const by = new Map<number, LedFrom[]>()
  for (const cell of cells) {
    const weight = table[placeClass(cell.k, cell.n)]!
    by.set(weight, [...(by.get(weight) ?? []), cell])
  }
  const levels = [...by].sort(([a], [b]) => b - a)
  return {
    seat,
    // One cell is true: the last level is what is left.
    terms: levels.slice(0, -1).map(([weight, of]) => ({ weight, when: anyOf(...of) })),
    otherwise: levels.at(-1)?.[0] ?? 1,
  }
}
