/** Questions as hands come: the deal is bid by its own hands to the turn, and the turn is of the topic. */
import { expect, it } from 'vitest'
import { stateAfter, statesBefore } from '#bidding/auction/auction-state.ts'
import { callFor, ruleFor } from '#bidding/auction/choose.ts'
import { topicOf } from '#bidding/auction/topic.ts'
import { rngOf } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { topicOfId } from '#practice/topics.ts'
import { rulesOf } from '#systems/registry.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { drawnOf, turnsFor } from './draw-turn.ts'

const SAYC = { id: 'sayc' } as const

it('asks a turn of the topic, on a deal whose hands bid so far by themselves, at every seat', () => {
  const sayc = rulesOf('sayc')
  const input = { system: SAYC, topic: 'responses', seed: [4, 4, 4, 1] } as const
  const rng = rngOf(input.seed)
  const steps = turnsFor(input, rng)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  if (!step.value.ok) throw new Error(step.value.error.message)
  for (const seat of SEATS)
    for (let i = 0; i < 5; i++) {
      const drawn = drawnOf(step.value.value, { ...input, seat }, rng)!
      const state = good(stateAfter([sayc, sayc], drawn.dealer, drawn.vulnerability, drawn.calls))
      expect(state.seat).toBe(seat)
      const turnRule = ruleFor(state, drawn.deal[seat])
      expect(turnRule.rule.id).toBe(drawn.rule)
      expect(topicOfId('responses')!.chapters).toContain(topicOf(state, turnRule))
      for (const [n, before] of statesBefore(state).entries())
        expect(callFor(before, drawn.deal[before.seat])).toBe(drawn.calls[n])
    }
}, 120_000)

it('says when there is no such topic or system', () => {
  const asked = { ask: 'topic', system: SAYC, topic: 'of tomorrow', seed: [1, 1, 1, 1] } as const
  expect(runInline('practice-turn', asked)).toMatchObject({ error: { code: 'practice/topic' } })
  expect(
    runInline('practice-turn', { ...asked, topic: 'open', system: { id: 'nobody' } }),
  ).toMatchObject({ ok: false })
})
