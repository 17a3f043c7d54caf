/**
 * What readers are told. The English stands where it is said, marked by `t`; a page in another language has
 * loaded a catalogue before the app (build/languages.ts), in which the English is looked up. In English there
 * is none, and the words are only joined.
 */

/** A language as its file holds it. */
export interface Catalogue {
  /** By BCP 47. */
  readonly language: string
  /** Where the file itself lies: a worker begins with it too. */
  readonly address: string
  /** What stands for each message, by its key (`keyOf`). A part adds its own when it is loaded. */
  readonly messages: Readonly<Record<string, string>>
  /** Where further messages lie that only some code says, beside the file itself, by its name. */
  readonly parts?: Readonly<Record<string, string>>
  /** Told of a message that has no words, and is shown in English. */
  readonly lacks?: (key: string) => void
}
declare global {
  /** Set by the file of a language. */
  var kibitzerCatalogue: Catalogue | undefined
}

export const catalogue: Catalogue | undefined = globalThis.kibitzerCatalogue

/** The key of a message: its English, values as `{0}`, `{1}` …, after what it is said of where that decides its words. */
const keyOf = (message: string, context: string): string =>
  context === '' ? message : `${context}\u0004${message}`

/** Messages and values in turn: `['', 0, ' takes ', 1, '']`. */
type Parts = readonly (string | number)[]
const split = (message: string): Parts =>
  message.split(/\{(\d+)\}/).map((part, n) => (n % 2 === 1 ? Number(part) : part))

const found = new WeakMap<TemplateStringsArray, Parts>()
/** A marked sentence in the language of the page. */
export function partsOf(strings: TemplateStringsArray, context = ''): Parts {
  const known = found.get(strings)
  if (known !== undefined) return known
  const message = strings.reduce((all, text, n) => `${all}{${n - 1}}${text}`)
  const key = keyOf(message, context)
  const words = catalogue?.messages[key]
  if (words === undefined) catalogue?.lacks?.(key)
  const parts = split(words ?? message)
  found.set(strings, parts)
  return parts
}

type Value = string | number | bigint | undefined

function say(strings: TemplateStringsArray, values: readonly Value[], context?: string): string {
  const [first = '', ...rest] = strings
  if (catalogue === undefined)
    return rest.reduce((all, text, n) => `${all}${values[n]}${text}`, first)
  return partsOf(strings, context)
    .map((part) => (typeof part === 'number' ? values[part] : part))
    .join('')
}

/** Marks a sentence that readers see, whole: t`${who} takes ${n} tricks`. */
export const t = (strings: TemplateStringsArray, ...values: readonly Value[]): string =>
  say(strings, values)

/** The same for an English word that means more than one thing: tAs('verb')`Open`. */
export const tAs =
  (context: string) =>
  (strings: TemplateStringsArray, ...values: readonly Value[]): string =>
    say(strings, values, context)

/** A word for one and for many of a thing, as one message `trick|tricks`. */
export const formsOf = (one: string, many: string): readonly string[] =>
  catalogue?.messages[`${one}|${many}`]?.split('|') ?? [one, many]

/** The words of a message that stands in data, such as the sentence of a rule. */
export const translated = (message: string): string => catalogue?.messages[message] ?? message
