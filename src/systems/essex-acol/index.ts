/** Essex Acol as BRIBIP played it, completed for ordinary hands in all four seats. */
import { type BiddingSystem, biddingSystem } from '#bidding/system.ts'
import type { SystemEntry } from '../entry.ts'
import { COMPETITION } from './competition.ts'
import { CONTESTED } from './contested.ts'
import { BLACKWOOD, CONTROLS } from './controls.ts'
import { DEFENCE } from './defence.ts'
import { ESSEX_FACTS } from './fact-system.ts'
import { LATER } from './later.ts'
import { NOTRUMP_RULES, PREEMPTS, STRONG } from './notrump.ts'
import { OPENING } from './opening.ts'
import { PURSUIT } from './pursuit.ts'
import { AFTER_RAISE, RAISES } from './raises.ts'
import { REBIDS } from './rebids.ts'
import { RESPONSES } from './responses.ts'
import { SLAMS } from './slams.ts'

export const ESSEX_ACOL: BiddingSystem = biddingSystem(
  'essex-acol',
  'Essex Acol (1975)',
  [
    { id: 'blackwood', name: 'Roman Blackwood' },
    { id: 'stayman', name: 'Stayman' },
  ],
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

export const ESSEX: SystemEntry = {
  id: 'essex-acol',
  name: 'Essex Acol',
  short: 'Acol',
  year: 1975,
  program: 'BRIBIP',
  hint: 'Acol for all four seats, with BRIBIP’s fact base beside the table.',
  group: 'system',
  packages: ESSEX_ACOL.packages,
  facts: ESSEX_FACTS,
  make: () => ({ system: ESSEX_ACOL }),
}
