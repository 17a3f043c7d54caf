import { beforeAll, describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { NORTH } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { loadSystems } from '#systems/loaded.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'

const WEAK = { id: 'my-sayc', text: 'system: Weak\n\nuse sayc with notrump 12-14\n' }
const BAD = { id: 'my-bad', text: 'system: Bad\n\nuse nowhere\nuse sayc\n' }
beforeAll(() => loadSystems([WEAK, BAD, { id: 'sayc' }]))

describe('own systems', () => {
  it('tell their conventions, and each mistake with its place', () => {
    const [weak, bad] = runInline('own-systems', { systems: [WEAK, BAD] })
    expect(weak?.problems).toEqual([])
    expect(weak?.packages.map(({ id }) => id)).toContain('smolen')
    expect(weak?.usual).toEqual(['cappelletti'])
    expect(bad?.problems).toMatchObject([{ line: 3, column: 5 }])
    expect(bad?.problems[0]?.message).toContain('nowhere')
  })
  it('are played as any system: a call, its reason, what it shows', () => {
    const hand = good(handOf.parse('K52.QJ8.A843.K62'))
    const call = (system: { readonly id: string }) => {
      const view = auctionView(NORTH, hand, NORTH, 'None', [])
      return good(runInline('turn', { systems: [system, { id: 'sayc' }], view }))
    }
    expect(callCode(call(WEAK).call)).toBe('1N')
    expect(callCode(call({ id: 'sayc' }).call)).toBe('1D')
    const why = call(WEAK)
    expect(why.by === 'rules' && why.rule?.id).toBe('my-sayc/opening/1N')
    expect(
      runInline('book-compare', { systems: [WEAK, { id: 'sayc' }], hand: hand, calls: [] }),
    ).toMatchObject({ ok: true, value: [{ name: 'Weak' }, { name: 'Standard American (SAYC)' }] })
  })
})
