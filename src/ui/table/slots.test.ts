import { describe, expect, it } from 'vitest'
import { SEATS, type Seat } from '#core/seat.ts'
import { screenSideOf } from '../ask/tricks.ts'
import { slotsOf } from './slots.ts'
import type { HandForm, HandModel } from './table-model.ts'

/** South looks; forms by seat, N E S W. */
const hands = (forms: readonly HandForm[]): readonly HandModel[] =>
  SEATS.map((seat) => ({
    seat,
    place: screenSideOf(seat, 2),
    form: forms[seat]!,
    name: '',
    roles: [],
    turn: undefined,
    suits: [],
    tallest: 0,
    count: 13,
    held: '',
    playable: new Set(),
    reason: undefined,
    unknown: false,
    live: true,
  }))
const slots = (forms: readonly HandForm[], turn: Seat | undefined, phone: boolean) =>
  Object.fromEntries(
    slotsOf(hands(forms), { viewer: 2, turn, phone }).map(({ slot, hand, cards }) => [
      slot,
      [hand.seat, hand.form, cards],
    ]),
  )

describe('the places of the felt', () => {
  it('are the compass where there is room', () => {
    expect(slots(['diagram', 'rows', 'fan', 'backs'], 1, false)).toEqual({
      north: [0, 'diagram', true],
      east: [1, 'rows', true],
      hand: [2, 'fan', true],
      west: [3, 'backs', true],
    })
  })
  it('on a phone bring dummy to the top from a side, and name its partner there', () => {
    expect(slots(['backs', 'rows', 'fan', 'backs'], 2, true)).toEqual({
      north: [1, 'columns', true],
      east: [0, 'backs', true],
      hand: [2, 'fan', true],
      west: [3, 'backs', true],
    })
  })
  it('on a phone bring an open hand on turn to the bottom', () => {
    expect(slots(['columns', 'diagram', 'fan', 'diagram'], 3, true)).toEqual({
      north: [0, 'columns', true],
      east: [1, 'diagram', true],
      hand: [3, 'fan', true],
      west: [3, 'diagram', false],
    })
  })
})
