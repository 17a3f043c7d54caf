/** Essex Acol as BRIBIP played it, completed for ordinary hands in all four seats. */
import { type BiddingSystem, biddingSystem } from '#bidding/system.ts'
import type { LoadedSystem } from '../entry.ts'
import { COMPETITION } from './competition.ts'
import { CONTESTED } from './contested.ts'
import { BLACKWOOD, CONTROLS } from './controls.ts'
import { DEFENCE } from './defence.ts'
import { ESSEX_FACTS } from './fact-system.ts'
import { LATER } from './later.ts'
import { NOTRUMP_RULES, PREEMPTS, STRONG } from './notrump.ts'
import { OPENING } from './opening.ts'
import { PACKAGES } from './packages.ts'
import { PURSUIT } from './pursuit.ts'
import { AFTER_RAISE, RAISES } from './raises.ts'
import { REBIDS } from './rebids.ts'
import { RESPONSES } from './responses.ts'
import { SLAMS } from './slams.ts'

export const ESSEX_ACOL: BiddingSystem = biddingSystem(
  'essex-acol',
  'Essex Acol (1975)',
  PACKAGES,
  OPENING,
  DEFENCE,
  BLACKWOOD,
  CONTROLS,
  SLAMS,
  RAISES,
  RESPONSES,
  AFTER_RAISE,
  REBIDS,
  LATER,
  NOTRUMP_RULES,
  STRONG,
  PREEMPTS,
  COMPETITION,
  CONTESTED,
  PURSUIT,
)

export const LOADED: LoadedSystem = { make: () => ({ system: ESSEX_ACOL }), facts: ESSEX_FACTS }
