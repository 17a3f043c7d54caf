/** Sections XI to XIII: what a call says, how dummy breaks it, and what is believed instead. */
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { t } from '#core/text.ts'
import {
  AGREES_NOTHING,
  all,
  boardOf,
  calls,
  exact,
  length,
  longer,
  printed,
  says,
} from './build.ts'
import type { Example, ExampleStep } from './example.ts'

const LAW = { S: [0, 11], H: [0, 10], D: [0, 10], C: [0, 8] } as const
const FIVE_HEARTS = says('1H', length('H', 5), { fallbacks: [length('H', 4)] })
const AUCTION = '1H P P 2C P P P'

const own: ExampleStep = {
  at: 0,
  section: 'XI',
  note: t`South holds two spades, three hearts, three diamonds and five clubs, and knows no more of the other three than what that leaves.`,
  figures: [WEST, NORTH, EAST].flatMap((seat) => printed(seat, LAW)),
}
const shown: ExampleStep = {
  at: 1,
  section: 'XI',
  note: t`West opens one heart, which shows five. If that is so, West has eight cards at most of anything else, and the others five hearts at most. By law nothing has changed. (The article marks West’s eight clubs as new, but eight is all that are out.)`,
  figures: [
    ...printed(WEST, LAW),
    ...printed(WEST, { S: [0, 8], H: [5, 10], D: [0, 8], C: [0, 8] }, 'agreed'),
    ...printed(EAST, { S: [0, 11], H: [0, 5], D: [0, 10], C: [0, 8] }, 'agreed'),
    ...printed(NORTH, { S: [0, 11], H: [0, 5], D: [0, 10], C: [0, 8] }, 'agreed'),
    { kind: 'call', index: 0, reading: 0, ours: 'open', printed: 'open' },
    { kind: 'call', index: 0, reading: 1, ours: 'open', printed: 'open' },
    { kind: 'believed', index: 0, ours: 0, printed: 0 },
  ],
}
const broken: ExampleStep = {
  at: 8,
  section: 'XII',
  note: t`Dummy shows six hearts: only four are out, so five in West’s hand is impossible, and the weaker reading, four, wakes. The article stops at “at least four”. With four out it means exactly four and none with East; and the eight-card caps that five hearts had brought are withdrawn with it. The side suits are our own choice: the article prints only the hearts.`,
  figures: [
    ...printed(WEST, { H: [0, 4] }),
    { kind: 'call', index: 0, reading: 0, ours: 'impossible', printed: 'impossible' },
    { kind: 'call', index: 0, reading: 1, ours: 'open', printed: 'open' },
    { kind: 'believed', index: 0, ours: 1, printed: 1 },
    ...printed(WEST, { H: [4, 4] }, 'agreed'),
    ...printed(EAST, { H: [0, 0] }, 'agreed'),
  ],
}

const chain = (
  id: string,
  title: string,
  deal: string,
  heart: string,
  last: ExampleStep,
): Example => ({
  id,
  group: t`Reading the closed hands`,
  title,
  section: 'XI–XII',
  about: last.note,
  record: boardOf({
    deal,
    dealer: WEST,
    calls: AUCTION,
    cards: `SA S2 S5 S3  DQ DK D6 D2  HK ${heart}`,
  }),
  observer: SOUTH,
  agreed: [AGREES_NOTHING, calls(FIVE_HEARTS)],
  steps: [own, shown, broken, last],
})

/** Seven calls, two tricks, dummy's heart and East's card. */
const EAST_ANSWERS = 7 + 8 + 2

export const SHOWN_LENGTHS: readonly Example[] = [
  chain(
    'fallback-confirmed',
    t`Five hearts shown, four held`,
    'N:J2.KQJT98.K54.54 T765..T9876.9876 43.A32.A32.AKQ32 AKQ98.7654.QJ.JT',
    'D7 H2 H4',
    {
      at: EAST_ANSWERS,
      note: t`East shows out of hearts: West’s four are certain, and the weaker reading of the opening is confirmed.`,
      figures: [
        ...exact(WEST, { H: [4, 4] }),
        { kind: 'call', index: 0, reading: 0, ours: 'impossible' },
        { kind: 'call', index: 0, reading: 1, ours: 'confirmed' },
        { kind: 'believed', index: 0, ours: 1 },
      ],
    },
  ),
  chain(
    'fallback-gone',
    t`Five hearts shown, three held`,
    'N:J2.KQJT98.K54.54 T765.4.T876.9876 43.A32.A32.AKQ32 AKQ98.765.QJ9.JT',
    'H4 H2 H5',
    {
      at: EAST_ANSWERS,
      note: t`East follows to the heart: West has three at most. No reading of the opening is left: it was off-system.`,
      figures: [
        ...exact(WEST, { H: [0, 3] }),
        { kind: 'call', index: 0, reading: 0, ours: 'impossible' },
        { kind: 'call', index: 0, reading: 1, ours: 'impossible' },
        { kind: 'believed', index: 0, ours: 'none' },
      ],
    },
  ),
  {
    id: 'longest-suit',
    group: t`Reading the closed hands`,
    title: t`Hearts as the longest suit`,
    section: 'XIII',
    about: t`One heart shows five hearts, more than the spades and no fewer than either minor.`,
    record: boardOf({
      deal: 'N:QJT.T98.K54.9876 7652.54.T9876.54 43.A32.A32.AKQ32 AK98.KQJ76.QJ.JT',
      dealer: WEST,
      calls: '1H P P P',
    }),
    observer: SOUTH,
    agreed: [
      AGREES_NOTHING,
      calls(
        says(
          '1H',
          all(length('H', 5), longer('H', 'S', 1), longer('H', 'D', 0), longer('H', 'C', 0)),
        ),
      ),
    ],
    steps: [
      {
        at: 1,
        section: 'XIII',
        note: t`The article prints no figures here. With hearts the longest suit, no side suit of West can have more than six cards: seven would need seven hearts beside them, and a hand has thirteen.`,
        figures: [
          ...exact(WEST, LAW),
          ...exact(WEST, { S: [0, 6], H: [5, 10], D: [0, 6], C: [0, 6] }, 'agreed'),
          ...exact(EAST, { S: [0, 11], H: [0, 5], D: [0, 10], C: [0, 8] }, 'agreed'),
          ...exact(NORTH, { S: [0, 11], H: [0, 5], D: [0, 10], C: [0, 8] }, 'agreed'),
          { kind: 'call', index: 0, reading: 0, ours: 'open' },
        ],
      },
    ],
  },
]
