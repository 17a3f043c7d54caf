import { describe, expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { contractOf } from '#core/auction.ts'
import type { Card } from '#core/card.ts'
import { controllerOf, legalCards, turn } from '#core/play.ts'
import { seatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { rulesOf } from '#systems/registry.ts'
import { createInlineEngine } from '#testing/inline.ts'
import type { RobotCardInput } from './robot-card.ts'

const SYSTEMS: SystemRefs = [{ id: 'essex-acol' }, { id: 'essex-acol' }]
const SIDE = { carding: EVERYDAY, calls: NO_CALLS }

describe('a robot’s card over the line', () => {
  it('is lawful, says what it rests on, and is the same when asked again', async () => {
    const engine = createInlineEngine()
    const rules = rulesOf('essex-acol')
    const deal = dealFromSeed([1, 2, 3, 4], 2)
    const { auction } = bidOut([rules, rules], 0, 'None', deal).state
    const contract = contractOf(auction)!
    const calls = auction.calls.map((call) => ({ call }))
    const board = { number: 2, dealer: 0, vulnerability: 'None', deal } as const
    const cards: Card[] = []
    for (let n = 0; n < 3; n++) {
      const play = { contract, cards }
      const view = seatView({ board, calls, contract, cards }, controllerOf(play, turn(play)!))!
      const input: RobotCardInput = {
        ...{ view, sides: [SIDE, SIDE], systems: SYSTEMS, seed: [1, 2, 3, 4] },
        ...{ scoring: 'imps', speed: 'instant' },
      }
      const one = await engine.run('robot', { ask: 'card', ...input })
      if (!one.ok) throw new Error(one.error.message)
      expect(legalCards(deal, play)).toContain(one.value.card)
      const { why, grounds } = one.value
      if (why.kind === 'best' || why.kind === 'proposed') {
        expect(grounds.basis).toBe('agreed')
        expect(grounds.layouts).toBeGreaterThan(0)
      }
      expect(await engine.run('robot', { ask: 'card', ...input })).toEqual(one)
      cards.push(one.value.card)
    }
  })
})
