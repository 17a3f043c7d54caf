/**
 * Splits a PBN text into games, tags and tokens (PBN 2.1, sections 2 and 3), leniently: it knows the
 * characters, not the meaning. One pass, no backtracking over more than a line, so that its time is
 * proportional to the text whatever the text is.
 */
import { t } from '#core/text.ts'
import type { Faults } from '../faults.ts'

export type TokenKind = 'word' | 'string' | 'comment'
export interface PbnToken {
  readonly kind: TokenKind
  /** The word, the string with its quotes, or what stands inside the comment. */
  readonly text: string
  readonly offset: number
  readonly end: number
  /** Where the token's line begins. */
  readonly lineStart: number
}
export interface Tag {
  readonly name: string
  /** The value with its escapes resolved. */
  readonly value: string
  /** Where the `[` stands. */
  readonly offset: number
  /** Where the value begins, after its quote. */
  readonly valueOffset: number
  /** What follows the tag up to the next one. */
  readonly tokens: readonly PbnToken[]
}
export interface PbnGame {
  readonly offset: number
  readonly tags: readonly Tag[]
  /** Comments before the first tag. */
  readonly comments: readonly string[]
  /** Lines that begin with `%`. */
  readonly escapes: readonly string[]
}

/** More tokens than this after one tag are rubbish, not an auction or a table. */
const MAX_TOKENS = 20_000
/** How far a stray quote is looked for: a little more than the longest lawful line. */
const LOOK_AHEAD = 512
const STEP = 1 << 15
/** A second one of these begins a new game even without an empty line between. */
const GAME_TAGS: ReadonlySet<string> = new Set(['Event', 'Board', 'Deal'])

const isNewline = (code: number): boolean => code === 10 || code === 13
const isSpace = (code: number): boolean =>
  code === 32 || code === 9 || code === 11 || code === 12 || code === 0xfeff || code === 26
const isNameChar = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  code === 95

