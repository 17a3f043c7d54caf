/** The natural floor: rules that close every ladder, the same for all systems. */
import { type BiddingRule, ladderSystem, rule } from '../ladder-system.ts'
import { anyHand, pass } from '../shows.ts'

const system = ladderSystem('floor', 'Natural floor', [], rule('pass', {}, pass, anyHand))
export const FLOOR: readonly BiddingRule[] = system.rules
