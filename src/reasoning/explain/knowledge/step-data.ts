/**
 * What one seat knows at a step as plain data for other programs: bounds by law,
 * ranges and odds with what is agreed, what each call and card said. `npm run lab -- infer` prints it, and the
 * page copies and saves it; lab/infer/step-schema.ts holds it to its form.
 */

import { type Phrase, plain } from '#constraint/phrase.ts'
import { type Call, callCode } from '#core/call.ts'
import { type Card, cardCode } from '#core/card.ts'
import type { Chance } from '#core/chance.ts'
import { type Seat, seatLetter } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { HandBounds } from '#reasoning/law/changes.ts'
import type { Distribution } from '#reasoning/law/distribution.ts'
import type { Figures, HandFigures } from '#reasoning/posterior/hand-figures.ts'

/** Least and most. */
type Range = readonly [number, number]
/** By the letters of the suits; cards as dealt, played ones with them. */
type Letters<T> = { readonly [Letter in 'S' | 'H' | 'D' | 'C']: T }
interface BoundsData {
  readonly lengths: Letters<Range>
  readonly points: Range
}
/** A chance 0..1; of one that is only bounded, the lower and the higher end. */
type ChanceData = number | Range
/** By the number, as text. */
type OddsData = Readonly<Record<string, ChanceData>>
/** The form of a step; chances are 0..1, to six digits. */
export interface StepData {
  /** As the file has it, from 1. */
  readonly board?: number | undefined
  /** Whose knowledge it is. */
  readonly observer: string
  /** Calls and cards made so far; in the letters of PBN. */
  readonly calls: readonly string[]
  readonly cards: readonly string[]
  /** Lawful layouts of the unseen cards, in decimal. */
  readonly layouts: string
  /** How the odds were found: exact, rounded to 14 digits, between ends, from layouts drawn, or none asked for. */
  readonly precision: 'law' | 'exact' | 'rounded' | 'interval' | 'drawn'
  readonly hands: readonly {
    readonly seat: string
    readonly law: BoundsData
    /** What every layout has that keeps to all that is agreed. */
    readonly agreed?: BoundsData | undefined
    readonly odds?: { readonly lengths: Letters<OddsData>; readonly points: OddsData } | undefined
    /** Likeliest first, spades first: `5=3=3=2`. */
    readonly shapes: readonly { readonly shape: string; readonly chance: number }[]
  }[]
  /** Who holds a card that nobody has seen, by seat. */
  readonly holders: readonly {
    readonly card: string
    readonly odds: Readonly<Record<string, ChanceData>>
  }[]
  readonly inferences: readonly {
    readonly seat: string
    /** The call or card, and its place among the calls or cards, from 0. */
    readonly act: string
    readonly index: number
    /** What a card is evidence of; empty for a call. */
    readonly sign: string
    /** By which agreement or system it was read. */
    readonly rule: string
    readonly verdict: 'open' | 'confirmed' | 'off-system' | 'refuted'
    readonly readings: readonly {
      readonly says: string
      readonly status: 'open' | 'confirmed' | 'impossible'
      readonly agreement?: 'consistent' | 'unspecified' | 'inconsistent' | undefined
      readonly chance?: ChanceData | undefined
    }[]
  }[]
  /** Where not every promise can have been kept: the acts that were off, and how likely. */
  readonly conflict: readonly { readonly off: readonly string[]; readonly chance: number }[]
  /** Partner’s promises stand in the conflict. */
  readonly partnerFirst: boolean
  /** What the step told, as the page says it. */
  readonly sentences: readonly string[]
}

type Reading = StepData['inferences'][number]['readings'][number]
/** A moment as far as it is told to other programs: by law, and with what is agreed where that is known. */
export interface StepMoment {
  readonly law: {
    readonly layouts: string
    readonly hands: readonly HandFigures[]
  }
  readonly agreed?:
    | {
        readonly seats: readonly Seat[]
        readonly precision: StepData['precision']
        readonly now?: Figures
        readonly inferences: readonly {
          readonly seat: Seat
          readonly act: { readonly index: number } & (
            | { readonly kind: 'call'; readonly call: Call }
            | { readonly kind: 'card'; readonly card: Card }
          )
          readonly sign: string
          readonly rule: string
          readonly verdict: StepData['inferences'][number]['verdict']
          readonly readings: readonly (Partial<Chance> & {
            readonly says: Phrase
            readonly status: Reading['status']
            readonly qualifier?: Reading['agreement']
          })[]
        }[]
        readonly conflict: StepData['conflict']
        readonly partnerFirst: boolean
      }
    | undefined
}

