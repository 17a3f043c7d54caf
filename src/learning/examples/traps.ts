/**
 * Thirteen small boards on which a simple way of counting goes wrong: too loose a bound, or a claim
 * left open that is decided. `printed` is the figure of the simple way.
 */
import { EAST, NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { t } from '#core/text.ts'
import {
  AGREES_NOTHING,
  all,
  BALANCED,
  boardOf,
  calls,
  exact,
  FOURTH_BEST,
  length,
  longer,
  points,
  ruleOf,
  says,
} from './build.ts'
import {
  type AgreedSide,
  type Example,
  type Figure,
  type FigureEnds,
  SIMPLE_WAYS,
  type Status,
} from './example.ts'

const trap = (
  id: string,
  title: string,
  about: string,
  of: {
    readonly board: Parameters<typeof boardOf>[0]
    readonly observer: Seat
    readonly agreed?: readonly [AgreedSide, AgreedSide]
    readonly at: number
    readonly note: string
    readonly figures: readonly Figure[]
  },
): Example => ({
  id,
  group: SIMPLE_WAYS,
  title,
  section: '',
  about,
  record: boardOf(of.board),
  observer: of.observer,
  agreed: of.agreed ?? [AGREES_NOTHING, AGREES_NOTHING],
  steps: [{ at: of.at, note: of.note, figures: of.figures }],
})

const pointsOf = (seat: Seat, ours: FigureEnds, printed?: FigureEnds): Figure => ({
  kind: 'points',
  seat,
  by: 'law',
  ours,
  ...(printed === undefined ? {} : { printed }),
})
const claim = (index: number, ours: Status, printed?: Status): Figure => ({
  kind: 'call',
  index,
  reading: 0,
  ours,
  ...(printed === undefined ? {} : { printed }),
})

const forty = (n: number, own: string, hands: string, ours: number, naive: number): Example =>
  trap(
    `trap-forty-${n}`,
    t`Forty less one’s own, ${n}`,
    t`One hand cannot hold all ${naive} points that are out.`,
    {
      board: { deal: `N:${hands.replace('OWN', own)}` },
      observer: SOUTH,
      at: 0,
      note: t`${naive} points are out, in ${naive === 40 ? t`sixteen` : t`fifteen`} honours; thirteen cards have no room for all of them, so ${ours} is the most.`,
      figures: [pointsOf(WEST, [0, ours], [0, naive])],
    },
  )

export const TRAPS: readonly Example[] = [
  trap(
    'trap-one-sweep',
    t`One sweep is not enough`,
    t`With three closed hands, one round of the article’s steps leaves a bound too loose.`,
    {
      board: {
        deal: 'N:Q85.K653.84.KJ86 K.Q87.AQ9762.AQ9 96432.42.K53.T74 AJT7.AJT9.JT.532',
        contract: '3NT',
        cards: `ST S8 SK S4 H7 H2 HT H3 DT D8 D7 D5 HJ H5 H8 H4 C3 CK CQ C7 SQ HQ S6 S7
          S5 C9 S2 SJ HA HK D6 C4 DJ D4 DA D3 D2 DK H9 C6 CT`,
      },
      observer: NORTH,
      at: 41,
      note: t`Dummy looks at three closed hands. Going once from the suit played to the other suits of the hands touched and back leaves West room for four clubs. Going on until nothing moves takes the fourth away.`,
      figures: [
        { kind: 'length', seat: WEST, suit: 0, by: 'law', ours: [1, 3], printed: [1, 4] },
        ...exact(SOUTH, { S: [3, 5], H: [2, 2], D: [3, 5], C: [3, 5] }),
        ...exact(WEST, { S: [4, 6], H: [4, 4], D: [2, 2] }),
        ...exact(EAST, { S: [1, 1], H: [3, 3], D: [4, 6], C: [3, 5] }),
      ],
    },
  ),
  trap(
    'trap-row-column-row',
    t`Hands first, or suits first`,
    t`The order of the passes matters: suits, hands, suits is exact; hands, suits, hands is not.`,
    {
      board: {
        deal: 'N:..J4.AKQJ9876542 .J82.AKQT8752.T3 A97.AKQT974.963. KQJT865432.653..',
        contract: '3NT',
        cards: `S3 D4 D2 SA S7 S5 C8 CT D9 H3 DJ DK D5 D3 S8 CJ D7 D6 H6 CK DQ H9 S2 C7
          D8 HK S6 CQ DA HA SQ CA HJ H4 H5 C4 H8 HT SK`,
      },
      observer: NORTH,
      at: 39,
      note: t`The numbers for which this is known were made up and cannot come from a table; this freakish board shows the same. Tightening each hand, then each suit, then each hand again misses that South must have one more heart than it has shown.`,
      figures: [{ kind: 'length', seat: SOUTH, suit: 2, by: 'law', ours: [6, 7], printed: [5, 7] }],
    },
  ),
  trap(
    'trap-four-hands',
    t`Four closed hands`,
    t`For a kibitzer who sees no hand even repeating the passes is not enough.`,
    {
      board: {
        deal: 'N:J7.2.JT97.AQ8763 96432.9654.K6.J2 K8.AKQJ7.8432.KT AQT5.T83.AQ5.954',
        contract: '3NT',
        cards: `H3 H2 H9 HQ H7 HT S7 H4 C5 CQ C2 CK D4 D5 D7 D6 C8 CJ CT C4 DK D3 DA DJ
          H8 SJ H6 HA D8 DQ D9 S9 SA C7 S3 S8 ST CA S4 SK HK S5 C6 H5 D2`,
      },
      observer: SOUTH,
      at: 45,
      note: t`Somebody who saw none of the hands could tell that West was dealt four spades at least, but no repetition of the passes finds it: they stop at three. The page never looks with four hands closed. What it shows here is South’s knowledge, dummy in sight.`,
      figures: exact(WEST, { S: [4, 5] }),
    },
  ),
  trap(
    'trap-ace-each',
    t`One ace each`,
    t`Points counted in total leave nothing to eight; each hand has exactly one ace.`,
    {
      board: {
        deal: 'N:95.KT8.AQ92.J865 84.AQ932.764.743 KJT73.6.JT8.AT92 AQ62.J754.K53.KQ',
        contract: '3NT',
        cards: `S2 S5 S8 SJ H6 HJ H8 H2 H7 HK HQ ST S9 S4 S7 SQ CK CJ C3 CA C2 CQ C6 C4
          H5 HT H3 D8 DQ D4 DT D5 DA D7 DJ DK D9 D6 CT D3 D2 C7 C9 S6 C5 H9 S3 H4`,
      },
      observer: SOUTH,
      at: 48,
      note: t`Two aces are out and either defender has one card left. Eight points are out, but nobody can have both aces, and nobody neither: each has exactly four more than it has shown.`,
      figures: [pointsOf(WEST, [15, 15], [11, 19]), pointsOf(EAST, [6, 6], [2, 10])],
    },
  ),
  forty(1, '5432.5432.543.32', 'JT9.JT9.JT9.T987 876.876.8762.654 OWN AKQ.AKQ.AKQ.AKQJ', 37, 40),
  forty(2, '5432.543.543.Q32', 'T98.JT9.JT9.T987 76.8762.8762.654 OWN AKQJ.AKQ.AKQ.AKJ', 36, 38),
  forty(3, '5432.543.543.K32', 'T98.JT9.JT9.T987 76.8762.8762.654 OWN AKQJ.AKQ.AKQ.AQJ', 35, 37),
  trap(
    'trap-holes',
    t`Points with holes`,
    t`Points that a hand can have are a set, not a stretch: here five, nine or thirteen.`,
    {
      board: {
        deal: 'N:AQ32.K732.Q74.75 65.A965.82.JT632 K7.Q4.JT95.AKQ98 JT984.JT8.AK63.4',
        dealer: WEST,
        calls: '1C 1S P P P',
        cards: `C2 CA C4 C5 CK ST C7 CT S9 SQ S5 S7 D4 D2 D5 D3 C8 SJ HK C3 DK D7 D8 DT
          HT H2 H5 HQ C9 H8 DQ C6 H4 HJ H3 H6 S8 S2 S6`,
      },
      observer: EAST,
      agreed: [AGREES_NOTHING, calls(says('1C', points(10, 10)))],
      at: 5 + 39,
      note: t`Say that West’s opening promised exactly ten points. Its points lie between five and thirteen, so a stretch leaves ten open; but what is out makes five, nine or thirteen and nothing between. Ten is impossible.`,
      figures: [pointsOf(WEST, [5, 13]), claim(0, 'impossible', 'open')],
    },
  ),
  trap(
    'trap-length-and-points',
    t`A length and points at once`,
    t`Two claims, each open by itself, cannot both be true.`,
    {
      board: {
        deal: 'N:962.QT.AQ92.J865 83.AK542.76.9743 KJ54.987.JT8.AT2 AQT7.J63.K543.KQ',
        dealer: WEST,
        calls: '1C P 1D P 1H P 2C P 2D P P 2N P P P',
        cards: `D4 D2 D7 DT CT CQ CJ C4 SQ S9 S8 S4 ST S6 S3 S5 DK DA D6 D8 DQ HA DJ D3
          HT HK H8 H6 C3 CA CK C6 H7 HJ HQ H5 D9 C7 C2 D5 C8 C9 H9 S7 H4`,
      },
      observer: SOUTH,
      agreed: [
        AGREES_NOTHING,
        calls(
          says('1C', length('H', 4)),
          says('1H', points(15, 15), { after: '1C P 1D P' }),
          says('2D', all(length('H', 4), points(15, 15)), { after: '1C P 1D P 1H P 2C P' }),
        ),
      ],
      at: 15 + 45,
      note: t`West has two cards left and East one; the ace of spades and the three and two of hearts are out. West may have both hearts, and West may have the ace: but not both, since it has two places. One call claims the hearts, one the points, one both.`,
      figures: [claim(0, 'open'), claim(4, 'open'), claim(8, 'impossible', 'open')],
    },
  ),
  trap(
    'trap-rule-of-n',
    t`Points and two longest suits`,
    t`Adding the least of each leaves open what every layout satisfies.`,
    {
      board: {
        deal: 'N:K.QT72.J8632.J83 J9875.986.AK.KT6 T3.J43.QT54.9742 AQ642.AK5.97.AQ5',
        dealer: SOUTH,
        calls: '1N P P P',
        cards: `SQ SK S5 S3 H2 H9 HJ HK C5 CJ CT C7 D3 DA D4 D7 S9 ST SA H7 CQ C8 CK C4
          C6 C9 CA C3 D9 D2 DK D5 H8`,
      },
      observer: EAST,
      agreed: [calls(says('1N', ruleOf(7))), AGREES_NOTHING],
      at: 4 + 33,
      note: t`Say that South’s call promised points and the two longest suits to come to seven together. The least points and the least lengths fall short of it, but they never come together: it is certain.`,
      figures: [claim(0, 'confirmed', 'open')],
    },
  ),
  trap('trap-balanced', t`Balanced, suit by suit`, t`Shape needs all four lengths at once.`, {
    board: {
      deal: 'N:KQ5.Q7542.2.JT94 A73.98.K9865.AK7 JT986.AT3.AQ4.Q8 42.KJ6.JT73.6532',
      dealer: SOUTH,
      calls: '1C P P 1H P P P',
      cards: `HA H6 H2 H8 CQ C2 C4 C7 H3 HJ HQ H9 D2 DK DQ D3 D9 D4 DT H7 CT CK C8 C3
          D5 DA D7 SK S6 S4 SQ S7 H4 D6 HT HK C6 C9 CA ST S3 S9 S2 S5 SJ DJ CJ`,
    },
    observer: NORTH,
    agreed: [calls(says('1C', all(BALANCED, longer('H', 'C', 1)))), AGREES_NOTHING],
    at: 7 + 47,
    note: t`Say that South’s call promised a balanced hand with more hearts than clubs. Looked at suit by suit it is open; every layout that is left has it.`,
    figures: [claim(0, 'confirmed', 'open')],
  }),
  trap(
    'trap-longest',
    t`Longer than every other suit`,
    t`The longest suit has four cards at least; comparing two suits at a time finds one.`,
    {
      board: {
        deal: 'N:AJT.JT98.A76.JT9 9874.5432.T98.87 KQ32..K432.A5432 65.AKQ76.QJ5.KQ6',
        dealer: WEST,
        calls: '1H P P P',
      },
      observer: SOUTH,
      agreed: [
        AGREES_NOTHING,
        calls(says('1H', all(longer('H', 'S', 1), longer('H', 'D', 0), longer('H', 'C', 0)))),
      ],
      at: 1,
      note: t`South has no heart, so law allows West none to thirteen. More hearts than spades and no fewer than either minor: two suits at a time, that gives one heart at least. All four suits and thirteen cards together give four, and six at most of anything else.`,
      figures: [
        {
          kind: 'length',
          seat: WEST,
          suit: 2,
          by: 'agreed',
          ours: [4, 13],
          printed: [1, 13],
        },
        ...exact(WEST, { S: [0, 6], D: [0, 6], C: [0, 6] }, 'agreed'),
      ],
    },
  ),
  trap(
    'trap-show-out',
    t`A show-out among three`,
    t`The rest of the suit belongs to the other hand only when there are two.`,
    {
      board: {
        deal: 'N:AKQJ32.A2.A2.A32 T98.9876.876.987 7654.543.543.654 .KQJT.KQJT9.KQJT',
        contract: '3NT',
        cards: 'HK HA H6 H3 SA S8 S4 D9',
      },
      observer: NORTH,
      at: 8,
      note: t`West shows out of spades and five are left. Dummy sees neither declarer nor East, so each of them may still have none or all five.`,
      figures: exact(WEST, { S: [0, 0] }).concat(
        exact(SOUTH, { S: [1, 6] }),
        exact(EAST, { S: [1, 6] }),
      ),
    },
  ),
  trap(
    'trap-headed',
    t`Highest of three headed by an honour`,
    t`A spot card that is the highest of three has no honour above it.`,
    {
      board: {
        deal: 'N:AQ8.QJ4.QJ4.KQJ4 J3.765.8765.8765 T6.AK32.AK32.A32 K97542.T98.T9.T9',
        contract: '3NT',
        cards: 'S5',
      },
      observer: SOUTH,
      agreed: [FOURTH_BEST, FOURTH_BEST],
      at: 1,
      note: t`The article keeps this reading until the king appears. It is impossible at once.`,
      figures: [
        {
          kind: 'lead',
          k: 1,
          n: 3,
          headed: 'honour',
          ours: 'impossible',
          printed: 'open',
          holdings: 0,
        },
        { kind: 'lead', k: 1, n: 3, headed: 'spots', ours: 'open', holdings: 3 },
      ],
    },
  ),
  trap(
    'trap-singleton',
    t`The singleton that is not in the list`,
    t`Without it, one reading left over is not yet certain.`,
    {
      board: {
        deal: 'N:AQ8.QJ4.QJ4.KQJ4 J97432.T98.87.65 T6.AK32.AK32.A32 K5.765.T965.T987',
        contract: '3NT',
        cards: 'S5 SA SJ S6',
      },
      observer: SOUTH,
      agreed: [FOURTH_BEST, FOURTH_BEST],
      at: 3,
      note: t`The five may be West’s only spade. The article’s list leaves that out, and so does not cover what the law allows: when one reading of it is left, it is the only one agreed, not the only one possible.`,
      figures: [{ kind: 'lead', k: 1, n: 1, headed: 'any', ours: 'open', holdings: 1 }],
    },
  ),
]
