import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAuction, anyEndedAuction } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import {
  type Auction,
  callerAt,
  contractOf,
  emptyAuction,
  isEnded,
  isPassedOut,
  legalCalls,
  turn,
  whyIllegal,
  withCall,
} from './auction.ts'
import { CALLS, callCode, isBid, parseCall } from './call.ts'
import { contractCode } from './contract.ts'
import { parseSeat, SEATS, seatLetter } from './seat.ts'

const auctionOf = (dealer: string, calls: string): Auction => ({
  dealer: parseSeat(dealer)!,
  calls: calls
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => parseCall(word)!),
})

/** The text of an auction as seats and codes: the oracles below work on this alone. */
const spoken = (auction: Auction) =>
  auction.calls.map((call, i) => ({
    seat: 'NESW'[(auction.dealer + i) % 4]!,
    call: callCode(call),
  }))

/** Laws 18-20 once more, on texts: what may the next player say? */
function lawfulByText(auction: Auction): string[] {
  const said = spoken(auction)
  const text = said.map((s) => s.call).join(' ')
  if (/^P P P P$/.test(text) || /[^P ] P P P$/.test(text)) return []
  const bids = [1, 2, 3, 4, 5, 6, 7].flatMap((n) => ['C', 'D', 'H', 'S', 'N'].map((s) => n + s))
  const last = said.filter((s) => /^\d/.test(s.call)).at(-1)
  const next = 'NESW'[(auction.dealer + said.length) % 4]!
  const ours = 'NS'.includes(next) ? 'NS' : 'EW'
  const tail = said.filter((s) => s.call !== 'P').at(-1)
  const lawful = ['P']
  if (tail !== undefined && /^\d/.test(tail.call) && !ours.includes(tail.seat)) lawful.push('X')
  if (tail?.call === 'X' && !ours.includes(tail.seat)) lawful.push('XX')
  return [...lawful, ...bids.slice(last === undefined ? 0 : bids.indexOf(last.call) + 1)]
}

/** Declarer by the definition in the Laws, read backwards: of the side of the last bid, who named its strain first. */
function declarerByText(auction: Auction): string | undefined {
  const bids = spoken(auction).filter((s) => /^\d/.test(s.call))
  const last = bids.at(-1)
  if (last === undefined) return undefined
  const side = 'NS'.includes(last.seat) ? 'NS' : 'EW'
  const firsts = [...side].map((seat) => ({
    seat,
    at: bids.findIndex((b) => b.seat === seat && b.call[1] === last.call[1]),
  }))
  return firsts.filter((f) => f.at >= 0).sort((a, b) => a.at - b.at)[0]?.seat
}

