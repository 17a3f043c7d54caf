/**
 * Sample deals that fit an auction: the tightest hidden hand drawn exactly from its cells, the
 * other cards shuffled, kept when every hand is within its cells and, put to its own turns, makes
 * its own calls. The deals kept are uniform over all deals that the auction admits; they are
 * samples, and the number of tries shows how rare such deals are.
 */

import { type CellSet, cellIndex, fullCells, hasCell } from '#constraint/cells.ts'
import { type CellWeights, cellsWeight } from '#constraint/cells-weights.ts'
import type { Call } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import * as handOf from '#core/hand.ts'
import { type Hand, ofMasks } from '#core/hand.ts'
import { invariant, ok, type Problem, problem, type Result } from '#core/result.ts'
import { type Rng, rngOf, type Seed } from '#core/rng.ts'
import { type BySide, partner, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import { type HandTest, quickTest } from '#rules/quick.ts'
import type { BiddingSystem } from '../language/system.ts'
import { stateAfter, statesBefore } from './auction-state.ts'
import { auctionHandModels, type CallHandModel } from './hand-models.ts'
import type { PublicState } from './public-state.ts'
import { handSampler } from './sample-hand.ts'
import { rulesAt } from './turn-rules.ts'
import { type VisibleCards, visibleCardsOf } from './visible-cards.ts'

export interface ReplayOptions {
  /** Deals wanted. */
  readonly deals: number
  /** Most draws before giving up. */
  readonly tries: number
  readonly seed: Seed
  /** Believes fewer calls rather than find no deal. */
  readonly fallback?: boolean
}
/**
 * Whose calls the deals must fit: everybody's; the opponents', and partner only what his calls leave of shape and
 * points, as he may have gone his own way; partner's alone; nobody's.
 */
const HELD_TO = ['all', 'loosely', 'partner', 'none'] as const
export interface AuctionReplay {
  /** Always samples, never a complete list. */
  readonly kind: 'samples'
  readonly heldTo: (typeof HELD_TO)[number]
  readonly deals: readonly Deal[]
  /** Draws made. */
  readonly tried: number
  /** Draws in which every hand was within its cells. */
  readonly fitting: number
  /** The seat whose hand was drawn first. */
  readonly drawn: Seat
  /** The places of calls that the deals need not fit: no hand could make all its calls, or no deal fitted. */
  readonly waived: readonly number[]
}

export interface ReplayProgress {
  /** Deals kept so far. */
  readonly found: number
  readonly tried: number
}
/** Draws between two yields. */
const STRIDE = 2000

/** The call of one turn, as a test of the hand: the first rule it meets is one for that call. */
const callTest = (state: PublicState, call: Call): HandTest => {
  const rules = rulesAt(state)
  const last = rules.findLastIndex((turnRule) => turnRule.call === call)
  // A call that no rule makes is tested by its cells alone.
  if (last < 0) return () => true
  const turnRules = rules
    .slice(0, last + 1)
    .map(({ rule, call: made }) => ({ test: quickTest(rule.shows), yes: made === call }))
  return (hand) => {
    for (const { test, yes } of turnRules) if (test(hand)) return yes
    return false
  }
}

interface HiddenHand {
  readonly seat: Seat
  readonly cells: CellSet
  readonly tests: readonly HandTest[]
  readonly known: Hand
  readonly knownCount: number
}

/**
 * Deals the cards left over to the other hidden hands, each choice as likely as another, as long as the
 * hands are within their cells.
 */
function dealRest(
  cards: Int8Array,
  count: number,
  others: readonly HiddenHand[],
  into: Hand[],
  rng: Rng,
): boolean {
  let at = 0
  for (const [i, { seat, known, knownCount, cells }] of others.entries()) {
    let [c, d, h, s] = known as readonly number[] as [number, number, number, number]
    const last = i === others.length - 1
    for (let n = knownCount; n < 13; n++, at++) {
      // The last hand takes what is left.
      const j = last ? at : at + rng.below(count - at)
      const card = cards[j]!
      cards[j] = cards[at]!
      const bit = 1 << (card % 13)
      if (card < 13) c |= bit
      else if (card < 26) d |= bit
      else if (card < 39) h |= bit
      else s |= bit
    }
    const hand = ofMasks([c, d, h, s])
    if (!hasCell(cells, cellOfHand(hand))) return false
    into[seat] = hand
  }
  return true
}
const cellOfHand = (hand: Hand): number => cellIndex(handOf.lengths(hand), handOf.hcp(hand))

/** The cells that each hidden hand was left with, and the tests of its own calls. */
function hiddenHands(
  sight: VisibleCards,
  end: PublicState,
  calls: readonly CallHandModel[],
  cellsAfter: (seat: Seat) => CellSet,
): readonly HiddenHand[] {
  const states = statesBefore(end)
  return sight.hidden.map((seat) => ({
    seat,
    cells: cellsAfter(seat),
    known: sight.known[seat],
    knownCount: handOf.size(sight.known[seat]),
    tests: calls
      .filter((one) => one.seat === seat && one.status === 'exact')
      .map((one) => callTest(states[one.index]!, one.call)),
  }))
}

interface Drawn {
  readonly deals: readonly Deal[]
  readonly tried: number
  readonly fitting: number
  readonly drawn: Seat
}
/** Draws deals in which the hidden hands fit their calls; `undefined` when no hand can. */
function* drawDeals(
  sight: VisibleCards,
  hidden: readonly HiddenHand[],
  weights: readonly Readonly<CellWeights>[],
  { deals, tries }: ReplayOptions,
  rng: Rng,
): Generator<ReplayProgress, Drawn | undefined, void> {
  const full = fullCells()
  const share = (one: HiddenHand): number => {
    const all = weights[one.seat]!
    return cellsWeight(all, one.cells) / cellsWeight(all, full)
  }
  const [tight, ...others] = [...hidden].sort((a, b) => share(a) - share(b))
  invariant(tight, 'some hand is hidden from every player')
  const ways = weights[tight.seat]!
  const draw = handSampler(tight.cells, ways, tight.known, sight.unseen)
  if (draw === undefined) return undefined
  const found: Deal[] = []
  const hands = [...sight.known]
  const rest = new Int8Array(52)
  let fitting = 0
  let tried = 0
  while (found.length < deals && tried < tries) {
    tried++
    if (tried % STRIDE === 0) yield { found: found.length, tried }
    const first = draw(rng)
    // The rarest test first: most drawn hands fall at an honour.
    if (!tight.tests.every((test) => test(first))) continue
    hands[tight.seat] = first
    let count = 0
    for (let suit = 0; suit < 4; suit++) {
      const left = sight.unseen[suit as 0] & ~first[suit as 0]
      for (let rank = 0; rank < 13; rank++) if ((left >> rank) & 1) rest[count++] = suit * 13 + rank
    }
    if (!dealRest(rest, count, others, hands, rng)) continue
    fitting++
    if (others.every(({ seat, tests }) => tests.every((test) => test(hands[seat]!))))
      found.push([...hands] as [...Deal])
  }
  return { deals: found, tried, fitting, drawn: tight.seat }
}

/**
 * Deals that the viewer must reckon with, as the systems have the auction. Where none is found and
 * `fallback` is given, partner is held to shape and points alone; then the opponents' calls are believed no
 * more, then partner's neither.
 * @yields every few milliseconds of work.
 * @returns a problem for an unlawful auction, or when no deal was found within the tries.
 */
export function* replaySteps(
  view: SeatView,
  sides: BySide<BiddingSystem>,
  options: ReplayOptions,
): Generator<ReplayProgress, Result<AuctionReplay, Problem>, void> {
  const made = view.calls.map(({ call }) => call)
  const end = stateAfter(sides, view.dealer, view.vulnerability, made)
  if (!end.ok) return end
  const pictures = auctionHandModels(view, sides, 'cells')
  if (!pictures.ok) return pictures
  const { calls, weights, cells } = pictures.value
  const sight = visibleCardsOf(view)
  const rng = rngOf(options.seed)
  const full = fullCells()
  const hidden = hiddenHands(sight, end.value, calls, (seat) => cells[seat]?.may ?? full)
  let tried = 0
  for (const heldTo of options.fallback ? HELD_TO : HELD_TO.slice(0, 1)) {
    const held = (seat: Seat): boolean =>
      heldTo === 'all' ||
      (heldTo !== 'none' && (seat === partner(view.seat)) === (heldTo === 'partner'))
    const hands = hidden.map((one) =>
      held(one.seat) ? one : { ...one, cells: heldTo === 'loosely' ? one.cells : full, tests: [] },
    )
    const drawn = yield* drawDeals(sight, hands, weights, options, rng)
    tried += drawn?.tried ?? 0
    if (drawn === undefined || drawn.deals.length === 0) continue
    const waived = calls.filter(
      ({ seat, status }) => status !== 'exact' || (sight.hidden.includes(seat) && !held(seat)),
    )
    return ok({ kind: 'samples', heldTo, ...drawn, waived: waived.map(({ index }) => index) })
  }
  return problem(
    'replay/none',
    t`None of ${tried} random deals fits the cards seen and the auction.`,
  )
}
