import type { Judged } from './judged.ts'

export const coreLocale: Judged = {
  kept: ['English', 'Deutsch'],
  also: ['en'],
}
