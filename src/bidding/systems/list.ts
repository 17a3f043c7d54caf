/** The systems there are, in the order they are offered in. To add one: its folder, and its line here. */
import type { SystemEntry } from './entry.ts'
import { ESSEX } from './essex-acol/index.ts'
import { FIRST_STEPS } from './first-steps/index.ts'
import { FORUM_D } from './forum-d/index.ts'
import { MODERN_ACOL } from './modern-acol/index.ts'
import { strategyEntries } from './opening-strategies/index.ts'
import { STANDARD_AMERICAN_YELLOW_CARD } from './sayc/index.ts'
import { SCHENKEN_1967 } from './schenken-1967/index.ts'
import { TWO_OVER_ONE } from './two-over-one/index.ts'

export const SYSTEMS: readonly SystemEntry[] = [
  SCHENKEN_1967,
  ESSEX,
  STANDARD_AMERICAN_YELLOW_CARD,
  TWO_OVER_ONE,
  MODERN_ACOL,
  FORUM_D,
  FIRST_STEPS,
  ...strategyEntries,
]
