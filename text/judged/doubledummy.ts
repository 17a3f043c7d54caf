import type { Judged } from './judged.ts'

export const doubledummy: Judged = {
  kept: ['x'],
  also: [],
}
