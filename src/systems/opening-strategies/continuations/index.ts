/**
 * What follows the openings of a strategy, as rules of the common form: natural, and written from the
 * strategy's own facts (which openings show their suit, which are strong, which are weak, what a
 * notrump opening holds). Where no rule speaks the natural defaults go on. All of it is ours: East
 * 2006, section 7, names it as future work.
 */
import { marked, type RuleDraft } from '#bidding/system.ts'
import type { Strategy } from '#core/strategy.ts'
import { defence } from '../../natural/defence.ts'
import { slamTools } from '../../natural/slam.ts'
import { slamsInFits, slamsInNotrump } from '../../natural/slam-values.ts'
import { slamsOnLength } from '../../natural/slams-on-length.ts'
import { STYLE } from '../../sayc/style.ts'
import { later } from './later.ts'
import { withLimits } from './limits.ts'
import { afterNotrump } from './notrump.ts'
import { rebids } from './rebids.ts'
import { responses } from './responses.ts'
import { afterShifts } from './shifts.ts'
import { slamsAfterRaises } from './slams.ts'
import { afterStrong } from './strong.ts'
import { styleOf } from './style.ts'
import { afterTwo } from './two.ts'
import { afterWeak } from './weak.ts'

/** Rules that follow one kind of opening, for one turn. */
export interface ContinuationGroup {
  readonly title: string
  readonly rules: readonly RuleDraft[]
}
/** Rules written from the strategy's facts, as they come, in their order. */
function afterOpenings(strategy: Strategy): readonly ContinuationGroup[] {
  const style = styleOf(strategy)
  const { one, two, weak } = style
  return [
    { title: 'After a notrump opening', rules: afterNotrump(style) },
    { title: 'After a strong opening', rules: afterStrong(style) },
    { title: 'Answers to a weak opening', rules: weak === undefined ? [] : afterWeak(weak) },
    { title: 'Answers to a strong two', rules: two === undefined ? [] : afterTwo(two) },
    { title: 'Answers to one of a suit', rules: one === undefined ? [] : responses(one) },
    { title: 'Slams after a raise', rules: one === undefined ? [] : slamsAfterRaises(one) },
    { title: 'After a jump in a new suit', rules: one === undefined ? [] : afterShifts(one) },
    { title: 'Opener’s second call', rules: one === undefined ? [] : rebids(one) },
    { title: 'Later calls', rules: one === undefined ? [] : later(one) },
  ].filter(({ rules }) => rules.length > 0)
}

/** All of it whose ranges can be changed, as it comes. */
export const continuationGroups = (strategy: Strategy): readonly ContinuationGroup[] => [
  ...afterOpenings(strategy),
  { title: 'Slams on a long suit', rules: slamsOnLength },
]

/** With the ranges that the strategy changed. */
export function continuations(strategy: Strategy): readonly RuleDraft[] {
  const written = afterOpenings(strategy).flatMap(({ rules }) => rules)
  return marked(
    { ours: true },
    ...slamTools(STYLE, 'major'),
    ...slamsInFits,
    ...withLimits(slamsOnLength, strategy.continuations),
    ...slamsInNotrump,
    ...withLimits(written, strategy.continuations),
    ...defence(STYLE),
  )
}
