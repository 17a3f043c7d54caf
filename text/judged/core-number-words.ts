import type { Judged } from './judged.ts'

export const coreNumberWords: Judged = {
  kept: [],
  also: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
  ],
}
