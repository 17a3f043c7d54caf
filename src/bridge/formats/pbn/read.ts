/** Reads PBN: games to records, with inheritance between games and faults at their places. */
import { dealerOf, vulnerabilityOf } from '#core/board.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { NORTH, parseSeat } from '#core/seat.ts'
import { parseVulnerability } from '#core/vulnerability.ts'
import { collectFaults, type Faults } from '../faults.ts'
import type { FileContent, FileRecord, ReadProgress } from '../format.ts'
import { textPlaces } from '../places.ts'
import { assemble } from './assemble.ts'
import { checkTags, type Inheritance, inherit, spelled } from './inherit.ts'
import { readOutcome, withLeadingPasses } from './outcome.ts'
import { type PbnGame, scanGames, type Tag } from './scan.ts'
import { type ReadAuction, readAuction } from './sections.ts'
import { isBlank, readContract } from './tags.ts'
import {
  readDeal,
  readDealer,
  readFirst,
  readNotes,
  readNumber,
  readVulnerability,
} from './values.ts'

const UNKNOWN_DEAL: PartialDeal = [undefined, undefined, undefined, undefined]
const EMPTY_BOARD: BoardRecord['board'] = {
  number: undefined,
  dealer: NORTH,
  vulnerability: 'None',
  deal: UNKNOWN_DEAL,
}

export function* readPbn(text: string): Generator<ReadProgress, FileContent, void> {
  const faults = collectFaults(textPlaces(text))
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
    if (!faults.hasRoom(boards.length, game.offset)) break
    const record = readGame(game, inheritance, faults)
    if (record === undefined) continue
    const kept = record.kept
    boards.push(
      boards.length === 0 && header.length > 0 && kept?.kind === 'pbn'
        ? { ...record, kept: { ...kept, header } }
        : record,
    )
  }
  return faults.content(boards)
}

/** A `%` line that says something to a program; the version and export lines are written anew. */
const isDirective = (line: string): boolean =>
  line.length > 1 && !/^%\s*(PBN\s|EXPORT\b)/i.test(line) && !/^%[\s=]*(=.*)?$/.test(line)

/** True when a game without a deal says nothing of its board but what the board before has. */
function saysNoOther(
  board: BoardRecord['board'],
  tagOf: (name: string) => Tag | undefined,
): boolean {
  const number = tagOf('Board')?.value
  const dealer = tagOf('Dealer')?.value
  const vulnerable = tagOf('Vulnerable')?.value
  // A number alone says which board; without it the other two say nothing certain.
  if (number === undefined)
    return dealer === undefined && vulnerable === undefined && tagOf('Deal') === undefined
  return (
    board.number !== undefined &&
    readNumber(number) === board.number &&
    (isBlank(dealer) || parseSeat(dealer ?? '') === board.dealer) &&
    (isBlank(vulnerable) || parseVulnerability(vulnerable ?? '') === board.vulnerability)
  )
}

function readGame(game: PbnGame, inheritance: Inheritance, faults: Faults): FileRecord | undefined {
  const named = spelled(game.tags)
  const values = inherit(named, inheritance, faults)
  const tagOf = (name: string): Tag | undefined => named.find((tag) => tag.name === name)
  const value = (name: string): string | undefined => values.get(name)
  const offsetOf = (name: string): number => tagOf(name)?.valueOffset ?? game.offset

  const auctionTag = tagOf('Auction')
  const playTag = tagOf('Play')
  const contractText = readContract(value('Contract'))
  const hasDeal = !isBlank(value('Deal'))
  const hasPlay = auctionTag !== undefined || playTag !== undefined
  const hasOutcome = contractText.kind === 'contract' || contractText.kind === 'pass'
  // The second table of a deal may leave out what the first one said of the board.
  const before = inheritance.board
  const repeats =
    !hasDeal && (hasPlay || hasOutcome) && before !== undefined && saysNoOther(before, tagOf)
      ? before
      : undefined
  inheritance.board = undefined
  checkTags(named, faults)
  if (!hasDeal && !hasPlay && !hasOutcome) {
    // No board, but what it says is checked all the same.
    readDealer(value('Dealer'), offsetOf('Dealer'), faults)
    readVulnerability(value('Vulnerable'), offsetOf('Vulnerable'), faults)
    readOutcome(named, values, EMPTY_BOARD, undefined, new Map(), faults, offsetOf)
    return undefined
  }

  const deal = hasDeal ? readDeal(value('Deal')!, offsetOf('Deal'), faults) : UNKNOWN_DEAL
  if (deal === undefined) {
    faults.lose('boards', 1)
    return undefined
  }
  const number = repeats?.number ?? readNumber(value('Board'))
  const stated = readDealer(value('Dealer'), offsetOf('Dealer'), faults)
  const first = readFirst(auctionTag, stated, faults)
  const notes = readNotes(named, faults)
  const settled = repeats?.dealer ?? stated
  const asWritten: ReadAuction | undefined =
    auctionTag &&
    readAuction(auctionTag.tokens, first ?? settled ?? NORTH, settled, notes.auction, faults)
  const read = asWritten && withLeadingPasses(asWritten, values, auctionTag, faults)
  const dealSeat = hasDeal ? parseSeat(value('Deal')!.trim().slice(0, 1)) : undefined
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
