/**
 * Laws of counting that every card player uses: a rank has four cards, a suit thirteen, the pack
 * forty points. They place cards and narrow ranges; each finding names its law and its facts.
 */
import { type Card, cardOf, suitOf } from '#core/card.ts'
import { type Hand, hcp, lengths } from '#core/hand.ts'
import { ACE, JACK, type Rank, TEN } from '#core/rank.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { type FactBase, type NewFact, rangeOf, standing, tell, together } from './base.ts'
import type { Fact } from './fact.ts'
import { type CountStatement, implies, type Statement, topicOf } from './statement.ts'

/** The laws, by the names that findings carry. */
export const COUNTING_LAWS = [
  /** All cards of the rank that are left must be his, or none can be. */
  'four-of-a-rank',
  /** Some of the numbers do not go with the points he has shown. */
  'points-need-cards',
  /** Three hands lack the card, so the fourth has it. */
  'only-hand-left',
  /** The cards in sight leave this many of the suit. */
  'thirteen-of-a-suit',
  /** The cards in sight leave this many points. */
  'forty-points',
  /** The high cards he has are all the points he can have. */
  'points-are-full',
  /** The cards of the suit that he has are all he can have. */
  'suit-is-full',
] as const
export type CountingLaw = (typeof COUNTING_LAWS)[number]

/** What counting finds, with the facts it rests on. */
export const finding = (
  about: Seat,
  says: Statement,
  law: CountingLaw,
  facts: readonly number[],
): NewFact => ({ base: 'known', about, says, because: { kind: 'counting', law, facts } })

/** The cards of a rank by what is known of them for one seat. */
export interface RankPlaces {
  /** Known to be this seat's. */
  readonly held: readonly Card[]
  /** May be this seat's or another's. */
  readonly open: readonly Card[]
  /** The facts by which the others are elsewhere. */
  readonly because: readonly number[]
}
export function rankPlaces(known: readonly Fact[], seat: Seat, rank: Rank): RankPlaces {
  const held: Card[] = []
  const open: Card[] = []
  const because: number[] = []
  for (const suit of SUITS) {
    const card = cardOf(suit, rank)
    const of = known.filter(({ says }) => says.kind === 'card' && says.card === card)
    const yes = of.find(({ says }) => says.kind === 'card' && says.held)
    const no = of.find(({ about, says }) => about === seat && says.kind === 'card' && !says.held)
    const away = yes && yes.about !== seat ? yes : no
    if (away) because.push(away.id)
    else if (yes) {
      held.push(card)
      because.push(yes.id)
    } else open.push(card)
  }
  return { held, open, because }
}

/**
 * The most points that a hand can have with this many of the rank, from the cards not known
 * elsewhere. Without an ace every first-round control shown is a void, and no honour of that suit
 * is held.
 */
const mostPoints = (known: readonly Fact[], seat: Seat, rank: Rank, count: number): number => {
  const voids =
    rank === ACE && count === 0
      ? known.flatMap(({ about, says }) =>
          about === seat && says.kind === 'control' && says.held ? [says.suit] : [],
        )
      : []
  let points = 0
  let cards = 0
  for (let r = ACE as number; r >= JACK && cards < 13; r--) {
    const { held, open } = rankPlaces(known, seat, r as Rank)
    const free = open.filter((card) => !voids.includes(suitOf(card)))
    const n = Math.min(r === rank ? count : held.length + free.length, 13 - cards)
    points += n * (r - TEN)
    cards += n
  }
  return points
}

