import type { Judged } from './judged.ts'

export const uiHandEditor: Judged = {
  kept: [
    '{0}px {1}px',
    'border-card-edge bg-card font-bold shadow-card {0}',
    'border-transparent bg-inset font-medium text-ink-2 data-over:bg-accent-soft data-over:text-ink',
  ],
  also: [],
}
