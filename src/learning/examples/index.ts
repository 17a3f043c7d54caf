/** The worked examples, in the order of the list. To add one, write it in a file here and add its line. */
import { BRIBIP } from './bribip.ts'
import { DUMMY_AND_LEAD } from './dummy-and-lead.ts'
import { ENDING } from './ending.ts'
import type { Example } from './example.ts'
import { LED_CARD } from './led-card.ts'
import { OPENINGS } from './openings.ts'
import { POINTS_AND_CARDS } from './points-and-cards.ts'
import { SHOWN_LENGTHS } from './shown-lengths.ts'
import { TRAPS } from './traps.ts'

export const EXAMPLES: readonly Example[] = [
  ENDING,
  DUMMY_AND_LEAD,
  ...SHOWN_LENGTHS,
  ...LED_CARD,
  ...POINTS_AND_CARDS,
  ...TRAPS,
  ...BRIBIP,
  ...OPENINGS,
]

/** `undefined` for a name that no example has, as from an older table. */
export const exampleById = (id: string): Example | undefined =>
  EXAMPLES.find((one) => one.id === id)
