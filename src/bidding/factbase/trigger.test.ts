/** What follows by itself once a fact is added. */
import { describe, expect, it } from 'vitest'
import { cardOf } from '#core/card.ts'
import { ACE } from '#core/rank.ts'
import { EAST, NORTH } from '#core/seat.ts'
import { CLUBS, HEARTS } from '#core/suit.ts'
import { events, held, points, said, south } from '#testing/fact-bases.ts'
import { lookUp, rangeOf, readVariable, tell, withdraw, writeVariable } from './base.ts'
import { tellHand } from './routines.ts'
import type { Trigger } from './trigger.ts'

describe('if-added methods', () => {
  const isVoid: Trigger = {
    id: 'void',
    label: 'a void',
    when: [
      { about: '?a', says: { kind: 'control', suit: '?suit', held: true } },
      { about: '?b', says: { kind: 'card', rank: ACE, suit: '?suit', held: true } },
    ],
    where: [{ kind: 'differ', seats: ['?a', '?b'] }],
    does: { kind: 'void', about: '?a' },
  }
  const control = said(NORTH, { kind: 'control', suit: CLUBS, held: true })
  const ace = (about: 0 | 1 | 2 | 3, suit: 0 | 1 | 2 | 3 = CLUBS) =>
    said(about, { kind: 'card', card: cardOf(suit, ACE), held: true })
  it('fire in either order, once, and only where the variables agree', () => {
    for (const facts of [
      [control, ace(EAST)],
      [ace(EAST), control],
    ]) {
      const base = tell(south([isVoid]), facts)
      expect(rangeOf(base, 'known', NORTH, 'length', CLUBS)).toEqual({ min: 0, max: 0 })
      expect(events(base).filter(({ kind }) => kind === 'trigger')).toHaveLength(1)
      expect(base.facts.at(-1)?.because).toMatchObject({ kind: 'trigger', trigger: 'void' })
    }
    for (const other of [ace(NORTH), ace(EAST, HEARTS)])
      expect(
        events(tell(south([isVoid]), [control, other])).some(({ kind }) => kind === 'trigger'),
      ).toBe(false)
  })
  it('what they added falls with a premise', () => {
    const base = withdraw(tell(south([isVoid]), [control, ace(EAST)]), 1)
    expect(base.facts.map(({ status }) => status)).toEqual(['added', 'withdrawn', 'withdrawn'])
  })
  it('write pseudo-variables by table, again when the sum moves', () => {
    const level: Trigger = {
      id: 'level',
      label: 'level',
      when: [{ about: 'partner', says: { kind: 'points' } }],
      where: [],
      does: {
        kind: 'write',
        variable: 'level',
        value: {
          kind: 'table',
          sumOf: [
            { about: 'me', measure: 'total' },
            { about: 'partner', measure: 'total' },
          ],
          rows: [
            { least: 25, value: 4 },
            { least: 20, value: 2 },
          ],
        },
      },
    }
    let base = tellHand(south([level]), held('AQJ86.AT73.A.K72'), [])
    expect(readVariable(base, 'level')).toBeUndefined()
    base = tell(base, [said(NORTH, points(0, 37))])
    expect(readVariable(base, 'level')).toBe(2)
    base = tell(base, [said(NORTH, points(6, 37))])
    expect(readVariable(base, 'level')).toBe(4)
    const values = base.facts.filter(({ says }) => says.kind === 'variable')
    expect(values.map(({ status }) => status)).toEqual(['withdrawn', 'added'])
    expect(events(lookUp(base, 'level', 'choose')).at(-1)).toMatchObject({
      doing: 'read',
      value: 4,
    })
    // The same value again is no entry.
    expect(writeVariable(base, 'level', 4, { kind: 'set' }, 'test').log).toHaveLength(
      base.log.length,
    )
  })
})
