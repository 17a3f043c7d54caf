/** Statements and fact bases for tests, in few letters. */

import { emptyBase, type FactBase, type NewFact } from '#bidding/factbase/base.ts'
import type { LogEvent } from '#bidding/factbase/log.ts'
import type { Statement } from '#bidding/factbase/statement.ts'
import type { Trigger } from '#bidding/factbase/trigger.ts'
import * as hand from '#core/hand.ts'
import { SOUTH } from '#core/seat.ts'
import { good } from './good.ts'

export const held = (text: string): hand.Hand => good(hand.parse(text))
export const said = (
  about: 0 | 1 | 2 | 3,
  says: Statement,
  part: 'direct' | 'indirect' = 'direct',
  at = 0,
): NewFact => ({ base: 'known', about, says, because: { kind: 'call', at, rules: ['r'], part } })
export const points = (min: number, max: number): Statement => ({ kind: 'points', min, max })
export const length = (suit: 0 | 1 | 2 | 3, min: number, max: number): Statement => ({
  kind: 'length',
  suit,
  min,
  max,
})
export const events = (base: FactBase): readonly LogEvent[] => base.log.map(({ event }) => event)
export const contradictions = (base: FactBase) =>
  events(base).flatMap((event) => (event.kind === 'contradiction' ? [event] : []))
export const south = (triggers: readonly Trigger[] = []): FactBase => emptyBase(SOUTH, triggers)
