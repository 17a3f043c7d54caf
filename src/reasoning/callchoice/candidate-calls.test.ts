import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { ruleFor } from '#bidding/auction/choose.ts'
import { callCode, DOUBLE, parseCall } from '#core/call.ts'
import { parse } from '#core/hand.ts'
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import { candidateCalls } from './candidate-calls.ts'
import { isCritical } from './critical-turn.ts'

const sayc = rulesOf('sayc')
/** North deals; nobody is vulnerable. */
const stateOf = (auction: string) => {
  const calls = auction.split(' ').map((code) => parseCall(code)!)
  return good(stateAfter([sayc, sayc], 0, 'None', calls))
}
/** What is thought of by the hand that calls next. */
const thoughtOf = (auction: string, held: string): string[] => {
  const state = stateOf(auction)
  const hand = good(parse(held))
  return candidateCalls(state, hand, ruleFor(state, hand).call).map(callCode)
}

describe('what a player thinks of', () => {
  it('is three notrump only where their suit is stopped, or partner has bid notrump', () => {
    const auction = '1D 2S X P 3D P'
    expect(thoughtOf(auction, '5.AQ9875.T96.AJ9')).not.toContain('3N')
    expect(thoughtOf(auction, 'K5.AQ987.T96.AJ9')).toContain('3N')
    expect(thoughtOf('1D 2S X P 2N P', '54.AQ987.K96.A95')).toContain('3N')
  })
  it('is no weak suit of one’s own that partner has not shown', () => {
    const over = '1N P 2H P 2S'
    expect(thoughtOf(over, '87.987543.4.AQT8')).not.toContain('3H')
    expect(thoughtOf(over, '87.QJT843.4.AQT8')).toContain('3H')
    expect(thoughtOf(over, 'QJ8.JT5432.QJ.52')).not.toContain('3H')
  })
  it('is no suit of one’s own that they have bid', () => {
    expect(thoughtOf('1D P 1S', 'K.AK9.QT8732.K65')).not.toContain('2D')
    expect(thoughtOf('1C P 1S', 'K.AK9.QT8732.K65')).toContain('2D')
  })
  it('is game with the points for it, or with a fit of ten, not on a raise of a forced answer', () => {
    const forced = 'P P 1D P 2D P P X P 2S 3D X P 3S P'
    expect(thoughtOf(forced, 'A853.A852.T8.Q98')).not.toContain('4S')
    expect(thoughtOf('1S P 2S 3H', 'AKJ853.4.KQ54.72')).toContain('4S')
  })
  it('is a double only with half of the points or trumps', () => {
    const over = 'P P 1C 1H 2D P 2N P 3C'
    expect(thoughtOf(over, 'T975.A2.T52.T854')).not.toContain('X')
    expect(thoughtOf(over, 'T97.A2.T5.KQJ854')).toContain('X')
  })
  it('is no double for takeout with their trumps', () => {
    expect(thoughtOf('1H', 'Q7.AJ96.9.AQ9843')).not.toContain('X')
    expect(thoughtOf('1H', 'Q76.J9.AQ93.AQ98')).toContain('X')
  })
  it('is no bid over their game on a fit of eight and few points', () => {
    const over = '1C 1D 1S P 2C P 2H P 3N P P'
    expect(thoughtOf(over, 'K964.J87.T87.J96')).not.toContain('4D')
    expect(thoughtOf(over, 'K9642.7.T87532.6')).toContain('4D')
  })
  it('is no double on a few points at their three level', () => {
    const over = 'P 1N 2C P 2D P 3C'
    expect(thoughtOf(over, 'T732.AJT4.T962.9')).not.toContain('X')
    expect(thoughtOf(over, 'KT32.AJT4.T962.9')).toContain('X')
  })
  it('is no pass with 17 points that nothing has told', () => {
    expect(thoughtOf('2D', 'Q6.AKQJ2.QJ.KJ92')).not.toContain('P')
    expect(thoughtOf('2D', 'Q6.AKJ92.QJ.J932')).toContain('P')
  })
  it('is no suit of five a second time', () => {
    const over = 'P P 1C P 1H 1S 2C P P'
    expect(thoughtOf(over, 'JT974.AJ96.KJ83.')).not.toContain('2S')
    expect(thoughtOf(over, 'QJT974.AJ9.KJ83.')).toContain('2S')
  })
  it('is an ask before a slam, not a leap', () => {
    const calls = thoughtOf('1H 1S 2S 3S 4H P', '9863.KJ3.AKJ4.Q6')
    expect(calls).not.toContain('6H')
    const strong = thoughtOf('1H P 2N P 3H P', 'AQ5.KJ54.AK72.A6')
    expect(strong).toContain('4N')
    expect(strong).not.toContain('6H')
  })
  it('is no suit a second time that partner has passed, above the tricks of its fit', () => {
    const over = '1C 1S 2C 2S 3C P P 3S P P'
    expect(thoughtOf(over, '72.Q74.J852.KT83')).not.toContain('4C')
    expect(thoughtOf(over, '72.Q7.J85.KQT983')).toContain('4C')
    expect(thoughtOf('P 1H P 2H 2S 3H 3S P P', 'A2.AKJT2.J52.JT6')).not.toContain('4H')
  })
  it('is five of a minor only with the points for it', () => {
    const over = '1D P 1S P 2D P'
    expect(thoughtOf(over, 'AQ752.4.K532.T98')).not.toContain('5D')
    expect(thoughtOf(over, 'AKQ52.4.KQ532.98')).toContain('5D')
  })
  it('is no game that partner, who knows the hand, has passed', () => {
    expect(thoughtOf('1D 1S 1N 2S P P', 'AQT.T53.A983.987')).not.toContain('3N')
    expect(thoughtOf('1D 1S P 2S P P', 'AQT.T53.A983.A87')).toContain('3N')
    expect(thoughtOf('1S P 1N 2D P P', 'K72.K4.9852.KT82')).not.toContain('4S')
  })
  it('is no game to fail on where partner asks for points', () => {
    expect(thoughtOf('1S 2H 2S P 3S P', '98762.432.K42.83')).not.toContain('4S')
    expect(thoughtOf('1S 2H 2S 3H', 'AK98762.4.QJ54.8')).toContain('4S')
  })
  const critical = (auction: string, held: string): boolean => {
    const state = stateOf(auction)
    const hand = good(parse(held))
    return isCritical(state, hand, ruleFor(state, hand))
  }
  it('is nothing more opposite partner’s game with no more than the middle of what was told', () => {
    expect(critical('1C P 1S P 4S P', 'KJ752.Q4.532.T98')).toBe(false)
  })
  it('is nothing more for who has preempted: partner judges', () => {
    expect(critical('P 3H 3S 4H 4S', 'T96.KQ97643..K84')).toBe(false)
    expect(critical('P 1H 3S 4H 4S', 'T96.AKQ97..AQJ84')).toBe(true)
  })
  it('is no rescue from partner’s double for penalties', () => {
    const state = stateOf('1N 2D X P')
    const hand = good(parse('982.6542.Q96.JT9'))
    const other = stateOf('1N 2D P P')
    expect(state.notes.at(-2)?.call).toBe(DOUBLE)
    expect(state.notes.at(-2)?.is).toBe('penalty-double')
    expect(isCritical(state, hand, ruleFor(state, hand))).toBe(false)
    expect(isCritical(other, good(parse('AQJ2.AQ4.K96.QT9')), ruleFor(other, hand))).toBe(true)
  })
})

describe('a low double that no rule makes', () => {
  it('asks partner to take it out, where he has not acted', () => {
    const note = stateOf('1S P 1N P 2C P P X').notes.at(-1)
    expect(note).toMatchObject({
      source: 'not-of-system',
      is: 'reopening-double',
      forcing: 'one-round',
    })
    const answer = stateOf('1S P 1N P 2C P P X P')
    expect(callCode(ruleFor(answer, good(parse('QJT92.8.K654.J83'))).call)).toBe('2D')
  })
})
