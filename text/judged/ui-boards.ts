import type { Judged } from './judged.ts'

export const uiBoards: Judged = {
  kept: [],
  also: ['open', 'played'],
}
