/** The tags of a game: spelling, inheritance between games (PBN 2.1, section 3.2.3), and checks by form. */
import type { BoardRecord } from '#core/record.ts'
import { t } from '#core/text.ts'
import type { Faults } from '../faults.ts'
import type { Tag } from './scan.ts'
import { MANDATORY_TAGS, whyTagValueBad } from './tags.ts'

/** What is carried from game to game: values for `#`, and those that `##` set for all that follow. */
export interface Inheritance {
  /** The last value of each tag, also where the game just before has none (seen in the wild). */
  readonly previous: Map<string, string>
  readonly sticky: Map<string, string>
  /** The board of the game before, for a second table that does not repeat it. */
  board: BoardRecord['board'] | undefined
}

/** More inherited tags than this are no tournament file. */
const MAX_STICKY = 64
const KNOWN_CASE: ReadonlyMap<string, string> = new Map(
  [...MANDATORY_TAGS, 'Auction', 'Play', 'Note', 'Room'].map((name) => [name.toLowerCase(), name]),
)

/** The tags with the names that we know spelled as we know them. */
export const spelled = (tags: readonly Tag[]): readonly Tag[] =>
  tags.map((tag) => ({ ...tag, name: KNOWN_CASE.get(tag.name.toLowerCase()) ?? tag.name }))

/** The value of every tag of the game, after `#` and `##` (PBN 2.1, section 3.2.3). */
export function inherit(
  tags: readonly Tag[],
  inheritance: Inheritance,
  faults: Faults,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const tag of tags) {
    if (tag.name === 'Note' || values.has(tag.name)) continue
    let value = tag.value
    if (value.startsWith('#')) {
      const all = value.startsWith('##')
      const rest = value.slice(all ? 2 : 1)
      if (rest === '') {
        const before = inheritance.previous.get(tag.name)
        if (before === undefined)
          faults.problem(
            tag.valueOffset,
            'pbn/inherit',
            t`[${tag.name} "${value}"] takes its value from a game before, and none has one.`,
          )
        value = before ?? ''
      } else if (all) value = rest
      inheritance.sticky.delete(tag.name)
      if (all && inheritance.sticky.size < MAX_STICKY) inheritance.sticky.set(tag.name, value)
    } else inheritance.sticky.delete(tag.name)
    values.set(tag.name, value)
  }
  for (const [name, value] of inheritance.sticky) if (!values.has(name)) values.set(name, value)
  for (const [name, value] of values) inheritance.previous.set(name, value)
  return values
}

/** Checks that need no other tag: values by their form, text where only a section may have it. */
export function checkTags(tags: readonly Tag[], faults: Faults): void {
  for (const tag of tags) {
    if (tag.value.startsWith('#')) continue
    const why = whyTagValueBad(tag.name, tag.value)
    if (why !== undefined) faults.remark(tag.valueOffset, 'pbn/value', `[${tag.name}]: ${why}`)
    if (tag.name === 'Auction' || tag.name === 'Play' || tag.name.endsWith(t`Table`)) continue
    const stray = tag.tokens.find((token) => token.kind !== 'comment')
    // Unknown tags may have text of their own; those we know may not.
    if (stray && KNOWN_CASE.has(tag.name.toLowerCase()))
      faults.problem(
        stray.offset,
        'pbn/text',
        t`“${stray.text.slice(0, 40)}” does not belong after [${tag.name}].`,
      )
  }
}
