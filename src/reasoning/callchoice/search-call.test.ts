import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { replaySteps } from '#bidding/auction/replay.ts'
import { bidOf, type Call, callCode, DOUBLE, PASS, parseCall } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import { lengths, parse } from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import { rotate, type Seat, SOUTH } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import { candidateCalls } from './candidate-calls.ts'
import { outcomeOf } from './outcome.ts'
import {
  isSurelyBetter,
  type SearchedCall,
  type SearchQuestion,
  searchCall,
} from './search-call.ts'

const kernel = await loadWasmKernel()
const sayc = rulesOf('sayc')
const callsOf = (auction: string) =>
  auction.split(' ').map((code) => {
    const call = parseCall(code)
    if (call === undefined) throw new Error(code)
    return call
  })
const handOf = (held: string) => good(parse(held))
/** North deals, nobody is vulnerable. */
const question = (auction: string, held: string, seed: Seed = [1, 2, 3, 4]): SearchQuestion => {
  const calls = callsOf(auction).map((call) => ({ call }))
  return {
    view: auctionView(rotate(0, calls.length), handOf(held), 0, 'None', calls),
    ...{ sides: [sayc, sayc], scoring: 'imps', speed: 'instant', seed },
  }
}
const searched = (asked: SearchQuestion): SearchedCall => good(answerOf(searchCall(kernel, asked)))
/** Six good spades and a raise: over their three hearts the rules compete at three and leave it there. */
const LONG_SPADES = question('1S P 2S 3H', 'AKJ853.4.KQ54.72')
/** IMPs that a call has to gain besides its error. */
const needed = (call: Call): number => (call === DOUBLE ? 1.8 : 0.3)

describe('a call that is looked ahead for', () => {
  it('goes to game with a long suit where the rules stop', () => {
    const { call, system, weighed, layouts } = searched(LONG_SPADES)
    expect([system, call].map(callCode)).toEqual(['3S', '4S'])
    const own = weighed.find((one) => one.call === call)
    expect(own?.outcomes).toHaveLength(own?.layouts ?? -1)
    expect(layouts.length).toBeGreaterThanOrEqual(own?.layouts ?? 99)
    // Every layout has the hand that is held, and the hands of the others.
    const { seat, hand } = LONG_SPADES.view
    for (const deal of layouts) expect(deal[seat]).toEqual(hand)
  })
  it('is the same for the same seed', () => {
    expect(searched(LONG_SPADES)).toEqual(searched(LONG_SPADES))
  })
  it('is the same after a search that was given up', () => {
    const steps = searchCall(kernel, LONG_SPADES)
    for (let i = 0; i < 30; i++) expect(steps.next().done).toBe(false)
    steps.return({ ok: false, error: { code: 'given-up', message: '' } })
    expect(callCode(searched(LONG_SPADES).call)).toBe('4S')
  })
  it('is the system’s unless another gains more than its error by a margin', () => {
    let [changed, kept] = [0, 0]
    for (const [auction, held] of [
      ['1C X P 1S 2C 2H P P 3C', 'A4.AKQ9853.K53.4'],
      ['1H 2C P P', 'AQT76.42.83.KJ52'],
      ['1N P P', 'AKJ9853.K2.54.72'],
    ] as const) {
      const { call, system, weighed } = searched(question(auction, held))
      const sure = weighed.filter((one) => one.gain - one.error > needed(one.call))
      if (call === system) {
        kept += 1
        expect(sure).toEqual([])
      } else {
        changed += 1
        const most = Math.max(...sure.map(({ gain }) => gain))
        expect(sure.find((one) => one.call === call)?.gain).toBe(most)
      }
    }
    expect(kept).toBeGreaterThan(0)
    expect(changed).toBeGreaterThan(0)
  })
  it('is not looked for where the system tells a control on the way to slam', () => {
    const sides = [rulesOf('essex-acol'), rulesOf('essex-acol')] as const
    // North deals here: a pass before the opening, as in the example of BRIBIP.
    const asked = question('P P 1S P 2S P 3D P 4C P', 'AQJ86.AT73.A.K72')
    const { call, weighed } = searched({ ...asked, sides })
    expect([callCode(call), weighed.length]).toEqual(['4H', 0])
  })
  it('is not looked for at an opening, in answer to an ask, or without values', () => {
    for (const [auction, held] of [
      ['P', 'AQ852.K3.A94.Q82'],
      ['1N P 2C P', 'AQ85.K3.A94.QJ82'],
      ['1H', 'J8542.73.9764.82'],
    ] as const)
      expect(searched(question(auction, held))).toMatchObject({ weighed: [], layouts: [] })
  })
  it('is refused out of turn', () => {
    const asked = question('1H', 'AQ852.K3.A94.Q82')
    const made = answerOf(searchCall(kernel, { ...asked, view: { ...asked.view, seat: SOUTH } }))
    expect(made).toMatchObject({ ok: false, error: { code: 'bidding/turn' } })
  })
  it('is weighed over no more layouts than its speed has', () => {
    const { layouts } = searched(LONG_SPADES)
    expect(layouts).toHaveLength(12)
  })
})

