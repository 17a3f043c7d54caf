/** The mechanism of the fact base, with triggers and readings of its own. */
import { describe, expect, it } from 'vitest'
import { PASS, parseCall } from '#core/call.ts'
import { cardOf, parseCard } from '#core/card.ts'
import * as hand from '#core/hand.ts'
import { ACE, KING } from '#core/rank.ts'
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES } from '#core/suit.ts'
import {
  emptyBase,
  type FactBase,
  holderOfAce,
  lookUp,
  type NewFact,
  rangeOf,
  readVariable,
  standing,
  tell,
  together,
  withdraw,
  writeVariable,
} from './base.ts'
import { countOut, leftOver } from './counting.ts'
import { handFacts } from './hand-facts.ts'
import type { LogEvent } from './log.ts'
import { defencePlan, knownOther, playPlan, withPlan } from './plan.ts'
import { type CallReading, tellCall, tellHand, withMethods } from './routines.ts'
import { implies, meet, type Statement, topicOf } from './statement.ts'
import type { Trigger } from './trigger.ts'
import { listCues, reviewDummy, reviewLead } from './watch.ts'

const held = (text: string): hand.Hand => {
  const read = hand.parse(text)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}
const said = (
  about: 0 | 1 | 2 | 3,
  says: Statement,
  part: 'direct' | 'indirect' = 'direct',
  at = 0,
): NewFact => ({ base: 'known', about, says, because: { kind: 'call', at, rules: ['r'], part } })
const points = (min: number, max: number): Statement => ({ kind: 'points', min, max })
const length = (suit: 0 | 1 | 2 | 3, min: number, max: number): Statement => ({
  kind: 'length',
  suit,
  min,
  max,
})
const events = (base: FactBase): readonly LogEvent[] => base.log.map(({ event }) => event)
const contradictions = (base: FactBase) =>
  events(base).flatMap((event) => (event.kind === 'contradiction' ? [event] : []))
const south = (triggers: readonly Trigger[] = []): FactBase => emptyBase(SOUTH, triggers)

describe('statements', () => {
  it('imply, meet and miss each other by topic', () => {
    expect(implies(points(12, 14), points(12, 37))).toBe(true)
    expect(implies(points(12, 37), points(12, 14))).toBe(false)
    expect(meet(points(0, 11), points(6, 37))).toEqual(points(6, 11))
    expect(meet(points(0, 11), points(12, 37))).toBeUndefined()
    expect(topicOf(length(SPADES, 4, 13))).not.toBe(topicOf(length(HEARTS, 4, 13)))
    expect(
      meet({ kind: 'count', rank: ACE, of: [0, 3] }, { kind: 'count', rank: ACE, of: [1, 3] }),
    ).toEqual({ kind: 'count', rank: ACE, of: [3] })
    expect(
      implies(
        { kind: 'control', suit: CLUBS, held: true },
        { kind: 'control', suit: CLUBS, held: false },
      ),
    ).toBe(false)
  })
})

