/**
 * Brings the table of the last visit back. Of a long one the board on the table comes first, so that the page is
 * drawn as soon as with a single board; the others are read behind it.
 */
import { t } from '#core/text.ts'
import { fresh } from '../agreements/agreements.ts'
import { behindOwnSystems } from '../own-systems/own-systems.ts'
import type { KibitzerState } from '../state.ts'
import type { KibitzerStore } from '../store.ts'
import type { StrategiesState } from '../strategies/strategies.ts'
import { withoutStaleExample } from '../table/example-opening.ts'
import { type TableState, withRead } from '../table/table.ts'
import { setAside } from './aside.ts'
import {
  type FoundRows,
  find,
  findFirst,
  type Signature,
  signatureOf,
  withMoment,
} from './found.ts'
import type { Ledger } from './ledger.ts'
import { type Damage, damageOf, type Recovered, readBoards, recover } from './recover.ts'
import { readBoard, readSession, type Session, savedSession } from './saved.ts'
import type { TableStorage } from './storage.ts'
import { isSetAside } from './told.ts'

/** Most boards that are all read before the first drawing. */
export const READ_AT_ONCE = 100

export interface BroughtBack {
  readonly outcome: 'first-visit' | 'restored' | 'mended' | 'set-aside'
  /** The write that was read; of a last moment the one that it stands for. */
  readonly before: Signature | undefined
  /** Whether the storage lacks something of what is on the table now. */
  readonly dirty: boolean
}

export interface Bringing {
  readonly kibitzer: KibitzerStore
  readonly from: TableStorage
  /** What the last moment of a page left, if anything. */
  readonly moment: string | undefined
  readonly writer: string
  readonly ledger: Ledger
  readonly clock: () => number
}

/** The saved table with what was done here since the page opened behind it. */
function joined(
  { session, boards }: Pick<Recovered, 'session' | 'boards'>,
  state: KibitzerState,
  opened: TableState,
): TableState {
  const table: TableState = { boards, index: session.index, nextId: session.nextId }
  if (boards.length === 0) return state.table
  if (state.table === opened) return table
  const added = state.table.boards.map((b, i) => ({ ...b, id: session.nextId + i }))
  return {
    boards: [...boards, ...added],
    index: boards.length + state.table.index,
    nextId: session.nextId + added.length,
  }
}

/** The saved strategies, and behind them those made since the page opened. */
const joinedStrategies = (
  saved: Session['strategies'],
  state: StrategiesState,
): StrategiesState => ({
  ...state,
  list: [...saved.list, ...state.list.map((one, i) => ({ ...one, id: `my-${saved.nextId + i}` }))],
  nextId: saved.nextId + state.list.length,
})

/** A long table of which the board on it can be read: that board alone, and what is still to be read. */
async function firstOf(
  from: TableStorage,
): Promise<(Pick<Recovered, 'session' | 'boards'> & Pick<TableState, 'unread'>) | undefined> {
  const found = await findFirst(from)
  const read = readSession(found.session)
  if (!read.ok || read.value.order.length <= READ_AT_ONCE) return undefined
  const { order, index } = read.value
  const board = readBoard(found.board)
  if (!board.ok || board.value.id !== order[index]) return undefined
  return {
    session: { ...read.value, index: 0 },
    boards: [board.value],
    unread: { before: order.slice(0, index), behind: order.slice(index + 1) },
  }
}

const tellAside = (
  { actions }: KibitzerStore,
  from: TableStorage,
  { message, ...aside }: Damage,
  at: number,
  whole: boolean,
): Promise<void> =>
  setAside(from, aside, at, whole).then((copy) => actions.addNotice(isSetAside(message, copy)))

