/** The calls that survive for a hand: `1♣ and 1NT`, or that none does. */
import type { Call } from '#core/call.ts'
import { CallList } from './CallText.tsx'
import { Mark } from './Mark.tsx'

export const SurvivorList = ({ calls }: { readonly calls: readonly Call[] }) =>
  calls.length === 0 ? (
    <Mark kind="impossible" word="No survivor" />
  ) : (
    <span>
      <CallList calls={calls} />
    </span>
  )
