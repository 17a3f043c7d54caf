/**
 * The natural floor: rules that close every ladder, the same for all systems. It bids on what partner
 * has publicly shown: slam or game when both hands have the points, the fit to its level, a suit, notrump;
 * and passes last. A forced call is never passed.
 */
import { type BiddingRule, ladderSystem, rule } from '../ladder-system.ts'
import { anyHand, pass } from '../shows.ts'
import { bidding, defence, penalties, raises, toDouble } from './competition.ts'
import { answers, corrections, forced, invitations } from './partscore.ts'
import { games, settled, slams } from './values.ts'

const system = ladderSystem(
  'floor',
  'Natural floor',
  [],
  rule({ name: 'nothing to open', when: { role: 'opening' }, call: pass, shows: anyHand }),
  defence,
  slams,
  settled,
  penalties,
  games,
  invitations,
  toDouble,
  raises,
  bidding,
  forced,
  answers,
  corrections,
  rule({ name: 'pass', call: pass, shows: anyHand }),
)
/** The rules of the floor, in order; the last takes every hand. */
export const FLOOR: readonly BiddingRule[] = system.rules.map((one) => ({ ...one, ours: true }))
