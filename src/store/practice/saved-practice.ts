/** The saved form of what was practised: a row per answer, a row per item, one for the choices. Every row is checked. */
import * as v from 'valibot'
import type { Call } from '#core/call.ts'
import { parseSeed } from '#core/rng.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { GRADES } from '#practice/grade.ts'
import type { Memory } from '#practice/memory.ts'
import { type Answer, HARDEST, type Item, type Progress, type Skill } from '#practice/progress.ts'
import { SURE_STEPS } from '#practice/score.ts'
import { ROLES, SAME } from '#practice/table.ts'
import { systemSchema } from '../persistence/saved-strategies.ts'
import { count, int, object, seat } from '../persistence/schemas.ts'
import type { Key } from '../persistence/storage.ts'
import { ANY_SEAT, type PracticeChoices, START_CHOICES } from './choices.ts'

const text = v.pipe(v.string(), v.maxLength(1000))
const number = v.pipe(v.number(), v.finite())
const system: v.GenericSchema<unknown, SystemRef> = systemSchema
const memory: v.GenericSchema<unknown, Memory> = object({
  due: count,
  stability: v.pipe(number, v.minValue(0)),
  difficulty: v.pipe(number, v.minValue(0), v.maxValue(10)),
  scheduledDays: v.pipe(number, v.minValue(0)),
  learningSteps: count,
  reps: count,
  lapses: count,
  state: v.picklist([0, 1, 2, 3]),
  last: v.exactOptional(count),
})
const skill: v.GenericSchema<unknown, Skill> = v.variant('kind', [
  object({
    kind: v.literal('rule'),
    system,
    rule: text,
    calls: v.pipe(v.array(int<Call>(0, 37)), v.maxLength(319)),
  }),
  object({
    kind: v.literal('seed'),
    system,
    seed: v.pipe(
      v.string(),
      v.check((written) => parseSeed(written).ok),
    ),
    level: int(0, HARDEST),
  }),
  object({
    kind: v.literal('own'),
    system,
    board: text,
    of: v.picklist(['call', 'card']),
    index: int(0, 400),
  }),
])
const item: v.GenericSchema<unknown, Item> = object({ id: text, topic: text, skill, memory })
const answer: v.GenericSchema<unknown, Answer> = object({
  at: count,
  topic: text,
  item: text,
  grade: v.picklist(GRADES),
  asked: text,
  sure: v.exactOptional(v.picklist(SURE_STEPS)),
})
/** Seat and opponents are missing from rows of before they could be chosen. */
const choices: v.GenericSchema<unknown, PracticeChoices> = object({
  system,
  role: v.picklist(ROLES),
  seat: v.optional(v.union([seat, v.literal(ANY_SEAT)]), START_CHOICES.seat),
  opponents: v.optional(v.union([system, v.literal(SAME)]), SAME),
})

export const CHOICES = 'choices'
const ANSWER = 'answer '
const ITEM = 'item '
/** Rows sort by time: no time is written with fewer figures before the year 2286. */
export const answerKey = ({ at, item: id }: Answer): string => `${ANSWER}${at} ${id}`
export const itemKey = ({ id }: Item): string => `${ITEM}${id}`

export interface ReadPractice {
  readonly progress: Progress
  readonly choices: PracticeChoices
  /** Rows that could not be read; they stay where they are. */
  readonly unread: number
}
/** Reads the rows; a damaged one costs itself only. */
export function readPractice(rows: readonly (readonly [Key, unknown])[]): ReadPractice {
  const answers: Answer[] = []
  const items: Item[] = []
  let chosen = START_CHOICES
  let unread = 0
  const read = <T>(schema: v.GenericSchema<unknown, T>, row: unknown, use: (value: T) => void) => {
    const found = v.safeParse(schema, row)
    if (found.success) use(found.output)
    else unread += 1
  }
  for (const [key, row] of rows) {
    const name = String(key)
    if (name === CHOICES)
      read(choices, row, (value) => {
        chosen = value
      })
    else if (name.startsWith(ANSWER)) read(answer, row, (value) => answers.push(value))
    else if (name.startsWith(ITEM)) read(item, row, (value) => items.push(value))
    else unread += 1
  }
  answers.sort((a, b) => a.at - b.at)
  return { progress: { answers, items }, choices: chosen, unread }
}
