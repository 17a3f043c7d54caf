import { SPADES } from '#core/suit.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'

const SIDE = { carding: FOURTH_BEST, calls: NO_CALLS }
/** Spades at the table, where both sides lead fourth best and play no system. */
export const SPADES_AT_THE_TABLE = {
  suit: SPADES,
  sides: [SIDE, SIDE],
  systems: [{ id: 'none' }, { id: 'none' }],
} as const
