/**
 * What small cards say, learned as the factors under which the holdings that the law allows best foretell
 * those that were held. Each factor is drawn towards what its kin have in common, and these towards one:
 * what little is known of says little.
 */
import { contractOf } from '#core/auction.ts'
import { rankOf, suitOf } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import { type Holding, length } from '#core/holding.ts'
import { TEN } from '#core/rank.ts'
import { auctionOf } from '#core/record.ts'
import { lho, rho } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import type { Suit } from '#core/suit.ts'
import { suitShares } from '#counting/layouts-shares.ts'
import { handOf, isVoid, knownOf } from '#reasoning/law/position.ts'
import { lawfulPosterior } from '#reasoning/posterior/lawful-figures.ts'
import { lengthWeight } from '#reasoning/posterior/posterior.ts'
import {
  type DefenderPlay,
  defenderPlays,
  placedAs,
  thrownFrom,
  trumpOf,
} from '#reasoning/sources/defence.ts'
import {
  FOLLOWED_AS,
  type FollowedAs,
  HEADS,
  HONOUR_CLASSES,
  headClass,
  honourClass,
  LENGTHS_TOLD,
  lengthOfClass,
  PLACE_CLASSES,
  PLACED_AS,
  type PlacedAs,
  placeClass,
  type RecordedOdds,
  THROWN_AS,
  type ThrownAs,
} from '#reasoning/sources/recorded.ts'
import type { Recorded } from '../calibrate/recorded.ts'
import { solved } from './solve.ts'

/** The factors that the holdings of a class share, the widest first; the last is of this class alone. */
type Factors = readonly string[]
const placeFactors = (as: PlacedAs, at: number): Factors => [
  `place ${at}`,
  `${as}, length ${lengthOfClass(at)}`,
  `${as}, place ${at} alone`,
]
const WHOSE = ['theirs', 'ours'] as const
function honourFactors(as: FollowedAs, whose: (typeof WHOSE)[number], at: number): Factors {
  const head = HEADS[at >> 1]!
  const others = (at & 1) === 1 ? [`${whose}, others`, `${as}, ${whose}, others alone`] : []
  if (head === 'x') return others
  const top = head[0]!
  return [
    ...others,
    `${whose}, ${top}`,
    `${as}, ${whose}, ${top}`,
    `${as}, ${whose}, ${head} alone`,
  ]
}
function thrownFactors(as: ThrownAs, at: number): Factors {
  const head = HEADS[Math.floor(at / LENGTHS_TOLD)]!
  const n = 1 + (at % LENGTHS_TOLD)
  return [
    `thrown, ${n}`,
    `${as}, ${n} alone`,
    `thrown, ${head}`,
    `${as}, ${head} alone`,
    `thrown, ${head} of ${n} alone`,
  ]
}

/** A card as somebody could read it: the holdings that the law allowed its player, by their factors. */
export interface SmallCard {
  /** A card that two could read counts half for each. */
  readonly share: number
  /** By class: the chance by the law, adding up to one, and the factors. */
  readonly classes: readonly { readonly chance: number; readonly factors: Factors }[]
  /** The class that was so. */
  readonly so: number
}

/** What a holding is weighed by where the card was played. */
function factorsOf(play: DefenderPlay, trump: Suit | undefined): (held: Holding) => Factors {
  const { card } = play.event
  const as = placedAs(play, trump)
  const thrown = thrownFrom(play, trump).length > 0
  return (held) => {
    const above = length((held >> (rankOf(card) + 1)) as Holding)
    const whose = play.partnerWins ? 'ours' : 'theirs'
    return [
      ...(as === undefined || rankOf(card) >= TEN
        ? []
        : placeFactors(as, placeClass(above + 1, length(held)))),
      ...(as === undefined || as === 'thrown' || rankOf(card) >= TEN
        ? []
        : honourFactors(as, whose, honourClass(held, play.beating))),
      ...(thrown
        ? thrownFactors(trump === undefined ? 'thrown notrump' : 'thrown suit', headClass(held))
        : []),
    ]
  }
}

/** By the law, the holdings of one length are alike. */
function readBy(
  play: DefenderPlay,
  trump: Suit | undefined,
  deal: Deal,
  share: number,
): SmallCard | undefined {
  const { position } = play
  const { seat, card } = play.event
  const suit = suitOf(card)
  const hand = handOf(position, seat)
  const factors = factorsOf(play, trump)
  const rank = rankOf(card)
  const shares = suitShares(
    position.unseen[suit],
    position.seats.map((_, h) => isVoid(position, h, suit)),
    1 << TEN,
    1 << rank,
  )
  const law = lawfulPosterior(position)
  const known = knownOf(position, hand, suit)
  const held = Array.from(shares.holdings[hand]!, (unseen) => (known | unseen) as Holding)
  const ways = new Float64Array(14)
  for (const [i, one] of held.entries()) ways[length(one)] = ways[length(one)]! + shares.ways[i]!
  const by = new Map<string, { chance: number; factors: Factors }>()
  for (const [i, one] of held.entries()) {
    const n = length(one)
    const chance = (lengthWeight(law, seat, suit, n) / law.total) * (shares.ways[i]! / ways[n]!)
    const of = factors(one)
    const key = of.join()
    const mine = by.get(key) ?? { chance: 0, factors: of }
    mine.chance += chance
    by.set(key, mine)
  }
  const so = [...by.keys()].indexOf(factors(deal[seat][suit]).join())
  const classes = [...by.values()]
  return classes.length < 2 || (classes[so]?.chance ?? 0) === 0 ? undefined : { share, classes, so }
}

