import { describe, expect, it } from 'vitest'
import type { SystemRefs } from '#core/system-ref.ts'
import { runInline } from '#testing/inline.ts'
import { tableAfter } from '#testing/table-after.ts'
import { allSystems, listedOf, systemNameAt, systemsNow } from '../systems/systems.ts'
import { auctionQuestion, biddingKey, turnQuestion } from './bidding-question.ts'

const strategy = { name: 'Ours', facts: [], tieBreak: [] }
const text = 'system: Weak\n\nuse sayc with notrump 12-14\n'
const own = {
  strategies: [{ id: 'my-1', sheet: { name: 'Ours', rows: [], tieBreak: [] }, strategy }],
  systems: [{ id: 'my-sayc', text: `${text}half a`, plays: text, from: 'sayc' }],
}
const list = allSystems(runInline('lists', { ask: 'systems' }), own, undefined)
const now = (ns: string, ew: string, silent = false) =>
  systemsNow([{ id: ns }, { id: ew }], own, list, silent)
const BOTH: SystemRefs = [{ id: 'schenken-1967' }, { id: 'essex-acol' }]

describe('what the sides play', () => {
  it('is found in the list of systems and in the library', () => {
    expect(now('essex-acol', 'none').standing).toEqual(['plays', 'by-hand'])
    const early = systemsNow([{ id: 'precision' }, { id: 'my-1' }], own, undefined, false)
    expect(early.standing).toEqual(['waiting', 'plays'])
    expect(now('my-1', 'my-1').refs[0]).toEqual({ id: 'my-1', strategy })
    expect(systemNameAt(now('my-1', 'precision'), 0)).toBe('Ours')
    expect(systemNameAt(now('my-1', 'precision'), 1)).toBe('Precision')
    expect(now('my-sayc', 'my-sayc').refs[0]).toEqual({ id: 'my-sayc', text })
    expect(systemNameAt(now('my-sayc', 'precision'), 0)).toBe('Weak')
  })
  it('lists the own systems and strategies with those of the registry, each ready to be asked about', () => {
    const mine = list.filter(({ group }) => group.startsWith('own'))
    expect(mine.map(({ name, ref }) => [name, ref])).toEqual([
      ['Weak', { id: 'my-sayc', text }],
      ['Ours', { id: 'my-1', strategy }],
    ])
    expect(listedOf({ id: 'my-sayc' }, list)?.name).toBe('Weak')
    expect(listedOf({ id: 'my-sayc', text: `${text} ` }, list), 'another’s of that id').toBe(
      undefined,
    )
  })
  it('is nothing where it is gone, and a pass where East and West are silent', () => {
    const { refs, standing } = now('my-7', 'essex-acol', true)
    expect(standing).toEqual(['gone', 'plays'])
    expect(refs).toEqual([{ id: 'none' }, { id: 'silent' }])
  })
})

describe('what the systems are asked', () => {
  it('has the calls before the turn, and the hand of its seat alone', () => {
    const p = tableAfter('1S', 'P', '2S')
    const asked = turnQuestion(p, 2, BOTH)
    expect(asked?.view).toMatchObject({ seat: 2, hand: p.record.board.deal[2] })
    expect(asked?.view.calls).toHaveLength(2)
    const other = turnQuestion(p, 3, BOTH)
    expect(other && biddingKey(other)).not.toBe(asked && biddingKey(asked))
    const edited = turnQuestion(p, 2, [{ id: 'schenken-1967' }, { id: 'essex-acol', strategy }])
    expect(edited && biddingKey(edited)).not.toBe(asked && biddingKey(asked))
  })
  it('is answered by the engine at every turn, and so is the whole auction', () => {
    const p = tableAfter('1S', 'P')
    const asked = turnQuestion(p, 2, BOTH)
    const read = auctionQuestion(p, 2, BOTH)
    if (asked === undefined || read === undefined) throw new Error('no question')
    expect(runInline('turn', asked)).toMatchObject({ ok: true })
    const answer = runInline('auction', read)
    expect(answer.ok && answer.value.calls).toHaveLength(2)
  }, 60_000)
})
