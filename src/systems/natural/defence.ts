/** What a side does over the opponents' opening, for a system whose sources say nothing of it. */
import { marked, type RuleDraft } from '#bidding/system.ts'
import { advances } from './advances.ts'
import { overcalls } from './overcalls.ts'
import type { Style } from './style.ts'
import { twoSuiters } from './two-suiters.ts'

/** Michaels and the unusual notrump, overcalls and doubles, and what partner does; all of it ours. */
export const defence = (style: Style): readonly RuleDraft[] =>
  marked({ ours: true }, ...twoSuiters(style), ...overcalls(style), ...advances(style))
