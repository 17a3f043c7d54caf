/** What holds whatever is done: lines are kept, readings are remembered truly, undo is exact. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEnded } from '#core/auction.ts'
import { PASS } from '#core/call.ts'
import type { BoardRecord } from '#core/record.ts'
import { rngOf } from '#core/rng.ts'
import { anySeed } from '#testing/arbitraries.ts'
import { fresh, now, oneNotrump, playOut } from '#testing/kibitzer-stores.ts'
import * as select from './selectors.ts'
import type { KibitzerState } from './state.ts'
import type { KibitzerStore } from './store.ts'
import { eventsOf } from './table/event.ts'
import { activeLine } from './table/lines.ts'
import { positionAt } from './table/position.ts'

describe('random operations', () => {
  /** One random operation; true when it was a deed. */
  const operate = (k: KibitzerStore, rng: ReturnType<typeof rngOf>): boolean => {
    const s = now(k)
    switch (rng.below(10)) {
      case 0:
        k.actions.seek(rng.below(select.timeline(s).length + 3))
        return false
      case 1:
        k.actions.stepBy(rng.below(9) - 4)
        return false
      case 2:
        k.actions.stepTrick(rng.below(2) === 0 ? 1 : -1)
        return false
      case 3: {
        const all = select.lines(s)
        k.actions.selectLine(all[rng.below(all.length)]?.id ?? 0)
        return false
      }
      case 4:
        if (rng.below(4) === 0) {
          k.actions.playAgain()
          return true
        }
        return k.actions.makeClaim({ seat: 0, declarerTricks: rng.below(14) }).ok
      default: {
        if (select.phase(s) === 'auction') {
          const legal = select.legalCalls(s)
          return k.actions.makeCall(rng.below(3) === 0 ? legal[rng.below(legal.length)]! : PASS).ok
        }
        const legal = select.legalCards(s)
        const card = legal[rng.below(Math.max(1, legal.length))]
        return card !== undefined && k.actions.playCard(card).ok
      }
    }
  }
  const runs = { numRuns: 40 }
  const readings: readonly ((s: KibitzerState) => unknown)[] = [
    select.position,
    select.currentRecord,
    select.lineRecord,
    select.positionKey,
    select.lineKey,
    select.nextStep,
    select.legalCalls,
    select.legalCards,
    select.visibleHands,
    select.result,
    select.claimLimits,
    select.observer,
    select.observerLineView,
  ]

  it('never lose a line, and every line stays lawful from its start', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const k = fresh(seed)
        const rng = rngOf(seed, 99)
        let kept = new Map(select.lines(now(k)).map((l) => [l.id, l.events]))
        for (let i = 0; i < 80; i++) {
          operate(k, rng)
          const lines = select.lines(now(k))
          for (const [id, events] of kept) {
            const line = lines.find((l) => l.id === id)
            expect(line?.events.slice(0, events.length)).toEqual(events)
          }
          kept = new Map(lines.map((l) => [l.id, l.events]))
          for (const l of lines) {
            const parent = lines.find((p) => p.id === l.parent)
            if (parent) expect(l.events.slice(0, l.from)).toEqual(parent.events.slice(0, l.from))
          }
        }
        const { source } = select.currentBoard(now(k))
        for (const events of kept.values()) {
          const whole = positionAt(source, events, events.length).record
          // Copied, so that nothing remembered is asked: all of it is lawful event by event.
          const copy: BoardRecord = structuredClone(whole)
          expect(positionAt(copy, eventsOf(copy), events.length).record).toEqual(whole)
          if (copy.cards.length > 0)
            expect(
              isEnded({ dealer: copy.board.dealer, calls: copy.calls.map((c) => c.call) }),
            ).toBe(true)
        }
      }),
      runs,
    )
  })

  it('give the same readings remembered as from scratch', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const k = fresh(seed)
        const rng = rngOf(seed, 100)
        for (let i = 0; i < 60; i++) {
          operate(k, rng)
          const s = now(k)
          const scratch = structuredClone(s)
          for (const reading of readings) {
            expect(reading(s)).toBe(reading(s))
            expect(reading(s)).toEqual(reading(scratch))
          }
        }
      }),
      { numRuns: 12 },
    )
  })

  it('are taken back exactly: undo after a deed shows what was shown before it', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const k = fresh(seed)
        const rng = rngOf(seed, 101)
        for (let i = 0; i < 60; i++) {
          const before = now(k)
          if (!operate(k, rng)) continue
          const after = select.currentRecord(now(k))
          const lineAfter = activeLine(select.tree(now(k)))
          expect(k.actions.undo().ok).toBe(true)
          expect(select.currentRecord(now(k))).toEqual(select.currentRecord(before))
          expect(select.tree(now(k)).active).toBe(select.tree(before).active)
          expect(k.actions.redo().ok).toBe(true)
          expect(select.currentRecord(now(k))).toBe(after)
          expect(activeLine(select.tree(now(k)))).toBe(lineAfter)
        }
      }),
      runs,
    )
  })

  it('step back and forth over the same pictures', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const k = fresh(seed)
        const rng = rngOf(seed, 102)
        for (let i = 0; i < 70; i++) operate(k, rng)
        const end = select.timeline(now(k)).length
        k.actions.seek(0)
        const forth = [select.position(now(k))]
        for (let i = 0; i < end; i++) {
          k.actions.stepBy(1)
          forth.push(select.position(now(k)))
        }
        for (let i = end; i >= 0; i--) {
          expect(select.position(now(k))).toBe(forth[i])
          k.actions.stepBy(-1)
        }
        expect(select.cursor(now(k))).toBe(0)
      }),
      runs,
    )
  })

  it('undo everything that was done, back to the empty board', () => {
    const k = fresh()
    oneNotrump(k)
    playOut(k, 20)
    let steps = 0
    while (k.actions.undo().ok) steps += 1
    expect(steps).toBe(24)
    expect(select.cursor(now(k))).toBe(0)
    expect(select.canUndo(now(k))).toBe(false)
    while (k.actions.redo().ok) steps -= 1
    expect(steps).toBe(0)
    expect(select.cursor(now(k))).toBe(24)
  })
})
