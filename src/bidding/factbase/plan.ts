/**
 * Plans in bridge words. Behind an ask stands a partial plan: which contract each answer makes
 * possible. At the end of the auction declarer has a tentative plan from his own cards and what
 * partner has promised. With dummy in sight the plan is made again, and the changes are said.
 */
import { bidOf, type Level } from '#core/call.ts'
import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import { type Hand, ofMasks } from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { ACE, JACK, KING, QUEEN, type Rank } from '#core/rank.ts'
import { partner, type Seat } from '#core/seat.ts'
import { NOTRUMP, type Strain, SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { type FactBase, logged, rangeOf, standing } from './base.ts'
import type { LogEvent } from './log.ts'
import { type PlanPoint, planTopic } from './plan-data.ts'

/** Top cards in a row from the ace down. */
const topsOf = (held: holding.Holding): number => {
  let n = 0
  while (n < 13 && holding.has(held, (ACE - n) as Rank)) n += 1
  return n
}

/** Whether the hand alone takes all the tricks once it has these aces. */
function takesAll(hand: Hand, trumps: Suit): boolean {
  const tricks = SUITS_DESCENDING.map((suit) => {
    const held = holding.withRank(hand[suit], ACE)
    const length = holding.length(hand[suit])
    const tops = topsOf(held)
    const runs = suit === trumps ? tops >= 3 && length >= 6 : tops >= holding.length(held)
    return runs ? holding.length(held) : tops
  })
  return tricks.reduce((a, b) => a + b, 0) >= 13 && SUITS_DESCENDING.every((s) => hand[s] !== 0)
}

/**
 * The plan behind asking for cards of a rank: a loser for each card that is missing, so a level less.
 * Cards in a suit of which the hand is void are not needed.
 * @returns the three best answers, worst first, or as many as there are.
 */
export function askPlan(hand: Hand, trumps: Suit, rank: Rank): readonly PlanPoint[] {
  const missing = SUITS_DESCENDING.filter(
    (suit) => hand[suit] !== 0 && !holding.has(hand[suit], rank),
  ).length
  const points: PlanPoint[] = []
  for (let count = Math.max(0, missing - 2); count <= missing; count++) {
    const level = Math.max(5, 7 - (missing - count)) as Level
    const strain: Strain = level === 7 && rank === ACE && takesAll(hand, trumps) ? NOTRUMP : trumps
    points.push({ kind: 'with-answer', rank, count, bid: bidOf(level, strain) })
  }
  return points
}

/** What is known of the two hands of a side. */
export interface TwoHands {
  readonly seat: Seat
  readonly hand: Hand
  /** The other hand's cards that are known; all thirteen once it is in sight. */
  readonly other: Hand
  readonly inSight: boolean
  /** Fewest and most cards of the other hand, by suit. */
  readonly lengths: readonly { readonly min: number; readonly max: number }[]
}

/** With this many cards of the suit the missing card is played to drop, not finessed. */
const DROPS_FROM: Readonly<Partial<Record<Rank, number>>> = { [KING]: 11, [QUEEN]: 9, [JACK]: 7 }

function finesseIn(suit: Suit, two: TwoHands): readonly PlanPoint[] {
  const both = holding.union(two.hand[suit], two.other[suit])
  const ours = holding.length(two.hand[suit]) + (two.lengths[suit]?.min ?? 0)
  for (const rank of [KING, QUEEN, JACK] as const) {
    if (holding.has(both, rank)) continue
    const above = (rank + 1) as Rank
    const below = (rank - 1) as Rank
    const hands = [
      {
        seat: two.seat,
        held: two.hand[suit],
        opposite: two.inSight ? holding.length(two.other[suit]) : 1,
      },
      { seat: partner(two.seat), held: two.other[suit], opposite: holding.length(two.hand[suit]) },
    ]
    const top = rank === QUEEN ? [ACE, KING] : [above]
    const tenace = hands.find(
      ({ held, opposite }) =>
        opposite > 0 && holding.has(held, below) && top.some((r) => holding.has(held, r)),
    )
    // A card that the ace and king hold down is finessed only with both of them.
    const covered = rank !== QUEEN || (holding.has(both, ACE) && holding.has(both, KING))
    if (tenace && covered && ours < (DROPS_FROM[rank] ?? 14))
      return [{ kind: 'finesse', card: cardOf(suit, rank), seat: tenace.seat }]
    return []
  }
  return []
}

function ruffsIn(suit: Suit, trumps: Suit, two: TwoHands): readonly PlanPoint[] {
  const own = holding.length(two.hand[suit])
  const least = two.lengths[suit]?.min ?? 0
  const winners = topsOf(holding.union(two.hand[suit], two.other[suit]))
  const theirTrumps = two.lengths[trumps]?.min ?? 0
  const losers = own - Math.max(winners, least)
  if (own >= 3 && losers > 0 && theirTrumps >= 2) {
    const most = two.inSight ? least : (two.lengths[suit]?.min ?? 0)
    if (most <= 2)
      return [
        {
          kind: 'ruff',
          suit,
          seat: partner(two.seat),
          times: Math.min(losers, theirTrumps - 1, 3),
        },
      ]
  }
  const theirs = holding.length(two.other[suit])
  if (two.inSight && theirs > own && own <= 1 && theirs - Math.max(winners, own) > 0)
    return [
      { kind: 'ruff', suit, seat: two.seat, times: Math.min(theirs - Math.max(winners, own), 2) },
    ]
  return []
}

function suitPoints(suit: Suit, strain: Strain, two: TwoHands): readonly PlanPoint[] {
  const both = holding.union(two.hand[suit], two.other[suit])
  const own = holding.length(two.hand[suit])
  const theirs = two.lengths[suit]?.min ?? 0
  const finesse = finesseIn(suit, two)
  const points: PlanPoint[] = [...finesse]
  if (strain !== NOTRUMP && suit !== strain) points.push(...ruffsIn(suit, strain, two))
  const longest = Math.max(own, theirs)
  const high = topsOf(both)
  // When the top cards outlast what the opponents can hold, the whole suit runs.
  const tops = high > 0 && high >= 13 - own - theirs ? longest : high
  if (suit !== strain && own + theirs >= 7 && longest >= 5 && tops >= 1 && tops < longest)
    points.push({
      kind: 'establish',
      suit,
      seat: own >= theirs ? two.seat : partner(two.seat),
      ours: own + theirs,
    })
  if (
    !holding.has(both, ACE) &&
    holding.has(both, KING) &&
    holding.has(both, QUEEN) &&
    longest >= 3
  )
    points.push({ kind: 'drive-out', card: cardOf(suit, ACE) })
  if (suit !== strain && tops > 0 && points.length === 0)
    points.push({ kind: 'cash', suit, tricks: Math.min(tops, Math.max(own, theirs, 1)) })
  return points
}

/** Rounds that draw the trumps of the opponents when they lie as they lie most often. */
const ROUNDS = [0, 1, 2, 2, 3, 3, 4] as const

/** With dummy in sight, a ruff comes before trumps where drawing them would leave its hand too few to ruff with. */
function inTime(point: PlanPoint, trumps: Suit, two: TwoHands): PlanPoint {
  if (point.kind !== 'ruff' || !two.inSight) return point
  const own = holding.length(two.hand[trumps])
  const theirs = two.lengths[trumps]?.min ?? 0
  const rounds = ROUNDS[13 - own - theirs] ?? 4
  const left = (point.seat === two.seat ? own : theirs) - rounds
  return left < point.times ? { ...point, first: true } : point
}

/** Declarer's plan: ruffs that cannot wait, trumps, then the suits from spades down. */
export function playPlan(two: TwoHands, strain: Strain): readonly PlanPoint[] {
  const points = SUITS_DESCENDING.flatMap((suit) => suitPoints(suit, strain, two))
  if (strain === NOTRUMP) return points
  const timed = points.map((point) => inTime(point, strain, two))
  const isFirst = (point: PlanPoint): boolean => point.kind === 'ruff' && point.first === true
  const ours = holding.length(two.hand[strain]) + (two.lengths[strain]?.min ?? 0)
  return [
    ...timed.filter(isFirst),
    { kind: 'draw-trumps', suit: strain, ours },
    ...timed.filter((point) => !isFirst(point)),
  ]
}

/**
 * A defender's plan: what to lead, and the aces that win.
 * @param led the opening lead, once it is made: it takes itself out of the plan, and of the hand.
 * @param partnerLed the same where partner made it.
 */
export function defencePlan(
  base: FactBase,
  hand: Hand,
  strain: Strain,
  led?: Card,
  partnerLed?: Card,
): readonly PlanPoint[] {
  const mate = partner(base.observer)
  const known = standing(base, 'known')
  const bid = (seat: Seat, suit: Suit): boolean =>
    known.some((f) => f.about === seat && f.says.kind === 'bid-suit' && f.says.suit === suit)
  const theirs = (suit: Suit): boolean =>
    bid(((mate + 1) & 3) as Seat, suit) || bid(((mate + 3) & 3) as Seat, suit)
  const lengthOf = (suit: Suit): number => holding.length(hand[suit])
  const side = SUITS_DESCENDING.filter((suit) => suit !== strain && lengthOf(suit) > 0)
  const partnerBid = side.find((suit) => bid(mate, suit))
  const unbid = side.filter((suit) => !theirs(suit))
  const longest = [...(unbid.length > 0 ? unbid : side)].sort(
    (a, b) => lengthOf(b) - lengthOf(a),
  )[0]
  const lead: PlanPoint[] =
    partnerBid !== undefined
      ? [{ kind: 'lead', suit: partnerBid, why: 'partner-bid' }]
      : longest === undefined
        ? []
        : [{ kind: 'lead', suit: longest, why: unbid.length > 0 ? 'unbid' : 'long' }]
  // What partner has led is given back, but for trumps.
  const back = partnerLed === undefined ? undefined : suitOf(partnerLed)
  const giveBack: PlanPoint[] =
    back !== undefined && back !== strain && lengthOf(back) > 0
      ? [{ kind: 'lead', suit: back, why: 'partner-led' }]
      : []
  const aces = SUITS_DESCENDING.filter((suit) => holding.has(hand[suit], ACE))
    .map((suit) => cardOf(suit, ACE))
    .filter((card) => card !== led)
    .map((card): PlanPoint => ({ kind: 'win', card }))
  return [...(led === undefined && partnerLed === undefined ? lead : giveBack), ...aces]
}

/** What the data base knows of partner's hand. */
export function knownOther(base: FactBase, hand: Hand, seen?: Hand): TwoHands {
  const seat = base.observer
  const mate = partner(seat)
  const held: [number, number, number, number] = [0, 0, 0, 0]
  const place = (card: Card): void => {
    held[suitOf(card)] |= 1 << rankOf(card)
  }
  for (const { about, says } of standing(base, 'known'))
    if (about === mate && says.kind === 'card' && says.held) place(says.card)
  const other = seen ?? ofMasks(held)
  const lengths = ([0, 1, 2, 3] as const).map((suit) => {
    const placed = holding.length(other[suit])
    if (seen) return { min: placed, max: placed }
    const told = rangeOf(base, 'known', mate, 'length', suit)
    return { min: Math.max(told.min, placed), max: told.max }
  })
  return { seat, hand, other, inSight: seen !== undefined, lengths }
}

/** Enters a new plan in the log: each point as made, kept, changed, added or dropped. */
export function withPlan(
  base: FactBase,
  before: readonly PlanPoint[] | undefined,
  after: readonly PlanPoint[],
): FactBase {
  let next = base
  const note = (doing: Extract<LogEvent, { kind: 'plan' }>['doing'], point: PlanPoint): void => {
    next = logged(next, { kind: 'plan', doing, point })
  }
  for (const point of before ?? [])
    if (!after.some((p) => planTopic(p) === planTopic(point))) note('dropped', point)
  for (const point of after) {
    const old = before?.find((p) => planTopic(p) === planTopic(point))
    if (before === undefined) note('made', point)
    else if (old === undefined) note('added', point)
    else note(JSON.stringify(old) === JSON.stringify(point) ? 'kept' : 'changed', point)
  }
  return next
}
