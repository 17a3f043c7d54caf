/** Questions of several suits in few letters, their answers, and every lie of the cards. */
import { solveSeveral } from '#combinations/several/answer.ts'
import { type SeveralTask, severalTask } from '#combinations/several/task.ts'
import { binomial } from '#core/binomial.ts'
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import { finish } from '#core/steps.ts'
import type { Suit } from '#core/suit.ts'
import { good } from './good.ts'
import { held } from './held.ts'

export type Question = Parameters<typeof severalTask>[1]
export const taskFrom = (
  suits: readonly (readonly [Suit, string, string, string])[],
  question: Question,
) =>
  good(
    severalTask(
      suits.map(([suit, n, s, h]) => ({ suit, north: held(n), south: held(s), hidden: held(h) })),
      question,
    ),
  )
export const solved = (task: SeveralTask) => {
  const answer = finish(solveSeveral(task))
  if (answer === undefined) throw new Error('too much')
  return answer
}

/** One lie of every card: West's and East's holdings by suit. */
export interface Lie {
  readonly hands: readonly (readonly [number, number])[]
  readonly weight: number
}
export const lies = ({ suits, vacant }: SeveralTask): readonly Lie[] => {
  const hidden = suits.map(({ combination }) => combination.hidden as number)
  const total = hidden.reduce((n, h) => n + holding.length(h as Holding), 0)
  let all: Lie[] = [{ hands: [], weight: 1 }]
  for (const cards of hidden)
    all = all.flatMap(({ hands }) =>
      Array.from({ length: 8192 }, (_, part) => part)
        .filter((part) => (part & ~cards) === 0)
        .map((part) => ({ hands: [...hands, [part, cards & ~part] as const], weight: 1 })),
    )
  return all
    .map(({ hands }) => {
      const west = hands.reduce((n, [w]) => n + holding.length(w as Holding), 0)
      return { hands, weight: binomial(vacant.west + vacant.east - total, vacant.west - west) }
    })
    .filter(({ weight }) => weight > 0)
}
