import { describe, expect, it } from 'vitest'
import { type Call, DOUBLE, PASS, parseCall } from '#core/call.ts'
import { parse } from '#core/hand.ts'
import { rotate } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import { type TurnToWeigh, weighCalls } from './weigh-calls.ts'

const kernel = await loadWasmKernel()
const sayc = rulesOf('sayc')
const call = (code: string): Call => parseCall(code)!
/** North deals, nobody is vulnerable. */
function turn(auction: string, held: string): TurnToWeigh {
  const hand = good(parse(held))
  const calls = auction.split(' ').map((code) => ({ call: call(code) }))
  return {
    view: auctionView(rotate(0, calls.length), hand, 0, 'None', calls),
    ...{ sides: [sayc, sayc], scoring: 'imps', seed: [1, 2, 3, 4] },
  }
}
function weighed(asked: TurnToWeigh, calls: readonly [Call, ...Call[]], deals = 24) {
  return good(answerOf(weighCalls(kernel, asked, calls, deals)))
}
/** An opening hand and four-card support opposite an opening: game. */
const RAISE = turn('1S P', 'KQ83.A4.KQ72.J64')

describe('calls held against the first', () => {
  it('come in their order, all over the same layouts, the first gaining nothing over itself', () => {
    const calls = [call('4S'), PASS, call('7N')] as const
    const made = weighed(RAISE, [...calls])
    expect(made?.weighed.map((one) => one.call)).toEqual(calls)
    expect(made?.weighed.map(({ layouts }) => layouts)).toEqual([24, 24, 24])
    expect(made?.weighed[0]).toMatchObject({ gain: 0, error: 0 })
  })
  it('lose what game is worth by a pass, and more by seven', () => {
    const [, pass, seven] = weighed(RAISE, [call('4S'), PASS, call('7N')])!.weighed
    expect(pass!.gain + 2 * pass!.error).toBeLessThan(0)
    expect(seven!.gain).toBeLessThan(pass!.gain)
  })
  it('gain for one what they cost the other', () => {
    const [, there] = weighed(RAISE, [call('4S'), PASS])!.weighed
    const [, back] = weighed(RAISE, [PASS, call('4S')])!.weighed
    expect(back!.gain).toBeCloseTo(-there!.gain, 9)
    expect(back!.error).toBeCloseTo(there!.error, 9)
  })
  it('are refused where it is not the turn of that hand', () => {
    const over = turn('1S X P P P', 'KQ83.A4.KQ72.J64')
    const made = answerOf(weighCalls(kernel, over, [PASS, DOUBLE], 6))
    expect(made.ok).toBe(false)
  })
})
