/** Reads PBN: games to records, with inheritance between games and faults at their places. */

import { dealerOf, vulnerabilityOf } from '#core/board.ts'
import { PASS } from '#core/call.ts'
import { type Contract, contractCode } from '#core/contract.ts'
import { type PartialDeal, parse as parseDeal } from '#core/deal.ts'
import { size } from '#core/hand.ts'
import type { BoardRecord } from '#core/record.ts'
import { lho, NORTH, parseSeat, rho, SEATS, type Seat, seatName, sideOf } from '#core/seat.ts'
import { parseVulnerability, type Vulnerability } from '#core/vulnerability.ts'
import { collectFaults, type Faults } from '../faults.ts'
import type {
  FileContent,
  FileRecord,
  KeptMark,
  KeptPbn,
  KeptSection,
  KeptTag,
  ReadProgress,
} from '../format.ts'
import { placesOf } from '../places.ts'
import { buildAuction } from '../record-builder.ts'
import { type Game, scanGames, type Tag } from './scan.ts'
import { type Notes, type ReadAuction, type ReadPlay, readAuction, readPlay } from './sections.ts'
import {
  CLAIMER_TAG,
  isBlank,
  PLAYER_TAGS,
  readContract,
  readDeclarer,
  readResult,
  whyTagValueBad,
} from './tags.ts'

/** What is carried from game to game: values for `#`, and those that `##` set for all that follow. */
interface Inheritance {
  /** The last value of each tag, also where the game just before has none (seen in the wild). */
  readonly previous: Map<string, string>
  readonly sticky: Map<string, string>
  /** The board of the game before, for a second table that does not repeat it. */
  board: BoardRecord['board'] | undefined
}

/** More inherited tags than this are no tournament file. */
const MAX_STICKY = 64
const KNOWN_CASE: ReadonlyMap<string, string> = new Map(
  [
    'Event',
    'Site',
    'Date',
    'Board',
    'West',
    'North',
    'East',
    'South',
    'Dealer',
    'Vulnerable',
    'Deal',
    'Scoring',
    'Declarer',
    'Contract',
    'Result',
    'Auction',
    'Play',
    'Note',
    'Room',
  ].map((name) => [name.toLowerCase(), name]),
)

const UNKNOWN_DEAL: PartialDeal = [undefined, undefined, undefined, undefined]
const EMPTY_BOARD: BoardRecord['board'] = {
  number: undefined,
  dealer: NORTH,
  vulnerability: 'None',
  deal: UNKNOWN_DEAL,
}

/** Reads a PBN text whole. */
export function* readPbn(text: string): Generator<ReadProgress, FileContent, void> {
  const faults = collectFaults(placesOf(text))
  const inheritance: Inheritance = { previous: new Map(), sticky: new Map(), board: undefined }
  const boards: FileRecord[] = []
  let header: string[] = []
  for (const game of scanGames(text, faults)) {
    if (typeof game === 'number') {
      yield { done: game, total: text.length, boards: boards.length }
      continue
    }
    if (boards.length === 0) header = [...header, ...game.escapes.filter(isDirective)].slice(0, 500)
    if (game.tags.length === 0) continue
    const record = readGame(game, inheritance, faults)
    if (record === undefined) continue
    const kept = record.kept
    boards.push(
      boards.length === 0 && header.length > 0 && kept?.kind === 'pbn'
        ? { ...record, kept: { ...kept, header } }
        : record,
    )
  }
  return {
    boards,
    problems: faults.problems(),
    problemCount: faults.count(),
    remarks: faults.remarks(),
  }
}

/** A `%` line that says something to a program; the version and export lines are written anew. */
const isDirective = (line: string): boolean =>
  line.length > 1 && !/^%\s*(PBN\s|EXPORT\b)/i.test(line) && !/^%[\s=]*(=.*)?$/.test(line)

