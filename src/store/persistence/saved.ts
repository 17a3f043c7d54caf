/**
 * The saved form of the table: plain data that survives both structured cloning and JSON,
 * so nothing in it is `undefined` inside an array. Everything read back is checked: shape by schema,
 * then the rules of the game, so that a damaged store can never put an impossible table on the page.
 */
import * as v from 'valibot'
import { firstDuplicate } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { isDeeperThan } from '#core/json-depth.ts'
import { inSentence } from '#core/locale.ts'
import type { BoardRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { schemaMessage } from '#core/schema-message.ts'
import { t } from '#core/text.ts'
import { mapTuple4 } from '#core/tuple.ts'
import type { BothSides } from '../agreements/agreements.ts'
import { START_SIDES } from '../agreements/agreements-start.ts'
import type { OwnSystem } from '../own-systems/own-systems.ts'
import { initialPrefs, type Prefs } from '../prefs.ts'
import type { SessionsState } from '../sessions/sessions.ts'
import type { KibitzerState } from '../state.ts'
import type { StrategiesState } from '../strategies/strategies.ts'
import type { TimelineEvent } from '../table/event.ts'
import type { ExampleState } from '../table/example.ts'
import type { LibraryState } from '../table/library.ts'
import type { LineTree } from '../table/lines.ts'
import type { PlayersState } from '../table/players.ts'
import { lawfulPart } from '../table/position.ts'
import { placeOf, type TableBoard } from '../table/table.ts'
import type { ViewState } from '../table/view.ts'
import { sidesFault } from './saved-agreements.ts'
import { ownSystemsFault, readOwnSystems, savedOwnSystems } from './saved-own-systems.ts'
import { strategiesFault } from './saved-strategies.ts'
import { boardSchema, FORMAT, sessionSchema } from './saved-table.ts'
import { defined } from './schemas.ts'

type Saved<T> = { readonly [K in keyof T]: Saved<T[K]> }
export type SavedBoard = Saved<v.InferInput<typeof boardSchema>>
export type SavedSession = Saved<v.InferInput<typeof sessionSchema>>

function savedRecord(record: BoardRecord): SavedBoard['source'] {
  const { board, ...rest } = record
  return defined({
    ...rest,
    number: board.number,
    dealer: board.dealer,
    vulnerability: board.vulnerability,
    deal: mapTuple4(board.deal, (h) => h ?? null),
  })
}

export const savedBoard = (board: TableBoard): SavedBoard =>
  defined({
    id: board.id,
    source: savedRecord(board.source),
    tree: board.tree,
    seed: board.seed,
    played: board.played,
    lent: board.lent,
    note: board.note,
  })

/** Everything saved but the boards themselves. */
export const savedSession = (
  s: KibitzerState,
  by: { readonly writer: string; readonly sequence: number },
): SavedSession => ({
  format: FORMAT,
  ...by,
  order: [
    ...(s.table.unread?.before ?? []),
    ...s.table.boards.map((b) => b.id),
    ...(s.table.unread?.behind ?? []),
  ],
  index: placeOf(s.table),
  nextId: s.table.nextId,
  players: s.players,
  prefs: s.prefs,
  view: defined({ mode: s.view.mode, observer: s.view.observer, turned: s.view.turned }),
  library: defined({ source: s.library.source, problems: s.library.problems }),
  strategies: { list: s.strategies.list, nextId: s.strategies.nextId },
  ownSystems: savedOwnSystems(s.ownSystems.list),
  agreements: s.agreements.sides,
  sessions: s.sessions,
  ...(s.example === undefined
    ? {}
    : {
        example: {
          ...s.example,
          before: { ...s.example.before, view: defined(s.example.before.view) },
        },
      }),
})

const damaged = (what: string) => problem('saved/damaged', t`The saved table is damaged: ${what}.`)
const where = (issues: readonly v.BaseIssue<unknown>[]): string => {
  const [first] = issues
  if (first === undefined) return t`it cannot be read`
  const words = inSentence(schemaMessage(first)).replace(/\.$/, '')
  return `${v.getDotPath(first) ?? t`its outermost part`}: ${words}`
}

/** What a session restores, apart from its boards. */
export interface Session {
  readonly writer: string
  readonly sequence: number
  readonly order: readonly number[]
  readonly index: number
  readonly nextId: number
  readonly players: PlayersState
  readonly prefs: Prefs
  readonly view: Pick<ViewState, 'mode' | 'observer' | 'turned'>
  readonly library: LibraryState
  readonly strategies: Pick<StrategiesState, 'list' | 'nextId'>
  readonly ownSystems: readonly OwnSystem[]
  readonly agreements: BothSides
  readonly example: ExampleState | undefined
  readonly sessions: SessionsState
}

/** Reads the saved session. Errors: `saved/newer` for a later format, `saved/damaged`. */
export function readSession(data: unknown): Result<Session, Problem> {
  if (isDeeperThan(data)) return damaged(t`it nests too deep`)
  const format = v.safeParse(v.object({ format: v.number() }), data)
  if (format.success && format.output.format > FORMAT)
    return problem('saved/newer', t`The table was saved by a newer version of Kibitzer.`)
  const read = v.safeParse(sessionSchema, data)
  if (!read.success) return damaged(where(read.issues))
  const s = read.output
  if (new Set(s.order).size !== s.order.length) return damaged(t`a board is named twice`)
  if (s.index >= s.order.length) return damaged(t`the board on the table is not in the list`)
  if (s.order.some((id) => id >= s.nextId)) return damaged(t`a board has no place in the list`)
  const { strategies = { list: [], nextId: 1 }, agreements = START_SIDES, example } = s
  const ownSystems = readOwnSystems(s.ownSystems)
  const fault =
    strategiesFault(strategies) ??
    ownSystemsFault(ownSystems) ??
    sidesFault(agreements) ??
    (example === undefined ? undefined : sidesFault(example.before.sides))
  if (fault !== undefined) return damaged(fault)
  return ok({
    ...s,
    prefs: { ...initialPrefs(), ...s.prefs },
    view: { observer: undefined, ...s.view },
    library: { source: undefined, ...s.library },
    strategies,
    ownSystems,
    agreements,
    sessions: s.sessions ?? [],
    example:
      example === undefined
        ? undefined
        : {
            ...example,
            before: {
              ...example.before,
              view: { ...example.before.view, observer: example.before.view.observer },
            },
          },
  })
}

/** Reads one saved board and plays it through by the rules. */
export function readBoard(data: unknown): Result<TableBoard, Problem> {
  if (isDeeperThan(data)) return damaged(t`it nests too deep`)
  const read = v.safeParse(boardSchema, data)
  if (!read.success) return damaged(where(read.issues))
  const { id, source: saved, tree, seed, played, lent, note } = read.output
  const { number, dealer, vulnerability, deal, ...rest } = saved
  const source = {
    contract: undefined,
    ...rest,
    board: defined({ number, dealer, vulnerability, deal: mapTuple4(deal, (h) => h ?? undefined) }),
  }
  if (source.board.deal.some((h) => h !== undefined && hand.size(h) > 13))
    return damaged(t`board ${id} has a hand of more than thirteen cards`)
  if (firstDuplicate(source.board.deal) !== undefined)
    return damaged(t`board ${id} has a card in two hands`)
  const fault = tree === undefined ? undefined : treeFault(source, tree)
  if (fault !== undefined) return damaged(t`board ${id} ${fault}`)
  return ok({
    id,
    source,
    tree,
    ...(seed === undefined ? {} : { seed }),
    ...(played === undefined ? {} : { played }),
    ...(lent === undefined ? {} : { lent }),
    ...(note === undefined ? {} : { note }),
  })
}

function treeFault(source: BoardRecord, tree: LineTree): string | undefined {
  const ids = new Set(tree.lines.map((line) => line.id))
  if (ids.size !== tree.lines.length) return t`has two lines of one name`
  if (tree.lines.some((line) => line.id >= tree.nextId)) return t`has a line out of number`
  const active = tree.lines.find((line) => line.id === tree.active)
  if (active === undefined || tree.cursor > active.events.length)
    return t`stands at a place that is not there`
  for (const line of tree.lines) {
    const events: readonly TimelineEvent[] = line.events
    if (line.from > events.length) return t`has a line that leaves behind its own end`
    if (line.parent !== undefined && !ids.has(line.parent)) return t`has a line that left no other`
    if (lawfulPart(source, events).length !== events.length)
      return t`has a call or card that cannot follow`
  }
  const inTree = (deed: LineTree['past'][number]) =>
    ids.has(deed.before.line) && ids.has(deed.after.line)
  return [...tree.past, ...tree.future].every(inTree) ? undefined : t`undoes on a line not there`
}
