/** A backup and what is here: what comes in, what is here already, and what stays as it is here. */
import type { SystemRef, SystemRefs } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { fresh } from '../agreements/agreements.ts'
import { behindOwnSystems, fitOwnSystems, type OwnSystem } from '../own-systems/own-systems.ts'
import type { TableStorage } from '../persistence/storage.ts'
import { MOST_SESSIONS, type Session, type SessionsState } from '../sessions/sessions.ts'
import type { KibitzerState } from '../state.ts'
import type { KibitzerStore } from '../store.ts'
import { MAX_STRATEGIES, type SavedStrategy } from '../strategies/strategies.ts'
import type { PlayersState } from '../table/players.ts'
import { noted, type TableBoard } from '../table/table.ts'
import type { Backup, RowBeside } from './backup.ts'
import { boardContent, canonical } from './content.ts'
import { keepIn, keptBoard } from './shelf.ts'

export interface Merge {
  /** Boards to go behind those on the table. */
  readonly boards: readonly TableBoard[]
  /** Notes of the file for boards that are here without one, by id. */
  readonly notes: ReadonlyMap<number, string>
  readonly strategies: readonly SavedStrategy[]
  readonly ownSystems: readonly OwnSystem[]
  /** Sessions that are not here, over and done with; their boards are named as they will be here. */
  readonly sessions: SessionsState
  /** Rows beside the table that are not here. */
  readonly beside: readonly RowBeside[]
  /** How much of the file is here already, word for word. */
  readonly same: number
  /** How much is here in another form and stays so. */
  readonly stays: number
  /** Strategies and systems for which there is no room. */
  readonly full: number
  readonly damaged: number
  /** What the file calls a strategy or system, and what it is called here. */
  readonly ids: ReadonlyMap<string, string>
}

/** What comes in of the boards, and how the rest of them stand to what is here. */
function mergedBoards(backup: Backup, state: KibitzerState) {
  const here = new Map(state.table.boards.map((board) => [boardContent(board), board]))
  const notes = new Map<number, string>()
  const boards: TableBoard[] = []
  /** Ids of the file, and what they are here. */
  const places = new Map<number, number>()
  let [same, stays] = [0, 0]
  for (const board of backup.boards) {
    const content = boardContent(board)
    const known = here.get(content)
    if (known === undefined) {
      const id = state.table.nextId + boards.length
      places.set(board.id, id)
      boards.push({ ...board, id })
      here.set(content, { ...board, id })
      continue
    }
    places.set(board.id, known.id)
    if (board.note === undefined || board.note === known.note) same += 1
    else if (known.note === undefined && known.id < state.table.nextId)
      notes.set(known.id, board.note)
    else stays += 1
  }
  return { boards, notes, places, same, stays }
}

/** A session without the ids of its boards, which differ from device to device. */
const sessionContent = ({ from: _, over: _o, boards, ...session }: Session): string =>
  canonical([session, boards.map(({ board: _b, ...rest }) => rest)])

function mergedSessions(backup: Backup, state: KibitzerState, places: ReadonlyMap<number, number>) {
  const here = new Set(state.sessions.map(sessionContent))
  const played = backup.session.sessions.filter(({ boards }) => boards.length > 0)
  const sessions = played
    .filter((session) => !here.has(sessionContent(session)))
    .slice(0, MOST_SESSIONS - state.sessions.length)
    .map(
      (session): Session => ({
        ...session,
        from: places.get(session.from) ?? 0,
        boards: session.boards.map((one) => ({ ...one, board: places.get(one.board) ?? 0 })),
        over: true,
      }),
    )
  return { sessions, same: played.length - sessions.length }
}

const strategyContent = ({ sheet, strategy }: SavedStrategy): string => canonical([sheet, strategy])

function mergedStrategies(backup: Backup, state: KibitzerState) {
  const here = new Map(state.strategies.list.map((one) => [strategyContent(one), one.id]))
  const names = new Set(state.strategies.list.map((one) => one.strategy.name))
  const ids = new Map<string, string>()
  const strategies: SavedStrategy[] = []
  let [same, full] = [0, 0]
  for (const one of backup.session.strategies.list) {
    const known = here.get(strategyContent(one))
    if (known !== undefined) {
      ids.set(one.id, known)
      same += 1
    } else if (state.strategies.list.length + strategies.length >= MAX_STRATEGIES) full += 1
    else {
      const id = `my-${state.strategies.nextId + strategies.length}`
      ids.set(one.id, id)
      const name = names.has(one.strategy.name)
        ? t`${one.strategy.name}, from the backup`
        : one.strategy.name
      strategies.push({
        id,
        sheet: { ...one.sheet, name },
        strategy: { ...one.strategy, name },
      })
    }
  }
  return { strategies, ids, same, full }
}

const ownSystemContent = ({ text, plays }: OwnSystem): string => canonical([text, plays])

