import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOf, PASS, parseCall } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { type Hand, parse } from '#core/hand.ts'
import { type Seat, SOUTH, WEST } from '#core/seat.ts'
import { auctionView, type SeatView, seatView } from '#core/seat-view.ts'
import { HEARTS, SPADES } from '#core/suit.ts'
import { usableInferences } from '#reasoning/answer/knowledge.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { livingActions, wayToCount } from '#reasoning/posterior/weighing.ts'
import type { Predicate } from '#reasoning/predicates/predicate.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import type { CallTable } from '#reasoning/sources/source.ts'
import { anySeat, anyWholePlay } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { lastMoment } from '#testing/moments.ts'
import type { JobInput } from '../../protocol.ts'
import { meanDrawn, meansBetween } from '../proof/proof-number.ts'
import { agreementsOf } from './knowledge-input.ts'

const hand = (text: string): Hand => good(parse(text))
const NONE: CallTable = { name: 'By hand', entries: [], weight: 90, price: 0.05 }
const SIDE = { carding: FOURTH_BEST, calls: NONE }
/** West opened a heart: five or more, else four. */
const HEART: CallTable = {
  ...NONE,
  entries: [
    {
      after: [],
      call: bidOf(1, HEARTS),
      says: { kind: 'length', seat: 0, suit: HEARTS, min: 5, max: 13 } as const,
      fallbacks: [{ kind: 'length', seat: 0, suit: HEARTS, min: 4, max: 13 } as const],
      qualifier: 'consistent' as const,
    },
  ],
}
const view = (own: string, dummy: string, calls: string, cards: string): SeatView => ({
  seat: SOUTH,
  hand: hand(own),
  dealer: WEST,
  vulnerability: 'None',
  calls: calls.split(' ').map((text) => ({ call: parseCall(text) ?? PASS })),
  contract: { bid: bidOf(3, 4), doubled: 0, declarer: SOUTH },
  dummy: hand(dummy),
  cards: cards === '' ? [] : cards.split(' ').map((code) => parseCard(code)!),
  claim: undefined,
})
const ask = (of: SeatView, west = NONE): JobInput<'moments'> => ({
  view: of,
  sides: [SIDE, { ...SIDE, calls: west }],
  systems: [{ id: 'none' }, { id: 'none' }],
})
const told = (input: JobInput<'moments'>) => lastMoment(input).agreed
const toldByActs = (input: JobInput<'moments'>) => runInline('moments', input).told
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** South holds three hearts, dummy six: West's five are impossible, its four the fallback (article, XII). */
const BROKEN = view('A2.K32.A32.AK432', 'K3.AQJ654.K54.Q5', '1H P P 1N P 3N P P P', 'S5')
/** Dummy has two: five hearts stand. */
const KEPT = view('A2.K32.A32.AK432', 'KQ43.65.K54.QJ65', '1H P P 1N P 3N P P P', 'S5')

