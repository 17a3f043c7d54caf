import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { rotate, SEATS, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { anySeat, anyWholePlay, type DealPlay } from '#testing/arbitraries.ts'
import { playSeenBy } from '#testing/seen.ts'

const viewOf = ({ deal, play }: DealPlay, seat: Seat, cards: number): SeatView =>
  playSeenBy(deal, { ...play, cards: play.cards.slice(0, cards) }, seat)
const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
type Tellers = readonly [
  typeof import('./lawful-moments.ts').lawfulMoments,
  typeof import('./told-by-acts.ts').toldByActs,
]
const run = <T>(steps: Generator<unknown, T, void>): T => finish(steps)
const answers = ([law, told]: Tellers, view: SeatView) => [
  run(law(view)),
  run(told({ view, sides: [SIDE, SIDE], systems: [{ id: 'common' }, { id: 'common' }] })),
]
/** Both with memories of their own. */
const freshTellers = async (): Promise<Tellers> => {
  vi.resetModules()
  return [
    (await import('./lawful-moments.ts')).lawfulMoments,
    (await import('./told-by-acts.ts')).toldByActs,
  ]
}

describe('the memory of a line', () => {
  let used: Tellers
  let forgetful: Tellers
  beforeAll(async () => {
    used = await freshTellers()
    forgetful = await freshTellers()
  })
  it('answers as if nothing had been asked before, forth, back, on another line, from another seat', () => {
    fc.assert(
      fc.property(
        fc.array(anyWholePlay, { minLength: 1, maxLength: 2 }),
        fc.array(fc.tuple(fc.nat(), anySeat, fc.nat(52)), { minLength: 3, maxLength: 6 }),
        (plays, asked) => {
          for (const [which, seat, cards] of asked) {
            const play = plays[which % plays.length]!
            const view = viewOf(play, seat, cards)
            const told = answers(used, view)
            answers(forgetful, viewOf(play, rotate(seat, 1), 0))
            expect(told).toEqual(answers(forgetful, view))
          }
        },
      ),
      { numRuns: 3 },
    )
  })
  it('works out what is new alone', () => {
    const [played] = fc.sample(anyWholePlay, { numRuns: 1, seed: 7 })
    const [law] = used
    const steps = (view: SeatView): number => [...law(view)].length
    for (const seat of SEATS) {
      expect(steps(viewOf(played!, seat, 40))).toBe(10)
      expect(steps(viewOf(played!, seat, 41))).toBe(0)
      expect(steps(viewOf(played!, seat, 43))).toBe(1)
      expect(steps(viewOf(played!, seat, 12))).toBe(0)
    }
  })
})
