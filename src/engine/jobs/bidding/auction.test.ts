import { expect, it } from 'vitest'
import { plain } from '#constraint/phrase.ts'
import { parseCall } from '#core/call.ts'
import { parse } from '#core/hand.ts'
import { NORTH, SOUTH } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'

it('D3: what the viewer’s own cards leave no room for is no limit that a call shows', () => {
  // South has seven spades. East's jump overcall denies no four spades, and he held them in the review.
  const calls = ['1C', '2D'].map((code) => ({ call: parseCall(code)! }))
  const own = good(parse('KQJT652.A97.763.'))
  const view = auctionView(SOUTH, own, NORTH, 'None', calls)
  const read = good(runInline('auction', { systems: [{ id: 'sayc' }, { id: 'sayc' }], view }))
  expect(plain(read.calls[1]!.hand)).toBe('5–11 points, 6+ diamonds')
})
