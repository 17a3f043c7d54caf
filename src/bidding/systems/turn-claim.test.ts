/** Claims on the openings of systems against a plain enumeration: every holding by its honours, every hand opened by itself. */
import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import { type TurnVerdict, turnClaimSteps } from '#bidding/auction/turn-claim.ts'
import { conditionWords, oneCondition } from '#bidding/text/one-condition.ts'
import { parseCall } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { length } from '#core/holding.ts'
import type { Seed } from '#core/rng.ts'
import { NORTH } from '#core/seat.ts'
import type { Shape } from '#core/shape.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { handsByHonours } from '#testing/hands-by-honours.ts'
import { upTo } from '#testing/long.ts'
import { randomWords } from '#testing/random-hands.ts'
import { rulesOf } from './registry.ts'

const SEED: Seed = [43, 3, 5, 7]
/** Ranks that a rule may tell apart. */
const TOLD = 6

const firstTurn = (id: string) => {
  const system = rulesOf(id)
  return good(stateAfter([system, system], NORTH, 'None', []))
}
function decided(
  id: string,
  conditions: string,
  code: string,
  shapes?: readonly Shape[],
): TurnVerdict {
  const when = oneCondition(conditions)
  const call = parseCall(code)
  if (!when.ok || call === undefined) throw new Error(`${conditions}, ${code}`)
  const run = turnClaimSteps(firstTurn(id), {
    ...{ when: when.value, calls: [call], seed: SEED },
    ...(shapes === undefined ? {} : { shapes }),
  })
  return finish(run)
}
type Fits = (hand: handOf.Hand) => boolean
function plainly(id: string, fits: Fits, code: string, shape: Shape) {
  const state = firstTurn(id)
  const call = parseCall(code)
  let hands = 0
  let failing = 0
  for (const { hand, ways } of handsByHonours(shape, TOLD)) {
    if (!fits(hand)) continue
    hands += ways
    if (callFor(state, hand) !== call) failing += ways
  }
  return { hands, failing }
}
const acesOf: (hand: handOf.Hand) => number = (hand) =>
  hand.filter((held) => ((held >> 12) & 1) === 1).length

describe('a claim on what a system opens', () => {
  it(
    'has the counts of a plain enumeration, drawn claim by drawn claim',
    () => {
      const next = randomWords(430)
      const below = (n: number): number => next() % n
      const systems = ['sayc', 'first-steps', 'standard', 'precision', 'modern']
      const shapes: readonly Shape[] = [
        [0, 1, 5, 7],
        [0, 2, 8, 3],
        [6, 0, 1, 6],
        [1, 9, 2, 1],
      ]
      let broken = 0
      for (let i = 0; i < upTo(5, 300); i++) {
        const id = systems[i % systems.length]!
        const shape = shapes[below(shapes.length)]!
        const code = ['1S', '1H', '1C', '1D', '3D', 'P'][below(6)]!
        const [least, aces] = [8 + below(8), below(3)]
        const words = `${least}+ points, ${aces}+ aces`
        const fits: Fits = (hand) => handOf.hcp(hand) >= least && acesOf(hand) >= aces
        const found = decided(id, words, code, [shape])
        expect(
          { hands: found.hands, failing: found.failing },
          `${id}: ${words} opens ${code}`,
        ).toEqual(plainly(id, fits, code, shape))
        const hand = found.counterexample
        if (hand === undefined) continue
        broken += 1
        expect(hand.map(length)).toEqual([...shape])
        expect(fits(hand)).toBe(true)
        expect(callFor(firstTurn(id), hand)).not.toBe(parseCall(code))
      }
      expect(broken).toBeGreaterThan(2)
    },
    upTo(240_000, 3_600_000),
  )

  it('is decided over all hands, and its nearest claim is true', () => {
    const words = '12+ points, 5+ spades, no suit longer than spades, not balanced'
    const found = decided('first-steps', words, '1S')
    expect(found.failing).toBeGreaterThan(0)
    expect(found.failing).toBeLessThan(found.hands)
    const adds = conditionWords(found.nearest!.adds)
    expect(adds).toBe('at most 19 points')
    const nearer = decided('first-steps', `${words}, ${adds}`, '1S')
    expect(nearer).toEqual({ hands: found.nearest?.hands, failing: 0 })
  }, 120_000)
})