/** `\"` and `\\` are a quote and a backslash; any other backslash stands for itself. */
export const unescapeValue = (raw: string): string =>
  raw.includes('\\') ? raw.replace(/\\(["\\])/g, '$1') : raw
/** The inverse of `unescapeValue`; a backslash that needs no escape stays single, as in `Call\4L`. */
export const escapeValue = (value: string): string =>
  value.replace(/"/g, '\\"').replace(/\\(?=\\|$)/g, '\\\\')

/** The text with a blank for control characters, which a value cannot hold. */
export const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go.
  text.replace(/[\u0000-\u001f\u007f]+/g, ' ')

/** Yields the games in order, and in between the number of characters done. */
export function* scanGames(text: string, faults: Faults): Generator<PbnGame | number, void, void> {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  let lineStart = at
  let lineHasText = false
  let noMoreBraces = false
  let checkpoint = STEP
  let junkLine = -1

  type OpenTag = { -readonly [K in keyof Tag]: Tag[K] } & { tokens: PbnToken[] }
  let offset = at
  let tags: OpenTag[] = []
  let names = new Set<string>()
  let comments: string[] = []
  let escapes: string[] = []

  const isOpen = (): boolean => tags.length > 0 || escapes.length > 0 || comments.length > 0
  const take = (): PbnGame => {
    const game: PbnGame = { offset, tags, comments, escapes }
    tags = []
    names = new Set()
    comments = []
    escapes = []
    return game
  }
  const begin = (from: number): void => {
    if (!isOpen()) offset = from
  }
  const lineEnd = (from: number): number => {
    let end = from
    while (end < text.length && !isNewline(text.charCodeAt(end))) end += 1
    return end
  }
  /** Brings `lineStart` up to date after a stretch that may hold line ends. */
  const passed = (from: number, to: number): void => {
    for (let i = to - 1; i >= from; i--)
      if (isNewline(text.charCodeAt(i))) {
        lineStart = i + 1
        return
      }
  }
  const put = (token: PbnToken): void => {
    const tag = tags.at(-1)
    if (token.kind === 'comment' && tag === undefined) {
      comments.push(token.text)
      return
    }
    if (tag === undefined) {
      if (junkLine !== token.lineStart)
        faults.problem(
          token.offset,
          'pbn/text',
          t`“${token.text.slice(0, 40)}” stands outside any tag; a game begins with a tag such as [Event "…"].`,
        )
      junkLine = token.lineStart
      return
    }
    if (tag.tokens.length === MAX_TOKENS)
      faults.problem(
        token.offset,
        'pbn/section-too-long',
        t`[${tag.name}] has more than ${MAX_TOKENS} entries; the rest is left out.`,
      )
    if (tag.tokens.length <= MAX_TOKENS) tag.tokens.push(token)
  }

  while (at < text.length) {
    if (at >= checkpoint) {
      checkpoint = at + STEP
      yield at
    }
    const code = text.charCodeAt(at)
    if (isNewline(code)) {
      if (!lineHasText && tags.length > 0) yield take()
      if (code === 13 && text.charCodeAt(at + 1) === 10) at += 1
      at += 1
      lineStart = at
      lineHasText = false
      continue
    }
    if (isSpace(code)) {
      at += 1
      continue
    }
    begin(at)
    const first = !lineHasText
    lineHasText = true
    if (code === 37 && first && at === lineStart) {
      const end = lineEnd(at)
      escapes.push(text.slice(at, end))
      at = end
      continue
    }
    if (code === 59) {
      const end = lineEnd(at)
      put({ kind: 'comment', text: text.slice(at + 1, end).trim(), offset: at, end, lineStart })
      at = end
      continue
    }
    if (code === 123) {
      const close = noMoreBraces ? -1 : text.indexOf('}', at + 1)
      let end = close
      if (close < 0) {
        noMoreBraces = true
        faults.problem(at, 'pbn/comment-open', t`The comment that begins here is never closed.`)
        const next = text.indexOf('\n[Event', at)
        end = next < 0 ? text.length : next
      }
      const body = text.slice(at + 1, end)
      const token = {
        kind: 'comment' as const,
        text: tidyComment(body),
        offset: at,
        end,
        lineStart,
      }
      at = close < 0 ? end : end + 1
      put(token)
      // Some writers nest comments, which PBN does not; the brace left over belongs to this one.
      const opened = body.indexOf('{')
      if (close >= 0 && opened >= 0) {
        let after = at
        while (
          after < text.length &&
          (isSpace(text.charCodeAt(after)) || isNewline(text.charCodeAt(after)))
        )
          after += 1
        if (text.charCodeAt(after) === 125) at = after + 1
      }
      passed(token.offset, at)
      continue
    }
    if (code === 91) {
      const tag = readTag(text, at, faults)
      if (tag === undefined) {
        at += 1
        continue
      }
      if (names.has(tag.name) && GAME_TAGS.has(tag.name)) {
        yield take()
        begin(at)
      }
      if (names.has(tag.name) && tag.name !== 'Note')
        faults.problem(at, 'pbn/twice', t`The tag [${tag.name}] stands twice in this game.`)
      names.add(tag.name)
      const { end, ...rest } = tag
      tags.push({ ...rest, tokens: [] })
      passed(at, end)
      at = end
      continue
    }
    if (code === 34) {
      let end = at + 1
      while (end < text.length && text.charCodeAt(end) !== 34 && !isNewline(text.charCodeAt(end)))
        end += text.charCodeAt(end) === 92 && !isNewline(text.charCodeAt(end + 1)) ? 2 : 1
      end = Math.min(end, text.length)
      if (text.charCodeAt(end) === 34) end += 1
      put({ kind: 'string', text: text.slice(at, end), offset: at, end, lineStart })
      at = end
      continue
    }
    let end = at + 1
    if (code !== 93 && code !== 125)
      while (end < text.length) {
        const c = text.charCodeAt(end)
        if (isSpace(c) || isNewline(c) || c === 123 || c === 59 || c === 91 || c === 93 || c === 34)
          break
        end += 1
      }
    put({ kind: 'word', text: text.slice(at, end), offset: at, end, lineStart })
    at = end
  }
  if (isOpen()) yield take()
}

/** Comment text with one kind of line end and no blanks around. */
const tidyComment = (body: string): string => body.replace(/\r\n?/g, '\n').trim()

function readTag(
  text: string,
  open: number,
  faults: Faults,
): (Omit<Tag, 'tokens'> & { readonly end: number }) | undefined {
  const skip = (from: number): number => {
    let at = from
    while (at < text.length && (isSpace(text.charCodeAt(at)) || isNewline(text.charCodeAt(at))))
      at += 1
    return at
  }
  const nameStart = skip(open + 1)
  let nameEnd = nameStart
  while (nameEnd < text.length && isNameChar(text.charCodeAt(nameEnd))) nameEnd += 1
  if (nameEnd === nameStart) {
    faults.problem(open, 'pbn/tag-name', t`After “[” the name of a tag is missing.`)
    return undefined
  }
  const name = text.slice(nameStart, nameEnd)
  const quote = skip(nameEnd)
  if (text.charCodeAt(quote) !== 34) {
    faults.problem(
      Math.min(quote, nameEnd),
      'pbn/quote',
      t`The value of [${name}] must stand in quotes.`,
    )
    let end = nameEnd
    while (end < text.length && text.charCodeAt(end) !== 93 && !isNewline(text.charCodeAt(end)))
      end += 1
    return {
      name,
      value: text.slice(nameEnd, end).trim(),
      offset: open,
      valueOffset: nameEnd + 1,
      end: text.charCodeAt(end) === 93 ? end + 1 : end,
    }
  }
  const start = quote + 1
  let close = start
  while (close < text.length && text.charCodeAt(close) !== 34 && !isNewline(text.charCodeAt(close)))
    close +=
      text.charCodeAt(close) === 92 &&
      close + 1 < text.length &&
      !isNewline(text.charCodeAt(close + 1))
        ? 2
        : 1
  const made = (end: number, after: number) => ({
    name,
    value: unescapeValue(text.slice(start, end)),
    offset: open,
    valueOffset: start,
    end: after,
  })
  if (text.charCodeAt(close) !== 34) {
    faults.problem(open, 'pbn/quote', t`The value of [${name}] has no closing quote on its line.`)
    const bracket = text.slice(start, close).trimEnd().endsWith(']')
    return made(bracket ? start + text.slice(start, close).lastIndexOf(']') : close, close)
  }
  const after = skip(close + 1)
  if (text.charCodeAt(after) === 93) return made(close, after + 1)
  // A quote inside the value that was not escaped: the value goes on to the `"]` of the same line.
  for (let at = close + 1; at < text.length && at < close + LOOK_AHEAD; at++) {
    const code = text.charCodeAt(at)
    if (isNewline(code) || code === 91) break
    if (code === 34 && text.charCodeAt(skip(at + 1)) === 93) {
      faults.remark(close, 'pbn/inner-quote', t`A quote inside [${name}] is not escaped.`)
      return made(at, skip(at + 1) + 1)
    }
  }
  faults.problem(close, 'pbn/bracket', t`The tag [${name}] is not closed with “]”.`)
  return made(close, close + 1)
}
