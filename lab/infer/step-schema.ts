/** The form of what is told of a step to other programs; this is its documentation. Chances are 0..1, to six digits. */
import * as v from 'valibot'

const seat = v.picklist(['N', 'E', 'S', 'W'])
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Least and most. */
const range = v.tuple([count, count])
/** By the letters of the suits; cards as dealt, played ones with them. */
const bySuit = <T extends v.GenericSchema>(of: T) => v.object({ S: of, H: of, D: of, C: of })
const bounds = v.object({ lengths: bySuit(range), points: range })
/** By the number, as text. Of figures that are only bounded, the lower and the higher end. */
const odds = v.record(v.string(), v.union([chance, v.tuple([chance, chance])]))

const STEP_SCHEMA = v.object({
  /** As the file has it, from 1. */
  board: v.optional(count),
  /** Whose knowledge it is. */
  observer: seat,
  /** Calls and cards made so far; in the letters of PBN. */
  calls: v.array(v.string()),
  cards: v.array(v.string()),
  /** Lawful layouts of the unseen cards, in decimal. */
  layouts: v.string(),
  /** How the odds were found: exact, rounded to 14 digits, between ends, from layouts drawn, or none asked for. */
  precision: v.picklist(['law', 'exact', 'rounded', 'interval', 'drawn']),
  hands: v.array(
    v.object({
      seat,
      law: bounds,
      /** What every layout has that keeps to all that is agreed. */
      agreed: v.optional(bounds),
      odds: v.optional(v.object({ lengths: bySuit(odds), points: odds })),
      /** Likeliest first, spades first: `5=3=3=2`. */
      shapes: v.array(v.object({ shape: v.string(), chance })),
    }),
  ),
  /** Who holds a card that nobody has seen, by seat. */
  holders: v.array(v.object({ card: v.string(), odds: v.record(v.string(), chance) })),
  inferences: v.array(
    v.object({
      seat,
      /** The call or card, and its place among the calls or cards, from 0. */
      act: v.string(),
      index: count,
      /** What a card is evidence of; empty for a call. */
      sign: v.string(),
      /** By which agreement or system it was read. */
      rule: v.string(),
      verdict: v.picklist(['open', 'confirmed', 'off-system', 'refuted']),
      readings: v.array(
        v.object({
          says: v.string(),
          status: v.picklist(['open', 'confirmed', 'impossible']),
          agreement: v.optional(v.picklist(['consistent', 'unspecified', 'inconsistent'])),
          chance: v.optional(chance),
        }),
      ),
    }),
  ),
  /** Where not every promise can have been kept: the acts that were off, and how likely. */
  conflict: v.array(v.object({ off: v.array(v.string()), chance })),
  /** Partner’s promises stand in the conflict. */
  partnerFirst: v.boolean(),
  /** What the step told, as the page says it. */
  sentences: v.array(v.string()),
})
export type StepData = v.InferOutput<typeof STEP_SCHEMA>

/** What in a value is not of the form, in words; nothing where it keeps to it. */
export const stepFaults = (value: unknown): readonly string[] =>
  (v.safeParse(STEP_SCHEMA, value).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  )
