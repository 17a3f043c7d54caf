/**
 * JSON read into a tree that knows where each value stands, so that a problem inside can name its
 * line and column. Objects become maps: no key of a file can reach a prototype. Nothing throws, and
 * deep nesting is refused rather than followed.
 */
import { t } from '#core/text.ts'

export interface JsonNode {
  /** Where the value begins. */
  readonly offset: number
  readonly value:
    | { readonly kind: 'string'; readonly text: string }
    | { readonly kind: 'number'; readonly text: string }
    | { readonly kind: 'word'; readonly text: 'true' | 'false' | 'null' }
    | { readonly kind: 'list'; readonly items: readonly JsonNode[] }
    | { readonly kind: 'object'; readonly fields: readonly JsonField[] }
}
export interface JsonField {
  readonly key: string
  readonly offset: number
  readonly node: JsonNode
}
export interface JsonFault {
  readonly offset: number
  readonly message: string
}

const MAX_DEPTH = 20
const STRING = /"(?:[^"\\]|\\[\s\S])*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const SPACE = /[ \t\r\n]*/y

/** The tree of the text, or the first fault that makes it no JSON. */
export function readJsonTree(text: string): JsonNode | JsonFault {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  let fault: JsonFault | undefined
  const fail = (message: string): undefined => {
    fault ??= { offset: at, message }
    return undefined
  }
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) return undefined
    at = pattern.lastIndex
    return match[0]
  }
  const space = () => take(SPACE)
  const string = (): string | undefined => {
    const start = at
    const raw = take(STRING)
    if (raw === undefined) return undefined
    try {
      return JSON.parse(raw) as string
    } catch {
      // A bare control character or a false escape.
      at = start
      return undefined
    }
  }
  const see = (mark: string): boolean => {
    space()
    if (text[at] !== mark) return false
    at += 1
    return true
  }
  const list = (depth: number): JsonNode['value'] | undefined => {
    const items: JsonNode[] = []
    if (see(']')) return { kind: 'list', items }
    for (;;) {
      const item = value(depth + 1)
      if (!item) return undefined
      items.push(item)
      if (see(']')) return { kind: 'list', items }
      if (!see(',')) return fail(t`A comma or a closing bracket is missing.`)
    }
  }
  const object = (depth: number): JsonNode['value'] | undefined => {
    const fields: JsonField[] = []
    if (see('}')) return { kind: 'object', fields }
    for (;;) {
      space()
      const offset = at
      const key = string()
      if (key === undefined) return fail(t`A name in quotation marks is missing.`)
      if (!see(':')) return fail(t`A colon is missing.`)
      const node = value(depth + 1)
      if (!node) return undefined
      fields.push({ key, offset, node })
      if (see('}')) return { kind: 'object', fields }
      if (!see(',')) return fail(t`A comma or a closing brace is missing.`)
    }
  }
  const value = (depth: number): JsonNode | undefined => {
    space()
    if (depth > MAX_DEPTH) return fail(t`Values are nested too deeply.`)
    const offset = at
    const inner = (): JsonNode['value'] | undefined => {
      if (see('[')) return list(depth)
      if (see('{')) return object(depth)
      if (text[at] === '"') {
        const read = string()
        return read === undefined
          ? fail(t`The text in quotation marks does not end, or has a mark that JSON forbids.`)
          : { kind: 'string', text: read }
      }
      const number = take(NUMBER)
      if (number !== undefined) return { kind: 'number', text: number }
      const word = take(WORD) as 'true' | 'false' | 'null' | undefined
      if (word !== undefined) return { kind: 'word', text: word }
      return fail(at >= text.length ? t`The text ends too early.` : t`This is not a JSON value.`)
    }
    const read = inner()
    return read && { offset, value: read }
  }
  const root = value(0)
  if (root) {
    space()
    if (at < text.length) fail(t`Something stands after the end.`)
  }
  return fault ?? root ?? { offset: at, message: t`This is not JSON.` }
}
