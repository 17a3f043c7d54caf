/** The saved form of the own systems: each text once, where the robots play what is written. */
import * as v from 'valibot'
import { MOST_SYSTEM_TEXT } from '#core/system-text.ts'
import { t } from '#core/text.ts'
import {
  fitOwnSystems,
  isOwnSystemId,
  MOST_OWN_SYSTEMS,
  type OwnSystem,
} from '../own-systems/own-systems.ts'
import { object } from './schemas.ts'

/** The text of a system, as long as any may be. */
export const systemTextSchema = v.pipe(v.string(), v.maxLength(MOST_SYSTEM_TEXT))
const id = v.pipe(v.string(), v.check(isOwnSystemId))

export const ownSystemsSchema = v.pipe(
  v.array(
    object({
      id,
      text: systemTextSchema,
      /** Absent where it is the text. */
      plays: v.optional(systemTextSchema),
      from: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    }),
  ),
  v.maxLength(MOST_OWN_SYSTEMS),
)
type SavedOwnSystem = v.InferInput<typeof ownSystemsSchema>[number]

export const savedOwnSystems = (list: readonly OwnSystem[]): SavedOwnSystem[] =>
  list.map(({ plays, ...one }) => (plays === one.text ? one : { ...one, plays }))
export const readOwnSystems = (
  list: v.InferOutput<typeof ownSystemsSchema> = [],
): readonly OwnSystem[] => list.map((one) => ({ ...one, plays: one.plays ?? one.text }))

/** What is wrong with own systems of the right shape, as the end of a sentence. */
export function ownSystemsFault(list: readonly OwnSystem[]): string | undefined {
  if (new Set(list.map((one) => one.id)).size !== list.length) return t`a system is named twice`
  if (!fitOwnSystems(list)) return t`its systems are longer than all may be together`
  return undefined
}
