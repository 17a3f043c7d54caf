/** Inferences over random plays, and the sources by examples. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { type Card, parseCard } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import { NO_HANDS } from '#core/deal.ts'
import { hcp } from '#core/hand.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS } from '#core/suit.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { carded } from '#testing/carded.ts'
import { NOTRUMP, viewOf, WHOLE } from '#testing/one-table.ts'
import { underAgreements } from '#testing/under-agreements.ts'
import type { Position } from '../law/position.ts'
import { replayPlay } from '../law/replay-play.ts'
import { posteriorThree } from '../posterior/posterior-three.ts'
import { posteriorTwo } from '../posterior/posterior-two.ts'
import { checkLikelihood, type Likelihood } from '../predicates/likelihood.ts'
import { allOf, holds, not, type Predicate } from '../predicates/predicate.ts'
import { callTable } from '../sources/call-table.ts'
import { CARDINGS, FOURTH_BEST, qualifierOf } from '../sources/carding.ts'
import { inferencesOf } from '../sources/index.ts'
import { openingLead } from '../sources/opening-lead.ts'
import type { Agreements } from '../sources/source.ts'
import { NO_CALLS } from '../sources/source.ts'
import { chainAction, judgeInference, saidOf, weakened } from './inference.ts'
import { leadCells } from './lead-cells.ts'
import { statusOf } from './status.ts'

const AGREEMENTS = carded(FOURTH_BEST)
const positionsOf = (view: SeatView): readonly Position[] => {
  const fold = replayPlay(view)
  if (!fold.ok || fold.value.problem !== undefined) throw new Error('the play is lawful')
  return fold.value.positions
}

const PREDICATES: readonly Predicate[] = SEATS.flatMap((seat): readonly Predicate[] => [
  { kind: 'length', seat, suit: 3, min: 4, max: 6 },
  { kind: 'longer', seat, suit: 2, than: 1, by: 1 },
  { kind: 'hcp', seat, min: 8, max: 12 },
  { kind: 'rule', seat, n: 19 },
  { kind: 'balanced', seat },
  allOf(
    { kind: 'length', seat, suit: 0, min: 3, max: 13 },
    { kind: 'hcp', seat, min: 10, max: 40 },
  ),
  { kind: 'card', seat, card: 51 as Card },
  not({ kind: 'among', seat, suit: 1, ranks: 0x1c00 as never, min: 2, max: 3 }),
])

describe('statuses over a play', () => {
  it('are never taken back, are true of the deal, and end decided', () => {
    fc.assert(
      fc.property(anyWholePlay, fc.constantFrom(...SEATS), ({ deal: whole, play }, seat) => {
        const view = viewOf(whole, play.contract, play.cards, seat)
        const positions = positionsOf(view)
        for (const p of PREDICATES) {
          const truth = holds(p, whole)
          const says = positions
            .filter((_, i) => i < 6 || i % 5 === 2 || i > 48)
            .map((position) => statusOf(position, p))
          const settled = says.findIndex((status) => status !== 'open')
          expect(says.slice(settled).every((status) => status === says[settled])).toBe(true)
          expect(says.at(-1)).toBe(truth ? 'confirmed' : 'impossible')
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('the posterior of a play', () => {
  it('adds up: cards to one, lengths to thirteen, points to forty, with the true deal inside', () => {
    const actionsFor = (whole: Deal, position: Position): readonly Likelihood[] =>
      position.seats.map((seat) => ({
        seat,
        terms: [
          {
            weight: 7,
            when: { kind: 'hcp', seat, min: hcp(whole[seat]) - 3, max: hcp(whole[seat]) + 3 },
          },
          { weight: 2, when: { kind: 'balanced', seat } },
        ],
        otherwise: 1,
      }))
    fc.assert(
      fc.property(
        anyWholePlay,
        fc.constantFrom(...SEATS),
        fc.integer({ min: 6, max: 51 }),
        ({ deal: whole, play }, seat, at) => {
          const view = viewOf(whole, play.contract, play.cards, seat)
          const position = positionsOf(view)[at]!
          const actions = actionsFor(whole, position)
          const p =
            position.seats.length === 2
              ? posteriorTwo(position, actions)
              : posteriorThree(position, actions)
          expect(p.total).toBeGreaterThan(0)
          const near = (x: number) => Math.abs(x / p.total - Math.round(x / p.total)) < 1e-9
          let points = 0
          for (const [h, held] of position.seats.entries()) {
            let cards = 0
            for (const suit of SUITS)
              for (let n = 0; n < 14; n++) cards += n * p.lengths[h * 56 + suit * 14 + n]!
            expect(near(cards) && Math.round(cards / p.total)).toBe(13)
            for (let n = 0; n < 41; n++) points += n * p.points[h * 41 + n]!
            expect(p.points[h * 41 + hcp(whole[held])]).toBeGreaterThan(0)
          }
          const seen = SEATS.filter((s) => !position.seats.includes(s))
          const visible = seen.reduce<number>((sum, s) => sum + hcp(whole[s]), 0)
          expect(near(points) && Math.round(points / p.total)).toBe(40 - visible)
          for (let card = 0; card < 52; card++) {
            const sum = position.seats.reduce<number>((n, _, h) => n + p.cards[h * 52 + card]!, 0)
            const held = SEATS.find(
              (s) => ((whole[s][(card / 13) | 0] as number) >> (card % 13)) & 1,
            )
            const concealed = held !== undefined && position.seats.includes(held)
            expect(near(sum) && Math.round(sum / p.total)).toBe(concealed ? 1 : 0)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

const codes = (text: string): readonly Card[] =>
  text.split(' ').map((code) => parseCard(code) ?? (0 as Card))

describe('the opening lead', () => {
  const view = (cards: string) => viewOf(WHOLE, NOTRUMP, codes(cards), 2)
  it('is read by the agreement: one of its readings is true, and each has its qualifier', () => {
    const [lead] = openingLead(view('S5 S6 SJ SQ'), AGREEMENTS)
    if (lead === undefined) throw new Error('a lead was made')
    expect(lead.seat).toBe(3)
    const true_ = lead.readings.filter((r) => holds(r.says, WHOLE) === true)
    // King, nine, seven, five, four, two: the fourth best of six.
    expect(true_).toHaveLength(1)
    expect(true_[0]?.says).toMatchObject({ k: 4, n: 6 })
    expect(true_[0]?.qualifier).toBe('consistent')
    expect(checkLikelihood(lead.action).ok).toBe(true)
  })
  it('is confirmed when one agreed reading is left, and said to be off-system when none is', () => {
    const start = view('S5 S6 SJ SQ')
    const [lead] = openingLead(start, AGREEMENTS)
    if (lead === undefined) throw new Error('a lead was made')
    const now = positionsOf(start).at(-1)!
    expect(judgeInference(lead, now)).toMatchObject({ verdict: 'open', active: undefined })
    /** West is shown these spades too, and has no more of them. */
    const shown = (ranks: number, count: number): Position => ({
      ...now,
      known: now.known.map((held, i) => (i === 3 ? held | ranks : held)) as never,
      voids: [8, 0],
      vacant: [now.vacant[0]! - count, now.vacant[1]!],
      unseen: now.unseen.map((held, i) => (i === 3 ? held & ~ranks : held)) as never,
    })
    // King, nine, seven, four and two beside the five; then the king alone.
    const six = judgeInference(lead, shown(0b0100010100101, 5))
    expect(six.verdict).toBe('confirmed')
    expect(lead.readings[six.active ?? -1]?.says).toMatchObject({ k: 4, n: 6 })
    const two = judgeInference(lead, shown(0b0100000000000, 1))
    expect(two).toMatchObject({ verdict: 'off-system', active: undefined })
    expect(two.statuses.filter((status) => status === 'confirmed')).toHaveLength(1)
  })
  it('says nothing before the lead and nothing of a leader in sight', () => {
    expect(
      openingLead(view('').cards.length === 0 ? view('S5') : view('S5'), AGREEMENTS),
    ).toHaveLength(1)
    expect(openingLead(viewOf(WHOLE, NOTRUMP, codes('S5'), 3), AGREEMENTS)).toEqual([])
    expect(openingLead(viewOf(WHOLE, NOTRUMP, [], 2), AGREEMENTS)).toEqual([])
  })
  it('takes a sequence first, and every reading of any lead leaves exactly one true', () => {
    fc.assert(
      fc.property(anyWholePlay, fc.constantFrom(...CARDINGS), ({ deal: whole, play }, carding) => {
        for (const seat of SEATS) {
          const seen = viewOf(whole, play.contract, play.cards.slice(0, 1), seat)
          const [lead] = openingLead(seen, { ...AGREEMENTS, carding: [carding, carding] })
          if (lead === undefined) continue
          expect(lead.readings.filter((r) => holds(r.says, whole) === true)).toHaveLength(1)
        }
      }),
      { numRuns: 100 },
    )
  })
  it('has cells that add up to all layouts, and a singleton that needs no agreement', () => {
    const start = view('S5 S6 SJ SQ')
    const now = positionsOf(start).at(-1)!
    const cells = leadCells(now, 3, parseCard('S5')!)
    expect(cells.find((c) => c.fact.n === 1)?.count).toBeGreaterThan(0n)
    expect(cells.reduce((sum, c) => sum + c.count, 0n)).toBe(BigInt(posteriorTwo(now, []).total))
    const singleton = cells.find((c) => c.fact.n === 1)?.fact
    expect(singleton && qualifierOf(singleton, FOURTH_BEST.notrump)).toBeUndefined()
  })
})

