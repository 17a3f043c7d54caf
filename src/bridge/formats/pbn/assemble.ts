/** Puts a record together with what it has no place for, so that nothing of the file is lost. */
import type { BoardRecord } from '#core/record.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import type { FileRecord, KeptMark, KeptPbn, KeptSection, KeptTag } from '../format.ts'
import type { PbnOutcome } from './outcome.ts'
import type { PbnGame, Tag } from './scan.ts'
import type { ReadAuction } from './sections.ts'
import { CLAIMER_TAG, isBlank, PLAYER_TAGS } from './tags.ts'

/** Puts the record together with what it has no place for. */
export function assemble(
  game: PbnGame,
  named: readonly Tag[],
  values: ReadonlyMap<string, string>,
  board: BoardRecord['board'],
  read: ReadAuction | undefined,
  outcome: PbnOutcome,
): FileRecord {
  const value = (name: string): string | undefined => values.get(name)
  const players: Partial<Record<Seat, string>> = {}
  for (const seat of SEATS) {
    const name = value(PLAYER_TAGS[seat])
    if (name !== undefined && !isBlank(name)) players[seat] = name.trim()
  }
  const event = value('Event')?.trim()
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
