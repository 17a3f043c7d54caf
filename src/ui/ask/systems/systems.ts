/** How the sides stand to what is kept for them to play. Pure. */
import { type Seat, type Side, sideOf } from '#core/seat.ts'
import {
  BY_HAND,
  isOfNoSystem,
  SILENT,
  type SystemRef,
  type SystemRefs,
  systemOf,
} from '#core/system-ref.ts'
import { systemTextName } from '#core/system-text.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import type { OwnSystem, SavedStrategy } from '#store/index.ts'

type BuiltIn = JobOutput<'lists', 'systems'>[number]
/** A system that can be chosen: of the registry, or one of the partnership's own systems and strategies. */
export interface SystemListed extends Omit<BuiltIn, 'group'> {
  readonly group: BuiltIn['group'] | 'own-system' | 'own-strategy'
  /** Names it in a question; it carries the text or the facts of one's own. */
  readonly ref: SystemRef
}
/** What the partnership made itself. */
export interface Own {
  readonly strategies: readonly SavedStrategy[]
  readonly systems: readonly OwnSystem[]
}
/** What the engine tells of the own systems, in their order. */
export type OwnRead = JobOutput<'own-systems'>

/** The ref with what a system or strategy of the partnership's own says now; a link brings its own along. */
export function resolved(ref: SystemRef, { strategies, systems }: Own): SystemRef {
  if (ref.strategy !== undefined || ref.text !== undefined) return ref
  const strategy = strategies.find(({ id }) => id === ref.id)?.strategy
  if (strategy !== undefined) return { ...ref, strategy }
  const text = systems.find(({ id }) => id === ref.id)?.plays
  return text === undefined ? ref : { ...ref, text }
}

const ofOne = (ref: SystemRef, name: string) =>
  ({ id: ref.id, ref, name, short: name, notes: false, packages: [], usual: [] }) as const
/** Every system that can be chosen: those of the registry, then the own systems, then the own strategies. */
export const allSystems = (
  builtIn: readonly BuiltIn[],
  { strategies, systems }: Own,
  read: OwnRead | undefined,
): readonly SystemListed[] => [
  ...builtIn.map((one) => ({ ...one, ref: { id: one.id } })),
  ...systems.map(
    ({ id, plays }, i): SystemListed => ({
      ...ofOne({ id, text: plays }, systemTextName(plays)),
      packages: read?.[i]?.packages ?? [],
      usual: read?.[i]?.usual ?? [],
      group: 'own-system',
      hint: t`A system of your own: the robots bid by its text.`,
    }),
  ),
  ...strategies.map(
    ({ id, strategy }): SystemListed => ({
      ...ofOne({ id, strategy }, strategy.name),
      group: 'own-strategy',
      hint: t`Your facts open; natural rules written from them go on.`,
    }),
  ),
]

export type Standing =
  | 'plays'
  | 'by-hand'
  /** The engine has not told yet which systems there are. */
  | 'waiting'
  /** A system or strategy that is no longer kept, or a system that this version does not know. */
  | 'gone'

/** What the sides play, and which systems there are. */
export interface SystemsNow {
  /** A side that is gone calls by hand; silent opponents are `SILENT`. */
  readonly refs: SystemRefs
  readonly standing: readonly [Standing, Standing]
  /** `undefined` until the engine has told. */
  readonly list: readonly SystemListed[] | undefined
}

const standingOf = (ref: SystemRef, list: SystemsNow['list']): Standing => {
  if (isOfNoSystem(ref)) return 'by-hand'
  if (ref.strategy !== undefined || ref.text !== undefined) return 'plays'
  if (list === undefined) return 'waiting'
  return list.some(({ id }) => id === ref.id) ? 'plays' : 'gone'
}

/** @param silent East and West pass throughout. */
export function systemsNow(
  kept: SystemRefs,
  own: Own,
  list: SystemsNow['list'],
  silent: boolean,
): SystemsNow {
  const side = (at: Side) => {
    const ref = resolved(kept[at], own)
    const standing = standingOf(ref, list)
    const plays = silent && at === 1 ? SILENT : standing === 'gone' ? BY_HAND : undefined
    return { ref: plays === undefined ? ref : { id: plays }, standing }
  }
  const [ns, ew] = [side(0), side(1)]
  return { refs: [ns.ref, ew.ref], standing: [ns.standing, ew.standing], list }
}

export const standingAt = ({ standing }: Pick<SystemsNow, 'standing'>, seat: Seat): Standing =>
  standing[sideOf(seat)]
/** Another's strategy or text may bear the id of one's own. */
export const listedOf = (
  { id, strategy, text }: SystemRef,
  list: SystemsNow['list'],
): SystemListed | undefined =>
  list?.find(
    (one) =>
      one.id === id &&
      (strategy === undefined || strategy === one.ref.strategy) &&
      (text === undefined || text === one.ref.text),
  )
/** What somebody made themselves is called; `undefined` for a system of the registry. */
const ownName = ({ strategy, text }: SystemRef): string | undefined =>
  strategy?.name ?? (text === undefined ? undefined : systemTextName(text))
/** What readers call a system; `undefined` where nothing is played, and until it is known. */
export const systemName = (ref: SystemRef, list: SystemsNow['list']): string | undefined =>
  ownName(ref) ?? listedOf(ref, list)?.name
/** The same in a word, as seats have it. */
export const systemShortAt = ({ refs, list }: SystemsNow, seat: Seat): string | undefined => {
  const ref = systemOf(refs, seat)
  return ownName(ref) ?? listedOf(ref, list)?.short
}
export const systemNameAt = ({ refs, list }: SystemsNow, seat: Seat): string | undefined =>
  systemName(systemOf(refs, seat), list)
