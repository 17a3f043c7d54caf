import type { Judged } from './judged.ts'

export const combinations: Judged = {
  kept: [
    'a normal form is a combination',
    'a priori weights are always there',
    'one target for each trick',
    'the rows come in order',
    'the row is in the table',
    'a suit has 13 cards',
    'the hands do not overlap',
    'every pair of hands has a normal form in the list',
  ],
  also: ['low', 'nothing'],
}
