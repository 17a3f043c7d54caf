/** Where the rules after the opening come from, and how a gap that we filled is marked. */
import type { RuleDraft } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import type { Source } from '#rules/rule.ts'

/** What the document itself says of calls after the opening. */
export const INTRODUCTION: Source = {
  work: 'London and Wasserman 1967',
  place: 'introduction to bridge',
}
/** Ranges that the public pages give for Schenken's own system. */
export const PUBLISHED: Source = {
  work: 'Summaries of the Schenken Big Club, 1963 and 1968',
  place: 'responses',
}

/**
 * Gives each rule its source: the published one unless it names another; a rule of ours says which
 * gap it fills.
 */
export const sourced = (
  gap: string,
  rules: readonly RuleDraft[],
  published: Source = PUBLISHED,
): readonly RuleDraft[] =>
  rules.map((one) =>
    one.ours
      ? { ...one, source: { work: t`Ours`, place: gap } }
      : { ...one, source: one.source ?? published },
  )
