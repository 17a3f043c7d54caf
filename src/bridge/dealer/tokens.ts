/** The words and signs of a script, each with its place. */

import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'

export interface Token {
  /** A `word` is letters and figures together: a name, a number, a shape, cards. */
  readonly kind: 'word' | 'sign' | 'string' | 'end'
  readonly text: string
  /** 1-based. */
  readonly line: number
  readonly column: number
}

/** The most letters a script may have. */
export const MAX_SCRIPT = 20_000

const PIECE =
  /(?<space>[^\S\n]+)|(?<line>\n)|(?<comment>#[^\n]*|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<word>\w+)|(?<string>"[^"\n]*")|(?<sign>&&|\|\||[=!<>]=|\/(?!\*)|[-+*%!<>=?:(),;])/gy

/** Same signs, one spelling. */
const SPELLED: Readonly<Record<string, string>> = { '&&': 'and', '||': 'or', '!': 'not' }

/** @returns the tokens, the last of them `end`; problems: `dealer/long`, `dealer/letter`, `dealer/open`. */
export function tokensOf(text: string): Result<readonly Token[], Problem> {
  if (text.length > MAX_SCRIPT)
    return problem('dealer/long', t`A script may have ${MAX_SCRIPT} letters; this has more.`, {
      line: 1,
      column: 1,
    })
  const tokens: Token[] = []
  let line = 1
  let lineStart = 0
  let at = 0
  const pieces = new RegExp(PIECE)
  while (at < text.length) {
    pieces.lastIndex = at
    const found = pieces.exec(text)
    const column = at - lineStart + 1
    if (found === null) {
      const rest = text.slice(at)
      if (rest.startsWith('/*'))
        return problem('dealer/open', t`This comment has no end: “*/” is missing.`, {
          line,
          column,
        })
      if (rest.startsWith('"'))
        return problem('dealer/open', t`These words have no end: a second “"” is missing.`, {
          line,
          column,
        })
      const letter = String.fromCodePoint(rest.codePointAt(0) ?? 0)
      return problem('dealer/letter', t`“${letter}” has no meaning here.`, { line, column })
    }
    const [whole] = found
    const { word, string, sign } = found.groups ?? {}
    if (word !== undefined) tokens.push({ kind: 'word', text: word, line, column })
    else if (string !== undefined)
      tokens.push({ kind: 'string', text: string.slice(1, -1), line, column })
    else if (sign !== undefined)
      tokens.push({ kind: 'sign', text: SPELLED[sign] ?? sign, line, column })
    for (let i = at; i < at + whole.length; i++)
      if (text[i] === '\n') {
        line += 1
        lineStart = i + 1
      }
    at += whole.length
  }
  tokens.push({ kind: 'end', text: '', line, column: at - lineStart + 1 })
  return ok(tokens)
}
