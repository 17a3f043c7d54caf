import { expect, it } from 'vitest'
import { SOUTH } from '#core/seat.ts'
import { COMMON } from '#core/system-ref.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { overThreeHearts } from '#testing/board-text.ts'
import { runInline } from '#testing/inline.ts'
import { lastMoment } from '#testing/moments.ts'
import { boardIn, seenBy } from '#testing/seen.ts'

const BOARD = boardIn(overThreeHearts('HK H3 H5 HA'))
const SIDE = { carding: EVERYDAY, calls: NO_CALLS }

it('writes one step as JSON and as a text, of the same figures', () => {
  const view = seenBy(BOARD, SOUTH)
  const moment = lastMoment({
    view,
    sides: [SIDE, SIDE],
    systems: [{ id: COMMON }, { id: COMMON }],
  })
  const { json, text } = runInline('export', {
    ask: 'step',
    view,
    moment,
    sentences: ['West opened.'],
  })
  const data = JSON.parse(json)
  expect(data).toMatchObject({
    observer: 'S',
    layouts: moment.law.layouts,
    sentences: ['West opened.'],
  })
  expect(data.hands.map((hand: { seat: string }) => hand.seat)).toEqual(['W', 'E'])
  expect(text).toContain('West opened.')
  const [, likely] = Object.entries<number>(data.hands[0].odds.lengths.H).sort(
    (a, b) => b[1] - a[1],
  )
  expect(text).toContain(`${likely?.[0]} ${Math.round(100 * (likely?.[1] ?? 0))}`)
})
