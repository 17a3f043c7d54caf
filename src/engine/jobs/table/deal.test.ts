import { describe, expect, it } from 'vitest'
import { format, isWhole } from '#core/deal.ts'
import { dealNumber } from '#core/deal-number.ts'
import * as hand from '#core/hand.ts'
import { formatSeed } from '#core/rng.ts'
import { isBalanced, shapeOf } from '#core/shape.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import type { DealFromSeed, DealInput, DealProgress } from './deal.ts'

const SEED = [1, 2, 3, 0xffffffff] as const
const BASE: DealFromSeed = { kind: 'seed', seed: formatSeed(SEED), firstBoard: 5, boards: 3 }
const run = (input: DealInput) => runInline('deal', input)
const dealt = (input: DealInput) => good(run(input))

describe('the job deal', () => {
  it('deals the boards of a seed', () => {
    const { records, count, exact } = dealt(BASE)
    expect(records.map((r) => r.board.number)).toEqual([5, 6, 7])
    expect(records.map((r) => r.board.deal)).toEqual([5, 6, 7].map((n) => dealFromSeed(SEED, n)))
    expect(records.map((r) => [r.board.dealer, r.board.vulnerability])).toEqual([
      [0, 'NS'],
      [1, 'EW'],
      [2, 'All'],
    ])
    expect([count, exact]).toEqual(['53644737765488792839237440000', true])
  })
  it('deals by number', () => {
    const { records } = dealt({ kind: 'number', number: '1,234,567', firstBoard: 9 })
    const deal = records[0]?.board.deal
    expect(deal && isWhole(deal) && dealNumber(deal)).toBe(1_234_567n)
    expect(records.map((r) => r.board.number)).toEqual([9])
  })
  it('deals under limits, the same boards each time, whatever was counted before', () => {
    const input: DealInput = {
      ...BASE,
      boards: 8,
      limits: [{ hcp: { min: 15, max: 17 }, shapes: 'balanced' }, undefined, undefined, undefined],
    }
    const first = dealt(input)
    dealt(BASE)
    expect(dealt(input)).toEqual(first)
    expect(dealt({ ...input, firstBoard: 7, boards: 1 }).records[0]).toEqual(first.records[2])
    for (const { board } of first.records) {
      const north = board.deal[0]
      expect(
        north && isBalanced(shapeOf(north)) && hand.hcp(north) >= 15 && hand.hcp(north) <= 17,
      ).toBe(true)
    }
    expect(new Set(first.records.map((r) => format(r.board.deal))).size).toBe(8)
  })
  it('counts only, when no boards are asked for', () => {
    const { records, count } = dealt({
      ...BASE,
      boards: 0,
      limits: [{ shapes: 'd000' }, undefined, undefined, undefined],
    })
    expect(records).toEqual([])
    // four hands of thirteen, and 39! / 13!^3 ways for the rest
    expect(count).toBe((4n * 84_478_098_072_866_400n).toString())
  })
  it('reports progress', () => {
    const seen: DealProgress[] = []
    runInline(
      'deal',
      {
        ...BASE,
        boards: 20,
        limits: [{ hcp: { min: 3, max: 9 } }, undefined, undefined, undefined],
      },
      (progress) => seen.push(progress),
    )
    expect(seen.at(-1)).toEqual({ counted: 1, dealt: 20 })
    expect(seen.map((p) => p.dealt)).toEqual(seen.map((p) => p.dealt).sort((a, b) => a - b))
  })
  it.each<[string, DealInput, string, string, number | undefined]>([
    ['a bad seed', { ...BASE, seed: 'abcU' }, 'seed/letter', 'seed', undefined],
    ['no boards', { ...BASE, boards: -1 }, 'deal/boards', 'boards', undefined],
    ['too many boards', { ...BASE, boards: 1001 }, 'deal/boards', 'boards', undefined],
    ['half a board', { ...BASE, boards: 1.5 }, 'deal/boards', 'boards', undefined],
    ['board nought', { ...BASE, firstBoard: 0 }, 'deal/first-board', 'first-board', undefined],
    [
      'a bad number',
      { kind: 'number', number: '12a', firstBoard: 1 },
      'deal-number/figure',
      'number',
      undefined,
    ],
    [
      'a bad shape',
      { ...BASE, limits: [undefined, undefined, { shapes: '5431 x' }, undefined] },
      'shape/term',
      'shapes',
      2,
    ],
    [
      'crossed lengths',
      {
        ...BASE,
        limits: [
          undefined,
          { lengths: [undefined, { min: 4, max: 3 }, undefined, undefined] },
          undefined,
          undefined,
        ],
      },
      'deal/length-order',
      'limits',
      1,
    ],
    [
      'the impossible',
      {
        ...BASE,
        limits: [
          { hcp: { min: 30, max: 37 } },
          { hcp: { min: 30, max: 37 } },
          undefined,
          undefined,
        ],
      },
      'deal/points-over',
      'limits',
      undefined,
    ],
  ])('refuses %s', (_, input, code, field, seat) => {
    const output = run(input)
    expect(
      output.ok ? undefined : [output.error.code, output.error.field, output.error.seat],
    ).toEqual([code, field, seat])
  })
})
