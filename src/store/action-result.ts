/** How an action that can be refused ends. */
import { ok, type Problem, type Result } from '#core/result.ts'

export type ActionResult = Result<true, Problem>
export const DONE: ActionResult = ok(true)
