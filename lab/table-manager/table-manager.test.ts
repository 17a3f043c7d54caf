import { describe, expect, it } from 'vitest'
import { parseCall } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { legalCards } from '#core/play.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import '#systems/every.ts'
import { boardDealt } from '../bid-match/boards.ts'
import { join } from './join.ts'
import { manageTable } from './manager.ts'
import { type Chooser, tablePlayer } from './player.ts'
import { robotChooser } from './robot.ts'
import {
  boardText,
  callText,
  cardsText,
  connectText,
  playText,
  readBoard,
  readCall,
  readCards,
  readConnect,
  readPlay,
} from './words.ts'

const SEED = [1, 9, 6, 7] as const
const quick = { draws: [2, 2, 2, 2], every: 4, tries: 300, positions: 8000, ahead: 0 } as const

describe('the sentences of the protocol', () => {
  it('are read as they are said', () => {
    const hand = dealFromSeed(SEED, 3)[1]
    expect(readCards(cardsText('EAST', hand))).toEqual(hand)
    const head = { number: 7, dealer: 3, vulnerability: 'EW' } as const
    expect(readBoard(boardText(head))).toEqual(head)
    for (const code of ['P', 'X', 'XX', '1C', '3N']) {
      const call = parseCall(code)!
      expect(readCall(callText(2, call))).toEqual({ seat: 2, call })
    }
    const card = parseCard('ST')!
    expect(readPlay(playText(0, card))).toEqual({ seat: 0, card })
    expect(readConnect(connectText('Ours', 1))).toEqual({ team: 'Ours', seat: 1 })
  })
  it('are read as other programs write them', () => {
    expect(readCards("North's cards : S A K J 6. H A K J. D 8 6 2. C A 7 6.")).toBeDefined()
    expect(readCards("North's cards : S A K J 6 5 4 3. H -. D 8 6 2. C A 7 6.")).toBeDefined()
    expect(readCall('NORTH bids 1NT. Alert. 15-17')).toEqual({ seat: 0, call: parseCall('1N') })
    expect(readCall('West Passes')).toEqual({ seat: 3, call: parseCall('P') })
    expect(readPlay('South plays 10h')).toEqual({ seat: 2, card: parseCard('HT') })
    expect(readCards("North's cards : S A.")).toBeUndefined()
    expect(readBoard('Board number x.')).toBeUndefined()
  })
})

describe('a table over TCP', () => {
  it('seats two pairs of our robots, who bid and play a board to its end', async () => {
    const kernel = await loadWasmKernel()
    const board = boardDealt(SEED, 1)
    const manager = await manageTable(0, [board])
    const systems = [{ id: 'sayc' }, { id: 'essex-acol' }] as const
    const chooser = robotChooser(kernel, { systems, speed: quick, seed: SEED })
    const team = (seat: Seat): string => (seat % 2 === 0 ? 'Ours' : 'Theirs')
    await Promise.all(
      SEATS.map((seat) => join('127.0.0.1', manager.port, tablePlayer(seat, team(seat), chooser))),
    )
    const [played] = await manager.done
    expect(played?.calls.length).toBeGreaterThanOrEqual(4)
    expect(played?.cards).toHaveLength(52)
    const last = { contract: played!.contract!, cards: played!.cards.slice(0, 51) }
    expect(legalCards(board.deal, last)).toEqual([played!.cards[51]])
  }, 60_000)
  it('ends with who said what where a player says what it may not', async () => {
    const manager = await manageTable(0, [boardDealt(SEED, 1)])
    const never: Chooser = { call: () => parseCall('X')!, card: () => parseCard('S2')! }
    const failed = manager.done.then(
      () => '',
      (why: Error) => why.message,
    )
    await Promise.allSettled(
      SEATS.map((seat) => join('127.0.0.1', manager.port, tablePlayer(seat, 'Any', never))),
    )
    expect(await failed).toBe('“NORTH doubles” is no call that NORTH may make.')
  })
})
