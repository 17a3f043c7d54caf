/** What must hold of every log: each viewer’s fold is what it may see, and nothing it is told depends on the rest. */
import { dequal } from 'dequal'
import { describe, expect, it } from 'vitest'
import type { Deal } from '#core/deal.ts'
import { cards as cardsOf, without } from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { cardsTold, dealtAnew, mayKnow, playedLog } from '#testing/live-logs.ts'
import { upTo } from '#testing/long.ts'
import { readEvents, writeEvent } from './events.ts'
import {
  fold,
  type LiveBoard,
  LOOKS_ON,
  type LogEvent,
  NO_BOARD,
  redact,
  redacted,
  type Viewer,
  viewerAt,
} from './log.ts'

const BOARDS = 1000
/** For what is dealt anew as well; A long run does it for all. */
const FEWER = upTo(60, BOARDS)
const VIEWERS: readonly Viewer[] = [
  ...SEATS.map(viewerAt),
  LOOKS_ON,
  { seat: undefined, sees: [0, 2] },
]

type Redaction = typeof redact

/** The log of a world in which the hidden cards lie otherwise, but all has gone the same way. */
const inOtherWorld = (events: readonly LogEvent[], deal: Deal): readonly LogEvent[] => {
  let board = NO_BOARD
  return events.map((event) => {
    const { record } = board
    board = fold(board, event)
    if (event.kind === 'deal' || event.kind === 'open') return { ...event, hands: deal }
    if (event.kind === 'claim') {
      const played = new Set(record?.cards)
      const rest = cardsOf(deal[event.seat]).filter((card) => played.has(card))
      return { ...event, hand: rest.reduce((held, card) => without(held, card), deal[event.seat]) }
    }
    return event
  })
}

interface Found {
  readonly events: number
  readonly leaks: number
  readonly worlds: number
}
/** Counts what a redaction tells that it should not. */
function leaksOf(tell: Redaction, boards: number): Found {
  const found = { events: 0, leaks: 0, worlds: 0 }
  const toldBy = (events: readonly LogEvent[], viewer: Viewer) => {
    let board = NO_BOARD
    return events.map((event) => {
      const one = tell(event, viewer, board)
      board = fold(board, event)
      return one
    })
  }
  for (let i = 1; i <= boards; i++) {
    const { deal, events } = playedLog(i)
    const rng = rngOf([9, 9, 9, i])
    for (const viewer of VIEWERS) {
      const known = mayKnow(events, deal, viewer)
      const told = toldBy(events, viewer)
      for (const [at, event] of told.entries()) {
        found.events += 1
        if (cardsTold(event).some((card) => !known[at]?.has(card))) found.leaks += 1
      }
      const last = rng.below(events.length)
      const other = inOtherWorld(events, dealtAnew(deal, known[last] ?? new Set(), rng))
      const text = (all: readonly LogEvent[]) =>
        JSON.stringify(all.slice(0, last + 1).map(writeEvent))
      found.worlds += 1
      if (text(told) !== text(toldBy(other, viewer))) found.leaks += 1
    }
  }
  return found
}

describe('redaction', () => {
  it(`folds to the seat view of the whole log, at every prefix of ${BOARDS} boards`, () => {
    let prefixes = 0
    const kinds = new Set<string>()
    for (let i = 1; i <= BOARDS; i++) {
      let whole = NO_BOARD
      const mine = SEATS.map(() => NO_BOARD)
      for (const event of playedLog(i).events) {
        kinds.add(event.kind)
        const before = whole
        whole = fold(whole, event)
        for (const seat of SEATS) {
          const now = fold(mine[seat]!, redact(event, viewerAt(seat), before))
          mine[seat] = now
          prefixes += 1
          if (!dequal(viewOf(now, seat), viewOf(whole, seat)))
            expect(viewOf(now, seat), `board ${i}, event ${event.n}`).toEqual(viewOf(whole, seat))
        }
      }
    }
    expect(prefixes).toBeGreaterThan(BOARDS * 4 * 40)
    expect([...kinds].toSorted()).toEqual([
      'answer',
      'back',
      'call',
      'card',
      'claim',
      'deal',
      'open',
      'stop',
      'undo',
    ])
  })

  it(`tells no card that a viewer may not know, nor anything that depends on one, in ${FEWER} boards`, () => {
    const found = leaksOf(redact, FEWER)
    expect(found.leaks).toBe(0)
    expect(found.events).toBeGreaterThan(FEWER * VIEWERS.length * 40)
    expect(found.worlds).toBe(FEWER * VIEWERS.length)
  })

  const planted: readonly (readonly [string, Redaction])[] = [
    [
      'one hand too many',
      (event, viewer, board) => redact(event, { ...viewer, sees: [...viewer.sees, 1] }, board),
    ],
    [
      'a claimer’s hand to all',
      (event, viewer, board) => (event.kind === 'claim' ? event : redact(event, viewer, board)),
    ],
    [
      'dummy before the lead',
      (event, viewer, board) =>
        event.kind === 'deal'
          ? ({
              ...redact(event, viewer, board),
              vulnerability: event.hands[0]?.[0] === 0 ? 'All' : 'None',
            } as LogEvent)
          : redact(event, viewer, board),
    ],
  ]
  it.each(planted)('is found out when it tells %s', (_what, tell) => {
    expect(leaksOf(tell, 40).leaks).toBeGreaterThan(0)
  })
})

const viewOf = ({ record, asked, acts, n, stopped }: LiveBoard, seat: Seat) => ({
  view: record && seatView(record, seat),
  asked: asked && { ...asked, hand: undefined },
  ...{ acts, n, stopped },
})

describe('events as they are written', () => {
  it('are read again as they were', () => {
    for (let i = 1; i <= 20; i++) {
      const { events } = playedLog(i)
      for (const viewer of VIEWERS) {
        const told = redacted(events, viewer)
        expect(readEvents(JSON.parse(JSON.stringify(told.map(writeEvent))))).toEqual(told)
      }
    }
  })
  it('are of one length, whatever the card, the call or the hands', () => {
    const lengths = new Map<string, Set<number>>()
    for (let i = 1; i <= 30; i++)
      for (const viewer of VIEWERS)
        for (const event of redacted(playedLog(i).events, viewer)) {
          const { kind } = event
          const lead = kind === 'card' && event.dummy !== undefined
          const named = {
            ...event,
            n: 1,
            ...(kind === 'deal' ? { board: 1, vulnerability: 'All' } : {}),
          }
          const key = lead ? 'lead' : kind
          const size = JSON.stringify(writeEvent(named as LogEvent)).length
          lengths.set(key, (lengths.get(key) ?? new Set()).add(size))
        }
    for (const kind of ['deal', 'call', 'card', 'lead', 'open'])
      expect([kind, lengths.get(kind)?.size]).toEqual([kind, 1])
  })
  it.each([
    [[[1, 'call', '99']]],
    [[[1, 'card', '52']]],
    [[[1, 'card', 7]]],
    [[[1, 'deal', 1, 4, 'None', ['', '', '', ''], '']]],
    [[[1, 'open', ['-'], 'x']]],
    [[[1, 'gone']]],
    [[[-1, 'stop', true]]],
    ['text'],
    [null],
  ])('refuses %j', (value) => {
    expect(readEvents(value)).toBeUndefined()
  })
})