/** Puts what was saved into the state. Rejects when the storage cannot be read. */
export async function bringBack(by: Bringing, opened: TableState): Promise<BroughtBack> {
  const { kibitzer, from, ledger, clock } = by
  const { store } = kibitzer
  const show = (
    { session, ...saved }: Pick<Recovered, 'session' | 'boards'>,
    unread = {},
  ): void => {
    const state = store.getState()
    const restored: Partial<KibitzerState> = {
      table: { ...joined({ session, ...saved }, state, opened), ...unread },
      players: session.players,
      prefs: session.prefs,
      view: { ...state.view, ...session.view },
      library: session.library,
      strategies: joinedStrategies(session.strategies, state.strategies),
      ownSystems: {
        ...state.ownSystems,
        list: behindOwnSystems(session.ownSystems, state.ownSystems.list).list,
      },
      agreements: fresh(session.agreements),
      example: session.example,
      sessions: session.sessions,
    }
    // A board that was dealt meanwhile is on the table: the example gives way to it.
    store.setState(withoutStaleExample({ ...state, ...restored }))
  }

  // A last moment is held against all that is there.
  const first = by.moment === undefined ? await firstOf(from) : undefined
  if (first !== undefined) {
    const { session, boards, unread } = first
    show(first, { unread })
    const before = signatureOf(session)
    ledger.know(before, { boards, index: 0, nextId: session.nextId, ...(unread && { unread }) })
    const dirty = store.getState().table.boards.length !== boards.length
    return { outcome: 'restored', before, dirty }
  }

  const stored = await find(from)
  ledger.seen(signatureOf(stored.session))
  const late = withMoment(stored, by.moment)
  const whole = savedSession(store.getState(), { writer: by.writer, sequence: 0 })
  let saved = await recover(late, whole)
  let used: FoundRows = late
  // A moment that cannot be read must not cost the table that can.
  if (late !== stored && (!saved.ok || saved.value?.damage !== undefined)) {
    saved = await recover(stored, whole)
    used = stored
  }
  if (!saved.ok) {
    const aside = { session: stored.session, boards: [...stored.boards.values()] }
    const message = t`${saved.error.message} It is set aside, and a new board is on the table.`
    await tellAside(kibitzer, from, { ...aside, message }, clock(), true)
    ledger.seen(undefined)
    return { outcome: 'set-aside', before: undefined, dirty: true }
  }
  if (saved.value === undefined) return { outcome: 'first-visit', before: undefined, dirty: true }
  const { session, boards, damage } = saved.value
  show(saved.value)
  const before = signatureOf(session)
  if (damage !== undefined) {
    await tellAside(kibitzer, from, damage, clock(), false)
    return { outcome: boards.length === 0 ? 'set-aside' : 'mended', before, dirty: true }
  }
  if (used !== stored) return { outcome: 'restored', before, dirty: true }
  ledger.know(signatureOf(stored.session), {
    boards,
    index: session.index,
    nextId: session.nextId,
  })
  // Nothing to write until something is done: another tab may be at work.
  const dirty = store.getState().table.boards.length !== boards.length
  return { outcome: 'restored', before, dirty }
}

/**
 * Reads the boards that are still to be read. Rejects when the storage cannot be read; then they stay so.
 * @param take puts them into the state.
 * @returns whether the storage lacks something of what is on the table now.
 */
export async function readOthers(
  by: Omit<Bringing, 'moment'>,
  take: (read: (table: TableState) => TableState) => void,
): Promise<boolean> {
  const { kibitzer, from, ledger, writer, clock } = by
  const { store } = kibitzer
  const { unread } = store.getState().table
  if (unread === undefined) return false
  const known = ledger.signature()
  const found = await find(from)
  const read = await readBoards([...unread.before, ...unread.behind], found.boards)
  ledger.read(read.boards)
  const boards = new Map(read.boards.map((board) => [board.id, board]))
  // Other boards may have come in their place meanwhile.
  if (store.getState().table.unread === undefined) return false
  take((table) => withRead(table, boards))
  const there = signatureOf(found.session)
  const own = there?.writer === writer || there?.writer === known?.writer
  const damage = damageOf(read, store.getState().table.boards.length)
  // What another tab has taken away is not damaged.
  if (damage === undefined || (!own && damage.boards.length === 0)) return false
  await tellAside(kibitzer, from, damage, clock(), false)
  return true
}
