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
  unknown: false,
  choices: 3,
  offered: undefined,
  itself: false,
  moreAhead: false,
}
const offered = 'OPENBID’s call'

describe('the next step in words', () => {
  it('offers OPENBID’s call only when it stands ready', () => {
    expect(nextHint({ ...plain, step: call, offered })).toContain('OPENBID')
    expect(nextHint({ ...plain, step: call })).not.toContain('OPENBID')
    expect(nextHint({ ...plain, step: call, offered, itself: true })).toBe(
      'North deals and calls first.',
    )
    expect(nextHint({ ...plain, step: call })).toContain('North deals and calls first')
  })
  it('says that the record goes on, and does not offer what the page then hides', () => {
    const hint = nextHint({ ...plain, step: call, offered, moreAhead: true })
    expect(hint).toContain('The record goes on')
    expect(hint).not.toContain('OPENBID')
  })
  it('names declarer for dummy’s card and the suit to follow', () => {
    expect(nextHint({ ...plain, step: follow })).toBe(
      'North plays dummy’s card: follow with a heart.',
    )
    expect(nextHint({ ...plain, step: follow, choices: 1 })).toContain('there is only one')
  })
  it('does not claim to know what an unknown hand must do', () => {
    const hint = nextHint({ ...plain, step: { ...follow, mustFollow: false }, unknown: true })
    expect(hint).toContain('not known')
    expect(hint).not.toContain('left')
  })
  it('tells nothing of a closed hand', () => {
    for (const mustFollow of [true, false]) {
      const hint = nextHint({ ...plain, step: { ...follow, mustFollow }, closed: true, choices: 1 })
      expect(hint).toBe('North plays dummy’s card; that hand is closed.')
    }
  })
})
