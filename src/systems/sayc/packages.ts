/** The conventions of Standard American that a partnership can switch on and off. */
import type { Package } from '#bidding/system.ts'
import { KEY_CARDS, NEW_MINOR, SMOLEN, TWO_OVER_ONE } from '../natural/packages.ts'

export const PACKAGES: readonly Package[] = [
  { id: 'cappelletti', name: 'Cappelletti over their one notrump' },
  { id: 'dont', name: 'DONT over their one notrump' },
  { id: 'natural-overcalls', name: 'Natural overcalls of their one notrump' },
  SMOLEN,
  NEW_MINOR,
  KEY_CARDS,
  TWO_OVER_ONE,
]
/** Those that most people play. */
export const USUAL: readonly string[] = ['cappelletti']
