/**
 * Writes PBN in export format (PBN 2.1, section 4): the fifteen tags in order, then auction, play
 * and the other tags by name; CR LF; no line over 255 characters.
 */

import { isEnded } from '#core/auction.ts'
import { type Call, callCode, DOUBLE, PASS, REDOUBLE } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { type Contract, contractCode, openingLeader } from '#core/contract.ts'
import { format as formatDeal } from '#core/deal.ts'
import { firstLetters, wholeLetters } from '#core/letters.ts'
import { tricksOf } from '#core/play.ts'
import { auctionOf } from '#core/record.ts'
import { SEATS, seatLetter } from '#core/seat.ts'
import { t } from '#core/text.ts'
import {
  type FileRecord,
  type KeptMark,
  type KeptPbn,
  type Loss,
  type LossKind,
  WRITE_STEP,
  type WrittenFile,
} from '../format.ts'
import { type Lose, loseBlanks, loseHalfLetters, loseKept, losing } from '../losses.ts'
import { MAKEABLE_TAGS, makeableTags } from './makeable.ts'
import { escapeValue, withoutControls } from './scan.ts'
import { isReadOtherwise, writeNote } from './sections.ts'
import { CLAIMER_TAG, isBlank, MANDATORY_TAGS, PLAYER_TAGS } from './tags.ts'

const EOL = '\r\n'
/** The longest line (PBN 2.1, section 2.2), without its end. */
const MAX_LINE = 255
const MAX_NOTES = 32

export function* writePbn(records: readonly FileRecord[]): Generator<number, WrittenFile, void> {
  const losses: Loss[] = []
  const header = records[0]?.kept?.kind === 'pbn' ? (records[0].kept.header ?? []) : []
  const parts = [
    ['% PBN 2.1', '% EXPORT', ...header.map((line) => firstLetters(line, MAX_LINE))].join(EOL),
  ]
  for (const [i, record] of records.entries()) {
    parts.push(writeGame(record, i, losses).join(EOL))
    if (i % WRITE_STEP === WRITE_STEP - 1) yield i + 1
  }
  // The header stands right before the first game, games are apart by an empty line.
  const [head, ...games] = parts
  const text = head + EOL + games.join(EOL + EOL) + (games.length > 0 ? EOL : '')
  return { text: wholeLetters(text), losses }
}

function writeGame(record: FileRecord, index: number, losses: Loss[]): readonly string[] {
  const kept = record.kept?.kind === 'pbn' ? record.kept : undefined
  const lose = losing(losses, record, index)
  const lines: string[] = []
  const tag = (name: string, value: string): void => {
    lines.push(...tagLines(name, value, lose))
  }
  const basic = basicTags(record, kept)
  for (const name of MANDATORY_TAGS) tag(name, basic[name])
  const { event = '' } = record
  if (event !== '' && isBlank(event))
    lose('event', t`the name of the event is blank or “?”, which PBN takes for none.`)
  else if (event.trim() !== event)
    lose('event', t`blanks around the name of the event are left out.`)
  if (Object.values(record.players ?? {}).some(isBlank))
    lose('names', t`a name is blank or “?”, which PBN takes for none.`)
  for (const comment of kept?.comments ?? []) lines.push(...commentLines(comment))
  const over = writeAuction(record, kept, lines, tag)
  if (over > 0) lose('notes', t`${over} notes were left out; PBN has room for ${MAX_NOTES}.`)
  writePlay(record, kept, lines, tag)
  const more = [
    ...(kept?.tags ?? []).filter(
      ({ name }) =>
        !(MANDATORY_TAGS as readonly string[]).includes(name) &&
        !(record.makeable !== undefined && MAKEABLE_TAGS.includes(name)),
    ),
    ...(record.makeable === undefined ? [] : makeableTags(record.makeable)),
    ...(record.room === undefined
      ? []
      : [{ name: 'Room', value: record.room === 'open' ? 'Open' : 'Closed' }]),
    ...(needsClaimer(record)
      ? [{ name: CLAIMER_TAG, value: seatLetter(record.claim?.seat ?? 0) }]
      : []),
  ].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  for (const t of more) {
    tag(t.name, t.value)
    for (const row of ('rows' in t ? t.rows : undefined) ?? [])
      lines.push(firstLetters(row, MAX_LINE))
  }
  loseBlanks(record, lose)
  if (record.calls.some(isReadOtherwise))
    lose(
      'notes',
      t`an explanation is read otherwise: blanks around it and control characters are left out, and “Alerted” before it is an alert.`,
    )
  loseHalfLetters(record, lose)
  loseKept(record, 'pbn', lose)
  return lines
}

