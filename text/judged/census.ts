import type { Judged } from './judged.ts'

export const census: Judged = {
  kept: [
    'the 1967 procedures do not ask for {0}',
    'the 1967 procedures do not ask for {0} of a suit',
    'A sum of more than two measures is not compiled.',
  ],
  also: [],
}
