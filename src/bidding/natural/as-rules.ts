/**
 * The rules of the text, run when the app is built (build/evaluated.mjs): so the first visit loads nothing that reads
 * it. Alike fields stand together, which deflates to a seventh less.
 */
import type { BiddingRule } from '../language/system.ts'
import { NO_STYLE } from '../text/words/style.ts'
import { topicRules } from '../text/written.ts'
import defaults from './defaults.topic?evaluated'

const rules: readonly BiddingRule[] = topicRules(defaults, { style: NO_STYLE, work: '' })
/** The fields of each rule, all of them ours. */
export default {
  labels: rules.map(({ label }) => label),
  says: rules.map(({ says }) => says),
  when: rules.map(({ when }) => when),
  shows: rules.map(({ shows }) => shows),
  rest: rules.map(
    ({ id: _i, ours: _o, label: _l, says: _s, when: _w, shows: _h, ...rest }) => rest,
  ),
}