describe('a table of calls', () => {
  const hearts: Predicate = { kind: 'length', seat: 0, suit: 2, min: 5, max: 13 }
  const calls = {
    ...NO_CALLS,
    name: 'Ours',
    entries: [
      {
        after: [],
        call: bidOf(1, 2),
        says: hearts,
        fallbacks: weakened(hearts),
        qualifier: 'consistent' as const,
      },
    ],
  }
  const view: SeatView = {
    ...viewOf(WHOLE, NOTRUMP, [], 2),
    dealer: 2,
    calls: [PASS, bidOf(1, 2)].map((call) => ({ call })),
  }
  it('reads the call of the seat that made it, with its fallbacks', () => {
    const agreements: Agreements = { ...AGREEMENTS, calls: [calls, calls] }
    const [one, ...rest] = callTable(view, agreements)
    expect(rest).toEqual([])
    expect(one?.seat).toBe(3)
    expect(one?.readings.map((r) => r.says)).toEqual([
      { ...hearts, seat: 3 },
      { ...hearts, seat: 3, min: 4 },
    ])
    expect(inferencesOf(view, agreements)).toEqual([one])
  })
  it('wakes the fallback when the law rules the first reading out, and sleeps again on undo', () => {
    const [one] = callTable(view, { ...AGREEMENTS, calls: [calls, calls] })
    if (one === undefined) throw new Error('a call was read')
    const before: Position = {
      observer: 2,
      faced: NO_HANDS,
      seats: [3, 1],
      known: new Array(8).fill(0) as never,
      voids: [0, 0],
      vacant: [13, 13],
      unseen: [0x3f, 0x7f, 0x1f, 0xff] as never,
    }
    const after: Position = {
      ...before,
      known: [0, 0, 0, 0, 0, 0, 1, 0] as never,
      vacant: [13, 12],
      unseen: [0x3f, 0x7f, 0x1e, 0xff] as never,
    }
    expect(judgeInference(one, before)).toMatchObject({ active: 0, verdict: 'open' })
    expect(judgeInference(one, after)).toMatchObject({
      active: 1,
      statuses: ['impossible', 'open'],
    })
    expect(judgeInference(one, before).active).toBe(0)
    // Four shown for certain confirm the fallback, not the five that the call was agreed to show.
    const four: Position = {
      ...before,
      known: [0, 0, 15, 0, 0, 0, 0, 0] as never,
      vacant: [9, 13],
      unseen: [0x3f, 0x7f, 0x10, 0xff] as never,
    }
    expect(judgeInference(one, four)).toMatchObject({
      active: 0,
      statuses: ['open', 'confirmed'],
      verdict: 'open',
    })
    const gone: Position = { ...after, voids: [4, 0] }
    expect(judgeInference(one, gone)).toMatchObject({ active: undefined, verdict: 'off-system' })
    // Softer than the law: what the agreement adds.
    expect(underAgreements(before, [one.action], { ...hearts, seat: 3 })).toBe('implied')
    expect(
      underAgreements(before, [one.action], { kind: 'length', seat: 1, suit: 2, min: 1, max: 13 }),
    ).toBe('excluded')
    expect(underAgreements(gone, [one.action], hearts)).toBeUndefined()
  })
  it('refuses what contradicts itself, and prices fallbacks', () => {
    const seat: Seat = 3
    const wrong: Predicate = { kind: 'hcp', seat, min: 12, max: 10 }
    const of = (action: Likelihood) => {
      const read = checkLikelihood(action)
      return read.ok ? 'ok' : `${read.error.code} ${read.error.line ?? 'of all'}`
    }
    const good = { weight: 80, when: hearts }
    expect(of({ seat, terms: [good, { weight: 80, when: wrong }], otherwise: 1 })).toBe(
      'action/range 2',
    )
    expect(of({ seat, terms: [good, { weight: 0.5, when: hearts }], otherwise: 1 })).toBe(
      'action/weight 2',
    )
    expect(of({ seat, terms: [{ weight: 0, when: hearts }], otherwise: 0 })).toBe(
      'action/nothing of all',
    )
    expect(chainAction(seat, [hearts, hearts], 90, 0.05)).toMatchObject({
      terms: [{ weight: 90 }, { weight: 5 }],
      otherwise: 0,
    })
    expect(saidOf(not(hearts), 1)).toEqual(not({ ...hearts, seat: 1 }))
  })
})
