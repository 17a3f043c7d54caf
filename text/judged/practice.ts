import type { Judged } from './judged.ts'

export const practice: Judged = {
  kept: ['x'],
  also: [],
}
