/** A reason must be true of the cards and sufficient for its bound: an independent check of every tree. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suitOf } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import { length } from '#core/holding.ts'
import { SEATS } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS } from '#core/suit.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { playSeenBy } from '#testing/seen.ts'
import {
  becauseLength,
  becausePoints,
  type End,
  evidenceOf,
  type LengthBecause,
  type PointsBecause,
} from './because.ts'
import { boundsOf } from './changes.ts'
import { cardEvents } from './replay-play.ts'

/** What is wrong with the tree; empty when it holds. Counts how often each kind was met. */
function wrongIn(
  b: LengthBecause,
  view: SeatView,
  count: number,
  met: Map<string, number>,
): string[] {
  met.set(b.kind, (met.get(b.kind) ?? 0) + 1)
  const events = cardEvents(view).slice(0, count)
  const own = events
    .filter((e) => e.seat === b.seat && suitOf(e.card) === b.suit)
    .map((e) => e.index)
  const faced = view.dummy !== undefined && count > 0 ? view.dummy : undefined
  const inSight = [
    view.seat,
    ...(faced !== undefined && view.contract !== undefined ? [dummyOf(view.contract)] : []),
  ]
  const flaw = (good: boolean, what: string): string[] =>
    good ? [] : [`${what} in ${JSON.stringify(b)}`]
  const opposite: End = b.end === 'lo' ? 'hi' : 'lo'
  switch (b.kind) {
    case 'seen':
      return flaw(
        b.end === 'lo' && b.value === own.length && String(b.cards) === String(own),
        'cards seen',
      )
    case 'thirteen':
      return flaw(b.end === 'hi' && b.value === 13, 'thirteen')
    case 'showed-out': {
      const e = events[b.event]
      return flaw(
        b.end === 'hi' &&
          e?.seat === b.seat &&
          e.led === b.suit &&
          suitOf(e.card) !== b.suit &&
          b.value === own.length &&
          String(b.cards) === String(own),
        'show-out',
      )
    }
    case 'suit-total': {
      const dummyHas = faced !== undefined && inSight.length === 2 && inSight[1] !== view.seat
      const supply = 13 - length(view.hand[b.suit]) - (dummyHas ? length(faced[b.suit]) : 0)
      const others = SEATS.filter((s) => s !== b.seat && !inSight.includes(s))
      return [
        ...flaw(b.supply === supply, 'supply'),
        ...flaw(
          String([...b.others.map((o) => o.seat)].sort()) === String(others) &&
            b.others.every((o) => o.suit === b.suit && o.end === opposite),
          'other hands',
        ),
        ...flaw(b.value === supply - b.others.reduce((n, o) => n + o.value, 0), 'sum'),
        ...b.others.flatMap((o) => wrongIn(o, view, count, met)),
      ]
    }
    case 'hand-total':
      return [
        ...flaw(
          String(b.others.map((o) => o.suit)) === String(SUITS.filter((s) => s !== b.suit)) &&
            b.others.every((o) => o.seat === b.seat && o.end === opposite),
          'other suits',
        ),
        ...flaw(b.value === 13 - b.others.reduce((n, o) => n + o.value, 0), 'sum'),
        ...b.others.flatMap((o) => wrongIn(o, view, count, met)),
      ]
  }
}

function wrongInPoints(b: PointsBecause, view: SeatView, count: number): string[] {
  const points = (card: number): number => Math.max(0, (card % 13) - 8)
  const events = cardEvents(view).slice(0, count)
  const flaw = (good: boolean, what: string): string[] =>
    good ? [] : [`${what} in ${JSON.stringify(b)}`]
  const shown = events.filter((e) => e.seat === b.seat && points(e.card) > 0)
  const held = b.honours.filter((h) => h.held).reduce((n, h) => n + points(h.card), 0)
  return [
    ...flaw(String(b.cards) === String(shown.map((e) => e.index)), 'honours played'),
    ...flaw(b.shown === shown.reduce((n, e) => n + points(e.card), 0), 'points played'),
    ...flaw(b.value === b.shown + held, 'sum'),
    ...b.honours.flatMap((h) =>
      flaw(
        h.events.every((i) => {
          const e = events[i]
          return e !== undefined && e.led === suitOf(h.card) && suitOf(e.card) !== e.led
        }) &&
          (h.cause !== 'void' || (!h.held && h.events.length > 0)) &&
          (h.cause !== 'only-home' || (h.held && h.events.length > 0)) &&
          (h.cause !== 'free' || h.held === (b.end === 'hi')) &&
          (h.cause !== 'places' || h.held === (b.end === 'lo')),
        'honour',
      ),
    ),
  ]
}

describe('reasons', () => {
  it('are true of the cards and add up to the bound, for every bound of every observer', () => {
    const met = new Map<string, number>()
    fc.assert(
      fc.property(anyWholePlay, fc.nat(52), ({ deal, play }, count) => {
        for (const seat of SEATS) {
          const view = playSeenBy(deal, play, seat)
          const evidence = good(evidenceOf(view, count))
          const wrong: string[] = []
          for (const [h, bounds] of boundsOf(evidence.position).entries()) {
            const hidden = evidence.position.seats[h]!
            for (const end of ['lo', 'hi'] as const) {
              for (const suit of SUITS) {
                const because = good(becauseLength(evidence, hidden, suit, end))
                if (because.value !== bounds.suits[suit][end])
                  wrong.push(`value of ${JSON.stringify(because)}`)
                wrong.push(...wrongIn(because, view, count, met))
              }
              const because = good(becausePoints(evidence, hidden, end))
              if (because.value !== bounds.hcp[end])
                wrong.push(`value of ${JSON.stringify(because)}`)
              wrong.push(...wrongInPoints(because, view, count))
            }
          }
          expect(wrong).toEqual([])
          expect(becauseLength(evidence, seat, 0, 'lo').ok).toBe(false)
        }
      }),
      { numRuns: 250, seed: 250 },
    )
    // Every kind of reason occurred, so every kind was checked.
    expect([...met.keys()].sort()).toEqual([
      'hand-total',
      'seen',
      'showed-out',
      'suit-total',
      'thirteen',
    ])
  })
})
