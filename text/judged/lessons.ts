import type { Judged } from './judged.ts'

export const lessons: Judged = {
  kept: ['x'],
  also: [],
}
