/** Cards of other programs, opened and saved by the job. */
import { beforeAll, expect, it } from 'vitest'
import { loadSystems } from '#systems/loaded.ts'
import { CARDS } from '#testing/bidding/cards.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'

beforeAll(() => loadSystems([{ id: 'us', text: 'use sayc' }]))

it('opens a card, and saves what comes of it for BBA with its notrump and conventions', () => {
  const card = { format: 'bbsa', text: CARDS.bbsa, name: 'Us' } as const
  const { text } = runInline('system-text', { ask: 'opened', card })
  const saved = good(runInline('system-text', { ask: 'bbsa', system: { id: 'us', text } }))
  expect(saved.split('\n')).toEqual(
    expect.arrayContaining([
      'System type = 1',
      '1NT opening range 12-14 = 1',
      '1NT opening range 15-17 = 0',
      'Blackwood 1430 = 1',
      'SMOLEN = 1',
      'Cappelletti = 0',
      'Gerber = 1',
    ]),
  )
})

it('saves a system of one’s own as BML, and refuses a card for BBA where none of ours is used', () => {
  const system = {
    id: 'own',
    text: 'system: Own\nid: own\nlanguage: 1\nwhen nobody has opened:\n  1C: 16+ points\n',
  }
  expect(good(runInline('system-text', { ask: 'bml', system }))).toContain('1C  16+ points')
  expect(runInline('system-text', { ask: 'bbsa', system })).toMatchObject({
    error: { code: 'card/base' },
  })
})
