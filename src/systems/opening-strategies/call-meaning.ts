/**
 * What a call of a strategy means at its turn, in an auction so far: the ranges of the hands it is
 * picked with, and apart from them what it denies, that is the hands within those ranges for which
 * another call comes first. Both together are exactly the hands it is picked with.
 */
import {
  all,
  atLeast,
  atMost,
  between,
  type HandConstraint,
  inSuit,
  NOTHING,
  named,
  not,
  type SuitRange,
} from '#constraint/constraint.ts'
import { shapeCount, shapesWhere } from '#constraint/shape-set.ts'
import type { Call } from '#core/call.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import type { TieBreakStep } from '#core/strategy.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { type Candidate, ground, type Strike } from '#rules/elimination.ts'
import { callsOf, compileSurvivors } from '#rules/elimination-compile.ts'
import { pick, strikesOf } from './bidder.ts'
import { type Chain, candidatesOf } from './continuations/bidder.ts'
import { CONTINUATION_RULES } from './continuations/rules.ts'
import {
  isOpened,
  type PublicState,
  publicTurn,
  tableFor,
  turnCalls,
  turnFacts,
} from './continuations/turn.ts'
import { OPENING_CANDIDATES } from './rules.ts'

export interface CallParts {
  /** Name of the table that the call is from. */
  readonly rule: string
  /** The ranges; `NOTHING` when the strategy never makes the call at this turn. */
  readonly says: HandConstraint
  readonly denies: readonly HandConstraint[]
}

/** High card points that a hand can have: 0..37. */
const MOST_POINTS = 37

interface TurnRules {
  readonly rule: string
  readonly strikes: readonly Strike[]
  readonly candidates: readonly Candidate[]
  readonly tieBreak: readonly TieBreakStep[]
}
/** `undefined` where the continuations have no table for the turn: they say nothing of such calls. */
function rulesOf(chain: Chain, state: PublicState): TurnRules | undefined {
  if (!isOpened(state))
    return {
      rule: 'The opening',
      strikes: strikesOf(chain.opening),
      candidates: OPENING_CANDIDATES,
      tieBreak: chain.opening.tieBreak,
    }
  const table = tableFor(chain.continuations, publicTurn(state))
  if (table === undefined) return undefined
  const facts = turnFacts(table, state)
  const candidates = candidatesOf(
    [...turnCalls(state)].sort((a, b) => a - b),
    facts,
  )
  return {
    rule: table.name,
    strikes: ground(CONTINUATION_RULES, facts, candidates),
    candidates,
    tieBreak: chain.continuations.tieBreak,
  }
}

const pointsBetween = (lo: number, hi: number): HandConstraint =>
  lo === 0 ? atMost('hcp', hi) : hi === MOST_POINTS ? atLeast('hcp', lo) : between('hcp', lo, hi)
const lengthBetween = (suit: Suit, lo: number, hi: number): HandConstraint => {
  const range: SuitRange = {
    kind: 'suit-range',
    measure: 'length',
    ...(lo > 0 ? { min: lo } : {}),
    ...(hi < 13 ? { max: hi } : {}),
  }
  return inSuit(suit, range)
}

/** Of the points 0 to 37 the shapes with which the call is picked. */
function pickedShapes({ strikes, candidates, tieBreak }: TurnRules, call: Call) {
  const survivors = compileSurvivors(strikes, candidates)
  return Array.from({ length: MOST_POINTS + 1 }, (_, total): readonly Shape[] =>
    SHAPES.filter((shape) => {
      const left = callsOf(survivors(shape[0], shape[1], shape[2], shape[3], total))
      return pick(left, tieBreak, shape).call === call
    }),
  )
}

/**
 * @param state what is public before the call.
 * @returns `undefined` when the tables say nothing of such a call.
 */
export function callParts(chain: Chain, state: PublicState, call: Call): CallParts | undefined {
  const rules = rulesOf(chain, state)
  if (rules === undefined) return undefined
  const never = rules.strikes.some((one) => one.call === call && one.limits.length === 0)
  // A later table need not name every call; an opening strategy does.
  if (never && isOpened(state)) return undefined
  const picked = pickedShapes(rules, call)
  const points = picked.flatMap((shapes, total) => (shapes.length > 0 ? [total] : []))
  const [least, most] = [points[0], points.at(-1)]
  if (least === undefined || most === undefined)
    return { rule: rules.rule, says: NOTHING, denies: [] }
  const lengths = SUITS.map((suit) => {
    const all = picked.flat().map((shape) => shape[suit])
    return { suit, lo: Math.min(...new Set(all)), hi: Math.max(...new Set(all)) }
  })
  const says = all<HandConstraint>(
    ...(least > 0 || most < MOST_POINTS ? [pointsBetween(least, most)] : []),
    ...lengths
      .filter(({ lo, hi }) => lo > 0 || hi < 13)
      .map(({ suit, lo, hi }) => lengthBetween(suit, lo, hi)),
  )
  const within = (shape: Shape): boolean =>
    lengths.every(({ suit, lo, hi }) => shape[suit] >= lo && shape[suit] <= hi)
  const shapes = SHAPES.filter(within)
  const whole = picked.every(
    (some, total) => total < least || total > most || some.length === shapes.length,
  )
  return { rule: rules.rule, says, denies: whole ? [] : [elsewhere(picked, least, most)] }
}

/** Every hand but those with which the call is picked. */
function elsewhere(
  picked: readonly (readonly Shape[])[],
  least: number,
  most: number,
): HandConstraint {
  const parts: { readonly from: number; to: number; readonly set: readonly number[] }[] = []
  for (let total = least; total <= most; total++) {
    const here = new Set(picked[total])
    const set = shapesWhere((shape) => here.has(shape))
    const last = parts.at(-1)
    if (last?.set.every((word, i) => word === set[i])) last.to = total
    else parts.push({ from: total, to: total, set })
  }
  const ways = parts
    .filter(({ set }) => shapeCount(set) > 0)
    .map(({ from, to, set }) =>
      all<HandConstraint>(pointsBetween(from, to), {
        kind: 'shape',
        shapes: set,
        words: `one of ${shapeCount(set)} shapes`,
      }),
    )
  return named(
    'a hand for which another call comes first',
    undefined,
    not<HandConstraint>({ kind: 'any', of: ways }),
  )
}
