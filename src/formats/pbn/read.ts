/** Reads PBN: games to records, with inheritance between games and faults at their places. */
import { dealerOf, vulnerabilityOf } from '#core/board.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { NORTH, parseSeat } from '#core/seat.ts'
import { collectFaults, type Faults } from '../faults.ts'
import type { FileContent, FileRecord, ReadProgress } from '../format.ts'
import { placesOf } from '../places.ts'
import { assemble } from './assemble.ts'
import { checkTags, type Inheritance, inherit, spelled } from './inherit.ts'
import { readOutcome, withLeadingPasses } from './outcome.ts'
import { type Game, scanGames, type Tag } from './scan.ts'
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