describe('facts', () => {
  it('are added once and confirmed when told again', () => {
    const base = tell(south(), [said(NORTH, points(6, 37)), said(NORTH, points(0, 37))])
    expect(events(base).map((e) => (e.kind === 'fact' ? e.doing : e.kind))).toEqual([
      'added',
      'confirmed',
    ])
    expect(base.facts).toHaveLength(1)
    expect(base.facts[0]?.status).toBe('confirmed')
  })
  it('narrow a range together, and stand apart in the two data bases', () => {
    let base = tell(south(), [said(NORTH, points(6, 37)), said(NORTH, points(0, 9))])
    base = tell(base, [{ ...said(SOUTH, points(12, 37)), base: 'shown' }])
    expect(rangeOf(base, 'known', NORTH, 'points')).toEqual({ min: 6, max: 9 })
    expect(rangeOf(base, 'known', SOUTH, 'points')).toEqual({ min: 0, max: 37 })
    expect(rangeOf(base, 'shown', SOUTH, 'points')).toEqual({ min: 12, max: 37 })
    expect(together(base, 'known', EAST, 'points')).toBeUndefined()
  })
  it('are withdrawn with all that rests on them, and kept', () => {
    let base = tell(south(), [said(NORTH, points(6, 37))])
    base = tell(base, [
      {
        ...said(NORTH, length(SPADES, 3, 13)),
        because: { kind: 'counting', law: 'thirteen-of-a-suit', facts: [0] },
      },
    ])
    base = withdraw(base, 0)
    expect(base.facts.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn'])
  })
})

describe('contradictions', () => {
  it.each([
    // A later word of the same player over his earlier one.
    [
      [said(EAST, points(0, 11)), said(EAST, points(12, 37))],
      'no-such-hand',
      'later-over-earlier',
      0,
    ],
    // A promise over what was only denied.
    [
      [said(NORTH, length(HEARTS, 0, 3), 'indirect'), said(NORTH, length(HEARTS, 5, 13))],
      'no-such-hand',
      'promise-over-denial',
      0,
    ],
    [
      [said(NORTH, length(HEARTS, 5, 13)), said(NORTH, length(HEARTS, 0, 3), 'indirect')],
      'no-such-hand',
      'promise-over-denial',
      1,
    ],
    // Partner's word over an opponent's.
    [
      [said(EAST, points(20, 37)), said(WEST, points(10, 37)), said(NORTH, points(15, 37))],
      'more-than-forty-points',
      'ours-over-theirs',
      0,
    ],
    [
      [
        said(EAST, length(SPADES, 6, 13)),
        said(WEST, length(SPADES, 4, 13)),
        said(NORTH, length(SPADES, 4, 13)),
      ],
      'more-than-thirteen-cards',
      'ours-over-theirs',
      0,
    ],
  ] as const)('%#: named and resolved by rule', (facts, name, by, lost) => {
    const base = tell(south(), facts)
    const [first] = contradictions(base)
    expect(first).toMatchObject({ name, resolvedBy: by })
    expect(first?.lost).toEqual([lost])
    expect(base.facts[lost]?.status).toBe('contradicted')
    expect(base.facts).toHaveLength(facts.length)
  })
  it('cards seen stand over what was said', () => {
    const seen: NewFact = {
      base: 'known',
      about: NORTH,
      says: { kind: 'card', card: cardOf(CLUBS, ACE), held: false },
      because: { kind: 'dummy' },
    }
    const base = tell(south(), [
      said(NORTH, { kind: 'control', suit: CLUBS, held: true }),
      seen,
      { ...seen, says: length(CLUBS, 2, 2) },
    ])
    expect(contradictions(base)).toMatchObject([
      { name: 'control-without-ace-or-void', resolvedBy: 'seen-over-said', lost: [0] },
    ])
    const twice = tell(south(), [
      said(EAST, { kind: 'card', card: cardOf(SPADES, KING), held: true }),
      { ...seen, says: { kind: 'card', card: cardOf(SPADES, KING), held: true } },
    ])
    expect(contradictions(twice)).toMatchObject([{ name: 'card-in-two-hands', lost: [0] }])
  })
})

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

describe('counting', () => {
  it('places the cards of a rank when all that are left are needed, or none', () => {
    const own = tellHand(south(), held('AQJ86.AT73.A.K72'), [])
    const one = countOut(tell(own, [said(NORTH, { kind: 'count', rank: ACE, of: [1] })]))
    expect(holderOfAce(one, CLUBS)).toBe(NORTH)
    const none = countOut(tell(own, [said(NORTH, { kind: 'count', rank: ACE, of: [0, 3] })]))
    expect(holderOfAce(none, CLUBS)).toBeUndefined()
    expect(
      standing(none, 'known').some(
        ({ about, says }) => about === NORTH && says.kind === 'card' && !says.held,
      ),
    ).toBe(true)
  })
  it('strikes numbers that the points do not allow', () => {
    const own = tellHand(south(), held('KQJ86.KQT3.KQ.Q7'), [])
    const base = countOut(
      tell(own, [
        said(NORTH, points(15, 37)),
        said(NORTH, { kind: 'count', rank: ACE, of: [0, 3] }),
      ]),
    )
    expect(together(base, 'known', NORTH, `count ${ACE}`)).toMatchObject({ of: [3] })
    expect(
      base.facts.some(
        ({ because }) => because.kind === 'counting' && because.law === 'points-need-cards',
      ),
    ).toBe(true)
  })
  it('gives an ace to the only hand left', () => {
    const card = cardOf(DIAMONDS, ACE)
    const base = countOut(
      tell(
        south(),
        ([NORTH, EAST, SOUTH] as const).map((seat) =>
          said(seat, { kind: 'card', card, held: false }),
        ),
      ),
    )
    expect(holderOfAce(base, DIAMONDS)).toBe(WEST)
  })
  it('leaves the hidden hands what is not in sight', () => {
    const seen = [
      { seat: SOUTH, hand: held('AKQJT.AKQ.AKQ.AK') },
      { seat: NORTH, hand: held('98765.432.432.32') },
    ] as const
    const facts = leftOver(south(), seen)
    expect(facts).toContainEqual(
      expect.objectContaining({ about: EAST, says: length(SPADES, 0, 3) }),
    )
    expect(facts).toContainEqual(expect.objectContaining({ about: WEST, says: points(0, 5) }))
  })
})

describe('routines', () => {
  const reading = (more: Partial<CallReading> = {}): CallReading => ({
    rules: ['r'],
    methods: [],
    direct: [],
    indirect: [],
    asks: undefined,
    opens: false,
    ...more,
  })
  const call = (text: string) => parseCall(text) as never
  it('take each seat to its own, and mark what no rule makes', () => {
    let base = south()
    for (const [at, seat] of ([WEST, NORTH, EAST, SOUTH] as const).entries())
      base = tellCall(base, { at, seat, call: call('1C'), reading: reading({ rules: [] }) })
    expect(
      events(base).flatMap((e) => (e.kind === 'call' ? [[e.seat, e.routine, e.treated]] : [])),
    ).toEqual([
      [WEST, 'lho', 'unknown'],
      [NORTH, 'partner', 'unknown'],
      [EAST, 'rho', 'unknown'],
      [SOUTH, 'choose', 'unknown'],
    ])
  })
  it('expect a pass after a pass, and analyse a surprise', () => {
    const passed = tellCall(south(), {
      at: 0,
      seat: EAST,
      call: PASS,
      reading: reading({ direct: [points(0, 11)] }),
    })
    const again = tellCall(passed, {
      at: 4,
      seat: EAST,
      call: PASS,
      reading: reading({ direct: [points(0, 5)] }),
    })
    expect(rangeOf(again, 'known', EAST, 'points')).toEqual({ min: 0, max: 11 })
    const surprise = tellCall(passed, {
      at: 4,
      seat: EAST,
      call: call('2H'),
      reading: reading({ direct: [points(8, 37)] }),
    })
    expect(rangeOf(surprise, 'known', EAST, 'points')).toEqual({ min: 8, max: 11 })
  })
  it('pass messages to the routine they are for, once', () => {
    const asked = tellCall(south(), {
      at: 0,
      seat: SOUTH,
      call: call('4N'),
      reading: reading({ asks: 'aces' }),
    })
    expect(asked.messages).toEqual([{ from: 'choose', to: 'partner', about: 'aces', at: 0 }])
    const answered = tellCall(asked, { at: 2, seat: NORTH, call: call('5C'), reading: reading() })
    expect(answered.messages).toEqual([])
    expect(events(answered)).toContainEqual(expect.objectContaining({ treated: 'message' }))
    // An opponent's ask is for nobody here.
    expect(
      tellCall(south(), { at: 0, seat: EAST, call: call('4N'), reading: reading({ asks: 'aces' }) })
        .messages,
    ).toEqual([])
  })
  it('bring methods in and take them out', () => {
    const base = withMethods(withMethods(south(), ['a', 'b']), ['b', 'c'])
    expect(events(base)).toEqual([
      { kind: 'method', doing: 'added', method: 'a' },
      { kind: 'method', doing: 'added', method: 'b' },
      { kind: 'method', doing: 'removed', method: 'a' },
      { kind: 'method', doing: 'added', method: 'c' },
    ])
  })
})

describe('the watch list', () => {
  const own = tellHand(south(), held('82.A984.8742.AT4'), [])
  const told = listCues(
    tell(own, [
      said(EAST, { kind: 'count', rank: ACE, of: [1] }),
      said(WEST, { kind: 'control', suit: DIAMONDS, held: true }),
    ]),
  )
  it('lists what would settle something, and drops what is settled', () => {
    expect(told.cues.map(({ card, tells }) => [card, tells.about])).toEqual([
      [cardOf(DIAMONDS, ACE), EAST],
      [cardOf(SPADES, ACE), EAST],
      [cardOf(DIAMONDS, ACE), WEST],
    ])
    const led = listCues(reviewLead(told, WEST, cardOf(DIAMONDS, ACE)))
    expect(led.cues.every(({ status }) => status === 'dropped')).toBe(true)
    expect(holderOfAce(led, SPADES)).toBe(EAST)
  })
  it('is looked up in dummy, and what does not hold is given up', () => {
    const dummy = held('KQJ4.KQ5.AQJ5.K2')
    const seen = reviewDummy(
      tell(told, [said(NORTH, points(0, 11))]),
      NORTH,
      dummy,
      held('82.A984.8742.AT4'),
    )
    expect(seen.cues.map(({ status }) => status)).toEqual(['seen', 'dropped', 'seen'])
    expect(holderOfAce(seen, SPADES)).toBe(EAST)
    expect(contradictions(seen)).toMatchObject([{ resolvedBy: 'seen-over-said' }])
    // 21 in dummy and 8 here leave eleven, and four of them are the ace of spades.
    expect(rangeOf(seen, 'known', WEST, 'points').max).toBe(11)
  })
})

describe('plans', () => {
  const base = (facts: readonly NewFact[] = []) => tell(south(), facts)
  const own = held('AQJ86.AT73.A.K72')
  it('rest on what partner has promised, until his hand is in sight', () => {
    const before = playPlan(knownOther(base([said(NORTH, length(SPADES, 3, 13))]), own), SPADES)
    expect(before[0]).toEqual({ kind: 'draw-trumps', suit: SPADES, ours: 8 })
    expect(before).toContainEqual({ kind: 'finesse', card: cardOf(SPADES, KING), seat: SOUTH })
    const after = playPlan(knownOther(base(), own, held('K942.K2.KT653.A6')), SPADES)
    expect(after[0]).toEqual({ kind: 'draw-trumps', suit: SPADES, ours: 9 })
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
      ...{ kind: 'lead', suit: HEARTS, why: 'unbid' },
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

describe('a hand in sight', () => {
  it('gives its facts in order, aces and kings that are missing too', () => {
    const facts = handFacts(held('AQJ86.AT73.A.K72'))
    expect(facts.filter(({ kind }) => kind === 'card')).toHaveLength(13 + 1 + 3)
    expect(facts).toContainEqual({ kind: 'count', rank: KING, of: [1] })
    expect(facts).toContainEqual({ kind: 'total', min: 20, max: 20 })
  })
})
