/** Hands of the two documents on openings, each bid to the end by the system of its document. */
import { SOUTH } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { AGREES_NOTHING, boardOf } from './build.ts'
import { type Example, OPENINGS_BID } from './example.ts'

const bidBy = (
  system: NonNullable<Example['systems']>[number],
  of: Pick<Example, 'id' | 'title' | 'section' | 'about'> & {
    readonly deal: string
    readonly calls: string
    /** Events shown, and what is to be seen. */
    readonly steps: readonly (readonly [number, string])[]
  },
): Example => ({
  id: of.id,
  group: OPENINGS_BID,
  title: of.title,
  section: of.section,
  about: of.about,
  record: boardOf({ deal: of.deal, dealer: SOUTH, calls: of.calls }),
  observer: SOUTH,
  agreed: [AGREES_NOTHING, AGREES_NOTHING],
  systems: [system, system],
  steps: of.steps.map(([at, note]) => ({ at, note, figures: [] })),
})
const OPENBID = { id: 'schenken-1967', reading: 'corrected' }

export const OPENINGS: readonly Example[] = [
  bidBy(OPENBID, {
    id: 'openbid-note-1',
    title: t`A bid that is replaced`,
    section: 'Note 1',
    about: t`Section 11a bids three hearts, keeps it in hand, and section 13 opens one.`,
    deal: 'N:AQ83.K.KJ87.K432 K9742.7.T94.9876 T.A9865432.Q5.A5 J65.QJT.A632.QJT',
    calls: '1H P 1S P 3H P 3NT P P P',
    steps: [
      [
        0,
        t`Eight hearts and ten points. Section 11a bids three hearts; but with exactly ten points the search goes on.`,
      ],
      [1, t`Section 13a wants 13 total points, and T is 17: one heart takes the place of three.`],
      [5, t`South tells of the long suit a second time.`],
      [10, t`Three notrump: North counts both hands together.`],
    ],
  }),
  bidBy(OPENBID, {
    id: 'openbid-one-club',
    title: t`One club to a contract`,
    section: '8b',
    about: t`The strong club carries its source, and North answers by points.`,
    deal: 'N:QT6.K753.T.AKJ52 85.982.AQ72.T743 AKJ72.AQ4.K85.Q6 943.JT6.J9643.98',
    calls: '1C P 2C P 2S P 3H P 3NT P P P',
    steps: [
      [0, t`19 points and five spades: section 8b opens one club, with spades as its source.`],
      [1, t`One club says nothing of clubs. It asks North for points.`],
      [3, t`Two clubs: enough for game opposite the strong club, with clubs.`],
      [5, t`Now the source is told: spades.`],
      [12, t`The contract is reached, East and West passing as the paper has them.`],
    ],
  }),
  bidBy(
    { id: 'standard' },
    {
      id: 'strategy-three-left',
      title: t`Three calls are left`,
      section: '6',
      about: t`The ninth hand: Standard American leaves 1♣, 1♦ and 2NT, and the tie-break picks one.`,
      deal: 'N:AK93.A74.QT3.863 8765.QT53.9754.9 QJ2.KJ2.AJ2.AKJ2 T4.986.K86.QT754',
      calls: '1C P 1S P 3NT P 4NT P P P',
      steps: [
        [
          0,
          t`Twenty points, 3=3=3=4. The rules strike out all but three calls: Why has what became of each.`,
        ],
        [1, t`The longest suit comes first in the tie-break: one club.`],
        [10, t`After the opening natural rules go on, written from the same facts.`],
      ],
    },
  ),
]
