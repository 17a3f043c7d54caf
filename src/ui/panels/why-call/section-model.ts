/**
 * The lines of an opened section: parts that were read, those that the answer was found after folded to
 * their failed test, the unread ones gathered in a line.
 */
import type { Section, SectionPart } from '#explain/call/why-call.ts'

export interface BodyPart {
  readonly part: SectionPart
  /** True when it fell through before the part that answered: one line, opened on demand. */
  readonly folds: boolean
}
export interface SectionBody {
  readonly parts: readonly BodyPart[]
  /** Labels of the rules that were not reached: `12b–12j`. */
  readonly unread: string | undefined
}

export function sectionBody(section: Section): SectionBody {
  if (section.state === 'not-reached')
    return { parts: section.parts.map((part) => ({ part, folds: false })), unread: undefined }
  const parts = section.parts
    .filter((part) => part.verdict !== 'not-reached')
    .map((part) => ({
      part,
      folds: section.state === 'chosen' && (part.decided?.test.length ?? 0) > 0,
    }))
  const unread = section.parts.filter((part) => part.verdict === 'not-reached').map((p) => p.label)
  const first = unread[0]
  const last = unread.at(-1)
  return {
    parts,
    unread:
      // A section with a single rule of its own name has said so in its door.
      first === undefined || last === undefined || (first === last && first === section.id)
        ? undefined
        : first === last
          ? first
          : `${first}–${last}`,
  }
}
