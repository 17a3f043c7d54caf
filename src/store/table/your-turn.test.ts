import { describe, expect, it } from 'vitest'
import { bidOf, DOUBLE, PASS } from '#core/call.ts'
import { EAST, NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { NOTRUMP } from '#core/suit.ts'
import * as select from '../selectors.ts'
import { createKibitzerStore } from '../store.ts'

/** South sits among robots; what is said after each event. */
function sit() {
  const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
  for (const seat of [NORTH, EAST, WEST]) actions.setPlayer(seat, { kind: 'robot' })
  actions.setViewMode({ kind: 'sit', seat: SOUTH })
  const said = () => store.getState().view.announcement.text
  const play = () => {
    actions.playCard(select.legalCards(store.getState())[0]!)
    return said()
  }
  const call = (...made: Parameters<typeof actions.makeCall>) => {
    actions.makeCall(...made)
    return said()
  }
  return { store, actions, said, play, call }
}
/** Bids so that the seat declares one notrump. */
function contractOf(seat: Seat, { call }: ReturnType<typeof sit>): string {
  for (let at = 0; at < seat; at++) call(PASS)
  call(bidOf(1, NOTRUMP))
  return [PASS, PASS, PASS].map((one) => call(one)).at(-1)!
}

describe('who sits at the table is told', () => {
  it('when to call, and nobody else is', () => {
    const table = sit()
    expect(table.call(PASS)).toBe('North: pass.')
    expect(table.call(PASS)).toBe('East: pass. Your call.')
    expect(table.call(bidOf(1, NOTRUMP))).toBe('South: one notrump.')
    table.call(DOUBLE)
    table.call(PASS)
    expect(table.call(PASS)).toBe('East: pass. Your call.')
  })
  it('when to play, from which hand, and what dummy has as it comes down', () => {
    const table = sit()
    expect(contractOf(SOUTH, table)).toBe('East: pass. One notrump by South. West leads.')
    const lead = table.play()
    expect(lead).toMatch(
      /^West leads the \w+ of \w+\. Dummy, North: spades [a-z ]+, hearts .*\. Play from dummy\.$/,
    )
    expect(table.play()).not.toMatch(/Your|dummy/i)
    expect(table.play()).toMatch(/Your card\.$/)
    expect(table.play()).toMatch(/wins trick 1\.( (Your lead|Lead from dummy)\.)?$/)
  })
  it('when to lead', () => {
    const table = sit()
    // East bids, so that South leads.
    expect(contractOf(EAST, table)).toBe(
      'North: pass. One notrump by East. South leads. Your lead.',
    )
    expect(table.play()).toMatch(/^South leads .* Dummy, West: [^.]*\.$/)
  })
  it('that partner’s robot declares and waits for an answer, once', () => {
    const table = sit()
    contractOf(NORTH, table)
    expect(table.play()).toMatch(
      /Dummy, South: [^.]*\. You are dummy: North declares\. Play both hands, or watch\?$/,
    )
    expect(table.play()).not.toMatch(/You are dummy/)
  })
  it('nothing while robots play both hands, or while the board is looked at', () => {
    const table = sit()
    contractOf(NORTH, table)
    table.play()
    table.play()
    expect(table.said()).not.toMatch(/Your|from dummy/)
    table.actions.seek(2)
    table.actions.stepBy(-1)
    expect(table.said()).not.toMatch(/Your/)
    // The last of the record is where it goes on.
    table.actions.setViewMode({ kind: 'all' })
    table.actions.seek(99)
    expect(table.said()).not.toMatch(/Your|from dummy/)
  })
})
