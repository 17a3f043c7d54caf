/** Claims of one's own against a plain enumeration: every holding by its honours, every hand opened by the direct port. */
import { describe, expect, it } from 'vitest'
import { oneCondition } from '#bidding/text/one-condition.ts'
import { type Call, parseCall } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { length } from '#core/holding.ts'
import type { Shape } from '#core/shape.ts'
import { finish } from '#core/steps.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import { good } from '#testing/good.ts'
import { handsByHonours } from '#testing/hands-by-honours.ts'
import { upTo } from '#testing/long.ts'
import { randomWords } from '#testing/random-hands.ts'
import { type OwnVerdict, ownClaim } from './own-claim.ts'

const call = (code: string): Call => {
  const read = parseCall(code)
  if (read === undefined) throw new Error(`${code} is a call`)
  return read
}
function decided(conditions: string, code: string, shapes?: readonly Shape[]): OwnVerdict {
  const when = good(oneCondition(conditions))
  const run = ownClaim({
    when: when,
    calls: [call(code)],
    reading: READINGS.corrected,
    ...(shapes === undefined ? {} : { shapes }),
  })
  return good(finish(run))
}

/** Ranks that the procedure tells apart. */
const TOLD = 5
/** A condition in our words, and the same as a plain test. */
interface Drawn {
  readonly words: string
  readonly fits: (hand: handOf.Hand) => boolean
}
function plainly(conditions: readonly Drawn[], code: string, shape: Shape) {
  let hands = 0
  let failing = 0
  for (const { hand, ways } of handsByHonours(shape, TOLD)) {
    if (!conditions.every(({ fits }) => fits(hand))) continue
    hands += ways
    if (openbid(hand).call !== call(code)) failing += ways
  }
  return { hands, failing }
}

const NAMES = ['clubs', 'diamonds', 'hearts', 'spades']
function drawn(next: () => number): readonly Drawn[] {
  const below = (n: number): number => next() % n
  const least = 8 + below(8)
  const suit = below(4)
  const points = 2 + below(5)
  const aces = below(3)
  return [
    { words: `${least}+ points`, fits: (hand) => handOf.hcp(hand) >= least },
    ...(below(2) === 0
      ? [
          {
            words: `${points}+ points in ${NAMES[suit]}`,
            fits: (hand: handOf.Hand) =>
              [4, 3, 2, 1].reduce(
                (sum, worth, i) => sum + (((hand[suit as 0] >> (12 - i)) & 1) === 1 ? worth : 0),
                0,
              ) >= points,
          },
        ]
      : [
          {
            words: `${aces}+ aces`,
            fits: (hand: handOf.Hand) =>
              hand.filter((held) => ((held >> 12) & 1) === 1).length >= aces,
          },
        ]),
  ]
}

describe('a claim of one’s own', () => {
  it('has the counts of a plain enumeration, drawn claim by drawn claim', () => {
    const next = randomWords(43)
    const SHAPES_TRIED: readonly Shape[] = [
      [1, 1, 4, 7],
      [0, 2, 8, 3],
      [6, 0, 1, 6],
      [1, 9, 2, 1],
    ]
    let broken = 0
    for (let i = 0; i < upTo(8, 300); i++) {
      const conditions = drawn(next)
      const shape = SHAPES_TRIED[i % SHAPES_TRIED.length]!
      const code = ['1S', '1H', '1C', '1D', '4S', 'P'][next() % 6]!
      const words = conditions.map(({ words: said }) => said).join(', ')
      const found = decided(words, code, [shape])
      const plain = plainly(conditions, code, shape)
      expect({ hands: found.hands, failing: found.failing }, `${words} opens ${code}`).toEqual(
        plain,
      )
      if (found.counterexample === undefined) continue
      broken += 1
      const hand = handOf.parse(found.counterexample)
      if (!hand.ok) throw new Error('the counterexample can be read')
      expect(hand.value.map(length)).toEqual([...shape])
      expect(conditions.every(({ fits }) => fits(hand.value))).toBe(true)
      expect(openbid(hand.value).call).not.toBe(call(code))
    }
    expect(broken).toBeGreaterThan(2)
  }, 120_000)

  it('is decided over all hands: a balanced hand with 15 or 16 points and all suits stopped does not always open 1NT', () => {
    const words = 'balanced, 15-16 points, exactly 4 stoppers'
    const found = decided(words, '1NT')
    expect(found.hands).toBe(14_759_800_236)
    expect(found.failing).toBe(984_756_528)
    expect(found.counterexample).toBe('AK432.432.A32.A2')
    // The nearest true claim is read as it is written, and is true.
    expect(found.nearest?.hands).toBe(10_760_748_804)
    const nearer = decided(`${words}, ${found.nearest?.adds}`, '1NT')
    expect(nearer).toEqual({ hands: 10_760_748_804, failing: 0 })
  }, 60_000)
  it('says where its line cannot be read, and what the procedure asks nothing of', () => {
    const unread = oneCondition('13+ points, 5+ spads')
    expect(unread.ok ? undefined : unread.error.column).toBe(16)
    const kings = oneCondition('2+ kings')
    const run = kings.ok
      ? ownClaim({ when: kings.value, calls: [call('1S')], reading: READINGS.corrected }).next()
      : undefined
    expect(run?.done === true && !run.value.ok && run.value.error.code).toBe('claim/measure')
  }, 60_000)
})
