/** The lines of an opened rung: parts that were read in full, the unread ones gathered in a line. */
import type { Rung, RungPart } from '#explain/why-call.ts'

export interface RungBody {
  readonly parts: readonly RungPart[]
  /** Labels of the rules that were not reached: `12b–12j`. */
  readonly unread: string | undefined
}

export function rungBody(rung: Rung): RungBody {
  if (rung.state === 'not-reached') return { parts: rung.parts, unread: undefined }
  const parts = rung.parts.filter((part) => part.verdict !== 'not-reached')
  const unread = rung.parts.filter((part) => part.verdict === 'not-reached').map((p) => p.label)
  const first = unread[0]
  const last = unread.at(-1)
  return {
    parts,
    unread:
      // A section with a single rule of its own name has said so in its door.
      first === undefined || last === undefined || (first === last && first === rung.id)
        ? undefined
        : first === last
          ? first
          : `${first}–${last}`,
  }
}
