/** Faults of the record as things to practise: each position comes back until it is firm. */
import { isDue } from '#practice/memory.ts'
import { itemId, type OwnSkill, type Progress } from '#practice/progress.ts'
import { OWN_TOPIC } from '#practice/topics.ts'
import type { FaultOn } from './summary.ts'

export interface OwnQuestion extends FaultOn {
  readonly skill: OwnSkill
}

/** @param keyOf names the board in the record. */
export const ownQuestions = (
  faults: readonly FaultOn[],
  keyOf: (board: FaultOn['board']) => string,
): readonly OwnQuestion[] =>
  faults.map(({ board, fault }) => ({
    ...{ board, fault },
    skill: {
      ...{ kind: 'own', system: board.systems[board.seat % 2 === 0 ? 0 : 1] },
      ...{ board: keyOf(board), of: fault.kind, index: fault.index },
    },
  }))

/**
 * The next one: what is due, longest overdue first, else the dearest that was never asked; `undefined` where all wait
 * for another day.
 */
export function nextOwn(
  questions: readonly OwnQuestion[],
  { items }: Progress,
  now: number,
): OwnQuestion | undefined {
  const known = new Map(items.map((item) => [item.id, item.memory]))
  const memoryOf = ({ skill }: OwnQuestion) => known.get(itemId(OWN_TOPIC.id, skill))
  const due = questions
    .flatMap((one) => {
      const memory = memoryOf(one)
      return memory !== undefined && isDue(memory, now) ? [{ one, due: memory.due }] : []
    })
    .sort((a, b) => a.due - b.due)[0]?.one
  return due ?? questions.find((one) => memoryOf(one) === undefined)
}
