/** Schenken 1967 to a final contract: OPENBID's openings and what follows, opponents passing. */
import { type BiddingSystem, biddingSystem, marked } from '#bidding/language/system.ts'
import defence from '../../natural/defence.topic?evaluated'
import { drafts } from '../../natural/shared.ts'
import slamsInFits from '../../natural/slams-in-fits.topic?evaluated'
import slamsOnLength from '../../natural/slams-on-length.topic?evaluated'
import { strongClubContested } from '../../natural/strong-club-contested.ts'
import { schenkenOpenings } from '../opening-rules.ts'
import { PACKAGES } from '../packages.ts'
import { later } from './later.ts'
import { negative } from './negative.ts'
import { notrump } from './notrump.ts'
import { oneClub } from './one-club.ts'
import { oneOfASuit } from './one-of-a-suit.ts'
import { positive } from './positive.ts'
import { preempts } from './preempts.ts'
import { rebids } from './rebids.ts'
import { slam } from './slam.ts'
import { sourced } from './sources.ts'
import { twoClubs } from './two-clubs.ts'
import { twoDiamonds } from './two-diamonds.ts'

export const SCHENKEN: BiddingSystem = biddingSystem(
  'schenken-1967',
  'Schenken 1967',
  PACKAGES,
  schenkenOpenings(),
  slam,
  sourced(
    'the document names Blackwood and says no more',
    marked({ ours: true }, ...drafts(slamsInFits)),
  ),
  sourced(
    'slams on a long suit are not in the document',
    marked({ ours: true }, ...drafts(slamsOnLength)),
  ),
  notrump,
  oneClub,
  negative,
  positive,
  twoDiamonds,
  oneOfASuit,
  twoClubs,
  rebids,
  preempts,
  later,
  sourced(
    '1967 does not speak of opponents',
    marked({ ours: true }, ...strongClubContested(9), ...drafts(defence)),
  ),
)
