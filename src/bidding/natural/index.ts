/**
 * The natural defaults: rules after those of every system, the same for all. They bid on what partner
 * has publicly shown: slam or game when both hands have the points, the fit to its level, a suit, notrump;
 * and they pass last. A forced call is never passed.
 */

import { t } from '#core/text.ts'
import { anyHand, pass } from '../language/shows.ts'
import { type BiddingRule, biddingSystem, rule } from '../language/system.ts'
import { bidding, defence, penalties, raises, toDouble } from './competition.ts'
import { answers, corrections, forced, invitations, strong } from './partscore.ts'
import { games, settled, slams } from './values.ts'

const system = biddingSystem(
  'natural',
  t`Natural bidding`,
  [],
  rule({
    name: 'nothing to open',
    when: { role: 'opening' },
    call: pass,
    shows: anyHand,
    says: 'Not a hand that the system opens.',
  }),
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
  strong,
  rule({ name: 'pass', call: pass, shows: anyHand, says: 'Nothing more worth bidding.' }),
)
/** The natural defaults, in order; the last takes every hand. */
export const NATURAL_DEFAULTS: readonly BiddingRule[] = system.rules.map((one) => ({
  ...one,
  ours: true,
}))
