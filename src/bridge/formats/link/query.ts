/**
 * Finds viewer links in a text and takes their queries apart. A link may stand alone, in prose or in
 * HTML, and the viewer's own links leave many characters bare: blanks, `+`, `#` and quotes in names
 * and explanations. What ends a link is therefore told by what stands around it and behind it.
 */
import { t } from '#core/text.ts'
import type { Faults } from '../faults.ts'

/** One parameter of a link. */
export interface Parameter {
  readonly value: string
  /** Where the value begins in the text. */
  readonly offset: number
}

/** The query of one link. */
export interface Query {
  /** What stands behind the `?`, to the link's end. */
  readonly text: string
  /** Where it begins in the text. */
  readonly offset: number
  /** Whether HTML's own spelling (`&amp;`) is to be undone in the values. */
  readonly html: boolean
}

/** A link of more characters than this is none. */
export const MAX_LINK = 20_000

const HELD = '(?:lin|n|s|e|w|myhand|tinyurl)='
/** A line that is a link, or the query of one. */
const ALONE = new RegExp(
  `^[\\s\\-*•]*[<(["']*(?:(?:https?://|www\\.)\\S*)?\\?(?:\\S*&)?${HELD}`,
  'i',
)
/** The beginning of a link to a hand viewer, wherever it stands, to its `?`. */
const INSIDE = /(?:https?:\/\/|www\.)[^\s?"'<>]{0,100}handviewer[^\s?"'<>]{0,100}\?/gi
/** What the first parameters of a link to a hand must have. */
const HOLDS = new RegExp(`^(?:[^\\s"'<>]{0,400}&(?:amp;)?)?${HELD}`, 'i')
const NEXT_KEY = /&(?:amp;)?[a-z]{1,10}=/i
const CLOSERS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '<': '>', '(': ')' }

/** Lines that only PBN and LIN have: a link in one of their comments makes no list of links. */
const OTHER_FORMAT = /^[^\S\r\n\u2028\u2029]*(?:\[[A-Z]\w*\s*"|(?:qx|pn|st|vg|md|ah|rh)\s*\|)/im
const LOOKED_AT = 1 << 16

/** True when a line of the text is a viewer link, or a text that is no other format has one in it. */
export function looksLikeLink(text: string): boolean {
  const start = text.slice(0, LOOKED_AT)
  if (
    start
      .slice(0, MAX_LINK)
      .split('\n')
      .some((line) => ALONE.test(line))
  )
    return true
  return !OTHER_FORMAT.test(start) && [...insideLinks(start, 0)].length > 0
}

/** Where the links to a hand viewer in a line begin, from a place on. */
function* insideLinks(line: string, from: number): Generator<Start, void, void> {
  for (const match of line.slice(from).matchAll(INSIDE)) {
    const url = from + match.index
    const query = url + match[0].length
    if (HOLDS.test(line.slice(query, query + 500))) yield { url, query }
  }
}

interface Start {
  readonly url: number
  /** Behind the `?`. */
  readonly query: number
}

/** The links of one line; `at` is where the line begins in the text. */
export function* linksOf(line: string, at: number, faults: Faults): Generator<Query, void, void> {
  const url = ALONE.test(line) ? line.search(/https?:|www\.|\?/i) : -1
  const alone = url < 0 ? [] : [{ url, query: line.indexOf('?', url) + 1 }]
  const starts: readonly Start[] = [...alone, ...insideLinks(line, alone[0]?.query ?? 0)]
  for (const [i, { url, query }] of starts.entries()) {
    const next = starts[i + 1]?.url ?? line.length
    const closer = url === 0 ? undefined : CLOSERS[line[url - 1]!]
    const prose = /[a-z\d]/i.test(line.slice(0, url)) || starts.length > 1
    const body = line.slice(query, Math.min(next, query + MAX_LINK + 1))
    const end = endOf(body, closer, prose)
    const rest = body.slice(end).trim()
    if (closer === undefined && !prose && /\w/.test(rest))
      faults.remark(
        at + query + end,
        'link/rest',
        t`“${rest.slice(0, 40)}” behind the link is no part of it and is left out.`,
      )
    yield { text: body.slice(0, end).trimEnd(), offset: at + query, html: closer === '"' }
  }
}

/** Where the query ends: at what closes the link, or at what cannot belong to it. */
function endOf(body: string, closer: string | undefined, prose: boolean): number {
  let key = ''
  let depth = 0
  const lastKey = lastKeyIn(body)
  const lastClose = body.lastIndexOf(')')
  const lastBar = body.lastIndexOf('|')
  for (let at = 0; at < body.length; at++) {
    const c = body[at]!
    const opens = /^&?(?:amp;)?([a-z]{1,10})=/i.exec(
      at === 0 || c === '&' ? body.slice(at, at + 20) : '',
    )
    if (opens) {
      key = opens[1]!.toLowerCase()
      depth = 0
    }
    // A round bracket holds an explanation, and in that any sign may stand.
    if (c === '(' && at < lastClose) depth += 1
    else if (c === ')' && depth > 0) depth -= 1
    else if (depth > 0) continue
    else if (c === closer && !(c === "'" && /\w/.test(body[at + 1] ?? ''))) return at
    else if (/[<>"#\s]/.test(c)) {
      const goesOn = at < lastKey || (key === 'lin' && at < lastBar)
      const inName = /^[nesw]n$/.test(key) && c !== '<' && c !== '>'
      if (/\s/.test(c) ? prose && !goesOn : !goesOn && !(inName && closer === undefined)) return at
    }
  }
  return body.length
}

/** Where the last parameter begins. */
function lastKeyIn(body: string): number {
  let last = -1
  for (const match of body.matchAll(new RegExp(NEXT_KEY, 'gi'))) last = match.index
  return last
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The text of a value. A `+` is a blank where the value has no blank otherwise. */
function decode(raw: string): string {
  const spaced = /\s|%20/.test(raw) ? raw : raw.replace(/\+(?=[^),;./+]|\+\w)/g, ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // The viewer's own links leave many characters bare, so a stray % is only a %.
    return spaced.replace(/%([0-9A-Fa-f]{2})/g, (whole, hex: string) => {
      const code = Number.parseInt(hex, 16)
      return code < 128 ? String.fromCharCode(code) : whole
    })
  }
}

/** The parameters of a query by name; the first of each counts. */
export function parametersOf({ text, offset, html }: Query): ReadonlyMap<string, Parameter> {
  const parameters = new Map<string, Parameter>()
  const starts = [...text.matchAll(/(?:^|&)(?:amp;)?([a-z]{1,10})=/gi)]
  for (const [i, start] of starts.entries()) {
    const key = start[1]!.toLowerCase()
    const from = start.index + start[0].length
    const raw = text.slice(from, starts[i + 1]?.index ?? text.length)
    const plain = html ? raw.replace(/&(?:quot|#39|lt|gt|amp);/g, (e) => ENTITIES[e] ?? e) : raw
    if (!parameters.has(key)) parameters.set(key, { value: decode(plain), offset: offset + from })
  }
  return parameters
}