/**
 * The defenders’ first cards of a suit as declarer could read them, who knows how the trumps and the suits
 * led from his side lie with himself: to anyone else they tell also of the auction, which is not read
 * here. Cards to partner’s lead are as well as the leader could read them, who knows what it led from.
 */
export function smallCards({ record }: Recorded): readonly SmallCard[] {
  const contract = contractOf(auctionOf(record))
  if (contract === undefined) return []
  const { declarer } = contract
  const deal = record.board.deal as Deal
  return [declarer, lho(declarer), rho(declarer)].flatMap((seat) => {
    const view = seatView(record, seat)
    if (view === undefined) return []
    const trump = trumpOf(view)
    return defenderPlays(view).flatMap((play) => {
      const as = placedAs(play, trump)
      const isRead = as === 'partners' || (as !== undefined && seat === declarer)
      return (isRead ? readBy(play, trump, deal, as === 'partners' ? 0.5 : 1) : undefined) ?? []
    })
  })
}

/** How strongly a factor is drawn to one, and one of a single class to what its kin share. */
const SHRINK = { kin: 10, alone: 20 } as const
const ROUNDS = 12
/** A step is cut to so much: the exponential is steep. */
const STRIDE = 1

/** Logarithms of the factors by name, by Newton's method. */
function learned(cards: readonly SmallCard[]): ReadonlyMap<string, number> {
  const names = [...new Set(cards.flatMap((one) => one.classes.flatMap((of) => of.factors)))]
  const numbers = new Map(names.map((name, i) => [name, i]))
  const rows = cards.map(({ share, classes, so }) => ({
    share,
    so,
    classes: classes.map((one) => ({
      chance: one.chance,
      at: one.factors.map((name) => numbers.get(name)!),
    })),
  }))
  const n = names.length
  const theta = new Float64Array(n)
  const hold = names.map((name) => (name.endsWith('alone') ? SHRINK.alone : SHRINK.kin))
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(n)
    const curve = new Float64Array(n * n)
    for (const { share: counted, classes, so } of rows) {
      const weights = classes.map(
        ({ chance, at }) => chance * Math.exp(at.reduce((sum, f) => sum + theta[f]!, 0)),
      )
      const whole = weights.reduce((sum, one) => sum + one, 0)
      const mean = new Map<number, number>()
      for (const [i, { at }] of classes.entries())
        for (const f of at) {
          const share = (counted * weights[i]!) / whole
          mean.set(f, (mean.get(f) ?? 0) + share)
          for (const g of at) curve[f * n + g] = curve[f * n + g]! + share
        }
      for (const [f, a] of mean) {
        slope[f] = slope[f]! - a
        for (const [g, b] of mean) curve[f * n + g] = curve[f * n + g]! - (a * b) / counted
      }
      for (const f of classes[so]!.at) slope[f] = slope[f]! + counted
    }
    for (let f = 0; f < n; f++) {
      slope[f] = slope[f]! - hold[f]! * theta[f]!
      curve[f * n + f] = curve[f * n + f]! + hold[f]!
    }
    const step = solved(curve, slope)
    for (let f = 0; f < n; f++) theta[f] = theta[f]! + Math.max(-STRIDE, Math.min(STRIDE, step[f]!))
    if (step.every((one) => Math.abs(one) < 1e-3)) break
  }
  return new Map(names.map((name, i) => [name, theta[i]!]))
}

/**
 * Cards of one hand tell partly the same, so each is taken at less than its word: the power that makes
 * chances come true (`npm run lab -- calibrate`).
 */
const TEMPER = 0.7
const SAYS_NOTHING = 100

export type SignalOdds = Pick<RecordedOdds, 'places' | 'honours'> & {
  readonly thrown: Readonly<Record<ThrownAs, readonly number[]>>
}
export function signalOdds(cards: readonly SmallCard[]): SignalOdds {
  const logs = learned(cards)
  const weight = (factors: Factors): number =>
    Math.max(
      1,
      Math.round(
        SAYS_NOTHING *
          Math.exp(TEMPER * factors.reduce((sum, name) => sum + (logs.get(name) ?? 0), 0)),
      ),
    )
  const table = (classes: number, factors: (at: number) => Factors): readonly number[] =>
    Array.from({ length: classes }, (_, at) => weight(factors(at)))
  const by = <K extends string, T>(keys: readonly K[], of: (key: K) => T): Readonly<Record<K, T>> =>
    Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>
  return {
    places: by(PLACED_AS, (as) => table(PLACE_CLASSES, (at) => placeFactors(as, at))),
    honours: by(FOLLOWED_AS, (as) =>
      by(WHOSE, (whose) => table(HONOUR_CLASSES, (at) => honourFactors(as, whose, at))),
    ),
    thrown: by(THROWN_AS, (as) =>
      table(HEADS.length * LENGTHS_TOLD, (at) => thrownFactors(as, at)),
    ),
  }
}