describe('the last moment', () => {
  it('says that a call is believed, then broken by dummy, and wakes its fallback', () => {
    const [kept] = told(ask(KEPT, HEART)).inferences
    expect(kept).toMatchObject({ seat: WEST, act: { kind: 'call', index: 0 }, verdict: 'open' })
    expect(kept?.readings.map(({ role, status }) => [role, status])).toEqual([
      ['active', 'open'],
      ['asleep', 'open'],
    ])
    const [broken] = told(ask(BROKEN, HEART)).inferences
    expect(broken?.readings.map(({ role, status }) => [role, status])).toEqual([
      ['past', 'impossible'],
      ['active', 'open'],
    ])
  })
  it('gives chances that add up, in ranges within those of the law', () => {
    for (const input of [ask(KEPT, HEART), ask(BROKEN, HEART)]) {
      const { now, splits, precision } = told(input)
      expect(precision).toBe('exact')
      expect(now?.hands).toHaveLength(2)
      for (const { suits, hcp } of now?.hands ?? [])
        for (const number of [...suits, hcp]) expect(sum(number.chances)).toBeCloseTo(1, 9)
      for (const { holders } of now?.cards ?? [])
        expect(sum(holders.map(({ chance }) => chance))).toBeCloseTo(1, 9)
      for (const { rows } of splits) {
        expect(sum(rows.map(({ chance }) => chance))).toBeCloseTo(1, 9)
        expect(sum(rows.map(({ apriori }) => apriori))).toBeCloseTo(1, 9)
      }
    }
    const west = told(ask(KEPT, HEART)).now?.hands.find(({ seat }) => seat === WEST)
    // All eight would hold the queen, jack and ten. That none of these was led weighs; it erases nothing.
    expect(west?.kept?.suits[HEARTS]).toEqual({ lo: 5, hi: 8 })
  })
  it('leaves every agreement out on demand', () => {
    const law = told({ ...ask(KEPT, HEART), lawOnly: true })
    expect(law.precision).toBe('law')
    expect(law.inferences).toEqual([])
    for (const { rows } of law.splits)
      for (const { chance, lawful } of rows) expect(chance).toBeCloseTo(lawful, 12)
  })
  it('finds no conflict in a call of dummy, whose hand is in sight', () => {
    const spades = HEART.entries.map((entry) => ({
      ...entry,
      after: [bidOf(1, HEARTS), PASS, PASS, bidOf(1, 4), PASS],
      call: bidOf(3, 4),
      says: { kind: 'length', seat: 0, suit: SPADES, min: 5, max: 13 } as const,
      fallbacks: [],
    }))
    const input = ask(KEPT, HEART)
    const own = { ...SIDE, calls: { ...NONE, entries: spades } }
    const { conflict, total, now, inferences } = told({ ...input, sides: [own, input.sides[1]] })
    // North has four spades: its call was off, and nothing about the closed hands follows.
    expect(inferences.find(({ seat }) => seat === 0)?.verdict).toBe('off-system')
    expect(conflict).toEqual([])
    expect([total, now]).toEqual([told(input).total, told(input).now])
  })
  it('keeps what else is agreed when one call was off-system', () => {
    const [heart] = HEART.entries
    if (heart === undefined) throw new Error('an entry')
    const off = { ...heart, says: { ...heart.says, suit: SPADES, min: 9 }, fallbacks: [] }
    const pass = {
      ...heart,
      after: [bidOf(1, HEARTS), PASS],
      call: PASS,
      says: { kind: 'hcp', seat: 0, min: 0, max: 5 } as const,
      fallbacks: [],
    }
    const { now, inferences } = told(ask(KEPT, { ...HEART, entries: [off, pass] }))
    expect(inferences.slice(0, 2).map(({ seat, verdict }) => [seat, verdict])).toEqual([
      [WEST, 'off-system'],
      [1, 'open'],
    ])
    const kept = now?.hands.find(({ seat }) => seat === 1)?.kept
    expect(kept?.hcp.hi).toBeLessThanOrEqual(5)
  })
  it('weighs what a call says of two hands, in sight or not', () => {
    const [heart] = HEART.entries
    if (heart === undefined) throw new Error('an entry')
    const held = (seat: Seat, code: string) =>
      ({ kind: 'card', seat, card: parseCard(code)! }) as const
    const said = (says: Predicate, view = KEPT) =>
      told(ask(view, { ...HEART, price: 0, entries: [{ ...heart, says, fallbacks: [] }] }))
    // As the article writes two aces: one with either defender. The ace of hearts and a jack here.
    const one = said({
      kind: 'one',
      of: [
        { kind: 'all', of: [held(0, 'HA'), held(2, 'SJ')] },
        { kind: 'all', of: [held(2, 'HA'), held(0, 'SJ')] },
      ],
    })
    const with_ = (code: string, h: number) =>
      one.now?.cards.find(({ card }) => card === parseCard(code))?.holders[h]?.chance ?? 0
    expect(with_('HA', 0) + with_('SJ', 0)).toBeCloseTo(1, 12)
    expect(with_('HA', 0)).toBeGreaterThan(0.3)
    // Of the left-hand opponent, here dummy, the cards tell.
    const dummy = said({ kind: 'all', of: [held(1, 'SK'), held(0, 'HA')] })
    expect(dummy.inferences[0]?.verdict).toBe('open')
    expect(dummy.now?.cards.find(({ card }) => card === parseCard('HA'))?.holders[0]?.chance).toBe(
      1,
    )
    const early: SeatView = {
      ...KEPT,
      calls: KEPT.calls.slice(0, 1),
      cards: [],
      contract: undefined,
      dummy: undefined,
    }
    expect(said({ kind: 'all', of: [held(1, 'SK'), held(0, 'HA')] }, early).faults).toEqual([])
  })
  it('names the agreement that contradicts itself, and answers by the rest', () => {
    const entry = HEART.entries[0]
    if (entry === undefined) throw new Error('an entry')
    const never = { ...entry, says: { ...entry.says, min: 5, max: 4 }, fallbacks: [] }
    const { faults, now } = told(ask(KEPT, { ...HEART, entries: [never] }))
    expect(faults).toMatchObject([{ seat: WEST, rule: 'By hand', never: false }])
    expect(now?.hands).toHaveLength(2)
  })
})

