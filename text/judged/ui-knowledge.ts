import type { Judged } from './judged.ts'

export const uiKnowledge: Judged = {
  kept: [],
  also: [' small', 'top', 'second', 'third', 'fourth', 'fifth', 'sixth', 'none'],
}
