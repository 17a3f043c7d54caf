/**
 * The auction that the report on BRIBIP follows (Stanier 1975). Its diagrams are lost; these are
 * three deals that fit everything its text says, each bid call for call as it tells.
 */
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { AGREES_NOTHING, boardOf } from './build.ts'
import { BRIBIP_AUCTION, type Example, type ExampleStep } from './example.ts'

const AUCTION = 'P 1S P 2S P 3D P 4C P 4H P 4NT P 5C P 5NT P 6D P 7S P P P'
const note = (at: number, text: string): ExampleStep => ({
  at,
  section: 'Program Details',
  note: text,
  figures: [],
})

const STEPS: readonly ExampleStep[] = [
  note(
    1,
    t`East passes. Twelve points open the bidding, so East has eleven at the most, and is expected to go on passing.`,
  ),
  note(
    2,
    t`South opens the suit with the highest estimate: five spades with seven points in them come to 7.125. The call is read back into what has been shown, and Weveopened is set.`,
  ),
  note(3, t`West passes too: eleven points at the most.`),
  note(
    4,
    t`North raises: six points or more, and spades. His points make four the safe level; and as both have bid spades, spades are trumps.`,
  ),
  note(
    6,
    t`Game is in sight and trumps are agreed, so South shows the cheapest first-round control: diamonds. South has those of hearts and spades too; passing over clubs denies that one.`,
  ),
  note(8, t`North shows clubs, passing over hearts: no first-round control there.`),
  note(10, t`South shows hearts.`),
  note(
    12,
    t`South alone believes in game, and North has more than the raise has shown: 4NT asks for aces. A message tells the choosing routine what to do next.`,
  ),
  note(14, t`Five clubs, by Roman Blackwood: none or three.`),
  note(16, t`All the aces are held; 5NT asks for kings.`),
  note(18, t`Six diamonds: one king, or four.`),
  note(20, t`All aces, all kings, eight trumps at the least, and ruffs to come: seven spades.`),
  note(23, t`East and West have passed throughout, as expected. Declarer has a tentative plan.`),
  note(
    24,
    t`The lead, and dummy: assumptions are tested against the cards, and the plan is revised.`,
  ),
]

/** The first deal to its last trick: both ruffs, then trumps. */
const PLAY =
  'CT CA C3 C2 C6 C5 CK C4 C7 C8 S9 CJ HK H6 H3 H4 H2 HJ HA H5 H7 H8 SK HQ S2 S3 SA ST SQ C9 S4 S5 SJ D4 D3 S7 DA D7 D5 D2 S8 D8 D6 D9 S6 DQ DT DJ HT H9 DK CQ'
const afterTrick = (n: number): number => 23 + 4 * n
const PLAYED: readonly ExampleStep[] = [
  note(
    afterTrick(1),
    t`The ace of clubs wins in dummy. From here each trick is held against the facts, and the plan is followed.`,
  ),
  note(
    afterTrick(3),
    t`The third club is ruffed in dummy: that point of the plan is done. East’s jack of clubs is a fact now.`,
  ),
  note(
    afterTrick(6),
    t`Third heart, ruffed with the king. East has shown the queen and jack: the ten is South’s best heart, with the nine still out.`,
  ),
  note(
    afterTrick(8),
    t`West shows out on the second trump, so East had three. The plan says how many are out, and with whom; another ruff is no longer in it, as dummy has no trump left.`,
  ),
  note(afterTrick(9), t`Trumps are drawn. The rest are South’s.`),
]

const deal = (
  n: number,
  title: string,
  about: string,
  deal: string,
  cards: string,
  further: readonly ExampleStep[] = [],
): Example => ({
  id: `bribip-${n}`,
  group: BRIBIP_AUCTION,
  title,
  section: 'Program Details',
  about,
  record: boardOf({ deal, dealer: EAST, calls: AUCTION, cards }),
  observer: SOUTH,
  agreed: [AGREES_NOTHING, AGREES_NOTHING],
  systems: [{ id: 'essex-acol' }, { id: 'essex-acol' }],
  factBase: true,
  steps: [...STEPS, ...further],
})