const DIGITS = 1e6
const rounded = (p: number): number => Math.min(1, Math.max(0, Math.round(p * DIGITS) / DIGITS))
const lettered = <T>(of: (suit: 0 | 1 | 2 | 3) => T): Letters<T> => ({
  S: of(3),
  H: of(2),
  D: of(1),
  C: of(0),
})
const boundsData = ({ suits, hcp }: Pick<HandBounds, 'suits' | 'hcp'>) => ({
  lengths: lettered((suit): Range => [suits[suit].lo, suits[suit].hi]),
  points: [hcp.lo, hcp.hi] as const,
})
const chanceData = ({ chance, upTo }: Chance): ChanceData =>
  upTo === undefined ? rounded(chance) : [rounded(chance), rounded(upTo)]
const oddsData = ({ lo, chances, upTo }: Distribution) =>
  Object.fromEntries(
    chances.flatMap((chance, i): readonly (readonly [string, ChanceData])[] => {
      const high = upTo?.[i]
      if (chance === 0 && (high ?? 0) === 0) return []
      return [[`${lo + i}`, chanceData(high === undefined ? { chance } : { chance, upTo: high })]]
    }),
  )

export interface StepAsked {
  readonly view: SeatView
  readonly moment: StepMoment
  readonly board?: number
  readonly sentences?: readonly string[]
}
/** The step as data that keeps to the schema. */
export function stepData({ view, moment, board, sentences = [] }: StepAsked): StepData {
  const { law, agreed } = moment
  const letters = (seats: readonly Seat[], chances: readonly Chance[]) =>
    Object.fromEntries(
      seats.map((one, i) => [seatLetter(one), chanceData(chances[i] ?? { chance: 0 })]),
    )
  return {
    ...(board === undefined ? {} : { board }),
    observer: seatLetter(view.seat),
    calls: view.calls.map(({ call }) => callCode(call)),
    cards: view.cards.map(cardCode),
    layouts: law.layouts,
    precision: agreed?.precision ?? 'law',
    hands: law.hands.map((hand) => {
      const now = agreed?.now?.hands.find((one) => one.seat === hand.seat)
      return {
        seat: seatLetter(hand.seat),
        law: boundsData(hand),
        ...(now?.kept === undefined ? {} : { agreed: boundsData(now.kept) }),
        ...(now === undefined
          ? {}
          : {
              odds: { lengths: lettered((s) => oddsData(now.suits[s])), points: oddsData(now.hcp) },
            }),
        shapes: (now ?? hand).shapes.map((one) => ({
          shape: one.name,
          chance: rounded(one.chance),
        })),
      }
    }),
    holders: (agreed?.now?.cards ?? []).map(({ card, holders }) => ({
      card: cardCode(card),
      odds: letters(agreed?.seats ?? [], holders),
    })),
    inferences: (agreed?.inferences ?? []).map((one) => ({
      seat: seatLetter(one.seat),
      act: one.act.kind === 'call' ? callCode(one.act.call) : cardCode(one.act.card),
      index: one.act.index,
      sign: one.sign,
      rule: one.rule,
      verdict: one.verdict,
      readings: one.readings.map(({ says, status, qualifier, chance, upTo }) => ({
        says: plain(says),
        status,
        ...(qualifier === undefined ? {} : { agreement: qualifier }),
        ...(chance === undefined
          ? {}
          : { chance: chanceData(upTo === undefined ? { chance } : { chance, upTo }) }),
      })),
    })),
    conflict: (agreed?.conflict ?? []).map((one) => ({
      off: [...one.off],
      chance: rounded(one.chance),
    })),
    partnerFirst: agreed?.partnerFirst ?? false,
    sentences: [...sentences],
  }
}
