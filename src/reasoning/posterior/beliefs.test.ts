/** The figure of any predicate, against the layouts of an ending written down. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK, rankOf } from '#core/card.ts'
import { NO_HANDS } from '#core/deal.ts'
import { ofCards } from '#core/hand.ts'
import { rankHcp } from '#core/rank.ts'
import {
  anyAction,
  anyConstraint,
  anyEnding,
  anyPredicate,
  dealOf,
  layouts,
  weightIn,
} from '#testing/endings.ts'
import { ended } from '#testing/steps.ts'
import type { Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { ALWAYS, holds, NEVER, not, type Predicate } from '../predicates/predicate.ts'
import { type Beliefs, beliefsOf } from './beliefs.ts'
import type { Figure } from './figures.ts'

/** The share of the weight in which it holds, from every layout. */
function shareOf(position: Position, actions: readonly Likelihood[], p: Predicate) {
  let [met, total] = [0, 0]
  for (const held of layouts(position)) {
    const deal = dealOf(position, held)
    const weight = actions.reduce((n, action) => n * weightIn(action, deal), 1)
    total += weight
    if (holds(p, deal) === true) met += weight
  }
  return total === 0 ? undefined : { chance: met / total, met }
}
const check = (found: Figure | undefined, want: ReturnType<typeof shareOf>): void => {
  if (want === undefined || found === undefined) {
    expect(found).toBe(want)
    return
  }
  if (found.between === undefined) {
    expect(found.chance).toBeCloseTo(want.chance, 10)
    if (found.count !== undefined) expect(found.count).toBe(String(want.met))
    return
  }
  expect(found.between.least).toBeLessThanOrEqual(want.chance + 1e-12)
  expect(found.between.most).toBeGreaterThanOrEqual(want.chance - 1e-12)
}
const asked = (position: Position) =>
  fc.record({
    wanted: fc.array(anyPredicate(position.seats), { minLength: 1, maxLength: 4 }),
    met: anyConstraint(position.seats),
    constrained: fc.boolean(),
    walk: fc.boolean(),
    actions: fc.array(anyAction(position.seats), { maxLength: 2 }),
  })

describe('what is believed of a predicate', () => {
  it.each([
    [2, 25],
    [3, 10],
  ] as const)('is its share of the layouts’ weight, of %i hands', (hands, numRuns) => {
    let exact = 0
    fc.assert(
      fc.property(
        anyEnding(hands).chain((position) => fc.tuple(fc.constant(position), asked(position))),
        ([position, { wanted, met, constrained, walk, actions }]) => {
          const acting: readonly Likelihood[] = constrained
            ? [...actions, { seat: undefined, terms: [{ weight: 3, when: met }], otherwise: 1 }]
            : actions
          // Bounds need weights that fall from term to term.
          if (constrained && !walk) return
          const all = [...wanted, met, ...wanted.map(not), ALWAYS, NEVER]
          for (const told of [all, []]) {
            const beliefs: Beliefs = ended(beliefsOf(position, acting, told, undefined, walk))
            if (beliefs.weighed.kind !== 'exact') continue
            for (const p of all) {
              const found = ended(beliefs.of(p))
              const want = shareOf(position, acting, p)
              if (found === undefined && want !== undefined) continue
              exact += 1
              check(found, want)
            }
          }
        },
      ),
      { numRuns },
    )
    expect(exact).toBeGreaterThan(20)
  })
  it('of at least so many points is no more than the whole, however high the limit is written', () => {
    // A hand of honours and one of spot cards, a card of each not seen yet.
    const spots = ofCards(DECK.filter((card) => rankHcp(rankOf(card)) === 0).slice(2, 14))
    const honours = ofCards(DECK.filter((card) => rankHcp(rankOf(card)) > 0).slice(0, 12))
    const position: Position = {
      observer: 2,
      faced: NO_HANDS,
      seats: [3, 1],
      known: [...honours, ...spots],
      voids: [0, 0],
      vacant: [1, 1],
      unseen: ofCards(DECK.slice(0, 2)),
    }
    const points: Predicate = { kind: 'hcp', seat: 3, min: 20, max: 99 }
    const beliefs = ended(beliefsOf(position, [], []))
    expect(ended(beliefs.of(points))).toMatchObject({ chance: 1, count: '2' })
  })
})
