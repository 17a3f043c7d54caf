/** Plans for the play, out of facts. */
import { describe, expect, it } from 'vitest'
import { cardOf, parseCard } from '#core/card.ts'
import { ACE, KING } from '#core/rank.ts'
import { EAST, NORTH, SOUTH } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES } from '#core/suit.ts'
import { events, held, length, said, south } from '#testing/fact-bases.ts'
import { type NewFact, tell } from './base.ts'
import { defencePlan, knownOther, playPlan, withPlan } from './plan.ts'

describe('plans', () => {
  const base = (facts: readonly NewFact[] = []) => tell(south(), facts)
  const own = held('AQJ86.AT73.A.K72')
  it('rest on what partner has promised, until his hand is in sight', () => {
    const before = playPlan(knownOther(base([said(NORTH, length(SPADES, 3, 13))]), own), SPADES)
    expect(before[0]).toEqual({ kind: 'draw-trumps', suit: SPADES, ours: 8 })
    expect(before).toContainEqual({ kind: 'finesse', card: cardOf(SPADES, KING), seat: SOUTH })
    const after = playPlan(knownOther(base(), own, held('K942.K2.KT653.A6')), SPADES)
    // Four trumps are out, and dummy has four: three rounds leave one for two ruffs.
    expect(after[0]).toMatchObject({ kind: 'ruff', suit: HEARTS, seat: NORTH, first: true })
    expect(after[1]).toEqual({ kind: 'draw-trumps', suit: SPADES, ours: 9 })
    expect(after.some(({ kind }) => kind === 'finesse')).toBe(false)
    const doings = events(withPlan(base(), before, after)).map((e) =>
      e.kind === 'plan' ? e.doing : e.kind,
    )
    expect(doings).toEqual(expect.arrayContaining(['dropped', 'changed']))
    expect(
      events(withPlan(base(), undefined, before)).every(
        (e) => e.kind === 'plan' && e.doing === 'made',
      ),
    ).toBe(true)
  })
  it('know when a card drops, where to ruff, and what to drive out', () => {
    const plan = (dummy: string, mine: string, strain: 0 | 1 | 2 | 3 | 4) =>
      playPlan(knownOther(base(), held(mine), held(dummy)), strain)
    const queen = parseCard('CQ')
    // Seven clubs: finesse. Nine: play for the drop.
    expect(plan('K842.A62.K53.KJ6', 'AQJ6.K73.A42.A72', NOTRUMP)).toContainEqual(
      expect.objectContaining({ kind: 'finesse', card: queen }),
    )
    expect(plan('K842.A62.3.KJ965', 'AQJ6.K73.A4.AT72', NOTRUMP)).not.toContainEqual(
      expect.objectContaining({ card: queen }),
    )
    expect(plan('K9842.6.Q53.J965', 'AQJT6.A73.A42.72', SPADES)).toContainEqual({
      kind: 'ruff',
      suit: HEARTS,
      seat: NORTH,
      times: 2,
    })
    expect(plan('842.A62.K53.A965', 'A76.K73.A2.KQJ72', NOTRUMP)).toContainEqual({
      kind: 'cash',
      suit: CLUBS,
      tricks: 5,
    })
    expect(plan('KQ42.A62.K53.965', 'J76.K73.A2.AQJ72', NOTRUMP)).toContainEqual({
      kind: 'drive-out',
      card: cardOf(SPADES, ACE),
    })
  })
  it('ruff before trumps are drawn where dummy would run out', () => {
    const plan = (dummy: string) =>
      playPlan(knownOther(base(), held('AQJT6.A732.A42.7'), held(dummy)), SPADES)
    // Three trumps in dummy, five with them: three rounds leave none for the two ruffs.
    expect(plan('K98.6.Q753.J9654').map(({ kind }) => kind)[0]).toBe('ruff')
    // Five in dummy, three with them: two rounds leave three.
    expect(plan('K9842.6.Q53.J965').map(({ kind }) => kind)[0]).toBe('draw-trumps')
  })
  it('of a defender: partner’s suit first, and the aces', () => {
    const mine = held('A942.KJ2.T9653.6')
    expect(
      defencePlan(base([said(NORTH, { kind: 'bid-suit', suit: HEARTS })]), mine, SPADES),
    ).toEqual([
      { kind: 'lead', suit: HEARTS, why: 'partner-bid' },
      { kind: 'win', card: cardOf(SPADES, ACE) },
    ])
    expect(
      defencePlan(base([said(EAST, { kind: 'bid-suit', suit: DIAMONDS })]), mine, SPADES)[0],
    ).toEqual({
      kind: 'lead',
      suit: HEARTS,
      why: 'unbid',
    })
    // Once the lead is made it is no plan any more, nor is the card that was led.
    const ace = defencePlan(base([]), mine, SPADES).flatMap((p) =>
      p.kind === 'win' ? [p.card] : [],
    )
    expect(ace.length).toBeGreaterThan(0)
    expect(defencePlan(base([]), mine, SPADES, ace[0])).toEqual(
      ace.slice(1).map((card) => ({ kind: 'win', card })),
    )
  })
})
