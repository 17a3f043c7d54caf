/** What a student has answered, and what that says of each topic. */
import type { Call } from '#core/call.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { type Grade, isGood } from './grade.ts'
import { isDue, type Memory, remembered } from './memory.ts'

/** A rule of the system at its place. */
export interface RuleSkill {
  readonly kind: 'rule'
  readonly system: SystemRef
  /** The rule's id. */
  readonly rule: string
  /** The auction before it, from the dealer on. */
  readonly calls: readonly Call[]
}
/** A question that is wholly drawn from its seed: the same one comes back. */
export interface SeedSkill {
  readonly kind: 'seed'
  readonly system: SystemRef
  /** As `formatSeed` writes it. */
  readonly seed: string
  /** How hard, 0 to 3, where the kind of question knows it. */
  readonly level: number
}
/** A fault of the student's own on a board of the record: the same position comes back. */
export interface OwnSkill {
  readonly kind: 'own'
  /** That was played on it. */
  readonly system: SystemRef
  /** Names the board in the record. */
  readonly board: string
  readonly of: 'call' | 'card'
  /** Place in the auction or in the play, from 0. */
  readonly index: number
}
/** The hardest level. */
export const HARDEST = 3
/** What a question is about, enough to draw another one of the same. */
export type Skill = RuleSkill | SeedSkill | OwnSkill

/** Something that was asked and comes back when it is due. */
export interface Item {
  /** The topic's id and the skill's name: one item, however often it is asked. */
  readonly id: string
  /** The topic's id. */
  readonly topic: string
  readonly skill: Skill
  readonly memory: Memory
}
export interface Answer {
  /** Milliseconds. */
  readonly at: number
  /** The topic's id. */
  readonly topic: string
  /** The item's id. */
  readonly item: string
  readonly grade: Grade
  /** What was asked, in a few words. */
  readonly asked: string
  /** How sure the student said to be, in per cent. */
  readonly sure?: number
}
export interface Progress {
  /** In the order of time. */
  readonly answers: readonly Answer[]
  readonly items: readonly Item[]
}
export const NO_PROGRESS: Progress = { answers: [], items: [] }

/** The name of an item: the same rule is another thing to practise in another topic. */
export const itemId = (topic: string, skill: Skill): string =>
  `${topic} ${[skill.system.id, ...(skill.system.packages ?? [])].join('+')} ${nameOf(skill)}`
const nameOf = (skill: Skill): string =>
  skill.kind === 'rule'
    ? skill.rule
    : skill.kind === 'seed'
      ? skill.seed
      : `${skill.board} ${skill.of} ${skill.index}`

export interface Answered {
  readonly topic: string
  readonly skill: Skill
  readonly grade: Grade
  readonly asked: string
  readonly sure?: number
  /** A hint was opened. */
  readonly helped?: boolean
}
/** The answer and the item as they are kept. */
export function recorded(
  progress: Progress,
  { topic, skill, grade, asked, sure, helped = false }: Answered,
  at: number,
): { readonly answer: Answer; readonly item: Item } {
  const id = itemId(topic, skill)
  const known = progress.items.find((item) => item.id === id)
  return {
    answer: { at, topic, item: id, grade, asked, ...(sure === undefined ? {} : { sure }) },
    item: { id, topic, skill, memory: remembered(known?.memory, grade, helped, at) },
  }
}
export const withAnswer = (progress: Progress, answer: Answer, item: Item): Progress => ({
  answers: [...progress.answers, answer],
  items: [...progress.items.filter(({ id }) => id !== item.id), item],
})

/**
 * How much help a question comes with. Worked examples first, whose steps fade from the last one back (A. Renkl and
 * others, “From example study to problem solving”, 2002); a hint while the topic is being learned; none once it
 * is firm, where help only hinders (S. Kalyuga and others, “The expertise reversal effect”, 2003).
 */
export const HELPS = ['whole', 'last-open', 'two-open', 'hint', 'none'] as const
export type Help = (typeof HELPS)[number]
const MOST_HELPED = 3

/** Answers that the share of right ones is taken of: what was long ago says little. */
const RECENT = 30
/** A topic is firm when so many of so many answers in a row were good. */
const FIRM = { good: 8, of: 10 } as const
/** Questions to a round. */
export const ROUND = 10
/** The share from which a topic comes back less often. */
export const MASTERED = 0.8

export interface Standing {
  readonly answered: number
  /** Share of good answers among the last thirty; absent before the first. */
  readonly right?: number
  /** Items that are to come back now. */
  readonly due: number
  readonly firm: boolean
  readonly help: Help
  /** The round under way: what its answers were, fewer than ten. */
  readonly round: readonly Grade[]
}
export function standingOf({ answers, items }: Progress, topic: string, now: number): Standing {
  const grades = answers.filter((one) => one.topic === topic).map(({ grade }) => grade)
  const recent = grades.slice(-RECENT)
  const last = grades.slice(-FIRM.of)
  const firm = last.length === FIRM.of && last.filter(isGood).length >= FIRM.good
  const step = grades.reduce(
    (at, grade) =>
      Math.min(MOST_HELPED, Math.max(0, isGood(grade) ? at + 1 : grade === 'near' ? at : at - 1)),
    0,
  )
  return {
    answered: grades.length,
    ...(recent.length === 0 ? {} : { right: recent.filter(isGood).length / recent.length }),
    due: items.filter((item) => item.topic === topic && isDue(item.memory, now)).length,
    firm,
    help: firm ? 'none' : HELPS[step]!,
    round: grades.slice(grades.length - (grades.length % ROUND)),
  }
}
