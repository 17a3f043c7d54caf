import { describe, expect, it } from 'vitest'
import { callCode, parseCall } from '#core/call.ts'
import { parse } from '#core/hand.ts'
import { rotate } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine } from '#testing/inline.ts'
import type { RobotCallInput } from './robot-call.ts'

const asked = (id: string, auction: string, held: string): RobotCallInput => {
  const hand = good(parse(held))
  const calls = auction.split(' ').flatMap((code) => {
    const call = parseCall(code)
    return call === undefined ? [] : [{ call }]
  })
  return {
    view: auctionView(rotate(0, calls.length), hand, 0, 'None', calls),
    ...{ systems: [{ id }, { id }], scoring: 'imps', speed: 'instant', seed: [1, 2, 3, 4] },
  }
}

describe('the call of a robot', () => {
  const engine = createInlineEngine()
  const called = async (...about: Parameters<typeof asked>) =>
    good(await engine.run('robot', { ask: 'call', ...asked(...about) }))
  it('is told in one line where it is not its system’s', async () => {
    const { call, system, says } = await called('sayc', '1S P 2S 3H', 'AKJ853.4.KQ54.72')
    expect([system, call].map(callCode)).toEqual(['3S', '4S'])
    expect(says).toMatch(
      /^Over \d+ layouts 4♠ gains \d+\.\d IMPs on the mean over 3♠: it makes in \d+\.$/,
    )
  })
  it.each(['beginner', 'club'] as const)(
    'is its system’s where the robot is a %s',
    async (level) => {
      const question = asked('sayc', '1S P 2S 3H', 'AKJ853.4.KQ54.72')
      const made = good(await engine.run('robot', { ask: 'call', ...question, level }))
      expect([callCode(made.call), made.weighed]).toEqual(['3S', []])
    },
  )
  it('is the system’s at an opening, whatever opens', async () => {
    const hand = 'AQ852.K3.A94.Q82'
    for (const id of ['sayc', 'schenken-1967']) {
      const { call, system, says, weighed } = await called(id, '', hand)
      expect([callCode(call), says, weighed]).toEqual([callCode(system), undefined, []])
    }
  })
  it('is a problem for a system that is not there', async () => {
    const made = await engine.run('robot', {
      ask: 'call',
      ...asked('no-such', '', 'AQ852.K3.A94.Q82'),
    })
    expect(made).toMatchObject({ ok: false, error: { code: 'systems/unknown' } })
  })
})
