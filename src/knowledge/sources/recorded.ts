/**
 * Odds learned from recorded play: how often a suit is led by what is held in it, how often leads are
 * as agreed, and from which place of a holding small cards are played. `npm run learn-odds` writes the figures (recorded-odds.ts); a calibration
 * hands in those of a fold that has not seen the deal it scores.
 */
import { isBid, strainOf } from '#core/call.ts'
import { strainOfContract } from '#core/contract.ts'
import { type Holding, length } from '#core/holding.ts'
import { lho, partner, rho, rotate, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP, type Suit } from '#core/suit.ts'
import type { Action } from '../predicates/action.ts'
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

/** A suit that somebody chose to play: led at trick one, or thrown first when out of the suit led. */
export const CHOSEN_AS = [...LED_AS, 'thrown notrump', 'thrown suit'] as const
export type ChosenAs = (typeof CHOSEN_AS)[number]

/** What heads a holding: its ace, king, queen, jack or ten, with the next card touching it or not. */
export const HEADS = ['AK', 'A', 'KQ', 'K', 'QJ', 'Q', 'JT', 'J', 'T', 'x'] as const
/** Lengths told apart: one card to six and more. */
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

/** A defender’s first card in a suit: as second or last hand to their lead, in trumps, to partner’s lead, thrown. */
export const PLACED_AS = ['second', 'last', 'trump', 'partners', 'thrown'] as const
export type PlacedAs = (typeof PLACED_AS)[number]

/** Classes of a card by its place, for holdings of one card to six and more without an honour. */
const PLACES = (LENGTHS_TOLD * (LENGTHS_TOLD + 1)) / 2
/** Classes by place, length and whether the holding has an honour: of a hand’s first card in a suit. */
export const PLACE_CLASSES = 2 * PLACES
/** Class of the `k`-th highest of `n`; of more than six cards the lowest two are told apart from the rest. */
export function placeClass(k: number, n: number, honour: boolean): number {
  const as = Math.min(n, LENGTHS_TOLD)
  const from = k > n - 2 ? k - n + as : Math.min(k, as - 2)
  return (honour ? PLACES : 0) + (as * (as - 1)) / 2 + from - 1
}

/** Cards of a holding of the class, told to six. */
export function lengthOfClass(place: number): number {
  const at = place % PLACES
  let n = 1
  while ((n * (n + 1)) / 2 <= at) n += 1
  return n
}

export interface RecordedOdds {
  /** Of a thousand holdings of the class, how many were chosen: by head, then by length as dealt. */
  readonly chosen: Readonly<Record<ChosenAs, readonly number[]>>
  readonly leads: Readonly<
    Record<'opening' | 'later', Readonly<Record<'notrump' | 'suit', LeadWeights>>>
  >
  /** How often a first card is from the place, as weights; a hundred: as often as if no card of the holding were preferred. */
  readonly places: Readonly<Record<PlacedAs, readonly number[]>>
  readonly notMade: NotMade
}

/** Suits that each seat has bid, by seat. */
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
const levels = new WeakMap<readonly number[], readonly Level[]>()
/** The holdings by the chance that they are chosen, highest first. */
function levelsOf(table: readonly number[]): readonly Level[] {
  const known = levels.get(table)
  if (known !== undefined) return known
  const by = new Map<number, Uint32Array>()
  for (let held = 1; held < 8192; held++) {
    const chance = table[headClass(held as Holding)]!
    const set = by.get(chance) ?? new Uint32Array(256)
    set[held >> 5] = set[held >> 5]! | (1 << (held & 31))
    by.set(chance, set)
  }
  const made = [...by].sort(([a], [b]) => b - a).map(([weight, set]) => ({ weight, set }))
  levels.set(table, made)
  return made
}
/** How likely the seat was to choose the suit, by what it was dealt there. */
export function chosenAction(table: readonly number[], seat: Seat, suit: Suit): Action {
  const all = levelsOf(table)
  return {
    seat,
    // The last level is what is left; a suit of which nothing is held cannot be chosen.
    terms: all
      .slice(0, -1)
      .map(({ weight, set }) => ({ weight, when: { kind: 'holding', seat, suit, set } })),
    otherwise: all.at(-1)?.weight ?? 1,
  }
}

/**
 * How likely the seat was to play the card, by its place in what was dealt of the suit.
 * @param cells what the card can be, with an honour and without told apart at every length.
 */
export function placedAction(
  table: readonly number[],
  seat: Seat,
  cells: readonly LedFrom[],
): Action {
  const by = new Map<number, LedFrom[]>()
  for (const cell of cells) {
    const weight = table[placeClass(cell.k, cell.n, cell.headed === 'honour')]!
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
