/** First steps, natural bidding for beginners: `first-steps.system`. */
import { systemOf } from '#bidding/text/written.ts'
import type { LoadedSystem } from '../entry.ts'
import written from './first-steps.system?evaluated'

const SYSTEM = systemOf(written)

export const LOADED: LoadedSystem = { make: () => ({ system: SYSTEM }), written }
