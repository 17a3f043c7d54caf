/**
 * How many of all hands each set of openings survives for, and what is picked among them: no fact of a
 * strategy and no part of a rule or tie-break can move a hand unseen. The lists were counted by this
 * test (meant otherwise: `npx vitest run src/bidding/systems/opening-strategies --update`); that the survivors are
 * right is for oracle.test.ts.
 */
import { describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import type { Strategy } from '#core/strategy.ts'
import { callsOf } from '#rules/elimination-compile.ts'
import { pick, survivorsOf } from './bidder.ts'
import { STRATEGIES } from './strategies.ts'

/** By length and points: how many holdings of one suit there are. */
const HOLDINGS = Array.from({ length: 14 }, () => Array.from({ length: 11 }, () => 0))
HOLDING_LENGTH.forEach((length, h) => {
  HOLDINGS[length]![HOLDING_HCP[h]!]! += 1
})
/** By points: how many hands of the shape there are. */
const handsOf = (shape: Shape): readonly number[] =>
  shape.reduce<readonly number[]>(
    (hands, length) => {
      const more = Array.from({ length: 41 }, () => 0)
      hands.forEach((n, points) => {
        if (n > 0)
          HOLDINGS[length]!.forEach((ways, own) => {
            more[points + own]! += n * ways
          })
      })
      return more
    },
    [1],
  )
const HANDS = SHAPES.map((shape) => ({ shape, byPoints: handsOf(shape) }))

/** Lines `surviving calls → call picked: hands`, in order of the calls. */
function countsOf(strategy: Strategy): { readonly lines: readonly string[]; readonly all: number } {
  const survivors = survivorsOf(strategy)
  const counts = new Map<string, number>()
  for (const { shape, byPoints } of HANDS)
    byPoints.forEach((hands, total) => {
      if (hands === 0) return
      const left = callsOf(survivors(...shape, total))
      const key = `${left.map(callCode).join(' ')} → ${callCode(pick(left, strategy.tieBreak, shape).call)}`
      counts.set(key, (counts.get(key) ?? 0) + hands)
    })
  return {
    lines: [...counts].map(([key, hands]) => `${key.trim()}: ${hands}`).sort(),
    all: [...counts.values()].reduce((a, b) => a + b, 0),
  }
}

describe('of all hands', () => {
  it.each(Object.entries(STRATEGIES))(
    'as many as listed open so under %s',
    async (id, strategy) => {
      const { lines, all } = countsOf(strategy)
      expect(all).toBe(635_013_559_600)
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
        `../../../../tests/golden/opening-counts/${id}.txt`,
      )
    },
  )
})
