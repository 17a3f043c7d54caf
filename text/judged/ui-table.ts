import type { Judged } from './judged.ts'

export const uiTable: Judged = {
  kept: [
    'font-semibold text-vul',
    '{0}px {1}px',
    ':is(.hand, .bidding-box) button[data-roving][tabindex="0"]',
  ],
  also: ['. Change players', 'passes', 'N–S', 'E–W', 'made'],
}