function readGame(game: Game, inheritance: Inheritance, faults: Faults): FileRecord | undefined {
  const named = game.tags.map((tag) => ({
    ...tag,
    name: KNOWN_CASE.get(tag.name.toLowerCase()) ?? tag.name,
  }))
  const values = inherit(named, inheritance, faults)
  const tagOf = (name: string): Tag | undefined => named.find((tag) => tag.name === name)
  const value = (name: string): string | undefined => values.get(name)
  const offsetOf = (name: string): number => tagOf(name)?.valueOffset ?? game.offset

  const auctionTag = tagOf('Auction')
  const playTag = tagOf('Play')
  const contractText = readContract(value('Contract'))
  const hasDeal = !isBlank(value('Deal'))
  const hasPlay = auctionTag !== undefined || playTag !== undefined
  // The second table of a deal may leave out everything that the first one said of the board.
  const repeats =
    !hasDeal &&
    (hasPlay || contractText.kind === 'contract') &&
    ['Board', 'Dealer', 'Vulnerable', 'Deal'].every((name) => tagOf(name) === undefined)
      ? inheritance.board
      : undefined
  inheritance.board = undefined
  checkTags(named, faults)
  if (!hasDeal && !hasPlay && contractText.kind !== 'contract' && contractText.kind !== 'pass') {
    // No board, but what it says is checked all the same.
    readDealer(value('Dealer'), offsetOf('Dealer'), faults)
    readVulnerability(value('Vulnerable'), offsetOf('Vulnerable'), faults)
    readOutcome(named, values, EMPTY_BOARD, undefined, new Map(), faults, offsetOf)
    return undefined
  }

  const deal = hasDeal ? readDeal(value('Deal') as string, offsetOf('Deal'), faults) : UNKNOWN_DEAL
  if (deal === undefined) return undefined
  const number = repeats?.number ?? readNumber(value('Board'))
  const stated = readDealer(value('Dealer'), offsetOf('Dealer'), faults)
  const first = readFirst(auctionTag, stated, faults)
  const notes = readNotes(named, faults)
  const settled = repeats?.dealer ?? stated
  const asWritten: ReadAuction | undefined =
    auctionTag &&
    readAuction(auctionTag.tokens, first ?? settled ?? NORTH, settled, notes.auction, faults)
  const read = asWritten && withLeadingPasses(asWritten, values, auctionTag, faults)
  const dealSeat = hasDeal ? parseSeat((value('Deal') as string).trim().slice(0, 1)) : undefined
  const dealer =
    settled ??
    (read && read.auction.calls.length > 0
      ? read.auction.dealer
      : number === undefined
        ? (first ?? dealSeat ?? NORTH)
        : dealerOf(number))
  const board: BoardRecord['board'] = repeats ?? {
    number,
    dealer,
    vulnerability:
      readVulnerability(value('Vulnerable'), offsetOf('Vulnerable'), faults) ??
      (number === undefined ? 'None' : vulnerabilityOf(number)),
    deal,
  }
  inheritance.board = board

  const result = readOutcome(named, values, board, read, notes.play, faults, offsetOf)
  return assemble(game, named, values, board, read, result)
}

/**
 * Some writers leave out the passes before the first bid. It shows when the calls lead to the stated
 * contract by the wrong hand, the play is led from the stated declarer's left, and one to three
 * passes in front make the two agree.
 */
function withLeadingPasses(
  read: ReadAuction,
  values: ReadonlyMap<string, string>,
  tag: Tag | undefined,
  faults: Faults,
): ReadAuction {
  const stated = readContract(values.get('Contract'))
  const declarer = readDeclarer(values.get('Declarer'))
  const contract = read.auction.contract()
  if (
    read.cut !== undefined ||
    contract === undefined ||
    stated.kind !== 'contract' ||
    declarer === undefined ||
    declarer === 'unreadable' ||
    declarer.irregular ||
    declarer.seat === contract.declarer ||
    parseSeat(values.get('Play') ?? '') !== lho(declarer.seat) ||
    contractCode(stated.value) !== contractCode(contract) ||
    read.auction.calls[0]?.call === PASS
  )
    return read
  for (let passes = 1; passes <= 3; passes++) {
    const auction = buildAuction(read.auction.dealer)
    for (let i = 0; i < passes; i++) auction.add({ call: PASS })
    const lawful = read.auction.calls.every((call) => auction.add(call) === undefined)
    if (!lawful || auction.contract()?.declarer !== declarer.seat) continue
    faults.remark(
      tag?.offset ?? 0,
      'pbn/leading-pass',
      `With the declarer that is stated, ${passes === 1 ? 'a pass was' : `${passes} passes were`} left out before the first bid; added here.`,
    )
    const marks = read.marks.map((mark) => (mark.at < 0 ? mark : { ...mark, at: mark.at + passes }))
    return { auction, marks, cut: undefined }
  }
  return read
}

