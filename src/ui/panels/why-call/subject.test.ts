import { describe, expect, it } from 'vitest'
import { PASS, parseCall } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import { position, visibleHands } from '#store/selectors.ts'
import { createKibitzerStore } from '#store/store.ts'
import { subjectOf } from './subject.ts'

const table = () => {
  const made = createKibitzerStore()
  made.actions.dealNew({ seed: [1, 9, 6, 7] })
  const subject = () => {
    const s = made.store.getState()
    const hands = visibleHands(s)
    return subjectOf(position(s), (seat: Seat) => hands[seat].faceUp)
  }
  const call = (text: string) => {
    const parsed = parseCall(text)
    if (parsed === undefined) throw new Error(text)
    const done = made.actions.makeCall(parsed)
    if (!done.ok) throw new Error(done.error.message)
  }
  return { ...made, subject, call }
}

describe('the call that is explained', () => {
  it('is the one to come while nobody has bid', () => {
    const { subject, call } = table()
    const first = subject()
    call('P')
    const second = subject()
    if (first.kind !== 'offer' || second.kind !== 'offer') throw new Error('no offer')
    expect(second.seat).toBe((first.seat + 1) & 3)
    expect(second.hand).not.toEqual(first.hand)
  })
  it('is the opening once there is one, also under later calls', () => {
    const { subject, call } = table()
    const offered = subject()
    call('1S')
    const made = subject()
    expect(made).toMatchObject({ kind: 'made', call: parseCall('1S'), followed: false })
    expect('seat' in made && made.seat).toBe('seat' in offered && offered.seat)
    call('2H')
    expect(subject()).toEqual({ ...made, followed: true })
  })
  it('is the last pass of a board passed out', () => {
    const { subject, call } = table()
    const dealer = subject()
    for (let i = 0; i < 4; i++) call('P')
    const last = subject()
    expect(last).toMatchObject({ kind: 'made', call: PASS })
    expect('seat' in last && 'seat' in dealer && (last.seat - dealer.seat) & 3).toBe(3)
  })
  it('is the call of the place that was chosen', () => {
    const { store, call } = table()
    call('P')
    call('1S')
    const p = position(store.getState())
    expect(subjectOf(p, () => true, 0)).toMatchObject({ kind: 'made', call: PASS, followed: false })
    expect(subjectOf(p, () => true, 2)).toMatchObject({ kind: 'offer', seat: 3 })
  })
  it('gives nothing away of a closed hand', () => {
    const { subject, actions } = table()
    const open = subject()
    if (open.kind !== 'offer') throw new Error('no offer')
    actions.setViewMode({ kind: 'kibitz', seat: ((open.seat + 1) & 3) as Seat })
    expect(subject()).toEqual({ kind: 'none', reason: 'closed', seat: open.seat })
    actions.setViewMode({ kind: 'kibitz', seat: open.seat })
    expect(subject()).toEqual(open)
  })
})
