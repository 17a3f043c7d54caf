/** The article on lawful bounds, sections II to VII: two defenders, two suits, five cards each. */
import { EAST, SOUTH, WEST } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { AGREES_NOTHING, boardOf, exact, printed } from './build.ts'
import type { Example, ExampleStep, Figure, FigureEnds } from './example.ts'

const MAJORS = { S: [4, 4], H: [4, 4] } as const
const both = (
  west: Record<'D' | 'C', FigureEnds>,
  east: Record<'D' | 'C', FigureEnds>,
): readonly Figure[] => [...printed(WEST, west), ...printed(EAST, east)]
/** No calls; eight tricks are 32 cards, and South leads to the ninth. */
const step = (
  at: number,
  section: string,
  note: string,
  west: Record<'D' | 'C', FigureEnds>,
  east: Record<'D' | 'C', FigureEnds>,
): ExampleStep => ({ at, section, note, figures: both(west, east) })

const OPEN: FigureEnds = [1, 4]

export const ENDING: Example = {
  id: 'five-card-ending',
  group: t`Reading the closed hands`,
  title: t`A five-card ending`,
  section: 'II–VII',
  about: t`Each card of the last five tricks moves the bounds of two suits, until a show-out fixes all.`,
  record: boardOf({
    deal: 'N:2.2.QJT987.JT987 9753.9753.2.6543 AKQJ.AKQJ.AK.AKQ T864.T864.6543.2',
    contract: '7NT',
    cards: `ST S2 S3 SJ  SQ S4 D7 S5  SK S6 D8 S7  SA S8 C7 S9
      HJ H4 H2 H3  HQ H6 D9 H5  HK H8 C8 H7  HA HT C9 H9
      CA C2 CT C3  DA D3 DT D2  CK D4 CJ C4  CQ D5 DJ C5  DK D6 DQ C6`,
  }),
  observer: SOUTH,
  agreed: [AGREES_NOTHING, AGREES_NOTHING],
  steps: [
    {
      at: 32,
      section: 'II',
      note: t`All sixteen major cards of the defenders are gone; five diamonds and five clubs are left, and nobody has shown a minor. Either defender may hold none or all of each. The article leaves the split of the majors open; here each defender had four and four.`,
      figures: [
        ...both({ D: [0, 5], C: [0, 5] }, { D: [0, 5], C: [0, 5] }),
        ...exact(WEST, MAJORS),
        ...exact(EAST, MAJORS),
      ],
    },
    step(
      34,
      'III',
      t`West follows to a club. West has a club for certain and room for one diamond less; East can have four clubs at most, and so must have a diamond.`,
      { D: [0, 4], C: [1, 5] },
      { D: [1, 5], C: [0, 4] },
    ),
    step(
      36,
      'IV',
      t`East follows too: the same four conclusions the other way round.`,
      { D: OPEN, C: OPEN },
      { D: OPEN, C: OPEN },
    ),
    step(
      38,
      'V',
      t`West follows to a diamond. That was known already: nothing moves.`,
      { D: OPEN, C: OPEN },
      { D: OPEN, C: OPEN },
    ),
    step(
      40,
      'VI',
      t`East follows to the diamond: nothing moves either. (One sentence of the article says West where it means the left-hand opponent; here the two are the same.)`,
      { D: OPEN, C: OPEN },
      { D: OPEN, C: OPEN },
    ),
    step(
      42,
      'VII',
      t`West shows out of clubs: all four lengths are fixed at once. The short cut, that the rest of the suit is with the other defender, holds because only two hands and two suits are open.`,
      { D: [4, 4], C: [1, 1] },
      { D: [1, 1], C: [4, 4] },
    ),
  ],
}
