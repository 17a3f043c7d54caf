import type { Judged } from './judged.ts'

export const knowledgePredicates: Judged = {
  kept: ['x'],
  also: [],
}
