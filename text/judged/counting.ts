import type { Judged } from './judged.ts'

export const counting: Judged = {
  kept: [
    'each suit deals its honours once',
    'one state ends every deal',
    'one seat by itself is always counted',
    'with nothing asked, counting is free',
    'the ways of the moves add up to the ways of the state',
    'the shape can have {0} points',
  ],
  also: [],
}
