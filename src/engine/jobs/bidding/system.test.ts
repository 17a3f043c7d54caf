import { expect, it, describe as suite } from 'vitest'
import { plain } from '#constraint/phrase.ts'
import { type Call, callCode, parseCall } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { BIDDING_SYSTEMS } from '#systems/index.ts'
import type { SideChoices } from '../../side-systems.ts'
import { systemAuction } from './system-auction.ts'
import { systemCount } from './system-count.ts'
import { systemDeals } from './system-deals.ts'
import { systemList } from './system-list.ts'
import { systemTurn } from './system-turn.ts'
import { systemWhyNot } from './system-why-not.ts'

const SEED = [6, 7, 8, 9] as const
const SIDES: SideChoices = [{ system: 'schenken-1967' }, { system: 'silent' }]
const answer = <T>(steps: Generator<unknown, T, void>): T => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const view = (deal: Deal, seat: Seat, text: string): SeatView => ({
  ...{ seat, hand: deal[seat], dealer: 0, vulnerability: 'None' },
  calls: text
    .split(' ')
    .filter(Boolean)
    .map((code) => ({ call: parseCall(code) as Call })),
  ...{ contract: undefined, dummy: undefined, cards: [], claim: undefined },
})
const deal = dealFromSeed(SEED, 1)

suite('the jobs of a system of rules', () => {
  it('list the systems', () => {
    const listed = answer(systemList(null))
    expect(listed.map(({ id }) => id)).toEqual(Object.keys(BIDDING_SYSTEMS))
    for (const one of listed) expect(one.rules).toBeGreaterThan(10)
  })

  it('call at a turn and say why, and read the auction so made', () => {
    let calls = ''
    for (let i = 0; i < 40; i++) {
      const seat = (i & 3) as Seat
      const turn = answer(systemTurn({ sides: SIDES, view: view(deal, seat, calls) }))
      if (!turn.ok) {
        expect(turn.error.code).toBe('bidding/ended')
        break
      }
      expect(turn.value.why.call).toBe(turn.value.call)
      expect(plain(turn.value.why.sentence).length).toBeGreaterThan(10)
      calls = `${calls} ${callCode(turn.value.call)}`.trim()
    }
    const read = answer(systemAuction({ sides: SIDES, view: view(deal, 0, calls) }))
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.calls).toHaveLength(calls.split(' ').length)
    for (const one of read.value.calls) {
      expect(one.source).not.toBe('not-of-system')
      expect(one.rules.length).toBeGreaterThan(0)
    }
    // What crosses to the page must be plain data.
    expect(structuredClone(read.value).calls).toHaveLength(read.value.calls.length)
  })

  it('leave out conventions that are switched off', () => {
    const [system] = Object.values(BIDDING_SYSTEMS).filter(({ packages }) => packages.length > 0)
    if (system === undefined) return
    const without: SideChoices = [{ system: system.id, packages: [] }, { system: 'silent' }]
    const turn = answer(systemTurn({ sides: without, view: view(deal, 0, '') }))
    if (!turn.ok) throw new Error(turn.error.message)
    const rows = [...turn.value.why.tried, turn.value.why.rule, ...turn.value.why.notReached]
    expect(rows.every((row) => row.package === undefined)).toBe(true)
  })

  it('mark a call that is not of the system and read it naturally', () => {
    const natural: SideChoices = [{ system: 'schenken-1967' }, { system: 'natural' }]
    const read = answer(systemAuction({ sides: natural, view: view(deal, 0, '1S 4D') }))
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.calls[1]).toMatchObject({ source: 'not-of-system', rules: [] })
    expect(plain(read.value.calls[1]?.natural ?? [])).toContain('6+')
  })

  it('find the smallest changes and sample deals', () => {
    const near = answer(systemWhyNot({ sides: SIDES, view: view(deal, 0, '') }))
    expect(near).toMatchObject({ ok: true, value: { cards: 2 } })
    const deals = answer(
      systemDeals({
        ...{ sides: SIDES, view: view(deal, 0, 'P P'), deals: 5 },
        ...{ tries: 10_000, seed: SEED },
      }),
    )
    expect(deals.ok && deals.value.kind).toBe('samples')
  })

  it('say what is wrong with their input', () => {
    const unknown: SideChoices = [{ system: 'precision' }, { system: 'silent' }]
    expect(answer(systemTurn({ sides: unknown, view: view(deal, 0, '') }))).toMatchObject({
      ...{ ok: false, error: { code: 'bidding/system' } },
    })
    const strange: SideChoices = [
      { system: 'schenken-1967', packages: ['splinters'] },
      { system: 'silent' },
    ]
    expect(answer(systemTurn({ sides: strange, view: view(deal, 0, '') }))).toMatchObject({
      ...{ ok: false, error: { code: 'bidding/package' } },
    })
    expect(answer(systemTurn({ sides: SIDES, view: view(deal, 1, '') }))).toMatchObject({
      ...{ ok: false, error: { code: 'bidding/turn' } },
    })
    expect(answer(systemAuction({ sides: SIDES, view: view(deal, 1, '1S 1H') }))).toMatchObject({
      ...{ ok: false, error: { code: 'call/insufficient' } },
    })
  })

  it('count the hands at a call to the last one, and refuse a call that is not there', () => {
    const asked = { sides: SIDES, view: view(deal, 0, 'P P P 1S'), index: 2 }
    const counted = answer(systemCount(asked))
    if (!counted.ok) throw new Error(counted.error.message)
    // South passed third in hand, as OPENBID does with so many of the hands that North may face.
    expect(counted.value.before).toBe(8_122_425_444)
    expect(counted.value.after).toBeGreaterThan(0)
    expect(counted.value.after).toBeLessThan(counted.value.before)
    expect(answer(systemCount({ ...asked, index: 4 }))).toMatchObject({ ok: false })
    expect(
      answer(systemCount({ ...asked, sides: [{ system: 'nobody' }, { system: 'silent' }] })),
    ).toMatchObject({ ok: false })
  })
})
