import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutIndex } from '#combinations/layouts.ts'
import { suitCombination } from '#combinations/suit.ts'
import { PASS } from '#core/call.ts'
import { DECK } from '#core/card.ts'
import { has as holdsCard } from '#core/hand.ts'
import { format, type Holding } from '#core/holding.ts'
import type { BoardRecord } from '#core/record.ts'
import { lho, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { CLUBS, HEARTS, SPADES, SUITS, type Suit } from '#core/suit.ts'
import { handOf } from '#reasoning/law/position.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { holds } from '#reasoning/predicates/predicate.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { SEVEN_HEARTS, threeNotrump } from '#testing/board-text.ts'
import { dealOf, layouts, weightIn } from '#testing/endings.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { boardIn, seenBy } from '#testing/seen.ts'
import { setClock } from '#testing/set-clock.ts'
import { agreementsOf } from '../knowledge/knowledge-input.ts'
import type { SuitTableInput } from './suit-table.ts'

setClock(0)
const SIDE = { carding: FOURTH_BEST, calls: NO_CALLS }
const ask = (view: SeatView, suit: Suit, more: Partial<SuitTableInput> = {}): SuitTableInput => ({
  view,
  suit,
  sides: [SIDE, SIDE],
  systems: [{ id: 'none' }, { id: 'none' }],
  evidence: 'known',
  ...more,
})
const tableOf = (input: SuitTableInput) =>
  good(runInline('suit-at-table', { ask: 'plans', ...input }))
const codeOf = (input: SuitTableInput): string | undefined => {
  const output = runInline('suit-at-table', { ask: 'plans', ...input })
  return output.ok ? undefined : output.error.code
}

/** South has AKJ32 opposite 7654; West leads from seven hearts, East shows out on the second. */
const BOARD = (auction: string, play: string) => threeNotrump(SEVEN_HEARTS, play, auction)
const HEARTS_LED = 'HQ H3 H5 HK\nHJ H4 D6 HA'
const recordOf = (play: string, auction = '1NT Pass 3NT Pass\nPass Pass'): BoardRecord =>
  boardIn(BOARD(auction, play))
const viewFrom = (record: BoardRecord, seat: Seat = 2): SeatView => seenBy(record, seat)
const board = (play: string, auction?: string): SeatView => viewFrom(recordOf(play, auction))

describe('a suit at the table', () => {
  it('weighs every layout of a suit as those of the ending do, by every call and card, and by what is supposed', () => {
    let seen = 0
    let supposing = 0
    fc.assert(
      fc.property(anyWholePlay, fc.integer({ min: 36, max: 47 }), ({ deal, play }, cut) => {
        const declarer = play.contract.declarer
        const view = viewFrom(
          {
            board: { number: undefined, dealer: 0, vulnerability: 'None', deal },
            calls: [],
            contract: play.contract,
            cards: play.cards.slice(0, cut - (cut % 4)),
          },
          declarer,
        )
        const position = positionFromScratch(view, view.cards.length)
        if (!position.ok) throw new Error(position.error.message)
        // What West has in truth can be supposed.
        const card = DECK.find(
          (one) => holdsCard(deal[lho(declarer)], one) && holdsCard(position.value.unseen, one),
        )
        const one = card === undefined ? [] : [{ kind: 'card', seat: lho(declarer), card } as const]
        for (const [suit, supposed] of SUITS.flatMap((s) => [
          [s, []] as const,
          [s, one] as const,
        ])) {
          const input = ask(view, suit, { supposed })
          const output = runInline('suit-at-table', { ask: 'plans', ...input })
          if (!output.ok) {
            expect(['suit-table/seen', 'suit/empty']).toContain(output.error.code)
            continue
          }
          seen += 1
          supposing += supposed.length
          const { report } = output.value
          const combination = good(suitCombination(report.north, report.south, report.hidden))
          const actions = inferencesOf(view, agreementsOf(input)).map(({ action }) => action)
          const west = handOf(position.value, lho(declarer))
          const sums = new Map<number, number>()
          let total = 0
          for (const hands of layouts(position.value)) {
            const held = dealOf(position.value, hands).map(
              (hand, seat) => hand ?? position.value.faced[seat],
            )
            const whole = held as unknown as typeof position.value.faced
            if (!supposed.every((is) => holds(is, whole) === true)) continue
            const weight = actions.reduce((product, action) => product * weightIn(action, whole), 1)
            const own = ((hands[west]?.[suit] ?? 0) & report.hidden) as Holding
            const index = layoutIndex(combination, own)
            sums.set(index, (sums.get(index) ?? 0) + weight)
            total += weight
          }
          for (const row of report.layouts)
            expect(row.chance).toBeCloseTo((sums.get(row.index) ?? 0) / total, 9)
          const told = report.layouts.reduce((sum, { chance }) => sum + chance, 0)
          expect(told).toBeCloseTo(1, 9)
        }
      }),
      { numRuns: 20, seed: 20261121 },
    )
    expect(seen).toBeGreaterThan(10)
    expect(supposing).toBeGreaterThan(5)
  })

  it('changes from the drop to the finesse when West has shown seven hearts, and says why', () => {
    const before = tableOf(ask(board('HQ H3 H5 HK'), SPADES, { evidence: 'counted' }))
    expect(before.shift).toBeUndefined()
    const now = tableOf(ask(board(HEARTS_LED), SPADES, { evidence: 'counted' }))
    expect(now.shown.map(({ vacant }) => vacant)).toEqual([6, 11])
    expect(now.shown[0].lengths).toEqual([{ suit: HEARTS, dealt: 7 }])
    expect(now.shift?.because).toMatch(
      /^West has shown seven hearts; West has 6 vacant places, East 11/,
    )
    expect(now.shift?.from).toMatch(/ace/)
    expect(now.shift?.to).toMatch(/jack/)
    expect(now.shift?.worth).toBeLessThan(now.report.plans[0]!.value)
    // The dial stands where the table does, and gives there what the plans are worth by the count.
    const dial = now.report.tipping.find((line) => line.dial.kind === 'places')
    expect(dial?.now).toBe(-5)
    const here = dial?.points.find(({ at }) => at === -5)?.values ?? []
    for (const [i, { value }] of now.report.plans.entries()) expect(here[i]).toBeCloseTo(value, 9)
    expect(dial?.crossings.map(({ at }) => at)).toEqual([-1])
    // On a fresh deal nothing changes.
    expect(tableOf(ask(board(HEARTS_LED), SPADES, { evidence: 'fresh' })).shift).toBeUndefined()
  })

  it('stands at the start of a trick that declarer’s side has led, and waits for one the defenders lead', () => {
    const led = board(`${HEARTS_LED}\nS8 S4 ST SA`)
    const before = tableOf(ask(board(HEARTS_LED), SPADES))
    // South is on lead: the ace of spades.
    const after = tableOf(
      ask({ ...led, cards: [...led.cards.slice(0, 8), 12 + 39] as never }, SPADES),
    )
    expect(after.report.targets).toEqual(before.report.targets)
    expect(after.since).toBe(8)
    expect(codeOf(ask(board('HQ H3'), HEARTS))).toBe('suit-table/led')
    expect(codeOf(ask(board('HQ H3'), SPADES))).toBeUndefined()
  })

  it('says why there is no plan: no dummy, not declarer, nothing hidden, nothing left', () => {
    expect(codeOf(ask(board(''), SPADES))).toBe('suit-table/dummy')
    const bidding = viewFrom({ ...recordOf(''), calls: recordOf('').calls.slice(0, 2) })
    expect(codeOf(ask(bidding, SPADES))).toBe('suit-table/play')
    expect(codeOf(ask(viewFrom(recordOf(HEARTS_LED), 0), SPADES))).toBe('suit-table/seat')
  })

  it('refuses odds that what was agreed leaves no layout for', () => {
    const view = board(HEARTS_LED, '1NT Pass 3NT Pass\nPass Pass')
    const impossible = {
      ...NO_CALLS,
      price: 0,
      entries: [
        {
          after: view.calls.slice(0, 1).map(({ call }) => call),
          call: PASS,
          says: { kind: 'length', seat: 0, suit: SPADES, min: 12, max: 13 },
          fallbacks: [],
          qualifier: 'promises',
        },
      ],
    } as const
    const sides = [SIDE, { ...SIDE, calls: impossible }] as unknown as SuitTableInput['sides']
    expect(codeOf(ask(view, SPADES, { sides }))).toBe('suit-table/nothing')
    expect(codeOf(ask(view, SPADES, { sides, evidence: 'counted' }))).toBeUndefined()
    expect(codeOf(ask(view, SPADES, { sides, lawOnly: true }))).toBeUndefined()
  })
})

describe('the question of a suit at the table', () => {
  it('can be played through', () => {
    const { question, report } = tableOf(ask(board(HEARTS_LED), SPADES))
    const row = report.layouts[0]
    const way = report.plans[0]?.ways[0]
    if (row === undefined || way === undefined) throw new Error('there is a plan')
    const played = runInline('suit-plan', {
      ask: 'play',
      ...question,
      ...{ plan: 0, way: way.id, west: row.westCards, replies: '' },
    })
    expect(played.ok).toBe(true)
    expect(format(report.hidden)).toBe('QT98')
  })
})

describe('what to find out first', () => {
  const found = (input: SuitTableInput) =>
    good(runInline('suit-at-table', { ask: 'find-out', ...input }))
  const one = board('HQ H3 H5 HK')
  it('is three rounds of clubs, that tell who has room for the queen', () => {
    const told = found(ask(one, SPADES, { evidence: 'counted' }))
    expect(told).toMatchObject({ suit: CLUBS, rounds: 3, goal: 5 })
    expect(told?.words).toMatch(/^Play three rounds of clubs first\. If /)
    // The ace alone would not say who is finessed.
    expect(told?.words).toMatch(
      /If East shows out: cash the ace\. .* lead low from North to the jack/,
    )
    const table = tableOf(ask(one, SPADES, { evidence: 'counted' }))
    expect(told?.now).toBeCloseTo(table.report.plans[0]!.value, 9)
    expect(told!.later).toBeGreaterThan(told!.now + 0.01)
  })
  it('is nothing on a fresh deal’s odds, nor where a suit has told all', () => {
    expect(found(ask(one, SPADES, { evidence: 'fresh' }))).toBeUndefined()
    // The hearts have told all; East shows out of them already.
    expect(found(ask(board(HEARTS_LED), SPADES, { evidence: 'counted' }))?.suit).not.toBe(HEARTS)
  })
})
