/** What the play tells: who showed out, and where counting places the high cards. */
import { describe, expect, it } from 'vitest'
import { type Card, parseCard, suitOf } from '#core/card.ts'
import { cards, ofCards } from '#core/hand.ts'
import { EAST, NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES, type Strain } from '#core/suit.ts'
import type { Trick } from '#core/trick.ts'
import { contradictions, events, held, length, points, said, south } from '#testing/fact-bases.ts'
import { type FactBase, holderOf, rangeOf, tell } from './base.ts'
import type { PlanPoint } from './plan-data.ts'
import { followPlan, type PlanPlay } from './plan-play.ts'
import { reviewTrick } from './play.ts'
import { tellHand } from './routines.ts'
import { reviewDummy } from './watch.ts'

const OWN = held('AQJ86.AT73.A.K72')
const DUMMY = held('K942.K2.KT653.A6')
const SEEN = [
  { seat: NORTH, hand: DUMMY },
  { seat: SOUTH, hand: OWN },
] as const
const card = (code: string): Card => parseCard(code)!
const trick = (leader: Seat, codes: string): Trick => ({
  leader,
  cards: codes.split(' ').map(card),
})
const start = (facts: Parameters<typeof tell>[1] = []): FactBase =>
  reviewDummy(tell(tellHand(south(), OWN, []), facts), NORTH, DUMMY, OWN)
/** All of these tricks, one after the other. */
const entered = (base: FactBase, tricks: readonly Trick[]): FactBase =>
  tricks.reduce((b, _, i) => reviewTrick(b, tricks.slice(0, i + 1), SPADES, SEEN), base)

describe('the play as facts', () => {
  const SPADES_LED = [trick(SOUTH, 'SA ST S2 S3'), trick(SOUTH, 'SQ C4 S4 S5')]
  it('counts a hand that shows out, and with it the other', () => {
    const told = entered(start(), SPADES_LED)
    expect(rangeOf(told, 'known', WEST, 'length', SPADES)).toEqual({ min: 1, max: 1 })
    expect(rangeOf(told, 'known', EAST, 'length', SPADES)).toEqual({ min: 3, max: 3 })
    // It is told once.
    const again = entered(start(), [...SPADES_LED, trick(SOUTH, 'SJ C5 S9 S7')])
    const outs = again.facts.filter(
      ({ about, says }) => about === WEST && says.kind === 'length' && says.suit === SPADES,
    )
    expect(outs.filter(({ because }) => because.kind === 'play')).toHaveLength(1)
    expect(events(again).filter(({ kind }) => kind === 'trick')).toHaveLength(3)
  })
  it('places a high card where the points of the other hand are full', () => {
    // East has at most four points and shows the queen and jack of clubs: the queen of diamonds is West's.
    const told = entered(start([said(EAST, points(0, 4))]), [
      trick(WEST, 'C4 CA CJ C2'),
      trick(NORTH, 'C6 CQ CK C8'),
    ])
    for (const code of ['DQ', 'HQ']) expect(holderOf(told, card(code))).toBe(WEST)
    expect(holderOf(told, card('DJ'))).toBeUndefined()
    expect(
      told.facts.find(({ says }) => says.kind === 'card' && says.card === card('DQ'))?.because,
    ).toMatchObject({ kind: 'counting', law: 'points-are-full' })
  })
  it('places a high card where the points shown need it', () => {
    // Nine points are out, and West has shown six. Once East has the queen of clubs, West cannot do without the other two.
    const told = entered(start([said(WEST, points(6, 10))]), [trick(EAST, 'CQ C2 C4 CA')])
    for (const code of ['HQ', 'DQ']) expect(holderOf(told, card(code))).toBe(WEST)
    expect(holderOf(told, card('HJ'))).toBeUndefined()
    const more = entered(start([said(WEST, points(6, 10))]), [
      trick(EAST, 'CQ C2 C4 CA'),
      trick(NORTH, 'D3 DJ DA D4'),
    ])
    for (const code of ['HQ', 'DQ', 'HJ', 'CJ']) expect(holderOf(more, card(code))).toBe(WEST)
  })
  it('knows that a suit is full, and so who has its high cards', () => {
    // East has two diamonds, and has played them.
    const told = entered(start([said(EAST, length(DIAMONDS, 2, 2))]), [
      trick(SOUTH, 'DA D4 D3 D2'),
      trick(NORTH, 'DK D9 H3 D7'),
    ])
    for (const code of ['DQ', 'DJ']) expect(holderOf(told, card(code))).toBe(WEST)
  })
  it('gives up what a card disproves, and what rested on it', () => {
    const base = start([said(EAST, points(0, 4))])
    const told = entered(base, [trick(EAST, 'CQ C2 C4 CA'), trick(NORTH, 'H2 HQ HA H4')])
    expect(rangeOf(told, 'known', EAST, 'points').max).toBe(4)
    // A third honour would be seven points.
    const more = entered(base, [
      trick(EAST, 'CQ C2 C4 CA'),
      trick(NORTH, 'H2 HQ HA H4'),
      trick(SOUTH, 'DA D4 D3 DQ'),
    ])
    expect(contradictions(more).map(({ resolvedBy }) => resolvedBy)).toContain('seen-over-said')
    expect(holderOf(more, card('DQ'))).toBe(EAST)
    const long = entered(start([said(WEST, length(HEARTS, 0, 1))]), [
      trick(NORTH, 'HK H5 H3 H4'),
      trick(NORTH, 'H2 H6 HA H8'),
    ])
    expect(contradictions(long).map(({ name }) => name)).toContain('no-such-hand')
    expect(rangeOf(long, 'known', WEST, 'length', HEARTS).min).toBe(2)
  })
  it('says nothing of who won while a trick is open, and nothing of small cards', () => {
    const told = reviewTrick(start(), [trick(WEST, 'C4 CA')], SPADES, SEEN)
    expect(events(told).some(({ kind }) => kind === 'trick')).toBe(false)
    expect(told.facts.some(({ because }) => because.kind === 'play')).toBe(false)
    expect(rangeOf(told, 'known', WEST, 'length', CLUBS).min).toBe(0)
  })
})

