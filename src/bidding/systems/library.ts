/**
 * What a text of a system can bring in by `use`: the shared topics, written for its style, and the systems
 * of the list. The rules of the systems have been fetched (`loaded.ts`).
 */
import type { Switch, SystemText } from '#bidding/text/document.ts'
import { documentOf } from '#bidding/text/document-of.ts'
import { printSystem } from '#bidding/text/print/system.ts'
import type { Library, WholeSystem } from '#bidding/text/system.ts'
import { documentOfWritten } from '#bidding/text/written-document.ts'
import { entryOf, fetchedOf } from './fetched.ts'
import { SYSTEMS } from './list.ts'
import { TOPICS, topicFor } from './topics.ts'

/** The system with every convention that can be turned on. */
function wholeSystem(id: string): WholeSystem | undefined {
  const entry = entryOf(id)
  if (entry === undefined) return undefined
  const usual = entry.usual ?? entry.packages.map((one) => one.id)
  // Made for conventions that are chosen it brings the rules of them all; the registry leaves some out.
  const made = fetchedOf(entry)?.make({ id, packages: [] })
  return made && { system: made.system, usual }
}
const documents = new Map<string, SystemText>()
/**
 * The document that says a system of the list; `undefined` where there is none of that id.
 * @param out every rule written out, none brought in by `use`.
 */
export function systemAsDocument(id: string, out = false): SystemText | undefined {
  const key = `${id} ${out}`
  const known = documents.get(key)
  if (known !== undefined) return known
  const document = (out ? undefined : written(id)) ?? printed(id)
  if (document !== undefined) documents.set(key, document)
  return document
}
function written(id: string): SystemText | undefined {
  const entry = entryOf(id)
  const its = entry && fetchedOf(entry)?.written
  return its && documentOfWritten(its)
}
function printed(id: string): SystemText | undefined {
  const whole = wholeSystem(id)
  return whole && documentOf(whole.system, whole.usual)
}
/** The conventions of a system of the list and how each stands until somebody turns it; its rules need not be there. */
export const switchesOf = (id: string): readonly Switch[] => {
  const { packages = [], usual } = entryOf(id) ?? {}
  return packages.map((one) => ({ ...one, on: usual?.includes(one.id) ?? true }))
}
const texts = new Map<SystemText, string>()
/** The same as text. */
export function systemAsText(id: string, out = false): string | undefined {
  const document = systemAsDocument(id, out)
  if (document === undefined) return undefined
  const text = texts.get(document) ?? printSystem(document)
  texts.set(document, text)
  return text
}

/** The topics and systems of this program. */
export const LIBRARY: Library = {
  topics: Object.keys(TOPICS),
  systems: SYSTEMS.map(({ id }) => id),
  topic: topicFor,
  system: wholeSystem,
  // Only where the numbers of a system stand in its style do others change anything.
  text: (of, name) => (of === 'system' && name === 'sayc' ? systemAsText(name) : undefined),
  formerNames: {},
}
