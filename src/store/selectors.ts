/**
 * Everything the page reads that is not stored: readings of the state, each the same object for the
 * same state, so that a component redraws only when its answer changed.
 */

import type { RobotLevel } from '#cardplay/level.ts'
import { legalCalls as lawfulCalls } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import { type Card, suitOf } from '#core/card.ts'
import * as deals from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Problem } from '#core/result.ts'
import { bySeat, type Seat, SOUTH } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { suitLed } from '#core/trick.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { plainSignals } from '#reasoning/sources/carding.ts'
import type { BothSides } from './agreements/agreements.ts'
import type { KibitzerState } from './state.ts'
import type { CalledBy, TimelineEvent } from './table/event.ts'
import { lastDone } from './table/last-done.ts'
import { activeLine, type Line, type LineTree, rootOf } from './table/lines.ts'
import { callsByItself, UNSAID } from './table/players.ts'
import {
  claimRange,
  type Phase,
  playableNow,
  positionAt,
  type TablePosition,
  whyNotCall,
  whyNotCard,
} from './table/position.ts'
import {
  type BoardResult,
  followsSuit,
  type NextStep,
  type RecordSummary,
  resultOf,
  summaryOf,
} from './table/readings.ts'
import { contractSentence, resultSentence } from './table/sentences.ts'
import {
  boardAt,
  boardsOf,
  isLent,
  placeOf,
  positionOf,
  type TableBoard,
  treeOf,
} from './table/table.ts'

/** One answer per object asked about. */
function remembered<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const hit = known.get(key)
    if (hit !== undefined) return hit.value
    const value = find(key)
    known.set(key, { value })
    return value
  }
}

type S = KibitzerState

// The document
export const currentBoard = (s: S): TableBoard => boardAt(s.table)
/** How many boards there are, and which of them is on the table, from 0. */
export const boardCount = (s: S): number => boardsOf(s.table)
export const boardPlace = (s: S): number => placeOf(s.table)
export const tree = (s: S): LineTree => treeOf(currentBoard(s))
export const line = (s: S): Line => activeLine(tree(s))
export const lines = (s: S): readonly Line[] => tree(s).lines
/** All events of the active line, those after the cursor too. */
export const timeline = (s: S): readonly TimelineEvent[] => line(s).events
/** What a robot went its own way by at that place in the auction; `undefined` for every other call. */
export function calledByAt(s: S, index: number): CalledBy | undefined {
  const event = timeline(s)[index]
  return event?.kind === 'call' ? event.by : undefined
}
/** How many events are shown. */
export const cursor = (s: S): number => tree(s).cursor
export const position = (s: S): TablePosition => positionOf(currentBoard(s))
/** The board as it stands: the active line cut at the cursor. */
export const currentRecord = (s: S): BoardRecord => position(s).record
/** The board with the whole active line. */
export const lineRecord = (s: S): BoardRecord => endOfLine(s).record
/** The position at the end of the active line. */
export const endOfLine = (s: S): TablePosition => positionOf(currentBoard(s), timeline(s).length)
/** What the last event that is shown did, in words; `undefined` before the first. */
export const lastSentence = (s: S): string | undefined => lastDone(currentBoard(s))
export const canUndo = (s: S): boolean => tree(s).past.length > 0 || isLent(currentBoard(s))
export const canRedo = (s: S): boolean => {
  const { lent, played } = currentBoard(s)
  return tree(s).future.length > 0 || (lent !== undefined && played === undefined)
}
export const atEnd = (s: S): boolean => cursor(s) === timeline(s).length

/** Names a record by its content. */
export const recordKey = remembered((record: BoardRecord): string => {
  const { board } = record
  const contract =
    record.contract === undefined
      ? ''
      : `${record.contract.bid}.${record.contract.doubled}.${record.contract.declarer}`
  const claim =
    record.claim === undefined ? '' : `${record.claim.seat}.${record.claim.declarerTricks}`
  return [
    deals.format(board.deal),
    board.dealer,
    board.vulnerability,
    record.calls.map((c) => c.call).join(','),
    contract,
    record.cards.join(','),
    claim,
  ].join('|')
})
/** Names the position by its content: hands, dealer, vulnerability, calls, cards and claim so far. */
export const positionKey = (s: S): string => recordKey(currentRecord(s))
/** Names the whole active line by its content. */
export const lineKey = (s: S): string => recordKey(lineRecord(s))

