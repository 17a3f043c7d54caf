/**
 * The posterior against its limits: bounds and a handful of statuses under a tenth of a millisecond
 * a card, two hands with all marginals under a millisecond also in the worst case, three hands under
 * hard conditions under thirty, a thousand layouts drawn in five.
 */

import { type Card, cardOf } from '#core/card.ts'
import { NO_HANDS } from '#core/deal.ts'
import { ofMasks } from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import type { Suit } from '#core/suit.ts'
import { countLayouts } from '#counting/layouts.ts'
import type { BenchCase } from '#testing/bench.ts'
import { benchDraws } from '#testing/bench-draws.ts'
import { benchPositions, benchViews } from '#testing/bench-plays.ts'
import { countOf, statusOf } from '../inference/status.ts'
import { hcpBounds } from '../law/hcp-bounds.ts'
import { lengthBounds } from '../law/length-bounds.ts'
import type { Position } from '../law/position.ts'
import { spaceOf } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { allOf, anyOf, not, oneOf, type Predicate } from '../predicates/predicate.ts'
import { FOURTH_BEST } from '../sources/carding.ts'
import { openingLead } from '../sources/opening-lead.ts'
import { NO_CALLS } from '../sources/source.ts'
import type { Posterior } from './posterior.ts'
import { posteriorThree } from './posterior-three.ts'
import { posteriorTwo } from './posterior-two.ts'
import { samplerTwoSteps } from './sample-two.ts'

const AGREEMENTS = {
  carding: [FOURTH_BEST, FOURTH_BEST],
  calls: [NO_CALLS, NO_CALLS],
  meanings: [],
} as const

const last = (view: SeatView): Position => benchPositions(view).at(-1)!

/** All figures of a posterior as chances, each with its own factor. */
function checksum(p: Posterior): number {
  let sum = 0
  for (const [k, list] of [p.lengths, p.points, p.cards].entries())
    for (let i = 0; i < list.length; i++) sum += (list[i]! / p.total) * (((i * 7 + k * 3) % 11) + 1)
  return Math.round(sum * 1e5)
}

/** A strong notrump, an opening by the rule of 20, an overcall, a preempt, a pass, in turn. */
const soft = (seat: Seat, kind: number, suit: Suit): Likelihood => {
  const len = (min: number): Predicate => ({ kind: 'length', seat, suit, min, max: 13 })
  const points = (min: number, max: number): Predicate => ({ kind: 'hcp', seat, min, max })
  const balanced: Predicate = { kind: 'balanced', seat }
  const terms = [
    [
      { weight: 95, when: allOf(balanced, points(10, 14)) },
      { weight: 6, when: points(8, 16) },
    ],
    [
      { weight: 70, when: { kind: 'rule', seat, n: 20 } as const },
      { weight: 5, when: { kind: 'rule', seat, n: 18 } as const },
    ],
    [{ weight: 85, when: allOf(len(5), points(7, 16)) }],
    [
      { weight: 80, when: allOf(len(5), points(3, 10)) },
      { weight: 10, when: len(5) },
    ],
    [{ weight: 97, when: allOf(points(0, 12), not({ kind: 'rule', seat, n: 20 })) }],
  ] as const
  return { seat, terms: terms[kind % terms.length] as Likelihood['terms'], otherwise: 1 }
}

const aces = (a: Seat, b: Seat, one: Card, two: Card): Likelihood => {
  const has = (seat: Seat, card: Card): Predicate => ({ kind: 'card', seat, card })
  return {
    seat: undefined,
    terms: [
      { weight: 5, when: oneOf(allOf(has(a, one), has(b, two)), allOf(has(b, one), has(a, two))) },
    ],
    otherwise: 1,
  }
}

/** The same two hands by the other kernel: a third hand without a place. */
const byThree = (position: Position, actions: readonly Likelihood[]): Posterior => {
  const third = ([0, 1, 2, 3] as const).find((s) => !position.seats.includes(s))!
  return posteriorThree(
    {
      ...position,
      seats: [...position.seats, third],
      known: [...position.known, ...([0, 0, 0, 0] as never[])],
      voids: [...position.voids, 15],
      vacant: [...position.vacant, 0],
    },
    actions,
  )
}
const sameAsThree = (position: Position, actions: readonly Likelihood[]): void => {
  const two = posteriorTwo(position, actions)
  const three = byThree(position, actions)
  const n = position.seats.length
  const cut = {
    ...three,
    lengths: three.lengths.slice(0, n * 56),
    points: three.points.slice(0, n * 41),
    cards: three.cards.slice(0, n * 52),
  }
  const near = Math.abs(two.total - three.total) <= two.total * 1e-12
  if (!near || (two.total > 0 && Math.abs(checksum(two) - checksum(cut)) > 1))
    throw new Error('two ways to count two hands disagree')
}

interface Record_ {
  readonly position: Position
  readonly actions: readonly Likelihood[]
}
const posteriors = (
  name: string,
  limitNs: number,
  records: (seed: number) => readonly Record_[],
): BenchCase => ({
  name,
  unit: 'posterior',
  limitNs,
  inWorker: true,
  prepare(seed) {
    const list = records(seed)
    for (const { position, actions } of list) sameAsThree(position, actions)
    const all = () =>
      list.reduce((sum, { position, actions }) => {
        const p = posteriorTwo(position, actions)
        return sum + (p.total === 0 ? 0 : checksum(p))
      }, 0)
    return { ops: list.length, expected: all(), run: all }
  },
})

