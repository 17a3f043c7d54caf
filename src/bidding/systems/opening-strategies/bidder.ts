/**
 * A strategy as a bidder: which calls survive for a hand at a turn, and the one that the tie-break picks.
 * Where none survives the call is Pass, marked as no survivor.
 */
import { turnKey } from '#core/answer-turns.ts'
import { type Call, isBid, PASS, strainOf } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { type AnswerTurn, type Strategy, type TieBreakStep, tieBreakCall } from '#core/strategy.ts'
import { NOTRUMP } from '#core/suit.ts'
import {
  type Elimination,
  eliminate,
  type GroundOptions,
  ground,
  type HandNumbers,
  type Strike,
} from '#rules/elimination.ts'
import { compileSurvivors, type Survivors } from '#rules/elimination-compile.ts'
import { rulesOfTurn } from './turns.ts'

export const numbersOf = (h: Hand): HandNumbers => ({
  total: hand.hcp(h),
  lengths: hand.lengths(h),
})

/** Of which turn, the opening where none is named, and how facts are read. */
export interface TurnOptions extends GroundOptions {
  readonly turn?: AnswerTurn | undefined
}
/** Strikes by strategy and turn: a strategy never changes, and is asked for many hands. */
const known = new WeakMap<Strategy, Map<string, readonly Strike[]>>()
/** Every strike that the strategy makes of the rules of the turn. */
export function strikesOf(
  strategy: Strategy,
  { turn, ...options }: TurnOptions = {},
): readonly Strike[] {
  const kept = known.get(strategy) ?? new Map<string, readonly Strike[]>()
  known.set(strategy, kept)
  const key = `${turnKey(turn)} ${options.leastLength ?? 0}`
  const found = kept.get(key)
  if (found) return found
  const { rules, candidates } = rulesOfTurn(strategy, turn)
  const strikes = ground(rules, strategy.facts, candidates, options)
  kept.set(key, strikes)
  return strikes
}

/** The surviving set as a function of lengths and points, quick enough for every hand there is. */
export const survivorsOf = (strategy: Strategy, options: TurnOptions = {}): Survivors =>
  compileSurvivors(strikesOf(strategy, options), rulesOfTurn(strategy, options.turn).candidates)

/** One step of a tie-break and what it left. */
export interface TieBreakTrace {
  readonly step: TieBreakStep
  readonly left: readonly Call[]
}
export interface Pick {
  /** Pass when every candidate fell. */
  readonly call: Call
  /** The steps that left fewer calls; empty when one survived or none. */
  readonly by: readonly TieBreakTrace[]
}

const preferred = (
  step: TieBreakStep,
  calls: readonly Call[],
  lengths: HandNumbers['lengths'],
): readonly Call[] => {
  if (step === 'longest-suit') {
    const longest = Math.max(...lengths)
    return calls.filter((call) => {
      if (!isBid(call)) return false
      const strain = strainOf(call)
      return strain !== NOTRUMP && lengths[strain] === longest
    })
  }
  if (step === 'lowest') return calls.slice(0, 1)
  if (step === 'highest') return calls.slice(-1)
  if (step === 'not-pass') return calls.filter((call) => call !== PASS)
  const named = tieBreakCall(step)
  return calls.filter((call) => call === named)
}

/** The call that the tie-break picks among the survivors, which are in rising order. */
export function pick(
  surviving: readonly Call[],
  tieBreak: readonly TieBreakStep[],
  lengths: HandNumbers['lengths'],
): Pick {
  const first = surviving[0]
  if (first === undefined) return { call: PASS, by: [] }
  let left = surviving
  const by: TieBreakTrace[] = []
  for (const step of [...tieBreak, 'lowest']) {
    if (left.length === 1) break
    const kept = preferred(step, left, lengths)
    if (kept.length === 0 || kept.length === left.length) continue
    left = kept
    by.push({ step, left })
  }
  return { call: left[0] ?? first, by }
}

export interface StrategyChoice extends Elimination {
  readonly pick: Pick
}
/** What the strategy makes of a hand: the survivors, what struck each other call, and the pick. */
export function choiceOf(
  strategy: Strategy,
  numbers: HandNumbers,
  turn?: AnswerTurn,
): StrategyChoice {
  const { candidates } = rulesOfTurn(strategy, turn)
  const elimination = eliminate(strikesOf(strategy, { turn }), candidates, numbers)
  return { ...elimination, pick: pick(elimination.surviving, strategy.tieBreak, numbers.lengths) }
}