function fromCount(base: FactBase, fact: Fact, says: CountStatement): readonly NewFact[] {
  const known = standing(base, 'known')
  const { held, open, because } = rankPlaces(known, fact.about, says.rank)
  const possible = says.of.filter((n) => n >= held.length && n <= held.length + open.length)
  if (possible.length === 0) return []
  const points = known.find(
    (f) => f.about === fact.about && f.says.kind === 'points' && f.says.min > 0,
  )
  const least = rangeOf(base, 'known', fact.about, 'points').min
  const affordable = possible.filter((n) => mostPoints(known, fact.about, says.rank, n) >= least)
  const left = affordable.length > 0 ? affordable : possible
  const found: NewFact[] = []
  if (left.length < says.of.length) {
    const byPoints = left.length < possible.length && points !== undefined
    found.push(
      finding(
        fact.about,
        { ...says, of: left },
        byPoints ? 'points-need-cards' : 'four-of-a-rank',
        byPoints ? [fact.id, points.id, ...because] : [fact.id, ...because],
      ),
    )
  }
  const all = Math.min(...left) === held.length + open.length
  const none = Math.max(...left) === held.length
  if (all || none)
    for (const card of open)
      found.push(
        finding(fact.about, { kind: 'card', card, held: all }, 'four-of-a-rank', [
          fact.id,
          ...because,
        ]),
      )
  return found
}

/** An ace that three hands are known to lack. */
function onlyHandLeft(base: FactBase): readonly NewFact[] {
  const known = standing(base, 'known')
  return SUITS.flatMap((suit) => {
    const card = cardOf(suit, ACE)
    const of = known.filter(({ says }) => says.kind === 'card' && says.card === card)
    if (of.some(({ says }) => says.kind === 'card' && says.held)) return []
    const lacking = SEATS.filter((seat) => of.some((f) => f.about === seat))
    const left = SEATS.find((seat) => !lacking.includes(seat))
    return lacking.length === 3 && left !== undefined
      ? [
          finding(
            left,
            { kind: 'card', card, held: true },
            'only-hand-left',
            of.map((f) => f.id),
          ),
        ]
      : []
  })
}

/** Whether it says more than is known. */
export const isNews = (base: FactBase, { about, says }: NewFact): boolean => {
  const now = together(base, 'known', about, topicOf(says))
  return now === undefined || !implies(now, says)
}

/** Applies the laws until they find nothing new. */
export function countOut(base: FactBase): FactBase {
  let next = base
  // Every round adds a fact or ends; there are fewer facts to find than this.
  for (let round = 0; round < 64; round++) {
    const found: NewFact[] = []
    for (const fact of standing(next, 'known'))
      if (fact.says.kind === 'count') found.push(...fromCount(next, fact, fact.says))
    found.push(...onlyHandLeft(next))
    const news = found.find((f) => isNews(next, f))
    if (news === undefined) return next
    next = tell(next, [news])
  }
  return next
}

/**
 * What the cards in sight leave to the hidden hands: at most this many of each suit, and this many
 * points. Given only where it is less than is known.
 * @param seen the hands in sight, by seat.
 */
export function leftOver(
  base: FactBase,
  seen: readonly { readonly seat: Seat; readonly hand: Hand }[],
): readonly NewFact[] {
  const hidden = SEATS.filter((seat) => seen.every((s) => s.seat !== seat))
  const because = standing(base, 'known')
    .filter((f) => f.because.kind === 'dummy' && f.says.kind === 'points')
    .map((f) => f.id)
  const points = 40 - seen.reduce((n, s) => n + hcp(s.hand), 0)
  const left = (suit: Suit): number => 13 - seen.reduce((n, s) => n + lengths(s.hand)[suit], 0)
  return hidden.flatMap((seat) => {
    const other = hidden.find((s) => s !== seat)
    const away = (kind: 'points' | 'length', suit?: Suit) =>
      other === undefined ? { min: 0, max: 0 } : rangeOf(base, 'known', other, kind, suit)
    const p = away('points')
    const facts: NewFact[] = [
      finding(
        seat,
        { kind: 'points', min: Math.max(0, points - p.max), max: Math.max(0, points - p.min) },
        'forty-points',
        because,
      ),
      ...SUITS.map((suit) => {
        const n = away('length', suit)
        return finding(
          seat,
          {
            kind: 'length',
            suit,
            min: Math.max(0, left(suit) - n.max),
            max: Math.max(0, left(suit) - n.min),
          },
          'thirteen-of-a-suit',
          because,
        )
      }),
    ]
    return facts.filter((f) => isNews(base, f))
  })
}
