/**
 * The languages of the page besides English: `locales/*.po`, which translators’ tools read and write. Here they
 * are brought up to what the source says, and made the modules that the page and its workers load.
 */
import { readdirSync, readFileSync } from 'node:fs'
import PO from 'pofile'
import { type Mark, marksAround, marksOf, marksOfSystem } from './marks.ts'

/** By their codes (BCP 47); core/locale.ts has their names. */
export const languages: readonly string[] = readdirSync('locales').flatMap((file) =>
  file.endsWith('.po') ? [file.slice(0, -'.po'.length)] : [],
)

/** The key of a message, as core/text.ts looks it up. */
const keyOf = ({ message, context }: Mark): string =>
  context === undefined ? message : `${context}\u0004${message}`
type Item = InstanceType<typeof PO.Item>
const markOf = ({ msgid, msgctxt }: Item): Mark => ({
  message: msgid,
  ...(msgctxt ? { context: msgctxt } : {}),
})

const APART = /\.(?:test|bench|fixtures?)\.|^testing\/|\/fixtures[^/]*\//
/** Everything that is marked in the source, by key. */
export function marked(): ReadonlyMap<string, Mark> {
  const around = ['index.html', '404.html', 'public/app.webmanifest']
  const marks = [
    ...around.flatMap((file) => marksAround(readFileSync(file, 'utf8'))),
    ...sources().flatMap(marksIn),
  ]
  return new Map(marks.map((mark) => [keyOf(mark), mark]))
}
const sources = (): readonly string[] => readdirSync('src', { recursive: true, encoding: 'utf8' })
function marksIn(file: string): readonly Mark[] {
  const textOf = () => readFileSync(`src/${file}`, 'utf8')
  if (/\.(?:system|topic)$/.test(file)) return marksOfSystem(textOf())
  return /\.tsx?$/.test(file) && !APART.test(file) ? marksOf(textOf(), file) : []
}

/** Folders whose messages a page loads with its own code: who does not visit it loads none of them. */
export const CATALOGUE_PARTS = { lessons: 'learning/lessons/first/' } as const
export type CataloguePart = keyof typeof CATALOGUE_PARTS
export const cataloguePartNames = Object.keys(CATALOGUE_PARTS) as readonly CataloguePart[]
/** The keys that are said in the folder of a part, and nowhere else. */
export function keysOfPart(part: CataloguePart): ReadonlySet<string> {
  const within = (file: string): boolean => file.startsWith(CATALOGUE_PARTS[part])
  const keysIn = (files: readonly string[]) => files.flatMap(marksIn).map(keyOf)
  const keys = new Set(keysIn(sources().filter(within)))
  for (const key of keysIn(sources().filter((file) => !within(file)))) keys.delete(key)
  return keys
}

/** The file of a language. @throws Error where it is no such file, or says a message twice. */
export function catalogueOf(language: string): PO {
  const file = `locales/${language}.po`
  const text = readFileSync(file, 'utf8')
  const po = PO.parse(text)
  if (new Set(po.items.map((item) => keyOf(markOf(item)))).size < po.items.length)
    throw new Error(`${file} answers a message twice.`)
  if ([...text.matchAll(/^(?:#~ )?msgid /gm)].length !== po.items.length + 1)
    throw new Error(`${file} cannot be read whole.`)
  return po
}

const inOrder = ({ message, context = '' }: Mark): string => `${message}\u0000${context}`

/** Brings a catalogue up to what is marked: new messages wait for words, others are kept as obsolete. */
export function bringUp(po: PO, marks: ReadonlyMap<string, Mark>): void {
  const items = new Map(po.items.map((item) => [keyOf(markOf(item)), item]))
  for (const [key, { message, context }] of marks) {
    const item = items.get(key) ?? new PO.Item()
    item.msgid = message
    if (context !== undefined) item.msgctxt = context
    items.set(key, item)
  }
  for (const [key, item] of items) item.obsolete = !marks.has(key)
  const place = new Map([...items.values()].map((item) => [item, inOrder(markOf(item))]))
  po.items = [...items.values()].sort((a, b) => (place.get(a)! < place.get(b)! ? -1 : 1))
}

const valuesOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join()

/** What is wrong with a catalogue, which stops a change, and what it lacks, which does not. */
export function faultsOf(
  po: PO,
  marks: ReadonlyMap<string, Mark>,
): { readonly wrong: readonly string[]; readonly lacking: readonly string[] } {
  const wrong: string[] = []
  const lacking: string[] = []
  const told = new Map(po.items.map((item) => [keyOf(markOf(item)), item]))
  for (const [key, { message }] of marks)
    if (!told.get(key)?.msgstr[0]) lacking.push(`${JSON.stringify(message)} has no words yet.`)
  for (const item of po.items) {
    const { msgid } = item
    const [own = ''] = item.msgstr
    const where = JSON.stringify(msgid)
    if (!marks.has(keyOf(markOf(item)))) lacking.push(`${where} is said nowhere any more.`)
    else if (own === '') continue
    else if (valuesOf(own) !== valuesOf(msgid)) wrong.push(`${where} has other values in “${own}”.`)
    else if (own.split('|').length !== msgid.split('|').length)
      wrong.push(`${where} has another number of forms in “${own}”.`)
  }
  return { wrong, lacking }
}

/** The messages that have words, by key. */
export const messagesOf = (po: PO): Readonly<Record<string, string>> =>
  Object.fromEntries(
    po.items
      .filter(({ msgstr, obsolete }) => msgstr[0] && !obsolete)
      .map((item) => [keyOf(markOf(item)), item.msgstr[0]!]),
  )

/** What a worker does once its language is set: it goes on with the module that its name ends with. */
const AS_WORKER = `if (typeof DedicatedWorkerGlobalScope !== 'undefined') {
  const early = []
  self.onmessage = (event) => early.push(event)
  const fail = (error) => setTimeout(() => { throw error })
  import(self.name.split(' ')[1]).then(() => early.forEach((event) => self.onmessage(event)), fail)
}
`
const inModule = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
/**
 * The module that sets the page, or a worker, in a language.
 * @param parts the file of each part, beside the module.
 * @param lacks has it warn of what is shown in English.
 */
export function catalogueModule(
  language: string,
  messages: Readonly<Record<string, string>>,
  parts: Readonly<Partial<Record<CataloguePart, string>>> = {},
  lacks = false,
): string {
  const warn = lacks ? ",lacks:key=>console.warn('Not in the catalogue:',key)" : ''
  return `globalThis.kibitzerCatalogue={language:'${language}',address:import.meta.url,messages:${inModule(messages)},parts:${inModule(parts)}${warn}}\n${AS_WORKER}`
}
/** The module that adds a part to the catalogue of the page. */
export const partModule = (messages: Readonly<Record<string, string>>): string =>
  `Object.assign(globalThis.kibitzerCatalogue.messages,${inModule(messages)})\n`

/** The messages of a language in files: those that every page loads, and those of each part. */
export function messagesApart(language: string): {
  readonly main: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<CataloguePart, Readonly<Record<string, string>>>>
} {
  const all = Object.entries(messagesOf(catalogueOf(language)))
  const keys = cataloguePartNames.map((part) => [part, keysOfPart(part)] as const)
  const select = (wanted: (key: string) => boolean) =>
    Object.fromEntries(all.filter(([key]) => wanted(key)))
  const parts = keys.map(([part, own]) => [part, select((key) => own.has(key))] as const)
  return {
    main: select((key) => !keys.some(([, own]) => own.has(key))),
    parts: Object.fromEntries(parts) as Record<CataloguePart, Record<string, string>>,
  }
}