describe('an opening by one of three closed hands', () => {
  it('is counted, not left at a sample', () => {
    const opened: SeatView = {
      ...KEPT,
      seat: 1,
      hand: hand('AQJ42.K5.Q3.T962'),
      dealer: 0,
      calls: [{ call: bidOf(1, HEARTS) }],
      contract: undefined,
      dummy: undefined,
      cards: [],
    }
    const input = {
      ...ask(opened),
      systems: [{ id: 'schenken-1967' }, { id: 'none' }],
    } as const
    const from = good(positionFromScratch(opened, 0))
    const actions = livingActions(
      from,
      usableInferences(opened, agreementsOf(input)).map(({ action }) => action),
    )
    expect(actions).toHaveLength(1)
    expect(wayToCount(from, actions)).toBe('walk')
  })
})

describe('what each act told', () => {
  it('tells the call, then dummy that breaks it, and nothing before', () => {
    const events = toldByActs(ask(BROKEN, HEART))
    expect(events[0]).toMatchObject({
      at: 1,
      sentences: [
        {
          text: 'West’s one heart shows 5+ hearts.',
          opens: [{ words: '5+ hearts', of: { kind: 'reading', reading: 0 } }],
        },
      ],
    })
    expect(events[0]?.bits).toBeGreaterThan(1)
    // The proof is of the moment after the call, where nothing later is known.
    const { seat, hand: own, dealer, vulnerability, calls } = BROKEN
    const moment = auctionView(seat, own, dealer, vulnerability, calls.slice(0, 1))
    const [opening] = events[0]?.sentences[0]?.opens ?? []
    if (opening?.of.kind !== 'reading') throw new Error('a reading')
    const proof = runInline('proof', { ...ask(moment, HEART), of: opening.of })
    const believed = told(ask(moment, HEART)).inferences[0]?.readings[0]?.chance
    expect(believed).toBeGreaterThan(0.9)
    expect(proof.ok && proof.value.figure?.chance).toBeCloseTo(believed ?? 2, 3)
    const lead = events.find(({ at }) => at === 10)
    expect(lead?.sentences.map(({ text }) => text).join(' ')).toContain(
      'West’s one heart cannot be 5+ hearts; the fallback counts now: 4+ hearts.',
    )
    expect(events.every(({ at }) => at === 1 || at === 10)).toBe(true)
  })

  it('opens each reading that it names, and the proof ends with its chance at that moment', () => {
    let opened = 0
    fc.assert(
      fc.property(anyWholePlay, anySeat, ({ deal, play }, seat) => {
        const board = { number: undefined, dealer: SOUTH, vulnerability: 'None', deal } as const
        const at = (n: number) =>
          seatView(
            { board, calls: [], contract: play.contract, cards: play.cards.slice(0, n) },
            seat,
          )
        const whole = at(8)
        if (whole === undefined) throw new Error('the hand is known')
        for (const event of toldByActs(ask(whole))) {
          const moment = { ...whole, cards: whole.cards.slice(0, event.at) }
          const { inferences } = told(ask(moment))
          for (const { text, opens = [] } of event.sentences)
            for (const { words, of } of opens) {
              expect(text).toContain(words)
              if (of.kind !== 'reading') throw new Error('a reading')
              const reading = inferences.find(({ id }) => id === of.id)?.readings[of.reading]
              const proof = good(runInline('proof', { ...ask(moment), of }))
              if (reading?.chance === undefined) continue
              opened += 1
              expect(Math.abs((proof.figure?.chance ?? 2) - reading.chance)).toBeLessThan(2e-3)
            }
        }
      }),
      { numRuns: 5, seed: 8 },
    )
    expect(opened).toBeGreaterThan(0)
  }, 120_000)
})

