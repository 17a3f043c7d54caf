import { expect, it, describe as suite } from 'vitest'
import { plain } from '#constraint/phrase.ts'
import { callCode, parseCall } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { SYSTEMS } from '#systems/list.ts'
import { good } from '#testing/good.ts'
import { proofJob } from '../proof/proof.ts'
import { auction } from './auction.ts'
import { callCount } from './call-count.ts'
import { systemsListed } from './systems-listed.ts'
import { turn as turnJob } from './turn.ts'

const SEED = [6, 7, 8, 9] as const
const SIDES: SystemRefs = [{ id: 'schenken-1967' }, { id: 'silent' }]
const view = (deal: Deal, seat: Seat, text: string): SeatView => ({
  ...{ seat, hand: deal[seat], dealer: 0, vulnerability: 'None' },
  calls: text
    .split(' ')
    .filter(Boolean)
    .map((code) => ({ call: parseCall(code)! })),
  ...{ contract: undefined, dummy: undefined, cards: [], claim: undefined },
})
const deal = dealFromSeed(SEED, 1)

suite('the jobs of a system of rules', () => {
  it('list the systems', () => {
    const listed = systemsListed()
    expect(listed.map(({ id }) => id)).toEqual(SYSTEMS.map(({ id }) => id))
    expect(listed.filter(({ notes }) => notes).map(({ id }) => id)).toEqual(['essex-acol'])
    for (const { hint } of listed) expect(hint).toMatch(/\.$/)
  })

  it('call at a turn and say why, and read the auction so made', () => {
    let calls = ''
    for (let i = 0; i < 40; i++) {
      const seat = (i & 3) as Seat
      const turn = finish(turnJob({ systems: SIDES, view: view(deal, seat, calls) }))
      if (!turn.ok) {
        expect(turn.error.code).toBe('bidding/ended')
        break
      }
      const { by, reason } = turn.value
      expect(by).not.toBe('elimination')
      expect(plain(reason).length).toBeGreaterThan(10)
      calls = `${calls} ${callCode(turn.value.call)}`.trim()
    }
    const read = good(finish(auction({ systems: SIDES, view: view(deal, 0, calls) })))
    expect(read.calls).toHaveLength(calls.split(' ').length)
    for (const one of read.calls) {
      expect(one.source).not.toBe('not-of-system')
      expect(one.rules.length).toBeGreaterThan(0)
    }
    // What crosses to the page must be plain data.
    expect(structuredClone(read).calls).toHaveLength(read.calls.length)
  })

  it('leave out conventions that are switched off', () => {
    const asked = (packages?: readonly string[]) => {
      const essex = { id: 'essex-acol', ...(packages === undefined ? {} : { packages }) }
      const turn = finish(turnJob({ systems: [essex, essex], view: view(deal, 2, '1N P') }))
      if (!turn.ok || turn.value.by !== 'rules') throw new Error('rules call')
      return turn.value.steps.map(({ label }) => label).join('; ')
    }
    expect(asked()).toContain('Stayman')
    expect(asked([])).not.toContain('Stayman')
  })

  it('mark a call that is not of the system and read it naturally', () => {
    const natural: SystemRefs = [{ id: 'schenken-1967' }, { id: 'natural' }]
    const read = good(finish(auction({ systems: natural, view: view(deal, 0, '1S 4D') })))
    expect(read.calls[1]).toMatchObject({ source: 'not-of-system', rules: [] })
    expect(plain(read.calls[1]?.natural ?? [])).toContain('6+')
  })

  it('find the smallest changes, of OPENBID’s openings however far they are', () => {
    const of = { kind: 'why-not' } as const
    const opening = finish(proofJob({ of, systems: SIDES, view: view(deal, 0, '') }))
    expect(opening.ok && opening.value.steps.filter(({ change }) => change).length).toBe(29)
    const later = finish(proofJob({ of, systems: SIDES, view: view(deal, 2, '1S P') }))
    expect(later.ok && later.value.notes).toEqual([
      'Every hand one and two cards away has been tried.',
    ])
    // Only OPENBID's openings are looked for however far.
    const change = { kind: 'change', call: parseCall('3N')! } as const
    expect(
      finish(proofJob({ of: change, systems: SIDES, view: view(deal, 2, '1S P') })),
    ).toMatchObject({ ok: false, error: { code: 'proof/opening' } })
  }, 60_000)

  it('say what is wrong with their input', () => {
    const unknown: SystemRefs = [{ id: 'goren' }, { id: 'silent' }]
    expect(finish(turnJob({ systems: unknown, view: view(deal, 0, '') }))).toMatchObject({
      ...{ ok: false, error: { code: 'systems/unknown' } },
    })
    const strange: SystemRefs = [{ id: 'schenken-1967', packages: ['splinters'] }, { id: 'silent' }]
    expect(finish(turnJob({ systems: strange, view: view(deal, 0, '') }))).toMatchObject({
      ...{ ok: false, error: { code: 'systems/package' } },
    })
    expect(finish(turnJob({ systems: SIDES, view: view(deal, 1, '') }))).toMatchObject({
      ...{ ok: false, error: { code: 'bidding/turn' } },
    })
    expect(finish(auction({ systems: SIDES, view: view(deal, 1, '1S 1H') }))).toMatchObject({
      ...{ ok: false, error: { code: 'call/insufficient' } },
    })
  })

  it('count the hands at a call to the last one, and refuse a call that is not there', () => {
    const asked = { systems: SIDES, view: view(deal, 0, 'P P P 1S'), index: 2 }
    const counted = good(finish(callCount(asked)))
    // South passed third in hand, as OPENBID does with so many of the hands that North may face.
    expect(counted.before).toBe(8_122_425_444)
    expect(counted.after).toBeGreaterThan(0)
    expect(counted.after).toBeLessThan(counted.before)
    expect(finish(callCount({ ...asked, index: 4 }))).toMatchObject({ ok: false })
    expect(
      finish(callCount({ ...asked, systems: [{ id: 'nobody' }, { id: 'silent' }] })),
    ).toMatchObject({ ok: false })
  })
})
