/** Adding a system is its folder and its line: with a line in the list, everything else follows. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { admits } from '#constraint/admits.ts'
import { plain } from '#constraint/phrase.ts'
import { type Call, callCode, parseCall } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import { NORTH, SOUTH } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { callMeanings } from '#engine/call-meanings.ts'
import type * as List from '#systems/list.ts'
import { loadSystems } from '#systems/loaded.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { allSystems, listedOf, systemNameAt, systemsNow } from './systems.ts'

vi.mock('#systems/list.ts', async (original) => {
  const { SYSTEMS } = await original<typeof List>()
  const { TINY } = await import('#testing/bidding/tiny-system.ts')
  const line: (typeof SYSTEMS)[number] = {
    id: 'tiny',
    name: 'Tiny',
    short: 'Tiny',
    hint: 'Four-card suits and a weak notrump.',
    group: 'system',
    packages: TINY.packages,
    load: () => Promise.resolve({ make: () => ({ system: TINY }) }),
  }
  return { SYSTEMS: [...SYSTEMS, line] }
})

const NOTHING = { strategies: [], systems: [] }
const REFS: SystemRefs = [{ id: 'tiny' }, { id: 'essex-acol' }]
beforeAll(() => loadSystems(REFS))
const held = (text: string): hand.Hand => good(hand.parse(text))
const STRONG = held('AQJ76.K5.A82.J93')
const OTHER = held('832.AQ76.KJ5.Q42')
const call = (code: string): { call: Call } => ({ call: parseCall(code)! })

describe('a system with its line in the list', () => {
  it('can be chosen in Players, and is what the side then plays', () => {
    const list = allSystems(runInline('lists', { ask: 'systems' }), NOTHING, undefined)
    expect(listedOf({ id: 'tiny' }, list)).toMatchObject({
      hint: 'Four-card suits and a weak notrump.',
      packages: [{ id: 'stayman' }],
    })
    const now = systemsNow(REFS, NOTHING, list, false)
    expect(now.standing).toEqual(['plays', 'plays'])
    expect(systemNameAt(now, NORTH)).toBe('Tiny')
  })
  it('bids, and Why this call has its reasons', () => {
    const view = auctionView(NORTH, STRONG, NORTH, 'None', [])
    const answer = runInline('turn', { systems: REFS, view })
    if (!answer.ok || answer.value.by !== 'rules') throw new Error('rules call')
    expect(callCode(answer.value.call)).toBe('1S')
    const why = answer.value
    expect(why.rule?.id).toBe('tiny/1suit:S')
    expect(plain(why.reason)).toContain('spades')
    expect(why.others.map((other) => callCode(other.call))).toContain('1N')
  })
  it('is read in Hidden hands, and its opponents in their own system', () => {
    const calls = ['1S', '2D', 'P', 'P'].map(call)
    const view = auctionView(SOUTH, OTHER, NORTH, 'None', calls)
    const [opening, overcall] = callMeanings(view, REFS)
    expect(opening).toMatchObject({ index: 0, reading: { source: 'system', status: 'exact' } })
    expect(opening && admits(opening.says, STRONG)).toBe(true)
    expect(opening && admits(opening.says, OTHER)).toBe(false)
    const alone = callMeanings(view, [{ id: 'none' }, { id: 'essex-acol' }])
    expect(alone.map(({ index }) => index)).toEqual([1, 3])
    expect(overcall?.rule).toBe(alone[0]?.rule)
    const shown = runInline('auction', { systems: REFS, view })
    expect(shown.ok && shown.value.calls[0]?.rules[0]?.id).toBe('tiny/1suit:S')
  })
})
