/**
 * Agreements about leads and signals, as data: which place a card has in the holding it is led from,
 * and what a small card says when it is played to a trick or thrown. A lead is read by the first rule
 * that fits the holding; a holding that no rule names is against the agreement.
 */
import { type Card, rankOf } from '#core/card.ts'
import type { Holding } from '#core/holding.ts'
import { t } from '#core/text.ts'
import type { Qualifier } from '../inference/inference.ts'
import type { Heading, LedFrom } from '../predicates/predicate.ts'

/** From a holding of `min` to `max` cards headed so, the `k`-th highest is led. */
export interface PlaceRule {
  readonly kind: 'place'
  readonly k: number
  readonly min: number
  readonly max: number
  readonly headed: Heading
  readonly qualifier: Qualifier
}
/**
 * The top of this many touching honours, or more: `sequence` with no higher card touching it,
 * `inside` with a higher honour above a gap (the jack from king, jack, ten). `second`: the second
 * of them (the king from ace and king).
 */
export interface SequenceRule {
  readonly kind: 'sequence' | 'inside' | 'second'
  readonly length: number
  readonly qualifier: Qualifier
}
export type LeadRule = PlaceRule | SequenceRule

export interface LeadRules {
  readonly notrump: readonly LeadRule[]
  readonly suit: readonly LeadRule[]
}

/** `standard`: high, then low says yes (even, encouraging); `upside-down`: low, then high does. */
export const SIGNALS = ['standard', 'upside-down', 'none'] as const
export type Signal = (typeof SIGNALS)[number]

/** What a defender's first card in a suit says, ten and higher apart. */
export interface SignalAgreement {
  /** Following to a suit that declarer or dummy leads: an even number. */
  readonly count: Signal
  /** Following to a suit that partner leads: an honour in it. */
  readonly attitude: Signal
  /** Throwing the first card of a suit: an honour in it. */
  readonly discard: Signal
  /** Throwing a high card of a suit says an honour in the higher of the suits left, a low one in the lower. */
  readonly suitPreference: boolean
  /** Of a hundred hands, how many signal so: as agreed, and against it. */
  readonly weights: { readonly agreed: number; readonly against: number }
}

/**
 * What a play that was not made says. Each figure: of a hundred hands that could have made it, how
 * many let it be; a hundred says nothing.
 */
export interface NotMade {
  /** Second hand did not cover an honour with a higher one. */
  readonly cover: number
  /**
   * The opening lead was not partner's suit, though two cards or more were held. A hundred in what is
   * shipped: of recorded leads it was false in three cases of four that it decided.
   */
  readonly partnersSuit: number
  /** The opening lead was not the top of three touching honours held in another suit. */
  readonly sequence: number
  /** Third hand's honour was not the lowest of touching ones. */
  readonly lowestOfEquals: number
}

/** Of a hundred hands, how many lead so: agreed, not specified, against the agreement. */
export interface LeadWeights {
  readonly consistent: number
  readonly unspecified: number
  readonly inconsistent: number
}
/** What one side agrees about its leads and signals; `notrump` and `suit` are for the opening lead. */
export interface CardingAgreement extends LeadRules {
  readonly name: string
  /** Leads of defenders after the first, to a suit they lead for the first time. */
  readonly later: LeadRules
  readonly weights: LeadWeights
  /**
   * `recorded`: how often leads are as agreed, which suits are led and thrown, and from which place of a
   * holding small cards are played, by recorded play; the weights here are then not used. `own`, or absent: by the weights here.
   */
  readonly odds?: 'recorded' | 'own'
  readonly signals: SignalAgreement
  readonly notMade: NotMade
}

const place = (
  k: number,
  min: number,
  max: number,
  headed: Heading = 'any',
  qualifier: Qualifier = 'consistent',
): PlaceRule => ({ kind: 'place', k, min, max, headed, qualifier })

const SEQUENCE: LeadRule = { kind: 'sequence', length: 3, qualifier: 'consistent' }
const THREE_TO_AN_HONOUR: readonly LeadRule[] = [1, 2, 3].map((k) =>
  place(k, 3, 3, 'honour', 'unspecified'),
)
const START: LeadWeights = { consistent: 80, unspecified: 20, inconsistent: 2 }
const USUAL: SignalAgreement = {
  count: 'standard',
  attitude: 'standard',
  discard: 'standard',
  suitPreference: false,
  weights: { agreed: 60, against: 30 },
}
/** All signals are read, so that their odds can be learned. */
export const SIGNALS_READ = USUAL
/** Every card says only what the law makes it say. */
export const NO_SIGNALS: SignalAgreement = {
  count: 'none',
  attitude: 'none',
  discard: 'none',
  suitPreference: false,
  weights: { agreed: 1, against: 1 },
}
/** The same leads, and of signals only whether partner's suit is liked: what beginners agree. */
export const plainSignals = (carding: CardingAgreement): CardingAgreement => ({
  ...carding,
  signals: { ...carding.signals, count: 'none', discard: 'none', suitPreference: false },
})
const HABITS: NotMade = { cover: 40, partnersSuit: 100, sequence: 40, lowestOfEquals: 15 }

const FOURTH: readonly LeadRule[] = [
  SEQUENCE,
  place(1, 2, 2),
  place(1, 3, 3, 'spots'),
  ...THREE_TO_AN_HONOUR,
  place(4, 4, 13),
]
const THIRD: readonly LeadRule[] = [
  SEQUENCE,
  place(1, 2, 2),
  place(3, 3, 4),
  place(5, 5, 5),
  place(3, 6, 6),
  place(5, 7, 13),
]
/** Middle of three small, the higher one next. */
const MIDDLE_FIRST: readonly LeadRule[] = [
  SEQUENCE,
  { kind: 'inside', length: 2, qualifier: 'consistent' },
  place(1, 2, 2),
  place(2, 3, 3, 'spots'),
  place(3, 3, 3, 'honour'),
  place(4, 4, 13),
]