/** The claim is not what a reader would take from `*`: another claimer, or nothing played. */
const needsClaimer = (record: FileRecord): boolean =>
  record.claim !== undefined &&
  (record.claim.seat !== record.contract?.declarer || record.cards.length === 0)

function basicTags(
  record: FileRecord,
  kept: KeptPbn | undefined,
): Readonly<Record<(typeof MANDATORY_TAGS)[number], string>> {
  const own = (name: string): string | undefined => kept?.tags.find((t) => t.name === name)?.value
  const { board, contract } = record
  const passedOut = contract === undefined && record.calls.length > 0 && isEnded(auctionOf(record))
  const tricks = record.claim?.declarerTricks ?? record.declarerTricks
  return {
    Event: record.event ?? '?',
    Site: own('Site') ?? '?',
    Date: own('Date') ?? '?',
    Board: board.number === undefined ? (own('Board') ?? '?') : String(board.number),
    West: record.players?.[3] ?? '?',
    North: record.players?.[0] ?? '?',
    East: record.players?.[1] ?? '?',
    South: record.players?.[2] ?? '?',
    Dealer: seatLetter(board.dealer),
    Vulnerable: board.vulnerability,
    Deal: formatDeal(board.deal, board.dealer),
    Scoring: own('Scoring') ?? '?',
    Declarer: contract ? seatLetter(contract.declarer) : passedOut ? '' : (own('Declarer') ?? '?'),
    Contract: contract ? writeContract(contract) : passedOut ? 'Pass' : (own('Contract') ?? '?'),
    Result: tricks === undefined ? (own('Result') ?? (passedOut ? '' : '?')) : String(tricks),
  }
}

const writeContract = (contract: Contract): string =>
  contractCode(contract).replace('N', 'NT').toUpperCase()

/** What a tag whose value is changed costs; what is only kept is beyond the board. */
const KIND_OF: Readonly<Record<string, LossKind>> = {
  ...Object.fromEntries(SEATS.map((seat) => [PLAYER_TAGS[seat], 'names'])),
  Event: 'event',
  Note: 'notes',
}

/** `[Name "value"]`, on three lines when one would be too long. */
function tagLines(name: string, value: string, lose: Lose): readonly string[] {
  let clean = withoutControls(value)
  if (clean !== value)
    lose(KIND_OF[name] ?? 'beyond', t`control characters in [${name}] are blanks there.`)
  // A value that begins with # would be taken from the game before (PBN 2.1, section 3.2.3).
  if (clean.startsWith('#')) clean = ` ${clean}`
  let text = escapeValue(clean)
  if (text.length + 2 > MAX_LINE) {
    lose('length', t`the value of [${name}] was cut to the length of a line.`)
    while (text.length + 2 > MAX_LINE) {
      const over = Math.max(1, Math.ceil((text.length + 2 - MAX_LINE) / 2))
      clean = firstLetters(clean, clean.length - over).trimEnd()
      text = escapeValue(clean)
    }
  }
  const line = `[${name} "${text}"]`
  return line.length <= MAX_LINE ? [line] : [`[${name}`, `"${text}"`, ']']
}

/** A comment, broken where a line would be too long. It cannot hold a closing brace. */
function commentLines(text: string): readonly string[] {
  const lines: string[] = []
  for (const line of text.replace(/\}/g, ')').split('\n')) {
    // A line that is empty would not end the game inside a comment, but other readers may think so.
    let rest = line.trimEnd()
    while (rest.length > MAX_LINE - 2) {
      const at = rest.lastIndexOf(' ', MAX_LINE - 2)
      const line = firstLetters(rest, at > 0 ? at : MAX_LINE - 2)
      lines.push(line)
      rest = rest.slice(line.length).trimStart()
    }
    // In the first column a % would hide the line.
    lines.push(rest.startsWith('%') ? ` ${rest}` : rest)
  }
  if (lines.length === 1) return [`{${lines[0]}}`]
  return ['{', ...lines, '}']
}

const writeCall = (call: Call): string =>
  call === PASS
    ? 'Pass'
    : call === DOUBLE || call === REDOUBLE
      ? callCode(call)
      : callCode(call).replace('N', 'NT')

