/**
 * The partnership’s own systems, each a text (docs/system-language.md). A text being written need not make
 * sense yet: what the robots play is the last that had no mistake.
 */
import { MOST_SYSTEM_TEXT } from '#core/system-text.ts'

export interface OwnSystem {
  /** `my-` and what it was copied from or is called: `my-sayc`, `my-sayc-2`; unlike any strategy’s. */
  readonly id: string
  /** As it is written now; its name is in its line `system:`. */
  readonly text: string
  /** The last text without a mistake: what the robots play. */
  readonly plays: string
  /** Id of the system that it is a copy of. */
  readonly from?: string
}
export interface OwnSystemsState {
  readonly list: readonly OwnSystem[]
  /** The one removed last, to be brought back. */
  readonly removed: OwnSystem | undefined
}

export const MOST_OWN_SYSTEMS = 100
/** UTF-16 units of all of them: each save of the table writes them anew. */
export const MOST_OWN_TEXT = 4 * MOST_SYSTEM_TEXT

const MOST_ID = 64
/** Own strategies are `my-` and a number. */
export const isOwnSystemId = (id: string): boolean =>
  id.length <= MOST_ID && /^my-(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)

/** A word of small letters, digits and hyphens. */
const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, MOST_ID / 2)
    .trim()
    .replaceAll(' ', '-')
/**
 * An id that none of those taken is.
 * @param of the id of what it is a copy of, or else its name.
 */
export function freshOwnId(of: string, taken: ReadonlySet<string>): string {
  const word = slug(of.replace(/^my-/, ''))
  const base = `my-${/^\d*$/.test(word) ? ['system', word].filter((part) => part !== '').join('-') : word}`
  let id = base
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`
  return id
}

export const initialOwnSystems = (): OwnSystemsState => ({ list: [], removed: undefined })
export const ownSystemById = (s: OwnSystemsState, id: string): OwnSystem | undefined =>
  s.list.find((one) => one.id === id)

/** As many units as it takes when it is saved. */
const sizeOf = ({ text, plays }: OwnSystem): number =>
  text.length + (plays === text ? 0 : plays.length)
/** Whether there is room for them all. */
export const fitOwnSystems = (list: readonly OwnSystem[]): boolean =>
  list.length <= MOST_OWN_SYSTEMS &&
  list.reduce((sum, one) => sum + sizeOf(one), 0) <= MOST_OWN_TEXT

/** In the place of the one of its id, or last. */
export const withOwnSystem = (s: OwnSystemsState, system: OwnSystem): OwnSystemsState => ({
  ...s,
  list:
    ownSystemById(s, system.id) === undefined
      ? [...s.list, system]
      : s.list.map((one) => (one.id === system.id ? system : one)),
})
export function withoutOwnSystem(s: OwnSystemsState, id: string): OwnSystemsState {
  const one = ownSystemById(s, id)
  if (one === undefined) return s
  return { list: s.list.filter((other) => other !== one), removed: one }
}
/** Behind those that are here, under ids of their own; with the id that each has now by the one it had. */
export function behindOwnSystems(
  here: readonly OwnSystem[],
  more: readonly OwnSystem[],
): { readonly list: readonly OwnSystem[]; readonly ids: ReadonlyMap<string, string> } {
  const taken = new Set(here.map(({ id }) => id))
  const ids = new Map<string, string>()
  const list = [...here]
  for (const one of more) {
    const id = taken.has(one.id) ? freshOwnId(one.from ?? one.id, taken) : one.id
    taken.add(id)
    ids.set(one.id, id)
    list.push({ ...one, id })
  }
  return { list, ids }
}
/** Brings back the one removed last, under its id where that is free. */
export const withRemoved = (s: OwnSystemsState): OwnSystemsState =>
  s.removed === undefined
    ? s
    : { list: behindOwnSystems(s.list, [s.removed]).list, removed: undefined }