export const BRIBIP: readonly Example[] = [
  deal(
    1,
    t`Seven spades, North short in clubs`,
    t`South has the king of clubs and AQJ of spades; clubs can be ruffed in dummy.`,
    'N:K942.K2.KT653.A6 753.QJ6.J92.QJ53 AQJ86.AT73.A.K72 T.9854.Q874.T984',
    PLAY,
    PLAYED,
  ),
  deal(
    2,
    t`Seven spades on exactly eight trumps`,
    t`South has the king of diamonds; North has three trumps, so eight is all there are.`,
    'N:KT7.K92.83.AKT62 432.QT6.Q9.Q9873 AQJ86.A75.AK65.4 95.J843.JT742.J5',
    'DJ',
  ),
  deal(
    3,
    t`Seven spades with the king in trumps`,
    t`The other holding of 7.125, AK of spades; North has the three side kings.`,
    'N:Q653.KJ.K75.AKT2 J87.865.843.Q643 AKT94.AQ3.A962.9 2.T9742.QJT.J875',
    'DQ',
  ),
  {
    id: 'bribip-asking',
    group: BRIBIP_AUCTION,
    title: t`The hand that must ask`,
    section: 'Information Available',
    about: t`Five spades alone, six with one ace, a grand slam with two: no call but 4NT will do.`,
    record: boardOf({
      deal: 'N:32.AT9.A952.KQ83 6.653.T8764.J765 AKQJT98.KQJ.KQ.A 754.8742.J3.T942',
      dealer: NORTH,
      calls: '1NT P 3S P 3NT P 4NT P 5H P 5NT P 6D P 7S P P P',
    }),
    observer: SOUTH,
    agreed: [AGREES_NOTHING, AGREES_NOTHING],
    systems: [{ id: 'essex-acol' }, { id: 'essex-acol' }],
    factBase: true,
    steps: [
      note(
        2,
        t`Before South calls: seven sure spade tricks, the ace of clubs, and two aces missing. What can be made hangs on partner’s aces.`,
      ),
      note(3, t`Three spades forces, and gives the suit.`),
      note(
        7,
        t`4NT. The plan stands with it: five spades with no ace, six with one, seven notrump with two.`,
      ),
      note(9, t`Five hearts, by Roman Blackwood: two aces.`),
      note(11, t`All the aces are there: 5NT asks for kings.`),
      note(15, t`One king comes back, and with it the grand slam.`),
    ],
  },
  {
    id: 'bribip-two-aces',
    group: BRIBIP_AUCTION,
    title: t`The last ace is placed`,
    section: 'Information Available',
    about: t`West holds two aces, South has shown one, and dummy has another: the last one is South’s.`,
    record: boardOf({
      deal: 'N:KQJ4.Q5.AQT65.K2 75.T763.9.Q98653 A9863.KJ2.KJ3.J7 T2.A984.8742.AT4',
      dealer: SOUTH,
      calls: '1S P 2S P 3S P 4NT P 5D P 5S P P P',
      cards: 'HA H5 H3 H2 CA C2 C9 C7 C4 CK C3 CJ SK S5 S3 S2 SQ S7 S6 ST',
    }),
    observer: WEST,
    agreed: [AGREES_NOTHING, AGREES_NOTHING],
    systems: [{ id: 'essex-acol' }, { id: 'essex-acol' }],
    factBase: true,
    steps: [
      note(7, t`North asks for aces. West holds those of hearts and clubs.`),
      note(
        9,
        t`Five diamonds: one ace, as West’s own two rule out four. It is that of spades or that of diamonds.`,
      ),
      note(
        14,
        t`Two cues for dummy are noted: the ace of diamonds there puts the ace of spades with South, and the other way round.`,
      ),
      note(15, t`Dummy has the ace of diamonds. So South has the ace of spades.`),
      note(
        22,
        t`The ace of clubs was in the plan, and is taken. There is no third trick to plan for.`,
      ),
    ],
  },
]
