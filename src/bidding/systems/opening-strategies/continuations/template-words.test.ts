import { expect, it } from 'vitest'
import type { CallTemplate, SuitGroup } from '#rules/template.ts'
import { cheapest, game, jump, pass, raise, step } from '#testing/bidding/words.ts'
import { groupWords, ruleCallWords, strainWords } from './template-words.ts'

it.each([
  ['C', 'clubs'],
  ['S', 'spades'],
  ['N', 'notrump'],
  ['partner', 'partner’s suit'],
  ['partnerFirst', 'partner’s first suit'],
  ['mine', 'my suit'],
  ['agreed', 'the trump suit'],
  ['fourth', 'the fourth suit'],
  ['x', 'the suit bid'],
  // A word of no system.
  ['theirs', 'a suit'],
] as const)('the suit %s is %s', (slot, words) => {
  expect(strainWords(slot)).toBe(words)
})
it.each<readonly [SuitGroup, string]>([
  ['majors', 'a major'],
  ['minors', 'a minor'],
  ['unbid', 'a new suit'],
  ['all', 'a suit'],
  // Of several groups the last that has a word.
  [['unbid', 'majors'], 'a major'],
  [['majors', 'unbid'], 'a new suit'],
  [['unbid', 'belowMine'], 'a new suit'],
])('one of %s is %s', (group, words) => {
  expect(groupWords(group)).toBe(words)
})
it.each<readonly [CallTemplate, string]>([
  [pass, 'pass'],
  [{ kind: 'bid', strain: 'H', level: 2 }, 'two of hearts'],
  [{ kind: 'bid', strain: 'N', level: 3 }, 'three notrump'],
  [cheapest('mine', 2, 2), 'two of my suit'],
  [cheapest('N', 1, 1), 'one notrump'],
  // A level is named where there is one only; a jump that can be at one level alone is that bid.
  [cheapest('mine', 2, 3), 'my suit as cheaply as can be'],
  [cheapest('mine', 2), 'my suit as cheaply as can be'],
  [cheapest('mine'), 'my suit as cheaply as can be'],
  [jump('mine', 1, 3, 3), 'three of my suit'],
  [jump('mine', 1, 2, 3), 'a jump in my suit'],
  [jump('mine'), 'a jump in my suit'],
  [raise('partner', 1), 'a raise of partner’s suit'],
  [raise('partner', 2), 'a jump raise of partner’s suit'],
  [raise('partner', 3), 'a raise to four of partner’s suit'],
  [game('agreed'), 'game in the trump suit'],
  [step(2), 'two steps up'],
])('the call of %j is %s', (call, words) => {
  expect(ruleCallWords({ call })).toBe(words)
})
it('the suit of each is one of its group, and any other suit keeps its own words', () => {
  const forEach = { among: 'unbid' } as const
  expect(ruleCallWords({ call: cheapest('x', 2, 2), forEach })).toBe('two of a new suit')
  expect(ruleCallWords({ call: cheapest('partner', 2, 2), forEach })).toBe('two of partner’s suit')
  expect(ruleCallWords({ call: cheapest('x', 2, 2) })).toBe('two of the suit bid')
})
