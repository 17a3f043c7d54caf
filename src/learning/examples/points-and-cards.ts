/** Sections XVI and XVII: high card points by law, and two aces of which each defender has one. */
import { EAST, NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { AGREES_NOTHING, all, boardOf, calls, card, one, says } from './build.ts'
import type { Example, ExampleStep, Status } from './example.ts'

const POINTS: Example = {
  id: 'points',
  group: t`Reading the closed hands`,
  title: t`High card points by law`,
  section: 'XVI',
  about: t`Fourteen points in one’s own hand leave any other hand up to twenty-six.`,
  record: boardOf({
    deal: 'N:KJT.A54.A54.A876 432.9876.9876.T9 AQ.K32.K32.Q5432 98765.QJT.QJT.KJ',
  }),
  observer: SOUTH,
  agreed: [AGREES_NOTHING, AGREES_NOTHING],
  steps: [
    {
      at: 0,
      section: 'XVI',
      note: t`South has fourteen points. Each of the others may have none or all of the rest, since thirteen cards have room for the ten honours that make it up. “Forty less one’s own” is not always so: see the three boards under “Where simple counting goes wrong”.`,
      figures: [WEST, NORTH, EAST].map((seat) => ({
        kind: 'points',
        seat,
        by: 'law',
        ours: [0, 26],
        printed: [0, 26],
      })),
    },
  ],
}

/** As the article writes it: one ace with either defender, whichever it is. West is the caller. */
const PARTNER: Seat = 2
const ONE_ACE = says(
  '1D',
  one(all(card('CA'), card('HA', PARTNER)), all(card('CA', PARTNER), card('HA'))),
)
const status = (ours: Status, said: boolean): ExampleStep['figures'] => [
  { kind: 'call', index: 0, reading: 0, ours, ...(said ? { printed: ours } : {}) },
]
const LED: ExampleStep = {
  at: 8,
  section: 'XVII',
  note: t`The aces of hearts and of clubs are out, and what the defenders did gives one to each of them: the ace of clubs with West and the ace of hearts with East, or the other way round, and just one of the two.`,
  figures: status('open', true),
}
const CLUB: ExampleStep = {
  at: 13,
  section: 'XVII',
  note: t`West plays the ace of clubs. What is left of the claim is that East has the ace of hearts.`,
  figures: status('open', false),
}
const aces = (
  id: string,
  title: string,
  hands: { readonly east: string; readonly west: string },
  rest: string,
  last: ExampleStep,
): Example => ({
  id,
  group: t`Reading the closed hands`,
  title,
  section: 'XVII',
  about: last.note,
  record: boardOf({
    deal: `N:Q54.Q54.Q54.QJ54 ${hands.east} AK32.K32.AK2.K32 ${hands.west}`,
    dealer: WEST,
    calls: '1D P P 1N P P P',
    cards: `DJ D4 D3 DA  C2 CA C4 C6  ${rest}`,
  }),
  observer: SOUTH,
  agreed: [AGREES_NOTHING, calls(ONE_ACE)],
  steps: [LED, CLUB, last],
})

export const POINTS_AND_CARDS: readonly Example[] = [
  POINTS,
  aces(
    'aces-one-each',
    t`Two aces, one each`,
    { east: '876.A876.763.876', west: 'JT9.JT9.JT98.AT9' },
    'HJ H4 HA H2',
    {
      at: 18,
      note: t`East plays the ace of hearts: confirmed.`,
      figures: status('confirmed', false),
    },
  ),
  aces(
    'aces-both-west',
    t`Two aces in one hand`,
    { east: '876.T876.763.876', west: 'JT9.AJ9.JT98.AT9' },
    'HA H4 H6 H2',
    {
      at: 16,
      note: t`West plays the ace of hearts as well: impossible.`,
      figures: status('impossible', false),
    },
  ),
  aces(
    'aces-east-void',
    t`Two aces: East shows out`,
    { east: '9876..T98763.876', west: 'JT.AJT9876.J.AT9' },
    'HJ HQ D6 H2',
    {
      at: 18,
      note: t`East shows out of hearts, so the ace of hearts is West’s too: impossible, without its having been seen.`,
      figures: status('impossible', false),
    },
  ),
  aces(
    'aces-west-void',
    t`Two aces: West shows out`,
    { east: '876.AJT9876.3.76', west: 'JT9..JT9876.AT98' },
    'SJ S4 S6 SA  H2 D6 HQ HA',
    {
      at: 21,
      note: t`West shows out of hearts, so the ace of hearts is East’s: confirmed, without its having been seen.`,
      figures: status('confirmed', false),
    },
  ),
]