describe('lawful calls', () => {
  it('are those of the Laws, in any auction', () => {
    fc.assert(
      fc.property(anyAuction, (auction) => {
        expect(legalCalls(auction).map(callCode)).toEqual(lawfulByText(auction))
      }),
      { numRuns: 1000 },
    )
  })
  it('are exactly the calls that withCall takes; the others come back with a reason', () => {
    fc.assert(
      fc.property(anyAuction, (auction) => {
        const legal = legalCalls(auction)
        for (const call of CALLS) {
          const next = withCall(auction, call)
          expect(next.ok).toBe(legal.includes(call))
          if (next.ok) expect(next.value.calls).toEqual([...auction.calls, call])
          else {
            expect(next.error.code).toMatch(/^call\//)
            expect(next.error.message.length).toBeGreaterThan(20)
          }
        }
      }),
    )
  })
  it('never let an auction pass 319 calls, which the longest reaches', () => {
    let auction = emptyAuction(0)
    const say = (text: string) => {
      const next = good(withCall(auction, parseCall(text)!))
      auction = next
    }
    for (let i = 0; i < 3; i++) say('P')
    for (const level of '1234567')
      for (const strain of 'CDHSN')
        for (const call of [`${level}${strain}`, 'P', 'P', 'X', 'P', 'P', 'XX', 'P', 'P']) say(call)
    say('P')
    expect(auction.calls.length).toBe(319)
    expect(isEnded(auction)).toBe(true)
  })
  it.each([
    ['N', '1S', '1H', 'call/insufficient', /1H.*1S/],
    ['N', '1S', '1S', 'call/insufficient', /1S/],
    ['N', '', 'X', 'call/double', /no bid/],
    ['N', 'P P', 'XX', 'call/redouble', /no bid/],
    ['N', '1C P', 'X', 'call/double', /own side/],
    ['N', '1C X P', 'X', 'call/double', /already doubled/],
    ['N', '1C', 'XX', 'call/redouble', /not doubled/],
    ['N', '1C X P', 'XX', 'call/redouble', /side that was doubled/],
    ['N', '1C X XX', 'XX', 'call/redouble', /already redoubled/],
    ['N', 'P P P P', '1C', 'call/ended', /ended/],
    ['W', '7N P P P', 'P', 'call/ended', /ended/],
  ])('from %s, after “%s”, refuse %s as %s', (dealer, before, call, code, why) => {
    const problem = whyIllegal(auctionOf(dealer, before), parseCall(call)!)
    expect(problem?.code).toBe(code)
    expect(problem?.message).toMatch(why)
  })
  it('name the player who erred', () => {
    const next = withCall(auctionOf('E', '1S'), parseCall('1D')!)
    expect(next.ok ? '' : next.error.message).toMatch(/^South: /)
  })
})

describe('the end of an auction', () => {
  it('is after three passes behind a call, or four at the start', () => {
    expect(isEnded(auctionOf('N', 'P P P'))).toBe(false)
    expect(isEnded(auctionOf('N', 'P P P P'))).toBe(true)
    expect(isEnded(auctionOf('N', 'P P P 1C P P'))).toBe(false)
    expect(isEnded(auctionOf('N', 'P P P 1C P P P'))).toBe(true)
    expect(isEnded(auctionOf('N', '1C P P X P P'))).toBe(false)
    expect(isEnded(auctionOf('N', '1C P P X P P P'))).toBe(true)
  })
  it('leaves nobody to call, and a contract unless it was passed out', () => {
    fc.assert(
      fc.property(anyEndedAuction, (auction) => {
        expect(turn(auction)).toBeUndefined()
        expect(isPassedOut(auction)).toBe(!auction.calls.some(isBid))
        expect(contractOf(auction) === undefined).toBe(isPassedOut(auction))
      }),
    )
  })
})

describe('the contract', () => {
  it('has the declarer of the Laws, the last bid and its doubles', () => {
    fc.assert(
      fc.property(anyEndedAuction, (auction) => {
        const contract = contractOf(auction)
        expect(contract && seatLetter(contract.declarer)).toBe(declarerByText(auction))
        const said = spoken(auction).map((s) => s.call)
        const at = said.findLastIndex((call) => /^\d/.test(call))
        const after = said.slice(at + 1).filter((call) => call !== 'P')
        expect(contract && contractCode(contract)).toBe(
          at < 0 ? undefined : `${said[at]}${(after.at(-1) ?? '').toLowerCase()}`,
        )
      }),
      { numRuns: 1000 },
    )
  })
  it('is undefined while the auction runs', () => {
    expect(contractOf(auctionOf('N', '1C P P'))).toBeUndefined()
    expect(isPassedOut(auctionOf('N', 'P P P'))).toBe(false)
  })
  it.each([
    ['N', '1S P 2S P P P', '2S', 'N'],
    ['N', '1H P 1S P 2S P P P', '2S', 'S'],
    // East names spades first, but for the other side
    ['N', 'P 1S X P 2C P 2S P P P', '2S', 'S'],
    ['W', '1N P 2D P 2H P P X P P XX P P P', '2Hxx', 'W'],
    ['E', '1C X XX P P P', '1Cxx', 'E'],
  ])('from %s, after “%s”, is %s by %s', (dealer, calls, code, declarer) => {
    const contract = contractOf(auctionOf(dealer, calls))
    expect(contract && [contractCode(contract), seatLetter(contract.declarer)]).toEqual([
      code,
      declarer,
    ])
  })
})

describe('turns', () => {
  it('go clockwise from the dealer', () => {
    fc.assert(
      fc.property(anyAuction, (auction) => {
        const next = turn(auction)
        if (next !== undefined) expect(next).toBe((auction.dealer + auction.calls.length) % 4)
        for (const i of auction.calls.keys())
          expect(callerAt(auction, i)).toBe((auction.dealer + i) % 4)
      }),
    )
  })
})

describe('the number of auctions', () => {
  /** How many lawful sequences of exactly `depth` calls there are, by playing them all. */
  function perft(auction: Auction, depth: number): number {
    if (depth === 0) return 1
    let count = 0
    for (const call of legalCalls(auction)) {
      const next = withCall(auction, call)
      if (next.ok) count += perft(next.value, depth - 1)
    }
    return count
  }
  /** The same by arithmetic: per bid, the ways to go on without a higher one, by tail length. */
  function perftByArithmetic(depth: number): number {
    // States: bids left above, phase (nobody doubled, doubled, redoubled), passes since, whether any bid.
    const walk = (
      left: number,
      phase: 'none' | 'bid' | 'x' | 'xx',
      passes: number,
      n: number,
    ): number => {
      if (n === 0) return 1
      if (passes === (phase === 'none' ? 4 : 3)) return 0
      let sum = walk(left, phase, passes + 1, n - 1)
      // doubling is for the opponents of the bidder, redoubling for the opponents of the doubler
      if (phase === 'bid' && passes % 2 === 0) sum += walk(left, 'x', 0, n - 1)
      if (phase === 'x' && passes % 2 === 0) sum += walk(left, 'xx', 0, n - 1)
      for (let higher = 0; higher < left; higher++) sum += walk(higher, 'bid', 0, n - 1)
      return sum
    }
    return walk(35, 'none', 0, depth)
  }
  it('is, up to three calls, what arithmetic says', () => {
    expect([0, 1, 2, 3].map((depth) => perft(emptyAuction(0), depth))).toEqual(
      [0, 1, 2, 3].map(perftByArithmetic),
    )
    expect(perft(emptyAuction(0), 1)).toBe(36)
    // 36 after a pass; after the bid with k above it: pass, double, k bids.
    expect(perft(emptyAuction(0), 2)).toBe(36 + 35 * 2 + (35 * 34) / 2)
  })
  it('is 128,745,650,347,030,683,120,231,926,111,609,371,363,122,697,557 in all', () => {
    // After a bid stand 21 ways to go on to a higher one (0, 1 or 2 passes behind the bid, behind each of
    // two places for a double, behind each of four for a redouble) and 7 ways to end; counted by the core.
    const below = { on: 0, end: 0 }
    const walk = (auction: Auction) => {
      if (isEnded(auction)) {
        below.end += 1
        return
      }
      const legal = legalCalls(auction)
      if (legal.some((call) => callCode(call) === '2C')) below.on += 1
      for (const call of legal) {
        if (/^\d/.test(callCode(call))) continue
        const next = withCall(auction, call)
        if (next.ok) walk(next.value)
      }
    }
    walk(auctionOf('N', '1N'))
    expect(below).toEqual({ on: 21, end: 7 })
    // Any set of bids may be the bids of the auction; before the first stand 0 to 3 passes; and one passed out.
    let all = 0n
    for (let bids = 1n, ways = 35n; bids <= 35n; bids++) {
      all += ways * 4n * BigInt(below.on) ** (bids - 1n) * BigInt(below.end)
      ways = (ways * (35n - bids)) / (bids + 1n)
    }
    expect(all + 1n).toBe(128745650347030683120231926111609371363122697557n)
  })
  it('does not depend on the dealer', () => {
    expect(new Set(SEATS.map((seat) => perft(emptyAuction(seat), 2))).size).toBe(1)
  })
})
