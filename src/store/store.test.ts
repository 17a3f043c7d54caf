import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEnded } from '#core/auction.ts'
import { bidOf, type Call, callName, DOUBLE, PASS } from '#core/call.ts'
import { type Card, parseCard } from '#core/card.ts'
import { type PartialDeal, parse as parseDeal } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seed } from '#core/rng.ts'
import { rngOf } from '#core/rng.ts'
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { anySeed } from '#testing/arbitraries.ts'
import { eventsOf } from './event.ts'
import { activeLine } from './lines.ts'
import { positionAt } from './position.ts'
import * as select from './selectors.ts'
import type { KibitzerState } from './state.ts'
import { createKibitzerStore, type KibitzerStore } from './store.ts'

const SEED: Seed = [1, 2, 3, 4]
const fresh = (seed = SEED) => createKibitzerStore({ seed })
const now = (k: KibitzerStore) => k.store.getState()
const bid = (level: 1 | 2 | 3 | 4, strain: 0 | 1 | 2 | 3 | 4) => bidOf(level, strain)
const oneNotrump = (k: KibitzerStore) => {
  for (const call of [bid(1, 4), PASS, PASS, PASS]) expect(k.actions.makeCall(call).ok).toBe(true)
}
const playOut = (k: KibitzerStore, cards = 52) => {
  for (let i = 0; i < cards; i++) {
    const [card] = select.legalCards(now(k))
    expect(k.actions.playCard(card as Card).ok).toBe(true)
  }
}
const dealOf = (text: string): PartialDeal => {
  const read = parseDeal(text)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

describe('a first board', () => {
  it('is dealt from the seed and ready for the dealer', () => {
    const k = fresh()
    expect(select.currentRecord(now(k)).board.number).toBe(1)
    expect(select.nextStep(now(k))).toEqual({ kind: 'call', seat: NORTH, first: true })
    expect(select.currentBoard(now(k)).seed).toMatch(/^[0-9A-Z]{26}$/)
    expect(select.currentRecord(now(fresh())).board.deal).toEqual(
      select.currentRecord(now(k)).board.deal,
    )
  })
})

describe('auction and play', () => {
  it('refuses an unlawful call in words and stays as it was', () => {
    const k = fresh()
    k.actions.makeCall(bid(1, 2))
    const before = now(k)
    const done = k.actions.makeCall(bid(1, 0))
    expect(done.ok ? '' : done.error.message).toContain('not enough')
    expect(now(k)).toBe(before)
    expect(k.actions.playCard(0 as Card).ok).toBe(false)
    expect(k.actions.makeClaim({ seat: NORTH, declarerTricks: 7 }).ok).toBe(false)
  })
  it('finds contract, declarer, leader and dummy', () => {
    const k = fresh()
    oneNotrump(k)
    expect(select.contract(now(k))).toEqual({ bid: bid(1, 4), doubled: 0, declarer: NORTH })
    expect(select.nextStep(now(k))).toEqual({ kind: 'lead', seat: EAST })
    expect(now(k).view.announcement.text).toBe('West: pass. One notrump by North. East leads.')
    expect(select.dummy(now(k))).toBe(SOUTH)
    playOut(k, 1)
    expect(select.turn(now(k))).toBe(SOUTH)
    expect(select.decides(now(k))).toBe(NORTH)
  })
  it('passes out', () => {
    const k = fresh()
    for (let i = 0; i < 4; i++) k.actions.makeCall(PASS)
    expect(select.result(now(k))).toEqual({ kind: 'passed-out', score: 0 })
    expect(select.nextStep(now(k))).toMatchObject({ kind: 'finished' })
    expect(k.actions.makeCall(PASS).ok).toBe(false)
  })
  it('refuses a revoke and a card of another hand', () => {
    const k = fresh()
    oneNotrump(k)
    playOut(k, 1)
    const legal = new Set(select.legalCards(now(k)))
    const before = now(k)
    for (let c = 0; c < 52; c++) {
      const why = select.whyCardIllegal(now(k), c as Card)
      expect(why === undefined).toBe(legal.has(c as Card))
      if (why !== undefined)
        expect(k.actions.playCard(c as Card)).toEqual({ ok: false, error: why })
    }
    expect(now(k)).toBe(before)
  })
  it('scores thirteen tricks and faces all four hands', () => {
    const k = fresh()
    oneNotrump(k)
    k.actions.setViewMode({ kind: 'sit', seat: WEST })
    playOut(k)
    const won = select.tricks(now(k))
    expect(won.declarer + won.defence).toBe(13)
    expect(select.result(now(k))).toMatchObject({ by: 'cards', declarerTricks: won.declarer })
    expect(select.visibleHands(now(k)).every((h) => h.faceUp)).toBe(true)
    expect(select.legalCards(now(k))).toEqual([])
  })
  it('takes a claim within the tricks that are left, and no other', () => {
    const k = fresh()
    oneNotrump(k)
    playOut(k, 10)
    const won = select.tricks(now(k))
    expect(won.declarer + won.defence).toBe(2)
    expect(select.claimLimits(now(k))).toEqual([won.declarer, 13 - won.defence])
    for (const n of [won.declarer - 1, 14 - won.defence, 7.5, Number.NaN])
      expect(k.actions.makeClaim({ seat: NORTH, declarerTricks: n }).ok).toBe(false)
    expect(k.actions.makeClaim({ seat: NORTH, declarerTricks: 7 }).ok).toBe(true)
    expect(select.result(now(k))).toEqual({
      kind: 'played',
      by: 'claim',
      declarerTricks: 7,
      score: 90,
    })
    expect(k.actions.makeClaim({ seat: NORTH, declarerTricks: 7 }).ok).toBe(false)
    k.actions.undo()
    expect(select.phase(now(k))).toBe('play')
  })
})

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

describe('stepping', () => {
  it('steps by tricks: rounds of calls, the end of the auction, the edges of tricks', () => {
    const k = fresh()
    for (const call of [PASS, PASS, bid(1, 4), PASS, PASS, PASS]) k.actions.makeCall(call)
    playOut(k, 9)
    const stops: number[] = []
    for (let i = 0; i < 6; i++) {
      k.actions.stepTrick(-1)
      stops.push(select.cursor(now(k)))
    }
    expect(stops).toEqual([14, 10, 6, 4, 0, 0])
    for (let i = 0; i < 6; i++) k.actions.stepTrick(1)
    expect(select.cursor(now(k))).toBe(15)
  })
  it('brings a cursor outside the line within it', () => {
    const k = fresh()
    oneNotrump(k)
    k.actions.seek(-5)
    expect(select.cursor(now(k))).toBe(0)
    k.actions.seek(1e9)
    expect(select.atEnd(now(k))).toBe(true)
    k.actions.seek(Number.NaN)
    expect(select.cursor(now(k))).toBe(0)
  })
})

describe('boards', () => {
  const record = (text: string, more: Partial<BoardRecord> = {}): BoardRecord => ({
    board: { number: 7, dealer: SOUTH, vulnerability: 'All', deal: dealOf(text) },
    calls: [],
    contract: undefined,
    cards: [],
    ...more,
  })
  const ENDING = 'N:A.K.Q.J K.Q.J.A Q.J.A.K J.A.K.Q'
  it('plays an ending of four cards each without a score', () => {
    const k = fresh()
    const contract = { bid: bid(3, 4), doubled: 0, declarer: SOUTH } as const
    expect(k.actions.loadBoards([record(ENDING, { contract })], 'x.pbn').ok).toBe(true)
    expect(select.nextStep(now(k))).toEqual({ kind: 'lead', seat: WEST })
    expect(select.claimLimits(now(k))).toEqual([0, 4])
    playOut(k, 16)
    expect(select.result(now(k))).toMatchObject({ kind: 'played', by: 'cards', score: undefined })
    expect(k.actions.playCard(0 as Card).ok).toBe(false)
  })
  it('plays for unknown hands with the cards nobody shows', () => {
    const k = fresh()
    const contract = { bid: bid(3, 4), doubled: 0, declarer: SOUTH } as const
    const text = 'N:AKQJ.AKQ.AKQ.AKQ - T98.JT98.JT9.JT9 -'
    k.actions.loadBoards([record(text, { contract })], 'x.pbn')
    expect(select.turn(now(k))).toBe(WEST)
    expect(select.legalCards(now(k))).toHaveLength(26)
    expect(k.actions.playCard(parseCard('S2') as Card).ok).toBe(true)
    expect(k.actions.playCard(parseCard('SA') as Card).ok).toBe(true)
    expect(select.visibleHands(now(k)).map((h) => h.count)).toEqual([12, 13, 13, 12])
  })
  it('cuts a record where it stops being lawful', () => {
    const k = fresh()
    const calls = [bid(1, 3), bid(1, 2)].map((call) => ({ call }))
    k.actions.loadBoards([record(ENDING, { calls })], 'x.pbn')
    expect(select.timeline(now(k))).toHaveLength(1)
  })
  it('shows the result a file states only at the end of what the file tells', () => {
    const k = fresh()
    const calls = [bid(1, 3), PASS, PASS, PASS].map((call: Call) => ({ call }))
    k.actions.loadBoards([record(ENDING, { calls, declarerTricks: 3 })], 'x.pbn')
    expect(select.result(now(k))).toBeUndefined()
    k.actions.seek(4)
    expect(select.result(now(k))).toMatchObject({ by: 'file', declarerTricks: 3 })
    playOut(k, 1)
    expect(select.result(now(k))).toBeUndefined()
  })
  it('keeps every board when one is dealt or edited, and selects by place', () => {
    const k = fresh()
    k.actions.makeCall(PASS)
    expect(k.actions.dealNew().ok).toBe(true)
    expect(now(k).table.boards.map((b) => b.source.board.number)).toEqual([1, 2])
    expect(k.actions.setDeal(dealOf(ENDING), { number: undefined }).ok).toBe(true)
    expect(now(k).table.boards).toHaveLength(2)
    expect(k.actions.selectBoard(0).ok).toBe(true)
    expect(select.cursor(now(k))).toBe(1)
    k.actions.setDeal(dealOf(ENDING))
    expect(now(k).table.boards.map((b) => b.source.board.number)).toEqual([1, 1, undefined])
    expect(k.actions.selectBoard(3).ok).toBe(false)
    expect(k.actions.loadBoards([], 'none').ok).toBe(false)
    expect(new Set(now(k).table.boards.map((b) => b.id)).size).toBe(3)
  })
  it('opens a shared position exactly', () => {
    const k = fresh()
    const calls = [bid(1, 3), PASS, PASS, PASS].map((call: Call) => ({ call }))
    k.actions.openPosition({
      record: record(ENDING, { calls }),
      cursor: 2,
      view: { mode: { kind: 'kibitz', seat: EAST }, observer: WEST, turned: 0 },
    })
    expect(select.cursor(now(k))).toBe(2)
    expect(select.timeline(now(k))).toHaveLength(4)
    expect(now(k).view.mode).toEqual({ kind: 'kibitz', seat: EAST })
    expect(select.observer(now(k))).toBe(WEST)
  })
})

describe('lines in words', () => {
  it('says where a line left', () => {
    const k = fresh()
    oneNotrump(k)
    playOut(k, 6)
    k.actions.seek(8)
    const other = select
      .legalCards(now(k))
      .find((c) => select.timeline(now(k))[8]?.kind === 'card' && !isNext(k, c))
    expect(k.actions.playCard(other as Card).ok).toBe(true)
    expect(select.lineName(now(k), 2)).toBe('Line 2 from trick 2')
    k.actions.seek(1)
    k.actions.makeCall(DOUBLE)
    expect(select.lineName(now(k), 3)).toBe('Line 3 from call 2')
    expect(k.actions.deleteLine(2).ok).toBe(true)
    expect(select.lines(now(k)).map((l) => l.id)).toEqual([1, 3])
  })
  const isNext = (k: KibitzerStore, card: Card) => {
    const event = select.timeline(now(k))[select.cursor(now(k))]
    return event?.kind === 'card' && event.card === card
  }
})

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
        return k.actions.makeClaim({ seat: 0, declarerTricks: rng.below(14) }).ok
      default: {
        if (select.phase(s) === 'auction') {
          const legal = select.legalCalls(s)
          return k.actions.makeCall(
            rng.below(3) === 0 ? (legal[rng.below(legal.length)] as Call) : PASS,
          ).ok
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

describe('announcements', () => {
  it('name who calls, plays, shows out and wins', () => {
    const k = fresh()
    k.actions.makeCall(bid(1, 2))
    expect(now(k).view.announcement.text).toBe(`North: ${callName(bid(1, 2))}.`)
    for (let i = 0; i < 3; i++) k.actions.makeCall(PASS)
    const spoken: string[] = []
    for (let i = 0; i < 52; i++) {
      k.actions.playCard(select.legalCards(now(k))[0] as Card)
      spoken.push(now(k).view.announcement.text)
    }
    expect(spoken[0]).toMatch(/^East leads the .+ of .+\.$/)
    expect(spoken[3]).toMatch(/wins trick 1\.$/)
    expect(spoken.some((t) => /shows out of (clubs|diamonds|hearts|spades)\./.test(t))).toBe(true)
    expect(spoken[51]).toMatch(/One heart by North, \d+ tricks?: /)
  })
})
