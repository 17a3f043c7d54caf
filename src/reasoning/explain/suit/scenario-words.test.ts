import { expect, it } from 'vitest'
import type { Scenario } from '#combinations/catalogue/scenario.ts'
import { KING, QUEEN, type Rank } from '#core/rank.ts'
import { trickWordsOf } from './scenario-words.ts'

it.each<[string, readonly (Rank | undefined)[]]>([
  [
    'North leads the king, East plays the two, South the queen, West shows out',
    [KING, 0, QUEEN, undefined],
  ],
  // Behind a hand that shows out the verb is said again.
  [
    'North leads the king, East shows out, South plays the queen, West the two',
    [KING, undefined, QUEEN, 0],
  ],
  [
    'North leads the king, East plays the two, South shows out, West plays the queen',
    [KING, 0, undefined, QUEEN],
  ],
])('a trick is told as %s', (told, cards) => {
  const scenario = { leader: 0, cards } as unknown as Scenario
  expect(trickWordsOf(scenario, ['North', 'East', 'South', 'West'])).toBe(told)
})