interface Outcome {
  readonly contract: Contract | undefined
  readonly play: ReadPlay | undefined
  readonly claim: BoardRecord['claim']
  readonly declarerTricks: number | undefined
  /** Tags that the record did not take in. */
  readonly left: readonly string[]
}

/** Contract, play, claim and result. */
function readOutcome(
  named: readonly Tag[],
  values: ReadonlyMap<string, string>,
  board: BoardRecord['board'],
  read: ReadAuction | undefined,
  notes: Notes,
  faults: Faults,
  offsetOf: (name: string) => number,
): Outcome {
  const left: string[] = []
  const playTag = named.find((tag) => tag.name === 'Play')
  const calls = read?.auction.calls ?? []
  const stated = readContract(values.get('Contract'))
  if (stated.kind === 'unreadable')
    faults.problem(
      offsetOf('Contract'),
      'pbn/contract',
      `“${(values.get('Contract') ?? '').slice(0, 20)}” is not a contract such as 4S, 3NTX or Pass.`,
    )
  if (stated.kind === 'strain')
    faults.remark(
      offsetOf('Contract'),
      'pbn/contract',
      'The contract names only a strain, so the play cannot be shown.',
    )
  const declarer = readDeclarer(values.get('Declarer'))
  if (declarer === 'unreadable')
    faults.problem(
      offsetOf('Declarer'),
      'pbn/declarer',
      `“${(values.get('Declarer') ?? '').slice(0, 20)}” is not a declarer N, E, S or W.`,
    )
  let columns: Seat | undefined
  if (playTag && !isBlank(playTag.value) && playTag.value.trim() !== '-') {
    columns = parseSeat(playTag.value)
    if (columns === undefined)
      faults.problem(
        playTag.valueOffset,
        'pbn/play-first',
        `“${playTag.value.slice(0, 20)}” is not the seat N, E, S or W of the opening leader.`,
      )
  }

  let contract: Contract | undefined
  if (calls.length > 0) {
    contract = read?.auction.contract()
    compareContract(contract, read, stated, declarer, faults, offsetOf)
    if (contract === undefined && !read?.auction.ended()) left.push('Contract', 'Declarer')
  } else if (stated.kind === 'contract') {
    const by =
      declarer !== undefined && declarer !== 'unreadable'
        ? declarer.seat
        : columns === undefined
          ? undefined
          : rho(columns)
    if (by !== undefined) contract = { ...stated.value, declarer: by }
    else left.push('Contract', 'Declarer')
  } else if (stated.kind === 'strain' || stated.kind === 'pass') left.push('Contract', 'Declarer')

  const fault = read?.cut === 'fault'
  const play =
    playTag && !fault
      ? readPlay(playTag.tokens, columns, board.deal, contract, notes, faults)
      : undefined
  const cards = play?.play?.cards ?? []

  const result = readResult(values.get('Result'))
  let tricks: number | undefined
  if (result.kind === 'unreadable') faults.problem(offsetOf('Result'), 'pbn/result', result.why)
  else if (contract === undefined) {
    if (result.kind !== 'blank') left.push('Result')
  } else if (result.kind === 'declarer') tricks = result.tricks
  else if (result.kind === 'sides')
    tricks = sideOf(contract.declarer) === 0 ? result.ns : 13 - result.ns

  const won = play?.play?.declarerTricks() ?? 0
  const rest = 13 - Math.floor(cards.length / 4)
  if (tricks !== undefined && cards.length > 0 && (tricks < won || tricks > won + rest)) {
    // Where the play was cut the cards were at fault, and that has been said.
    if (play?.cut === undefined)
      faults.problem(
        offsetOf('Result'),
        'pbn/result',
        cards.length === 52
          ? `Declarer took ${won} tricks in the play, not ${tricks}.`
          : `Declarer has ${won} tricks and ${rest} are left, so the result cannot be ${tricks}.`,
      )
    tricks = undefined
  }
  const claimer = parseSeat(values.get(CLAIMER_TAG) ?? '')
  const claimed =
    contract !== undefined &&
    tricks !== undefined &&
    play?.ended === true &&
    play.cut === undefined &&
    cards.length < 52 &&
    (cards.length > 0 || claimer !== undefined)
  return {
    contract,
    play,
    claim:
      claimed && contract !== undefined && tricks !== undefined
        ? { seat: claimer ?? contract.declarer, declarerTricks: tricks }
        : undefined,
    declarerTricks: claimed ? undefined : tricks,
    left,
  }
}

