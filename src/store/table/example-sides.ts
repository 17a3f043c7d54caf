/** The agreements of a worked example as the table takes them. */
import { t } from '#core/text.ts'
import type { AgreedSide, Example } from '#examples/example.ts'
import type { BothSides, SideAgreements } from '../agreements/agreements.ts'
import { FOURTH_BEST_CARDING, NO_CALLS, SILENT_CARDING } from '../agreements/agreements-start.ts'

const sideOf = ({ calls, leads }: AgreedSide): SideAgreements => ({
  carding: leads === 'nothing' ? SILENT_CARDING : FOURTH_BEST_CARDING,
  calls: { ...NO_CALLS, name: t`The example`, entries: calls },
})
export const sidesOf = ({ agreed }: Pick<Example, 'agreed'>): BothSides => [
  sideOf(agreed[0]),
  sideOf(agreed[1]),
]
