import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { rotate, SEATS, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { EVERYDAY } from '#knowledge/sources/carding.ts'
import { NO_CALLS } from '#knowledge/sources/source.ts'
import { anySeat, anyWholePlay, type DealPlay } from '#testing/arbitraries.ts'
import { playSeenBy } from '#testing/seen.ts'

const viewOf = ({ deal, play }: DealPlay, seat: Seat, cards: number): SeatView =>
  playSeenBy(deal, { ...play, cards: play.cards.slice(0, cards) }, seat)
const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
type Jobs = readonly [
  typeof import('./hidden-hands.ts').hiddenHands,
  typeof import('./knowledge-line.ts').knowledgeLine,
]
const run = <T>(steps: Generator<unknown, T, void>): T => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
const answers = ([hidden, line]: Jobs, view: SeatView) => [
  run(hidden({ view })),
  run(line({ view, sides: [SIDE, SIDE], systems: [{ id: 'common' }, { id: 'common' }] })),
]
/** The jobs with memories of their own. */
const freshJobs = async (): Promise<Jobs> => {
  vi.resetModules()
  return [
    (await import('./hidden-hands.ts')).hiddenHands,
    (await import('./knowledge-line.ts')).knowledgeLine,
  ]
}

describe('the memory of a line', () => {
  let used: Jobs
  let forgetful: Jobs
  beforeAll(async () => {
    used = await freshJobs()
    forgetful = await freshJobs()
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
    const [hidden] = used
    const steps = (view: SeatView): number => [...hidden({ view })].length
    for (const seat of SEATS) {
      expect(steps(viewOf(played!, seat, 40))).toBe(10)
      expect(steps(viewOf(played!, seat, 41))).toBe(0)
      expect(steps(viewOf(played!, seat, 43))).toBe(1)
      expect(steps(viewOf(played!, seat, 12))).toBe(0)
    }
  })
})