/** The stated contract must be the one that the calls lead to. */
function compareContract(
  contract: Contract | undefined,
  read: ReadAuction | undefined,
  stated: ReturnType<typeof readContract>,
  declarer: ReturnType<typeof readDeclarer>,
  faults: Faults,
  offsetOf: (name: string) => number,
): void {
  if (read?.cut !== undefined || !read?.auction.ended()) return
  if (contract === undefined) {
    if (stated.kind === 'contract')
      faults.problem(
        offsetOf('Contract'),
        'pbn/contract-differs',
        'The board was passed out, but a contract is stated.',
      )
    return
  }
  if (
    stated.kind === 'pass' ||
    (stated.kind === 'contract' && contractCode(stated.value) !== contractCode(contract))
  )
    faults.problem(
      offsetOf('Contract'),
      'pbn/contract-differs',
      `The calls lead to ${contractCode(contract)}, not to the contract that is stated.`,
    )
  if (
    declarer !== undefined &&
    declarer !== 'unreadable' &&
    declarer.irregular === (declarer.seat === contract.declarer)
  )
    faults.problem(
      offsetOf('Declarer'),
      'pbn/declarer-differs',
      `The calls make ${seatName(contract.declarer)} the declarer.`,
    )
}

/** Puts the record together with what it has no place for. */
function assemble(
  game: Game,
  named: readonly Tag[],
  values: ReadonlyMap<string, string>,
  board: BoardRecord['board'],
  read: ReadAuction | undefined,
  outcome: Outcome,
): FileRecord {
  const value = (name: string): string | undefined => values.get(name)
  const players: Partial<Record<Seat, string>> = {}
  for (const seat of SEATS) {
    const name = value(PLAYER_TAGS[seat])
    if (name !== undefined && !isBlank(name)) players[seat] = name
  }
  const event = value('Event')
  const room = /^(open|closed)$/i.exec(value('Room')?.trim() ?? '')?.[0]?.toLowerCase()
  const taken = new Set([
    'Event',
    'West',
    'North',
    'East',
    'South',
    'Dealer',
    'Vulnerable',
    'Deal',
    'Auction',
    'Play',
    'Note',
    CLAIMER_TAG,
    ...['Contract', 'Declarer', 'Result'].filter((name) => !outcome.left.includes(name)),
    ...(room === undefined ? [] : ['Room']),
    ...(board.number === undefined ? [] : ['Board']),
  ])
  const bodies = new Map(named.map((tag) => [tag.name, tag]))
  const tags: KeptTag[] = []
  for (const [name, text] of values) {
    if (taken.has(name)) continue
    const rows = rowsOf(bodies.get(name))
    if (isBlank(text) && rows.length === 0) continue
    tags.push(rows.length === 0 ? { name, value: text } : { name, value: text, rows })
  }
  tags.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  const comments = [
    ...game.comments,
    ...named
      .filter((tag) => tag.name !== 'Auction' && tag.name !== 'Play')
      .flatMap((tag) => tag.tokens.filter((token) => token.kind === 'comment'))
      .map((token) => token.text),
  ].filter((text) => text !== '')
  const play = outcome.play
  const auctionRaw =
    read?.cut === 'irregular'
      ? sectionOf(bodies.get('Auction'), read.auction.calls.length)
      : undefined
  const playRaw =
    play?.cut === 'irregular'
      ? sectionOf(bodies.get('Play'), play.play?.cards.length ?? 0)
      : undefined
  const callMarks = auctionRaw ? [] : inOrder(read?.marks ?? [])
  const cardMarks = playRaw ? [] : inOrder(play?.marks ?? [])
  const kept: KeptPbn = {
    kind: 'pbn',
    tags,
    ...(comments.length > 0 && { comments }),
    ...(callMarks.length > 0 && { callMarks }),
    ...(cardMarks.length > 0 && { cardMarks }),
    ...(auctionRaw && { auction: auctionRaw }),
    ...(playRaw && { play: playRaw }),
  }
  return {
    board,
    calls: read?.auction.calls ?? [],
    contract: outcome.contract,
    cards: play?.play?.cards ?? [],
    ...(outcome.claim && { claim: outcome.claim }),
    ...(outcome.declarerTricks !== undefined && { declarerTricks: outcome.declarerTricks }),
    ...(Object.keys(players).length > 0 && { players }),
    ...(event !== undefined && !isBlank(event) && { event }),
    ...(room !== undefined && { room: room as 'open' | 'closed' }),
    kept,
  }
}

