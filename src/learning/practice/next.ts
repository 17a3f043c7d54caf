/** What comes next: which topic, and in it something due or something new. */
import { formatSeed, type Rng, type Seed } from '#core/rng.ts'
import { type SystemRef, systemKey } from '#core/system-ref.ts'
import { isDue } from './memory.ts'
import { HARDEST, type Item, type Progress, ROUND, type Skill, standingOf } from './progress.ts'
import { misfitOf, OPEN_TABLE, turnFits } from './table.ts'
import { PRACTICE_TOPICS, type PracticeTopic, topicOfId } from './topics.ts'

/**
 * The topic to go on with. It stays the same until it is firm; firm topics are then mixed, those with something due
 * before the others (blocked first, interleaved after: Hwang, 2025). A new topic is begun when those before it
 * are firm.
 * @param table topics with nothing to ask at it are left out.
 */
export function nextTopic(
  progress: Progress,
  now: number,
  rng: Rng,
  table = OPEN_TABLE,
): PracticeTopic {
  const topics = PRACTICE_TOPICS.filter((topic) => misfitOf(topic, table) === undefined)
  const standing = (id: string) => standingOf(progress, id, now)
  const last = topicOfId(progress.answers.at(-1)?.topic ?? '')
  if (last !== undefined && topics.includes(last) && !standing(last.id).firm) return last
  const due = topics.filter(({ id }) => standing(id).due > 0)
  if (due.length > 0) return due[rng.below(due.length)]!
  const open = topics.find(
    ({ id, after }) => !standing(id).firm && after.every((one) => standing(one).firm),
  )
  return open ?? topics[rng.below(topics.length)]!
}

/** What is due in the topic, longest overdue first. */
export const dueItems = ({ items }: Progress, topic: string, now: number): readonly Item[] =>
  items
    .filter((item) => item.topic === topic && isDue(item.memory, now))
    .sort((a, b) => a.memory.due - b.memory.due)

const freshFrom = (rng: Rng): Seed => [rng.next(), rng.next(), rng.next(), rng.next()]

/** A question is to be drawn as hands come: the engine deals until one of the topic comes up. */
export const DRAWN = 'drawn'

/**
 * What to ask next in the topic: what is due, else something new. A topic of the auction has its questions drawn as
 * hands come; one of the play draws each anew, harder with each round.
 * @param system that is practised; what was asked in another one waits for it.
 * @param passed skills that could not be drawn, or were asked just now.
 * @param table what is due and cannot be asked at it waits.
 */
export function nextSkill(
  progress: Progress,
  topic: PracticeTopic,
  system: SystemRef,
  passed: readonly string[],
  now: number,
  rng: Rng,
  table = OPEN_TABLE,
): Skill | typeof DRAWN {
  const played = systemKey(system)
  const due = dueItems(progress, topic.id, now).find(
    ({ id, skill }) =>
      systemKey(skill.system) === played &&
      !passed.includes(id) &&
      (skill.kind !== 'rule' || turnFits(topic, skill.calls, table)),
  )
  if (due !== undefined) return due.skill
  if (topic.chapters.length > 0) return DRAWN
  const { answered } = standingOf(progress, topic.id, now)
  return {
    ...{ kind: 'seed', system, seed: formatSeed(freshFrom(rng)) },
    level: Math.min(HARDEST, Math.floor(answered / ROUND)),
  }
}

/** Answers that say what was asked of late. */
const LATE = 60
/** How often each rule of the system was asked of late in the topic, by its id. */
export function askedOfLate(
  { answers, items }: Progress,
  topic: string,
  system: SystemRef,
): Readonly<Record<string, number>> {
  const played = systemKey(system)
  const rules = new Map(
    items.flatMap(({ id, skill }) =>
      skill.kind === 'rule' && systemKey(skill.system) === played ? [[id, skill.rule]] : [],
    ),
  )
  const times: Record<string, number> = {}
  for (const { item } of answers.filter((one) => one.topic === topic).slice(-LATE)) {
    const rule = rules.get(item)
    if (rule !== undefined) times[rule] = (times[rule] ?? 0) + 1
  }
  return times
}
