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
import { STYLE } from '../../sayc/style.ts'
import { later } from './later.ts'
import { afterNotrump } from './notrump.ts'
import { rebids } from './rebids.ts'
import { responses } from './responses.ts'
import { afterStrong } from './strong.ts'
import { styleOf } from './style.ts'
import { afterWeak } from './weak.ts'

export function continuations(strategy: Strategy): readonly RuleDraft[] {
  const style = styleOf(strategy)
  const { one, weak } = style
  return marked(
    { ours: true },
    ...slamTools(STYLE, 'major'),
    ...slamsInFits,
    ...slamsInNotrump,
    ...afterNotrump(style),
    ...afterStrong(style),
    ...(weak === undefined ? [] : afterWeak(weak)),
    ...(one === undefined ? [] : [...responses(one), ...rebids(one), ...later(one)]),
    ...defence(STYLE),
  )
}