/** Puts words into lines, `perLine` to a line and none longer than a line may be. */
function rows(groups: readonly (readonly string[])[], perLine: number): readonly string[] {
  const lines: string[] = []
  for (let i = 0; i < groups.length; i += perLine) {
    let line = ''
    for (const word of groups.slice(i, i + perLine).flat()) {
      for (const [j, piece] of word.split('\n').entries()) {
        if (line !== '' && (j > 0 || line.length + 1 + piece.length > MAX_LINE)) {
          lines.push(line)
          line = ''
        }
        line = line === '' ? piece : `${line} ${piece}`
      }
    }
    if (line !== '') lines.push(line)
  }
  return lines
}

const marksAt = (marks: readonly KeptMark[] | undefined, at: number): readonly string[] =>
  (marks ?? []).filter((mark) => mark.at === at).map((mark) => mark.text)

/** A mark as it is written: a comment may need lines of its own. */
const writeMark = (text: string): string =>
  text.startsWith('{') ? commentLines(text.slice(1, -1)).join('\n') : text

/** Gives each text its number, the first 32 of them. */
function numberNotes(texts: readonly (string | undefined)[]): {
  readonly numbers: ReadonlyMap<string, number>
  readonly over: number
} {
  const numbers = new Map<string, number>()
  let over = 0
  for (const text of texts) {
    if (text === undefined || numbers.has(text)) continue
    if (numbers.size < MAX_NOTES) numbers.set(text, numbers.size + 1)
    else over += 1
  }
  return { numbers, over }
}

/** @returns how many notes found no room. */
function writeAuction(
  record: FileRecord,
  kept: KeptPbn | undefined,
  lines: string[],
  tag: (name: string, value: string) => void,
): number {
  const raw = kept?.auction
  if (raw && raw.read === record.calls.length) {
    tag('Auction', raw.first)
    lines.push(...raw.lines)
    return 0
  }
  if (record.calls.length === 0) return 0
  tag('Auction', seatLetter(record.board.dealer))
  const { numbers, over } = numberNotes(record.calls.map(writeNote))
  const groups = record.calls.map((call, i) => {
    const note = writeNote(call)
    const number = note === undefined ? undefined : numbers.get(note)
    const marks = marksAt(kept?.callMarks, i)
    return [
      ...(i === 0 ? marksAt(kept?.callMarks, -1).map(writeMark) : []),
      writeCall(call.call),
      ...marks.filter((m) => !m.startsWith('{')),
      ...(number === undefined ? [] : [`=${number}=`]),
      ...marks.filter((m) => m.startsWith('{')).map(writeMark),
    ]
  })
  if (!isEnded(auctionOf(record))) groups.push(['+'])
  lines.push(...rows(groups, 4))
  for (const [text, number] of numbers) tag('Note', `${number}:${text}`)
  return over
}

function writePlay(
  record: FileRecord,
  kept: KeptPbn | undefined,
  lines: string[],
  tag: (name: string, value: string) => void,
): void {
  const raw = kept?.play
  if (raw && raw.read === record.cards.length) {
    tag('Play', raw.first)
    lines.push(...raw.lines)
    return
  }
  const { contract, cards } = record
  if (contract === undefined || (cards.length === 0 && record.claim === undefined)) return
  const first = openingLeader(contract)
  tag('Play', seatLetter(first))
  const noteText = (text: string): string | undefined =>
    text.startsWith('=') ? text.slice(1) : undefined
  const { numbers } = numberNotes((kept?.cardMarks ?? []).map((mark) => noteText(mark.text)))
  const before = marksAt(kept?.cardMarks, -1)
  lines.push(...rows([before.map(writeMark)], 1))
  let played = 0
  for (const trick of tricksOf({ contract, cards })) {
    const cells = SEATS.map((): readonly string[] => ['-'])
    for (const [i, card] of trick.cards.entries()) {
      const marks = marksAt(kept?.cardMarks, played)
      const notes = marks.map(noteText).filter((text) => text !== undefined)
      cells[(trick.leader + i - first) & 3] = [
        cardCode(card),
        ...marks.filter((m) => !m.startsWith('{') && !m.startsWith('=')),
        ...notes.flatMap((text) => (numbers.has(text) ? [`=${numbers.get(text)}=`] : [])),
        ...marks.filter((m) => m.startsWith('{')).map(writeMark),
      ]
      played += 1
    }
    if (trick.cards.length < 4 && record.claim === undefined)
      cells[(trick.leader + trick.cards.length - first) & 3] = ['+']
    lines.push(...rows(cells, 4))
  }
  if (record.claim !== undefined) lines.push('*')
  for (const [text, number] of numbers) tag('Note', `${number}:${text}`)
}
