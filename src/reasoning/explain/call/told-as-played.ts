/**
 * A call told by the hands that make it, whichever of its rules they follow: the reason of the rule that most of them
 * follow, their points, and the lengths that all but a few have. A call told by one of its rules alone is false:
 * one notrump–two clubs is not five cards of one major and four of the other.
 */
import { ruleFor } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { callHandSteps } from '#bidding/auction/turn-hands.ts'
import type { TurnRule } from '#bidding/auction/turn-rules.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import { lengthPhrase } from '#constraint/length-words.ts'
import { join, type Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import { type Hand, hcp } from '#core/hand.ts'
import { length } from '#core/holding.ts'
import type { Seed } from '#core/rng.ts'
import { isBalanced, SHAPES, type Shape, shapeOf } from '#core/shape.ts'
import {
  CLUBS,
  DIAMONDS,
  HEARTS,
  isMajor,
  SPADES,
  SUITS_DESCENDING,
  type Suit,
} from '#core/suit.ts'
import { t } from '#core/text.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'

/** A call as it is played. */
export interface PlayedCall {
  readonly call: Call
  /** The rule that most of its hands follow. */
  readonly by: TurnRule
  readonly shows: Phrase
  /** What the words say, as tests: a hand is told that keeps one of them. */
  readonly told: readonly PlayedLimits[]
}
/** The least and the most. */
type Limit = readonly [low: number, high: number]
/** Limits that all but a few of the hands keep; what is not worth saying is no limit. */
export interface PlayedLimits {
  readonly points: Limit
  /** By suit, clubs first. */
  readonly lengths: Tuple4<Limit>
  readonly balanced?: true
  /** At least so many cards in one suit of the two, where neither is sure. */
  readonly either?: { readonly suits: readonly [Suit, Suit]; readonly cards: number }
}

/** Hands drawn of a call, and hands looked at before that is given up. */
const DRAWN = 400
const TRIES = 6000
const SEED: Seed = [1975, 44, 4, 1]
/** The share of hands left out at either end of a limit, and of those that a word for all of them leaves out. */
const TAIL = 0.01
/** Lengths that say something: so many at least, or so few at most; longer suits have no upper end. */
const LONG = 3
const SHORT = 3
const OPEN_CARDS = 6
/** A major that is denied: shorter than what would have been bid. It goes without saying beside a longer suit. */
const DENIED_MAJOR = 4
/** Points from which no upper end is said, and up to which no lower one is. */
const OPEN_POINTS = 20
const FEW_POINTS = 2
const MOST_POINTS = 37
const MOST_CARDS = 13

function limits(values: readonly number[]): Limit {
  const sorted = values.toSorted((a, b) => a - b)
  const out = Math.floor(sorted.length * TAIL)
  return [sorted[out]!, sorted[sorted.length - 1 - out]!]
}

const PAIRS: readonly (readonly [Suit, Suit])[] = [
  [HEARTS, SPADES],
  [CLUBS, DIAMONDS],
]
/** The cards that one suit of a pair surely has, where that is more than either is sure of. */
function eitherOf(hands: readonly Hand[], lengths: Tuple4<Limit>): PlayedLimits['either'] {
  for (const suits of PAIRS) {
    const [cards] = limits(
      hands.map((hand) => Math.max(...suits.map((suit) => length(hand[suit])))),
    )
    if (cards > LONG && suits.every((suit) => lengths[suit][0] < LONG)) return { suits, cards }
  }
  return undefined
}

const SUITS_UP: Tuple4<Suit> = [CLUBS, DIAMONDS, HEARTS, SPADES]
const ANY: Limit = [0, MOST_CARDS]
const ANY_LENGTHS: Tuple4<Limit> = [ANY, ANY, ANY, ANY]

/** A length that is worth saying, with the ends that are. */
function saidLength([low, high]: Limit, few: number): Limit {
  if (low < LONG && high > few) return ANY
  return [low < LONG ? 0 : low, high >= OPEN_CARDS && low < high ? MOST_CARDS : high]
}
/** The limits of these hands; there is one at least. */
export function playedLimits(hands: readonly Hand[]): PlayedLimits {
  const lengths = mapTuple4(SUITS_UP, (suit) => limits(hands.map((hand) => length(hand[suit]))))
  const [low, high] = limits(hands.map(hcp))
  const points: Limit = [low <= FEW_POINTS ? 0 : low, high >= OPEN_POINTS ? MOST_POINTS : high]
  const uneven = hands.filter((hand) => !isBalanced(shapeOf(hand))).length
  // What a balanced hand can be needs no lengths beside it.
  if (uneven <= hands.length * TAIL) return { points, lengths: ANY_LENGTHS, balanced: true }
  const either = eitherOf(hands, lengths)
  const hasLong = lengths.some(([least]) => least > DENIED_MAJOR)
  return {
    points,
    lengths: mapTuple4(SUITS_UP, (suit) =>
      saidLength(lengths[suit], isMajor(suit) && !hasLong ? DENIED_MAJOR : SHORT),
    ),
    ...(either === undefined ? {} : { either }),
  }
}

/** Whether hands of that shape and so many points are such as the words say. */
export const isTold = (
  { points: [low, high], lengths, either, balanced }: PlayedLimits,
  shape: Shape,
  points: number,
): boolean =>
  points >= low &&
  points <= high &&
  lengths.every(([least, most], suit) => {
    const cards = shape[suit as Suit]
    return cards >= least && cards <= most
  }) &&
  (balanced === undefined || isBalanced(shape)) &&
  (either === undefined || either.suits.some((suit) => shape[suit] >= either.cards))

function pointsPhrases([low, high]: Limit): readonly Phrase[] {
  if (high === MOST_POINTS) return low === 0 ? [] : [[t`${low}+ points`]]
  if (low === high) return [[t`exactly ${low} points`]]
  return [[low === 0 ? t`at most ${high} points` : t`${low}–${high} points`]]
}
const isSaid = ([low, high]: Limit): boolean => low > 0 || high < MOST_CARDS
/** `8+ points, 4+ ♥ or 4+ ♠`; empty where nothing is known. */
export function playedWords({ points, lengths, either, balanced }: PlayedLimits): Phrase {
  const one =
    either === undefined
      ? []
      : [
          join(
            either.suits.map((suit) => lengthPhrase(suit, either.cards, MOST_CARDS)),
            t` or `,
          ),
        ]
  const each = SUITS_DESCENDING.filter((suit) => isSaid(lengths[suit])).map((suit) =>
    lengthPhrase(suit, ...lengths[suit]),
  )
  const even: readonly Phrase[] = balanced ? [[t`balanced`]] : []
  return join([...pointsPhrases(points), ...even, ...one, ...each], ', ')
}

/** Hands of the pack that the words take. */
function handsTold(ways: readonly PlayedLimits[]): number {
  const weights = packWeights()
  let hands = 0
  for (const [at, shape] of SHAPES.entries())
    for (let points = 0; points < CELL_POINTS; points++)
      if (ways.some((one) => isTold(one, shape, points)))
        hands += weights[at * CELL_POINTS + points]!
  return hands
}

/** Ways that are told apart: so many at most, each taken by so large a share of the hands. */
const MOST_WAYS = 3
const WORTH_A_WAY = 0.03
/** Two ways are told where their words take so much fewer hands than those of all together. */
const SHARPER = 0.75

/** The limits of all hands, or of each way to the call where that says more. */
function waysOf(hands: readonly Hand[], groups: readonly (readonly Hand[])[]): PlayedCall['told'] {
  const whole = [playedLimits(hands)] as const
  const large = groups.filter((group) => group.length >= hands.length * WORTH_A_WAY)
  if (large.length < 2) return whole
  const own = large.slice(0, MOST_WAYS - 1)
  const others = groups.filter((group) => !own.includes(group)).flat()
  const apart = [...own, ...(others.length === 0 ? [] : [others])].map(playedLimits)
  return handsTold(apart) < SHARPER * handsTold(whole) ? apart : whole
}

/** A way to a call: rules that give the same reason, and hands that follow them. */
interface WayOfHands {
  readonly by: TurnRule
  readonly hands: readonly Hand[]
}
/** The ways to a call, the one that most hands follow first, with so many hands in all. */
function* waysTo(
  state: PublicState,
  call: Call,
  wanted: number,
): Generator<void, readonly WayOfHands[], void> {
  const drawing = callHandSteps(state, call, wanted, SEED, { tries: TRIES })
  let drawn = drawing.next()
  for (; drawn.done !== true; drawn = drawing.next()) yield
  const ways = new Map<string, { readonly by: TurnRule; readonly hands: Hand[] }>()
  for (const hand of drawn.value.hands) {
    const by = ruleFor(state, hand)
    const known = ways.get(by.rule.says)
    if (known === undefined) ways.set(by.rule.says, { by, hands: [hand] })
    else known.hands.push(hand)
  }
  return [...ways.values()].toSorted((a, b) => b.hands.length - a.hands.length)
}

/** Hands drawn where only the way that most of them follow is wanted. */
const DRAWN_FOR_WAY = 80
/**
 * The rule that most hands follow which make the call; the first that makes it where none of them was found.
 * @param rules those of the turn that make the call.
 */
export function* usualRule(
  state: PublicState,
  call: Call,
  rules: readonly [TurnRule, ...TurnRule[]],
): Generator<void, TurnRule, void> {
  if (new Set(rules.map(({ rule }) => rule.says)).size === 1) return rules[0]
  return (yield* waysTo(state, call, DRAWN_FOR_WAY))[0]?.by ?? rules[0]
}

/**
 * Tells a call of this turn; `undefined` where no hand that makes it was found.
 * @yields while hands are drawn.
 */
export function* toldAsPlayed(
  state: PublicState,
  call: Call,
): Generator<void, PlayedCall | undefined, void> {
  const ways = yield* waysTo(state, call, DRAWN)
  const [usual] = ways
  if (usual === undefined) return undefined
  const groups = ways.map(({ hands }) => hands)
  const told = waysOf(groups.flat(), groups)
  return { call, by: usual.by, shows: join(told.map(playedWords), t`; or `), told }
}
