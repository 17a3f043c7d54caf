import type { Judged } from './judged.ts'

export const uiLens: Judged = {
  kept: [':popover-open, dialog[open]', 'button, a, input, select, [role="note"]'],
  also: [],
}
