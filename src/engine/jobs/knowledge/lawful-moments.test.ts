import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HONOURS, length, minus } from '#core/holding.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS } from '#core/suit.ts'
import type { HandsClaim } from '#explain/proof.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { anyWholePlay, type DealPlay } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { playSeenBy } from '#testing/seen.ts'
import { proofJob } from '../proof/proof.ts'
import { lastMomentByLaw, lawfulMoments } from './lawful-moments.ts'

function run<P, O>(steps: Generator<P, O, void>): { readonly output: O; readonly progress: P[] } {
  const progress: P[] = []
  for (;;) {
    const step = steps.next()
    if (step.done === true) return { output: step.value, progress }
    progress.push(step.value)
  }
}
const viewOf = ({ deal, play }: DealPlay, seat: Seat): SeatView => playSeenBy(deal, play, seat)
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

describe('the moments of a line by law', () => {
  it('gives a moment per card, with chances that add up and a range to each list of them', () => {
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        for (const seat of SEATS) {
          const { output, progress } = run(lawfulMoments(viewOf(played, seat)))
          const { moments } = good(output)
          expect(moments).toHaveLength(53)
          expect(progress.length).toBeGreaterThan(8)
          const wrong: unknown[] = []
          for (const [n, moment] of moments.entries()) {
            const before = moments[n - 1]
            for (const hand of moment.hands) {
              const was = before?.hands.find((h) => h.seat === hand.seat)
              for (const [i, range] of [...hand.suits, hand.hcp].entries()) {
                if (range.chances.length !== range.hi - range.lo + 1) wrong.push(range)
                if (Math.abs(sum(range.chances) - 1) > 1e-12) wrong.push(range)
                const old = was === undefined ? range : i < 4 ? was.suits[i] : was.hcp
                if (range.was.lo !== old?.lo || range.was.hi !== old.hi) wrong.push([n, range])
              }
              if (sum(hand.shapes.map((s) => s.chance)) > 1 + 1e-9) wrong.push(hand.shapes)
              if (hand.shapes.some((s, i) => s.chance > (hand.shapes[i - 1]?.chance ?? 1)))
                wrong.push(hand.shapes)
              if (moment.layouts === '1' && hand.shapes[0]?.chance !== 1) wrong.push(hand.shapes)
              const mean = sum(hand.suits.map((s) => sum(s.chances.map((p, i) => p * (s.lo + i)))))
              if (Math.abs(mean - 13) > 1e-9) wrong.push(mean)
            }
            for (const { holders } of moment.honours)
              if (Math.abs(sum(holders.map(({ chance }) => chance)) - 1) > 1e-9) wrong.push(holders)
            const moved = moment.hands.some((h) =>
              [...h.suits, h.hcp].some((r) => r.lo !== r.was.lo || r.hi !== r.was.hi),
            )
            if (moved !== moment.moved) wrong.push([n, 'moved'])
            if (moment.moved && moment.sentences.length === 0) wrong.push([n, 'silent'])
            if (moment.bits < 0 || !Number.isFinite(moment.bits)) wrong.push(moment.bits)
          }
          expect(wrong).toEqual([])
          // The ten is an honour as the others are.
          const { hand } = viewOf(played, seat)
          const unseen = SUITS.map((suit) => length(minus(HONOURS, hand[suit])))
          expect(moments[0]?.honours).toHaveLength(sum(unseen))
          // All that was unknown at the start has been told by the end.
          const told = sum(moments.map((s) => s.bits))
          expect(told).toBeCloseTo(Math.log2(Number(moments[0]?.layouts)), 6)
          expect(moments.at(-1)?.layouts).toBe('1')
        }
      }),
      { numRuns: 8 },
    )
  })

  it('does not look beyond the view: what others were dealt changes nothing it may not', () => {
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        // A view cut after trick 6 says the same of the first 24 cards as the whole line.
        const view = viewOf(played, 1)
        const whole = good(run(lawfulMoments(view)).output)
        const cut = good(run(lawfulMoments({ ...view, cards: view.cards.slice(0, 24) })).output)
        expect(cut.moments).toEqual(whole.moments.slice(0, 25))
        for (const cards of [0, 1, 24]) {
          const last = lastMomentByLaw({ ...view, cards: view.cards.slice(0, cards) })
          expect(good(last)).toEqual(whole.moments[cards])
        }
      }),
      { numRuns: 8 },
    )
  })

  it('says what is wrong with an ending, and with cards that contradict each other', () => {
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        const view = viewOf(played, played.play.contract.declarer)
        const [c, d, h] = view.hand
        const short = run(lawfulMoments({ ...view, hand: [c, d, h, 0 as typeof c] })).output
        if (view.hand[3] !== 0) expect(short.ok).toBe(false)
        const own = view.cards.findIndex(
          (card) => ((view.hand[((card / 13) | 0) as 0] >> (card % 13)) & 1) === 1,
        )
        const stolen = [view.cards[own]!, ...view.cards.slice(1, 4)]
        const output = good(run(lawfulMoments({ ...view, cards: stolen })).output)
        expect(output.problem?.code).toBe('knowledge/card')
        expect(output.moments).toHaveLength(1)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the proof of a bound', () => {
  const side = { carding: FOURTH_BEST, calls: NO_CALLS }
  const law = {
    sides: [side, side],
    systems: [{ id: 'none' }, { id: 'none' }],
    lawOnly: true,
  } as const
  it('is there for every number on show, and not for a hand in sight', () => {
    fc.assert(
      fc.property(anyWholePlay, fc.nat(52), (played, cards) => {
        for (const seat of SEATS) {
          const whole = viewOf(played, seat)
          const view = { ...whole, cards: whole.cards.slice(0, cards) }
          const prove = (of: HandsClaim) => run(proofJob({ ...law, view, of })).output
          const hands = good(run(lawfulMoments(whole)).output).moments[cards]?.hands ?? []
          for (const hand of hands)
            for (const what of [0, 1, 2, 3, 'hcp'] as const) {
              const output = good(prove({ kind: 'number', seat: hand.seat, what }))
              const range = what === 'hcp' ? hand.hcp : hand.suits[what]
              const exact = what !== 'hcp' && range?.lo === range?.hi
              expect(output.steps).toHaveLength(exact ? 1 : 2)
              for (const { steps = [] } of output.steps) {
                expect(steps.length).toBeGreaterThan(0)
                for (const { events } of steps)
                  expect(events.every((e) => e >= 0 && e < cards)).toBe(true)
              }
            }
          expect(prove({ kind: 'number', seat, what: 0 }).ok).toBe(false)
        }
      }),
      { numRuns: 12 },
    )
  })
})
