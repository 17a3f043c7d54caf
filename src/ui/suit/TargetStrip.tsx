/** The targets of a suit as one row of choices, each with the chance of its best plan. */
import { SegmentedControl } from '../parts/SegmentedControl.tsx'
import type { TargetRow } from './suit-model.ts'
import { boundedText, type Goal, goalName, tricksText } from './suit-words.ts'

export interface TargetStripProps {
  readonly targets: readonly TargetRow[]
  readonly goal: Goal
  readonly onGoal: (goal: Goal) => void
}

const label = (target: TargetRow) => (
  <span className="target">
    <b>{target.goal === 'max' ? 'Max' : target.goal}</b>
    <span>{boundedText(target.goal, target)}</span>
  </span>
)
const nameOf = (target: TargetRow): string =>
  target.goal === 'max'
    ? `Most tricks on average: ${target.exact ? tricksText(target.value) : boundedText('max', target)}`
    : `${goalName(target.goal)}: ${boundedText(target.goal, target)}`

export function TargetStrip({ targets, goal, onGoal }: TargetStripProps) {
  return (
    <SegmentedControl
      label="Tricks wanted from the suit"
      className="targets"
      value={goal}
      options={targets.map((target) => ({
        value: target.goal,
        label: label(target),
        name: nameOf(target),
      }))}
      onChange={onGoal}
    />
  )
}
