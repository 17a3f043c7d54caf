/** Boards that a review named for a wrong call, each with the call that is made now and the rule behind it. */
import { describe, expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
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
    rule: 'over a jump in a major: aces',
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
  {
    name: 'R#284: twenty points opposite two notrump bid the slam on the average',
    system: 'schenken-1967',
    deal: 'N:KT2.Q96.Q7.AQT62 QJ65.K3.T982.875 A87.AJT2.AK53.KJ 943.8754.J64.943',
    dealer: 'N',
    vulnerability: 'EW',
    auction: '2C P 2D P 2N P 6N',
    rule: 'slam in notrump on the average',
  },
  {
    name: 'R#613: a jump in diamonds finds the slam in the minor fit',
    system: 'essex-acol',
    deal: 'N:KQT873.97.AT65.A 95.T642.9.QT9865 A6.AKJ85.KQ872.J J42.Q3.J43.K7432',
    dealer: 'S',
    vulnerability: 'EW',
    auction: '1H P 1S P 3D P 6D',
    rule: 'slam in a fit',
  },
  {
    name: 'R#603: six diamonds instead of three notrump',
    system: 'sayc',
    deal: 'N:KQT3.82.AKJT52.T J6542.QT9764..32 A9.AKJ.Q763.AJ98 87.53.984.KQ7654',
    dealer: 'E',
    vulnerability: 'None',
    auction: 'P 1D P 1S P 2N P 3D P 3N P 6D',
    rule: 'slam in a fit',
  },
  {
    name: 'R#835: sixteen points ask for aces opposite a jump in notrump',
    system: 'schenken-1967',
    deal: 'N:KJ6.73.AK53.KQT7 T972.T4.JT984.85 Q.AKJ8652..AJ962 A8543.Q9.Q762.43',
    dealer: 'W',
    vulnerability: 'All',
    auction: 'P 1D P 1H P 2N P 4N',
    rule: 'aces, with a fit',
  },
  {
    name: 'R#840: a maximum goes on over the game raise',
    system: 'sayc',
    deal: 'N:A62.AQ63.AK.Q542 KT54.J8.T9754.J9 Q93.K974.6.AKT87 J87.T52.QJ832.63',
    dealer: 'W',
    vulnerability: 'EW',
    auction: 'P 1C P 1H P 4H P 4N',
    rule: 'again/raised slam, game raise',
  },
  {
    name: 'R#955: thirty-one points do not stop in three diamonds',
    system: 'schenken-1967',
    deal: 'N:A92.A6.KQ9643.K5 KQ87654.Q42..T84 JT.KT87.AJT2.AQ6 3.J953.875.J9732',
    dealer: 'N',
    vulnerability: 'EW',
    auction: '1C 2S X P 3D P 3N',
    rule: 'game all the same',
  },
  {
    name: 'R#274: three cards for the doubler’s own spades, not three clubs',
    system: 'essex-acol',
    deal: 'N:KT3.AKJT3.2.K875 J52.7642.QT3.J96 76.98.KJ9764.QT3 AQ984.Q5.A85.A42',
    dealer: 'S',
    vulnerability: 'None',
    auction: 'P 1S 2H P P X P 2S',
    rule: 'doubler’s own suit',
  },
  {
    name: 'R#416: three cards for the doubler’s own spades, not three clubs',
    system: 'essex-acol',
    deal: 'N:Q82.62.Q742.8765 T9.JT97.T93.KT32 AKJ753.A854..AJ4 64.KQ3.AKJ865.Q9',
    dealer: 'N',
    vulnerability: 'NS',
    auction: 'P P 1S 2D P P X P 2S',
    rule: 'doubler’s own suit',
  },
  {
    name: 'R#26: three cards for the doubler’s own diamonds, not two clubs',
    system: 'essex-acol',
    deal: 'N:A8.Q43.KQJ63.QJ5 QJT2.KT95.T8.KT9 9765.876.A97.873 K43.AJ2.542.A642',
    dealer: 'N',
    vulnerability: 'NS',
    auction: '1D P P X P 1S P P X P 2D',
    rule: 'doubler’s own suit',
  },
  {
    name: 'R#508: four spades with two honours leave the double in',
    system: 'schenken-1967',
    deal: 'N:AQJ643.982.Q54.5 KT95.J654..Q8732 7.KT73.K8632.KJ4 82.AQ.AJT97.AT96',
    dealer: 'S',
    vulnerability: 'All',
    auction: 'P 1D 2S P P X P P',
    rule: 'pass for penalties on four',
  },
  {
    name: 'R#565: three cards for the first suit come before the own suit again',
    system: 'schenken-1967',
    deal: 'N:QT752.AKQT6.Q.42 643.742.JT2.A973 AJ9.J95.A7654.Q6 K8.83.K983.KJT85',
    dealer: 'N',
    vulnerability: 'EW',
    auction: '1S P 2D P 2H P 2S',
    rule: 'forced once: three cards for the first suit',
  },
  {
    name: 'R#117: the double of their notrump is left in, not pulled to four spades',
    system: 'sayc',
    deal: 'N:AJT.K9842.864.QT 632.J6.JT52.J942 Q754.QT7.A3.A876 K98.A53.KQ97.K53',
    dealer: 'E',
    vulnerability: 'NS',
    auction: 'P 1C 1N X P P',
    rule: 'penalty double stays',
  },
  {
    name: 'R#273: fifteen balanced points opposite fifteen to seventeen end in game',
    system: 'modern',
    deal: 'N:KT874.A94.AK9.JT J952.KQ3.J4.9653 AQ6.J87.Q8762.AK 3.T652.T53.Q8742',
    dealer: 'E',
    vulnerability: 'NS',
    auction: 'P 1N P 3S P 4S P P',
    rule: 'settled',
  },
  {
    name: 'R#291: a bare opening with a void goes no higher than three over the raise',
    system: 'essex-acol',
    deal: 'N:AK975.AJ864.KT5. Q8632.9.764.T987 .QT532.A82.AQ642 JT4.K7.QJ93.KJ53',
    dealer: 'S',
    vulnerability: 'All',
    auction: '1H P 2H P 3H',
    rule: 'raised/least',
  },
  {
    name: 'R#259: four diamonds with three honours behind declarer double three diamonds',
    system: 'essex-acol',
    deal: 'N:T76.842.9754.865 AJ985.KQ93.86.74 K2.JT6.K32.AKQT9 Q43.A75.AQJT.J32',
    dealer: 'W',
    vulnerability: 'EW',
    auction: '1N P 2S X P 3D P P X',
    rule: 'contest/nt-penalty',
  },
  {
    name: 'R#906: six hearts and 17 points do not stop in three notrump',
    system: 'essex-acol',
    deal: 'N:J74.A6.KJ652.KQ9 T86.93.AT.J87542 AKQ5.KQJT84.Q87. 932.752.943.AT63',
    dealer: 'N',
    vulnerability: 'NS',
    auction: '1N P 3H P 3N P 6H',
    rule: 'notrump/own-slam',
  },
  {
    name: 'R#985: a six-card major and sixteen points opposite one notrump ask for aces',
    system: 'modern',
    deal: 'N:Q753.8.853.97642 T6.AKJ643.AT.A83 K982.T5.J942.JT5 AJ4.Q972.KQ76.KQ',
    dealer: 'W',
    vulnerability: 'All',
    auction: '1N P 4C',
    rule: 'notrump/aces',
  },
  {
    name: 'R#906: after a jump in hearts six of them are shown before three notrump',
    system: 'modern',
    deal: 'N:J74.A6.KJ652.KQ9 T86.93.AT.J87542 AKQ5.KQJT84.Q87. 932.752.943.AT63',
    dealer: 'N',
    vulnerability: 'NS',
    auction: '1D P 2H P 2N P 3H',
    rule: 'shift/again',
  },
  {
    name: 'R#261: twenty points opposite a positive answer raise slowly, and a slam is looked for',
    system: 'precision',
    deal: 'N:653.952.7.KT9743 AQJ2.T643.KT95.J T97.K8.J8643.Q85 K84.AQJ7.AQ2.A62',
    dealer: 'S',
    vulnerability: 'All',
    auction: 'P 1C P 1N P 2C P 2H P 3H P 4N',
    rule: 'slam/aces with trumps agreed',
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
