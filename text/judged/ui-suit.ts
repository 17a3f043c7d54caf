import type { Judged } from './judged.ts'

export const uiSuit: Judged = {
  kept: [
    'col-span-full row-start-1 text-center',
    'col-start-1 row-start-2 text-end',
    'col-start-3 row-start-2',
    'col-span-full row-start-3 text-center',
    'col-start-2 row-start-1',
    'col-start-1 row-start-2',
    'col-start-2 row-start-3',
  ],
  also: [],
}
