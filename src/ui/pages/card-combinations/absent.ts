/** What an address asks of a suit that the suit does not have: said in words, never passed over. Pure. */
import { t } from '#core/text.ts'
import type { SuitReport } from '../../inspector/suit/suit-model.ts'
import { cardsText, goalName } from '../../inspector/suit/suit-words.ts'
import type { SuitPlace } from './address.ts'

type Asked = Pick<SuitPlace, 'goal' | 'plan' | 'way' | 'layout'>
type Answered = Pick<SuitReport, 'goal' | 'targets' | 'plans' | 'layouts'>

/** True where a number of tricks is asked for that the suit has no target of. */
export const lacksGoal = ({ goal }: Pick<Asked, 'goal'>, report: Pick<Answered, 'targets'>) =>
  typeof goal === 'number' && !report.targets.some((target) => target.goal === goal)

/** True where West is to hold cards that no layout gives. */
export const lacksLayout = (
  { layout }: Pick<Asked, 'layout'>,
  report: Pick<Answered, 'layouts'>,
): boolean => layout !== undefined && !report.layouts.some(({ west }) => west === layout)

/** A sentence for each part that cannot be shown, with what stands in its place. */
export function absentWords(asked: Asked, report: Answered, west: string): readonly string[] {
  const words: string[] = []
  const most = Math.max(
    0,
    ...report.targets.flatMap(({ goal }) => (typeof goal === 'number' ? [goal] : [])),
  )
  const goal = lacksGoal(asked, report)
  if (goal)
    words.push(
      t`No plan can be for ${asked.goal} tricks here${most === 0 ? '' : t`, where the suit gives ${most} at most`}: below stand the plans for ${goalName(report.goal)}.`,
    )
  const plan = report.plans[asked.plan]
  // Plans and ways are those of a target: without it they mean nothing.
  if (!goal && plan === undefined && report.plans.length > 0)
    words.push(
      t`There is no plan ${asked.plan + 1} for this target: plan ${report.plans.length} is opened.`,
    )
  if (!goal && plan && asked.way !== undefined && !plan.ways.some(({ id }) => id === asked.way))
    words.push(t`Plan ${asked.plan + 1} does not begin that way: its first way is played below.`)
  if (lacksLayout(asked, report))
    words.push(
      t`In no layout does ${west} hold ${asked.layout === '-' ? t`no card` : cardsText(asked.layout ?? '')}: another is played below.`,
    )
  return words
}
