/** Shared topics for systems whose rules stand in TypeScript still: as drafts, with the style of the topics. */
import type { RuleDraft } from '#bidding/language/system.ts'
import { NO_STYLE } from '#bidding/text/words/style.ts'
import { topicRules, type WrittenTopic } from '../written.ts'

/** The work that most of them were written for. */
const BOOKLET = 'ACBL SAYC System Booklet'
export const drafts = (topic: WrittenTopic): readonly RuleDraft[] =>
  topicRules(topic, { style: NO_STYLE, work: BOOKLET }).map(({ id: _, label: name, ...rule }) => ({
    ...rule,
    name,
  }))
