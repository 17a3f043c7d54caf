/** Sections XIV and XV: what the five of spades can be, against notrump, and what becomes of each reading. */
import { SOUTH } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { boardOf, FOURTH_BEST } from './build.ts'
import type { Example, ExampleStep, LeadFigure, Status } from './example.ts'

type LeadReading = readonly [k: number, n: number, headed: LeadFigure['headed']]

/** The readings the article keeps, in its order. */
const KEPT: readonly LeadReading[] = [
  [1, 2, 'any'],
  [1, 3, 'spots'],
  [4, 4, 'any'],
  [4, 5, 'any'],
  [4, 6, 'any'],
  [4, 7, 'any'],
  [1, 3, 'honour'],
  [2, 3, 'honour'],
  [3, 3, 'honour'],
]
const reading = ([k, n, headed]: LeadReading, holdings: number): LeadFigure => ({
  kind: 'lead',
  k,
  n,
  headed,
  holdings,
  ours: holdings === 0 ? 'impossible' : 'open',
})
/**
 * One card of the suit, and what it does to the readings.
 * @param counts holdings in the suit alone that fit each of `KEPT`, in its order.
 * @param said how the article has each of them.
 * @param others readings the article does not keep, or does not follow, with their counts: ours alone.
 */
const step = (
  at: number,
  section: string,
  note: string,
  counts: readonly number[],
  said: (reading: LeadReading) => Status,
  others: readonly (readonly [...LeadReading, holdings: number])[],
): ExampleStep => ({
  at,
  section,
  note,
  figures: [
    ...KEPT.map((one, i) => ({ ...reading(one, counts[i]!), printed: said(one) })),
    ...others.map(([k, n, headed, holdings]) => reading([k, n, headed], holdings)),
    { kind: 'lead-verdict', ours: 'open', printed: 'open' },
  ],
})

const open = (): Status => 'open'
const lead = step(
  1,
  'XIV',
  t`West leads the five of spades. Spades out: king, jack, nine, seven, five, four, three, two. The article sorts the readings into agreed, not covered and against the agreement. Two things differ here: it leaves the singleton out of the list, and it keeps “highest of three headed by an honour”, which no spot card can be.`,
  [3, 3, 4, 12, 12, 4, 0, 6, 5],
  open,
  [
    [1, 1, 'any', 1],
    [1, 4, 'any', 1],
    [2, 2, 'any', 4],
    [2, 3, 'spots', 6],
    [2, 4, 'any', 12],
    [2, 5, 'any', 4],
    [3, 3, 'spots', 1],
    [3, 4, 'any', 18],
    [3, 5, 'any', 18],
    [3, 6, 'any', 6],
    [5, 5, 'any', 1],
    [5, 6, 'any', 3],
    [5, 7, 'any', 3],
    [5, 8, 'any', 1],
  ],
)
const jack = step(
  3,
  'XV',
  t`East plays the jack. None of the readings the article keeps goes with it; fifth best, which it had set aside, is impossible now: three cards above the five are left, and four are needed.`,
  [3, 3, 1, 3, 3, 1, 0, 3, 2],
  open,
  [
    [1, 1, 'any', 1],
    [5, 5, 'any', 0],
    [5, 6, 'any', 0],
    [5, 7, 'any', 0],
    [5, 8, 'any', 0],
  ],
)
const three = step(
  6,
  'XV',
  t`East plays the three: seven spades in West’s hand are impossible, and with them fourth best of seven.`,
  [2, 1, 1, 2, 1, 0, 0, 2, 2],
  ([k, n]) => (k === 4 && n === 7 ? 'impossible' : 'open'),
  [
    [1, 4, 'any', 0],
    [2, 5, 'any', 0],
    [3, 6, 'any', 0],
  ],
)
const king = step(
  8,
  'XV',
  t`West plays the king: the five was not the highest of anything. The article strikes three readings here; the third, the honour-headed one, was impossible from the start.`,
  [0, 0, 1, 2, 1, 0, 0, 2, 2],
  ([k, n]) => (k === 1 || n === 7 ? 'impossible' : 'open'),
  [
    [1, 1, 'any', 0],
    [2, 2, 'any', 1],
    [3, 4, 'any', 4],
  ],
)

const SEEN = 'SA SJ S6  S8 S3 ST SK'
const example = (
  id: string,
  title: string,
  deal: string,
  rest: string,
  steps: readonly ExampleStep[],
  about: string,
): Example => ({
  id,
  group: t`Reading the closed hands`,
  title,
  section: 'XIV–XV',
  about,
  record: boardOf({ deal, contract: '3NT', cards: `S5 ${SEEN} ${rest}` }),
  observer: SOUTH,
  agreed: [FOURTH_BEST, FOURTH_BEST],
  steps,
})
const LONG = 'N:AQ8.QJ4.QJ4.KQJ4 J3.765.8765.8765 T6.AK32.AK32.A32 K97542.T98.T9.T9'

export const LED_CARD: readonly Example[] = [
  example(
    'led-card',
    t`The five of spades, fourth best`,
    LONG,
    'S2 SQ H5 H2',
    [
      lead,
      jack,
      three,
      king,
      {
        at: 11,
        note: t`East shows out: West had six spades, and the five was fourth best of them. The reading is confirmed.`,
        figures: [
          { kind: 'lead', k: 4, n: 6, headed: 'any', ours: 'confirmed', holdings: 1 },
          { kind: 'lead', k: 4, n: 5, headed: 'any', ours: 'impossible' },
          { kind: 'lead', k: 4, n: 4, headed: 'any', ours: 'impossible' },
          { kind: 'lead-verdict', ours: 'confirmed' },
        ],
      },
    ],
    t`Every reading of a lead, agreed or not, with what each later spade does to it.`,
  ),
  example(
    'led-low-doubleton',
    t`The five of spades, from king-five`,
    'N:AQ8.QJ4.QJ4.KQJ4 J97432.65.65.765 T6.AK32.AK32.A32 K5.T987.T987.T98',
    'HT HQ H5 H2  SQ S2 C2 C8',
    [
      king,
      {
        at: 16,
        note: t`West shows out of spades: the five was the lower of two. Every agreed reading is gone, so the lead was off-system.`,
        figures: [
          { kind: 'lead', k: 2, n: 2, headed: 'any', ours: 'confirmed', holdings: 1 },
          { kind: 'lead', k: 4, n: 4, headed: 'any', ours: 'impossible' },
          { kind: 'lead-verdict', ours: 'off-system' },
        ],
      },
    ],
    t`The same cards seen, another hand: no agreed reading is left.`,
  ),
]
