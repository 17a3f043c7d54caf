/** Systems as text, for the page that shows and edits them: read, written and copied, and the words of the language. */

import type { CardRead } from '#bidding/text/cards/card.ts'
import { readCard } from '#bidding/text/cards/index.ts'
import { copyText, sectionTitles, withSection } from '#bidding/text/own-copy.ts'
import { NO_STYLE } from '#bidding/text/words/style.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { SystemRef } from '#core/system-ref.ts'
import type { OtherCard } from '#core/system-text.ts'
import { t } from '#core/text.ts'
import { LIBRARY, switchesOf, systemAsDocument, systemAsText } from '#systems/library.ts'
import { type AskedJob, type ByAsk, defineJob } from '../../job.ts'
import { cardSaved } from './card-saved.ts'
import { type TextRead, textRead } from './text-read.ts'
import { type TextWord, textWords } from './text-words.ts'

/** What the text of a system says and what is wrong with it. */
interface ReadAsked {
  readonly ask: 'read'
  readonly system: SystemRef
}
/** A system of the list as it is written. */
interface WrittenAsked {
  readonly ask: 'written'
  readonly system: SystemRef
}
/** A copy of a system of the list: it uses the original, with the numbers of its style. */
interface CopyAsked {
  readonly ask: 'copy'
  readonly system: SystemRef
  readonly name: string
}
/** A text that uses a system of the list, with the rules of one of its sections written out. */
interface SectionAsked {
  readonly ask: 'section'
  readonly system: SystemRef
  readonly text: string
  readonly title: string
}
/** A card of another program as a text of ours. */
interface OpenedAsked {
  readonly ask: 'opened'
  readonly card: OtherCard
  readonly system?: never
}
/** A system for other programs: its book in BML, its conventions for BBA. */
interface SavedAsked {
  readonly ask: 'bml' | 'bbsa'
  readonly system: SystemRef
}
/** The words of the language, which an editor completes. */
interface WordsAsked {
  readonly ask: 'words'
  readonly system?: never
}
type Asked =
  | ReadAsked
  | WrittenAsked
  | CopyAsked
  | SectionAsked
  | OpenedAsked
  | SavedAsked
  | WordsAsked

interface Answers {
  readonly read: TextRead
  readonly written: Result<{ readonly text: string; readonly sections: readonly string[] }, Problem>
  readonly copy: Result<string, Problem>
  readonly section: Result<string, Problem>
  readonly opened: CardRead
  readonly bml: Result<string, Problem>
  readonly bbsa: Result<string, Problem>
  readonly words: readonly TextWord[]
}

const unknown = (id: string) => problem('systems/unknown', t`There is no system “${id}”.`)

function written({ system: { id } }: WrittenAsked): Answers['written'] {
  const [text, whole] = [systemAsText(id), systemAsDocument(id, true)]
  return text === undefined || whole === undefined
    ? unknown(id)
    : ok({ text, sections: sectionTitles(whole) })
}
/** Whether a text that uses the system may give it other numbers. */
const settable = (id: string): boolean => LIBRARY.text('system', id) !== undefined
function copy({ system: { id }, name }: CopyAsked): Answers['copy'] {
  const original = systemAsDocument(id)
  return original === undefined
    ? unknown(id)
    : ok(
        copyText({
          id: `my-${id}`,
          name,
          from: id,
          style: settable(id) ? original.style : NO_STYLE,
        }),
      )
}
function section({ system: { id }, text, title }: SectionAsked): Answers['section'] {
  const original = systemAsDocument(id, true)
  if (original === undefined) return unknown(id)
  const made = withSection(text, original, title)
  return made === undefined
    ? problem('text/section', t`There is no section “${title}” in “${id}”.`)
    : ok(made)
}

/** Yields the share that is done of what takes longer than a frame. */
const systemText: AskedJob<Asked, ByAsk<Asked, number>, Answers> = function* (asked) {
  switch (asked.ask) {
    case 'read':
      return textRead(asked.system.text ?? '')
    case 'written':
      return written(asked)
    case 'copy':
      return copy(asked)
    case 'section':
      return section(asked)
    case 'opened':
      return yield* readCard(asked.card, switchesOf)
    case 'bml':
    case 'bbsa':
      return yield* cardSaved(asked.system, asked.ask)
    case 'words':
      return textWords()
  }
}

export const job = defineJob({
  name: 'system-text',
  family: 'text',
  weight: 'quick',
  systems: ['system'],
  run: systemText,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'system-text': typeof systemText
  }
}
