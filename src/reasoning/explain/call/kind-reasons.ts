/** What a kind of call does that others do not: why it is chosen where another would do as well. */
import { t } from '#core/text.ts'
import type { CallKind } from '#rules/template.ts'

type Reasons = Readonly<Partial<Record<CallKind, string>>>
const TWO_SUITS = t`tells two suits in one call`
const ACES = t`strong enough for slam: ask whether aces are missing`
const SLAM_NEAR = t`slam may be there: Pass ends the search`
const TRANSFER = t`makes the strong hand declarer, and the next turn tells the points`

/** Over another call. */
export const KIND_REASONS: Reasons = {
  raise: t`a fit is told before anything else`,
  'limit-raise': t`tells the fit and the strength at once`,
  'preemptive-raise': t`many trumps, few points: take their room at once`,
  'strong-raise': t`tells the fit and opening strength, and cannot be passed`,
  splinter: t`tells the fit, game values and a short suit in one call`,
  'fourth-suit': t`forcing: asks partner for more before the contract is chosen`,
  'new-minor': t`forcing: asks for three-card support before the contract is chosen`,
  smolen: t`tells both majors and lets the strong hand declare`,
  reverse: t`tells a second suit and a strong hand`,
  'jump-shift': t`tells a strong hand at once: game is certain`,
  rebid: t`tells the extra length`,
  'takeout-double': t`asks partner to choose among the other suits`,
  'strong-double': t`too strong for a simple bid: double first`,
  'negative-double': t`tells the unbid suits without going a level up`,
  'responsive-double': t`asks partner to choose among the other suits`,
  'reopening-double': t`keeps the bidding open, and partner may pass it with their suit`,
  'penalty-double': t`they are too high: it pays more than our own contract`,
  'lead-directing-double': t`tells partner what to lead`,
  'cue-raise': t`tells a fit and a good hand; a plain raise is weaker`,
  michaels: TWO_SUITS,
  'unusual-notrump': TWO_SUITS,
  cappelletti: TWO_SUITS,
  dont: TWO_SUITS,
  stayman: t`looks for a major fit before the contract is chosen`,
  transfer: TRANSFER,
  'minor-transfer': TRANSFER,
  'super-accept': t`tells four trumps and a maximum at once`,
  gerber: ACES,
  blackwood: ACES,
  control: t`tells where first-round control is, below game`,
  'game-try': t`invites, and tells where help is wanted`,
  waiting: t`leaves the room to the strong hand`,
  'second-negative': t`tells a hand with next to nothing`,
  'strong-two': t`too strong for a bid that partner may pass`,
  'weak-two': t`tells a long suit and few points in one call`,
  preempt: t`tells a very long suit and few points, and takes their room`,
  quantitative: t`invites to slam by points alone`,
  'jump-overcall': t`tells a long suit and few points in one call`,
}

/** Over Pass. */
export const PASS_KIND_REASONS: Reasons = {
  blackwood: SLAM_NEAR,
  gerber: SLAM_NEAR,
  control: SLAM_NEAR,
  quantitative: SLAM_NEAR,
  'weak-two': t`a long suit and few points: Pass leaves them all the room`,
  preempt: t`a long suit and few points: Pass leaves them all the room`,
  'preemptive-raise': t`many trumps and few points: the raise takes their room`,
  'strong-two': t`far too strong to pass`,
  'penalty-double': t`they are too high: Pass lets them off`,
  'lead-directing-double': t`Pass would not tell partner what to lead`,
  'reopening-double': t`Pass would end the bidding too cheaply for them`,
  redouble: t`the points are ours: Pass hides them`,
  escape: t`Pass would leave us doubled in a bad place`,
}
