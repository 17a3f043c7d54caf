/**
 * The saved form of the table, format 5: plain data that survives both structured cloning and JSON,
 * so nothing in it is `undefined` inside an array. Everything read back is checked: shape by schema,
 * then the rules of the game, so that a damaged store can never put an impossible table on the page.
 */

import * as v from 'valibot'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { firstDuplicate } from '#core/deal.ts'
import { MAX_FILE_BYTES } from '#core/file-limits.ts'
import * as hand from '#core/hand.ts'
import type { Holding } from '#core/holding.ts'
import { isDeeperThan } from '#core/json-depth.ts'
import { inSentence, LANGUAGES, type Language } from '#core/locale.ts'
import type { AnnotatedCall, BoardRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { schemaMessage } from '#core/schema-message.ts'
import type { Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { mapTuple4 } from '#core/tuple.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import type { BothSides } from '../agreements/agreements.ts'
import { START_SIDES } from '../agreements/agreements-start.ts'
import type { OwnSystem } from '../own-systems/own-systems.ts'
import {
  ADVICE,
  DECKS,
  DIAGRAMS,
  initialPrefs,
  MOTIONS,
  type Prefs,
  ROBOT_SPEEDS,
  SUIT_ORDERS,
  TENS,
  TEXT_SIZES,
  THEMES,
} from '../prefs.ts'
import type { SessionsState } from '../sessions/sessions.ts'
import type { KibitzerState } from '../state.ts'
import type { StrategiesState } from '../strategies/strategies.ts'
import type { CalledBy, ChosenBy, TimelineEvent } from '../table/event.ts'
import type { ExampleState } from '../table/example.ts'
import type { LibraryState } from '../table/library.ts'
import type { LineTree } from '../table/lines.ts'
import type { PlayersState } from '../table/players.ts'
import { lawfulPart } from '../table/position.ts'
import { MAX_NOTE, placeOf, type TableBoard } from '../table/table.ts'
import type { ViewState } from '../table/view.ts'
import { sidesFault, sidesSchema } from './saved-agreements.ts'
import {
  ownSystemsFault,
  ownSystemsSchema,
  readOwnSystems,
  savedOwnSystems,
} from './saved-own-systems.ts'
import { sessionsSchema } from './saved-sessions.ts'
import { strategiesFault, strategiesSchema, systemSchema } from './saved-strategies.ts'
import { contractSchema, count, defined, int, object, seat } from './schemas.ts'

/** Rises when the saved form changes; an older form is brought up to date in `readSession`. */
export const FORMAT = 6

const card = int<Card>(0, 51)
/** As long as any file may have it: what came on the table must be there at the next visit. */
const text = v.pipe(v.string(), v.maxLength(MAX_FILE_BYTES))
const holding = int<Holding>(0, 0x1fff)
const savedHand = v.nullable(v.strictTuple([holding, holding, holding, holding]))
const annotated = {
  call: int<Call>(0, 37),
  alert: v.optional(v.boolean()),
  note: v.optional(text),
}
const annotatedCall: v.GenericSchema<unknown, AnnotatedCall> = object(annotated)
const claim = object({ seat, declarerTricks: int(0, 13) })
const problemSchema = object({
  code: text,
  message: text,
  line: v.optional(count),
  column: v.optional(count),
})

const fileText = v.string()
const filePlace = v.pipe(v.number(), v.integer(), v.minValue(-1))
const marks = v.array(object({ at: filePlace, text: fileText }))
const section = object({ first: fileText, lines: v.array(fileText), read: filePlace })

/** What a file said of a board beyond its record; `FileRecord` of the formats has its meaning. */
const keptSchema = v.variant('kind', [
  object({
    kind: v.literal('pbn'),
    header: v.optional(v.array(fileText)),
    tags: v.array(object({ name: fileText, value: fileText, rows: v.optional(v.array(fileText)) })),
    comments: v.optional(v.array(fileText)),
    callMarks: v.optional(marks),
    cardMarks: v.optional(marks),
    auction: v.optional(section),
    play: v.optional(section),
  }),
  object({
    kind: v.literal('lin'),
    pairs: v.array(object({ at: filePlace, key: fileText, value: fileText })),
  }),
])

const recordSchema = object({
  number: v.optional(count),
  dealer: seat,
  vulnerability: v.picklist(VULNERABILITIES),
  deal: v.strictTuple([savedHand, savedHand, savedHand, savedHand]),
  calls: v.pipe(v.array(annotatedCall), v.maxLength(400)),
  contract: v.optional(contractSchema),
  cards: v.pipe(v.array(card), v.maxLength(52)),
  claim: v.optional(claim),
  declarerTricks: v.optional(int(0, 13)),
  players: v.optional(v.record(v.picklist(['0', '1', '2', '3']), text)),
  event: v.optional(text),
  room: v.optional(v.picklist(['open', 'closed'])),
  kept: v.optional(keptSchema),
})
const planSchema = object({
  from: int(0, 51),
  cards: v.pipe(v.array(object({ seat, card, own: v.boolean() })), v.maxLength(52)),
})
const word = int(0, 0xffffffff)
/** What a robot went by, whether it called or played. */
const robotWent = {
  speed: v.picklist(ROBOT_SPEEDS),
  scoring: v.picklist(['imps', 'total', 'matchpoints']),
  seed: v.strictTuple([word, word, word, word]),
  says: text,
} as const
const chosenBySchema: v.GenericSchema<unknown, ChosenBy> = object({
  ...robotWent,
  plan: v.optional(planSchema),
  next: v.optional(planSchema),
  grounds: object({
    layouts: count,
    drawn: v.optional(v.pipe(v.number(), v.minValue(0))),
    basis: v.picklist(['agreed', 'loosened', 'law']),
    positions: count,
  }),
})
const calledBySchema: v.GenericSchema<unknown, CalledBy> = object(robotWent)
const eventSchema: v.GenericSchema<unknown, TimelineEvent> = v.variant('kind', [
  object({ kind: v.literal('call'), ...annotated, by: v.optional(calledBySchema) }),
  object({ kind: v.literal('card'), card, by: v.optional(chosenBySchema) }),
  object({ kind: v.literal('claim'), claim }),
])
const place = object({ line: count, cursor: count })
const deed = object({ before: place, after: place })
const treeSchema = object({
  lines: v.pipe(
    v.array(
      object({
        id: count,
        name: v.optional(text),
        parent: v.optional(count),
        origin: v.optional(v.picklist(['again', 'table'])),
        from: count,
        events: v.pipe(v.array(eventSchema), v.maxLength(400)),
      }),
    ),
    v.minLength(1),
  ),
  active: count,
  cursor: count,
  nextId: count,
  past: v.array(deed),
  future: v.array(deed),
})
const boardSchema = object({
  id: count,
  source: recordSchema,
  tree: v.optional(treeSchema),
  seed: v.optional(text),
  played: v.optional(v.strictTuple([systemSchema, systemSchema])),
  lent: v.optional(v.strictTuple([systemSchema, systemSchema])),
  note: v.optional(v.pipe(v.string(), v.maxLength(MAX_NOTE))),
})
const player = object({
  kind: v.picklist(['person', 'robot']),
  name: v.optional(text),
})
/** Up to format 3 the id alone. */
const systemRef = v.union([
  v.pipe(
    text,
    v.transform((id) => ({ id })),
    // What is read must be readable when it is written in today's form.
    systemSchema,
  ),
  systemSchema,
])
const systems = v.strictTuple([systemRef, systemRef])
const playersSchema = object({
  seats: v.strictTuple([player, player, player, player]),
  systems,
  records: v.optional(systems),
  twoHands: v.optional(v.boolean()),
  playedFor: v.optional(object({ board: count, seat, from: v.optional(seat) })),
})
const viewSchema = object({
  mode: v.variant('kind', [
    object({ kind: v.literal('all') }),
    object({ kind: v.literal('sit'), seat }),
    object({ kind: v.literal('kibitz'), seat }),
  ]),
  observer: v.optional(seat),
  turned: int<Seat>(0, 3),
})
const exampleSchema = object({
  id: text,
  board: count,
  before: object({
    board: count,
    sides: sidesSchema,
    players: playersSchema,
    view: viewSchema,
    lawOnly: v.boolean(),
  }),
})
const sessionSchema = object({
  // Format 1 has no strategies, format 2 no agreements and no example; up to 3 a system is its id alone,
  // up to 4 a board has no note,
  // up to 5 there are no systems of one's own.
  format: v.picklist([1, 2, 3, 4, 5, FORMAT]),
  writer: text,
  sequence: count,
  order: v.pipe(v.array(count), v.minLength(1)),
  index: count,
  nextId: count,
  players: playersSchema,
  // Preferences may grow within a format: what is missing takes its default.
  prefs: v.pipe(
    v.object({
      language: v.optional(v.nullable(v.picklist(Object.keys(LANGUAGES) as Language[]))),
      theme: v.optional(v.picklist(THEMES)),
      deck: v.optional(v.picklist(DECKS)),
      diagrams: v.optional(v.picklist(DIAGRAMS)),
      textSize: v.optional(v.picklist(TEXT_SIZES)),
      suitOrder: v.optional(v.picklist(SUIT_ORDERS)),
      ten: v.optional(v.picklist(TENS)),
      motion: v.optional(v.picklist(MOTIONS)),
      sounds: v.optional(v.boolean()),
      readAloud: v.optional(v.boolean()),
      spokenNews: v.optional(v.boolean()),
      letterKeys: v.optional(v.boolean()),
      bidGrid: v.optional(v.boolean()),
      begun: v.optional(v.boolean()),
      confirmCalls: v.optional(v.boolean()),
      confirmCards: v.optional(v.boolean()),
      advice: v.optional(v.picklist(ADVICE)),
      robotSpeed: v.optional(v.picklist(ROBOT_SPEEDS)),
      forcedCards: v.optional(v.boolean()),
      folds: v.optional(v.record(text, v.boolean())),
      panelOrder: v.optional(v.array(text)),
      lawOnly: v.optional(v.boolean()),
      guessFirst: v.optional(v.boolean()),
    }),
    v.transform(defined),
  ),
  view: viewSchema,
  library: object({ source: v.optional(text), problems: v.array(problemSchema) }),
  strategies: v.optional(strategiesSchema),
  ownSystems: v.optional(ownSystemsSchema),
  agreements: v.optional(sidesSchema),
  example: v.optional(exampleSchema),
  sessions: v.optional(sessionsSchema),
})

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

/** A board of the table as it is saved. */
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
