import { describe, expect, it } from 'vitest'
import type { Deal } from '#core/deal.ts'
import { seatView } from '#core/seat-view.ts'
import { boardIn } from '#testing/seen.ts'
import { optionsOf } from './options.ts'
import { type Recorded, sampleOf } from './recorded.ts'
import { type Bits, type Moment, scored } from './score.ts'
import { readingsOf } from './sources.ts'
import {
  add,
  addChances,
  addPart,
  figureOf,
  newReliability,
  newTally,
  offBy,
  partOf,
  worstOf,
} from './tally.ts'

const BOARD = boardIn(
  [
    '[Dealer "S"]',
    '[Vulnerable "NS"]',
    '[Deal "N:AJ103.J53.107.KJ104 Q87.72.9863.9752 K952.A6.KQJ4.Q63 64.KQ10984.A52.A8"]',
    '[Declarer "S"]',
    '[Contract "4S"]',
    '[Auction "S"]',
    '1NT 2H 3H Pass 3S Pass 4S Pass Pass Pass',
    '[Play "W"]',
    'HK H3 H7 HA',
    'DA D7 D8 DK',
    '*',
  ]
    .join('\n')
    .replaceAll('10', 'T'),
)
const DEAL = BOARD.board.deal as Deal
const viewAfter = (cards: number) => {
  const view = seatView({ ...BOARD, cards: BOARD.cards.slice(0, cards) }, 2)
  if (view === undefined) throw new Error('South holds cards')
  return view
}

describe('a moment scored', () => {
  it('costs as much agreed as by law where nothing is read', () => {
    const moment = scored(viewAfter(4), DEAL, [])
    expect(moment?.agreed).toEqual(moment?.law)
  })
  it('is told differently where a lead is read, and every chance of a suit adds up to one', () => {
    const view = viewAfter(4)
    const moment = scored(view, DEAL, readingsOf(view, 'a deal'))
    expect(moment?.told).toBe(true)
    expect(moment?.agreed.lengths).not.toBe(moment?.law.lengths)
    // Two hidden hands of four suits each: eight distributions.
    const sum = moment?.chances.reduce((all, [chance]) => all + chance, 0)
    expect(sum).toBeCloseTo(8, 9)
    expect(moment?.chances.filter(([, so]) => so)).toHaveLength(8)
  })
  it('costs the mean surprise: lengths by the law are the counts of layouts', () => {
    // Before the lead declarer sees one hand: the three others share 39 cards.
    const moment = scored(viewAfter(0), DEAL, [])
    expect(moment?.chances.filter(([, so]) => so)).toHaveLength(12)
    expect(moment?.law.lengths).toBeGreaterThan(7)
    expect(moment?.law.lengths).toBeLessThan(14)
  })
})

const bits = (n: number): Bits => ({ lengths: n, honours: n, hcp: n })
const moment = (law: number, agreed: number): Moment => ({
  law: bits(law),
  agreed: bits(agreed),
  told: true,
  chances: [],
})

describe('the tally', () => {
  it('counts a deal once, however often it was played', () => {
    const tally = newTally()
    for (let i = 0; i < 9; i++) add(tally, 'played often', moment(4, 2))
    add(tally, 'played once', moment(4, 4))
    expect(figureOf(tally, 'lengths')).toMatchObject({ law: 4, agreed: 3, gain: 1 })
  })
  it('gives the paired interval of the mean', () => {
    const tally = newTally()
    for (const [i, better] of [0, 1, 2, 3].entries()) add(tally, `${i}`, moment(5, 5 - better))
    // Deviations −1.5 … 1.5: standard error of the mean √(5/3)/2.
    expect(figureOf(tally, 'hcp')?.gain).toBeCloseTo(1.5, 12)
    expect(figureOf(tally, 'hcp')?.error).toBeCloseTo(1.96 * Math.sqrt(5 / 3 / 4), 12)
  })
  it('comes to the same from parts of its deals that went through a file', () => {
    const whole = newTally()
    const fromParts = newTally()
    for (const [deal, moments] of [
      ['one deal', [moment(4, 2), { ...moment(5, 5), told: false }]],
      ['another', [{ ...moment(3, 4), chances: [[0.25, true] as const, [0.75, false] as const] }]],
    ] as const) {
      const own = newTally()
      own.ranges.asked += 1
      whole.ranges.asked += 1
      for (const one of moments) {
        add(own, deal, one)
        add(whole, deal, one)
      }
      addPart(fromParts, deal, JSON.parse(JSON.stringify(partOf(own, deal))))
    }
    expect(figureOf(fromParts, 'lengths')).toEqual(figureOf(whole, 'lengths'))
    expect(fromParts.untold).toBe(1)
    expect(fromParts.ranges).toEqual(whole.ranges)
    const bare = ({ reliability }: typeof whole) => reliability.map(offBy)
    expect(bare(fromParts)).toEqual(bare(whole))
  })
  it('leaves what is certain out of the reliability', () => {
    const bins = newReliability()
    addChances(bins, 'a deal', [
      [1, true],
      [0.25, false],
      [0.125 * 2, true],
    ])
    expect(bins[2]).toMatchObject({ cases: 2, promised: 0.5, true: 1 })
    expect(bins.reduce((all, bin) => all + bin.cases, 0)).toBe(2)
  })
  it('takes how far off a bin is over deals, and finds the worst with cases enough', () => {
    const bins = newReliability()
    const told = (chance: number, true_: number, of: number) =>
      Array.from({ length: of }, (_, i) => [chance, i < true_] as const)
    addChances(bins, 'one deal', told(0.25, 40, 100))
    addChances(bins, 'another', told(0.25, 20, 100))
    // A few cases are no finding, however far off they are.
    addChances(bins, 'one deal', told(0.75, 0, 100))
    expect(worstOf(bins)).toBeUndefined()
    addChances(bins, 'a third', told(0.25, 25, 100))
    expect(worstOf(bins)).toBe(2)
    const { off, error } = offBy(bins[2]!)
    expect(off).toBeCloseTo(10 / 300, 12)
    expect(error).toBeCloseTo((1.96 * Math.hypot(15, 5)) / 300, 12)
  })
})

describe('the sample', () => {
  const tables: readonly Recorded[] = Array.from({ length: 30 }, (_, i) => ({
    record: BOARD,
    deal: `deal ${i % 10}`,
  }))
  it('draws whole deals, the same ones from the same seed', () => {
    const drawn = sampleOf(tables, 4, 7)
    expect(new Set(drawn.map((one) => one.deal)).size).toBe(4)
    expect(drawn).toHaveLength(12)
    expect(sampleOf(tables, 4, 7)).toEqual(drawn)
    expect(sampleOf(tables, 4, 8)).not.toEqual(drawn)
  })
})

describe('options', () => {
  it.each([
    [[], 'Which file'],
    [['x', '--boards', '0'], '--boards'],
    [['x', '--only', 'tea-leaves'], 'tea-leaves'],
    [['x', '--out'], '--out'],
    [['x', '--loud'], '--loud'],
    [['x', 'y'], 'One path'],
  ])('refuses %j', (args, words) => {
    const asked = optionsOf(args)
    expect(asked.ok ? '' : asked.error.message).toContain(words)
  })
})
