import type { Judged } from './judged.ts'

export const knowledgeInference: Judged = {
  kept: ['x'],
  also: [],
}
