/**
 * The turns at which every hand is counted: the openings in each seat, and the answers to each opening that the
 * next player passed. All 635,013,559,600 hands, less those that would have opened where the seat passed.
 */

import { type CellSet, emptyCells } from '#constraint/cells.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import { type Call, PASS } from '#core/call.ts'
import { NORTH } from '#core/seat.ts'
import { SHAPES } from '#core/shape.ts'
import { reporting } from '#core/steps.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { afterCall, startState } from '../auction/auction-state.ts'
import type { PublicState } from '../auction/public-state.ts'
import { rulesKey } from '../auction/reading.ts'
import { turnCountSteps } from '../auction/turn-hands.ts'
import { rulesAt, rulesSpokenAt, type TurnRules } from '../auction/turn-rules.ts'
import type { Pattern } from '../language/patterns.ts'
import type { BiddingSystem } from '../language/system.ts'
import type { Worth } from './finding.ts'

/** 13 points or more; seven cards or more in a suit. */
const STRONG = 13
const LONG = 7

/** For what a hand of that shape and these points is worth a call. */
export const worthOf = (lengths: readonly number[], hcp: number): Worth | undefined =>
  hcp >= STRONG ? 'points' : Math.max(...lengths) >= LONG ? 'length' : undefined

/** By the place of the rule in `rulesAt`: hands whose call it makes. */
export type HandsByRule = readonly number[]
interface Counts {
  /** Hands that the seat may hold. */
  readonly before: number
  readonly hands: HandsByRule
  /** Of them those worth a call, by what for. */
  readonly worth: Readonly<Record<Worth, HandsByRule>>
}
export interface CountedTurn extends Counts {
  readonly state: PublicState
  readonly place: 'opening' | 'answer'
  readonly rules: TurnRules
}

let worths: readonly (Worth | undefined)[] | undefined
/** By `cellIndex`. */
const worthByCell = (): readonly (Worth | undefined)[] => {
  worths ??= SHAPES.flatMap((shape) =>
    Array.from({ length: CELL_POINTS }, (_, hcp) => worthOf(shape, hcp)),
  )
  return worths
}
/** The cells of hands that are worth a call for that. */
export const worthCells = (worth: Worth): CellSet => {
  const cells = emptyCells()
  for (const [cell, its] of worthByCell().entries())
    if (its === worth) cells[cell >> 5] = cells[cell >> 5]! | (1 << (cell & 31))
  return cells
}

/** What decides the count of a turn: its rules and, where the seat passed before, those of that turn. */
const countKey = (state: PublicState): string => {
  const keys: string[] = []
  for (let at: PublicState | undefined = state; at !== undefined; at = at.before)
    if (at.seat === state.seat) keys.push(rulesKey(rulesAt(at)))
  return keys.join(';')
}

/** After that many passes by as many seats, North dealing. */
const passedOut = (start: PublicState, passes: number): PublicState =>
  passes === 0 ? start : passedOut(afterCall(start, PASS), passes - 1)

interface Turn {
  readonly state: PublicState
  readonly place: CountedTurn['place']
}
export interface TurnsToCount {
  /** The opening turns, then those that answer; turns that count alike once. */
  readonly turns: readonly Turn[]
  /** By id: a turn at which the rule would speak, were there a hand for it. */
  readonly speaks: ReadonlyMap<string, PublicState>
}
/** @yields after each turn looked at. */
export function* turnsToCount(system: BiddingSystem): Generator<void, TurnsToCount, void> {
  const known = new Set<string>()
  const turns: Turn[] = []
  const speaks = new Map<string, PublicState>()
  const add = (state: PublicState, place: Turn['place']): void => {
    for (const { origin } of rulesSpokenAt(state))
      if (!speaks.has(origin.id)) speaks.set(origin.id, state)
    const key = `${place} ${place === 'answer' ? state.lastBid : ''} ${countKey(state)}`
    if (known.has(key)) return
    known.add(key)
    turns.push({ state, place })
  }
  const openings = VULNERABILITIES.flatMap((vulnerability) =>
    [0, 1, 2, 3].map((passes) =>
      passedOut(startState([system, system], NORTH, vulnerability), passes),
    ),
  )
  for (const state of openings) add(state, 'opening')
  yield
  for (const state of openings)
    for (const call of opensWith(state)) {
      add(afterCall(afterCall(state, call), PASS), 'answer')
      yield
    }
  return { turns, speaks }
}
const opensWith = (state: PublicState): readonly Call[] => [
  ...new Set(rulesAt(state).flatMap(({ call }) => (call === PASS ? [] : [call]))),
]

function* countsOf(state: PublicState): Generator<number, Counts, void> {
  const none = (): number[] => rulesAt(state).map(() => 0)
  const worthOfCell = worthByCell()
  const hands = none()
  const worth = { points: none(), length: none() }
  let before = 0
  const add = (counts: number[], rule: number, n: number): void => {
    counts[rule] = counts[rule]! + n
  }
  yield* turnCountSteps(state, (cell, rule, n) => {
    before += n
    add(hands, rule, n)
    const its = worthOfCell[cell]
    if (its !== undefined) add(worth[its], rule, n)
  })
  return { before, hands, worth }
}
/** A system that was changed at one place is counted anew there alone. */
const known = new Map<string, Counts>()
const MOST_KNOWN = 400
function* countTurn({ state, place }: Turn): Generator<number, CountedTurn, void> {
  const key = countKey(state)
  const kept = known.get(key)
  const counts = kept ?? (yield* countsOf(state))
  if (kept === undefined) {
    const [oldest] = known.keys()
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    known.set(key, counts)
  }
  return { state, place, rules: rulesAt(state), ...counts }
}

/** @yields what has been counted, and the share of the turns that is done. */
export function* countTurns(
  turns: TurnsToCount['turns'],
): Generator<{ readonly share: number; readonly turn?: CountedTurn }, void, void> {
  for (const [i, turn] of turns.entries()) {
    const counted = yield* reporting(countTurn(turn), (told) => ({
      share: (i + told) / turns.length,
    }))
    yield { share: (i + 1) / turns.length, turn: counted }
  }
}

/** The pattern and all that must hold besides. */
const heldTogether = (pattern: Pattern): readonly Pattern[] => [
  pattern,
  ...(pattern.all ?? []).flatMap(heldTogether),
]
/** Whether the situation is that of a counted turn, whatever the auction. */
export const isCounted = (when: Pattern): boolean => {
  const parts = heldTogether(when)
  const some = (is: (part: Pattern) => boolean): boolean => parts.some(is)
  return (
    some(({ role }) => role === 'opening') ||
    some(({ after }) => after !== undefined && /^[^*?\s]\S*\s+P$/.test(after.trim())) ||
    (some(({ role }) => role === 'responder') &&
      some(({ turn }) => turn === 0) &&
      some(({ contested }) => contested === false))
  )
}
