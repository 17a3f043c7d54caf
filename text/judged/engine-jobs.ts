import type { Judged } from './judged.ts'

export const engineJobs: Judged = {
  kept: [
    'None',
    'the last section answers for every hand',
    'South’s own hand is known',
    'a board turned is bid as before',
    'the rules and the direct port open the same',
  ],
  also: ['points'],
}
