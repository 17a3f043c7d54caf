/** Calls after which partner still has a say; self-play found the rules that gave it silenced by others. */
import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import { type Call, callCode, parseCall } from '#core/call.ts'
import { type Hand, parse } from '#core/hand.ts'
import { good } from '#testing/good.ts'
import { rulesOf } from '../registry.ts'

const calls = (text: string): readonly Call[] => text.split(' ').flatMap((c) => parseCall(c) ?? [])
const hand = (text: string): Hand => good(parse(text))

describe.each([
  ['1N P 2C P 2H P 3N P', 'AQ54.KQ83.K7.J92', '4S', 'four spades too: partner asked and has them'],
  ['1N P 2C P 2H P 3N P', 'AQ5.KQ83.K74.J92', 'P', 'no four spades'],
  ['1N P 2D P 2H P 3N P', 'AQ54.K83.K74.A92', '4H', 'three hearts opposite five'],
  ['1N P 2D P 2H P 3N P', 'AQ54.K8.K742.A92', 'P', 'two hearts opposite five'],
  ['1N P 2H P 2S P 4H P', 'AQ5.K83.K742.A92', '4S', 'spades as long as hearts'],
  ['1N P 2H P 2S P 4H P', 'AQ.K83.K7423.A92', 'P', 'hearts longer than spades'],
  ['2N P 3C P 3H P 3N P', 'AQ54.AKQ3.K7.A92', '4S', 'four spades too, over two notrump'],
  ['2N P 3D P 3H P 3N P', 'AQ54.AQ3.KQ7.A92', '4H', 'three hearts opposite five, over two notrump'],
  ['1N P 2D P 2H P 3H P', 'KQ54.K83.K74.A92', 'P', 'fifteen points decline an invitation'],
  ['1N P 2D P 2H P 3H P', 'AQ54.K83.K74.AJ2', '4H', 'seventeen points accept it'],
  ['1N P 2C P 2S P 3S P', 'KQ54.K83.K74.A92', 'P', 'fifteen points decline the raise of Stayman'],
  ['1S P 4C P', 'AKJ94.KQ6.K8.853', '4N', 'sixteen points, none of them opposite the short suit'],
  ['1S P 4C P', 'AKJ94.K86.83.KQ5', '4S', 'five points wasted opposite the short suit'],
])('after %s %s', (auction, cards, code, why) => {
  it(`calls ${code}: ${why}`, () => {
    const side = rulesOf('sayc')
    const state = good(stateAfter([side, side], 0, 'None', calls(auction)))
    expect(callCode(callFor(state, hand(cards)))).toBe(code)
  })
})
