/**
 * The auction that the report on BRIBIP follows (Stanier 1975). Its diagrams are lost; these are
 * three deals that fit everything its text says, each bid call for call as it tells.
 */
import { EAST, SOUTH } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { AGREES_NOTHING, boardOf } from './build.ts'
import type { Example, ExampleStep } from './example.ts'

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

const example = (n: number, title: string, about: string, deal: string, lead: string): Example => ({
  id: `bribip-${n}`,
  group: t`The auction of BRIBIP`,
  title,
  section: 'Program Details',
  about,
  record: boardOf({ deal, dealer: EAST, calls: AUCTION, cards: lead }),
  observer: SOUTH,
  agreed: [AGREES_NOTHING, AGREES_NOTHING],
  systems: [{ id: 'essex-acol' }, { id: 'essex-acol' }],
  steps: STEPS,
})

export const BRIBIP: readonly Example[] = [
  example(
    1,
    t`Seven spades, North short in clubs`,
    t`South has the king of clubs and AQJ of spades; clubs can be ruffed in dummy.`,
    'N:K942.K2.KT653.A6 753.QJ6.J92.QJ53 AQJ86.AT73.A.K72 T.9854.Q874.T984',
    'CT',
  ),
  example(
    2,
    t`Seven spades on exactly eight trumps`,
    t`South has the king of diamonds; North has three trumps, so eight is all there are.`,
    'N:KT7.K92.83.AKT62 432.QT6.Q9.Q9873 AQJ86.A75.AK65.4 95.J843.JT742.J5',
    'DJ',
  ),
  example(
    3,
    t`Seven spades with the king in trumps`,
    t`The other holding of 7.125, AK of spades; North has the three side kings.`,
    'N:Q653.KJ.K75.AKT2 J87.865.843.Q643 AKT94.AQ3.A962.9 2.T9742.QJT.J875',
    'DQ',
  ),
]