const TOUCHING: readonly LeadRule[] = [
  { kind: 'sequence', length: 2, qualifier: 'consistent' },
  { kind: 'inside', length: 2, qualifier: 'consistent' },
  { kind: 'second', length: 2, qualifier: 'unspecified' },
]
/** What most people lead against notrump: fourth best from an honour, second from small cards. */
const EVERYDAY_NOTRUMP: readonly LeadRule[] = [
  ...TOUCHING,
  place(1, 2, 2),
  place(1, 3, 3, 'spots'),
  place(2, 3, 3, 'spots', 'unspecified'),
  place(3, 3, 3, 'spots', 'unspecified'),
  place(3, 3, 3, 'honour'),
  place(2, 3, 3, 'honour', 'unspecified'),
  place(4, 4, 13, 'honour'),
  place(3, 4, 13, 'honour', 'unspecified'),
  place(5, 5, 13, 'honour', 'unspecified'),
  place(2, 4, 13, 'spots'),
  place(1, 4, 13, 'spots', 'unspecified'),
  place(4, 4, 13, 'spots', 'unspecified'),
]
/** Against trumps: third from an even number and lowest from an odd one; fourth best is not covered. */
const EVERYDAY_SUIT: readonly LeadRule[] = [
  ...TOUCHING,
  place(1, 2, 2),
  place(3, 3, 4),
  place(5, 5, 5),
  place(3, 6, 6),
  place(5, 7, 13),
  place(4, 4, 13, 'any', 'unspecified'),
  place(1, 3, 3, 'spots', 'unspecified'),
  place(2, 3, 13, 'spots', 'unspecified'),
  // The ace from an ace, when it is led at all; and a high card from a long broken suit.
  place(1, 3, 13, 'honour', 'unspecified'),
]

/**
 * Everyday leads, by the odds of recorded play: the top of touching honours (the ace from ace and
 * king), low from an honour, against notrump fourth best and second from small cards, against trumps
 * third and fifth.
 */
export const EVERYDAY: CardingAgreement = {
  name: t`Everyday`,
  notrump: EVERYDAY_NOTRUMP,
  suit: EVERYDAY_SUIT,
  later: { notrump: EVERYDAY_NOTRUMP, suit: EVERYDAY_SUIT },
  weights: START,
  odds: 'recorded',
  signals: USUAL,
  notMade: HABITS,
}
/** Fourth best, top of a doubleton, top of three small, top of a sequence of honours. */
export const FOURTH_BEST: CardingAgreement = {
  name: t`Fourth best`,
  notrump: FOURTH,
  suit: FOURTH,
  later: { notrump: FOURTH, suit: FOURTH },
  weights: START,
  signals: USUAL,
  notMade: HABITS,
}
/** Third from an even number, lowest from an odd one. */
export const THIRD_AND_FIFTH: CardingAgreement = {
  ...FOURTH_BEST,
  name: t`Third and fifth`,
  suit: THIRD,
  later: { notrump: FOURTH, suit: THIRD },
}
/** Fourth best with the middle of three small, and the top of an inside sequence. */
export const MIDDLE_UP_DOWN: CardingAgreement = {
  ...FOURTH_BEST,
  name: t`Fourth best, middle of three small`,
  notrump: MIDDLE_FIRST,
  suit: MIDDLE_FIRST,
  later: { notrump: MIDDLE_FIRST, suit: MIDDLE_FIRST },
}
const ANY: readonly LeadRule[] = Array.from({ length: 13 }, (_, i) =>
  place(i + 1, i + 1, 13, 'any', 'unspecified'),
)
/** Every lead is as likely as any other, and no card says more than the law. */
export const NOTHING_AGREED: CardingAgreement = {
  name: t`Nothing agreed`,
  notrump: ANY,
  suit: ANY,
  later: { notrump: ANY, suit: ANY },
  weights: { consistent: 1, unspecified: 1, inconsistent: 1 },
  signals: NO_SIGNALS,
  notMade: { cover: 100, partnersSuit: 100, sequence: 100, lowestOfEquals: 100 },
}
export const CARDINGS: readonly CardingAgreement[] = [
  EVERYDAY,
  FOURTH_BEST,
  THIRD_AND_FIFTH,
  MIDDLE_UP_DOWN,
]

/** The touching cards at the top of which the card stands, itself included; `undefined` when fewer fit above the nine. */
export function sequenceFrom(card: Card, length: number): Holding | undefined {
  const rank = rankOf(card)
  const lowest = rank - length + 1
  return lowest < 8 ? undefined : ((((1 << length) - 1) << lowest) as Holding)
}

/** The rule that names the card of such a holding by its place. */
export const placeRuleOf = (
  reading: Omit<LedFrom, 'kind' | 'seat' | 'card'>,
  rules: readonly LeadRule[],
): PlaceRule | undefined =>
  rules.find(
    (one): one is PlaceRule =>
      one.kind === 'place' &&
      one.k === reading.k &&
      reading.n >= one.min &&
      reading.n <= one.max &&
      (one.headed === 'any' || reading.headed === one.headed),
  )
/** How a reading by place stands with the rules; `undefined` for a singleton, where there was no choice. */
export const qualifierOf = (reading: LedFrom, rules: readonly LeadRule[]): Qualifier | undefined =>
  reading.n === 1 ? undefined : (placeRuleOf(reading, rules)?.qualifier ?? 'inconsistent')
