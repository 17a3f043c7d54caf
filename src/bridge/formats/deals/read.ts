/** Reads hands that stand in no format, as they are pasted from mails, books and solvers. */
import { dealerOf, vulnerabilityOf } from '#core/board.ts'
import { type PartialDeal, parse as parseDeal } from '#core/deal.ts'
import { EMPTY_HAND, type Hand } from '#core/hand.ts'
import { NORTH, parseSeat, type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { parseVulnerability, type Vulnerability } from '#core/vulnerability.ts'
import { collectFaults, type Faults } from '../faults.ts'
import type { FileContent, FileRecord, ReadProgress } from '../format.ts'
import { whyDealBad, withFourthHand } from '../four-hands.ts'
import { textPlaces } from '../places.ts'
import { DIAGRAM_LINES, type Diagram, diagramAt, isSeatLine, mayBegin } from './diagram.ts'
import { DEAL, DOTTED, isNamedHand, LABELLED, readHand } from './hand-text.ts'

/** `PBN 1 2 4 1 "E:…"` in the lists of the solver DDS: dealer, vulnerability, trumps, leader. */
const SOLVER = /^\s*PBN\s+([0-3])\s+([0-3])\s+\d\s+\d\s+"/
/** The solver's own order of vulnerabilities. */
const SOLVER_VULNERABLE: readonly Vulnerability[] = ['None', 'All', 'NS', 'EW']
const SOLVER_LINE = /^\s*(NUMBER|FUT|TABLE|PAR2?|TRACE)\s/
const SOLVER_PLAY = /^\s*PLAY\s+(\d{1,2})\s/

/** A board while its hands come in. */
interface Draft {
  hands: [Hand | undefined, Hand | undefined, Hand | undefined, Hand | undefined]
  /** Where its first hand stands. */
  offset: number
  number: number | undefined
  dealer: Seat | undefined
  /** Whose hand is written first: the dealer's, unless the text says otherwise. */
  first: Seat | undefined
  vulnerability: Vulnerability | undefined
  /** A hand could not be read, and the problem has been reported. */
  bad: boolean
}
const newDraft = (): Draft => ({
  hands: [undefined, undefined, undefined, undefined],
  offset: -1,
  number: undefined,
  dealer: undefined,
  first: undefined,
  vulnerability: undefined,
  bad: false,
})

/** Reads every board of the text. */
export function* readDeals(text: string): Generator<ReadProgress, FileContent, void> {
  const faults = collectFaults(textPlaces(text))
  const boards: FileRecord[] = []
  let draft = newDraft()
  let passedOver = false
  let plays = false
  const flush = (): void => {
    if (draft.offset < 0) return
    const board = finish(draft, faults)
    if (board === undefined) faults.lose('boards', 1)
    else boards.push(board)
    draft = newDraft()
  }
  const put = (seat: Seat, hand: Hand | undefined, at: number): void => {
    if (draft.hands[seat] !== undefined) flush()
    if (draft.offset < 0) draft.offset = at
    draft.hands[seat] = hand
    if (draft.hands.every((h) => h !== undefined)) flush()
  }
  let at = 0
  let above = ''
  for (let count = 1; at < text.length; count++) {
    let end = text.indexOf('\n', at)
    if (end < 0) end = text.length
    const drawn = mayBegin(text.slice(at, Math.min(end, at + 2000)))
      ? drawnAt(text, at, above)
      : undefined
    if (drawn !== undefined) {
      if (!faults.hasRoom(boards.length, at)) return faults.content(boards)
      flush()
      readDiagram(drawn.diagram, at, draft, faults)
      flush()
      at = drawn.end
      above = ''
      continue
    }
    const line = text.slice(at, Math.min(end, at + 2000))
    if (!faults.hasRoom(boards.length, at)) return faults.content(boards)
    const deal = DEAL.exec(line)
    const labelled = LABELLED.exec(line)
    const played = SOLVER_PLAY.exec(line)
    if (deal) {
      flush()
      readWhole(deal, line, at, draft, faults)
      flush()
    } else if (labelled) {
      const seat = parseSeat(labelled[1]!.slice(0, 1))!
      const offset = at + line.lastIndexOf(labelled[2]!)
      const read = readHand(labelled[2]!)
      if (read.ok) put(seat, read.value ?? EMPTY_HAND, offset)
      else {
        faults.problem(offset, read.error.code, `${seatName(seat)}: ${read.error.message}`)
        if (draft.offset < 0) draft.offset = offset
        draft.bad = true
      }
    } else if (played) {
      faults.lose('cards', Number(played[1]))
      if (!plays)
        faults.problem(
          at,
          'deals/play',
          t`The plays of the list are left out: it names no contract.`,
        )
      plays = true
    } else if (!readHeading(line, draft, flush)) {
      const hands = isNamedHand(line)
        ? [{ 0: line.trim(), index: line.length - line.trimStart().length }]
        : [...line.matchAll(new RegExp(DOTTED, 'gi'))]
      for (const match of hands) {
        const read = readHand(match[0])
        const seat = draft.hands.indexOf(undefined) as Seat
        if (read.ok) put(seat, read.value, at + match.index)
        else faults.problem(at + match.index, read.error.code, read.error.message)
      }
      if (hands.length === 0 && !isSeatLine(line) && !passedOver && !SOLVER_LINE.test(line)) {
        passedOver = true
        faults.remark(at, 'deals/text', t`Text around the hands is passed over, from this line on.`)
      }
    }
    if (line.trim() !== '') above = line
    at = end + 1
    if (count % 64 === 0) yield { done: at, total: text.length, boards: boards.length }
  }
  flush()
  return faults.content(boards)
}

/** The diagram that begins at an offset, and where it ends. */
function drawnAt(
  text: string,
  at: number,
  above: string,
): { readonly diagram: Diagram; readonly end: number } | undefined {
  const ends: number[] = []
  const lines: string[] = []
  for (let from = at; lines.length < DIAGRAM_LINES && from < text.length; ) {
    const next = text.indexOf('\n', from)
    const end = next < 0 ? text.length : next
    lines.push(text.slice(from, Math.min(end, from + 2000)))
    ends.push(end + 1)
    from = end + 1
  }
  const diagram = diagramAt(lines, above)
  return diagram === undefined ? undefined : { diagram, end: ends[diagram.lines - 1]! }
}

/** Hands drawn by a suit a line, with the dealer and the vulnerability that stand beside them. */
function readDiagram(diagram: Diagram, at: number, draft: Draft, faults: Faults): void {
  draft.offset = at
  for (const text of diagram.beside) readHeading(text, draft, () => undefined)
  if (diagram.unclear) {
    faults.problem(
      at,
      'deals/seats',
      t`The hands drawn here do not tell whose they are: write North, East, South or West above each.`,
    )
    draft.bad = true
  }
  for (const [seat, read] of diagram.hands) {
    if (read.ok) draft.hands[seat] = read.value
    else {
      faults.problem(at, read.error.code, `${seatName(seat)}: ${read.error.message}`)
      draft.bad = true
    }
  }
}

/** A deal in one line, with what a solver's list says of it. */
function readWhole(
  match: RegExpExecArray,
  line: string,
  at: number,
  draft: Draft,
  faults: Faults,
): void {
  const offset = at + match.index
  draft.offset = offset
  const solver = SOLVER.exec(line)
  if (solver) {
    draft.dealer = Number(solver[1]) as Seat
    draft.vulnerability = SOLVER_VULNERABLE[Number(solver[2])]
  }
  const read = parseDeal(`${match[1]}:${match[2]}`.toUpperCase())
  if (!read.ok) {
    faults.problem(offset + (read.error.column ?? 1) - 1, read.error.code, read.error.message)
    draft.bad = true
    return
  }
  draft.first = parseSeat(match[1]!)
  draft.hands = [...read.value]
}

/** `Board 7`, `Dealer: East`, `Vul: NS`: true when the line says one of them. */
function readHeading(line: string, draft: Draft, flush: () => void): boolean {
  const board = /^\s*board\s*(?:no\.?)?\s*[:#]?\s*(\d{1,6})\b/i.exec(line)
  if (board) {
    flush()
    draft.number = Number(board[1]) > 0 ? Number(board[1]) : undefined
  }
  const dealer =
    /\b(?:dealer|dlr)\s*[:=]?\s*(north|east|south|west|[nesw])\b/i.exec(line) ??
    /\b(north|east|south|west)\s+(?:deals|dealer)\b/i.exec(line)
  if (dealer) draft.dealer = parseSeat(dealer[1]!.slice(0, 1))
  const vulnerable =
    /\b(neither|both|all|[ne][-/]?[sw]|north-south|east-west)(?:\s+sides?)?\s+vul\w*/i.exec(line) ??
    /\bvul\w*\s*[:=]?\s*([a-z-]+)/i.exec(line)
  if (vulnerable) draft.vulnerability = parseVulnerability(vulnerable[1]!)
  return Boolean(board ?? dealer ?? vulnerable)
}

function finish(draft: Draft, faults: Faults): FileRecord | undefined {
  if (draft.bad) return undefined
  const deal: PartialDeal = withFourthHand(draft.hands)
  const why = whyDealBad(deal)
  if (why !== undefined) {
    faults.problem(draft.offset, why.code, why.message)
    return undefined
  }
  const { number } = draft
  return {
    board: {
      number,
      dealer: draft.dealer ?? (number === undefined ? (draft.first ?? NORTH) : dealerOf(number)),
      vulnerability:
        draft.vulnerability ?? (number === undefined ? 'None' : vulnerabilityOf(number)),
      deal,
    },
    calls: [],
    contract: undefined,
    cards: [],
  }
}
