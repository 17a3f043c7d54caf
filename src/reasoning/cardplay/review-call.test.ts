import { describe, expect, it } from 'vitest'
import { bidOf, type Call, PASS } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import { parse } from '#core/deal.ts'
import { auctionView } from '#core/seat-view.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { good } from '#testing/good.ts'
import type { Speed } from './budgets.ts'
import { FAULT_LAYOUTS, reviewCall } from './review-call.ts'
import type { Scoring } from './worth.ts'

const kernel = await loadWasmKernel()
const DEAL = good(parse('N:AQ.KQ2.AKQ2.AKQ2 K.JT9.JT98.JT987 5432.A543.43.543 JT9876.876.765.6'))

/** What the contract was worth when North called, with 29 points. */
function looked(
  call: Call,
  reached: Contract | undefined,
  scoring: Scoring = 'imps',
  speed: Speed = 'careful',
) {
  const view = auctionView(0, DEAL[0]!, 0, 'None', [])
  const agreements = {
    ...{ carding: [EVERYDAY, EVERYDAY] as const, calls: [NO_CALLS, NO_CALLS] as const },
    meanings: [],
  }
  const question = { view, call, agreements, reached, scoring, speed } as const
  return good(answerOf(reviewCall(kernel, { ...question, seed: [1, 2, 3, 4] })))
}
const at = (level: 3 | 7, declarer: 0 | 1): Contract => ({
  ...{ bid: bidOf(level, 4), doubled: 0, declarer },
})

describe('a call looked back on', () => {
  it('is a mistake when a contract that could still be bid is surely better', () => {
    // Twenty-nine points, passed out: any game gains.
    const passed = looked(PASS, undefined)
    expect(passed).toMatchObject({ verdict: 'mistake', score: 0 })
    expect(passed.better?.gap.least).toBeGreaterThan(0)
    expect(passed.better?.made).toBeGreaterThan(0.5)
    expect(passed.made).toBeUndefined()
  })
  it('is none over fewer layouts than it takes to blame anybody', () => {
    const quick = looked(PASS, undefined, 'imps', 'instant')
    expect(quick.layouts).toBeLessThan(FAULT_LAYOUTS)
    expect(quick.verdict).toBe('fine')
  })
  it('is judged as the session counts', () => {
    // Over a board passed out any plus is a whole board at matchpoints, a partscore as much as a slam.
    const found = (scoring: Scoring) => looked(PASS, undefined, scoring).better
    const [matched, total, imps] = [found('matchpoints'), found('total'), found('imps')]
    expect(matched?.gap.mean).toBeCloseTo(50, 9)
    expect(total?.gap.mean).toBeGreaterThan(300)
    expect(imps?.gap.mean).toBeLessThan(24)
    expect(matched?.bid).toBeLessThan(imps?.bid ?? 0)
  })
  it('is none where nothing better is sure', () => {
    const game = looked(bidOf(3, 4), at(3, 0))
    expect(game.better === undefined).toBe(game.verdict === 'fine')
    expect(game.score).toBeGreaterThan(300)
  })
  it('never holds a contract against a side that opponents would have outbid', () => {
    // Seven notrump by East: nothing is above it.
    const outbid = looked(PASS, at(7, 1))
    expect(outbid).toMatchObject({ verdict: 'fine', index: 0 })
    expect(outbid.score).toBeGreaterThan(0)
  })
})
