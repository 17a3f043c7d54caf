import type { Judged } from './judged.ts'

export const lessonsFirst: Judged = {
  kept: ['{0} is a call', 'board {0}: {1} is lawful', '{0} is a card'],
  also: [],
}
