/**
 * Hands drawn as newspapers and forums print them: a suit a line, North above, West and East beside one
 * another, South below. Signs or letters of suits, or none where all four hands stand; 10 or T.
 */
import type { Hand } from '#core/hand.ts'
import type { Problem, Result } from '#core/result.ts'
import { EAST, NORTH, parseSeat, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit, suitLetter, suitSymbol } from '#core/suit.ts'
import { readLinHand } from '../lin/hands.ts'

/** Lines that may stand between two rows of hands: seats, blank ones, the box of a compass. */
const MOST_BETWEEN = 8
/** Longer lines are prose. */
const MOST_LETTERS = 300

const VOID = /^(?:[-–—]+|void|none|nil)$/i
const CARDS = /^(?:(?:10|[2-9tjqka])[\s,.]*)+$/i
/** What a compass is drawn with. */
const COMPASS = /[|+_─│┌┐└┘├┤┬┴┼═║╔╗╚╝]/g
const SEAT_WORD = /^(north|east|south|west|[nesw])\b[:.)]?/i
/** A suit's letter stands before its cards, before blanks or at the end; it ends no word. */
const signOf = (suit: Suit): RegExp => {
  const letter = suitLetter(suit)
  return new RegExp(
    `(?:!${letter}|(?<![\\w])${letter}(?=[\\s:=]|10|[2-9tjqka]|[-–—]|void|$)|${suitSymbol(suit)})\\s*[:=]?`,
    'gi',
  )
}
const SIGNS = SUITS_DESCENDING.map(signOf)
const plain = (line: string): string =>
  line
    .replaceAll(/&(spade|heart|diam|club)s?;/gi, (_, name: string) => `!${name[0]}`)
    .replaceAll('♤', '♠')
    .replaceAll('♡', '♥')
    .replaceAll('♢', '♦')
    .replaceAll('♧', '♣')
    .replaceAll('\ufe0f', '')
    .replaceAll(COMPASS, ' ')
    .replaceAll('\u00a0', ' ')

/** Suits of one line, and the text in front of the first. */
interface SuitLine {
  readonly cards: readonly string[]
  readonly before: string
}
/** The cards of a suit: the seats of a compass and what stands far to the right are not among them. */
function cardsOf(text: string): string | undefined {
  const own = text.replace(/(?:^|\s+)[nesw](?=\s|$).*$/i, '').trim()
  const cards = CARDS.test(own) ? own : (own.split(/\s{3,}|\t/)[0] ?? '')
  if (cards === '' || VOID.test(cards)) return ''
  return CARDS.test(cards) ? cards : undefined
}
/** One or two holdings of the suit, each behind its sign. */
function signedLine(line: string, row: number): SuitLine | undefined {
  const all = [...line.matchAll(SIGNS[row]!)]
  // Beside real signs a letter is a dealer's or a seat of the compass.
  const drawn = all.filter(([sign]) => /^[!♠♥♦♣]/.test(sign))
  const found = drawn.length > 0 ? drawn : all
  if (found.length === 0 || found.length > 2) return undefined
  const cards: string[] = []
  for (const [i, match] of found.entries()) {
    const held = cardsOf(line.slice(match.index + match[0].length, found[i + 1]?.index))
    if (held === undefined) return undefined
    cards.push(held)
  }
  const before = line.slice(0, found[0]!.index)
  // Words that run into the suit are a sentence, not the edge of a diagram.
  return before.trim() === '' ||
    /(?:\s{2,}|[:=.)]\s*|\t)$/.test(before) ||
    SEAT_WORD.test(before.trim())
    ? { cards, before: before.trim() }
    : undefined
}
/** One or two holdings without a sign, blanks between them. */
function bareLine(line: string): SuitLine | undefined {
  const parts = line
    .trim()
    .split(/\s{2,}|\t+/)
    .filter((part) => !/^[nesw]$/i.test(part) && part !== '')
  if (parts.length === 0 || parts.length > 2) return undefined
  if (!parts.every((part) => VOID.test(part) || CARDS.test(part))) return undefined
  return { cards: parts.map((part) => (VOID.test(part) ? '' : part)), before: '' }
}

/** Four lines of one hand, or of two beside one another. */
interface Row {
  readonly hands: readonly string[]
  readonly before: readonly string[]
}
function rowAt(
  lines: readonly string[],
  from: number,
  suitLine: (line: string, row: number) => SuitLine | undefined,
): Row | undefined {
  const read: SuitLine[] = []
  for (let row = 0; row < 4; row++) {
    const line = lines[from + row]
    const suit = line === undefined ? undefined : suitLine(line, row)
    if (suit === undefined || suit.cards.length !== (read[0] ?? suit).cards.length) return undefined
    read.push(suit)
  }
  return {
    hands: read[0]!.cards.map((_, which) =>
      read.map(({ cards }, row) => `${suitLetter(SUITS_DESCENDING[row]!)}${cards[which]}`).join(''),
    ),
    before: read.map(({ before }) => before),
  }
}

