import { describe, expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { format } from '#core/deal.ts'
import { bid, fresh, now, oneNotrump, playOut } from '#testing/kibitzer-stores.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { close, visit } from '#testing/page-visits.ts'
import * as select from '../selectors.ts'
import type { KibitzerStore } from '../store.ts'
import { boardsOfDay, dateOf } from './day-boards.ts'
import { sessionNow } from './sessions.ts'

const EIGHT = { kind: 'eight', date: '2026-11-28' } as const
const begin = (k: KibitzerStore) =>
  k.actions.startSet('robots', { ...boardsOfDay(EIGHT), name: 'today' }, EIGHT)
const passOut = (k: KibitzerStore) => {
  for (let i = 0; i < 4; i++) expect(k.actions.makeCall(PASS).ok).toBe(true)
}
const texts = (of: ReturnType<typeof boardsOfDay>) =>
  of.records.map(({ board }) => `${board.number} ${format(board.deal)}`)

describe('the boards of a day', () => {
  it('are the same on every device and in every version: the first hands of a known day', () => {
    expect(texts(boardsOfDay({ kind: 'day', date: '2026-11-28' }))).toEqual([
      '2 N:Q97.AQJ75.KT8.JT AK52.T96.9532.Q6 84.K83.AJ7.AK872 JT63.42.Q64.9543',
    ])
    expect(texts(boardsOfDay(EIGHT))[0]).toBe(
      '1 N:832.762.AK5.K953 JT4.AJT3.QT74.Q6 AK7.985.J863.A84 Q965.KQ4.92.JT72',
    )
  })
  it('are other boards on another day, and the one is none of the eight', () => {
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`)
    const all = days.flatMap((date) => [
      ...texts(boardsOfDay({ kind: 'eight', date })),
      ...texts(boardsOfDay({ kind: 'day', date })),
    ])
    expect(new Set(all.map((text) => text.replace(/^\d+ /, ''))).size).toBe(28 * 9)
    const numbers = days.map((date) => boardsOfDay({ kind: 'day', date }).records[0]?.board.number)
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 16 }, (_, i) => i + 1)))
  })
  it('go by the calendar on the wall', () => {
    expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(dateOf(new Date(2026, 10, 28, 0, 0))).toBe('2026-11-28')
  })
})

describe('a session of the boards of a day', () => {
  it('has its boards on the table, scores those alone, and is over with the last', () => {
    const k = fresh()
    passOut(k)
    expect(begin(k).ok).toBe(true)
    // Whoever comes by a link for the first time is asked for no way in.
    expect(now(k).prefs.begun).toBe(true)
    for (let board = 1; board <= 8; board++) {
      expect(select.position(now(k)).record.board.number).toBe(board)
      if (board === 3) {
        // A deal between them is none of the eight.
        k.actions.dealNew()
        passOut(k)
        expect(begin(k).ok).toBe(true)
        expect(select.position(now(k)).record.board.number).toBe(3)
      }
      if (board === 2) {
        oneNotrump(k)
        playOut(k)
      } else passOut(k)
      k.actions.nextBoard()
    }
    const [session] = now(k).sessions
    expect(session).toMatchObject({ over: true, set: EIGHT, side: 0, length: 8 })
    expect(session?.boards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(session?.boards[1]?.calls).toEqual([bid(1, 4), PASS, PASS, PASS])
    expect(session?.boards[1]?.lead).toBeDefined()
    expect(session?.boards[2]?.lead).toBeUndefined()
    expect(begin(k)).toMatchObject({ ok: false, error: { code: 'session/played' } })
  })
  it('goes on where it was left, after a reload and after another session', async () => {
    const storage = memoryStorage()
    const first = await visit(storage)
    begin(first)
    passOut(first)
    await first.saving.flush()
    const kept = now(first).sessions
    close(first)
    const again = await visit(storage)
    expect(now(again).sessions).toEqual(kept)
    expect(again.actions.startSession('total', 1).ok).toBe(true)
    again.actions.dealNew({ number: 1 })
    passOut(again)
    expect(sessionNow(now(again).sessions)).toBeUndefined()
    expect(begin(again).ok).toBe(true)
    expect(select.position(now(again)).record.board.number).toBe(2)
    passOut(again)
    expect(sessionNow(now(again).sessions)?.boards).toHaveLength(2)
    close(again)
  })
})
