/** The shared topics by their names in texts, `natural/*.topic`: what `use natural …` of a text of one's own brings. */
import type { BiddingRule } from '#bidding/language/system.ts'
import type { Style } from '#bidding/text/words/style.ts'
import { topicRules, type WrittenTopic } from '#bidding/text/written.ts'
import advances from './natural/advances.topic?evaluated'
import answersToPreempts from './natural/answers-to-preempts.topic?evaluated'
import benjiTwos from './natural/benji-twos.topic?evaluated'
import bergenRaises from './natural/bergen-raises.topic?evaluated'
import defence from './natural/defence.topic?evaluated'
import defenceToOneNotrump from './natural/defence-to-one-notrump.topic?evaluated'
import drury from './natural/drury.topic?evaluated'
import invertedMinors from './natural/inverted-minors.topic?evaluated'
import landy from './natural/landy.topic?evaluated'
import lebensohl from './natural/lebensohl.topic?evaluated'
import newMinorForcing from './natural/new-minor-forcing.topic?evaluated'
import oneNotrump from './natural/one-notrump.topic?evaluated'
import overcalls from './natural/overcalls.topic?evaluated'
import preempts from './natural/preempts.topic?evaluated'
import romanKeyCards from './natural/roman-key-cards.topic?evaluated'
import slamTools from './natural/slam-tools.topic?evaluated'
import slamsInFits from './natural/slams-in-fits.topic?evaluated'
import slamsInNotrump from './natural/slams-in-notrump.topic?evaluated'
import slamsOnLength from './natural/slams-on-length.topic?evaluated'
import smolen from './natural/smolen.topic?evaluated'
import strongClubContested from './natural/strong-club-contested.topic?evaluated'
import supportDoubles from './natural/support-doubles.topic?evaluated'
import twoOverOne from './natural/two-over-one.topic?evaluated'
import twoSuiters from './natural/two-suiters.topic?evaluated'
import twoWayCheckback from './natural/two-way-checkback.topic?evaluated'

/** By the name that stands behind `use natural`. */
export const TOPICS: Readonly<Record<string, WrittenTopic>> = {
  preempts,
  'roman key cards': romanKeyCards,
  'slam tools': slamTools,
  'slams in fits': slamsInFits,
  'slams in notrump': slamsInNotrump,
  'two-suiters': twoSuiters,
  'defence to one notrump': defenceToOneNotrump,
  defence,
  overcalls,
  advances,
  'new minor forcing': newMinorForcing,
  'two over one': twoOverOne,
  'benji twos': benjiTwos,
  'bergen raises': bergenRaises,
  drury,
  'inverted minors': invertedMinors,
  landy,
  lebensohl,
  'support doubles': supportDoubles,
  'two-way checkback': twoWayCheckback,
  smolen,
  'slams on length': slamsOnLength,
  'one notrump': oneNotrump,
  'strong club contested': strongClubContested,
  'answers to preempts': answersToPreempts,
}

/** Topics made for a style: a text is read at every keystroke. */
const made = new Map<string, readonly BiddingRule[]>()
const MOST_MADE = 60
/**
 * The rules of a topic for a style, their sources places of the work; what the text does not say of the style is
 * as the topic says. `undefined` where none is of that name.
 */
export function topicFor(
  name: string,
  style: Style,
  work: string,
): readonly BiddingRule[] | undefined {
  const topic = Object.hasOwn(TOPICS, name) ? TOPICS[name] : undefined
  if (topic === undefined) return undefined
  const key = JSON.stringify([name, [...style.numbers], [...style.choices], work])
  const known = made.get(key) ?? topicRules(topic, { style, work })
  if (made.size >= MOST_MADE) made.clear()
  made.set(key, known)
  return known
}
