import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EAST, WEST } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { anySeat, anyWholePlay } from '#testing/arbitraries.ts'
import { playSeenBy } from '#testing/seen.ts'
import { drawnMoment, type Knowledge, type Moment, type Question, sharedEvents } from './moment.ts'

const at = (cards: number, agreed: boolean, seats = [WEST, EAST]): Moment => ({
  question: { view: { cards: { length: cards } } } as unknown as Question,
  law: {
    ...{ cards, layouts: '1', bits: 0, sentences: [], moved: false, honours: [], accounts: [] },
    hands: seats.map((seat) => ({ seat }) as Moment['law']['hands'][number]),
  },
  agreed: agreed ? ({ cards } as Knowledge) : undefined,
})

describe('what is drawn', () => {
  it('is the moment at the cursor where it is known whole, whatever there was', () => {
    expect(drawnMoment(at(4, true), at(3, true), at(3, true))).toEqual({
      ...at(4, true),
      old: 'none',
    })
  })
  it('is its law at once, and the last figures by agreement as old', () => {
    expect(drawnMoment(at(4, false), at(4, false), at(2, true))).toEqual({
      ...at(4, false),
      ...{ agreed: at(2, true).agreed, old: 'agreed' },
    })
  })
  it('has no figures by agreement of other closed hands', () => {
    expect(drawnMoment(at(1, false), at(1, false), at(0, true, [WEST]))).toEqual({
      ...at(1, false),
      old: 'none',
    })
  })
  it('is all old while nothing is known of the moment, and nothing where nothing was', () => {
    expect(drawnMoment(undefined, at(3, false), at(2, true))).toEqual({
      ...at(3, false),
      ...{ agreed: at(2, true).agreed, old: 'all' },
    })
    expect(drawnMoment(undefined, undefined, undefined)).toBeUndefined()
  })
  it('never has figures of another moment that it does not call old', () => {
    const some = fc.option(
      fc.record({ cards: fc.nat(3), agreed: fc.boolean(), three: fc.boolean() }),
      { nil: undefined },
    )
    fc.assert(
      fc.property(some, some, some, (...three) => {
        const [now, last, known] = three.map(
          (one) => one && at(one.cards, one.agreed, one.three ? [WEST] : [WEST, EAST]),
        )
        const whole = known?.agreed && known
        const drawn = drawnMoment(now, last, whole)
        if (drawn?.old !== 'all') expect(drawn?.law).toBe(now?.law)
        if (drawn?.old === 'none') expect(drawn.agreed).toBe(now?.agreed)
      }),
    )
  })
})

describe('what two lines share', () => {
  const cut = (view: SeatView, cards: number): SeatView => ({
    ...view,
    cards: view.cards.slice(0, cards),
  })
  it('is as many events as both begin with, either way round', () => {
    fc.assert(
      fc.property(anyWholePlay, anySeat, fc.nat(52), fc.nat(52), (played, seat, a, b) => {
        const view = playSeenBy(played.deal, played.play, seat)
        const calls = view.calls.length
        expect(sharedEvents(cut(view, a), cut(view, b))).toBe(calls + Math.min(a, b))
        const other = {
          ...cut(view, 52),
          cards: view.cards.with(a % 52, view.cards[(a + 1) % 52]!),
        }
        expect(sharedEvents(view, other)).toBe(calls + (a % 52))
      }),
      { numRuns: 20 },
    )
  })
  it('is the calls alone where the contract is another, and nothing for another seat', () => {
    const [played] = fc.sample(anyWholePlay, { numRuns: 1, seed: 3 })
    const view = playSeenBy(played!.deal, played!.play, 0)
    expect(sharedEvents(view, { ...view, contract: undefined, cards: [] })).toBe(view.calls.length)
    expect(sharedEvents(view, playSeenBy(played!.deal, played!.play, 1))).toBeUndefined()
  })
})
