/** OPENBID changed: which claims of the paper have another verdict, and which hands open otherwise. */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SHAPES } from '#core/shape.ts'
import { reporting } from '#core/steps.ts'
import { changedProgram, type ProgramChange } from '#systems/schenken-1967/changed.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import { Untold } from './propositions/compile.ts'
import type { DecideInput, DecideProgress } from './propositions/decide.ts'
import type { Move } from './propositions/moves.ts'
import { type Propositions, propositions } from './propositions/propositions.ts'
import type { PropositionVerdict } from './propositions/verdict.ts'

/** A claim whose verdict is another one now. */
export interface ChangedClaim {
  readonly id: string
  readonly claim: string
  readonly hands: number
  /** Hands that break it: now, where it fell; before, where it has become true. */
  readonly failing: number
  /** The plainest of those, S.H.D.C; absent for claims that are of no hands. */
  readonly counterexample?: string
}
export interface ProgramEffect {
  readonly claims: number
  /** True before, false now, in the order of the book. */
  readonly fallen: readonly ChangedClaim[]
  /** False before, true now. */
  readonly restored: readonly ChangedClaim[]
  /** By pair of calls, the commonest first. */
  readonly moves: readonly Move[]
}

const told = ({ id, claim, hands, failing, counterexample }: PropositionVerdict): ChangedClaim => ({
  ...{ id, claim, hands, failing },
  ...(counterexample === undefined ? {} : { counterexample }),
})

/** The verdicts of the program as it is: the same for every change. */
const unchanged = new Map<ReadingName, Propositions>()

/** @param part from where to where this run is of the whole, 0 to 1. */
const deciding = (
  input: DecideInput,
  [from, to]: readonly [number, number],
): Generator<number, Propositions, void> =>
  reporting<DecideProgress, number, Propositions, void>(
    propositions(input),
    ({ shapes }) => from + ((to - from) * shapes) / (input.shapes ?? SHAPES).length,
  )

/**
 * Decides every claim by the changed program.
 * @param shapes those to walk; all when absent.
 * @yields the share that is done, 0 to 1. A problem where the change asks what hands are not told apart by.
 */
export function* programChange(
  reading: ReadingName,
  changes: readonly ProgramChange[],
  shapes = SHAPES,
): Generator<number, Result<ProgramEffect, Problem>, void> {
  const of = { reading: READINGS[reading], shapes }
  const kept = shapes === SHAPES ? unchanged.get(reading) : undefined
  const half = kept === undefined ? 0.5 : 0
  const before = kept ?? (yield* deciding(of, [0, half]))
  if (shapes === SHAPES) unchanged.set(reading, before)
  const was = openbidSystem(of.reading)
  try {
    const input = { ...of, system: changedProgram(was, changes), beside: was }
    const { verdicts, moves } = yield* deciding(input, [half, 1])
    const earlier = new Map(before.verdicts.map((verdict) => [verdict.id, verdict]))
    return ok({
      claims: verdicts.length,
      fallen: verdicts.filter((one) => !one.holds && earlier.get(one.id)?.holds === true).map(told),
      restored: verdicts.flatMap((one) => {
        const old = earlier.get(one.id)
        return one.holds && old?.holds === false ? [told(old)] : []
      }),
      moves,
    })
  } catch (error) {
    if (error instanceof Untold) return problem('program/honours', error.message)
    throw error
  }
}
