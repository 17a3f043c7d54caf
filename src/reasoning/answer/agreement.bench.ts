import { SUITS } from '#core/suit.ts'
import type { AgreementRecord, BenchCase, BenchInput, ExpectedWeights } from '#testing/bench.ts'
import { ownAgreements } from '#testing/bench-agreements.ts'
import { benchDraws } from '#testing/bench-draws.ts'
import { violationPatternsTwo } from '#testing/violation-patterns.ts'
import { lawfulPosterior } from '../posterior/lawful-figures.ts'
import { lengthWeight, type Posterior, pointsWeight } from '../posterior/posterior.ts'
import { posteriorThree, totalThree } from '../posterior/posterior-three.ts'
import { posteriorTwo } from '../posterior/posterior-two.ts'
import { sampler } from '../posterior/sampler.ts'
import { agreedOnly } from '../predicates/likelihood.ts'

/** The shared records with this many closed hands, or our own. */
function recordsOf(
  seed: number,
  count: number,
  hands: 2 | 3,
  input: BenchInput | undefined,
): { readonly list: readonly AgreementRecord[]; readonly note: string } {
  const shared = input?.agreements?.filter(({ position }) => position.seats.length === hands) ?? []
  return shared.length > 0
    ? { list: shared, note: `${shared.length} shared records` }
    : { list: ownAgreements(seed, count, hands), note: `${count} records of our own` }
}

/** Holds the figures to those of the file; `tolerance` is relative. */
function checkExpected(
  p: Posterior,
  expected: ExpectedWeights | undefined,
  tolerance: number,
): void {
  if (expected === undefined) return
  const same = (have: number, want: string | undefined): void => {
    const n = Number(want ?? 0)
    if (Math.abs(have - n) > n * tolerance)
      throw new Error(`${have} is not ${want ?? 0} of the file`)
  }
  same(p.total, expected.weight)
  if (p.total === 0) return
  for (const [h, seat] of p.position.seats.entries()) {
    for (const suit of SUITS)
      for (let n = 0; n <= 13; n++)
        same(lengthWeight(p, seat, suit, n), expected.lengths[h]?.[suit]?.[n])
    for (let n = 0; n <= 40; n++) same(pointsWeight(p, seat, n), expected.points[h]?.[n])
  }
}

/** All figures as chances, each with its own factor. */
function checksum(p: Posterior): number {
  if (p.total === 0) return 0
  let sum = 0
  for (const [k, list] of [p.lengths, p.points, p.cards, p.splits].entries())
    for (let i = 0; i < list.length; i++) sum += (list[i]! / p.total) * (((i * 7 + k * 3) % 11) + 1)
  return Math.round(sum * 1e5)
}
const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(a, b) * 1e-12

/** The record of which that part of all take no longer. */
const share = (
  list: readonly AgreementRecord[],
  part: number,
  work: (one: AgreementRecord) => number,
): AgreementRecord => {
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
  return timed[Math.ceil(part * timed.length) - 1]!.one
}

const two: BenchCase = {
  name: 'posterior of two hands, record at 99 %',
  unit: 'posterior',
  limitNs: 1_000_000,
  inWorker: true,
  prepare(seed, input) {
    const { list, note } = recordsOf(seed, 120, 2, input)
    for (const { position, actions, expected } of list) {
      const p = posteriorTwo(position, actions)
      checkExpected(p, expected, 0)
      // The consistent layouts by the patterns and by the weights.
      const patterns = violationPatternsTwo(position, actions)
      const agreed = posteriorTwo(position, actions.map(agreedOnly))
      const law = posteriorTwo(position, [])
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
    const work = ({ position, actions }: AgreementRecord): number =>
      checksum(posteriorTwo(position, actions))
    const slow = share(list, 0.99, work)
    return { ops: 1, expected: work(slow), run: () => work(slow), note }
  },
}

const three: BenchCase = {
  name: 'posterior of three hands, record at 95 %',
  unit: 'posterior',
  limitNs: 100_000_000,
  inWorker: true,
  prepare(seed, input) {
    const { list, note } = recordsOf(seed, 42, 3, input)
    const work = ({ position, actions }: AgreementRecord): number =>
      checksum(posteriorThree(position, actions))
    const slow = share(list, 0.95, work)
    for (const { position, actions, expected } of list) {
      const p = posteriorThree(position, actions)
      checkExpected(p, expected, 1e-12)
      if (!near(p.total, totalThree(position, actions)))
        throw new Error('two totals of three hands disagree')
      const law = lawfulPosterior(position)
      if (p.points.some((n, i) => n > 0 && law.points[i] === 0))
        throw new Error('points outside the law')
    }
    return { ops: 1, expected: work(slow), run: () => work(slow), note }
  },
}

const samples: BenchCase = {
  name: 'layouts drawn, three hands',
  unit: 'layout',
  limitNs: 5000,
  inWorker: true,
  prepare(seed, input) {
    const { list, note } = recordsOf(seed, 42, 3, input)
    const one = list.find((record) => sampler(record.position, record.actions) !== undefined)
    if (one === undefined) throw new Error('some record has layouts of weight')
    const { position, actions } = one
    const drawn = sampler(position, actions)
    const p = posteriorThree(position, actions)
    if (drawn === undefined) throw new Error('some layout has weight')
    return { ...benchDraws(p, position, drawn.draw, [seed, 5, 6, 7]), note }
  },
}

export const bench: readonly BenchCase[] = [two, three, samples]
