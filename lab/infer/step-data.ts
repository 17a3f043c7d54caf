/**
 * What one seat knows at a step as plain data for other programs: bounds by law,
 * ranges and odds with what is agreed, what each call and card said. Its form is
 * documented by its schema (step-schema.ts).
 */

import { plain } from '#constraint/phrase.ts'
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { type Seat, seatLetter } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Moment } from '#engine/jobs/knowledge/moments.ts'
import type { HandBounds } from '#reasoning/law/changes.ts'
import type { Distribution } from '#reasoning/law/distribution.ts'
import type { StepData } from './step-schema.ts'

const DIGITS = 1e6
const rounded = (p: number): number => Math.min(1, Math.max(0, Math.round(p * DIGITS) / DIGITS))
type Letters<T> = { S: T; H: T; D: T; C: T }
const lettered = <T>(of: (suit: 0 | 1 | 2 | 3) => T): Letters<T> => ({
  S: of(3),
  H: of(2),
  D: of(1),
  C: of(0),
})
const boundsData = ({ suits, hcp }: Pick<HandBounds, 'suits' | 'hcp'>) => ({
  lengths: lettered((suit): [number, number] => [suits[suit].lo, suits[suit].hi]),
  points: [hcp.lo, hcp.hi] as [number, number],
})
const oddsData = ({ lo, chances, upTo }: Distribution) =>
  Object.fromEntries(
    chances.flatMap((low, i): [string, number | [number, number]][] => {
      const high = upTo?.[i]
      if (low === 0 && (high ?? 0) === 0) return []
      return [[`${lo + i}`, high === undefined ? rounded(low) : [rounded(low), rounded(high)]]]
    }),
  )

export interface StepAsked {
  readonly view: SeatView
  readonly moment: Moment
  readonly board?: number
  readonly sentences?: readonly string[]
}
/** The step as data that keeps to the schema. */
export function stepData({ view, moment, board, sentences = [] }: StepAsked): StepData {
  const { law, agreed } = moment
  const letters = (seats: readonly Seat[], chances: readonly { readonly chance: number }[]) =>
    Object.fromEntries(seats.map((one, i) => [seatLetter(one), rounded(chances[i]?.chance ?? 0)]))
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
      readings: one.readings.map(({ says, status, qualifier, chance: likely }) => ({
        says: plain(says),
        status,
        ...(qualifier === undefined ? {} : { agreement: qualifier }),
        ...(likely === undefined ? {} : { chance: rounded(likely) }),
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
