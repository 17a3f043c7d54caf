import { describe, expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { SOUTH } from '#core/seat.ts'
import type { Looked } from '#played/played-board.ts'
import { cardSeat, rolesOn } from '#played/played-board.ts'
import { good } from '#testing/good.ts'
import { fresh, now, oneNotrump, playOut } from '#testing/kibitzer-stores.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { close, visit } from '#testing/page-visits.ts'
import { backupText, readBackup, rowsBeside } from '../shelf/backup.ts'
import { mergeOf, restore } from '../shelf/merge.ts'
import type { KibitzerStore } from '../store.ts'
import { playedNow } from './finished.ts'
import { forgetPlayed, keepLooked, keepPlayed, openPlayed, played } from './played.ts'
import { playedKey, playedRow, readPlayed } from './saved-played.ts'

/** South a person among robots, whose calls and cards the test makes. */
const seated = (k: KibitzerStore): KibitzerStore => {
  for (const seat of [0, 1, 3] as const) k.actions.setPlayer(seat, { kind: 'robot' })
  return k
}
const over = (k: KibitzerStore) => {
  oneNotrump(k)
  playOut(k)
}
const board = (k: KibitzerStore, at = 1) => {
  const found = playedNow(now(k), at)
  if (found === undefined) throw new Error('the board is over')
  return found
}
const LOOKED: Looked = {
  verdict: {
    seat: SOUTH,
    scoring: 'imps',
    calls: { made: 1, faults: [] },
    cards: {
      made: 9,
      openCost: 1,
      faults: [
        {
          ...{ kind: 'card', role: 'defend', index: 7, made: 3 as never, better: 4 as never },
          ...{ cost: { mean: 2, least: 1, most: 3 }, theme: 'signal' },
        },
      ],
    },
  },
  open: 3,
  againstPar: -5,
}

describe('a board that is over', () => {
  it('is of the record where one person played it among robots', () => {
    const k = seated(fresh())
    expect(playedNow(now(k), 1), 'not begun').toBeUndefined()
    over(k)
    const one = board(k)
    expect(one).toMatchObject({ seat: SOUTH, contract: { bid: 5, declarer: 0 } })
    expect(one.record.cards).toHaveLength(52)
    // North declares, so South is dummy and has chosen no card.
    expect(rolesOn(one)).toEqual(['bid'])
    expect(cardSeat(one)).toBeUndefined()
    expect(cardSeat({ ...one, forPartner: true })).toBe(0)
    expect(rolesOn({ ...one, seat: 1 })).toEqual(['bid', 'lead', 'defend'])
    expect(rolesOn({ ...one, seat: 0 })).toEqual(['bid', 'declare'])
  })
  it('is not where four people bid, or another table is looked at, or it is tried again', () => {
    const k = fresh()
    over(k)
    expect(playedNow(now(k), 1), 'nobody knows whose board it is').toBeUndefined()
    seated(k)
    expect(playedNow(now(k), 1)).toBeDefined()
    const events = [PASS, PASS, PASS, PASS].map((call) => ({ kind: 'call', call }) as const)
    k.actions.openTable(events, 'Another table')
    k.actions.seek(4)
    expect(playedNow(now(k), 1), 'what another table did').toBeUndefined()
  })
  it('counts for the player’s side, also where it is passed out', () => {
    const k = seated(fresh())
    for (let i = 0; i < 4; i++) k.actions.makeCall(PASS)
    expect(board(k)).toMatchObject({ score: 0, contract: undefined })
    const east = fresh()
    over(east)
    for (const seat of [0, 2, 3] as const) east.actions.setPlayer(seat, { kind: 'robot' })
    const north = seated(fresh())
    over(north)
    expect(board(east).score).toBe(0 - board(north).score)
  })
})

describe('what is kept of it', () => {
  it('is read as it was written, and a damaged row costs itself alone', () => {
    const k = seated(fresh())
    over(k)
    const one = { ...board(k), looked: LOOKED }
    expect(readPlayed(JSON.parse(JSON.stringify(playedRow(one))))).toEqual(one)
    const row = playedRow(one)
    expect(readPlayed({ ...row, at: -1 })).toBeUndefined()
    expect(readPlayed({ ...row, board: { ...row.board, id: 'x' } })).toBeUndefined()
    const { looked: _, ...bare } = one
    expect(readPlayed({ ...row, looked: { open: 1 } }), 'looked at by a later version').toEqual(
      bare,
    )
  })
  it('is the first result of a deal', async () => {
    const storage = memoryStorage()
    const k = seated(fresh())
    over(k)
    expect(await keepPlayed(storage, board(k, 1))).toBe(true)
    expect(await keepPlayed(storage, { ...board(k, 2), score: 9 })).toBe(false)
    await openPlayed(storage)
    expect(played.getState().boards.map(({ at }) => at)).toEqual([1])
    await keepLooked(storage, played.getState().boards[0]!, LOOKED)
    await openPlayed(storage)
    expect(played.getState().boards[0]?.looked).toEqual(LOOKED)
    // What is found of another try is nothing of it.
    const { record } = board(k)
    const other = { ...board(k), record: { ...record, cards: record.cards.slice(0, 51) } }
    await keepLooked(storage, other, { ...LOOKED, open: 9 })
    await openPlayed(storage)
    expect(played.getState().boards[0]).toMatchObject({ at: 1, looked: LOOKED })
    await forgetPlayed(storage)
    await openPlayed(storage)
    expect(played.getState()).toMatchObject({ ready: true, boards: [], damaged: 0 })
  })
  it('goes into a backup and comes back from it on an empty device', async () => {
    const storage = memoryStorage()
    const k = seated(fresh())
    over(k)
    const one = { ...board(k), looked: LOOKED }
    await keepPlayed(storage, one)
    const text = backupText(now(k), await rowsBeside(storage), '2026-11-28')
    const empty = memoryStorage()
    const v = await visit(empty)
    const backup = good(await readBackup(text, now(v)))
    const merge = mergeOf(backup, now(v), await rowsBeside(empty))
    await restore(v, empty, backup, merge, false)
    await openPlayed(empty)
    expect(played.getState().boards).toEqual([one])
    expect(playedKey(played.getState().boards[0]!)).toBe(playedKey(one))
    // What is here stays as it is, and an older backup knows nothing of a record.
    const old = good(await readBackup(JSON.stringify({ ...JSON.parse(text), beside: [] }), now(v)))
    await restore(v, empty, old, mergeOf(old, now(v), await rowsBeside(empty)), false)
    await openPlayed(empty)
    expect(played.getState().boards).toEqual([one])
    close(v)
  })
  it('says that nothing is kept where the browser keeps nothing', async () => {
    await openPlayed(undefined)
    expect(played.getState().trouble).toContain('not in your record')
  })
})
