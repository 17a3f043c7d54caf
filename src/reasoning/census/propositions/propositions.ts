/** The whole paper decided: Part One, Part Two, whether the cases are complete, and the appendices. */
import { t } from '#core/text.ts'
import { appendix3 } from './appendix-3.ts'
import { indexClaims, type OutlineLine, outline } from './claims.ts'
import { BOOK } from './data/book.ts'
import { type DecideInput, type DecideProgress, decideClaims } from './decide.ts'
import { exampleVerdicts } from './examples.ts'
import type { Move } from './moves.ts'
import type { PropositionVerdict } from './verdict.ts'

export interface PropositionsSummary {
  readonly claims: number
  readonly holding: number
  readonly leaves: number
  readonly leavesHolding: number
  readonly inferences: number
  readonly inferencesHolding: number
  /** Leaves that no hand is of. */
  readonly emptyLeaves: readonly string[]
  /** Claims that fail, in the order of the book. */
  readonly failing: readonly string[]
}
export interface Propositions {
  readonly verdicts: readonly PropositionVerdict[]
  /** The cases that the verdicts' paths name, in the order of the book. */
  readonly outline: readonly OutlineLine[]
  readonly summary: PropositionsSummary
  /** Hands that open otherwise by the rules put beside. */
  readonly moves: readonly Move[]
}

/** Part Two's own inferences; those of Part One are its reasons. */
const ofPartTwo = ({ id }: PropositionVerdict): boolean => /^P\d/.test(id)

const summarise = (verdicts: readonly PropositionVerdict[]): PropositionsSummary => {
  const leaves = verdicts.filter((v) => v.kind === 'leaf')
  const inferences = verdicts.filter((v) => v.kind === 'inference' && ofPartTwo(v))
  return {
    claims: verdicts.length,
    holding: verdicts.filter((v) => v.holds).length,
    leaves: leaves.length,
    leavesHolding: leaves.filter((v) => v.holds).length,
    inferences: inferences.length,
    inferencesHolding: inferences.filter((v) => v.holds).length,
    emptyLeaves: leaves.filter((v) => v.hands === 0).map((v) => v.id),
    failing: verdicts.filter((v) => !v.holds).map((v) => v.id),
  }
}

/** That no leaf is empty; it counts leaves. */
const noneEmpty = (verdicts: readonly PropositionVerdict[]): PropositionVerdict => {
  const leaves = verdicts.filter((v) => v.kind === 'leaf')
  const empty = leaves.filter((v) => v.hands === 0)
  return {
    id: 'Coverage.no-leaf-empty',
    kind: 'empty-leaves',
    claim: t`of ${leaves.length} leaves none is without hands (leaves are counted here, not hands)`,
    hands: leaves.length,
    holds: empty.length === 0,
    failing: empty.length,
    ...(empty.length === 0
      ? {}
      : { settled: t`Without hands: ${empty.map((v) => v.id).join(', ')}.` }),
  }
}

/**
 * Decides every claim of the paper.
 * @yields how far it is, every few milliseconds of work.
 */
export function* propositions(input?: DecideInput): Generator<DecideProgress, Propositions, void> {
  const { verdicts, moves } = yield* decideClaims(input)
  const all = [
    ...verdicts,
    noneEmpty(verdicts),
    ...appendix3(),
    ...exampleVerdicts(input?.book ?? BOOK, input?.system),
  ]
  return {
    verdicts: all,
    outline: outline(indexClaims(input?.book ?? BOOK)),
    summary: summarise(all),
    moves,
  }
}
