/**
 * Records for the benchmarks of the posterior: the shared file's, which the runner reads where it is
 * present, or records of our own in the same mix (hands concealed, cards played, kinds of actions).
 */
import { cardOf } from '#core/card.ts'
import type { Rank } from '#core/rank.ts'
import { invariant } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { leadReadings } from '#reasoning/inference/lead-cells.ts'
import type { Position } from '#reasoning/law/position.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import {
  allOf,
  anyOf,
  type CardWith,
  not,
  oneOf,
  type Predicate,
} from '#reasoning/predicates/predicate.ts'
import { type AgreementRecord, benchRandom } from './bench.ts'
import { benchPositions, benchViews } from './bench-plays.ts'

type Below = (n: number) => number
type Terms = Likelihood['terms']
type Maker = (seat: Seat, suit: Suit, below: Below) => Terms

/** What an action of each kind says. */
const MAKERS = {
  rule: (seat, _, below) => {
    const n = 12 + below(11)
    return [
      { weight: 70, when: { kind: 'rule', seat, n } },
      { weight: 5, when: { kind: 'rule', seat, n: n - 2 - below(3) } },
    ]
  },
  twosuit: (seat, suit, below) => [
    { weight: 60, when: allOf(len(seat, suit, 4 + below(2)), len(seat, other(suit, below), 3)) },
  ],
  preempt: (seat, suit, below) => {
    const least = 4 + below(2)
    const from = 2 + below(8)
    return [
      { weight: 80, when: allOf(len(seat, suit, least), points(seat, from, from + 6)) },
      { weight: 10, when: len(seat, suit, least - 1) },
    ]
  },
  major: (seat, _, below) => {
    const suit = (2 + below(2)) as Suit
    const least = 5 + below(2)
    const from = 5 + below(5)
    const longest = SUITS.filter((s) => s !== suit).map(
      (than): Predicate => ({ kind: 'longer', seat, suit, than, by: than > suit ? 1 : 0 }),
    )
    return [
      { weight: 90, when: allOf(len(seat, suit, least), ...longest, points(seat, from, from + 9)) },
      {
        weight: 8,
        when: allOf(len(seat, suit, least - 1, least - 1), points(seat, from - 1, from + 10)),
      },
    ]
  },
  pass: (seat, _, below) => [
    {
      weight: 97,
      when: allOf(points(seat, 0, 5 + below(8)), not({ kind: 'rule', seat, n: 20 })),
    },
  ],
  overcall: (seat, suit, below) => {
    const from = 2 + below(8)
    return [{ weight: 85, when: allOf(len(seat, suit, 5), points(seat, from, from + 9)) }]
  },
  max: (seat, suit, below) => [
    {
      weight: 66,
      when: allOf(len(seat, suit, 0, 4 + below(3)), points(seat, 1 + below(8), 40)),
    },
  ],
  short: (seat, suit, below) => [{ weight: 75, when: len(seat, suit, 0, 1 + below(3)) }],
  nt: (seat, _, below) => {
    const from = 6 + below(7)
    const noVoid = SUITS.map((suit) => len(seat, suit, 1, 6))
    return [
      { weight: 95, when: allOf({ kind: 'balanced', seat }, points(seat, from, from + 2)) },
      { weight: 6, when: allOf(points(seat, from - 1, from + 3), ...noVoid) },
    ]
  },
} as const satisfies Readonly<Record<string, Maker>>
type Kind = keyof typeof MAKERS | 'lead' | 'cards'

function len(seat: Seat, suit: Suit, min: number, max = 13): Predicate {
  return { kind: 'length', seat, suit, min, max }
}
function points(seat: Seat, min: number, max: number): Predicate {
  return { kind: 'hcp', seat, min, max }
}
const other = (suit: Suit, below: Below): Suit => ((suit + 1 + below(3)) & 3) as Suit

