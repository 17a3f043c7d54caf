/** A table manager: four players come over TCP, and boards are bid and played among them. */

import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { MatchBoard } from '#callchoice/searched-auction.ts'
import { turn as callerOf, contractOf, whyIllegal as whyNoCall } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { type Contract, dummyOf } from '#core/contract.ts'
import { controllerOf, openTrick, turn as playerOf, tricksWon, whyIllegal } from '#core/play.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { type Lines, linesOf } from './lines.ts'
import {
  boardText,
  callText,
  cardsText,
  playText,
  readCall,
  readConnect,
  readPlay,
  seatWord,
} from './words.ts'

export interface ManagedBoard {
  readonly board: MatchBoard
  readonly calls: readonly Call[]
  /** Missing where it was passed out. */
  readonly contract?: Contract
  readonly cards: readonly Card[]
  /** Declarer's. */
  readonly tricks: number
}

type Table = readonly Lines[]
const others = (...not: readonly Seat[]): readonly Seat[] =>
  SEATS.filter((seat) => !not.includes(seat))

/** Waits until each of the seats has said this, and answers it. */
async function answer(
  table: Table,
  seats: readonly Seat[],
  ready: string,
  say: (seat: Seat) => string | undefined,
): Promise<void> {
  for (const seat of seats) {
    const line = await table[seat]!.next()
    if (line.toLowerCase() !== `${seatWord(seat)} ${ready}`.toLowerCase())
      throw new Error(`“${seatWord(seat)} ${ready}” was expected, and “${line}” came.`)
  }
  for (const seat of seats) {
    const line = say(seat)
    if (line !== undefined) table[seat]!.say(line)
  }
}

async function auction(table: Table, { dealer }: MatchBoard): Promise<readonly Call[]> {
  const calls: Call[] = []
  for (;;) {
    const seat = callerOf({ dealer, calls })
    if (seat === undefined) return calls
    const line = await table[seat]!.next()
    const call = readCall(line)?.call
    if (call === undefined || whyNoCall({ dealer, calls }, call) !== undefined)
      throw new Error(`“${line}” is no call that ${seatWord(seat)} may make.`)
    calls.push(call)
    await answer(table, others(seat), `ready for ${seatWord(seat)}'s bid`, () =>
      callText(seat, call),
    )
  }
}

async function play(
  table: Table,
  { deal }: MatchBoard,
  contract: Contract,
): Promise<readonly Card[]> {
  const cards: Card[] = []
  const dummy = dummyOf(contract)
  for (;;) {
    const now = { contract, cards: [...cards] }
    const seat = playerOf(now)
    if (seat === undefined) return cards
    const chooser = controllerOf(now, seat)
    const isDummys = seat === dummy && cards.length > 0
    if (openTrick(now).cards.length === 0)
      table[chooser]!.say(isDummys ? 'Dummy to lead' : `${seatWord(seat)} to lead`)
    const line = await table[chooser]!.next()
    const card = readPlay(line)?.card
    if (card === undefined || whyIllegal(deal, now, card) !== undefined)
      throw new Error(`“${line}” is no card that ${seatWord(seat)} may play.`)
    cards.push(card)
    const whose = isDummys ? 'dummy' : seatWord(seat)
    const trick = (now.cards.length >> 2) + 1
    await answer(table, others(chooser), `ready for ${whose}'s card to trick ${trick}`, () =>
      playText(seat, card),
    )
    if (cards.length === 1)
      await answer(table, others(dummy), 'ready for dummy', () => cardsText('Dummy', deal[dummy]))
  }
}

async function managed(table: Table, board: MatchBoard): Promise<ManagedBoard> {
  const { id: number, dealer, vulnerability, deal } = board
  for (const seat of SEATS) table[seat]!.say('Start of board')
  await answer(table, SEATS, 'ready for deal', () => boardText({ number, dealer, vulnerability }))
  await answer(table, SEATS, 'ready for cards', (seat) => cardsText(seatWord(seat), deal[seat]))
  const calls = await auction(table, board)
  const contract = contractOf({ dealer, calls })
  if (contract === undefined) return { board, calls, cards: [], tricks: 0 }
  const cards = await play(table, board, contract)
  return { board, calls, contract, cards, tricks: tricksWon({ contract, cards }).declarer }
}

export interface Manager {
  readonly port: number
  /** The boards, once all have been played; rejects where a player says what it may not. */
  readonly done: Promise<readonly ManagedBoard[]>
}

/**
 * Opens a table.
 * @param port 0 takes a free one.
 * @param told each board as it ends.
 */
export async function manageTable(
  port: number,
  boards: readonly MatchBoard[],
  told: (board: ManagedBoard) => void = () => undefined,
): Promise<Manager> {
  const server = createServer()
  await new Promise<void>((give) => server.listen(port, '127.0.0.1', give))
  const seated = new Promise<readonly { readonly team: string; readonly lines: Lines }[]>(
    (give, fail) => {
      const come: ({ readonly team: string; readonly lines: Lines } | undefined)[] = [
        ...[undefined, undefined, undefined, undefined],
      ]
      server.on('connection', (socket) => {
        const lines = linesOf(socket)
        lines.next().then((line) => {
          const hello = readConnect(line)
          if (hello === undefined || come[hello.seat] !== undefined) {
            lines.say(`“${line}” cannot be seated.`)
            lines.close()
            return
          }
          come[hello.seat] = { team: hello.team, lines }
          lines.say(`${seatWord(hello.seat)} ("${hello.team}") seated`)
          const all = come.filter((one) => one !== undefined)
          if (all.length === SEATS.length) give(all)
        }, fail)
      })
    },
  )
  const run = async (): Promise<readonly ManagedBoard[]> => {
    const players = await seated
    const table = players.map(({ lines }) => lines)
    try {
      const teams = `Teams : N/S : "${players[0]!.team}". E/W : "${players[1]!.team}"`
      await answer(table, SEATS, 'ready for teams', () => teams)
      await answer(table, SEATS, 'ready to start', () => undefined)
      const done: ManagedBoard[] = []
      for (const board of boards) {
        done.push(await managed(table, board))
        told(done.at(-1)!)
      }
      for (const lines of table) lines.say('End of session')
      return done
    } finally {
      for (const lines of table) lines.close()
      server.close()
    }
  }
  return { port: (server.address() as AddressInfo).port, done: run() }
}
