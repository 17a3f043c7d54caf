/**
 * The posterior over a fixture of our own in the shape of the shared one: positions of random plays
 * with the kinds of actions an auction and a lead give. Timed is the record at the 99th (two hands)
 * or 95th (three hands) per cent, each record's best of three deciding its place.
 */
import { type Card, cardOf } from '#core/card.ts'
import { type Hand, hcp } from '#core/hand.ts'
import type { Rank } from '#core/rank.ts'
import { rngOf } from '#core/rng.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { type BenchCase, benchRandom } from '#testing/bench.ts'
import { benchPositions, benchViews } from '#testing/bench-plays.ts'
import { type Action, agreedOnly } from './action.ts'
import { lawfulPosterior } from './lawful-figures.ts'
import { leadReadings } from './lead-cells.ts'
import type { Position } from './position.ts'
import { type Posterior, pointsWeight } from './posterior.ts'
import { posteriorThree, totalThree } from './posterior-three.ts'
import { posteriorTwo, violationPatternsTwo } from './posterior-two.ts'
import { allOf, anyOf, type CardWith, NO_HANDS, not, oneOf, type Predicate } from './predicate.ts'
import { sampler } from './sampler.ts'

interface Record_ {
  readonly position: Position
  readonly actions: readonly Action[]
}

/** One action of the hand: an opening, an overcall, a preempt, a notrump, a pass, a raise. */
function anyAction(below: (n: number) => number, seat: Seat): Action {
  const suit = below(4) as Suit
  const other = ((suit + 1 + below(3)) & 3) as Suit
  const least = below(6)
  const points = (min: number, max: number): Predicate => ({ kind: 'hcp', seat, min, max })
  const len = (s: Suit, min: number, max = 13): Predicate => ({
    kind: 'length',
    seat,
    suit: s,
    min,
    max,
  })
  const rule = (n: number): Predicate => ({ kind: 'rule', seat, n })
  const terms = (...list: readonly (readonly [number, Predicate])[]): Action['terms'] =>
    list.map(([weight, when]) => ({ weight, when }))
  switch (below(6)) {
    case 0:
      return { seat, otherwise: 0, terms: terms([70, rule(17 + least)], [5, rule(15 + least)]) }
    case 1:
      return { seat, otherwise: 0, terms: terms([85, allOf(len(suit, 5), points(1 + least, 16))]) }
    case 2:
      return {
        seat,
        otherwise: 2,
        terms: terms([80, allOf(len(suit, 4), points(3, 10 + least))], [10, len(suit, 3)]),
      }
    case 3:
      return {
        seat,
        otherwise: 1,
        terms: terms(
          [95, allOf({ kind: 'balanced', seat }, points(8 + least, 14 + least))],
          [6, points(6 + least, 16 + least)],
        ),
      }
    case 4:
      return {
        seat,
        otherwise: 0,
        terms: terms([97, allOf(points(0, 10 + least), not(rule(20)))]),
      }
    default:
      return {
        seat,
        otherwise: 3,
        terms: terms(
          [90, allOf(len(suit, 4), { kind: 'longer', seat, suit, than: other, by: 1 })],
          [8, anyOf(len(suit, 3), points(12, 40))],
        ),
      }
  }
}
/** A reading of a card led, fourth best or top of nothing first. */
function leadAction(position: Position, seat: Seat, card: Card): Action {
  const cells = leadReadings(position, seat, card)
  return {
    seat,
    otherwise: 2,
    terms: [
      { weight: 80, when: anyOf(...cells.filter((one) => one.k === 4 || one.n === 2)) },
      { weight: 20, when: anyOf(...cells.filter((one) => one.n === 3)) },
    ],
  }
}
function oneAceEach(a: Seat, b: Seat, suit: Suit): Action {
  const has = (seat: Seat, s: Suit): CardWith => ({
    kind: 'card',
    seat,
    card: cardOf(s, 12 as Rank),
  })
  const second = ((suit + 1) & 3) as Suit
  return {
    seat: undefined,
    otherwise: 1,
    terms: [
      {
        weight: 5,
        when: oneOf(allOf(has(a, suit), has(b, second)), allOf(has(b, suit), has(a, second))),
      },
    ],
  }
}

/** Positions with one to four actions; the play has gone some way. */
function records(seed: number, count: number, hands: 2 | 3): readonly Record_[] {
  const below = benchRandom(seed)
  const out: Record_[] = []
  while (out.length < count) {
    const cards = hands === 3 ? 0 : 1 + below(24)
    const [view] = benchViews(seed + out.length * 7 + 1, 1, hands === 3 ? 1 : 2, cards)
    const position = view === undefined ? undefined : benchPositions(view).at(-1)
    if (view === undefined || position === undefined) break
    const seats = position.seats
    const actions = Array.from({ length: 1 + below(hands === 3 ? 2 : 3) }, (_, i) =>
      anyAction(below, seats[i % hands] as Seat),
    )
    const [led] = view.cards
    if (led !== undefined && below(2) === 0) actions.push(leadAction(position, 3, led))
    if (hands === 2 && below(3) === 0)
      actions.push(oneAceEach(seats[0] as Seat, seats[1] as Seat, below(4) as Suit))
    out.push({ position, actions })
  }
  return out
}

