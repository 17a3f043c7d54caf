import { describe, expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { NORTH } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { good } from '#testing/good.ts'
import { loadSystems } from './loaded.ts'
import { played } from './registry.ts'

const text = (body: string): string => `system: Ours\nid: sayc\nlanguage: 1\n\n${body}\n`
const ref = (body: string, more: Partial<SystemRef> = {}): SystemRef => ({
  id: 'my-sayc',
  text: text(body),
  ...more,
})
async function systemOf(one: SystemRef): Promise<BiddingSystem> {
  await loadSystems([one])
  return good(played(one)).system
}
const auction = (system: BiddingSystem, board: number): readonly number[] =>
  bidOut([system, system], NORTH, 'None', dealFromSeed([3, 9, 0, 7], board)).state.auction.calls

describe('a system of a text', () => {
  it('bids as what it uses, and otherwise where its numbers are others', async () => {
    const sayc = await systemOf({ id: 'sayc' })
    const copy = await systemOf(ref('use sayc'))
    const weak = await systemOf(ref('use sayc with notrump 12-14'))
    const boards = Array.from({ length: 40 }, (_, i) => i + 1)
    expect(boards.map((n) => auction(copy, n))).toEqual(boards.map((n) => auction(sayc, n)))
    expect(boards.some((n) => auction(weak, n).join() !== auction(sayc, n).join())).toBe(true)
  })
  it('is named by its ref and its text, whatever id it gives itself', async () => {
    const copy = await systemOf(ref('use sayc'))
    expect([copy.id, copy.name]).toEqual(['my-sayc', 'Ours'])
    expect(copy.rules.every(({ id, label }) => id === `my-sayc/${label}`)).toBe(true)
  })
  it('plays its conventions as it says, and as the table chooses', async () => {
    const on = (system: BiddingSystem) => new Set(system.rules.map((rule) => rule.package))
    expect(on(await systemOf(ref('use sayc'))).has('cappelletti')).toBe(true)
    expect(on(await systemOf(ref('use sayc', { packages: [] }))).has('cappelletti')).toBe(false)
    const strange = ref('use sayc', { packages: ['no-such'] })
    await loadSystems([strange])
    expect(played(strange)).toMatchObject({ ok: false, error: { code: 'systems/package' } })
  })
  it('plays what can be read of a text with mistakes, and by common sense where nothing can', async () => {
    const half = await systemOf(ref('use sayc\nuse nowhere\nchange [no such rule]:\n  pass'))
    expect(half.rules.length).toBeGreaterThan(500)
    const none = await systemOf({ id: 'my-none', text: '' })
    expect(none.rules).toEqual([])
    expect(auction(none, 1).length).toBeGreaterThan(3)
  })
})
