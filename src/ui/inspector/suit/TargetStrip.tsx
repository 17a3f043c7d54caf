/** The targets of a suit as one row of choices, each with the chance of its best plan. */
import type { CSSProperties, ReactNode } from 'react'
import { t } from '#core/text.ts'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import type { TargetRow } from './suit-model.ts'
import { boundedText, type Goal, goalName, tricksText, valueText } from './suit-words.ts'

export interface TargetStripProps {
  readonly targets: readonly TargetRow[]
  readonly goal: Goal
  readonly onGoal: (goal: Goal) => void
}

const label = (target: TargetRow) => (
  <span className="grid min-w-10 justify-items-center text-small tabular-nums">
    <b className="text-body">{target.goal === 'max' ? t`Max` : target.goal}</b>
    {/* both ends stand beneath the row, and in the name */}
    <span>
      {target.exact ? '' : '≥ '}
      {valueText(target.goal, target.value)}
    </span>
  </span>
)
const nameOf = (target: TargetRow): string =>
  target.goal === 'max'
    ? t`Most tricks on average: ${target.exact ? tricksText(target.value) : boundedText('max', target)}`
    : `${goalName(target.goal)}: ${boundedText(target.goal, target)}`

/** The choices in two rows of one length where one has no room for them: none is left to a row of its own. */
export const TargetRows = ({
  count,
  children,
}: {
  readonly count: number
  readonly children: ReactNode
}) => (
  <div
    className="target-rows"
    data-count={count <= 6 ? 'few' : count <= 8 ? 'some' : 'many'}
    style={{ '--half': Math.ceil(count / 2) } as CSSProperties}
  >
    {children}
  </div>
)

export function TargetStrip({ targets, goal, onGoal }: TargetStripProps) {
  return (
    <TargetRows count={targets.length}>
      <SegmentedControl
        label={t`Tricks wanted from the suit`}
        className="targets"
        value={goal}
        options={targets.map((target) => ({
          value: target.goal,
          label: label(target),
          name: nameOf(target),
        }))}
        onChange={onGoal}
      />
    </TargetRows>
  )
}
