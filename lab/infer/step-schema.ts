/** Holds what is told of a step to its form, which `StepData` documents. */
import * as v from 'valibot'
import type { StepData } from '#explain/knowledge/step-data.ts'

const seat = v.picklist(['N', 'E', 'S', 'W'])
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Least and most. */
const range = v.tuple([count, count])
/** By the letters of the suits; cards as dealt, played ones with them. */
const bySuit = <T extends v.GenericSchema>(of: T) => v.object({ S: of, H: of, D: of, C: of })
const bounds = v.object({ lengths: bySuit(range), points: range })
/** Of one that is only bounded, the lower and the higher end. */
const bounded = v.union([chance, v.tuple([chance, chance])])
/** By the number, as text. */
const odds = v.record(v.string(), bounded)

const STEP_SCHEMA: v.GenericSchema<unknown, StepData> = v.object({
  board: v.optional(count),
  observer: seat,
  calls: v.array(v.string()),
  cards: v.array(v.string()),
  layouts: v.string(),
  precision: v.picklist(['law', 'exact', 'rounded', 'interval', 'drawn']),
  hands: v.array(
    v.object({
      seat,
      law: bounds,
      agreed: v.optional(bounds),
      odds: v.optional(v.object({ lengths: bySuit(odds), points: odds })),
      shapes: v.array(v.object({ shape: v.string(), chance })),
    }),
  ),
  holders: v.array(v.object({ card: v.string(), odds: v.record(v.string(), bounded) })),
  inferences: v.array(
    v.object({
      seat,
      act: v.string(),
      index: count,
      sign: v.string(),
      rule: v.string(),
      verdict: v.picklist(['open', 'confirmed', 'off-system', 'refuted']),
      readings: v.array(
        v.object({
          says: v.string(),
          status: v.picklist(['open', 'confirmed', 'impossible']),
          agreement: v.optional(v.picklist(['consistent', 'unspecified', 'inconsistent'])),
          chance: v.optional(bounded),
        }),
      ),
    }),
  ),
  conflict: v.array(v.object({ off: v.array(v.string()), chance })),
  partnerFirst: v.boolean(),
  sentences: v.array(v.string()),
})

/** What in a value is not of the form, in words; nothing where it keeps to it. */
export const stepFaults = (value: unknown): readonly string[] =>
  (v.safeParse(STEP_SCHEMA, value).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  )
