/** Layouts drawn for benchmarks, held to the posterior they are drawn from. */
import { type Hand, hcp } from '#core/hand.ts'
import { invariant } from '#core/result.ts'
import { type Rng, rngOf, type Seed } from '#core/rng.ts'
import type { Position } from '#reasoning/law/position.ts'
import { type Posterior, pointsWeight } from '#reasoning/posterior/posterior.ts'
import type { BenchRun } from './bench.ts'

/** A thousand draws; the mean of the first hand's points must be the posterior's. */
export function benchDraws(
  p: Posterior,
  { seats: [first] }: Pick<Position, 'seats'>,
  draw: (rng: Rng) => readonly Hand[],
  seed: Seed,
): Pick<BenchRun, 'ops' | 'expected' | 'run'> {
  invariant(first !== undefined, 'a hand is hidden')
  const ops = 1000
  const run = (): number => {
    const rng = rngOf(seed)
    let sum = 0
    for (let i = 0; i < ops; i++) sum += hcp(draw(rng)[0]!)
    return sum
  }
  const expected = run()
  let mean = 0
  let square = 0
  for (let n = 0; n <= 40; n++) {
    const chance = pointsWeight(p, first, n) / p.total
    mean += n * chance
    square += n * n * chance
  }
  const error = Math.sqrt((square - mean * mean) / ops)
  if (Math.abs(expected / ops - mean) > 5 * error + 1e-9)
    throw new Error('the mean of the draws is not that of the posterior')
  return { ops, expected, run }
}