// Turn, contract, result
export const phase = (s: S): Phase => position(s).phase
/** True where a robot plays the next card: its own, or dummy's when it declares. */
export const playsByItself = (s: S): boolean => playsItselfAt(s, position(s))
function playsItselfAt(
  s: S,
  { phase: now, decides: seat, contract: played }: TablePosition,
): boolean {
  if (s.players.twoHands === true || seat === undefined) return false
  const { playedFor } = s.players
  const lent =
    seat === played?.declarer && playedFor?.seat === seat && playedFor.board === currentBoard(s).id
  return !lent && (now === 'lead' || now === 'play') && s.players.seats[seat].kind === 'robot'
}
/** The declarer whose robot has the turn and whose partner is a person: that person may play both hands. */
export function mayPlayFor(s: S): Seat | undefined {
  const { contract: played, decides: seat, dummy: across } = position(s)
  if (played === undefined || across === undefined || seat !== played.declarer) return undefined
  return playsByItself(s) && s.players.seats[across].kind === 'person' ? seat : undefined
}
/** True where a robot sits at the table. */
export const hasRobots = (s: S): boolean => s.players.seats.some(({ kind }) => kind === 'robot')
export const result = (s: S): BoardResult | undefined => resultOf(position(s))
/** Tricks declarer's side can end with by a claim now, lowest and highest. */
const claimRangeOf = remembered(claimRange)
export const claimLimits = (s: S): readonly [number, number] | undefined =>
  phase(s) === 'lead' || phase(s) === 'play' ? claimRangeOf(position(s)) : undefined

const nextStepOf = remembered((p: TablePosition): NextStep => {
  if (p.turn === undefined) {
    const known = resultOf(p)
    const sentence = known === undefined ? contractSentence(p) : resultSentence(p, known)
    return { kind: 'finished', result: known, sentence }
  }
  if (p.phase === 'auction')
    return { kind: 'call', seat: p.turn, first: p.auction.calls.length === 0 }
  if (p.phase === 'lead') return { kind: 'lead', seat: p.turn }
  const led = p.openTrick === undefined ? undefined : suitLed(p.openTrick)
  return {
    kind: 'play',
    seat: p.turn,
    by: p.decides ?? p.turn,
    trick: p.openTrick?.cards.length === 0 ? p.tricks.length + 1 : p.tricks.length,
    led,
    mustFollow: followsSuit(p),
  }
})
/** What can be done next. */
export const nextStep = (s: S): NextStep => nextStepOf(position(s))

// What may be done
const callsOf = remembered((p: TablePosition): readonly Call[] =>
  p.phase === 'auction' ? lawfulCalls(p.auction) : [],
)
export const legalCalls = (s: S): readonly Call[] => callsOf(position(s))
const cardsOf = remembered((p: TablePosition): readonly Card[] => playableNow(p))
/** The cards that may be played next; for an unknown hand every card no known hand holds. */
export const legalCards = (s: S): readonly Card[] => cardsOf(position(s))
/** Why the call cannot be made now, in words; `undefined` when it can. */
export const whyCallIllegal = (s: S, call: Call): Problem | undefined =>
  whyNotCall(position(s), call)
/** Why the card cannot be played now, in words; `undefined` when it can. */
export const whyCardIllegal = (s: S, card: Card): Problem | undefined =>
  whyNotCard(position(s), card)
/** The lowest lawful card, by suit order when several suits will do; for “play for a closed hand”. */
export const lowestLegalCard = (s: S): Card | undefined =>
  [...legalCards(s)].sort((a, b) => (a % 13) - (b % 13) || suitOf(a) - suitOf(b))[0]

/** The only card that a person among robots may play, where such cards go by themselves. */
export function forcedCard(s: S): Card | undefined {
  if (!s.prefs.forcedCards || !hasRobots(s) || playsByItself(s)) return undefined
  const { phase: now, turn: seat } = position(s)
  const open = seat !== undefined && position(s).remaining[seat] !== undefined
  const [only, another] = legalCards(s)
  return (now === 'lead' || now === 'play') && open && another === undefined ? only : undefined
}

