/** What recorded tables say about leads and signals, as counts and as chances beside what was so. */
import { contractOf } from '#core/auction.ts'
import { suitOf } from '#core/card.ts'
import { openingLeader, strainOfContract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { auctionOf } from '#core/record.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { NOTRUMP, SUITS } from '#core/suit.ts'
import type { CardSign, Inference, Reading } from '#reasoning/inference/inference.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { totalWeight } from '#reasoning/posterior/weighing.ts'
import { anyOf, holds, type Predicate } from '#reasoning/predicates/predicate.ts'
import { EVERYDAY, SIGNALS_READ } from '#reasoning/sources/carding.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import {
  HEADS,
  headClass,
  LED_AS,
  LENGTHS_TOLD,
  type LedAs,
  ledAs,
} from '#reasoning/sources/recorded.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import type { Recorded } from '../calibrate/recorded.ts'
import { finished } from '../calibrate/score.ts'

/** Holdings of a class that opening leaders had, and how many were led from. */
export interface SuitCount {
  held: number
  led: number
}
export type SuitCounts = Readonly<Record<LedAs, readonly SuitCount[]>>
export const noSuitCounts = (): SuitCounts =>
  Object.fromEntries(
    LED_AS.map((as) => [
      as,
      Array.from({ length: HEADS.length * LENGTHS_TOLD }, () => ({ held: 0, led: 0 })),
    ]),
  ) as unknown as SuitCounts

/** The opening leader’s suits, each once. */
export function countSuits(counts: SuitCounts, { record }: Recorded): void {
  const contract = contractOf(auctionOf(record))
  const led = record.cards[0]
  const view = contract && seatView(record, contract.declarer)
  if (contract === undefined || led === undefined || view === undefined) return
  const deal = record.board.deal as Deal
  const leader = openingLeader(contract)
  const as = ledAs(view, leader)
  for (const suit of SUITS) {
    const one = counts[as(suit)][headClass(deal[leader][suit])]
    if (one === undefined) continue
    one.held += 1
    if (suitOf(led) === suit) one.led += 1
  }
}

/** One act: the chance by law of each kind of reading before it was weighed, and which kind was so. */
export interface Act {
  readonly sign: CardSign
  readonly when: 'opening' | 'later'
  readonly kind: 'notrump' | 'suit'
  /** Consistent or without a choice, unspecified, inconsistent: they add up to one. */
  readonly chances: readonly [number, number, number]
  readonly so: 0 | 1 | 2
}

const CLASSES = [
  (q: Reading['qualifier']) => q === 'consistent' || q === undefined,
  (q: Reading['qualifier']) => q === 'unspecified',
] as const

const READ = {
  carding: [EVERYDAY, EVERYDAY].map((one) => ({ ...one, odds: 'own', signals: SIGNALS_READ })),
  calls: [NO_CALLS, NO_CALLS],
  meanings: [],
} as unknown as Parameters<typeof inferencesOf>[1]

function actOf(view: SeatView, deal: Deal, one: Inference): Act | undefined {
  const { because, readings } = one
  if (
    because.kind !== 'card' ||
    because.sign === 'suit-led' ||
    because.sign === 'suit-thrown' ||
    because.sign === 'restricted-choice' ||
    because.sign === 'show-out'
  )
    return undefined
  const position = positionFromScratch(view, because.index + 1)
  if (!position.ok) return undefined
  const weightOf = (when: Predicate | undefined): number =>
    finished(
      totalWeight(
        position.value,
        when === undefined ? [] : [{ seat: one.seat, terms: [{ weight: 1, when }], otherwise: 0 }],
      ),
    ) ?? 0
  const all = weightOf(undefined)
  const [agreed, unspecified] = CLASSES.map((is) =>
    anyOf(...readings.filter(({ qualifier }) => is(qualifier)).map(({ says }) => says)),
  ) as [Predicate, Predicate]
  const first = weightOf(agreed) / all
  const second = weightOf(unspecified) / all
  const third = Math.max(0, 1 - first - second)
  const so = holds(agreed, deal) === true ? 0 : holds(unspecified, deal) === true ? 1 : 2
  return {
    sign: because.sign,
    when: because.index === 0 ? 'opening' : 'later',
    kind:
      view.contract !== undefined && strainOfContract(view.contract) !== NOTRUMP
        ? 'suit'
        : 'notrump',
    chances: [first, second, third],
    so,
  }
}

/** What declarer could read of the defenders' cards. */
export function actsOf({ record }: Recorded): readonly Act[] {
  const contract = contractOf(auctionOf(record))
  const view = contract && seatView(record, contract.declarer)
  if (view === undefined) return []
  const deal = record.board.deal as Deal
  return inferencesOf(view, READ).flatMap((one) => actOf(view, deal, one) ?? [])
}
