import { describe, expect, it } from 'vitest'
import { boardOf } from '#core/board.ts'
import { tricksOver } from '#core/score.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine } from '#testing/inline.ts'
import type { RobotTablesInput } from './robot-tables.ts'

const SYSTEMS: SystemRefs = [{ id: 'essex-acol' }, { id: 'essex-acol' }]
const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
const input = (number: number, seeds: number): RobotTablesInput => ({
  ask: 'board',
  board: boardOf(number, dealFromSeed([1, 2, 3, 4], number)),
  ...{ sides: [SIDE, SIDE], systems: SYSTEMS, scoring: 'imps' },
  // Hardly a thought, so that whole boards are quick.
  speed: {
    ...{ draws: [2, 2, 2, 2], every: 4, tries: 500, positions: 20_000, ahead: 0 },
  },
  seeds: Array.from({ length: seeds }, () => [1, 2, 3, 4] as const),
})

describe('a board at the tables of robots', () => {
  const engine = createInlineEngine()

  it('is bid and played to its end at each, and alike from the same seed', async () => {
    const found = good(await engine.run('robot-tables', input(2, 2)))
    expect(found).toHaveLength(2)
    for (const { contract, declarerTricks, score } of found) {
      const over = tricksOver(contract!, declarerTricks!)
      const declaring = contract!.declarer % 2 === 0 ? 1 : -1
      expect(Math.sign(score)).toBe(over < 0 ? -declaring : declaring)
    }
    expect(found[1]).toEqual(found[0])
  })
  it('needs all hands, and systems that are there', async () => {
    const { board, ...rest } = input(1, 1)
    const [north, , south, west] = board.deal
    const short = { ...board, deal: [north, undefined, south, west] } as const
    expect(await engine.run('robot-tables', { ...rest, board: short })).toMatchObject({
      error: { code: 'robots/hands' },
    })
    const systems: SystemRefs = [{ id: 'nowhere' }, { id: 'essex-acol' }]
    expect(await engine.run('robot-tables', { ...rest, board, systems })).toMatchObject({
      error: { code: 'systems/unknown' },
    })
  })
})

describe('a match of two systems', () => {
  const engine = createInlineEngine()
  const sayc = { id: 'sayc' }
  const weak = { id: 'my-weak', text: 'system: Weak\nlanguage: 1\nuse sayc with notrump 12-14\n' }
  const match = { ask: 'match', boards: 12, seed: [1, 2, 3, 4] } as const

  it('is level where both play one system', async () => {
    const found = good(await engine.run('robot-tables', { ...match, systems: [sayc, sayc] }))
    expect(found).toEqual({
      ...{ boards: 12, differing: 0, decided: [] },
      gain: { mean: 0, least: 0, most: 0 },
    })
  })
  it('tells the gain of the first, and the boards that decided, the largest first', async () => {
    const told: number[] = []
    const there = good(
      await engine.run(
        'robot-tables',
        { ...match, systems: [weak, sayc] },
        { onProgress: ({ boards }) => told.push(boards) },
      ),
    )
    const back = good(await engine.run('robot-tables', { ...match, systems: [sayc, weak] }))
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(there.differing).toBeGreaterThan(0)
    expect(there.gain.mean).toBeCloseTo(0 - back.gain.mean, 9)
    expect(there.gain.least).toBeLessThan(there.gain.most)
    const sizes = there.decided.map(({ imps }) => Math.abs(imps))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    const sum = there.decided.reduce((all, { imps }) => all + imps, 0)
    expect(there.gain.mean).toBeCloseTo(sum / 12, 9)
  })
  it('needs systems that are there', async () => {
    const systems = [sayc, { id: 'nowhere' }] as const
    expect(await engine.run('robot-tables', { ...match, systems })).toMatchObject({
      error: { code: 'systems/unknown' },
    })
  })
})