type Shares<T> = readonly (readonly [value: T, share: number])[]
/** How often the shared file has each kind of action, number of actions, and cards played. */
const MIX: {
  readonly [hands in 2 | 3]: {
    readonly kinds: Shares<Kind>
    readonly actions: Shares<number>
    readonly cards: Shares<number>
  }
} = {
  2: {
    kinds: [
      ...([
        ['cards', 38],
        ['lead', 28],
        ['overcall', 27],
        ['pass', 24],
        ['major', 22],
      ] as const),
      ...(['twosuit', 'nt', 'rule'] as const).map((kind) => [kind, 20] as const),
      ...([
        ['short', 18],
        ['preempt', 17],
        ['max', 13],
      ] as const),
    ],
    actions: [
      [1, 26],
      [2, 49],
      [3, 33],
      [4, 6],
    ],
    cards: [
      [1, 25],
      [3, 23],
      [5, 17],
      [8, 14],
      [16, 16],
      [28, 19],
    ],
  },
  3: {
    kinds: [
      ['rule', 16],
      ['twosuit', 12],
      ['preempt', 12],
      ['major', 9],
      ['pass', 9],
      ['lead', 9],
      ['overcall', 8],
      ['max', 8],
      ['short', 7],
      ['nt', 5],
    ],
    actions: [
      [1, 6],
      [2, 20],
      [3, 15],
      [4, 1],
    ],
    // None: before the lead; one: after it, dummy not faced; more: as dummy sees it.
    cards: [
      [0, 20],
      [1, 11],
      [8, 6],
      [14, 4],
      [36, 1],
    ],
  },
}
const pick = <T>(shares: Shares<T>, below: Below): T => {
  let at = below(shares.reduce((sum, [, share]) => sum + share, 0))
  for (const [value, share] of shares) {
    at -= share
    if (at < 0) return value
  }
  throw new Error('shares are not empty')
}

/** South declares; its partner sees nothing but its own hand. */
function positionOf(seed: number, hands: 2 | 3, cards: number, below: Below): Position {
  const seat = hands === 2 ? ((2 - below(2)) as Seat) : cards <= 1 ? ((1 + below(2)) as Seat) : 0
  const [view] = benchViews(seed, 1, seat, cards)
  invariant(view !== undefined, 'one view was asked for')
  const seen = hands === 2 ? view : { ...view, dummy: undefined }
  return benchPositions(seen).at(-1)!
}
function leadTerms(position: Position, seat: Seat, suit: Suit): Terms {
  const held = position.known[position.seats.indexOf(seat) * 4 + suit] as number
  const rank = (held === 0 ? 31 - Math.clz32(position.unseen[suit]) : 31 - Math.clz32(held)) as Rank
  const cells = leadReadings(position, seat, cardOf(suit, rank))
  const usual = cells.filter((one) => one.k === 4 || one.n <= 2 || one.headed === 'spots')
  return [
    { weight: 80, when: anyOf(...usual) },
    { weight: 20, when: anyOf(...cells.filter((one) => one.headed === 'honour')) },
  ]
}
function cardsTerms([a, b]: readonly Seat[], suit: Suit, below: Below): Terms {
  const has = (seat: Seat | undefined, s: Suit, rank: number): CardWith => ({
    kind: 'card',
    seat: seat!,
    card: cardOf(s, rank as Rank),
  })
  const [s, first, second] = [other(suit, below), 9 + below(4), 9 + below(4)]
  return [
    {
      weight: 9,
      when: oneOf(
        allOf(has(a, suit, first), has(b, s, second)),
        allOf(has(b, suit, first), has(a, s, second)),
      ),
    },
  ]
}

/** So many records of our own. */
export function ownAgreements(
  seed: number,
  count: number,
  hands: 2 | 3,
): readonly AgreementRecord[] {
  const below = benchRandom(seed)
  const mix = MIX[hands]
  return Array.from({ length: count }, (_, n) => {
    const position = positionOf(seed + n * 7, hands, pick(mix.cards, below), below)
    const turn = below(hands)
    const actions = Array.from({ length: pick(mix.actions, below) }, (_, i): Likelihood => {
      // Each hand acts once, as far as they go.
      const seat = position.seats[(turn + i) % hands]!
      const suit = below(4) as Suit
      const otherwise = below(4) < 2 ? 0 : below(2) + 1
      const drawn = pick(mix.kinds, below)
      const free = position.unseen[suit] !== 0
      const kind = free ? drawn : 'short'
      if (kind === 'cards')
        return { seat: undefined, otherwise, terms: cardsTerms(position.seats, suit, below) }
      const terms =
        kind === 'lead' ? leadTerms(position, seat, suit) : MAKERS[kind](seat, suit, below)
      return { seat, otherwise, terms }
    })
    return { position, actions, expected: undefined }
  })
}
