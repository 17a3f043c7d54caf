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