/** Marks by place; at one place suffixes and nags, then notes, then comments, as they are written. */
function inOrder(marks: readonly KeptMark[]): readonly KeptMark[] {
  const rank = (mark: KeptMark): number =>
    mark.text.startsWith('{') ? 2 : mark.text.startsWith('=') ? 1 : 0
  return marks.toSorted((a, b) => a.at - b.at || rank(a) - rank(b))
}

/** The rows of a table: the lines after the tag, without comments. */
function rowsOf(tag: Tag | undefined): readonly string[] {
  const rows: string[] = []
  let line = -1
  let end = 0
  for (const token of tag?.tokens ?? []) {
    if (token.kind === 'comment') continue
    if (token.lineStart === line)
      rows[rows.length - 1] += ' '.repeat(Math.max(1, token.offset - end)) + token.text
    else rows.push(' '.repeat(Math.min(40, token.offset - token.lineStart)) + token.text)
    line = token.lineStart
    end = token.end
  }
  return rows
}

const sectionOf = (tag: Tag | undefined, read: number): KeptSection | undefined =>
  tag && { first: tag.value.trim(), lines: rowsOf(tag).map((row) => row.trim()), read }

/** The value of every tag of the game, after `#` and `##` (PBN 2.1, section 3.2.3). */
function inherit(
  tags: readonly Tag[],
  inheritance: Inheritance,
  faults: Faults,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const tag of tags) {
    if (tag.name === 'Note' || values.has(tag.name)) continue
    let value = tag.value
    if (value.startsWith('#')) {
      const all = value.startsWith('##')
      const rest = value.slice(all ? 2 : 1)
      if (rest === '') {
        const before = inheritance.previous.get(tag.name)
        if (before === undefined)
          faults.problem(
            tag.valueOffset,
            'pbn/inherit',
            `[${tag.name} "${value}"] takes its value from a game before, and none has one.`,
          )
        value = before ?? ''
      } else if (all) value = rest
      inheritance.sticky.delete(tag.name)
      if (all && inheritance.sticky.size < MAX_STICKY) inheritance.sticky.set(tag.name, value)
    } else inheritance.sticky.delete(tag.name)
    values.set(tag.name, value)
  }
  for (const [name, value] of inheritance.sticky) if (!values.has(name)) values.set(name, value)
  for (const [name, value] of values) inheritance.previous.set(name, value)
  return values
}

