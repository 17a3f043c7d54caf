/**
 * Failure in two styles, each with one meaning: outside text (files, links, typed hands) gives a
 * `Result` with located problems; a bug of our own throws through `invariant`.
 */

/** A problem in outside text: what is wrong, and where. */
export interface Problem {
  /** Stable machine name, such as `call/insufficient`. */
  readonly code: string
  /** One sentence for the reader: what is wrong and where. */
  readonly message: string
  /** 1-based line, when the text has lines. */
  readonly line?: number
  /** 1-based column (in characters), when known. */
  readonly column?: number
}

export interface Ok<T> {
  readonly ok: true
  readonly value: T
}
export interface Err<E> {
  readonly ok: false
  readonly error: E
}
/** A value read from outside, or the problem that stopped the reading. */
export type Result<T, E = Problem> = Ok<T> | Err<E>

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })
export const err = <E>(error: E): Err<E> => ({ ok: false, error })
/** Shorthand for an `Err` holding one problem. */
export const problem = (
  code: string,
  message: string,
  at?: { line?: number; column?: number },
): Err<Problem> => err({ code, message, ...at })

/** Throws when something that our own code promises does not hold. Never used for outside input. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`)
}

/** Marks a branch that the types say cannot be reached. */
export function unreachable(value: never): never {
  throw new Error(`Invariant broken: unreachable value ${JSON.stringify(value)}`)
}
