/** The sentences of the Blue Chip table-manager protocol, version 18, that both ends say and read. */
import {
  type Call,
  DOUBLE,
  isBid,
  levelOf,
  PASS,
  parseCall,
  REDOUBLE,
  strainOf,
} from '#core/call.ts'
import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import { type Hand, ofCards } from '#core/hand.ts'
import { ranks } from '#core/holding.ts'
import { parseRank, rankLetter } from '#core/rank.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { NOTRUMP, parseStrain, SUITS_DESCENDING, strainLetter } from '#core/suit.ts'
import type { Vulnerability } from '#core/vulnerability.ts'

const NAMES = ['NORTH', 'EAST', 'SOUTH', 'WEST'] as const
export const seatWord = (seat: Seat): string => NAMES[seat]
const seatOf = (word: string | undefined): Seat | undefined =>
  SEATS.find((seat) => NAMES[seat] === word?.toUpperCase())

const VULNERABLE: Readonly<Record<Vulnerability, string>> = {
  None: 'Neither',
  NS: 'N/S',
  EW: 'E/W',
  All: 'Both',
}

export interface BoardHead {
  readonly number: number
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
}
export const boardText = ({ number, dealer, vulnerability }: BoardHead): string =>
  `Board number ${number}. Dealer ${seatWord(dealer)}. ${VULNERABLE[vulnerability]} vulnerable.`
export function readBoard(line: string): BoardHead | undefined {
  const match = /^Board number (\d+)\. Dealer (\w+)\. (\S+) vulnerable/i.exec(line)
  const dealer = seatOf(match?.[2])
  const found = Object.entries(VULNERABLE).find(
    ([, word]) => word.toLowerCase() === match?.[3]?.toLowerCase(),
  )
  return match === null || dealer === undefined || found === undefined
    ? undefined
    : { number: Number(match[1]), dealer, vulnerability: found[0] as Vulnerability }
}

/** @param of whose they are: a seat's, or dummy's. */
export const cardsText = (of: string, hand: Hand): string =>
  `${of}'s cards : ${SUITS_DESCENDING.map((suit) => {
    const held = ranks(hand[suit]).map(rankLetter).join(' ')
    return `${strainLetter(suit)} ${held === '' ? '-' : held}.`
  }).join(' ')}`
export function readCards(line: string): Hand | undefined {
  const match = /^\w+'s cards\s*:\s*(.*)$/i.exec(line)
  if (match === null) return undefined
  const cards: Card[] = []
  for (const part of match[1]!.split('.')) {
    const [letter, ...held] = part.trim().split(/\s+/)
    const suit = letter ? parseStrain(letter) : undefined
    if (suit === undefined || suit === NOTRUMP) continue
    for (const one of held) {
      const rank = parseRank(one)
      if (rank !== undefined) cards.push(cardOf(suit, rank))
    }
  }
  return cards.length === 13 ? ofCards(cards) : undefined
}

export function callText(seat: Seat, call: Call): string {
  const name = seatWord(seat)
  if (!isBid(call))
    return `${name} ${call === PASS ? 'passes' : call === DOUBLE ? 'doubles' : 'redoubles'}`
  const strain = strainOf(call)
  return `${name} bids ${levelOf(call)}${strain === NOTRUMP ? 'NT' : strainLetter(strain)}`
}
const SAID: Readonly<Record<string, Call>> = {
  passes: PASS,
  doubles: DOUBLE,
  redoubles: REDOUBLE,
}
/** An alert or an explanation behind the call is passed over. */
export function readCall(line: string): { readonly seat: Seat; readonly call: Call } | undefined {
  const match = /^(\w+) (?:(passes|doubles|redoubles)|bids (\w+))/i.exec(line)
  const seat = seatOf(match?.[1])
  const call = match?.[3] ? parseCall(match[3]) : SAID[match?.[2]?.toLowerCase() ?? '']
  return seat === undefined || call === undefined ? undefined : { seat, call }
}

export const playText = (seat: Seat, card: Card): string =>
  `${seatWord(seat)} plays ${rankLetter(rankOf(card))}${strainLetter(suitOf(card))}`
export function readPlay(line: string): { readonly seat: Seat; readonly card: Card } | undefined {
  const match = /^(\w+) plays (10|\w)(\w)\s*$/i.exec(line)
  const seat = seatOf(match?.[1])
  const rank = match ? parseRank(match[2]!) : undefined
  const suit = match ? parseStrain(match[3]!) : undefined
  return seat === undefined || rank === undefined || suit === undefined || suit === NOTRUMP
    ? undefined
    : { seat, card: cardOf(suit, rank) }
}

export const connectText = (team: string, seat: Seat): string =>
  `Connecting "${team}" as ${seatWord(seat)} using protocol version 18`
export function readConnect(
  line: string,
): { readonly team: string; readonly seat: Seat } | undefined {
  const match = /^Connecting "([^"]*)" as (\w+) using protocol version 18/i.exec(line)
  const seat = seatOf(match?.[2])
  return match === null || seat === undefined ? undefined : { team: match[1]!, seat }
}