/** Checks that need no other tag: values by their form, text where only a section may have it. */
function checkTags(tags: readonly Tag[], faults: Faults): void {
  for (const tag of tags) {
    if (tag.value.startsWith('#')) continue
    const why = whyTagValueBad(tag.name, tag.value)
    if (why !== undefined) faults.problem(tag.valueOffset, 'pbn/value', `[${tag.name}]: ${why}`)
    if (tag.name === 'Auction' || tag.name === 'Play' || tag.name.endsWith('Table')) continue
    const stray = tag.tokens.find((token) => token.kind !== 'comment')
    // Unknown tags may have text of their own; those we know may not.
    if (stray && KNOWN_CASE.has(tag.name.toLowerCase()))
      faults.problem(
        stray.offset,
        'pbn/text',
        `“${stray.text.slice(0, 40)}” does not belong after [${tag.name}].`,
      )
  }
}

function readDeal(text: string, offset: number, faults: Faults): PartialDeal | undefined {
  const read = parseDeal(text)
  if (!read.ok) {
    faults.problem(offset + (read.error.column ?? 1) - 1, read.error.code, read.error.message)
    return undefined
  }
  const sizes = SEATS.map((seat) => {
    const h = read.value[seat]
    return h === undefined ? undefined : size(h)
  })
  const most = Math.max(0, ...sizes.map((n) => n ?? 0))
  // Thirteen cards here and fewer there is no end position: a card was forgotten.
  const short = SEATS.find((seat) => most === 13 && (sizes[seat] ?? 13) < 13)
  if (short !== undefined) {
    faults.problem(
      offset,
      'deal/missing',
      `${seatName(short)} has ${sizes[short]} cards, another hand has 13: cards are missing.`,
    )
    return undefined
  }
  return read.value
}

const readNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : undefined

function readDealer(text: string | undefined, offset: number, faults: Faults): Seat | undefined {
  if (text === undefined || isBlank(text)) return undefined
  const seat = parseSeat(text)
  if (seat === undefined)
    faults.problem(offset, 'pbn/dealer', `“${text.slice(0, 20)}” is not a dealer N, E, S or W.`)
  return seat
}

function readVulnerability(
  text: string | undefined,
  offset: number,
  faults: Faults,
): Vulnerability | undefined {
  if (text === undefined || isBlank(text)) return undefined
  const read = parseVulnerability(text)
  if (read === undefined)
    faults.problem(
      offset,
      'pbn/vulnerable',
      `“${text.slice(0, 20)}” is not a vulnerability None, NS, EW or All.`,
    )
  return read
}

/** The seat of the auction's first column. */
function readFirst(
  tag: Tag | undefined,
  dealer: Seat | undefined,
  faults: Faults,
): Seat | undefined {
  if (tag === undefined || isBlank(tag.value) || tag.value.trim() === '-') return dealer
  const seat = parseSeat(tag.value)
  if (seat === undefined)
    faults.problem(
      tag.valueOffset,
      'pbn/auction-first',
      `“${tag.value.slice(0, 20)}” is not the seat N, E, S or W of the first call.`,
    )
  return seat ?? dealer
}

/** The notes of the auction and of the play, by number. */
function readNotes(
  tags: readonly Tag[],
  faults: Faults,
): { readonly auction: Notes; readonly play: Notes } {
  const auction = new Map<number, string>()
  const play = new Map<number, string>()
  let section: Map<number, string> | undefined
  for (const tag of tags) {
    if (tag.name === 'Auction') section = auction
    if (tag.name === 'Play') section = play
    if (tag.name !== 'Note') continue
    const match = /^\s*(\d{1,3})\s*:/.exec(tag.value)
    const number = match ? Number(match[1]) : 0
    if (!match || number < 1 || number > 32)
      faults.problem(
        tag.valueOffset,
        'pbn/note',
        'A note begins with its number, 1 to 32, and a colon.',
      )
    else if (section === undefined)
      faults.problem(tag.offset, 'pbn/note', 'A note stands before any auction or play.')
    else section.set(number, tag.value.slice(match[0].length).trim())
  }
  return { auction, play }
}
