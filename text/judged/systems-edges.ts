import type { Judged } from './judged.ts'

export const systemsEdges: Judged = {
  kept: ['x'],
  also: [],
}
