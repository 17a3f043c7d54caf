/** Boards and figures of examples out of a few letters. What is wrong here is a mistake in our own data. */
import { contractOf } from '#core/auction.ts'
import { parseCall } from '#core/call.ts'
import { type Card, parseCard } from '#core/card.ts'
import { parseContract } from '#core/contract.ts'
import { parse } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import { type Seat, SOUTH } from '#core/seat.ts'
import { parseSuit, type Suit } from '#core/suit.ts'
import type { AgreedCall, AgreedSide, FigureEnds, LengthFigure, Said } from './example.ts'

const NORTH: Seat = 0
const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

const callOf = (text: string): AgreedCall['call'] => {
  const call = parseCall(text)
  invariant(call !== undefined, `${text} is a call`)
  return call
}
const cardOf = (text: string): Card => {
  const card = parseCard(text)
  invariant(card !== undefined, `${text} is a card`)
  return card
}
const suitOf = (text: string): Suit => {
  const suit = parseSuit(text)
  invariant(suit !== undefined, `${text} is a suit`)
  return suit
}

/** A board with its auction, or with a contract and no auction, and its play in order. */
export function boardOf(of: {
  readonly deal: string
  readonly dealer?: Seat
  readonly calls?: string
  /** `3NT`; declarer in `declarer`, South when not given. */
  readonly contract?: string
  readonly declarer?: Seat
  readonly cards?: string
}): BoardRecord {
  const deal = parse(of.deal)
  invariant(deal.ok, deal.ok ? '' : deal.error.message)
  const dealer = of.dealer ?? SOUTH
  const calls = words(of.calls ?? '').map((text) => ({ call: callOf(text) }))
  const stated = of.contract === undefined ? undefined : parseContract(of.contract)
  invariant((of.contract === undefined) === (stated === undefined), 'the contract can be read')
  return {
    board: { number: undefined, dealer, vulnerability: 'None', deal: deal.value },
    calls,
    contract:
      stated === undefined
        ? contractOf({ dealer, calls: calls.map(({ call }) => call) })
        : { ...stated, declarer: of.declarer ?? SOUTH },
    cards: words(of.cards ?? '').map(cardOf),
  }
}

// What calls say
export const length = (suit: string, min: number): Said => ({
  kind: 'length',
  seat: NORTH,
  suit: suitOf(suit),
  min,
  max: 13,
})
export const longer = (suit: string, than: string, by: number): Said => ({
  kind: 'longer',
  seat: NORTH,
  suit: suitOf(suit),
  than: suitOf(than),
  by,
})
export const points = (min: number, max: number): Said => ({ kind: 'hcp', seat: NORTH, min, max })
/** @param seat as if North had called: 2 is the caller's partner. */
export const card = (text: string, seat: Seat = NORTH): Said => ({
  kind: 'card',
  seat,
  card: cardOf(text),
})
export const all = (...of: readonly Said[]): Said => ({ kind: 'all', of })
export const one = (...of: readonly Said[]): Said => ({ kind: 'one', of })
export const BALANCED: Said = { kind: 'balanced', seat: NORTH }
export const ruleOf = (n: number): Said => ({ kind: 'rule', seat: NORTH, n })

/** A call with what it says, and weaker readings after it. */
export const says = (
  call: string,
  said: Said,
  more: { readonly after?: string; readonly fallbacks?: readonly Said[] } = {},
): AgreedCall => ({
  after: words(more.after ?? '').map(callOf),
  call: callOf(call),
  says: said,
  fallbacks: more.fallbacks ?? [],
  qualifier: 'consistent',
})
export const AGREES_NOTHING: AgreedSide = { calls: [], leads: 'nothing' }
export const FOURTH_BEST: AgreedSide = { calls: [], leads: 'fourth-best' }
export const calls = (...of: readonly AgreedCall[]): AgreedSide => ({ calls: of, leads: 'nothing' })

// Figures
type Lengths = Readonly<Partial<Record<'S' | 'H' | 'D' | 'C', FigureEnds>>>
/** Lengths that are ours alone. */
export const exact = (
  seat: Seat,
  lengths: Lengths,
  by: 'law' | 'agreed' = 'law',
): readonly LengthFigure[] =>
  Object.entries(lengths).map(([suit, span]) => ({
    kind: 'length',
    seat,
    suit: suitOf(suit),
    by,
    ours: span,
  }))
/** Lengths that the source prints and that are exact. */
export const printed = (
  seat: Seat,
  lengths: Lengths,
  by: 'law' | 'agreed' = 'law',
): readonly LengthFigure[] =>
  exact(seat, lengths, by).map((figure) => ({ ...figure, printed: figure.ours }))