function mergedOwnSystems(backup: Backup, state: KibitzerState) {
  const known = new Map(state.ownSystems.list.map((one) => [ownSystemContent(one), one.id]))
  const ids = new Map<string, string>()
  let list = state.ownSystems.list
  let [same, full] = [0, 0]
  for (const one of backup.session.ownSystems) {
    const here = known.get(ownSystemContent(one))
    const next = behindOwnSystems(list, [one])
    if (here !== undefined) {
      ids.set(one.id, here)
      same += 1
    } else if (fitOwnSystems(next.list)) {
      list = next.list
      for (const [from, to] of next.ids) ids.set(from, to)
    } else full += 1
  }
  return { ownSystems: list.slice(state.ownSystems.list.length), ids, same, full }
}

function mergedRows(backup: Backup, rows: readonly RowBeside[]) {
  const here = new Map(rows.map(({ table, key, row }) => [`${table} ${key}`, row]))
  const shelf = new Set(
    rows.flatMap(({ key, row }) => {
      const kept = keptBoard(key, row)
      return kept === undefined ? [] : [boardContent(kept.board)]
    }),
  )
  const beside: RowBeside[] = []
  let [same, stays] = [0, 0]
  for (const one of backup.beside) {
    const kept = one.table === 'kept' ? keptBoard(one.key, one.row) : undefined
    const known = here.get(`${one.table} ${one.key}`)
    // A kept board is told by what it is: its key says only which was kept first.
    if (kept === undefined ? known === undefined : !shelf.has(boardContent(kept.board)))
      beside.push(one)
    else if (kept !== undefined || canonical(known) === canonical(one.row)) same += 1
    else stays += 1
  }
  return { beside, same, stays }
}

/** What restoring would do; nothing is changed yet. @param rows what stands beside the table here. */
export function mergeOf(backup: Backup, state: KibitzerState, rows: readonly RowBeside[]): Merge {
  const boards = mergedBoards(backup, state)
  const sessions = mergedSessions(backup, state, boards.places)
  const strategies = mergedStrategies(backup, state)
  const own = mergedOwnSystems(backup, state)
  const beside = mergedRows(backup, rows)
  return {
    boards: boards.boards,
    notes: boards.notes,
    sessions: sessions.sessions,
    strategies: strategies.strategies,
    ownSystems: own.ownSystems,
    ids: new Map([...strategies.ids, ...own.ids]),
    full: strategies.full + own.full,
    beside: beside.beside,
    same: boards.same + sessions.same + strategies.same + own.same + beside.same,
    stays: boards.stays + beside.stays,
    damaged: backup.damaged,
  }
}

const renamedIn = (refs: SystemRefs, ids: Merge['ids']): SystemRefs => {
  const to = (ref: SystemRef): SystemRef => ({ ...ref, id: ids.get(ref.id) ?? ref.id })
  return [to(refs[0]), to(refs[1])]
}
const playersHere = (players: PlayersState, ids: Merge['ids']): PlayersState => ({
  ...players,
  systems: renamedIn(players.systems, ids),
  ...(players.records === undefined ? {} : { records: renamedIn(players.records, ids) }),
})

/**
 * Does it: what is here stays, and what comes in goes behind it.
 * @param settings also takes the file's players, agreements and preferences in place of those here.
 */
export async function restore(
  { store }: Pick<KibitzerStore, 'store'>,
  storage: TableStorage,
  backup: Backup,
  merge: Merge,
  settings: boolean,
): Promise<void> {
  // First what can fail.
  await storage.transact('readwrite', async (tx) => {
    for (const { table, key, row } of merge.beside) {
      const kept = table === 'kept' ? keptBoard(key, row) : undefined
      if (kept !== undefined) await keepIn(tx, kept.board, kept.at)
      else await tx.put(table, key, row)
    }
  })
  store.setState(({ table, strategies, ownSystems, sessions, ...state }) => ({
    // The one under way stays the last.
    sessions: [...merge.sessions, ...sessions],
    table: {
      ...table,
      boards: [
        ...table.boards.map((board) => {
          const note = merge.notes.get(board.id)
          return note === undefined ? board : noted(board, note)
        }),
        ...merge.boards.map((board) => ({
          ...board,
          ...(board.played === undefined ? {} : { played: renamedIn(board.played, merge.ids) }),
          ...(board.lent === undefined ? {} : { lent: renamedIn(board.lent, merge.ids) }),
        })),
      ],
      nextId: table.nextId + merge.boards.length,
    },
    strategies: {
      ...strategies,
      list: [...strategies.list, ...merge.strategies],
      nextId: strategies.nextId + merge.strategies.length,
    },
    ownSystems: {
      ...ownSystems,
      list: [...ownSystems.list, ...merge.ownSystems],
    },
    players: settings ? playersHere(backup.session.players, merge.ids) : state.players,
    prefs: settings ? backup.session.prefs : state.prefs,
    agreements: settings ? fresh(backup.session.agreements) : state.agreements,
  }))
}
