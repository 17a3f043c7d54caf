/** Every system against every other: each call is read as its maker's system means it. */
import { expect, it } from 'vitest'
import { dealFromSeed } from '#core/shuffle.ts'
import { ownHands } from '#testing/bidding/own-hand.ts'
import { allRules } from './registry.ts'

/** The long run, 200 boards a pair, is `npm run lab -- selfplay --pairs 200`. */
const BOARDS = 5
const PAIRS = allRules().flatMap((ns) => allRules().map((ew) => [ns.id, ew.id, ns, ew] as const))

it.each(PAIRS)('%s against %s never reads a hand out of its own calls', (_, __, ns, ew) => {
  const deals = Array.from({ length: BOARDS }, (_one, i) => dealFromSeed([20, 26, 9, 12], i + 1))
  const { calls, marked, wrong } = ownHands([ns, ew], deals)
  expect(wrong).toEqual([])
  // Hands that bid by their system never need the weaker readings.
  expect(marked).toBe(0)
  expect(calls).toBeGreaterThan(BOARDS * 3)
})