it('a double needs two IMPs more than its error, any other call a third of one', () => {
  const gains = (code: string, gain: number) =>
    isSurelyBetter({ call: callsOf(code)[0]!, layouts: 24, gain, error: 0.5 }, 'imps')
  expect([gains('4S', 0.7), gains('4S', 0.9)]).toEqual([false, true])
  expect([gains('X', 2), gains('X', 2.4)]).toEqual([false, true])
})

it('partner is held to shape and points alone where no hand of his makes his calls', () => {
  // All honours in spades are here, and a weak two promises some of them.
  const { view, sides, seed } = question('2S P', 'AKQJ.K4.AQ76.A82')
  const options = { deals: 12, tries: 20_000, seed }
  expect(finish(replaySteps(view, sides, options))).toMatchObject({ ok: false })
  const found = good(finish(replaySteps(view, sides, { ...options, fallback: true })))
  expect(found.heldTo).toBe('loosely')
  expect(found.waived).toEqual([0])
  for (const deal of found.deals) expect(lengths(deal[0])[3]).toBeGreaterThanOrEqual(5)
})

it('the candidates are lawful, and a pass is none where partner’s call forces', () => {
  const candidates = (auction: string, held: string, system: string) =>
    candidateCalls(
      good(stateAfter([sayc, sayc], 0, 'None', callsOf(auction))),
      handOf(held),
      callsOf(system)[0]!,
    ).map(callCode)
  // Two diamonds over one heart forces.
  expect(candidates('1H P 2D P', 'A4.AKQ985.K53.42', '2H')).not.toContain(callCode(PASS))
  expect(candidates('1H 2D P P', 'A4.AKQ985.K53.42', '2H')).toContain(callCode(PASS))
  // Strong enough for a slam: the ask for aces comes before six.
  const strong = candidates('1S P 3S P', 'AKQ985.K4.AQ3.K2', '4S')
  expect(strong).toEqual(expect.arrayContaining(['4S', '4N']))
  expect(strong).not.toContain('6S')
})

it('whoever is driven to what fails by two is doubled; what stands at the turn only by who doubles it', () => {
  const four = bidOf(4, 3)
  const contract = (declarer: Seat): Contract => ({ ...{ bid: four, doubled: 0, declarer } })
  const points = (played: Contract, tricks: number, standing = bidOf(3, 3)) =>
    outcomeOf(played, tricks, 0, 'None', standing).points
  expect(points(contract(0), 8)).toBe(-300)
  expect(points(contract(0), 8, four)).toBe(-300)
  expect(points(contract(0), 9)).toBe(-50)
  expect(points(contract(1), 8)).toBe(300)
  expect(points(contract(1), 9)).toBe(50)
  expect(points(contract(1), 8, four)).toBe(100)
  expect(points({ ...contract(1), doubled: 1 }, 8, four)).toBe(300)
  expect(outcomeOf(undefined, 0, 0, 'None', undefined)).toEqual({ tricks: 0, points: 0 })
})
