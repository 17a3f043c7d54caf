/** The calls that survive for a hand: `1♣ and 1NT`, or that none does. */
import type { Call } from '#core/call.ts'
import { t } from '#core/text.ts'
import type { Explanation } from '#explain/call/explanation.ts'
import { CallList } from './CallText.tsx'
import { Mark } from './Mark.tsx'

/** Pass first, then upwards; none when the facts contradict each other. */
export const survivorsOf = ({ steps }: Explanation): readonly Call[] =>
  steps.flatMap(({ verdict, calls }) => (verdict === 'met' ? calls : []))

export const SurvivorList = ({ calls }: { readonly calls: readonly Call[] }) =>
  calls.length === 0 ? (
    <Mark kind="impossible" word={t`No survivor`} />
  ) : (
    <span>
      <CallList calls={calls} />
    </span>
  )
