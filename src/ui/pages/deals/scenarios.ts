/** Ready scenarios by convention: each sets the controls, and says in the words of the script what they cannot. */
import { EAST, NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { bySuit, CLUBS, DIAMONDS, HEARTS, SPADES, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { mapTuple4 } from '#core/tuple.ts'
import type { RangeText, SeatForm } from '../../ask/deal/deal-form.ts'
import { type DealsForm, freeForm, type SuitQuality } from './deals-form.ts'

type Bounds = readonly [least: number | undefined, most?: number]
interface HandWish {
  readonly hcp?: Bounds
  readonly shapes?: string
  readonly lengths?: Partial<Record<Suit, Bounds>>
  readonly quality?: SuitQuality
}
export interface Scenario {
  readonly id: string
  readonly title: string
  readonly hands: Partial<Record<Seat, HandWish>>
  readonly rest?: Partial<Pick<DealsForm, 'dealer' | 'more' | 'together'>>
}

const BALANCED = 'balanced'
const OPENER: Bounds = [12, 20]
/** Too little to come in: what lets the other side bid alone, mostly. */
const QUIET: HandWish = { hcp: [undefined, 9], shapes: '4333 4432 5332 5422 5431' }
const QUIET_OPPONENTS = { [EAST]: QUIET, [WEST]: QUIET }
const NOTRUMP: HandWish = { hcp: [15, 17], shapes: BALANCED }
const MAJOR_OPENER: HandWish = { hcp: OPENER, lengths: { [SPADES]: [5] } }

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'stayman',
    title: t`Stayman: is there a fit?`,
    hands: {
      [SOUTH]: NOTRUMP,
      [NORTH]: { hcp: [8], lengths: { [HEARTS]: [undefined, 4], [SPADES]: [undefined, 4] } },
    },
    rest: { dealer: SOUTH, more: 'spades(north) == 4 or hearts(north) == 4' },
  },
  {
    id: 'transfers',
    title: t`Transfers after 1NT`,
    hands: { [SOUTH]: NOTRUMP },
    rest: { dealer: SOUTH, more: 'spades(north) >= 5 or hearts(north) >= 5' },
  },
  {
    id: 'notrump-raise',
    title: t`1NT without a major: pass, invite or game`,
    hands: {
      [SOUTH]: NOTRUMP,
      [NORTH]: {
        hcp: [6, 12],
        lengths: { [HEARTS]: [undefined, 3], [SPADES]: [undefined, 3] },
      },
    },
    rest: { dealer: SOUTH },
  },
  {
    id: 'two-notrump',
    title: t`After 2NT`,
    hands: { [SOUTH]: { hcp: [20, 21], shapes: BALANCED }, [NORTH]: { hcp: [3] } },
    rest: { dealer: SOUTH },
  },
  {
    id: 'strong-two-clubs',
    title: t`Strong 2♣`,
    hands: { [SOUTH]: { hcp: [22] } },
    rest: { dealer: SOUTH },
  },
  {
    id: 'major-raise',
    title: t`Raising partner’s major`,
    hands: {
      [SOUTH]: MAJOR_OPENER,
      [NORTH]: { hcp: [6, 12], lengths: { [SPADES]: [3, 5] } },
      ...QUIET_OPPONENTS,
    },
    rest: { dealer: SOUTH },
  },
  {
    id: 'jacoby',
    title: t`Jacoby 2NT: game with four trumps`,
    hands: { [SOUTH]: MAJOR_OPENER, [NORTH]: { hcp: [13], lengths: { [SPADES]: [4] } } },
    rest: { dealer: SOUTH },
  },
  {
    id: 'splinter',
    title: t`Splinters`,
    hands: {
      [SOUTH]: MAJOR_OPENER,
      [NORTH]: { hcp: [10, 14], lengths: { [SPADES]: [4, 5] } },
    },
    rest: {
      dealer: SOUTH,
      more: 'hearts(north) <= 1 or diamonds(north) <= 1 or clubs(north) <= 1',
    },
  },
  {
    id: 'two-over-one',
    title: t`Two over one`,
    hands: {
      [SOUTH]: MAJOR_OPENER,
      [NORTH]: { hcp: [13], lengths: { [SPADES]: [undefined, 2] } },
    },
    rest: {
      dealer: SOUTH,
      more: 'hearts(north) >= 5 or diamonds(north) >= 5 or clubs(north) >= 5',
    },
  },
  {
    id: 'four-four',
    title: t`Finding a four–four major`,
    hands: {
      [SOUTH]: {
        hcp: OPENER,
        lengths: { [HEARTS]: [undefined, 4], [SPADES]: [undefined, 4] },
      },
      [NORTH]: { hcp: [6] },
    },
    rest: {
      dealer: SOUTH,
      more: 'hearts(north) == 4 and hearts(south) == 4 or spades(north) == 4 and spades(south) == 4',
    },
  },
  {
    id: 'weak-two',
    title: t`Weak two-bids`,
    hands: {
      [SOUTH]: {
        hcp: [6, 10],
        lengths: { [SPADES]: [6, 6], [HEARTS]: [undefined, 3] },
        quality: { suit: SPADES, quality: 'two' },
      },
    },
    rest: { dealer: SOUTH },
  },
  {
    id: 'preempt',
    title: t`Preempts at the three level`,
    hands: {
      [SOUTH]: {
        hcp: [5, 9],
        lengths: { [HEARTS]: [7, 7], [SPADES]: [undefined, 3] },
        quality: { suit: HEARTS, quality: 'three' },
      },
    },
    rest: { dealer: SOUTH },
  },
  {
    id: 'takeout',
    title: t`Takeout doubles`,
    hands: {
      [WEST]: { hcp: [12, 15], lengths: { [HEARTS]: [5, 6], [SPADES]: [undefined, 4] } },
      [SOUTH]: {
        hcp: [12, 16],
        lengths: { [HEARTS]: [0, 2], [SPADES]: [4, 4], [DIAMONDS]: [3], [CLUBS]: [3] },
      },
      [NORTH]: { hcp: [undefined, 9] },
      [EAST]: { hcp: [undefined, 5] },
    },
    rest: { dealer: WEST },
  },
  {
    id: 'overcall',
    title: t`Overcalls`,
    hands: {
      [EAST]: { hcp: [12, 15], lengths: { [DIAMONDS]: [4], [SPADES]: [undefined, 4] } },
      [SOUTH]: {
        hcp: [8, 15],
        lengths: { [SPADES]: [5, 6] },
        quality: { suit: SPADES, quality: 'two' },
      },
    },
    rest: { dealer: EAST },
  },
  {
    id: 'michaels',
    title: t`Both majors over a minor`,
    hands: {
      [EAST]: { hcp: [12, 16], lengths: { [DIAMONDS]: [4], [HEARTS]: [undefined, 4] } },
      [SOUTH]: { hcp: [8, 14], lengths: { [SPADES]: [5, 6], [HEARTS]: [5, 6] } },
    },
    rest: { dealer: EAST },
  },
  {
    id: 'over-notrump',
    title: t`Over their 1NT`,
    hands: { [EAST]: NOTRUMP, [SOUTH]: { hcp: [10, 15] } },
    rest: {
      dealer: EAST,
      more: 'shape(south, any 54xx + any 55xx + any 6xxx)',
    },
  },
  {
    id: 'negative-double',
    title: t`Negative doubles`,
    hands: {
      [NORTH]: { hcp: [12, 15], lengths: { [CLUBS]: [4], [SPADES]: [undefined, 3] } },
      [EAST]: { hcp: [9, 14], lengths: { [SPADES]: [5, 6] } },
      [SOUTH]: { hcp: [6, 11], lengths: { [HEARTS]: [4, 4], [SPADES]: [undefined, 3] } },
    },
    rest: { dealer: NORTH },
  },
  {
    id: 'slam',
    title: t`Asking for aces`,
    hands: { [SOUTH]: { hcp: [14], lengths: { [SPADES]: [5] } } },
    rest: {
      dealer: SOUTH,
      together: [
        { hcp: { min: '30', max: '35' }, suit: SPADES, cards: '9' },
        { hcp: { min: '', max: '' }, cards: '8' },
      ],
    },
  },
  {
    id: 'three-notrump',
    title: t`Playing 3NT`,
    hands: { [SOUTH]: { hcp: [12], shapes: BALANCED }, [NORTH]: { shapes: BALANCED } },
    rest: {
      dealer: SOUTH,
      together: [
        { hcp: { min: '25', max: '27' }, cards: '8' },
        { hcp: { min: '', max: '' }, cards: '8' },
      ],
      more: `spades(north) + spades(south) <= 7 and hearts(north) + hearts(south) <= 7`,
    },
  },
  {
    id: 'weak-notrump',
    title: t`Weak 1NT`,
    hands: { [SOUTH]: { hcp: [12, 14], shapes: BALANCED } },
    rest: { dealer: SOUTH },
  },
]

const textOf = ([least, most]: Bounds): RangeText => ({
  min: least === undefined ? '' : String(least),
  max: most === undefined ? '' : String(most),
})
const OPEN: RangeText = { min: '', max: '' }
const seatForm = ({ hcp, shapes = '', lengths = {} }: HandWish = {}): SeatForm => ({
  hcp: hcp === undefined ? OPEN : textOf(hcp),
  lengths: bySuit((suit) => {
    const bounds = lengths[suit]
    return bounds === undefined ? OPEN : textOf(bounds)
  }),
  shapes,
})

/** The controls set by a scenario; how many boards, the seed and the system stay. */
export function withScenario(form: DealsForm, { id, hands, rest }: Scenario): DealsForm {
  const { boards, seed, system } = form
  const free = freeForm(seed)
  return {
    ...{ ...free, boards, system, scenario: id, ...rest },
    seats: mapTuple4(free.seats, (_, seat) => seatForm(hands[seat])),
    quality: mapTuple4(free.quality, (none, seat) => hands[seat]?.quality ?? none),
  }
}
