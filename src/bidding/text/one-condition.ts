/** One line of conditions in the words of the language of systems, outside any system: what a hand must be. */
import type { HandConstraint } from '#constraint/constraint.ts'
import { PASS } from '#core/call.ts'
import { err, ok, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import { fillRule } from '#rules/fill.ts'
import type { SlotReader } from '#rules/slots.ts'
import { normalHand } from './normal/condition.ts'
import { handTemplate } from './normal/template.ts'
import { conditionPrinter } from './print/condition.ts'
import { handConditions } from './read/conditions.ts'
import { Cursor } from './read/cursor.ts'
import { NOTHING_KNOWN } from './read/head.ts'
import { Fault, type TextProblem } from './read/problem.ts'

/** The rule that a condition is filled in as; nobody reads its name. */
const RULE = 'claim'

/** Nobody has called: the auction gives nothing. */
const BEFORE_ALL: SlotReader = {
  suit: () => undefined,
  group: () => [],
  number: () => undefined,
  honours: () => undefined,
  lastBid: undefined,
  lawful: () => true,
  ourLevel: () => undefined,
}

const printer = conditionPrinter(({ name }) => name)
/** The condition in the words that `oneCondition` reads. */
export const conditionWords = (condition: HandConstraint): string =>
  printer.hand(normalHand(condition))

/** Problems say the place in the line, from column 1. Never throws, whatever stands there. */
export function oneCondition(text: string): Result<HandConstraint, TextProblem> {
  const line = {
    indent: 0,
    text,
    range: { from: 1, to: 1 },
    comments: [],
    stretch: (at: number, length: number) => ({ line: 1, column: at + 1, length }),
  }
  try {
    const c = new Cursor(line, NOTHING_KNOWN)
    const read = handConditions(c)
    c.end()
    const [filled] = fillRule(
      {
        id: RULE,
        label: RULE,
        when: undefined,
        call: { kind: 'call', call: PASS },
        shows: handTemplate(read),
        says: RULE,
      },
      BEFORE_ALL,
    )
    if (filled !== undefined) return ok(filled.rule.shows)
    return err({
      ...line.stretch(0, text.length),
      message: t`This takes something from the auction: nobody has called yet.`,
    })
  } catch (error) {
    if (error instanceof Fault) return err(error.problem)
    throw error
  }
}
