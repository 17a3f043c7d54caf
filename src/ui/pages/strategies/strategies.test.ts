/** The page's models: the address, the sheet being edited, the audit as rows. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BIDS, bidOf, type Call, callCode, PASS, parseCall } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { openingView } from '#core/seat-view.ts'
import { FACT_KINDS, type FactKind, TIE_BREAK_WAYS } from '#core/strategy.ts'
import { PRINTED_HANDS } from '#examples/printed-hands.ts'
import { runInline } from '#testing/inline.ts'
import { randomHand, randomWords } from '#testing/random-hands.ts'
import { describeShared } from '#testing/shared.ts'
import { auditRows, ranges, setFor, setKey, setsShown } from '../../ask/strategies/audit-model.ts'
import {
  bidOfRow,
  cellName,
  factRowName,
  freeName,
  nudged,
  sheetOf,
  showsEveryKind,
  tieBreakWords,
  withCell,
  withoutRow,
  withRow,
  withStepMoved,
} from '../../ask/strategies/sheet.ts'
import {
  STRATEGIES_ROUTE,
  strategyAddress,
  strategyPlaceOf,
} from '../../kit/addresses/strategies.ts'
import { survivorsOf } from '../../kit/SurvivorList.tsx'
import { fileNameOf } from './StrategyExport.tsx'

const { strategies } = runInline('strategy-text', { ask: 'strategies' })
const [standard, precision] = [strategies[0]!.strategy, strategies[1]!.strategy]
const one = (code: string): Call => parseCall(code)!

describeShared('the twelve hands of the paper, as cards', (path) => {
  interface Printed {
    readonly n: number
    readonly ttlhcp: number
    readonly suits: Readonly<Record<string, { readonly hcp: number; readonly length: number }>>
  }
  const { hands } = JSON.parse(readFileSync(path('data/strategy/expected.json'), 'utf8')) as {
    readonly hands: readonly Printed[]
  }
  it.each(hands)('hand $n has the lengths and points that are printed', ({ n, ttlhcp, suits }) => {
    const printed = PRINTED_HANDS[n - 1]!
    const read = handOf.parse(printed.hand)
    if (!read.ok) throw new Error(read.error.message)
    const names = ['club', 'diamond', 'heart', 'spade']
    expect(read.value.map(holding.length)).toEqual(names.map((suit) => suits[suit]!.length))
    expect(read.value.map(holding.hcp)).toEqual(names.map((suit) => suits[suit]!.hcp))
    expect([printed.n, printed.total ?? handOf.hcp(read.value)]).toEqual([n, ttlhcp])
  })
})

describe('the address', () => {
  it('gives back what was put in it', () => {
    const next = randomWords(1967)
    fc.assert(
      fc.property(
        fc.constantFrom('standard', 'my-12'),
        fc.constantFrom(undefined, PASS, ...BIDS),
        fc.constantFrom(undefined, 'precision', 'my-3'),
        (id, call, versus) => {
          const hand = randomHand(next)
          const address = strategyAddress({ id, hand, call, versus })
          expect(strategyPlaceOf(address.slice(STRATEGIES_ROUTE.length + 1))).toEqual({
            id,
            versus,
            hand,
            badHand: undefined,
            call,
          })
        },
      ),
    )
  })
  it('keeps a hand that cannot be read, and reads nothing out of nothing', () => {
    expect(strategyPlaceOf('standard/AKQ.x')).toMatchObject({ id: 'standard', badHand: 'AKQ.x' })
    const nothing = { id: undefined, versus: undefined, hand: undefined, badHand: undefined }
    expect(strategyPlaceOf(undefined)).toMatchObject(nothing)
    expect(strategyPlaceOf('')).toMatchObject(nothing)
    // A strategy may be called what parts the two.
    expect(strategyPlaceOf('vs').id).toBe('vs')
  })
})

describe('the sheet', () => {
  it('says the strategy it was made from, whatever it is', () => {
    for (const { strategy } of strategies) {
      const { rows, name, tieBreak } = sheetOf(strategy)
      const checked = runInline('strategy-text', {
        ask: 'rows',
        drafts: rows.map(({ kind, cells }) => ({ kind, cells })),
      })
      expect({ name, tieBreak, facts: checked.facts }).toEqual(strategy)
    }
  })
  it('shows every kind of fact', () => {
    expect(showsEveryKind()).toBe(true)
  })
  it('adds rows that make sense, each of a bid that has none yet', () => {
    for (const kind of FACT_KINDS) {
      let sheet = { name: '', rows: [], tieBreak: [] } as ReturnType<typeof sheetOf>
      const bids = new Set<Call | undefined>()
      const many: Readonly<Partial<Record<FactKind, number>>> = {
        open: 28,
        notrumpopen: 7,
        convention: 35,
        majorprefer: 14,
      }
      for (let i = 0; i < (many[kind] ?? 1); i++) {
        const next = withRow(sheet, kind)
        sheet = next.sheet
        const row = sheet.rows.find(({ id }) => id === next.id)!
        bids.add(bidOfRow(row))
        expect(
          runInline('strategy-text', { ask: 'rows', drafts: [row] }).rows[0]?.problems,
        ).toEqual([])
      }
      expect(bids.size).toBe(many[kind] ?? 1)
      // When all have one, one more is still a row.
      expect(withRow(sheet, kind).sheet.rows).toHaveLength(sheet.rows.length + 1)
    }
  })
  it('changes one cell, removes one row, and never names two rows alike', () => {
    const sheet = sheetOf(standard)
    const spade = sheet.rows.find((row) => bidOfRow(row) === one('1S'))!
    const next = withCell(sheet, spade.id, 2, '11')
    expect(next.rows.filter((row, i) => row !== sheet.rows[i])).toEqual([
      { ...spade, cells: ['1', 'spade', '11', '21', '5'] },
    ])
    const less = withoutRow(sheet, spade.id)
    expect(less.rows).toHaveLength(sheet.rows.length - 1)
    const more = withRow(less, 'open')
    expect(new Set(more.sheet.rows.map(({ id }) => id)).size).toBe(sheet.rows.length)
  })
  it('names rows and cells for readers', () => {
    const { rows } = sheetOf(standard)
    expect(rows.map(factRowName)).toContain('two clubs convention')
    const notrump = rows.find(({ kind }) => kind === 'notrumpopen')!
    expect([0, 1, 2].map((cell) => cellName(notrump, cell))).toEqual([
      'one notrump opening, Level',
      'one notrump opening, HCP from',
      'one notrump opening, HCP to',
    ])
  })
  it('steps numbers within their range and leaves other text alone', () => {
    expect([
      nudged('12', 1),
      nudged('0', -1),
      nudged('40', 1),
      nudged('x', 1),
      nudged('', -1),
    ]).toEqual(['13', '0', '40', 'x', ''])
  })
  it('moves steps of the tie-break without losing one', () => {
    const sheet = { name: '', rows: [], tieBreak: ['longest-suit', '1N', 'lowest'] }
    expect(withStepMoved(sheet, 1, -1).tieBreak).toEqual(['1N', 'longest-suit', 'lowest'])
    expect(withStepMoved(sheet, 1, 1).tieBreak).toEqual(['longest-suit', 'lowest', '1N'])
    expect(withStepMoved(sheet, 0, -1)).toBe(sheet)
    expect(withStepMoved(sheet, 2, 1)).toBe(sheet)
    for (const way of TIE_BREAK_WAYS) expect(tieBreakWords(way)).not.toBe(way)
    expect([tieBreakWords('1N'), tieBreakWords('P'), tieBreakWords('2S')]).toEqual([
      '1NT',
      'Pass',
      '2♠',
    ])
  })
  it('finds free names', () => {
    expect(freeName('Ours', [])).toBe('Ours')
    expect(freeName('Ours', ['Ours'])).toBe('Ours 2')
    expect(freeName('Ours 2', ['Ours', 'Ours 2'])).toBe('Ours 3')
    expect(freeName('  ', [])).toBe('Strategy')
    expect(fileNameOf('Société 2/1!', 'facts')).toBe('soci-t-2-1.lp')
    expect(fileNameOf('♠', 'json')).toBe('strategy.json')
  })
})

describe('the audit as rows', () => {
  const audit = runInline('census', { ask: 'strategy', strategy: precision, seed: [1, 2, 3, 4] })
  it('puts contradictions first and keeps every set', () => {
    const sets = setsShown(audit, undefined)
    expect(sets[0]?.calls).toEqual([])
    expect(new Set(sets.map(setKey)).size).toBe(71)
    expect(sets.slice(1).every((set, i, rest) => i === 0 || set.hands <= rest[i - 1]!.hands)).toBe(
      true,
    )
    expect(setsShown(audit, 4).every(({ calls }) => calls.length === 4)).toBe(true)
  })
  it('counts each opening by what survives and what survives alone', () => {
    const rows = auditRows(audit)
    expect(rows.reduce((n, { alone }) => n + alone, 0)).toBe(
      audit.sizes.find(({ size }) => size === 1)?.hands,
    )
    const survivals = audit.sizes.reduce((n, { size, hands }) => n + size * hands, 0)
    expect(rows.reduce((n, { hands }) => n + hands, 0)).toBe(survivals)
    expect(audit.sizes.reduce((n, { hands }) => n + hands, 0)).toBe(handOf.HAND_COUNT)
    const pass = rows.find(({ call }) => call === PASS)!
    const meaning = runInline('opening', {
      ask: 'meaning',
      system: { id: 'precision' },
      call: PASS,
    })
    expect(meaning.ok && meaning.value.survives.hands).toBe(pass.hands)
  })
  it('takes a hand of the set, opening or number that was wished for', () => {
    for (const chance of [0, 0.3, 0.999999]) {
      expect(setFor(audit, { kind: 'size', size: 0 }, chance)?.calls).toEqual([])
      expect(
        setFor(audit, { kind: 'call', call: bidOf(1, 4) }, chance)?.calls.map(callCode),
      ).toContain('1N')
      const set = setFor(audit, { kind: 'set', key: setKey(audit.sets[5]!) }, chance)!
      expect(set).toBe(audit.sets[5])
      const system = { id: 'edited', strategy: precision }
      const view = openingView(set.example)
      const found = runInline('turn', { systems: [system, system], view })
      expect(found.ok && survivorsOf(found.value)).toEqual(set.calls)
      expect(handOf.size(set.example)).toBe(13)
    }
    expect(setFor(audit, { kind: 'call', call: bidOf(7, 4) }, 0.5)).toBeUndefined()
    // Sets are taken as often as they have hands.
    const draws = 2000
    const wish = { kind: 'size', size: 1 } as const
    const hits = Array.from({ length: draws }, (_, i) => setFor(audit, wish, (i + 0.5) / draws))
    const [commonest] = setsShown(audit, 1)
    const all = setsShown(audit, 1).reduce((n, { hands }) => n + hands, 0)
    const share = hits.filter((set) => set === commonest).length / draws
    expect(share).toBeCloseTo(commonest!.hands / all, 2)
  })
  it('writes numbers as ranges', () => {
    expect(ranges([6, 7, 8, 10, 12, 13])).toBe('6–8, 10, 12–13')
    expect(ranges([])).toBe('')
  })
})