/** Declarer's view after a trick: two calls, the lead, and one ace each. */
const usual = (seed: number): readonly Record_[] =>
  benchViews(seed, 24, 2, 4).map((view, i) => {
    const position = last(view)
    const lead = openingLead(view, AGREEMENTS).map((one) => one.action)
    return {
      position,
      actions: [
        soft(3, i, (i % 4) as Suit),
        soft(1, i + 2, ((i + 1) % 4) as Suit),
        ...lead,
        ...(i % 3 === 0 ? [aces(3, 1, cardOf(3, 12), cardOf(2, 11))] : []),
      ],
    }
  })
/** All forty points and all 26 cards unseen, four soft calls: the worst there is. */
const worst = (): readonly Record_[] => [
  {
    position: {
      observer: 2,
      faced: NO_HANDS,
      seats: [3, 1],
      known: new Array<never>(8).fill(0 as never),
      voids: [0, 0],
      vacant: [13, 13],
      unseen: ofMasks([0x1e07, 0x1e06, 0x1e07, 0x1e03]),
    },
    actions: [soft(3, 0, 3), soft(1, 1, 2), soft(3, 4, 1), soft(1, 3, 2)],
  },
]

const statuses: BenchCase = {
  name: 'bounds and eight statuses, two hands',
  unit: 'card',
  limitNs: 100_000,
  inWorker: true,
  prepare(seed) {
    const claims: readonly Predicate[] = ([3, 1] as const).flatMap((seat): readonly Predicate[] => [
      { kind: 'length', seat, suit: 3, min: 4, max: 13 },
      { kind: 'longer', seat, suit: 2, than: 1, by: 1 },
      allOf({ kind: 'balanced', seat }, { kind: 'hcp', seat, min: 10, max: 14 }),
      anyOf({ kind: 'rule', seat, n: 20 }, { kind: 'length', seat, suit: 0, min: 6, max: 13 }),
    ])
    const all = benchViews(seed, 12, 2, 52).flatMap((view) => benchPositions(view).slice(1))
    const marks = ['open', 'confirmed', 'impossible'] as const
    let expected = 0
    for (const position of all) {
      const len = lengthBounds(position)
      const pts = hcpBounds(position)
      expected += len.lo[3]! + len.hi[5]! + pts.hi[0]!
      const total = countLayouts(spaceOf(position))
      for (const [i, p] of claims.entries()) {
        const n = countOf(position, p)
        expected += (n === 0n ? 2 : n === total ? 1 : 0) * (i + 1)
      }
    }
    const run = (): number => {
      let sum = 0
      for (const position of all) {
        const len = lengthBounds(position)
        const pts = hcpBounds(position)
        sum += len.lo[3]! + len.hi[5]! + pts.hi[0]!
        for (let i = 0; i < claims.length; i++)
          sum += marks.indexOf(statusOf(position, claims[i]!)) * (i + 1)
      }
      return sum
    }
    return { ops: all.length, expected, run }
  },
}

/** Hard meanings of three hands: 1NT and 3NT with the leader; an opening, an overcall, a negative double. */
const hard: BenchCase = {
  name: 'posterior of three hands, hard',
  unit: 'posterior',
  limitNs: 30_000_000,
  inWorker: true,
  prepare(seed) {
    const only = (when: Predicate): Likelihood => ({
      seat: undefined,
      terms: [{ weight: 1, when }],
      otherwise: 0,
    })
    const points = (seat: Seat, min: number, max: number): Predicate => ({
      kind: 'hcp',
      seat,
      min,
      max,
    })
    const len = (seat: Seat, suit: Suit, min: number, max: number): Predicate => ({
      kind: 'length',
      seat,
      suit,
      min,
      max,
    })
    const auctions: readonly (readonly Predicate[])[] = [
      [
        allOf({ kind: 'balanced', seat: 2 }, points(2, 12, 17)),
        allOf(points(0, 6, 15), len(0, 3, 0, 4), len(0, 2, 0, 4)),
        points(3, 0, 15),
      ],
      [
        allOf({ kind: 'rule', seat: 2, n: 20 }, len(2, 1, 3, 13)),
        allOf(len(3, 3, 5, 13), points(3, 7, 16)),
        allOf(len(0, 2, 4, 13), points(0, 6, 40)),
      ],
    ]
    // East, before dummy is faced.
    const list = benchViews(seed, 4, 1, 0).map((view, i) => ({
      position: last(view),
      says: auctions[i % auctions.length]!,
    }))
    for (const { position, says } of list)
      for (const p of says) {
        // One hand alone is counted by another kernel, exactly.
        const exact = Number(countOf(position, p))
        const total = posteriorThree(position, [only(p)]).total
        if (Math.abs(total - exact) > exact * 1e-12)
          throw new Error('two ways to count three hands disagree')
      }
    const all = () =>
      list.reduce((sum, { position, says }) => {
        const p = posteriorThree(position, says.map(only))
        return sum + (p.total === 0 ? 0 : checksum(p))
      }, 0)
    return { ops: list.length, expected: all(), run: all }
  },
}

const samples: BenchCase = {
  name: 'layouts drawn, two hands',
  unit: 'layout',
  limitNs: 5000,
  inWorker: true,
  prepare(seed) {
    const { position, actions } = usual(seed)[0]!
    const sampler = finish(samplerTwoSteps(position, actions))
    const p = posteriorTwo(position, actions)
    if (sampler === undefined || sampler.total !== p.total) throw new Error('totals differ')
    return benchDraws(p, position, sampler.draw, [seed, 1, 2, 3])
  },
}

export const bench: readonly BenchCase[] = [
  statuses,
  posteriors('posterior of two hands', 1_000_000, usual),
  posteriors('posterior of two hands, worst', 1_000_000, worst),
  hard,
  samples,
]
