import type { Err, Ok } from '#core/result.ts'

/** What a result holds. @throws Error with the problem’s sentence where it holds none. */
export function good<T>(result: Ok<T> | Err<{ readonly message: string }>): T {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
