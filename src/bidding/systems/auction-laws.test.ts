/** The laws of an auction over every system; all 2,000 boards of them are `npm run lab -- auction-laws`. */
import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { SILENT_SYSTEM } from '#bidding/auction/bid-out.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { biddingSystem, type RuleDraft, rule } from '#bidding/language/drafts.ts'
import { type BiddingSystem, NATURAL_ALONE } from '#bidding/language/system.ts'
import { PASS, parseCall } from '#core/call.ts'
import { type Deal, isWhole, parse } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import { NORTH } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { breachesIn, breachesOf } from '#testing/bidding/auction-laws.ts'
import { anyHand, length, points } from '#testing/bidding/words.ts'
import { allRules } from './registry.ts'

const SEED: Seed = [14, 16, 25, 2]
const BOARDS = 25
const DEALS = Array.from({ length: BOARDS }, (_, i) => dealFromSeed(SEED, i + 1))

/** North has 18 points and South 12; North deals. */
const DEAL: Deal = (() => {
  const read = parse('N:AKQ32.AQ2.K32.32 654.9876.765.876 J8.K543.AQJ4.Q54 T97.JT.T98.AKJT9')
  if (!read.ok || !isWhole(read.value)) throw new Error('the deal is not whole')
  return read.value
})()
const careless = (...rules: readonly RuleDraft[]): BiddingSystem =>
  biddingSystem('careless', 'Careless', [], ...rules)
const says = 'It is so.'
const open = rule({ name: 'open', when: { role: 'opening' }, call: '1S', shows: points(12), says })
const rest = rule({ name: 'rest', when: { turn: [1, 9] }, call: 'P', shows: anyHand, says })
const broken = (...rules: readonly RuleDraft[]) =>
  breachesIn([careless(open, ...rules), SILENT_SYSTEM], [DEAL]).map(
    ({ law, auction }) => `${law}: ${auction}`,
  )

describe('the laws of an auction', () => {
  it.each(allRules().map((system) => [system.id, system] as const))('hold for %s', (_, system) => {
    expect(breachesIn([system, system], DEALS)).toEqual([])
    expect(breachesIn([system, SILENT_SYSTEM], DEALS)).toEqual([])
  })

  it('tell a forcing bid that is passed', () => {
    const answer = { name: 'answer', when: { after: '1S P' }, call: '2D', shows: anyHand, says }
    expect(broken(rule({ ...answer, forcing: 'one-round' }), rest)).toContain(
      'forcing-passed: 1S P 2D P P',
    )
    expect(broken(rule(answer), rest)).toEqual(['strong-pass: 1S P 2D P P'])
  })

  it('tell a strong hand that passes without a reason, and take a limit for one', () => {
    const raise = rule({ name: 'raise', when: { after: '1S P' }, call: '2S', shows: anyHand, says })
    expect(broken(raise, rest)).toEqual(['strong-pass: 1S P 2S P P'])
    const limited = rule({ name: 'low', when: { turn: 1 }, call: 'P', shows: points(0, 18), says })
    expect(broken(raise, limited, rest)).toEqual([])
  })

  it('tell an ask that nobody answers', () => {
    const ask = { name: 'ask', when: { after: '1S P' }, call: '2N', shows: anyHand, says }
    expect(broken(rule({ ...ask, message: 'feature' }))).toContainEqual(
      expect.stringMatching(/^unanswered: 1S P 2N P /),
    )
    expect(broken(rule(ask))).not.toContainEqual(expect.stringMatching(/^unanswered/))
  })
  /** What a pass by common sense after these calls of natural bidding breaks, whatever natural bidding would do. */
  const brokenByPass = (auction: string, cards: string): readonly string[] => {
    const calls = auction.split(' ').map((code) => parseCall(code)!)
    const state = stateAfter([NATURAL_ALONE, NATURAL_ALONE], NORTH, 'None', calls)
    const held = hand.parse(cards)
    if (!state.ok || !held.ok) throw new Error('the turn is none')
    const pass = rulesAt(state.value).find((one) => one.natural && one.call === PASS)!
    const passing = { ...pass, rule: { ...pass.rule, shows: { kind: 'all' as const, of: [] } } }
    return breachesOf({ state: state.value, turnRule: passing }, held.value).map(({ law }) => law)
  }
  it.each([
    // Seventeen points that have opened, and nothing more; sixteen have told enough.
    ['1H P P 1S', 'K3.AKJ64.AQ92.Q8', ['untold-strength']],
    ['1H P P 1S', 'K3.AKJ64.QJ92.Q8', []],
    ['1H P P 4S', 'K3.AKJ64.AQ92.Q8', []],
    // Nine hearts between them.
    ['1H 1S 2H 2S', 'K3.AQJ64.K92.Q83', ['untold-fit']],
    ['1H 1S 2H 3S', 'K3.AQJ64.K92.Q83', []],
    ['1H 1S 2H 2S', 'K3.AQJ64.J92.J83', []],
    // Seven diamonds.
    ['1S', '84.72.KQJ9654.83', ['untold-suit']],
    ['1S', '84.72.J987654.83', []],
    ['1S P 1N 3D', '84.72.KQJ9654.83', []],
  ])('tell a pass after %s with %s', (auction, cards, laws) => {
    expect(brokenByPass(auction, cards)).toEqual(laws)
  })

  it('tell a second retreat to the same suit', () => {
    const LINE = ['1S', '2D', '2S', '3D', '3S', '4D']
    const bids = LINE.slice(1).map((call, i) =>
      rule({ name: call, when: { last: LINE[i]! }, call, shows: length('S', 0), says }),
    )
    expect(broken(...bids, rest)).toContain('second-retreat: 1S P 2D P 2S P 3D P 3S')
  })
})
