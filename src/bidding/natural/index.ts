/** The natural defaults: rules after those of every system, the same for all. They stand as text, `defaults.topic`. */
import { translated } from '#core/text.ts'
import type { BiddingRule } from '../language/system.ts'
import { inLanguage } from '../text/in-language.ts'
import rules from './as-rules.ts?evaluated'

const { labels, says, when, shows, rest } = rules
/** In order; the last takes every hand. */
export const NATURAL_DEFAULTS: readonly BiddingRule[] = rest.map((fields, i) => ({
  ...fields,
  id: `natural/${labels[i]!}`,
  label: labels[i]!,
  when: when[i]!,
  shows: inLanguage(shows[i]!),
  ours: true,
  says: translated(says[i]!),
}))
