/** Topics as drafts, for strategies: their rules are put together from the facts, for the style of each opening. */
import type { RuleDraft } from '#bidding/language/drafts.ts'
import { NO_STYLE, type Style } from '#bidding/text/words/style.ts'
import { topicRules, type WrittenTopic } from '#bidding/text/written.ts'

/** The work that most of them were written for. */
const BOOKLET = 'ACBL SAYC System Booklet'
export const drafts = (topic: WrittenTopic, style: Style = NO_STYLE): readonly RuleDraft[] =>
  topicRules(topic, { style, work: BOOKLET }).map(({ id: _, label: name, ...rule }) => ({
    ...rule,
    name,
  }))
