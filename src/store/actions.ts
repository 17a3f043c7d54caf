/**
 * What can be done. Every action that can be refused returns a `Result` whose problem says why in
 * words, and leaves the state as it was.
 */

import type { StoreApi } from 'zustand/vanilla'
import { boardOf } from '#core/board.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { cardName } from '#core/card.ts'
import type { Claim } from '#core/claim.ts'
import type { PartialDeal } from '#core/deal.ts'
import { firstDuplicate } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { err, ok, type Problem, problem, type Result } from '#core/result.ts'
import { formatSeed, randomSeed, type Seed } from '#core/rng.ts'
import { type Seat, type Side, seatName } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { Strategy } from '#core/strategy.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { createAgreementActions } from './agreements-actions.ts'
import { callEvent, type TimelineEvent } from './event.ts'
import { settled } from './example.ts'
import {
  activeLine,
  advance,
  goTo,
  type LineTree,
  lineOf,
  placeOf,
  pruned,
  redone,
  renamed,
  switched,
  undone,
} from './lines.ts'
import { type Player, withPlayer, withSystem, withTwoHands } from './players.ts'
import { whyNot } from './position.ts'
import { type Prefs, withFold } from './prefs.ts'
import { actorOf, placeSentence } from './readings.ts'
import { lineName, recordKey } from './selectors.ts'
import { eventSentence } from './sentences.ts'
import { DARK, type Spotlight } from './spotlight.ts'
import type { KibitzerState, SharedPosition } from './state.ts'
import {
  MAX_STRATEGIES,
  type StrategySheet,
  stepped,
  strategyById,
  withDeleted,
  withoutStrategy,
  withSheet,
  withStrategy,
  withUse,
} from './strategies.ts'
import {
  boardAt,
  isAsLoaded,
  isUntouched,
  positionOf,
  type TableBoard,
  tableOf,
  treeOf,
  withBoards,
  withTree,
} from './table.ts'
import {
  type Notice,
  turnedBy,
  type ViewMode,
  withAnnouncement,
  withNews,
  withNotice,
  withoutNotice,
} from './view.ts'

export type Done = Result<true, Problem>
const DONE: Done = ok(true)

export interface DealOptions {
  /** Left out: fresh entropy from the browser. */
  readonly seed?: Seed
  /** The board number, from 1; left out: the one after the board on the table. */
  readonly number?: number
}
export interface LoadOptions {
  /** `replace` (the default) puts the boards in place of all others, `append` behind them. */
  readonly mode?: 'replace' | 'append'
  /** Which of the boards comes on the table, from 0. */
  readonly index?: number
  readonly problems?: readonly Problem[]
  /** The seed the boards were dealt from, as written, when they were dealt here. */
  readonly seed?: string
}
export interface SetDealOptions {
  /** `undefined` takes the number away. */
  readonly number?: number | undefined
  readonly dealer?: Seat
  readonly vulnerability?: Vulnerability
}

/** A board to begin with, dealt from that seed. */
export const dealtRecord = (seed: Seed, number: number): BoardRecord => ({
  board: boardOf(number, dealFromSeed(seed, number)),
  calls: [],
  contract: undefined,
  cards: [],
})

const freshSeed = (): Seed => randomSeed(crypto.getRandomValues(new Uint32Array(4)))

