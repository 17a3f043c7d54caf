/**
 * What can be done. Every action that can be refused returns a `Result` whose problem says why in
 * words, and leaves the state as it was.
 */

import type { StoreApi } from 'zustand/vanilla'
import type { RobotLevel } from '#cardplay/level.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Claim } from '#core/claim.ts'
import { inSentence } from '#core/locale.ts'
import { err, problem } from '#core/result.ts'
import { type Seat, type Side, seatName } from '#core/seat.ts'
import { type SystemRef, withSystemOf } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { type ActionResult, DONE } from './action-result.ts'
import { afterChange } from './after-change.ts'
import { createAgreementActions } from './agreements/agreements-actions.ts'
import { createBoardActions } from './board-actions.ts'
import type { SharedLook } from './links/shared-look.ts'
import { createOwnSystemActions } from './own-systems/own-systems-actions.ts'
import { type Prefs, withFold } from './prefs.ts'
import { isRecord, lineName, systemsPlayed } from './selectors.ts'
import { createSessionActions } from './sessions/sessions-actions.ts'
import type { KibitzerState } from './state.ts'
import { createStrategyActions } from './strategies/strategies-actions.ts'
import { type CalledBy, type ChosenBy, sameEvent, type TimelineEvent } from './table/event.ts'
import { lastDone } from './table/last-done.ts'
import {
  activeLine,
  advance,
  begun,
  goTo,
  type LineTree,
  lineOf,
  pruned,
  redone,
  renamed,
  switched,
  undone,
} from './table/lines.ts'
import { withPlayedFor } from './table/played-for.ts'
import { type Player, withLevel, withPlayer, withSystem, withTwoHands } from './table/players.ts'
import { whyNotEvent } from './table/position.ts'
import { placeSentence } from './table/readings.ts'
import { DARK, type Spotlight } from './table/spotlight.ts'
import {
  boardAt,
  isLent,
  positionOf,
  type TableBoard,
  treeOf,
  withLent,
  withPlayed,
  withTree,
} from './table/table.ts'
import { trickStop } from './table/trick-stop.ts'
import {
  type Notice,
  turned,
  type ViewMode,
  withAnnouncement,
  withMoved,
  withNews,
  withNotice,
  withoutNotice,
} from './table/view.ts'
import { withYourTurn } from './table/your-turn.ts'