/** The seats that a line names and nothing else; none if it says anything else. */
function seatsIn(line: string): readonly Seat[] {
  const words = line
    .trim()
    .split(/[\s:.()]+/)
    .filter((word) => word !== '')
  const seats = words.map((word) =>
    SEAT_WORD.exec(word)?.[0] === word ? parseSeat(word.slice(0, 1)) : undefined,
  )
  return seats.every((seat) => seat !== undefined) ? seats : []
}

/** A line with nothing to read but seats, the box of a compass, or blanks. */
export const isSeatLine = (line: string): boolean => {
  const text = plain(line).trim()
  return /^[-–—=\s]*$/.test(text) || seatsIn(text).length > 0
}

/** What is drawn: hands by seat, the text beside them, and how many lines it takes. */
export interface Diagram {
  readonly hands: readonly (readonly [Seat, Result<Hand | undefined, Problem>])[]
  /** What stands to the left of the hands: a dealer, a vulnerability. */
  readonly beside: readonly string[]
  readonly lines: number
  /** The rows of hands do not say whose they are. */
  readonly unclear: boolean
}

/**
 * Above, beside one another, below: the seats of the rows by the number of hands in each, unless
 * each hand is named.
 */
const PLACES: Readonly<Record<string, readonly (readonly Seat[])[]>> = {
  '121': [[NORTH], [WEST, EAST], [SOUTH]],
  '12': [[NORTH], [WEST, EAST]],
  '21': [[WEST, EAST], [SOUTH]],
  '11': [[NORTH], [SOUTH]],
  '2': [[WEST, EAST]],
}

/** Whether spades could stand here: most lines are passed over by this. */
export function mayBegin(line: string): boolean {
  if (line.length > MOST_LETTERS || line.trim() === '') return false
  const drawn = plain(line)
  return signedLine(drawn, 0) !== undefined || bareLine(drawn) !== undefined
}

/**
 * The diagram that begins at the first of these lines, if one does.
 * @param lines at most `DIAGRAM_LINES` lines from there on are looked at
 * @param above the line before, which may name the first seat
 */
export function diagramAt(lines: readonly string[], above: string): Diagram | undefined {
  if (!mayBegin(lines[0] ?? '')) return undefined
  const drawn = lines.map((line) => (line.length > MOST_LETTERS ? '?' : plain(line)))
  return assembled(drawn, above, signedLine, false) ?? assembled(drawn, above, bareLine, true)
}
/** Four rows, each of four lines, with what may stand between them. */
export const DIAGRAM_LINES = 4 * 4 + 3 * MOST_BETWEEN

function assembled(
  lines: readonly string[],
  above: string,
  suitLine: (line: string, row: number) => SuitLine | undefined,
  bare: boolean,
): Diagram | undefined {
  const rows: { readonly row: Row; readonly named: readonly Seat[] }[] = []
  let [end, named, count] = [0, seatsIn(plain(above)), 0]
  for (let at = 0; at < lines.length && at - end <= MOST_BETWEEN && count < 4; ) {
    const row = rowAt(lines, at, suitLine)
    if (row === undefined) {
      if (at === 0) return undefined
      const line = lines[at]!.trim()
      const seats = seatsIn(line)
      if (seats.length > 0) named = seats
      else if (line !== '' && !/^[\s\-–—=]+$/.test(line)) break
      at += 1
      continue
    }
    const here = seatsIn(row.before[0]!)
    const seats = here.length > 0 ? here : named
    const again = rows.some((before) => before.named.some((seat) => seats.includes(seat)))
    if (again || count + row.hands.length > 4) break
    rows.push({ row, named: seats })
    count += row.hands.length
    at += 4
    end = at
    named = []
  }
  const shape = rows.map(({ row }) => row.hands.length).join('')
  const cards = rows
    .flatMap(({ row }) => row.hands)
    .join('')
    .replaceAll(/10/g, 'T')
  // Lines of figures alone can be anything: only a whole deal is taken for one.
  if (bare ? shape !== '121' || cards.match(/[2-9tjqka]/gi)?.length !== 52 : count < 2)
    return undefined
  const written = rows.map(({ row, named: seats }) =>
    seats.length === row.hands.length ? seats : undefined,
  )
  const places = written.every((seats) => seats !== undefined) ? written : PLACES[shape]
  const seats = places?.flat() ?? []
  return {
    hands: rows
      .flatMap(({ row }) => row.hands)
      .flatMap((text, i) => {
        const seat = seats[i]
        return seat === undefined ? [] : [[seat, readLinHand(text)] as const]
      }),
    beside: rows.flatMap(({ row }) => row.before).filter((text) => text !== ''),
    lines: end,
    unclear: seats.length === 0 || new Set(seats).size < seats.length,
  }
}
