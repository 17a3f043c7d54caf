import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import { dealtRecord } from '#core/record.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { BoardVerdict, FaultTheme } from '#practice/board-verdict.ts'
import { lookedAt, type PlayedBoard } from './played-board.ts'
import { meanOf, summaryOf } from './summary.ts'

const verdict = (
  costs: readonly (readonly [FaultTheme, number])[],
  openCost = 0,
): BoardVerdict => ({
  seat: 2,
  scoring: 'imps',
  calls: { made: 3, faults: [] },
  cards: {
    made: 10,
    openCost,
    faults: costs.map(([theme, mean], i) => ({
      ...{ kind: 'card', role: theme === 'lead' ? 'lead' : 'defend', index: 5 + i, theme },
      ...{ made: 1 as never, better: 2 as never, cost: { mean, least: 0.1, most: 9 } },
    })),
  },
})
/** East declares three notrump: South leads. */
const CONTRACT: Contract = { bid: bidOf(3, 4), doubled: 0, declarer: 1 }
const played = (at: number, ...costs: (readonly [FaultTheme, number])[]): PlayedBoard => ({
  ...{ at, seat: 2, contract: CONTRACT, score: -400 },
  systems: [{ id: 'sayc' }, { id: 'sayc' }],
  record: dealtRecord(1, dealFromSeed([1, 2, 3, at], 1)),
  looked: { verdict: verdict(costs), open: 1, againstPar: -2 },
})

describe('a mean', () => {
  it('has Student’s interval from eight boards on', () => {
    // Mean 2, standard deviation 2.1381, eight boards: 2.3646 standard errors of 0.7559 by the tables.
    const { mean, interval } = meanOf([0, 0, 0, 2, 2, 4, 4, 4])
    expect(mean).toBe(2)
    expect(interval?.most).toBeCloseTo(2 + 2.3646 * (1.8516 / Math.sqrt(8)), 1)
    expect(interval?.least).toBeGreaterThanOrEqual(0)
    expect(meanOf([1, 2, 3]).interval).toBeUndefined()
    expect(meanOf(Array.from({ length: 20 }, () => 0)).interval, 'all alike').toBeUndefined()
  })
  it('goes below nought where figures do', () => {
    expect(meanOf([-9, 9, -9, 9, -9, 9, -9, 9]).interval?.least).toBeLessThan(0)
    expect(meanOf([0, 0, 0, 0, 0, 0, 0, 9]).interval?.least).toBe(0)
  })
})

describe('a record', () => {
  it('tells costs by role and theme, and the dearest fault first', () => {
    const boards = [
      ...[played(3, ['signal', 2], ['hold-up', 1]), played(1, ['lead', 4]), played(2)],
      { ...played(4), looked: undefined } as unknown as PlayedBoard,
    ]
    const found = summaryOf(boards)
    expect(found).toMatchObject({ boards: 4, looked: 3, known: { mean: 7 / 3 } })
    expect(found.roles.map(({ role, boards: n, mean }) => [role, n, mean])).toEqual([
      ['bid', 3, 0],
      ['lead', 3, 4 / 3],
      ['defend', 3, 1],
    ])
    expect(found.themes.map(({ theme, times, cost }) => [theme, times, cost])).toEqual([
      ['lead', 1, 4],
      ['signal', 1, 2],
      ['hold-up', 1, 1],
    ])
    expect(found.faults.map(({ board, fault }) => [board.at, fault.theme])).toEqual([
      [1, 'lead'],
      [3, 'signal'],
      [3, 'hold-up'],
    ])
    expect([found.change, found.blocks]).toEqual([undefined, []])
  })
  it('sets the later half beside the earlier one', () => {
    // Every other board costs four at first and two later.
    const boards = Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0 ? played(at) : played(at, ['trumps', at < 20 ? 4 : 2]),
    )
    const { change, blocks, roles, known } = summaryOf(boards.toReversed())
    expect(known.mean).toBe(1.5)
    expect(change?.mean).toBe(-1)
    expect(change!.least).toBeLessThan(-1)
    expect(change!.most).toBeGreaterThan(-1)
    expect(blocks.map(({ boards: n, mean }) => [n, mean])).toEqual([
      ...[2, 2].map((mean) => [8, mean]),
      [8, 1.5],
      ...[1, 1].map((mean) => [8, mean]),
    ])
    expect(blocks.map(({ at }) => at)).toEqual([7, 15, 23, 31, 39])
    expect(roles.find(({ role }) => role === 'defend')).toMatchObject({
      boards: 40,
      mean: 1,
      before: { mean: 2 },
    })
  })
})

describe('a board looked back on', () => {
  const table = Array.from({ length: 5 }, () => [7, 6, 7, 6])
  /** Thirteen tricks to a claim: East has made three notrump, not vulnerable, for 400. */
  const board: PlayedBoard = {
    ...played(1),
    record: {
      ...dealtRecord(1, dealFromSeed([1, 2, 3, 4], 1)),
      claim: { seat: 1, declarerTricks: 9 },
    },
  }
  it('tells in IMPs what tricks and the auction lost with all hands open', () => {
    // With a trick less it is down one: 450 points, ten IMPs.
    expect(lookedAt(board, verdict([], 1), { table, par: { score: -400 } }).open).toBe(10)
    // East makes six tricks: +150 for the contract against par of 90 is nothing lost in the auction.
    const kept = lookedAt(board, verdict([]), { table, par: { score: 90 } })
    expect(kept).toMatchObject({ open: 0, againstPar: -10 })
    // With nine tricks the contract is worth 400 to them, against a par of 90 for us: ten IMPs.
    const nine = Array.from({ length: 5 }, () => [4, 9, 4, 9])
    expect(lookedAt(board, verdict([]), { table: nine, par: { score: 90 } }).open).toBe(10)
  })
  it('counts a passed out board against par', () => {
    const out = { ...board, contract: undefined, score: 0 }
    const { open, againstPar } = lookedAt(out, verdict([]), { table, par: { score: 420 } })
    expect([open, againstPar]).toEqual([9, -9])
  })
})
