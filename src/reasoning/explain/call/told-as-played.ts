/**
 * A call told by the hands that make it, whichever of its rules they follow: the reason of the rule that most of them
 * follow, their points, and the lengths that all but a few have. A call told by one of its rules alone is false:
 * one notrump–two clubs is not five cards of one major and four of the other.
 */
import { callFor, ruleFor } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { callHandSteps, turnHandSteps } from '#bidding/auction/turn-hands.ts'
import type { TurnRule } from '#bidding/auction/turn-rules.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import { join, type Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import { SHAPES } from '#core/shape.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { isToldCell, type PlayedLimits, playedLimits, playedWords } from './played-limits.ts'
import { toldApart } from './told-apart.ts'

export interface PlayedCall {
  readonly call: Call
  /** The rule that most of its hands follow. */
  readonly by: TurnRule
  readonly shows: Phrase
  /** What the words say, as tests: a hand is told that keeps one of them. */
  readonly told: readonly PlayedLimits[]
}

/** Hands drawn of a call, and hands looked at before that is given up. */
const DRAWN = 400
const TRIES = 6000
const SEED: Seed = [1975, 44, 4, 1]
/** Hands drawn of a turn, each with its call, against which the words of a call are held. */
const HELD_AGAINST = 900
const SEED_AGAINST: Seed = [1975, 44, 4, 2]
/** Hands of the pack that the words take. */
function handsTold(ways: readonly PlayedLimits[]): number {
  const weights = packWeights()
  let hands = 0
  for (const [at, shape] of SHAPES.entries())
    for (let points = 0; points < CELL_POINTS; points++)
      if (ways.some((one) => isToldCell(one, shape, points)))
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
  const drawn = yield* reporting(
    callHandSteps(state, call, wanted, SEED, { tries: TRIES }),
    () => undefined,
  )
  const ways = new Map<string, { readonly by: TurnRule; readonly hands: Hand[] }>()
  for (const hand of drawn.hands) {
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

interface HandAndCall {
  readonly hand: Hand
  readonly call: Call
}
const against = new WeakMap<PublicState, readonly HandAndCall[]>()
/** Hands of the turn with their calls: the same for every call of it. */
function* heldAgainst(state: PublicState): Generator<void, readonly HandAndCall[], void> {
  const known = against.get(state)
  if (known !== undefined) return known
  const drawn = yield* reporting(turnHandSteps(state, HELD_AGAINST, SEED_AGAINST), () => undefined)
  const made = drawn.hands.map((hand) => ({ hand, call: callFor(state, hand) }))
  against.set(state, made)
  return made
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
  const own = groups.flat()
  const others = (yield* heldAgainst(state)).filter((one) => one.call !== call)
  const told = toldApart(
    waysOf(own, groups),
    own,
    others.map(({ hand }) => hand),
  )
  return { call, by: usual.by, shows: join(told.map(playedWords), t`; or `), told }
}
