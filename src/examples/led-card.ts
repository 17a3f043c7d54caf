/** Sections XIV and XV: what the five of spades can be, against notrump, and what becomes of each reading. */
import { SOUTH } from '#core/seat.ts'
import { boardOf, FOURTH_BEST } from './build.ts'
import type { Example, ExampleStep, Figure, LeadFigure, Status } from './example.ts'

type Cell = readonly [k: number, n: number, headed: LeadFigure['headed'], holdings: number]

/** The readings the article keeps, and how it has them; the count is of holdings in the suit alone. */
const kept = (cells: readonly Cell[], said: (cell: Cell) => Status): readonly Figure[] =>
  cells.map((cell) => ({
    kind: 'lead',
    k: cell[0],
    n: cell[1],
    headed: cell[2],
    holdings: cell[3],
    ours: cell[3] === 0 ? 'impossible' : 'open',
    printed: said(cell),
  }))
/** Readings the article does not keep, or does not follow: ours alone. */
const others = (cells: readonly Cell[]): readonly Figure[] =>
  cells.map(([k, n, headed, holdings]) => ({
    kind: 'lead',
    k,
    n,
    headed,
    holdings,
    ours: holdings === 0 ? 'impossible' : 'open',
  }))
const STILL_OPEN: Figure = { kind: 'lead-verdict', ours: 'open', printed: 'open' }
const open = (): Status => 'open'

const lead: ExampleStep = {
  at: 1,
  section: 'XIV',
  note: 'West leads the five of spades. Spades out: king, jack, nine, seven, five, four, three, two. The article sorts the readings into agreed, not covered and against the agreement. Two things differ here: it leaves the singleton out of the list, and it keeps “highest of three headed by an honour”, which no spot card can be.',
  figures: [
    ...kept(
      [
        [1, 2, 'any', 3],
        [1, 3, 'spots', 3],
        [4, 4, 'any', 4],
        [4, 5, 'any', 12],
        [4, 6, 'any', 12],
        [4, 7, 'any', 4],
        [1, 3, 'honour', 0],
        [2, 3, 'honour', 6],
        [3, 3, 'honour', 5],
      ],
      open,
    ),
    ...others([
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
    ]),
    STILL_OPEN,
  ],
}
const jack: ExampleStep = {
  at: 3,
  section: 'XV',
  note: 'East plays the jack. None of the readings the article keeps goes with it; fifth best, which it had set aside, is impossible now: three cards above the five are left, and four are needed.',
  figures: [
    ...kept(
      [
        [1, 2, 'any', 3],
        [1, 3, 'spots', 3],
        [4, 4, 'any', 1],
        [4, 5, 'any', 3],
        [4, 6, 'any', 3],
        [4, 7, 'any', 1],
        [1, 3, 'honour', 0],
        [2, 3, 'honour', 3],
        [3, 3, 'honour', 2],
      ],
      open,
    ),
    ...others([
      [1, 1, 'any', 1],
      [5, 5, 'any', 0],
      [5, 6, 'any', 0],
      [5, 7, 'any', 0],
      [5, 8, 'any', 0],
    ]),
    STILL_OPEN,
  ],
}
const three: ExampleStep = {
  at: 6,
  section: 'XV',
  note: 'East plays the three: seven spades in West’s hand are impossible, and with them fourth best of seven.',
  figures: [
    ...kept(
      [
        [1, 2, 'any', 2],
        [1, 3, 'spots', 1],
        [4, 4, 'any', 1],
        [4, 5, 'any', 2],
        [4, 6, 'any', 1],
        [4, 7, 'any', 0],
        [1, 3, 'honour', 0],
        [2, 3, 'honour', 2],
        [3, 3, 'honour', 2],
      ],
      ([k, n]) => (k === 4 && n === 7 ? 'impossible' : 'open'),
    ),
    ...others([
      [1, 4, 'any', 0],
      [2, 5, 'any', 0],
      [3, 6, 'any', 0],
    ]),
    STILL_OPEN,
  ],
}
const king: ExampleStep = {
  at: 8,
  section: 'XV',
  note: 'West plays the king: the five was not the highest of anything. The article strikes three readings here; the third, the honour-headed one, was impossible from the start.',
  figures: [
    ...kept(
      [
        [1, 2, 'any', 0],
        [1, 3, 'spots', 0],
        [4, 4, 'any', 1],
        [4, 5, 'any', 2],
        [4, 6, 'any', 1],
        [4, 7, 'any', 0],
        [1, 3, 'honour', 0],
        [2, 3, 'honour', 2],
        [3, 3, 'honour', 2],
      ],
      ([k, n]) => (k === 1 || n === 7 ? 'impossible' : 'open'),
    ),
    ...others([
      [1, 1, 'any', 0],
      [2, 2, 'any', 1],
      [3, 4, 'any', 4],
    ]),
    STILL_OPEN,
  ],
}

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
  group: 'Reading the closed hands',
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
    'The five of spades, fourth best',
    LONG,
    'S2 SQ H5 H2',
    [
      lead,
      jack,
      three,
      king,
      {
        at: 11,
        note: 'East shows out: West had six spades, and the five was fourth best of them. The reading is confirmed.',
        figures: [
          { kind: 'lead', k: 4, n: 6, headed: 'any', ours: 'confirmed', holdings: 1 },
          { kind: 'lead', k: 4, n: 5, headed: 'any', ours: 'impossible' },
          { kind: 'lead', k: 4, n: 4, headed: 'any', ours: 'impossible' },
          { kind: 'lead-verdict', ours: 'confirmed' },
        ],
      },
    ],
    'Every reading of a lead, agreed or not, with what each later spade does to it.',
  ),
  example(
    'led-low-doubleton',
    'The five of spades, from king-five',
    'N:AQ8.QJ4.QJ4.KQJ4 J97432.65.65.765 T6.AK32.AK32.A32 K5.T987.T987.T98',
    'HT HQ H5 H2  SQ S2 C2 C8',
    [
      king,
      {
        at: 16,
        note: 'West shows out of spades: the five was the lower of two. Every agreed reading is gone, so the lead was off-system.',
        figures: [
          { kind: 'lead', k: 2, n: 2, headed: 'any', ours: 'confirmed', holdings: 1 },
          { kind: 'lead', k: 4, n: 4, headed: 'any', ours: 'impossible' },
          { kind: 'lead-verdict', ours: 'off-system' },
        ],
      },
    ],
    'The same cards seen, another hand: no agreed reading is left.',
  ),
]
