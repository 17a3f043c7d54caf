/**
 * The lawful layer against its limits: one card with all sixteen length and both HCP bounds for two
 * closed hands under a microsecond; the layout count with every length probability under five
 * microseconds for two hands and a millisecond for three.
 */

import { bidOf } from '#core/call.ts'
import { legalCards, type Play, startPlay } from '#core/play.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import {
  countCard,
  countLengths,
  exactAt,
  type LayoutSpace,
  lengthIndex,
  valueAt,
} from '#counting/layouts.ts'
import { type BenchCase, benchRandom } from '#testing/bench.ts'
import { benchPositions } from '#testing/bench-plays.ts'
import { playSeenBy } from '#testing/seen.ts'
import { hcpBounds } from './hcp-bounds.ts'
import { lawfulBoxes, lengthBounds, tighten } from './length-bounds.ts'
import { type Position, spaceOf } from './position.ts'
import {
  type CardEvent,
  cardEvents,
  positionAfterCard,
  positionFromScratch,
} from './replay-play.ts'

/** Whole random plays of South's contracts, as one seat sees them. */
function views(seed: number, count: number, seat: Seat): readonly SeatView[] {
  const below = benchRandom(seed)
  return Array.from({ length: count }, () => {
    const deal = dealFromSeed([below(2 ** 31), below(2 ** 31), below(2 ** 31), below(2 ** 31)], 1)
    let play: Play = startPlay({ bid: bidOf(1, below(5) as 0), doubled: 0, declarer: 2 })
    while (play.cards.length < 52) {
      const legal = legalCards(deal, play)
      play = { ...play, cards: [...play.cards, legal[below(legal.length)]!] }
    }
    return playSeenBy(deal, play, seat)
  })
}
const total = (lo: readonly number[], hi: readonly number[]): number => {
  let sum = 0
  for (let i = 0; i < lo.length; i++) sum += lo[i]! * (i + 1) + hi[i]! * (i + 7)
  return sum
}

const bounds: BenchCase = {
  name: 'bounds update, two hands',
  unit: 'card',
  limitNs: 1000,
  inWorker: true,
  prepare(seed) {
    const runs = views(seed, 40, 2).map((view) => {
      const all = benchPositions(view)
      const events = cardEvents(view).filter(
        (e) => e.index > 0 && (all[e.index]?.seats.includes(e.seat) ?? false),
      )
      return { view, start: all[1]!, events }
    })
    let expected = 0
    let ops = 0
    for (const { view, events } of runs) {
      for (const e of events) {
        // From scratch, with the general passes in place of the closed form.
        const plain = positionFromScratch(view, e.index + 1)
        const tight = plain.ok ? tighten(lawfulBoxes(plain.value)) : undefined
        if (!plain.ok || tight === undefined) throw new Error('the play is lawful')
        const pts = hcpBounds(plain.value)
        expected += total(tight.lo, tight.hi) + total(pts.lo, pts.hi)
        ops += 1
      }
    }
    const follow = (start: Position, events: readonly CardEvent[]): number => {
      let at = start
      let sum = 0
      for (const event of events) {
        const next = positionAfterCard(at, event)
        if (!next.ok) return Number.NaN
        at = next.value
        const len = lengthBounds(at)
        const pts = hcpBounds(at)
        sum += total(len.lo, len.hi) + total(pts.lo, pts.hi)
      }
      return sum
    }
    return {
      ops,
      expected,
      run: () => runs.reduce((sum, { start, events }) => sum + follow(start, events), 0),
    }
  },
}

/** Sum of all length probabilities, weighted, so that every one of them matters. */
const checksum = (space: LayoutSpace): number => {
  const counts = countLengths(space)
  const all = valueAt(counts.total, 0)
  let sum = 0
  for (let h = 0; h < space.vacant.length; h++)
    for (let s = 0; s < 4; s++)
      for (let j = 0; j < 14; j++) {
        const n = valueAt(counts.lengths, lengthIndex(h, s, j))
        if (n !== 0) sum += (n / all) * j * (s + 1)
      }
  return Math.round(sum * 1e6)
}
/** The same from expected lengths, by exact whole numbers. */
const plainChecksum = (space: LayoutSpace): number => {
  const counts = countLengths(space)
  const all = exactAt(counts.total, 0)
  let sum = 0
  for (let h = 0; h < space.vacant.length; h++)
    for (const s of [0, 1, 2, 3] as const) {
      let cards = 0
      for (let m = space.unseen[s] as number; m !== 0; m &= m - 1) cards += 1
      const scaled = (countCard(counts, space, h, s) * BigInt(cards) * 10n ** 12n) / all
      sum += (Number(scaled) / 1e12) * (s + 1)
    }
  return Math.round(sum * 1e6)
}

const layouts = (hands: 2 | 3): BenchCase => ({
  name: `layouts and all length chances, ${hands === 2 ? 'two' : 'three'} hands`,
  unit: 'position',
  limitNs: hands === 2 ? 5000 : 1_000_000,
  inWorker: true,
  prepare(seed) {
    const spaces = views(seed, 8, hands === 2 ? 2 : 0)
      .flatMap(benchPositions)
      .filter((p) => p.seats.length === hands)
      .map(spaceOf)
    for (const space of spaces)
      if (Math.abs(checksum(space) - plainChecksum(space)) > 1)
        throw new Error('chances disagree with the exact expectations')
    const expected = spaces.reduce((sum, space) => sum + checksum(space), 0)
    return {
      ops: spaces.length,
      expected,
      run: () => spaces.reduce((sum, space) => sum + checksum(space), 0),
    }
  },
})

export const bench: readonly BenchCase[] = [bounds, layouts(2), layouts(3)]
