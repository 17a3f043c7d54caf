/**
 * The answer of a call or a turn for a hand, as an ordered list of tests: the first that the hand
 * meets decides. Cells settle most hands without looking at their cards.
 */
import { type CellSet, cellIndex, cellsOf, fullCells, hasCell } from '#constraint/cells.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import type { Call } from '#core/call.ts'
import { type Hand, hcp } from '#core/hand.ts'
import { shapeOf } from '#core/shape.ts'
import { type HandTest, quickTest } from '#rules/quick.ts'
import type { CallHandModel } from './hand-models.ts'
import { naturalMeaning } from './natural-reading.ts'
import type { PublicState } from './public-state.ts'
import { relaxed } from './reading.ts'
import { rulesAt } from './turn-rules.ts'

/** The value of a reading for a hand that fits it, and for one that does not. */
export const IN = 1
export const OUT = 0

interface Step {
  readonly may: CellSet
  readonly must: CellSet
  readonly test: HandTest
  readonly shows: HandConstraint | undefined
  readonly gives: number
}
/** A hand that no step takes is given `OUT`. */
export type Reading = readonly Step[]

const stepOf = (shows: HandConstraint, gives: number): Step => ({
  ...cellsOf(shows),
  test: quickTest(shows),
  shows,
  gives,
})
/** Whether a hand is so, whatever was called. */
export const conditionOf = (when: HandConstraint): Reading => [stepOf(when, IN)]
const ofCells = (cells: CellSet): Step => ({
  may: cells,
  must: cells,
  test: () => true,
  shows: undefined,
  gives: IN,
})
/** By what the rules of the call show, whatever stands before them. */
export const directOf = (state: PublicState, call: Call): Reading => {
  const turnRules = rulesAt(state).filter((turnRule) => turnRule.call === call)
  return turnRules.length === 0
    ? [stepOf(naturalMeaning(state, call), IN)]
    : turnRules.map(({ rule }) => stepOf(rule.shows, IN))
}
const exactOf = (state: PublicState, call: Call): Reading => {
  const rules = rulesAt(state)
  return rules.some((turnRule) => turnRule.call === call)
    ? rules.map((turnRule) => stepOf(turnRule.rule.shows, turnRule.call === call ? IN : OUT))
    : directOf(state, call)
}
/** By the reading that the call fell back to. */
export const appliedOf = (
  state: PublicState,
  { call, status }: Pick<CallHandModel, 'call' | 'status'>,
): Reading => {
  switch (status) {
    case 'exact':
      return exactOf(state, call)
    case 'direct':
      return directOf(state, call)
    case 'relaxed':
      return directOf(state, call).map(({ may }) => ofCells(relaxed(may)))
    case 'dropped':
      return [ofCells(fullCells())]
  }
}
/** Gives the place of the rule that the hand follows; the last rule of a turn takes every hand. */
export const turnOf = (state: PublicState): Reading =>
  rulesAt(state).map(({ rule }, i) => stepOf(rule.shows, i))

/** The steps that a cell leaves open, up to the first that it decides. */
export interface Open {
  readonly steps: readonly Step[]
  /** For a hand that meets none of them. */
  readonly otherwise: number
}
/** @param cell by `cellIndex`. */
export const openAt = (reading: Reading, cell: number): Open => {
  const steps: Step[] = []
  for (const step of reading) {
    if (!hasCell(step.may, cell)) continue
    if (hasCell(step.must, cell)) return { steps, otherwise: step.gives }
    steps.push(step)
  }
  return { steps, otherwise: OUT }
}
/** The value for a hand of that cell. */
export const givenAt = ({ steps, otherwise }: Open, hand: Hand): number => {
  for (const { test, gives } of steps) if (test(hand)) return gives
  return otherwise
}
/** Whether the answer is the same for all hands of the cell. */
export const isSettled = ({ steps, otherwise }: Open): boolean =>
  steps.every(({ gives }) => gives === otherwise)

/** The value for a whole hand. */
export const givenFor = (reading: Reading, hand: Hand): number =>
  givenAt(openAt(reading, cellIndex(shapeOf(hand), hcp(hand))), hand)
