/** What can be done with the agreements and with worked examples. */
import { problem } from '#core/result.ts'
import { type Side, sideName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { type ActionResult, DONE } from '../action-result.ts'
import type { KibitzerState } from '../state.ts'
import type { ExampleOpening } from '../table/example.ts'
import { withExample, withoutExample } from '../table/example-opening.ts'
import { placeSentence } from '../table/readings.ts'
import { boardAt, positionOf } from '../table/table.ts'
import { withAnnouncement } from '../table/view.ts'
import { type BothSides, steppedSides, withSide, withSides } from './agreements.ts'
import { START_SIDES } from './agreements-start.ts'

export function createAgreementActions(
  get: () => KibitzerState,
  set: (part: Partial<KibitzerState>) => void,
) {
  const put = (sides: BothSides, touched?: string): void =>
    set({ agreements: withSides(get().agreements, sides, touched) })
  const step = (direction: 1 | -1, none: string): ActionResult => {
    const now = get().agreements
    const next = steppedSides(now, direction)
    if (next === now) return problem('agreements/none', none)
    set({ agreements: next })
    return DONE
  }
  const say = (state: KibitzerState, text: string): KibitzerState => ({
    ...state,
    view: withAnnouncement(state.view, text),
  })

  return {
    /**
     * Takes the agreements of both sides, as from a file.
     * @param touched names what the edit is about; edits of the same are one step of undo.
     */
    agreeOnBoth(sides: BothSides, touched?: string): void {
      put(sides, touched)
    },
    /** The side's agreements as on a first visit. */
    resetAgreements(side: Side): void {
      const { sides } = get().agreements
      if (sides[side] !== START_SIDES[side]) put(withSide(sides, side, START_SIDES[side]))
      set({
        view: withAnnouncement(get().view, t`The agreements of ${sideName(side)} start afresh.`),
      })
    },
    undoAgreements: (): ActionResult => step(-1, t`There is no agreement to take back.`),
    redoAgreements: (): ActionResult => step(1, t`There is no agreement to bring back.`),

    /** Hides the answers of the panels until the reader has guessed, or shows them at once. */
    guessFirst(on: boolean): void {
      set({
        prefs: { ...get().prefs, guessFirst: on },
        view: withAnnouncement(
          get().view,
          on ? t`The answers are hidden until you ask.` : t`The answers are shown.`,
        ),
      })
    },

    /** Puts a worked example on the table. */
    openExample(opening: ExampleOpening): void {
      const next = withExample(get(), opening)
      const place = placeSentence(positionOf(boardAt(next.table)))
      set(say(next, t`Example: ${opening.title}. ${place}.`))
    },
    /** Leaves the example: what was on the table before is back. */
    leaveExample(): ActionResult {
      const now = get()
      if (now.example === undefined) return problem('example/none', t`No example is open.`)
      const next = withoutExample(now)
      const place = placeSentence(positionOf(boardAt(next.table)))
      set(say(next, t`The example is closed. ${place}.`))
      return DONE
    },
  }
}