// Who plays what
/** True for a board that came with its calls, where no link and no example says what was played. */
export const isRecord = (s: S): boolean => cameWithCalls(s, currentBoard(s))
function cameWithCalls(s: S, board: TableBoard): boolean {
  const { id, source, played } = board
  const record = played === undefined && source.calls.length > 0 && s.example?.board !== id
  return record && !isPlayedAgain(board)
}
/** True on a line that the reader began afresh: nothing of it is a record, whatever the board came with. */
function isPlayedAgain({ tree: of }: TableBoard): boolean {
  return of !== undefined && rootOf(of, activeLine(of)).origin === 'again'
}
/** True while nobody has said by which systems the record on the table was bid. */
export const isUnsaid = (s: S): boolean => isRecord(s) && s.players.records === undefined
/** What both sides play on the board on the table. */
export const systemsPlayed = (s: S): SystemRefs => systemsOn(s, currentBoard(s))
/** What both sides play on that board. */
export const systemsOn = (s: S, board: TableBoard): SystemRefs =>
  cameWithCalls(s, board) ? (s.players.records ?? UNSAID) : (board.played ?? s.players.systems)

/** Whether both sides play here what the page that dealt the board plays, and nobody has called yet. */
export const isDealtSo = (s: S): boolean => isLent(currentBoard(s)) && timeline(s).length === 0

// Who sees what
/** The seat whose knowledge the panels show. */
export function observer(s: S): Seat {
  if (s.view.observer !== undefined) return s.view.observer
  if (s.view.mode.kind !== 'all') return s.view.mode.seat
  return endOfLine(s).contract?.declarer ?? SOUTH
}
/** The seat drawn at the bottom. */
export function viewerSeat(s: S): Seat {
  const base = s.view.mode.kind === 'all' ? SOUTH : s.view.mode.seat
  return ((base + s.view.turned) & 3) as Seat
}

/**
 * The person whom the device goes on to: the board waits for them, and somebody else sits at the table. Until
 * they ask for their cards nothing that a person alone may see is shown. `undefined` also where all four
 * seats are persons and play: there one reader acts for every seat.
 */
export function passedTo(s: S): Seat | undefined {
  const { view, players } = s
  if (view.mode.kind !== 'sit' || !(hasRobots(s) || players.twoHands === true)) return undefined
  const { seat } = view.mode
  if (players.seats[seat].kind === 'robot' && players.playedFor?.seat !== seat) return undefined
  const end = endOfLine(s)
  const { phase: now, decides: next } = end
  if (next === undefined || next === seat || end.remaining[next] === undefined) return undefined
  if (now === 'auction') return callsByItself(players, next) ? undefined : next
  return players.twoHands === true || playsItselfAt(s, end) ? undefined : next
}

export interface VisibleHand {
  readonly seat: Seat
  /** True when this reader may see them. */
  readonly faceUp: boolean
  /** Cards left: 13 less those played, also for an unknown hand. */
  readonly count: number
}
type FourHands = Tuple4<VisibleHand>

const facing = new WeakMap<TablePosition, Map<Seat | 'all' | 'nobody', FourHands>>()
/** The four hands as this reader sees them, by seat N E S W. */
export function visibleHands(s: S): FourHands {
  const p = position(s)
  const { mode } = s.view
  const from = mode.kind === 'all' ? 'all' : passedTo(s) === undefined ? mode.seat : 'nobody'
  const known = facing.get(p) ?? new Map<Seat | 'all' | 'nobody', FourHands>()
  facing.set(p, known)
  const hit = known.get(from)
  if (hit !== undefined) return hit
  const dummyFaced = p.dummy !== undefined && p.phase !== 'lead' && p.phase !== 'auction'
  const hands = bySeat((seat): VisibleHand => {
    const faceUp =
      from === 'all' || p.phase === 'finished' || seat === from || (dummyFaced && seat === p.dummy)
    const played = p.tricks.reduce(
      (n, t) => n + (((seat - t.leader) & 3) < t.cards.length ? 1 : 0),
      0,
    )
    const cards = p.remaining[seat]
    return {
      seat,
      faceUp,
      count: cards === undefined ? p.trickCount - played : countOf(cards),
    }
  })
  known.set(from, hands)
  return hands
}
const countOf = (h: Hand): number => {
  let n = 0
  for (const holding of h) for (let bits: number = holding; bits !== 0; bits &= bits - 1) n += 1
  return n
}

