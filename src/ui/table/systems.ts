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
import type { JobOutput } from '#engine/protocol.ts'
import type { SavedStrategy } from '#store/index.ts'

/** A system of the registry, as the engine tells of it. */
export type SystemListed = JobOutput<'system-list'>[number]

/** The ref with the facts that a strategy of the partnership's own has now; a link brings its own along. */
export function resolved(ref: SystemRef, own: readonly SavedStrategy[]): SystemRef {
  const mine = ref.strategy === undefined ? own.find(({ id }) => id === ref.id) : undefined
  return mine === undefined ? ref : { ...ref, strategy: mine.strategy }
}

export type Standing =
  | 'plays'
  | 'by-hand'
  /** The engine has not told yet which systems there are. */
  | 'waiting'
  /** A strategy that is no longer in the library, or a system that this version does not know. */
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
  if (ref.strategy !== undefined) return 'plays'
  if (list === undefined) return 'waiting'
  return list.some(({ id }) => id === ref.id) ? 'plays' : 'gone'
}

/** @param silent East and West pass throughout. */
export function systemsNow(
  kept: SystemRefs,
  own: readonly SavedStrategy[],
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

export const standingAt = ({ standing }: SystemsNow, seat: Seat): Standing => standing[sideOf(seat)]
export const listedOf = (ref: SystemRef, list: SystemsNow['list']): SystemListed | undefined =>
  list?.find(({ id }) => id === ref.id)
/** What readers call a system; `undefined` where nothing is played, and until it is known. */
export const systemName = (ref: SystemRef, list: SystemsNow['list']): string | undefined =>
  ref.strategy?.name ?? listedOf(ref, list)?.name
/** The same in a word, as seats have it. */
export const systemShortAt = ({ refs, list }: SystemsNow, seat: Seat): string | undefined => {
  const ref = systemOf(refs, seat)
  return ref.strategy?.name ?? listedOf(ref, list)?.short
}
export const systemNameAt = ({ refs, list }: SystemsNow, seat: Seat): string | undefined =>
  systemName(systemOf(refs, seat), list)
