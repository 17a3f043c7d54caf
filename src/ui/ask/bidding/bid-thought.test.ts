import { expect, it } from 'vitest'
import { BIDS, callName, PASS, parseCall } from '#core/call.ts'
import { parse } from '#core/hand.ts'
import { NORTH, rotate } from '#core/seat.ts'
import { good } from '#testing/good.ts'
import { type Binding, bidThought } from './bid-thought.ts'

const callsOf = (calls: string) => calls.split(' ').flatMap((code) => parseCall(code) ?? [])
const thought = (calls: string, held: string, binding?: Binding): string => {
  const hand = good(parse(held))
  const auction = { dealer: NORTH, calls: callsOf(calls) }
  return bidThought(auction, rotate(NORTH, auction.calls.length), hand, binding)
}
const FIVE_SPADES = 'AQ852.K3.A94.J82'
const HELD = '14 points and five spades. '

it('counts the hand and asks the question that the auction asks', () => {
  expect(thought('', FIVE_SPADES)).toBe(`${HELD}Is that an opening, and of which kind?`)
  expect(thought('P', 'AQ85.K32.A94.J82')).toMatch(/^14 points, balanced\. /)
  for (const [auction, asked] of [
    ['1H', 'short in theirs'],
    ['1H 2C', 'Partner’s one heart, and they bid too'],
    ['1H P', 'Partner’s one heart: is there a fit, and is it game together?'],
    ['1C 1H P 2H P', 'Partner’s two hearts, and they bid too'],
    ['1S X P P', 'Partner has not bid'],
    ['1S P P X P', 'Partner doubled'],
    ['1S P 2S P', 'what is not told yet?'],
  ] as const)
    expect(thought(auction, FIVE_SPADES), auction).toContain(asked)
})

it('says what partner asks and whether a pass is open, where the call is read so', () => {
  expect(thought('1N P 2C P', FIVE_SPADES, { message: 'majors' })).toBe(
    `${HELD}Partner called two clubs. It asks for four-card majors.`,
  )
  expect(thought('1H P 2D P', FIVE_SPADES, { forcing: 'one-round' })).toContain('forces')
  expect(thought('1N P 2S P', FIVE_SPADES, { forcing: 'sign-off' })).toContain('is to play')
})

it('never names a bid but partner’s last', () => {
  const readings: (Binding | undefined)[] = [
    undefined,
    { forcing: 'one-round' },
    { forcing: 'game' },
    { forcing: 'invitational' },
    { forcing: 'sign-off' },
    { message: 'aces' },
  ]
  for (const auction of ['', 'P', '1H', '1H P', '1H 2C', '1D P 1S P', '1N P 2C P', '1H X 2H'])
    for (const binding of readings) {
      const told = thought(auction, FIVE_SPADES, binding).replace(HELD, '')
      const calls = callsOf(auction)
      const partners = calls.findLast((call, i) => call !== PASS && i % 2 === calls.length % 2)
      for (const bid of BIDS)
        if (bid !== partners) expect(told).not.toMatch(new RegExp(`\\b${callName(bid)}\\b`))
    }
})
