/**
 * Rubber bridge and Chicago, which is four-deal bridge (Laws of Contract Bridge 1993, Laws 72 to 81, and its club
 * laws for four deals). Points of the contract’s tricks count below the line, towards a game of 100; all others
 * above it. Parts of a game carry over until a side has made one.
 */
import type { Contract } from './contract.ts'
import type { Deal } from './deal.ts'
import { HONOURS, type Holding, has, length } from './holding.ts'
import { ACE } from './rank.ts'
import { scoreParts } from './score.ts'
import {
  type BySide,
  EAST,
  NORTH,
  otherSide,
  rotate,
  SEATS,
  type Seat,
  type Side,
  SOUTH,
  sideOf,
  WEST,
} from './seat.ts'
import { NOTRUMP, type Strain, SUITS } from './suit.ts'
import { isVulnerable, type Vulnerability } from './vulnerability.ts'

export const RUBBERS = ['rubber', 'chicago'] as const
export type Rubber = (typeof RUBBERS)[number]

export interface Honours {
  readonly side: Side
  readonly points: 100 | 150
}
/** What became of a deal. */
export interface RubberDeal {
  /** `undefined` where it was passed out. */
  readonly contract: Contract | undefined
  /** Won by declarer’s side. */
  readonly tricks: number
  /** Where honours are scored, and a hand held them. */
  readonly honours?: Honours | undefined
}

/**
 * What an entry is for: tricks of the contract, overtricks, a slam, making a doubled contract, undertricks,
 * honours; the rubber, or in Chicago a game or the part of one in the last deal; a game or the part of one in a
 * rubber that was not played to its end.
 */
export type Reason =
  | 'tricks'
  | 'overtricks'
  | 'slam'
  | 'insult'
  | 'undertricks'
  | 'honours'
  | 'bonus'
  | 'unfinished'
export interface Entry {
  /** The deal’s place, from 0. */
  readonly deal: number
  readonly side: Side
  readonly points: number
  readonly reason: Reason
  /** Of tricks alone: which game they counted towards, from 0. */
  readonly game: number
}

export interface RubberSheet {
  readonly entries: readonly Entry[]
  /** Games made in this rubber, or in all four deals. */
  readonly games: BySide<number>
  /** Parts of the game that is being played for. */
  readonly parts: BySide<number>
  readonly totals: BySide<number>
  /** A side has won two games; of Chicago, four deals were played. */
  readonly over: boolean
  /** The next deal. */
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
}

const GAME = 100
const GAMES = 2
/** Deals of Chicago: one by each dealer. */
const CHICAGO = 4
const RUBBER_BONUS = { fast: 700, slow: 500 } as const
const UNFINISHED = { game: 300, part: 100 } as const
const CHICAGO_BONUS = { plain: 300, vulnerable: 500, part: 100 } as const

/** The honours in one hand that score; at most one hand has them. @param strain of the contract. */
export function honoursIn(deal: Deal, strain: Strain): Honours | undefined {
  for (const seat of SEATS) {
    const held =
      strain === NOTRUMP
        ? SUITS.filter((suit) => has(deal[seat][suit], ACE)).length + 1
        : length((deal[seat][strain] & HONOURS) as Holding)
    const side = sideOf(seat)
    if (held === 5) return { side, points: 150 }
    if (held === 4 && strain !== NOTRUMP) return { side, points: 100 }
  }
  return undefined
}

/** In Chicago nobody is vulnerable at first, then twice the dealer’s side, then both. */
const CHICAGO_DEALS: readonly (readonly [Seat, Vulnerability])[] = [
  [NORTH, 'None'],
  [EAST, 'EW'],
  [SOUTH, 'NS'],
  [WEST, 'All'],
]
const byGames = ([ns, ew]: BySide<number>): Vulnerability =>
  ns > 0 && ew > 0 ? 'All' : ns > 0 ? 'NS' : ew > 0 ? 'EW' : 'None'

const plus = ([ns, ew]: BySide<number>, side: Side, n: number): BySide<number> =>
  side === 0 ? [ns + n, ew] : [ns, ew + n]

/**
 * The score sheet after those deals. North deals first. A deal that is passed out passes to the next dealer; in
 * Chicago the same dealer deals again.
 * @param ended true where no more will be played: a rubber not played out has its bonuses.
 */
export function rubberSheet(
  rubber: Rubber,
  deals: readonly RubberDeal[],
  ended = false,
): RubberSheet {
  const entries: Entry[] = []
  let games: BySide<number> = [0, 0]
  let parts: BySide<number> = [0, 0]
  let game = 0
  let played = 0
  const standing = (n: number): readonly [Seat, Vulnerability] =>
    rubber === 'chicago'
      ? CHICAGO_DEALS[Math.min(played, CHICAGO - 1)]!
      : [rotate(NORTH, n), byGames(games)]
  const isOver = (): boolean =>
    rubber === 'chicago' ? played >= CHICAGO : games.some((won) => won >= GAMES)

  for (const [deal, { contract, tricks, honours }] of deals.entries()) {
    const write = (side: Side, points: number, reason: Reason): void => {
      if (points > 0) entries.push({ deal, side, points, reason, game })
    }
    if (honours !== undefined) write(honours.side, honours.points, 'honours')
    if (contract === undefined) continue
    const [, vulnerability] = standing(deal)
    const side = sideOf(contract.declarer)
    const vulnerable = isVulnerable(vulnerability, contract.declarer)
    const made = scoreParts(contract, vulnerable, tricks)
    played += 1
    if (made.kind === 'down') {
      write(otherSide(side), made.penalty, 'undertricks')
      continue
    }
    write(side, made.trickPoints, 'tricks')
    write(side, made.overtrickPoints, 'overtricks')
    write(side, made.slam, 'slam')
    write(side, made.insult, 'insult')
    parts = plus(parts, side, made.trickPoints)
    const last = rubber === 'chicago' && played === CHICAGO
    if (parts[side] < GAME) {
      if (last) write(side, CHICAGO_BONUS.part, 'bonus')
      continue
    }
    games = plus(games, side, 1)
    parts = [0, 0]
    if (rubber === 'chicago')
      write(side, vulnerable ? CHICAGO_BONUS.vulnerable : CHICAGO_BONUS.plain, 'bonus')
    else if (isOver())
      write(side, games[otherSide(side)] === 0 ? RUBBER_BONUS.fast : RUBBER_BONUS.slow, 'bonus')
    game += 1
  }
  if (ended && rubber === 'rubber' && !isOver())
    for (const side of [0, 1] as const) {
      const other = otherSide(side)
      const at = { deal: deals.length - 1, side, game, reason: 'unfinished' } as const
      if (games[side] > 0 && games[other] === 0) entries.push({ ...at, points: UNFINISHED.game })
      if (parts[side] > 0 && parts[other] === 0) entries.push({ ...at, points: UNFINISHED.part })
    }
  const [dealer, vulnerability] = standing(deals.length)
  return {
    ...{ entries, games, parts, dealer, vulnerability, over: isOver() },
    totals: entries.reduce<BySide<number>>(
      (sum, { side, points }) => plus(sum, side, points),
      [0, 0],
    ),
  }
}

/** What a deal brought a side, with what it brought the other taken away. */
export const dealCounts = ({ entries }: RubberSheet, deal: number, side: Side): number =>
  entries
    .filter((entry) => entry.deal === deal && entry.reason !== 'unfinished')
    .reduce((sum, entry) => sum + (entry.side === side ? entry.points : 0 - entry.points), 0)
