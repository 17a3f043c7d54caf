/** Boards that a review named for a wrong call, each with the call that is made now and the rule behind it. */
import { describe, expect, it } from 'vitest'
import { bidOut } from '#bidding/bid-out.ts'
import { callCode } from '#core/call.ts'
import { isWhole, parse } from '#core/deal.ts'
import { parseSeat, seatName } from '#core/seat.ts'
import { parseVulnerability } from '#core/vulnerability.ts'
import { rulesOf } from './registry.ts'

interface ReviewedBoard {
  readonly name: string
  readonly system: string
  readonly deal: string
  readonly dealer: string
  readonly vulnerability: string
  /** The auction up to and with the call in question. */
  readonly auction: string
  readonly rule: string
}

const BOARDS: readonly ReviewedBoard[] = [
  {
    name: 'R#130: a six-card major is bid over a natural two clubs',
    system: 'schenken-1967',
    deal: 'N:QJT743.Q.Q764.98 K2.9852.AK9.QJ54 .AKT.T8532.AT762 A9865.J7643.J.K3',
    dealer: 'S',
    vulnerability: 'NS',
    auction: '2C P 2S',
    rule: '2♣: a major',
  },
  {
    name: 'R#64: nineteen points opposite a jump rebid ask for aces',
    system: 'schenken-1967',
    deal: 'N:J2.AQ9752..AQ872 9654.J.J9762.T93 AQ73.T4.AKQT.KJ5 KT8.K863.8543.64',
    dealer: 'N',
    vulnerability: 'None',
    auction: '1H P 1S P 3H P 4N',
    rule: 'slam/aces with a fit',
  },
  {
    name: 'R#443: eighteen points go on over the answer of one notrump',
    system: 'standard',
    deal: 'N:K743.KJT8.974.Q7 AQJ2.AQ432.JT.KJ T98.96.AQ853.652 65.75.K62.AT9843',
    dealer: 'W',
    vulnerability: 'All',
    auction: 'P P 1H P 1N P 2N',
    rule: 'rebid/1N-2N',
  },
  {
    name: 'R#423: eighteen points with two suits act over a weak two',
    system: 'standard',
    deal: 'N:Q97.KJ8.T93.K943 T8.AQT6543.Q54.8 AKJ62.7.A2.AQT52 543.92.KJ876.J76',
    dealer: 'N',
    vulnerability: 'NS',
    auction: 'P 2H 3H',
    rule: 'michaels/H 3',
  },
  {
    name: 'R#793: twenty-three points double a raised weak two',
    system: 'standard',
    deal: 'N:AK4.AK.AKJT63.J5 T32.QT7642.9.KQT QJ85.53.42.A8742 976.J98.Q875.963',
    dealer: 'E',
    vulnerability: 'All',
    auction: '2H P 3H X',
    rule: 'over-weak/strong',
  },
]

describe('reviewed boards', () => {
  it.each(BOARDS)('$name', ({ system, deal, dealer, vulnerability, auction, rule }) => {
    const read = parse(deal)
    const seat = parseSeat(dealer)
    const vul = parseVulnerability(vulnerability)
    if (!read.ok || !isWhole(read.value) || seat === undefined || vul === undefined)
      throw new Error('the board is not whole')
    const side = rulesOf(system)
    const { turnRules } = bidOut([side, side], seat, vul, read.value)
    const calls = auction.split(' ')
    const made = turnRules.slice(0, calls.length)
    expect(made.map(({ call }) => callCode(call)).join(' '), `dealt by ${seatName(seat)}`).toBe(
      auction,
    )
    expect(made.at(-1)?.rule.label).toBe(rule)
  })
})
