import type { Judged } from './judged.ts'

export const systemsEssexAcol: Judged = {
  kept: [
    'Weveopened',
    'Essex Acol',
    'Acol',
    'Roman Blackwood',
    'Stayman',
    '* bid P 3major P',
    'Essex Acol (1975)',
    'Stanier, BRIBIP: A Bridge Bidding Program (1975)',
    'Program Details',
    'Information Available',
    'Kaplan, 1964, on the Roman club',
    'Blackwood',
  ],
  also: [],
}