export function createActions(api: Pick<StoreApi<KibitzerState>, 'getState' | 'setState'>) {
  const get = api.getState
  const set = (part: Partial<KibitzerState>) =>
    api.setState((state) => afterChange({ ...state, ...part }))
  const say = (text: string) => withAnnouncement(get().view, text)
  const board = (): TableBoard => boardAt(get().table)
  const tree = (): LineTree => treeOf(board())

  /** Puts another tree on the table and says the sentence that goes with it. */
  const show = (next: LineTree, sentence?: string): void => {
    const table = withTree(get().table, next)
    const at = boardAt(table)
    const text = sentence ?? `${placeSentence(positionOf(at))}.`
    // A step back into what was played asks nobody for anything.
    const live = activeLine(next).events.length === next.cursor
    set({
      table,
      view: withMoved(get().view, live ? withYourTurn(text, { ...get(), table }) : text),
    })
  }
  /** After a step: what the last shown event did. */
  const stepSentence = (next: LineTree): string | undefined => lastDone({ ...board(), tree: next })

  const make = (event: TimelineEvent): ActionResult => {
    const p = positionOf(board())
    const why = whyNotEvent(p, event)
    if (why !== undefined) return err(why)
    const next = advance(tree(), event)
    show(next, stepSentence(next))
    return DONE
  }

  const seek = (cursor: number): void => {
    const now = tree()
    const next = goTo(now, { line: now.active, cursor })
    if (next === now) return
    show(next, next.cursor === now.cursor + 1 ? stepSentence(next) : undefined)
  }

  const boards = createBoardActions(get, set)
  return {
    ...boards,
    ...createAgreementActions(get, set),
    ...createStrategyActions(get, set),
    ...createOwnSystemActions(get, set),
    ...createSessionActions(get, set, boards),
    /**
     * Makes the call for the seat whose turn it is.
     * @param by what a robot went its own way by.
     */
    makeCall(
      call: Call,
      said: { readonly alert?: boolean; readonly note?: string } = {},
      by?: CalledBy,
    ): ActionResult {
      return make({ kind: 'call', call, ...said, ...(by === undefined ? {} : { by }) })
    },
    /** Plays the card for the seat whose turn it is. */
    playCard(card: Card, by?: ChosenBy): ActionResult {
      return make({ kind: 'card', card, ...(by === undefined ? {} : { by }) })
    },
    makeClaim(claim: Claim): ActionResult {
      return make({ kind: 'claim', claim })
    },
    /** Shows that many events of the active line; a number outside is brought within it. */
    seek,
    stepBy(n: number): void {
      seek(tree().cursor + n)
    },
    /** To the start of the next (1) or of this or the previous trick (-1); in the auction by a round. */
    stepTrick(direction: 1 | -1): void {
      seek(trickStop(tree(), direction))
    },
    /** Takes back what was done last, wherever the cursor has gone since. */
    undo(): ActionResult {
      const next = undone(tree())
      if (next === undefined && isLent(board())) {
        set({
          table: withLent(get().table, false),
          view: say(t`Both sides play again what they played before.`),
        })
        return DONE
      }
      if (next === undefined) return problem('undo/none', t`There is nothing to undo.`)
      const p = positionOf({ ...board(), tree: next })
      const who = p.turn === undefined ? '' : t` ${seatName(p.turn)} has the turn.`
      show(next, t`Undone: ${inSentence(placeSentence(p))}.${who}`)
      return DONE
    },
    redo(): ActionResult {
      if (board().lent !== undefined && board().played === undefined) {
        set({
          table: withLent(get().table, true),
          view: say(t`Both sides play what the page that dealt this plays.`),
        })
        return DONE
      }
      const next = redone(tree())
      if (next === undefined) return problem('redo/none', t`There is nothing to do again.`)
      show(next, stepSentence(next))
      return DONE
    },
    /** Puts another line of this board on the table. */
    selectLine(id: number): ActionResult {
      const next = switched(tree(), id)
      if (next === undefined) return problem('line/none', t`There is no such line.`)
      if (next === tree()) return DONE
      show(next)
      set({ view: say(`${lineName(get(), id)}. ${placeSentence(positionOf(board()))}.`) })
      return DONE
    },
    /** A fresh try of the board on the table, from its start; what was played before is kept beside it. */
    playAgain(): void {
      const next = begun(tree(), { origin: 'again', events: [] })
      const p = positionOf({ ...board(), tree: next })
      const who = p.turn === undefined ? '' : t` ${seatName(p.turn)} has the turn.`
      show(next, t`The board is played again from the start.${who}`)
    },
    /**
     * Puts what another table did on this board beside its lines and goes to its start, or to the line where it
     * stands already.
     */
    openTable(events: readonly TimelineEvent[], name: string): void {
      const now = tree()
      const there = now.lines.find(
        (line) =>
          line.origin === 'table' &&
          line.events.length === events.length &&
          line.events.every((event, i) => sameEvent(event, events[i])),
      )
      const next =
        there === undefined
          ? begun(now, { origin: 'table', name, events })
          : goTo(now, { line: there.id, cursor: 0 })
      show(next, t`${name}. ${placeSentence(positionOf({ ...board(), tree: next }))}.`)
    },
    renameLine(id: number, name: string): ActionResult {
      const next = renamed(tree(), id, name)
      if (next === undefined) return problem('line/none', t`There is no such line.`)
      set({ table: withTree(get().table, next) })
      return DONE
    },
    /** Deletes a line; the branches that left it stay. */
    deleteLine(id: number): ActionResult {
      const now = tree()
      if (lineOf(now, id) === undefined) return problem('line/none', t`There is no such line.`)
      const name = lineName(get(), id)
      const next = pruned(now, id)
      if (next === undefined) return problem('line/last', t`A board keeps at least one line.`)
      show(next, t`${name} is deleted. ${placeSentence(positionOf({ ...board(), tree: next }))}.`)
      return DONE
    },

    setObserver(seat: Seat | undefined): void {
      set({ view: { ...get().view, observer: seat } })
    },
    setViewMode(mode: ViewMode): void {
      set({ view: { ...get().view, mode, observer: undefined, turned: 0 } })
    },
    /** Turns the compass by a quarter, clockwise. */
    turnTable(): void {
      set({ view: turned(get().view) })
    },
    /** Says a sentence through the polite live region. */
    announce(text: string): void {
      set({ view: say(text) })
    },
    /** Says what follows from the last event, in a live region of its own, so that both are heard. */
    announceNews(text: string): void {
      set({ view: withNews(get().view, text) })
    },
    /** Lights calls and cards on the table; `undefined` puts the light out. */
    shine(spot: Spotlight | undefined): void {
      if ((spot ?? DARK) !== get().spotlight) set({ spotlight: spot ?? DARK })
    },
    addNotice(notice: Notice): void {
      set({ view: withNotice(get().view, notice) })
    },
    dismissNotice(id: string): void {
      set({ view: withoutNotice(get().view, id) })
    },

    setPrefs(part: Partial<Prefs>): void {
      set({ prefs: { ...get().prefs, ...part } })
    },
    foldPanel(panel: string, folded: boolean): void {
      set({ prefs: withFold(get().prefs, panel, folded) })
    },
    setPlayer(seat: Seat, player: Player): void {
      set({ players: withPlayer(get().players, seat, player) })
    },
    /** The person at dummy’s place plays both hands on this board. */
    playFor(seat: Seat): void {
      const state = withPlayedFor(get(), seat)
      const said = withYourTurn(t`You play both hands, from ${seatName(seat)}.`, state)
      api.setState({ ...state, view: withAnnouncement(state.view, said) })
    },
    /** What a side plays: on a record or on a board of a link that board alone, else from now on. */
    setSystem(side: Side, system: SystemRef): void {
      const state = get()
      const refs = withSystemOf(systemsPlayed(state), side, system)
      if (board().played !== undefined) set({ table: withPlayed(state.table, refs) })
      else if (isRecord(state)) set({ players: { ...state.players, records: refs } })
      else set({ players: withSystem(state.players, side, system) })
    },
    /** Takes records whose systems are not said to have been bid by what the reader's sides play. */
    readByOwn(): void {
      const { players } = get()
      set({ players: { ...players, records: players.systems } })
    },
    /** What a link says of the board on the table: who plays what, and where its reader was. */
    explainAs({ systems, tab, turn }: SharedLook): void {
      const { table, view } = get()
      set({ table: withPlayed(table, systems), view: { ...view, look: { tab, turn } } })
    },
    /** Two hands against silent opponents, or all four. */
    setLevel(level: RobotLevel): void {
      set({ players: withLevel(get().players, level) })
    },
    setTwoHands(twoHands: boolean): void {
      set({ players: withTwoHands(get().players, twoHands) })
    },
  }
}
export type Actions = ReturnType<typeof createActions>
