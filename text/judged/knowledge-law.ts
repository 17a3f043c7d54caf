import type { Judged } from './judged.ts'

export const knowledgeLaw: Judged = {
  kept: ['x'],
  also: [],
}
