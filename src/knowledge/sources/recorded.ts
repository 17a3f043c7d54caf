/**
 * Odds learned from recorded play: how often a suit is led by what is held in it, and how often leads
 * and signals are as agreed. `npm run learn-odds` writes the figures (recorded-odds.ts); a calibration
 * hands in those of a fold that has not seen the deal it scores.
 */
import { isBid, strainOf } from '#core/call.ts'
import { strainOfContract } from '#core/contract.ts'
import { type Holding, length } from '#core/holding.ts'
import { lho, partner, rho, rotate, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP, type Suit } from '#core/suit.ts'
import type { Action } from '../predicates/action.ts'
import type { HoldingSet } from '../predicates/predicate.ts'
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

/** Of a hundred hands, how many signal as agreed, and against it. */
export interface SignalWeights {
  readonly agreed: number
  readonly against: number
}
/** Signs that small cards give, told apart by what is played. */
export const SIGNAL_SIGNS = ['count', 'attitude', 'discard', 'suit-preference'] as const
export type SignalSign = (typeof SIGNAL_SIGNS)[number]

export interface RecordedOdds {
  /** Of a thousand holdings of the class, how many were chosen: by head, then by length as dealt. */
  readonly chosen: Readonly<Record<ChosenAs, readonly number[]>>
  readonly leads: Readonly<
    Record<'opening' | 'later', Readonly<Record<'notrump' | 'suit', LeadWeights>>>
  >
  readonly signals: Readonly<Record<SignalSign, SignalWeights>>
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
