/** The rules of Standard American Yellow Card, by topic. */
import { type BiddingSystem, biddingSystem, type RuleDraft, withPackages } from '#bidding/system.ts'
import { DOUBLE } from '#core/call.ts'
import type { LoadedSystem } from '../entry.ts'
import { advances } from '../natural/advances.ts'
import { roman } from '../natural/key-cards.ts'
import { newMinor } from '../natural/new-minor.ts'
import { oneNotrump } from '../natural/notrump.ts'
import { overNotrump } from '../natural/over-notrump.ts'
import { overcalls } from '../natural/overcalls.ts'
import { preemptAnswers } from '../natural/preempt-answers.ts'
import { slamTools } from '../natural/slam.ts'
import { smolen } from '../natural/smolen.ts'
import { twoOverOne } from '../natural/two-over-one.ts'
import { twoSuiters } from '../natural/two-suiters.ts'
import { COMPETING } from './competing.ts'
import { CONTESTED } from './contested.ts'
import { CONTESTED_OPENER } from './contested-opener.ts'
import { LATER } from './later.ts'
import { NOTRUMP_CONTESTED } from './notrump-contested.ts'
import { OPENINGS } from './openings.ts'
import { PACKAGES, USUAL } from './packages.ts'
import { RAISED } from './raised.ts'
import { REBIDS } from './rebids.ts'
import { RESPONDER_REBIDS } from './responder-rebids.ts'
import { RESPONSES } from './responses.ts'
import { STRONG_TWO } from './strong-two.ts'
import { STYLE } from './style.ts'

/** Where the system says what a double is, no natural default doubles for another reason. */
const oneMeaning = (...topics: readonly (readonly RuleDraft[])[]): readonly RuleDraft[] =>
  topics
    .flat()
    .map((one) =>
      one.call.kind === 'call' && one.call.call === DOUBLE ? { ...one, only: true } : one,
    )

/** With every package that a partnership may switch on. */
export const SAYC_PACKAGES: BiddingSystem = biddingSystem(
  'sayc',
  'Standard American (SAYC)',
  PACKAGES,
  ...oneMeaning(
    OPENINGS,
    roman(STYLE),
    slamTools(STYLE),
    twoSuiters(STYLE),
    overNotrump(STYLE),
    overcalls(STYLE),
    advances(STYLE),
    newMinor(STYLE),
    twoOverOne(STYLE),
    LATER,
    RAISED,
    NOTRUMP_CONTESTED,
    smolen(STYLE),
    oneNotrump(STYLE),
    STRONG_TWO,
    preemptAnswers(STYLE),
    RESPONSES,
    CONTESTED,
    CONTESTED_OPENER,
    REBIDS,
    RESPONDER_REBIDS,
    COMPETING,
  ),
)
/** As most people play it. */
export const SAYC: BiddingSystem = {
  ...withPackages(SAYC_PACKAGES, USUAL),
  id: SAYC_PACKAGES.id,
}

export const LOADED: LoadedSystem = {
  make: ({ packages }) => ({ system: packages === undefined ? SAYC : SAYC_PACKAGES }),
}
