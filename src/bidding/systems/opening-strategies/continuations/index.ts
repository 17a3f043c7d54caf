/**
 * What follows the openings of a strategy, as rules of the common form: the topics beside this file, read for the
 * strategy's own facts (which openings show their suit, which are strong, which are weak, what a notrump opening
 * holds). Where no rule speaks the natural defaults go on. All of it is ours: East 2006, section 7, names it as
 * future work.
 */
import { marked, type RuleDraft } from '#bidding/language/drafts.ts'
import type { WrittenTopic } from '#bidding/text/written.ts'
import type { Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import defence from '../../natural/defence.topic?evaluated'
import { drafts } from '../../natural/shared.ts'
import slamTools from '../../natural/slam-tools.topic?evaluated'
import slamsInFits from '../../natural/slams-in-fits.topic?evaluated'
import slamsInNotrump from '../../natural/slams-in-notrump.topic?evaluated'
import slamsOnLength from '../../natural/slams-on-length.topic?evaluated'
import afterAJumpShift from './after-a-jump-shift.topic?evaluated'
import answersToAStrongOpening from './answers-to-a-strong-opening.topic?evaluated'
import answersToAStrongTwo from './answers-to-a-strong-two.topic?evaluated'
import answersToAWeakOpening from './answers-to-a-weak-opening.topic?evaluated'
import answersToOneOfASuit from './answers-to-one-of-a-suit.topic?evaluated'
import laterCalls from './later-calls.topic?evaluated'
import { withLimits } from './limits.ts'
import overOneNotrump from './over-one-notrump.topic?evaluated'
import overTwoNotrump from './over-two-notrump.topic?evaluated'
import rebids from './rebids.topic?evaluated'
import slamsAfterARaise from './slams-after-a-raise.topic?evaluated'
import stayman from './stayman.topic?evaluated'
import strongOpeningForcingToGame from './strong-opening-forcing-to-game.topic?evaluated'
import strongOpeningLimited from './strong-opening-limited.topic?evaluated'
import { type Openings, styleOf } from './style.ts'

/** Points of a strong opening from which every suit that it goes on with forces to game. */
const GAME_FORCE = 21

/** Rules that follow one kind of opening, for one turn. */
export interface ContinuationGroup {
  readonly title: string
  readonly rules: readonly RuleDraft[]
}
/** The rules of a topic for the opening that it follows; none where the strategy has no such opening. */
const after = (opening: Openings | undefined, ...topics: readonly WrittenTopic[]) =>
  opening === undefined
    ? []
    : topics.flatMap((topic) =>
        drafts(topic, {
          numbers: new Map([['opening', [opening.min, opening.max]]]),
          choices: new Map(),
          opening: opening.calls,
        }),
      )
/** Rules written from the strategy's facts, as they come, in their order. */
function afterOpenings(strategy: Strategy): readonly ContinuationGroup[] {
  const { one, two, weak, strong, notrump } = styleOf(strategy)
  const at = (level: number) => notrump.find((opening) => opening.level === level)
  return [
    {
      title: t`After a notrump opening`,
      rules: [...drafts(stayman), ...after(at(1), overOneNotrump), ...after(at(2), overTwoNotrump)],
    },
    {
      title: t`After a strong opening`,
      rules: strong.flatMap((opening) =>
        after(
          opening,
          answersToAStrongOpening,
          opening.min >= GAME_FORCE ? strongOpeningForcingToGame : strongOpeningLimited,
        ),
      ),
    },
    { title: t`Answers to a weak opening`, rules: after(weak, answersToAWeakOpening) },
    { title: t`Answers to a strong two`, rules: after(two, answersToAStrongTwo) },
    { title: t`Answers to one of a suit`, rules: after(one, answersToOneOfASuit) },
    { title: t`Slams after a raise`, rules: after(one, slamsAfterARaise) },
    { title: t`After a jump in a new suit`, rules: after(one, afterAJumpShift) },
    { title: t`Opener’s second call`, rules: after(one, rebids) },
    { title: t`Later calls`, rules: after(one, laterCalls) },
  ].filter(({ rules }) => rules.length > 0)
}

/** Aces are asked for where a major is trumps, so no answer goes past five of the suit. */
const slamToolsInMajors: readonly RuleDraft[] = drafts(slamTools)
  .filter(({ name }) => name !== 'slam/six forced')
  .map((one) =>
    one.name === 'slam/blackwood'
      ? { ...one, when: { all: [{ agreed: 'major' }, one.when ?? {}] } }
      : one,
  )

/** All of it whose ranges can be changed, as it comes. */
export const continuationGroups = (strategy: Strategy): readonly ContinuationGroup[] => [
  ...afterOpenings(strategy),
  { title: t`Slams on a long suit`, rules: drafts(slamsOnLength) },
]

/** With the ranges that the strategy changed. */
export function continuations(strategy: Strategy): readonly RuleDraft[] {
  const written = afterOpenings(strategy).flatMap(({ rules }) => rules)
  return marked(
    { ours: true },
    ...slamToolsInMajors,
    ...drafts(slamsInFits),
    ...withLimits(drafts(slamsOnLength), strategy.continuations),
    ...drafts(slamsInNotrump),
    ...withLimits(written, strategy.continuations),
    ...drafts(defence),
  )
}