export function createActions(api: Pick<StoreApi<KibitzerState>, 'getState' | 'setState'>) {
  const get = api.getState
  const set = (part: Partial<KibitzerState>) =>
    api.setState((state) => settled({ ...state, ...part }))
  const say = (text: string) => withAnnouncement(get().view, text)
  const board = (): TableBoard => boardAt(get().table)
  const tree = (): LineTree => treeOf(board())

  /** Puts another tree on the table and says the sentence that goes with it. */
  const show = (next: LineTree, sentence?: string): void => {
    const table = withTree(get().table, next)
    const at = boardAt(table)
    const text = sentence ?? `${placeSentence(positionOf(at))}.`
    set({ table, view: say(text) })
  }
  /** After a step: what the last shown event did. */
  const stepSentence = (next: LineTree): string | undefined => {
    const event = activeLine(next).events[next.cursor - 1]
    if (event === undefined) return undefined
    const moved: TableBoard = { ...board(), tree: next }
    const before = positionOf(moved, next.cursor - 1)
    return eventSentence(event, actorOf(before, event), positionOf(moved))
  }

  const make = (event: TimelineEvent): Done => {
    const p = positionOf(board())
    const why = whyNot(p, event)
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

  const loadBoards = (
    records: readonly BoardRecord[],
    sourceName: string,
    options: LoadOptions = {},
  ): Done => {
    if (records.length === 0) return problem('load/empty', 'There is no board to load.')
    const index = Math.max(0, Math.min(records.length - 1, options.index ?? 0))
    const { table } = get()
    const seed = options.seed === undefined ? {} : { seed: options.seed }
    const added =
      options.mode === 'append'
        ? withBoards(table, records, seed)
        : tableOf(records, { firstId: table.nextId, ...seed })
    set({
      table: { ...added, index: options.mode === 'append' ? added.index + index : index },
      library: { source: sourceName, problems: options.problems ?? [] },
      view: say(
        records.length === 1
          ? `One board loaded from ${sourceName}.`
          : `${records.length} boards loaded from ${sourceName}.`,
      ),
    })
    return DONE
  }

  const selectBoard = (index: number): Done => {
    const { table } = get()
    if (!Number.isInteger(index) || index < 0 || index >= table.boards.length)
      return problem('board/none', `There is no board ${index + 1} in the list.`)
    const next = { ...table, index }
    const { number } = boardAt(next).source.board
    set({ table: next, view: say(number === undefined ? 'Another board.' : `Board ${number}.`) })
    return DONE
  }

  /** Deals a board and puts it behind the others. */
  const dealNew = (options: DealOptions = {}): Done => {
    const { table } = get()
    const number = options.number ?? (boardAt(table).source.board.number ?? 0) + 1
    if (!Number.isSafeInteger(number) || number < 1)
      return problem('board/number', 'A board number is a whole number from 1.')
    const seed = options.seed ?? freshSeed()
    const record = dealtRecord(seed, number)
    set({
      table: withBoards(table, [record], { seed: formatSeed(seed) }),
      view: say(`Board ${number} is dealt. ${seatName(record.board.dealer)} calls first.`),
    })
    return DONE
  }

  return {
    ...createAgreementActions(get, set),
    dealNew,
    /** The next board of the list, or a new deal after the last. */
    nextBoard(): Done {
      const { table } = get()
      return table.index + 1 < table.boards.length ? selectBoard(table.index + 1) : dealNew()
    },
    loadBoards,
    selectBoard,
    /**
     * Puts a board exactly as a link describes it behind the others: line, cursor and view. A board
     * that stands in the list just so, as when the same link is opened again, is shown instead.
     */
    openPosition({ record, cursor, view }: SharedPosition): Done {
      const { table } = get()
      const key = recordKey(record)
      const same = table.boards.findIndex(
        (b) => recordKey(b.source) === key && treeOf(b).lines.length === 1 && isAsLoaded(b),
      )
      const opened = same < 0 ? withBoards(table, [record]) : { ...table, index: same }
      const next = withTree(opened, goTo(treeOf(boardAt(opened)), { line: 1, cursor }))
      set({
        table: next,
        view: {
          ...say(`A shared position is open. ${placeSentence(positionOf(boardAt(next)))}.`),
          mode: view.mode,
          observer: view.observer,
          turned: view.turned,
        },
      })
      return DONE
    },
    /** Puts hands on the table: in place of a board nothing has happened on, else as a new board. */
    setDeal(deal: PartialDeal, options: SetDealOptions = {}): Done {
      const twice = firstDuplicate(deal)
      if (twice !== undefined)
        return problem(
          'deal/duplicate',
          `The ${cardName(twice.card)} stands in two hands, ${twice.seats.map(seatName).join(' and ')}.`,
        )
      const { table } = get()
      const now = boardAt(table)
      const { board: old } = now.source
      const record: BoardRecord = {
        board: {
          number: 'number' in options ? options.number : old.number,
          dealer: options.dealer ?? old.dealer,
          vulnerability: options.vulnerability ?? old.vulnerability,
          deal,
        },
        calls: [],
        contract: undefined,
        cards: [],
      }
      const added = withBoards(table, [record], { at: table.index + 1 })
      const replaced = isUntouched(now) && now.source.contract === undefined
      set({
        table: replaced
          ? {
              ...added,
              boards: added.boards.filter((b) => b.id !== now.id),
              index: table.index,
            }
          : added,
        view: say(`New hands are on the table. ${seatName(record.board.dealer)} calls first.`),
      })
      return DONE
    },
    /** Makes the call for the seat whose turn it is. */
    makeCall(call: Call, said: { readonly alert?: boolean; readonly note?: string } = {}): Done {
      return make(callEvent({ call, ...said }))
    },
    /** Plays the card for the seat whose turn it is. */
    playCard(card: Card): Done {
      return make({ kind: 'card', card })
    },
    makeClaim(claim: Claim): Done {
      return make({ kind: 'claim', claim })
    },
    /** Shows that many events of the active line; a number outside is brought within it. */
    seek,
    stepBy(n: number): void {
      seek(tree().cursor + n)
    },
    /** To the start of the next (1) or of this or the previous trick (-1); in the auction by a round. */
    stepTrick(direction: 1 | -1): void {
      seek(trickStop(board(), direction))
    },
    /** Takes back what was done last, wherever the cursor has gone since. */
    undo(): Done {
      const next = undone(tree())
      if (next === undefined) return problem('undo/none', 'There is nothing to undo.')
      const p = positionOf({ ...board(), tree: next })
      const who = p.turn === undefined ? '' : ` ${seatName(p.turn)} has the turn.`
      show(next, `Undone: ${lowered(placeSentence(p))}.${who}`)
      return DONE
    },
    redo(): Done {
      const next = redone(tree())
      if (next === undefined) return problem('redo/none', 'There is nothing to do again.')
      show(next, stepSentence(next))
      return DONE
    },
    /** Puts another line of this board on the table. */
    selectLine(id: number): Done {
      const next = switched(tree(), id)
      if (next === undefined) return problem('line/none', 'There is no such line.')
      if (next === tree()) return DONE
      show(next)
      set({ view: say(`${lineName(get(), id)}. ${placeSentence(positionOf(board()))}.`) })
      return DONE
    },
    renameLine(id: number, name: string): Done {
      const next = renamed(tree(), id, name)
      if (next === undefined) return problem('line/none', 'There is no such line.')
      set({ table: withTree(get().table, next) })
      return DONE
    },
    /** Deletes a line; the branches that left it stay. */
    deleteLine(id: number): Done {
      const now = tree()
      if (lineOf(now, id) === undefined) return problem('line/none', 'There is no such line.')
      const name = lineName(get(), id)
      const next = pruned(now, id)
      if (next === undefined) return problem('line/last', 'A board keeps at least one line.')
      show(next, `${name} is deleted. ${placeSentence(positionOf({ ...board(), tree: next }))}.`)
      return DONE
    },

    setObserver(seat: Seat | undefined): void {
      set({ view: { ...get().view, observer: seat } })
    },
    setViewMode(mode: ViewMode): void {
      set({ view: { ...get().view, mode, observer: undefined, turned: 0 } })
    },
    /** Turns the compass by quarters, clockwise. */
    turnTable(quarters = 1): void {
      set({ view: turnedBy(get().view, quarters) })
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
    setSystem(side: Side, system: string): void {
      set({ players: withSystem(get().players, side, system) })
    },
    /** Two hands against silent opponents, or all four. */
    setTwoHands(twoHands: boolean): void {
      set({ players: withTwoHands(get().players, twoHands) })
    },

    /** Puts a strategy in the library; gives its id. */
    addStrategy(sheet: StrategySheet, strategy: Strategy): Result<string, Problem> {
      const now = get().strategies
      if (now.list.length >= MAX_STRATEGIES)
        return problem(
          'strategy/full',
          `The library has ${MAX_STRATEGIES} strategies. Delete one before another goes in.`,
        )
      set({ strategies: withStrategy(now, sheet, strategy) })
      return ok(`my-${now.nextId}`)
    },
    /** @param touched names what the edit is about; edits of the same are one step of undo. */
    editStrategy(id: string, sheet: StrategySheet, touched?: string): void {
      set({ strategies: withSheet(get().strategies, id, sheet, touched) })
    },
    /** Takes what the sheet says as the strategy in use. */
    takeStrategy(id: string, strategy: Strategy): void {
      set({ strategies: withUse(get().strategies, id, strategy) })
    },
    undoStrategy(id: string): Done {
      const next = stepped(get().strategies, id, -1)
      if (next === get().strategies) return problem('undo/none', 'There is nothing to undo.')
      set({ strategies: next })
      return DONE
    },
    redoStrategy(id: string): Done {
      const next = stepped(get().strategies, id, 1)
      if (next === get().strategies) return problem('redo/none', 'There is nothing to redo.')
      set({ strategies: next })
      return DONE
    },
    deleteStrategy(id: string): Done {
      const one = strategyById(get().strategies, id)
      if (one === undefined) return problem('strategy/none', 'There is no such strategy.')
      set({ strategies: withoutStrategy(get().strategies, id) })
      return DONE
    },
    /** Brings back the strategy deleted last. */
    bringBackStrategy(): void {
      set({ strategies: withDeleted(get().strategies) })
    },
  }
}
export type Actions = ReturnType<typeof createActions>

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Where a step by a trick ends: the edges of tricks, the end of the auction and its rounds. */
export function trickStop(board: TableBoard, direction: 1 | -1): number {
  const tree = treeOf(board)
  const { events } = activeLine(tree)
  const calls = events.findIndex((event) => event.kind !== 'call')
  const auctionEnd = calls < 0 ? events.length : calls
  const isStop = (at: number): boolean =>
    at <= 0 ||
    at >= events.length ||
    at === auctionEnd ||
    (at > auctionEnd ? (at - auctionEnd) % 4 === 0 : at % 4 === 0)
  let at = placeOf(tree).cursor + direction
  while (!isStop(at)) at += direction
  return at
}
