/** Steps through the tokens of a script; what is not as expected ends the reading with its place. */

import type { Problem } from '#core/result.ts'
import { t } from '#core/text.ts'
import type { Token } from './tokens.ts'

/** Thrown inside the reader alone, and caught where the reading began. */
export class ScriptFault extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

export class Cursor {
  private at = 0
  private readonly tokens: readonly Token[]
  /** @param tokens the last of them `end`. */
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }
  get token(): Token {
    return this.tokens[this.at]!
  }
  get after(): Token {
    return this.tokens[Math.min(this.at + 1, this.tokens.length - 1)]!
  }
  /** The word in small letters; empty when no word stands here. */
  get word(): string {
    return this.token.kind === 'word' ? this.token.text.toLowerCase() : ''
  }
  take(): Token {
    const { token } = this
    if (token.kind !== 'end') this.at += 1
    return token
  }
  isSign(text: string): boolean {
    return this.token.kind === 'sign' && this.token.text === text
  }
  /** Steps over the sign, where it stands here. */
  tookSign(text: string): boolean {
    const is = this.isSign(text)
    if (is) this.at += 1
    return is
  }
  sign(text: string): void {
    if (!this.tookSign(text)) this.expected(t`“${text}”`)
  }
  /** A whole number up to the most. */
  number(most: number): number {
    const { token } = this
    if (token.kind !== 'word' || !/^\d+$/.test(token.text)) this.expected(t`a whole number`)
    const value = Number(token.text)
    if (value > most)
      this.fail('dealer/number', t`${token.text} is too large: ${most} is the most here.`)
    this.at += 1
    return value
  }
  /** Ends the reading: at this token stands something else than what is named. */
  expected(what: string): never {
    const { token } = this
    const found =
      token.kind === 'end'
        ? t`the end of the script`
        : token.kind === 'string'
          ? t`words in quotation marks`
          : t`“${token.text}”`
    return this.fail('dealer/expected', t`Here should be ${what}, and there is ${found}.`)
  }
  fail(code: string, message: string, { line, column }: Token = this.token): never {
    throw new ScriptFault({ code, message, line, column })
  }
}
