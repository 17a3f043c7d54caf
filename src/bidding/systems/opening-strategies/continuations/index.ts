/**
 * What follows the openings of a strategy, as rules of the common form: natural, and written from the
 * strategy's own facts (which openings show their suit, which are strong, which are weak, what a
 * notrump opening holds). Where no rule speaks the natural defaults go on. All of it is ours: East
 * 2006, section 7, names it as future work.
 */
import { marked, type RuleDraft } from '#bidding/language/system.ts'
import type { Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import defence from '../../natural/defence.topic?evaluated'
import { drafts } from '../../natural/shared.ts'
import slamTools from '../../natural/slam-tools.topic?evaluated'
import slamsInFits from '../../natural/slams-in-fits.topic?evaluated'
import slamsInNotrump from '../../natural/slams-in-notrump.topic?evaluated'
import slamsOnLength from '../../natural/slams-on-length.topic?evaluated'
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
    { title: t`After a notrump opening`, rules: afterNotrump(style) },
    { title: t`After a strong opening`, rules: afterStrong(style) },
    { title: t`Answers to a weak opening`, rules: weak === undefined ? [] : afterWeak(weak) },
    { title: t`Answers to a strong two`, rules: two === undefined ? [] : afterTwo(two) },
    { title: t`Answers to one of a suit`, rules: one === undefined ? [] : responses(one) },
    { title: t`Slams after a raise`, rules: one === undefined ? [] : slamsAfterRaises(one) },
    { title: t`After a jump in a new suit`, rules: one === undefined ? [] : afterShifts(one) },
    { title: t`Opener’s second call`, rules: one === undefined ? [] : rebids(one) },
    { title: t`Later calls`, rules: one === undefined ? [] : later(one) },
  ].filter(({ rules }) => rules.length > 0)
}

/** Aces are asked for where a major is trumps, so no answer goes past five of the suit. */
const slamToolsInMajors: readonly RuleDraft[] = drafts(slamTools)
  .filter(({ name }) => name !== 'slam/six forced')
  .map((one) =>
    one.name === 'slam/blackwood'
      ? { ...one, when: { all: [{ agreed: 'major' }, one.when ?? {}] } }
      : one,
  )

/** All of it whose ranges can be changed, as it comes. */
export const continuationGroups = (strategy: Strategy): readonly ContinuationGroup[] => [
  ...afterOpenings(strategy),
  { title: t`Slams on a long suit`, rules: drafts(slamsOnLength) },
]

/** With the ranges that the strategy changed. */
export function continuations(strategy: Strategy): readonly RuleDraft[] {
  const written = afterOpenings(strategy).flatMap(({ rules }) => rules)
  return marked(
    { ours: true },
    ...slamToolsInMajors,
    ...drafts(slamsInFits),
    ...withLimits(drafts(slamsOnLength), strategy.continuations),
    ...drafts(slamsInNotrump),
    ...withLimits(written, strategy.continuations),
    ...drafts(defence),
  )
}
