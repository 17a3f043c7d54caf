/**
 * Which hand stands in which place of the felt. On a phone the sides have no room for cards to touch:
 * dummy comes to the top from there, and an open hand on turn to the bottom, as a fan.
 */
import type { Seat } from '#core/seat.ts'
import type { ScreenSide } from '../ask/tricks.ts'
import { type HandForm, type HandModel, seatAt } from './table-model.ts'

export type Slot = 'north' | 'west' | 'east' | 'hand'
export interface SlotView {
  readonly slot: Slot
  readonly hand: HandModel
  /** False for a seat that is named here while its cards stand elsewhere. */
  readonly cards: boolean
}

const SLOT: Readonly<Record<ScreenSide, Slot>> = {
  top: 'north',
  left: 'west',
  right: 'east',
  bottom: 'hand',
}
const PLACES: readonly ScreenSide[] = ['top', 'left', 'right', 'bottom']

/** A diagram on a phone is read, not touched. */
const untouched = (one: SlotView): SlotView =>
  one.hand.form === 'diagram' && one.slot !== 'hand'
    ? { ...one, hand: { ...one.hand, live: false } }
    : one

export interface SlotInput {
  readonly viewer: Seat
  readonly turn: Seat | undefined
  readonly phone: boolean
}

export function slotsOf(
  hands: readonly HandModel[],
  { viewer, turn, phone }: SlotInput,
): readonly SlotView[] {
  const at = (place: ScreenSide) => hands[seatAt(place, viewer)]
  const plain = PLACES.flatMap((place): readonly SlotView[] => {
    const hand = at(place)
    return hand === undefined ? [] : [{ slot: SLOT[place], hand, cards: true }]
  })
  if (!phone) return plain
  const dummy = plain.find(({ hand }) => hand.form === 'rows')?.hand
  const onTurn = plain.find(
    ({ hand, slot }) =>
      hand.seat === turn && hand.live && hand.form === 'diagram' && slot !== 'hand',
  )?.hand
  return plain.map(untouched).map((one): SlotView => {
    if (one.slot === 'hand' && onTurn !== undefined)
      return { ...one, hand: { ...onTurn, form: 'fan', place: 'bottom' } }
    if (dummy !== undefined) {
      if (one.slot === 'north') return { ...one, hand: { ...dummy, form: 'columns', place: 'top' } }
      // The seat across takes dummy's place at the side.
      if (one.hand.seat === dummy.seat) {
        const across = at('top')
        if (across === undefined) return one
        // Its closed cards lie as those of a side: across they would reach under the trick.
        const hand = { ...across, place: one.hand.place }
        return { ...one, hand, cards: across.form === 'backs' }
      }
    }
    return one.hand.seat === onTurn?.seat ? { ...one, cards: false } : one
  })
}

/** The form of the cards in a place; `undefined` where there are none. */
export const formAt = (slots: readonly SlotView[], place: Slot): HandForm | undefined =>
  slots.find(({ slot, cards }) => slot === place && cards)?.hand.form