/** All figures as chances, each with a factor of its own. */
function checksum(p: Posterior): number {
  if (p.total === 0) return 0
  let sum = 0
  for (const [k, list] of [p.lengths, p.points, p.cards, p.splits].entries())
    for (let i = 0; i < list.length; i++)
      sum += ((list[i] as number) / p.total) * (((i * 7 + k * 3) % 11) + 1)
  return Math.round(sum * 1e5)
}
const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(a, b) * 1e-12

const share = (list: readonly Record_[], part: number, work: (one: Record_) => number): Record_ => {
  const timed = list.map((one) => {
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < 4; i++) {
      const start = performance.now()
      work(one)
      // The first warms up.
      if (i > 0) best = Math.min(best, performance.now() - start)
    }
    return { one, best }
  })
  timed.sort((a, b) => a.best - b.best)
  return (timed[Math.ceil(part * timed.length) - 1] as (typeof timed)[number]).one
}

const two: BenchCase = {
  name: 'posterior of two hands, record at 99 %',
  unit: 'posterior',
  limitNs: 1_000_000,
  inWorker: true,
  prepare(seed) {
    const list = records(seed, 120, 2)
    for (const { position, actions } of list) {
      const p = posteriorTwo(position, actions, NO_HANDS)
      // The consistent layouts by the patterns and by the weights.
      const patterns = violationPatternsTwo(position, actions, NO_HANDS)
      const agreed = posteriorTwo(position, actions.map(agreedOnly), NO_HANDS)
      const law = posteriorTwo(position, [], NO_HANDS)
      if (patterns[0] !== agreed.total || patterns.reduce((a, b) => a + b, 0) !== law.total)
        throw new Error('patterns and weights disagree')
      if (
        !near(
          p.total,
          p.points.subarray(0, 41).reduce((a, b) => a + b, 0),
        )
      )
        throw new Error('points do not add up to the total')
    }
    const work = ({ position, actions }: Record_): number =>
      checksum(posteriorTwo(position, actions, NO_HANDS))
    const slow = share(list, 0.99, work)
    return { ops: 1, expected: work(slow), run: () => work(slow) }
  },
}

const three: BenchCase = {
  name: 'posterior of three hands, record at 95 %',
  unit: 'posterior',
  limitNs: 200_000_000,
  inWorker: true,
  prepare(seed) {
    const list = records(seed, 20, 3)
    const work = ({ position, actions }: Record_): number =>
      checksum(posteriorThree(position, actions, NO_HANDS))
    const slow = share(list, 0.95, work)
    const p = posteriorThree(slow.position, slow.actions, NO_HANDS)
    if (!near(p.total, totalThree(slow.position, slow.actions, NO_HANDS)))
      throw new Error('two totals of three hands disagree')
    const law = lawfulPosterior(slow.position)
    if (p.points.some((n, i) => n > 0 && law.points[i] === 0))
      throw new Error('points outside the law')
    return { ops: 1, expected: work(slow), run: () => work(slow) }
  },
}

const samples: BenchCase = {
  name: 'layouts drawn, three hands',
  unit: 'layout',
  limitNs: 5000,
  inWorker: true,
  prepare(seed) {
    const [one] = records(seed, 1, 3)
    if (one === undefined) throw new Error('a record was made')
    const { position, actions } = one
    const drawn = sampler(position, actions, NO_HANDS)
    const p = posteriorThree(position, actions, NO_HANDS)
    if (drawn === undefined) throw new Error('some layout has weight')
    const ops = 1000
    const run = (): number => {
      const rng = rngOf([seed, 5, 6, 7])
      let sum = 0
      for (let i = 0; i < ops; i++) sum += hcp(drawn.draw(rng)[0] as Hand)
      return sum
    }
    const expected = run()
    let mean = 0
    let square = 0
    for (let n = 0; n <= 40; n++) {
      const chance = pointsWeight(p, position.seats[0] as Seat, n) / p.total
      mean += n * chance
      square += n * n * chance
    }
    const error = Math.sqrt((square - mean * mean) / ops)
    if (Math.abs(expected / ops - mean) > 5 * error + 1e-9)
      throw new Error('the mean of the draws is not that of the posterior')
    return { ops, expected, run }
  },
}

export const bench: readonly BenchCase[] = [two, three, samples]
