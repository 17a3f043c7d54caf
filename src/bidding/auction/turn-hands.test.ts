/** Laws of the hands of a turn: the shares of its rules add up, and are those that drawing comes near to. */
import { describe, expect, it } from 'vitest'
import * as handOf from '#core/hand.ts'
import { HAND_COUNT } from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { shuffled } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { TINY } from '#testing/bidding/tiny-system.ts'
import { calls } from '#testing/bribip.ts'
import { good } from '#testing/good.ts'
import { stateAfter } from './auction-state.ts'
import { callFor, ruleFor } from './choose.ts'
import { type RuleShares, ruleHandSteps, ruleShareSteps } from './turn-hands.ts'
import { rulesAt } from './turn-rules.ts'

const at = (text: string) =>
  good(stateAfter([TINY, TINY], 0, 'None', text === '' ? [] : calls(text)))
const shares = (text: string): RuleShares => finish(ruleShareSteps(at(text)))
const AUCTIONS = ['', '1S P', '1S P 2S P', 'P 1H X']

describe('the rules of a turn in their places', () => {
  it.each(AUCTIONS)('take every hand once after “%s”', (text) => {
    const { before, rules } = shares(text)
    expect(rules.reduce((sum, n) => sum + n, 0)).toBe(before)
    // Who has not called may hold any hand.
    if (at(text).seats[at(text).seat].calls === 0) expect(before).toBe(HAND_COUNT)
    else expect(before).toBeLessThan(HAND_COUNT)
  })
  it('take the share of shuffled hands that was counted', () => {
    const state = at('')
    const { rules } = shares('')
    const rng = rngOf([1, 9, 6, 7])
    const pack = Array.from({ length: 52 }, (_, card) => card as never)
    const DRAWN = 20_000
    const drawn = rules.map(() => 0)
    for (let i = 0; i < DRAWN; i++) {
      const hand = handOf.ofCards(shuffled(pack, rng).slice(0, 13))
      const place = rulesAt(state).indexOf(ruleFor(state, hand))
      drawn[place] = drawn[place]! + 1
    }
    for (const [i, n] of rules.entries())
      expect(Math.abs(n / HAND_COUNT - drawn[i]! / DRAWN)).toBeLessThan(0.015)
  })
  it.each(AUCTIONS)(
    'have hands that follow them, the same for the same seed, after “%s”',
    (text) => {
      const state = at(text)
      for (const turnRule of rulesAt(state)) {
        const drawn = () => {
          return finish(ruleHandSteps(state, turnRule, 3, [3, 1, 4, 1]))
        }
        const { hands, canHold } = drawn()
        for (const hand of hands) {
          expect(ruleFor(state, hand).rule).toBe(turnRule.rule)
          expect(callFor(state, hand)).toBe(turnRule.call)
          expect(canHold(hand)).toBe(true)
          expect(handOf.size(hand)).toBe(13)
        }
        expect(drawn().hands).toEqual(hands)
      }
    },
  )
})
