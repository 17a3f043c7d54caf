/** Examples that name their systems are bid by them: each call is the one that the system makes. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { rotate } from '#core/seat.ts'
import { auctionView, openingView } from '#core/seat-view.ts'
import { loadSystems } from '#systems/loaded.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { EXAMPLES } from './index.ts'
import { PRINTED_HANDS } from './printed-hands.ts'

const BID = EXAMPLES.filter(({ systems }) => systems !== undefined)
beforeAll(() => loadSystems(BID.flatMap(({ systems }) => systems ?? [])))

describe('an example with systems', () => {
  it.each(BID.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const { record, systems } = example
    const { dealer, deal, vulnerability } = record.board
    if (systems === undefined) throw new Error('it names its systems')
    const made = record.calls.map((_call, i) => {
      const seat = rotate(dealer, i)
      const view = auctionView(seat, deal[seat]!, dealer, vulnerability, record.calls.slice(0, i))
      const turn = runInline('turn', { systems, view })
      return turn.ok ? callCode(turn.value.call) : turn.error.message
    })
    expect(made).toEqual(record.calls.map(({ call }) => callCode(call)))
  })
})

it('the twelve printed hands leave what the paper prints, for both strategies', () => {
  for (const { n, hand, ofTotal, total, printed } of PRINTED_HANDS) {
    const read = handOf.parse(ofTotal ?? hand)
    if (!read.ok) throw new Error(`hand ${n} can be read`)
    if (total !== undefined) expect(handOf.hcp(read.value), `hand ${n}`).toBe(total)
    for (const [i, id] of ['standard', 'precision'].entries()) {
      const turn = good(
        runInline('turn', {
          systems: [{ id }, { id }],
          view: openingView(read.value),
        }),
      )
      const left = turn.steps.filter(({ verdict }) => verdict === 'met')
      const codes = left.flatMap(({ calls }) => calls.map(callCode)).join(' ')
      expect(codes, `hand ${n}, ${id}`).toBe(printed[i]?.replace('NT', 'N'))
    }
  }
})
