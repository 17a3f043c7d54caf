import { describe, expect, it } from 'vitest'
import { type Call, callName, DOUBLE, PASS } from '#core/call.ts'
import { type Card, parseCard } from '#core/card.ts'
import type { BoardRecord } from '#core/record.ts'
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { COMMON } from '#core/system-ref.ts'
import { bid, dealOf, fresh, now, oneNotrump, playOut } from '#testing/kibitzer-stores.ts'
import { readBoard, savedBoard } from './persistence/saved.ts'
import * as select from './selectors.ts'
import type { KibitzerStore } from './store.ts'

const record = (text: string, more: Partial<BoardRecord> = {}): BoardRecord => ({
  board: { number: 7, dealer: SOUTH, vulnerability: 'All', deal: dealOf(text) },
  calls: [],
  contract: undefined,
  cards: [],
  ...more,
})
const ENDING = 'N:A.K.Q.J K.Q.J.A Q.J.A.K J.A.K.Q'

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
    expect(select.position(now(k)).contract).toEqual({
      bid: bid(1, 4),
      doubled: 0,
      declarer: NORTH,
    })
    expect(select.nextStep(now(k))).toEqual({ kind: 'lead', seat: EAST })
    expect(now(k).view.announcement.text).toBe('West: pass. One notrump by North. East leads.')
    expect(select.position(now(k)).dummy).toBe(SOUTH)
    playOut(k, 1)
    expect(select.position(now(k)).turn).toBe(SOUTH)
    expect(select.position(now(k)).decides).toBe(NORTH)
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
    const won = select.position(now(k)).won
    expect(won.declarer + won.defence).toBe(13)
    expect(select.result(now(k))).toMatchObject({ by: 'cards', declarerTricks: won.declarer })
    expect(select.visibleHands(now(k)).every((h) => h.faceUp)).toBe(true)
    expect(select.legalCards(now(k))).toEqual([])
  })
  it('takes a claim within the tricks that are left, and no other', () => {
    const k = fresh()
    oneNotrump(k)
    playOut(k, 10)
    const won = select.position(now(k)).won
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
    expect(select.position(now(k)).turn).toBe(WEST)
    expect(select.legalCards(now(k))).toHaveLength(26)
    expect(k.actions.playCard(parseCard('S2')!).ok).toBe(true)
    expect(k.actions.playCard(parseCard('SA')!).ok).toBe(true)
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

describe('what was played', () => {
  const called = () => record(ENDING, { calls: [{ call: PASS }] })
  it('is unsaid of a record with calls, until somebody says it, and of the next file again', () => {
    const k = fresh()
    const own = now(k).players.systems
    expect(select.isUnsaid(now(k))).toBe(false)
    k.actions.loadBoards([called()], 'x.pbn')
    expect(select.isUnsaid(now(k))).toBe(true)
    expect(select.systemsPlayed(now(k))).toEqual([{ id: COMMON }, { id: COMMON }])
    k.actions.setSystem(1, { id: 'sayc' })
    expect(select.systemsPlayed(now(k))).toEqual([{ id: COMMON }, { id: 'sayc' }])
    expect(now(k).players.systems).toBe(own)
    k.actions.loadBoards([called()], 'y.pbn')
    expect(select.isUnsaid(now(k))).toBe(true)
    k.actions.readByOwn()
    expect(select.systemsPlayed(now(k))).toEqual(own)
  })
  it('is what the reader’s sides play on a board that came without calls', () => {
    const k = fresh()
    k.actions.loadBoards([record(ENDING)], 'x.pbn')
    expect(select.isUnsaid(now(k))).toBe(false)
    expect(select.systemsPlayed(now(k))).toBe(now(k).players.systems)
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
    expect(k.actions.playCard(other!).ok).toBe(true)
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

describe('announcements', () => {
  it('name who calls, plays, shows out and wins', () => {
    const k = fresh()
    k.actions.makeCall(bid(1, 2))
    expect(now(k).view.announcement.text).toBe(`North: ${callName(bid(1, 2))}.`)
    for (let i = 0; i < 3; i++) k.actions.makeCall(PASS)
    const spoken: string[] = []
    for (let i = 0; i < 52; i++) {
      k.actions.playCard(select.legalCards(now(k))[0]!)
      spoken.push(now(k).view.announcement.text)
    }
    expect(spoken[0]).toMatch(/^East leads the .+ of .+\.$/)
    expect(spoken[3]).toMatch(/wins trick 1\.$/)
    expect(spoken.some((t) => /shows out of (clubs|diamonds|hearts|spades)\./.test(t))).toBe(true)
    expect(spoken[51]).toMatch(/One heart by North, \d+ tricks?: /)
  })
})

describe('a board that a page deals with its own system', () => {
  const OPENBID = { id: 'schenken-1967', reading: 'corrected' }
  const dealt = () => {
    const k = fresh()
    k.actions.setSystem(1, { id: 'essex-acol' })
    k.actions.setDeal(dealOf(ENDING), { number: undefined, dealer: SOUTH, lent: OPENBID })
    return k
  }
  const OWN = [{ id: 'sayc' }, { id: 'essex-acol' }]
  it('is bid by it on both sides, and one undo gives the own systems back', () => {
    const k = dealt()
    expect(select.systemsPlayed(now(k))).toEqual([OPENBID, OPENBID])
    expect(select.isDealtSo(now(k))).toBe(true)
    expect(select.canUndo(now(k))).toBe(true)
    expect(k.actions.undo().ok).toBe(true)
    expect(select.systemsPlayed(now(k))).toEqual(OWN)
    expect(select.isDealtSo(now(k))).toBe(false)
    expect(k.actions.undo().ok).toBe(false)
    expect(select.canRedo(now(k))).toBe(true)
    expect(k.actions.redo().ok).toBe(true)
    expect(select.systemsPlayed(now(k))).toEqual([OPENBID, OPENBID])
  })
  it('takes back calls first', () => {
    const k = dealt()
    k.actions.makeCall(PASS)
    expect(select.isDealtSo(now(k))).toBe(false)
    k.actions.undo()
    expect(select.systemsPlayed(now(k))).toEqual([OPENBID, OPENBID])
    k.actions.undo()
    expect(select.systemsPlayed(now(k))).toEqual(OWN)
  })
  it('keeps it to itself: the next deal is bid by what was played before', () => {
    const k = dealt()
    k.actions.dealNew()
    expect(select.systemsPlayed(now(k))).toEqual(OWN)
    expect(select.canUndo(now(k))).toBe(false)
  })
  it('has it again at the next visit', () => {
    const k = dealt()
    const read = readBoard(JSON.parse(JSON.stringify(savedBoard(select.currentBoard(now(k))))))
    expect(read.ok && read.value).toMatchObject({
      played: [OPENBID, OPENBID],
      lent: [OPENBID, OPENBID],
    })
  })
})
