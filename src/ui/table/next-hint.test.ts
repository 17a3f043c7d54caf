import { describe, expect, it } from 'vitest'
import { HEARTS } from '#core/suit.ts'
import type { NextStep } from '#store/index.ts'
import { nextHint } from './next-hint.ts'

const call: NextStep = { kind: 'call', seat: 0, first: true }
const follow: NextStep = {
  kind: 'play',
  seat: 2,
  by: 0,
  trick: 3,
  led: HEARTS,
  mustFollow: true,
}
const plain = {
  closed: false,
  passOn: false,
  unknown: false,
  choices: 3,
  offered: false,
  itself: false,
  moreAhead: false,
}

describe('the next step in words', () => {
  it('asks for a call only where none stands ready', () => {
    const asked = 'North deals and calls first. Choose a call.'
    const turn = 'North deals and calls first.'
    expect(nextHint({ ...plain, step: call })).toBe(asked)
    expect(nextHint({ ...plain, step: call, offered: true })).toBe(turn)
    expect(nextHint({ ...plain, step: call, itself: true })).toBe(turn)
  })
  it('asks for no call where the record goes on', () => {
    expect(nextHint({ ...plain, step: call, moreAhead: true })).toBe('North deals and calls first.')
  })
  it('names declarer for dummy’s card and the suit to follow', () => {
    expect(nextHint({ ...plain, step: follow })).toBe(
      'North plays dummy’s card: follow with a heart.',
    )
    expect(nextHint({ ...plain, step: follow, choices: 1 })).toBe(
      'North plays dummy’s card: follow with the only heart.',
    )
  })
  it('does not claim to know what an unknown hand must do', () => {
    const hint = nextHint({ ...plain, step: { ...follow, mustFollow: false }, unknown: true })
    expect(hint).toContain('any card not seen elsewhere')
    expect(hint).not.toContain('left')
  })
  it('sends the device to the person on turn before it asks for a call', () => {
    expect(nextHint({ ...plain, step: call, passOn: true })).toBe(
      'North to call. Pass the device on.',
    )
    expect(
      nextHint({ ...plain, step: { kind: 'lead', seat: 0 }, closed: true, passOn: true }),
    ).toBe('North makes the opening lead. Pass the device on.')
    expect(nextHint({ ...plain, step: follow, closed: true, passOn: true })).toBe(
      'North plays dummy’s card. Pass the device on.',
    )
  })
  it('tells nothing of a closed hand', () => {
    for (const mustFollow of [true, false]) {
      const hint = nextHint({ ...plain, step: { ...follow, mustFollow }, closed: true, choices: 1 })
      expect(hint).toBe('North plays dummy’s card; that hand is closed.')
    }
  })
})
