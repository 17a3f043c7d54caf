import { describe, expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { NORTH, SOUTH } from '#core/seat.ts'
import { bid, fresh, now, oneNotrump, playOut } from '#testing/kibitzer-stores.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { close, visit } from '#testing/page-visits.ts'
import * as select from './selectors.ts'
import type { KibitzerStore } from './store.ts'

/** South is a person, the others are robots; North declares one notrump and a card is led. */
function robotDeclares(k: KibitzerStore): void {
  for (const seat of [0, 1, 3] as const) k.actions.setPlayer(seat, { kind: 'robot' })
  k.actions.setViewMode({ kind: 'sit', seat: SOUTH })
  oneNotrump(k)
  playOut(k, 1)
}

describe('both hands, where partner’s robot declares', () => {
  it('are offered once declarer has the turn, to a person at dummy’s place', () => {
    const k = fresh()
    robotDeclares(k)
    expect(select.mayPlayFor(now(k))).toBe(NORTH)
    k.actions.setPlayer(SOUTH, { kind: 'robot' })
    expect(select.mayPlayFor(now(k))).toBeUndefined()
  })
  it('are played by the person, who sits at declarer’s place on this board alone', () => {
    const k = fresh()
    robotDeclares(k)
    k.actions.playFor(NORTH)
    expect(select.playsByItself(now(k))).toBe(false)
    expect(now(k).view.announcement.text).toBe('You play both hands, from North. Play from dummy.')
    expect(select.viewerSeat(now(k))).toBe(NORTH)
    expect(select.visibleHands(now(k))[NORTH].faceUp).toBe(true)
    playOut(k, 2)
    // Dummy and West have followed: declarer’s own card.
    expect(select.playsByItself(now(k))).toBe(false)
    k.actions.nextBoard()
    expect(select.viewerSeat(now(k))).toBe(SOUTH)
    expect(now(k).players.playedFor).toBeUndefined()
    for (const call of [PASS, PASS, bid(1, 4), PASS, PASS, PASS]) k.actions.makeCall(call)
    playOut(k, 1)
    expect(now(k).players.seats[NORTH].kind).toBe('robot')
  })
  it('leave a view of all four hands as it is', () => {
    const k = fresh()
    robotDeclares(k)
    k.actions.setViewMode({ kind: 'all' })
    k.actions.playFor(NORTH)
    k.actions.nextBoard()
    expect(now(k).view.mode).toEqual({ kind: 'all' })
  })
  it('are still played by the person after a reload', async () => {
    const storage = memoryStorage()
    const first = await visit(storage)
    robotDeclares(first)
    first.actions.playFor(NORTH)
    await first.saving.flush()
    close(first)
    const again = await visit(storage)
    expect(select.playsByItself(now(again))).toBe(false)
    expect(select.viewerSeat(now(again))).toBe(NORTH)
    close(again)
  })
})
