/** What comes next: which topic, and in it something due or something new. */
import { formatSeed, type Rng, type Seed } from '#core/rng.ts'
import { type SystemRef, systemKey } from '#core/system-ref.ts'
import { isDue } from './memory.ts'
import {
  HARDEST,
  type Item,
  itemId,
  type Progress,
  ROUND,
  type RuleSkill,
  type Skill,
  standingOf,
} from './progress.ts'
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

/** So many of the easiest skills are open to a beginner, and one more with each answer. */
const FIRST_SKILLS = 8

/**
 * What to ask next in the topic: what is due, else one of the skills that the student has come to. Short auctions
 * come first, and each answer opens one skill more. A topic without chapters draws each question
 * anew, harder with each round.
 * @param system that is practised; what was asked in another one waits for it.
 * @param skills of the topic in that system, in the order of the book.
 * @param passed skills that could not be drawn, or were asked just now.
 * @param table what is due and cannot be asked at it waits.
 */
export function nextSkill(
  progress: Progress,
  topic: PracticeTopic,
  system: SystemRef,
  skills: readonly RuleSkill[],
  passed: readonly string[],
  now: number,
  rng: Rng,
  table = OPEN_TABLE,
): Skill | undefined {
  const isOpen = (id: string): boolean => !passed.includes(id)
  const played = systemKey(system)
  const due = dueItems(progress, topic.id, now).find(
    ({ id, skill }) =>
      systemKey(skill.system) === played &&
      isOpen(id) &&
      (skill.kind === 'seed' || turnFits(topic, skill.calls, table)),
  )
  if (due !== undefined) return due.skill
  const { answered } = standingOf(progress, topic.id, now)
  if (topic.chapters.length === 0)
    return {
      ...{ kind: 'seed', system, seed: formatSeed(freshFrom(rng)) },
      level: Math.min(HARDEST, Math.floor(answered / ROUND)),
    }
  const waiting = new Set(progress.items.map(({ id }) => id))
  const easiest = [...skills]
    .sort((a, b) => a.calls.length - b.calls.length)
    .slice(0, FIRST_SKILLS + answered)
    .filter((skill) => isOpen(itemId(topic.id, skill)))
  const fresh = easiest.filter((skill) => !waiting.has(itemId(topic.id, skill)))
  const from = fresh.length > 0 ? fresh : easiest.length > 0 ? easiest : skills
  return from.length === 0 ? undefined : from[rng.below(from.length)]
}
