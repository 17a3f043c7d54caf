import type { Judged } from './judged.ts'

export const coreFaces: Judged = {
  kept: [],
  also: ['N', 'E', 'S', 'W', 'J', 'Q', 'K', 'A'],
}