describe('the plan in the play', () => {
  const RUFF: PlanPoint = { kind: 'ruff', suit: HEARTS, seat: NORTH, times: 2 }
  const TRUMPS: PlanPoint = { kind: 'draw-trumps', suit: SPADES, ours: 9 }
  const FINESSE: PlanPoint = { kind: 'finesse', card: card('DQ'), seat: NORTH }
  const plans = (
    base: FactBase,
    open: readonly PlanPoint[],
    play: Partial<PlanPlay> & { readonly tricks: readonly Trick[] },
  ) => {
    const strain: Strain = SPADES
    const { base: told, plan } = followPlan(
      base,
      { open, done: [] },
      { strain, left: [DUMMY, undefined, OWN, undefined], out: [8, 7, 7, 4], ...play },
    )
    const lines = events(told).flatMap((e) =>
      e.kind === 'plan' ? [`${e.doing} ${e.point.kind}`] : [],
    )
    return { plan, lines: lines.slice(events(base).filter((e) => e.kind === 'plan').length) }
  }
  it('follows a ruff, and counts it', () => {
    const ruffed = trick(SOUTH, 'H7 H8 SK HQ')
    const once = plans(start(), [RUFF, TRUMPS], { tricks: [ruffed] })
    expect(once.lines).toEqual(['followed ruff', 'changed draw-trumps'])
    expect(once.plan.open[0]).toMatchObject({ times: 1 })
    const twice = plans(start(), once.plan.open, { tricks: [ruffed] })
    expect(twice.lines).toEqual(['followed ruff', 'done ruff'])
    expect(twice.plan.done).toEqual([{ ...RUFF, times: 1 }])
    // Trumps gone from that hand end it too.
    const none = plans(start(), [RUFF], {
      tricks: [trick(SOUTH, 'SA ST S2 S3')],
      left: [
        ofCards(cards(DUMMY).filter((one) => suitOf(one) !== SPADES)),
        undefined,
        OWN,
        undefined,
      ],
    })
    expect(none.lines).toEqual(['dropped ruff'])
  })
  it('draws trumps until none is out, and says who has them', () => {
    const tricks = [trick(SOUTH, 'SA ST S2 S3'), trick(SOUTH, 'SQ C4 S4 S5')]
    const base = entered(start(), tricks)
    const one = plans(base, [TRUMPS], { tricks, out: [8, 7, 7, 1] })
    expect(one.plan.open).toEqual([{ ...TRUMPS, out: 1, holder: EAST }])
    const none = plans(base, one.plan.open, { tricks, out: [8, 7, 7, 0] })
    expect(none.lines).toEqual(['followed draw-trumps', 'done draw-trumps'])
  })
  it('finesses a card that is placed in front, and not one that is placed behind', () => {
    const tricks = [trick(WEST, 'C4 CA C3 C2')]
    const place = (seat: Seat) =>
      tell(start(), [said(seat, { kind: 'card', card: card('DQ'), held: true })])
    const sure = plans(place(WEST), [FINESSE], { tricks })
    expect(sure.plan.open).toEqual([{ ...FINESSE, holder: WEST }])
    const off = plans(place(EAST), [FINESSE], { tricks })
    expect(off.lines).toEqual(['dropped finesse'])
    const taken = plans(start(), [FINESSE], { tricks: [trick(SOUTH, 'DA D4 DT DQ')] })
    expect(taken.lines).toEqual(['followed finesse', 'done finesse'])
  })
  it('cashes a suit that has been set up, and gives up one that one hand stops', () => {
    const long: PlanPoint = { kind: 'establish', suit: DIAMONDS, seat: NORTH, ours: 6 }
    const tricks = [trick(SOUTH, 'DA D4 D3 D2')]
    const set = plans(start(), [long], { tricks, out: [8, 0, 7, 4] })
    expect(set.lines).toEqual(['followed establish', 'done establish', 'added cash'])
    const stopped = tell(start(), [said(EAST, length(DIAMONDS, 1, 1))])
    expect(plans(stopped, [long], { tricks, out: [8, 6, 7, 4] }).lines).toContain(
      'dropped establish',
    )
  })
  it('of a defender: an ace that was played, a lead given back', () => {
    const back: PlanPoint = { kind: 'lead', suit: HEARTS, why: 'partner-led' }
    const win: PlanPoint = { kind: 'win', card: card('SA') }
    const mine = { left: [undefined, undefined, OWN, undefined] } as const
    const won = plans(start(), [win, back], { tricks: [trick(EAST, 'S3 SA ST S2')], ...mine })
    expect(won.lines).toEqual(['followed win', 'done win'])
    expect(
      plans(start(), won.plan.open, { tricks: [trick(SOUTH, 'H7 H8 HK HQ')], ...mine }).lines,
    ).toEqual(['followed lead', 'done lead'])
  })
})
