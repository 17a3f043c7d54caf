/**
 * What is to be known of a system’s text before it is read (`bidding/text` reads it): its name, its key, and
 * how it is told from other texts. It is small, so that the page need not fetch the reader for it.
 */
import { t } from './text.ts'

/**
 * UTF-16 units that the text of a system may have. The largest of our own systems written out takes 290 kB.
 */
export const MOST_SYSTEM_TEXT = 384 * 1024
/** Letters that the name of a system, and a title in its text, may have. */
export const MOST_TITLE = 120

const NAME_LINE = /^\uFEFF?[ \t]*system:[ \t]*(\S.*)$/im
/** Lines of comment and empty ones may stand above. */
const BEGINS = /^\uFEFF?(?:[ \t]*(?:(?:--|—|\/\/).*)?(?:\r\n|\r|\n))*[ \t]*system:/i

/** Whether a file or a pasted text is a system: it begins with `system:`. */
export const isSystemText = (text: string): boolean => BEGINS.test(text)
/** The name that stands in the text; a name for any where none does. */
export const systemTextName = (text: string): string =>
  NAME_LINE.exec(text)?.[1]?.trim().slice(0, MOST_TITLE) || t`Own system`

/** Texts asked for lately: a key is asked for at every question, and a text is long. */
const keys = new Map<string, string>()
const MOST_KEYS = 24
/** Names a text by its content, in a word: two texts of one key are one text. */
export function systemTextKey(text: string): string {
  const known = keys.get(text)
  if (known !== undefined) return known
  // Two mixes of 32 bits each.
  let [a, b] = [0x811c9dc5, 0x9e3779b9]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x85ebca6b)
    b ^= b >>> 13
  }
  const made = `${text.length}.${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`
  if (keys.size >= MOST_KEYS) keys.clear()
  keys.set(text, made)
  return made
}

/** A system as another program writes it (`bidding/text/cards` reads it). */
export interface OtherCard {
  readonly format: 'bml' | 'bss' | 'bbsa' | 'cc'
  readonly text: string
  /** What the file is called, without its end. */
  readonly name: string
}
const BEGINNINGS: readonly (readonly [OtherCard['format'], RegExp])[] = [
  ['bbsa', /^\s{0,80}System type\s{0,8}=\s{0,8}\d/],
  ['bss', /^\s{0,80}[*?]\s{0,8}00\s{0,8}(?:\{[^}\n]{0,200}\}\s{0,8})?=\s{0,8}[YN]{7}/],
  ['cc', /^\s{0,80}(?:<\?xml[^>]{0,200}\?>|<!--[^>]{0,400}-->|\s){0,8}<cc(?:_card)?[\s>]/],
  ['bml', /^#\+(?:TITLE|DESCRIPTION|AUTHOR|ORDER):/m],
]
/** A table of calls with their meanings: `1C  16+ hcp`. */
const TABLE_LINE =
  /^\s{0,40}\(?[1-7](?:NT?|[CDHS]{1,4}|[mMX])\)?-{0,3};?[ \t]{1,20}=?[ \t]{0,20}[^\s|\][]{1,40}/
/** How many lines of a text tell that it is one. */
const TABLE_LINES = 3
/** Which format of another program the text is in, if any; `name` is the file's. */
export function otherCard(text: string, name = ''): OtherCard | undefined {
  const end = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  const beginning = text.replace(/^\uFEFF/, '').slice(0, 4000)
  const lines = beginning.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const isTable =
    !/^\s*[[%{]/.test(beginning) &&
    lines.filter((line) => TABLE_LINE.test(line)).length >=
      (end === 'bml' ? 1 : Math.max(TABLE_LINES, lines.length / 2))
  const format =
    BEGINNINGS.find(([, is]) => is.test(beginning))?.[0] ?? (isTable ? 'bml' : undefined)
  return format && { format, text: text.replace(/^\uFEFF/, ''), name: name.replace(/\.\w+$/, '') }
}