/**
 * Why nothing may be told of the call to come, where a person makes it: the hand is closed to this reader, or
 * advice comes only when it is asked. `undefined` where it may be told, and where it is no person's call.
 */
export function callWithheld(s: S): 'closed' | 'until-asked' | undefined {
  const { phase: now, turn: seat } = position(s)
  if (now !== 'auction' || seat === undefined || !atEnd(s)) return undefined
  if (callsByItself(s.players, seat)) return undefined
  if (!visibleHands(s)[seat].faceUp) return 'closed'
  return s.prefs.advice === 'asked' || s.prefs.guessFirst ? 'until-asked' : undefined
}

const views = new WeakMap<BoardRecord, Map<Seat, SeatView | undefined>>()
const viewOf = (record: BoardRecord, seat: Seat): SeatView | undefined => {
  const known = views.get(record) ?? new Map<Seat, SeatView | undefined>()
  views.set(record, known)
  if (!known.has(seat)) known.set(seat, seatView(record, seat))
  return known.get(seat)
}
/** What the observer sees of the board as it stands; `undefined` while the device is passed on. */
export const observerView = (s: S): SeatView | undefined =>
  passedTo(s) === undefined ? viewOf(currentRecord(s), observer(s)) : undefined
/** What the observer sees of the whole active line: the input of the hidden-hands job. */
export const observerLineView = (s: S): SeatView | undefined =>
  passedTo(s) === undefined ? viewOf(lineRecord(s), observer(s)) : undefined
/** Names the question “what does the observer know along this line”. */
export const observerLineKey = (s: S): string => `${observer(s)}|${lineKey(s)}`

// Agreements and examples
/** What both sides agree by hand, North-South first; the example's own while one is open. */
export const agreedSides = (s: S): BothSides => s.agreements.sides
export const robotLevel = (s: S): RobotLevel => s.players.level ?? 'strong'
const plainly = remembered(
  ([ns, ew]: BothSides): BothSides => [
    { ...ns, carding: plainSignals(ns.carding) },
    { ...ew, carding: plainSignals(ew.carding) },
  ],
)
/** The same as the players keep to them: among beginners only some signals are given. */
export const keptSides = (s: S): BothSides =>
  robotLevel(s) === 'beginner' && hasRobots(s) ? plainly(s.agreements.sides) : s.agreements.sides
const sidesKey = remembered((sides: BothSides): string => JSON.stringify(sides))
/** Names the agreements that are kept to by their content. */
export const keptKey = (s: S): string => sidesKey(keptSides(s))
/** The name of the example on the table; `undefined` when none is. */
export const exampleId = (s: S): string | undefined => s.example?.id

// Lists
const summary = remembered(
  (board: TableBoard): RecordSummary =>
    summaryOf(
      board.tree === undefined
        ? board.source
        : positionOf(board, activeLine(board.tree).events.length).record,
    ),
)
/** Contract and result of a board of the list, at the end of its active line. */
export const boardSummary = (board: TableBoard): RecordSummary => summary(board)

/** The name of a line: the reader's own, or where it left its parent. */
export function lineName(s: S, id: number): string {
  const of = lines(s).find((l) => l.id === id)
  if (of === undefined) return ''
  if (of.name !== undefined) return of.name
  const tries = lines(s).filter(({ origin, parent }) => parent === undefined && origin !== 'table')
  if (of.origin === 'table') return t`Another table`
  if (of.parent === undefined)
    return tries.length === 1 ? t`Line ${of.id}` : t`Try ${tries.indexOf(of) + 1}`
  const p = positionAt(currentBoard(s).source, of.events, of.from)
  if (p.phase === 'auction') return t`Line ${of.id} from call ${p.auction.calls.length + 1}`
  const next = p.openTrick?.cards.length === 0 ? p.tricks.length + 1 : p.tricks.length
  return p.phase === 'lead'
    ? t`Line ${of.id} from the opening lead`
    : t`Line ${of.id} from trick ${next}`
}
