/** Schenken 1967 made ready: OPENBID opens, its continuations go on. */
import type { LoadedSystem } from '../entry.ts'
import { SCHENKEN } from './continuations/index.ts'
import { READING_NAMES } from './readings.ts'

export const LOADED: LoadedSystem = {
  make: ({ reading }) => ({
    system: SCHENKEN,
    opening: {
      kind: 'procedure',
      reading: READING_NAMES.find((name) => name === reading) ?? 'corrected',
    },
  }),
}
