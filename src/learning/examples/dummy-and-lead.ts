/** Sections VIII to X: what one's own hand says, then dummy, the opening lead and a show-out. */
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { AGREES_NOTHING, boardOf, printed } from './build.ts'
import type { Example } from './example.ts'

const OWN = { S: [0, 12], H: [0, 9], D: [0, 9], C: [0, 9] } as const

export const DUMMY_AND_LEAD: Example = {
  id: 'dummy-and-lead',
  group: t`Reading the closed hands`,
  title: t`Own hand, dummy, lead, show-out`,
  section: 'VIII–X',
  about: t`Three closed hands become two when dummy comes down, and a show-out at trick one tells most.`,
  record: boardOf({
    deal: 'N:2.KJT.KJT9.KJT98 .Q9865.Q875.Q765 A.A432.A432.A432 KQJT9876543.7.6.',
    contract: '3NT',
    cards: 'SK S2 H5 SA',
  }),
  observer: SOUTH,
  agreed: [AGREES_NOTHING, AGREES_NOTHING],
  steps: [
    {
      at: 0,
      section: 'VIII',
      note: t`South sees its own hand alone. A single spade leaves twelve for any one of the other three, and each four-card suit leaves nine.`,
      figures: [WEST, NORTH, EAST].flatMap((seat) => printed(seat, OWN)),
    },
    {
      at: 1,
      section: 'VIII–IX',
      note: t`The article counts dummy first and the lead after it. At the table dummy is faced after the lead, so both arrive together: dummy alone would leave either defender 0–11 spades, 0–6 hearts, 0–5 diamonds and 0–4 clubs; with the king led, West has a spade at least and East ten at most.`,
      figures: [
        ...printed(WEST, { S: [1, 11], H: [0, 6], D: [0, 5], C: [0, 4] }),
        ...printed(EAST, { S: [0, 10], H: [0, 6], D: [0, 5], C: [0, 4] }),
      ],
    },
    {
      at: 3,
      section: 'X',
      note: t`East shows out: West has all eleven spades, and East must find thirteen cards in three suits. Which card East threw does not matter: four hearts were needed anyway.`,
      figures: [
        ...printed(WEST, { S: [11, 11], H: [0, 2], D: [0, 2], C: [0, 2] }),
        ...printed(EAST, { S: [0, 0], H: [4, 6], D: [3, 5], C: [2, 4] }),
      ],
    },
  ],
}
