/** What can be done with the partnership’s own systems. */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { MOST_SYSTEM_TEXT, systemTextName } from '#core/system-text.ts'
import { t } from '#core/text.ts'
import { type ActionResult, DONE } from '../action-result.ts'
import type { KibitzerState } from '../state.ts'
import {
  fitOwnSystems,
  freshOwnId,
  MOST_OWN_SYSTEMS,
  type OwnSystem,
  ownSystemById,
  withOwnSystem,
  withoutOwnSystem,
  withRemoved,
} from './own-systems.ts'

/** A system to be kept: under its id where it has one, else under a new one. */
export interface OwnSystemKept {
  readonly id?: string
  readonly text: string
  /** What the robots play; what they played before, or the text of a new one, when absent. */
  readonly plays?: string
  readonly from?: string
}

export function createOwnSystemActions(
  get: () => KibitzerState,
  set: (part: Partial<KibitzerState>) => void,
) {
  return {
    /**
     * Keeps an own system, in the place of the one of its id; gives its id. Problems: `own-system/long`, and
     * `own-system/full` where there is no room: what is kept stays.
     */
    keepOwnSystem({ id, text, plays, from }: OwnSystemKept): Result<string, Problem> {
      const now = get().ownSystems
      const old = id === undefined ? undefined : ownSystemById(now, id)
      const copied = from ?? old?.from
      const one: OwnSystem = {
        id:
          old?.id ??
          freshOwnId(id ?? copied ?? systemTextName(text), new Set(now.list.map((own) => own.id))),
        text,
        plays: plays ?? old?.plays ?? text,
        ...(copied === undefined ? {} : { from: copied }),
      }
      const kilobytes = MOST_SYSTEM_TEXT / 1024
      if (Math.max(one.text.length, one.plays.length) > MOST_SYSTEM_TEXT)
        return problem('own-system/long', t`The text of a system has at most ${kilobytes} kB.`)
      const next = withOwnSystem(now, one)
      if (!fitOwnSystems(next.list))
        return problem(
          'own-system/full',
          t`There is no room for this system: ${MOST_OWN_SYSTEMS} are kept at most, of ${4 * kilobytes} kB together. Save one as a file and remove it.`,
        )
      set({ ownSystems: next })
      return ok(one.id)
    },
    removeOwnSystem(id: string): ActionResult {
      const now = get().ownSystems
      if (ownSystemById(now, id) === undefined)
        return problem('own-system/none', t`There is no such system.`)
      set({ ownSystems: withoutOwnSystem(now, id) })
      return DONE
    },
    /** Brings back the own system removed last. */
    bringBackOwnSystem(): void {
      set({ ownSystems: withRemoved(get().ownSystems) })
    },
  }
}
