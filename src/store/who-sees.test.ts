/** Whose cards lie open, to whom, and what may be told of a closed hand. */
import { describe, expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { EAST, lho, NORTH, SEATS, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { bid, fresh, now, oneNotrump, playOut } from '#testing/kibitzer-stores.ts'
import * as select from './selectors.ts'
import type { KibitzerStore } from './store.ts'

describe('who sees what', () => {
  const up = (k: KibitzerStore) =>
    select.visibleHands(now(k)).flatMap((h) => (h.faceUp ? [h.seat] : []))
  it('faces dummy after the lead, and only to the others', () => {
    const k = fresh()
    k.actions.setViewMode({ kind: 'sit', seat: WEST })
    expect(up(k)).toEqual([WEST])
    oneNotrump(k)
    expect(up(k)).toEqual([WEST])
    playOut(k, 1)
    expect(up(k)).toEqual([SOUTH, WEST])
    expect(select.observer(now(k))).toBe(WEST)
    k.actions.setViewMode({ kind: 'sit', seat: SOUTH })
    expect(up(k)).toEqual([SOUTH])
    k.actions.setViewMode({ kind: 'all' })
    expect(up(k)).toEqual([0, 1, 2, 3])
    expect(select.observer(now(k))).toBe(NORTH)
    k.actions.setObserver(EAST)
    expect(select.observer(now(k))).toBe(EAST)
  })
})

describe('two persons at one device', () => {
  /** South and West are persons among robots; whoever is asked for sits at the table. */
  const shared = (seat: Seat): KibitzerStore => {
    const k = fresh()
    for (const robot of [NORTH, EAST] as const) k.actions.setPlayer(robot, { kind: 'robot' })
    k.actions.setViewMode({ kind: 'sit', seat })
    return k
  }
  const open = (k: KibitzerStore) => {
    const dummy = select.position(now(k)).dummy
    const hands = select.visibleHands(now(k))
    return hands.flatMap(({ faceUp, seat }) => (faceUp && seat !== dummy ? [seat] : []))
  }
  it('never have both hands open, and none while the device goes from one to the other', () => {
    const k = shared(SOUTH)
    let passes = 0
    const look = (): void => {
      const { mode } = now(k).view
      const { decides } = select.position(now(k))
      const to = select.passedTo(now(k))
      const sits = mode.kind === 'sit' ? mode.seat : undefined
      const person = decides === SOUTH || decides === WEST
      expect(to).toBe(person && decides !== sits ? decides : undefined)
      expect(open(k)).toEqual(to === undefined ? [sits] : [])
      // Nothing is worked out of a hand that nobody may see.
      expect(select.observerView(now(k))?.seat).toBe(to === undefined ? sits : undefined)
      expect(select.observerLineView(now(k))?.seat).toBe(to === undefined ? sits : undefined)
      if (to === undefined) return
      // Looking back opens nothing either.
      k.actions.stepBy(-1)
      expect(open(k)).toEqual([])
      expect(select.observerView(now(k))).toBeUndefined()
      k.actions.stepBy(1)
      k.actions.setViewMode({ kind: 'sit', seat: to })
      passes += 1
      expect(open(k)).toEqual([to])
    }
    look()
    for (const call of [PASS, PASS, bid(1, 4), PASS, PASS, PASS]) {
      expect(k.actions.makeCall(call).ok).toBe(true)
      look()
    }
    while (select.phase(now(k)) !== 'finished') {
      playOut(k, 1)
      if (select.phase(now(k)) !== 'finished') look()
    }
    expect(passes).toBeGreaterThan(20)
    expect(select.passedTo(now(k))).toBeUndefined()
  })
  it('is not said where one reader acts for all four, nor of one person among robots', () => {
    const k = fresh()
    const caller = select.position(now(k)).turn ?? NORTH
    k.actions.setViewMode({ kind: 'sit', seat: lho(caller) })
    expect(select.passedTo(now(k))).toBeUndefined()
    for (const seat of SEATS)
      k.actions.setPlayer(seat, { kind: seat === caller ? 'person' : 'robot' })
    expect(select.passedTo(now(k))).toBeUndefined()
    k.actions.setPlayer(lho(caller), { kind: 'person' })
    expect(select.passedTo(now(k))).toBe(caller)
    k.actions.setViewMode({ kind: 'all' })
    expect(select.passedTo(now(k))).toBeUndefined()
  })
})

describe('what is told of the call to come', () => {
  it('is nothing of a hand that is closed, and of an open one at a press where advice is asked for', () => {
    const k = fresh()
    expect(select.callWithheld(now(k))).toBeUndefined()
    k.actions.setPrefs({ advice: 'asked' })
    expect(select.callWithheld(now(k))).toBe('until-asked')
    const caller = select.position(now(k)).turn ?? NORTH
    k.actions.setViewMode({ kind: 'sit', seat: lho(caller) })
    expect(select.callWithheld(now(k))).toBe('closed')
    k.actions.setPrefs({ advice: 'told' })
    expect(select.callWithheld(now(k))).toBe('closed')
    k.actions.setViewMode({ kind: 'sit', seat: caller })
    expect(select.callWithheld(now(k))).toBeUndefined()
    // Whoever guesses first is not told either.
    k.actions.guessFirst(true)
    expect(select.callWithheld(now(k))).toBe('until-asked')
    // A robot's call is its own, and nothing is withheld of what was called.
    k.actions.setPlayer(caller, { kind: 'robot' })
    expect(select.callWithheld(now(k))).toBeUndefined()
    k.actions.setPlayer(caller, { kind: 'person' })
    k.actions.makeCall(PASS)
    k.actions.seek(0)
    expect(select.callWithheld(now(k))).toBeUndefined()
  })
})
