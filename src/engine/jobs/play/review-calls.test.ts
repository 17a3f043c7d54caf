import { describe, expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { FAULT, FAULT_LAYOUTS } from '#cardplay/review-call.ts'
import { callCode, PASS, parseCall } from '#core/call.ts'
import { type Deal, parse } from '#core/deal.ts'
import { type BoardRecord, dealtRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import { createInlineEngine } from '#testing/inline.ts'

const SAYC = rulesOf('sayc')
const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
const engine = createInlineEngine()

async function lookedAt(record: BoardRecord, seats?: readonly Seat[]) {
  return good(
    await engine.run('look-back', {
      ...{ ask: 'calls', record, sides: [SIDE, SIDE], systems: [{ id: 'sayc' }, { id: 'sayc' }] },
      ...{ scoring: 'imps', speed: 'instant', seed: [4, 3, 2, 1] },
      ...(seats === undefined ? {} : { seats }),
    }),
  )
}
/** North deals, nobody is vulnerable. */
function board(text: string, auction: string): BoardRecord {
  const deal = good(parse(text))
  const calls = auction.split(' ').map((code) => ({ call: parseCall(code)! }))
  return { ...dealtRecord(1, deal), calls }
}

describe('calls looked back on', () => {
  it('blame nobody for the textbook: whatever came of boards that are bid by the system', async () => {
    for (let n = 1; n <= 6; n++) {
      const { board: dealt, ...rest } = dealtRecord(n, dealFromSeed([5, 4, 5, 1], n))
      const { state } = bidOut([SAYC, SAYC], dealt.dealer, dealt.vulnerability, dealt.deal as Deal)
      const record = { ...rest, board: dealt, calls: state.auction.calls.map((call) => ({ call })) }
      const told = await lookedAt(record, [0, 1, 2, 3])
      expect(told).toHaveLength(record.calls.length)
      for (const one of told)
        expect(one, `${n}: ${callCode(one.call)}`).toMatchObject({ verdict: 'textbook' })
    }
  })
  it('find no fault with a jump rebid that partner raises to game', async () => {
    // Three notrump is better with all cards open; nobody could see that.
    const east = 'N:KJ92.4.632.J8432 Q87.AQJT87.K8.A7 AT63.K52.AT95.T9 54.963.QJ74.KQ65'
    const told = await lookedAt(board(east, 'P 1H P 1N P 3H P 4H P P P'), [1])
    expect(told.filter(({ verdict }) => verdict === 'mistake')).toEqual([])
    const jump = told.find(({ seat, call }) => seat === 1 && call === parseCall('3H'))
    expect(jump).toMatchObject({ verdict: 'textbook' })
    expect(jump?.says).not.toMatch(/better/)
  })
  it('find fault with twenty-nine points passed, over layouts enough', async () => {
    const text = 'N:AQ.KQ2.AKQ2.AKQ2 K.JT9.JT98.JT987 5432.A543.43.543 JT9876.876.765.6'
    const told = await lookedAt(board(text, 'P P P P'), [0, 2])
    const [pass, partners] = told
    expect(pass).toMatchObject({ seat: 0, call: PASS, verdict: 'mistake', system: parseCall('2C') })
    expect(pass?.behind?.mean).toBeGreaterThanOrEqual(FAULT.imps)
    expect(pass?.behind?.least).toBeGreaterThan(0)
    const layouts = Number(/Over (\d+) layouts/.exec(pass?.says ?? '')?.[1])
    expect(layouts).toBeGreaterThanOrEqual(FAULT_LAYOUTS)
    expect(partners).toMatchObject({ seat: 2, verdict: 'textbook' })
    expect(partners?.says).not.toMatch(/better/)
  })
})