describe('a call that nearly every hand would make', () => {
  it('gets no sentence, and a telling one does', () => {
    const [heart] = HEART.entries
    if (heart === undefined) throw new Error('an entry')
    const pass = (max: number): CallTable => ({
      ...HEART,
      entries: [
        {
          ...heart,
          after: [bidOf(1, HEARTS), PASS],
          call: PASS,
          says: { kind: 'hcp', seat: 0, min: 0, max } as const,
          fallbacks: [],
        },
      ],
    })
    const at3 = (max: number) => {
      const event = toldByActs(ask(KEPT, pass(max))).find(({ at }) => at === 3)
      return event?.sentences.map(({ text }) => text) ?? []
    }
    expect(at3(17)).toEqual([])
    expect(at3(5)).toEqual(['East’s pass shows at most 5 points.'])
  })
})

describe('the proof of a number', () => {
  it('goes from the law to the agreed figure act by act', () => {
    const input = ask(KEPT, HEART)
    const output = good(
      runInline('proof', {
        ...input,
        of: { kind: 'number', seat: WEST, what: HEARTS },
      }),
    )
    const steps = output.steps.at(-1)?.steps ?? []
    const number = (text: string | undefined): number =>
      Number(/[\d.]+(?= hearts)/.exec(text ?? '')?.[0])
    const west = told(input).now?.hands.find(({ seat }) => seat === WEST)?.suits[HEARTS]
    const mean = sum((west?.chances ?? []).map((p, i) => p * ((west?.lo ?? 0) + i)))
    expect(number(steps[0]?.text)).toBeLessThan(4.5)
    expect(steps[1]?.act).toMatchObject({ act: { kind: 'call', index: 0 }, seat: WEST })
    expect(number(steps[1]?.text)).toBeGreaterThan(5)
    expect(number(steps.at(-1)?.text)).toBeCloseTo(mean, 1)
  })
})

describe('means between two weights', () => {
  it('are the least and the most over every choice of weights', () => {
    const least = [0, 1, 0, 2]
    const most = [2, 3, 0, 5]
    const means: number[] = []
    for (const a of [0, 1, 2])
      for (const b of [1, 2, 3]) for (const d of [2, 3, 4, 5]) means.push((b + 3 * d) / (a + b + d))
    const of = (list: readonly number[]) => (n: number) => list[n] ?? 0
    const found = meansBetween(of(least), of(most))
    expect(found?.mean).toBeCloseTo(Math.min(...means), 12)
    expect(found?.upTo).toBeCloseTo(Math.max(...means), 12)
    expect(meansBetween(of([]), of([]))).toBeUndefined()
  })
})

describe('the mean of a sample', () => {
  it('has 1.96 standard errors to either side', () => {
    // Nought and two, alike: the mean is one, and so is the standard deviation.
    const of = meanDrawn((n) => (n === 0 || n === 2 ? 50 : 0), 100)
    expect(of?.mean).toBeCloseTo(1 - 0.196, 9)
    expect(of?.upTo).toBeCloseTo(1 + 0.196, 9)
    expect(meanDrawn(() => 0, 100)).toBeUndefined()
  })
})

describe('honours in a split', () => {
  it('are placed in every way there is room for, likeliest first', () => {
    const input = ask(KEPT, HEART)
    const of = { kind: 'honours', suit: SPADES, lengths: [5, 2] } as const
    const { steps } = good(runInline('proof', { ...input, of }))
    expect(steps.map(({ text }) => text.replace(/: .*/, ''))).toEqual([
      'West J 10, East none',
      'West J, East 10',
      'West 10, East J',
      'West none, East J 10',
    ])
    expect(sum(steps.map(({ figure }) => figure?.chance ?? 2))).toBeCloseTo(1, 12)
    const law = good(runInline('proof', { ...input, lawOnly: true, of }))
    expect(law.steps.map(({ figure }) => figure?.chance)).toEqual(
      [12 / 30, 8 / 30, 8 / 30, 2 / 30].map((chance) => expect.closeTo(chance, 12)),
    )
  })
})
