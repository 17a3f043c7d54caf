import { describe, expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { bid, fresh, now, oneNotrump, playOut } from '#testing/kibitzer-stores.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { close, put, rowsOf, visit } from '#testing/page-visits.ts'
import { NOW } from '../persistence/found.ts'
import * as select from '../selectors.ts'
import type { KibitzerStore } from '../store.ts'
import { robotScoring } from './session-board.ts'
import { sessionNow, sheetOf } from './sessions.ts'

const passOut = (k: KibitzerStore) => {
  for (let i = 0; i < 4; i++) k.actions.makeCall(PASS)
}
const begin = (k: KibitzerStore, length: number) => {
  expect(k.actions.startSession('par', length).ok).toBe(true)
  k.actions.dealNew({ number: 1 })
}

describe('a session', () => {
  it('scores four boards as they are finished, and is over with the fourth', () => {
    const k = fresh()
    // A board before it is not of it.
    passOut(k)
    begin(k, 4)
    for (let board = 1; board <= 4; board++) {
      expect(sessionNow(now(k).sessions)?.boards).toHaveLength(board - 1)
      if (board === 2) passOut(k)
      else {
        oneNotrump(k)
        playOut(k)
      }
      k.actions.nextBoard()
    }
    const [session] = now(k).sessions
    expect(sessionNow(now(k).sessions)).toBeUndefined()
    expect(session?.boards.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(session?.boards[1]).toMatchObject({ score: 0 })
    // Declarer sits North, then South and West: the score is of North and South.
    for (const [i, sign] of [
      [0, 1],
      [2, 1],
      [3, -1],
    ] as const) {
      const { contract, declarerTricks, score } = session!.boards[i]!
      expect(contract?.declarer).toBe(i)
      expect(Math.sign(score)).toBe(declarerTricks! >= 7 ? sign : -sign)
    }
  })
  it('keeps the first result of a board that is played again', () => {
    const k = fresh()
    begin(k, 4)
    passOut(k)
    k.actions.undo()
    k.actions.makeCall(1 as never)
    for (let i = 0; i < 3; i++) k.actions.makeCall(PASS)
    playOut(k)
    expect(sessionNow(now(k).sessions)?.boards.map(({ score }) => score)).toEqual([0])
  })
  it('keeps what the other tables did over a reload, and counts no line of theirs', async () => {
    const storage = memoryStorage()
    const first = await visit(storage)
    begin(first, 4)
    const events = [PASS, PASS, PASS, PASS].map((call) => ({ kind: 'call', call }) as const)
    first.actions.openTable(events, 'Another table')
    first.actions.seek(4)
    expect(sessionNow(now(first).sessions)?.boards).toEqual([])
    first.actions.undo()
    passOut(first)
    const { id } = select.currentBoard(now(first))
    first.actions.measureBoard(id, [0], [{ calls: [PASS, PASS, PASS, PASS], cards: [] }])
    await first.saving.flush()
    const kept = now(first)
    close(first)
    const again = await visit(storage)
    expect(now(again).sessions).toEqual(kept.sessions)
    expect(select.lines(now(again))).toEqual(select.lines(kept))
    close(again)
  })
  it('plays a rubber: dealers in turn, games vulnerable, over with the second game', async () => {
    const storage = memoryStorage()
    const k = await visit(storage)
    expect(k.actions.startSession('rubber', 0, true).ok).toBe(true)
    k.actions.dealNew({ number: 1 })
    const dealt = () => select.currentBoard(now(k)).source.board
    expect(dealt()).toMatchObject({ dealer: 0, vulnerability: 'None' })
    passOut(k)
    k.actions.nextBoard()
    expect(dealt(), 'passed to the next').toMatchObject({ dealer: 1, vulnerability: 'None' })
    const claimed = (tricks: number) => {
      // Four spades by whoever deals: the others pass, and a claim ends it.
      for (const call of [bid(4, 3), PASS, PASS, PASS]) k.actions.makeCall(call)
      playOut(k, 1)
      const { dealer: seat } = dealt()
      expect(k.actions.makeClaim({ seat, declarerTricks: tricks }).ok).toBe(true)
      k.actions.nextBoard()
    }
    claimed(10)
    expect(dealt()).toMatchObject({ dealer: 2, vulnerability: 'EW' })
    claimed(11)
    expect(dealt()).toMatchObject({ dealer: 3, vulnerability: 'All' })
    const under = now(k).sessions[0]!
    expect(under.boards.map(({ score }) => Math.sign(score))).toEqual([0, -1, 1])
    claimed(10)
    const over = now(k).sessions[0]!
    expect(sessionNow(now(k).sessions)).toBeUndefined()
    expect(sheetOf(over)).toMatchObject({ games: [1, 2], over: true })
    // East and West have two games to one, 500, and their tricks: 120 and 120.
    const honours = over.boards.reduce((sum, one) => sum + (one.honours?.points ?? 0), 0)
    const [ns, ew] = sheetOf(over)!.totals
    expect(ns + ew - honours).toBe(120 + 30 + 120 + 120 + 500)
    await k.saving.flush()
    const kept = now(k)
    close(k)
    const again = await visit(storage)
    expect(now(again).sessions).toEqual(kept.sessions)
    close(again)
  })
  it('is not changed by a board that is played again as a fresh try', () => {
    const k = fresh()
    begin(k, 4)
    passOut(k)
    k.actions.playAgain()
    expect(select.timeline(now(k))).toEqual([])
    // The same call goes its own way: nothing of the first try comes next.
    k.actions.makeCall(PASS)
    expect(select.atEnd(now(k))).toBe(true)
    oneNotrump(k)
    playOut(k)
    expect(sessionNow(now(k).sessions)?.boards.map(({ score }) => score)).toEqual([0])
    expect(select.lines(now(k)).map(({ id }) => select.lineName(now(k), id))).toEqual([
      'Try 1',
      'Try 2',
    ])
  })
  it('takes what its boards are measured by', () => {
    const k = fresh()
    begin(k, 4)
    passOut(k)
    k.actions.measureBoard(select.currentBoard(now(k)).id, [110])
    expect(sessionNow(now(k).sessions)?.boards[0]?.against).toEqual([110])
  })
  it('says what its robots play for, and of its boards alone', () => {
    const k = fresh()
    expect(k.actions.startSession('matchpoints', 1).ok).toBe(true)
    expect(robotScoring(now(k))).toBe('imps')
    k.actions.dealNew({ number: 1 })
    expect(robotScoring(now(k))).toBe('matchpoints')
    passOut(k)
    // It is over with its one board, which is looked back on as it was played.
    expect(sessionNow(now(k).sessions)).toBeUndefined()
    expect(robotScoring(now(k))).toBe('matchpoints')
    k.actions.dealNew({ number: 2 })
    expect(robotScoring(now(k))).toBe('imps')
    for (const [scoring, robots] of [
      ['total', 'total'],
      ['par', 'imps'],
      ['robots', 'imps'],
    ] as const) {
      k.actions.startSession(scoring, 4)
      k.actions.dealNew({ number: 1 })
      expect(robotScoring(now(k))).toBe(robots)
    }
  })
  it('has a number of boards that can be played', () => {
    const k = fresh()
    for (const length of [0, 2.5, 1000, Number.NaN])
      expect(k.actions.startSession('total', length).ok).toBe(false)
    expect(now(k).sessions).toEqual([])
  })
  it('that has no board is not kept when it ends', () => {
    const k = fresh()
    begin(k, 4)
    k.actions.endSession()
    expect(now(k).sessions).toEqual([])
  })
  it('goes on after a reload, and a damaged one costs nothing else', async () => {
    const storage = memoryStorage()
    const first = await visit(storage)
    begin(first, 4)
    passOut(first)
    await first.saving.flush()
    const [kept] = now(first).sessions
    close(first)
    const again = await visit(storage)
    expect(now(again).sessions).toEqual([kept])
    again.actions.nextBoard()
    passOut(again)
    expect(sessionNow(now(again).sessions)?.boards).toHaveLength(2)
    await again.saving.flush()
    close(again)
    const [[, row]] = (await rowsOf(storage, 'session')) as [[string, object]]
    await put(storage, 'session', NOW, { ...row, sessions: [{ scoring: 'by eye' }] })
    const mended = await visit(storage)
    expect(mended.saving.outcome).toBe('mended')
    expect(now(mended).sessions).toEqual([])
    expect(now(mended).table.boards.length).toBeGreaterThan(1)
    close(mended)
  })
})
