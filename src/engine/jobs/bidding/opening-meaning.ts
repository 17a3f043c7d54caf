/** What a call shows by the facts of a strategy, an opening or an answer: the hands it is picked with, and those it survives for. */
import { type OpeningMeaning, openingMeaning } from '#census/opening-meaning.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { AnswerTurn, Strategy } from '#core/strategy.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { pickedMeaning, survivesMeaning } from '#systems/opening-strategies/meaning.ts'
import { played } from '#systems/registry.ts'

export interface OpeningMeaningInput {
  /** An opening strategy. */
  readonly system: SystemRef
  readonly call: Call
  /** The opening that is answered; absent where the hand opens. */
  readonly turn?: AnswerTurn | undefined
}
export interface OpeningMeaningOutput extends OpeningMeaning {
  readonly constraints: { readonly picked: HandConstraint; readonly survives: HandConstraint }
}

function strategyOf(system: SystemRef): Result<Strategy, Problem> {
  if (system.strategy !== undefined) return ok(system.strategy)
  const found = played(system)
  if (!found.ok) return found
  const { opening } = found.value
  return opening?.kind === 'elimination'
    ? ok(opening.strategy)
    : problem('systems/no-strategy', t`“${system.id}” does not open by the facts of a strategy.`)
}

/** A problem where the system is unknown, or no strategy opens for it. */
export function meaningOf({
  system,
  call,
  turn,
}: OpeningMeaningInput): Result<OpeningMeaningOutput, Problem> {
  const strategy = strategyOf(system)
  if (!strategy.ok) return strategy
  return ok({
    ...openingMeaning(strategy.value, call, turn),
    constraints: {
      picked: pickedMeaning(strategy.value, call, turn),
      survives: survivesMeaning(strategy.value, call, turn),
    },
  })
}
