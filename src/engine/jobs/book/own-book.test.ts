/** The book of a system of one's own: its rules are found, wherever they come from. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import type { Result } from '#core/result.ts'
import { finish } from '#core/steps.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { loadSystems } from '#systems/loaded.ts'
import { loadPlaceTexts, type PlaceTexts } from '#systems/rule-places.ts'
import { good } from '#testing/good.ts'
import { cardOfBook } from './book-card.ts'
import { type BookRules, rulesOfBook } from './book-rules.ts'

const OWN: SystemRef = {
  id: 'my-sayc',
  text: `system: Ours
language: 1

# After a jump
after 1NT – 3H:
  3S [spades]: 4+ spades
    "Four spades."

use sayc with notrump 12-14
`,
}
let texts: PlaceTexts
beforeAll(async () => {
  texts = await loadPlaceTexts()
  await loadSystems([OWN, { id: 'sayc' }])
})
const answer = <T>(steps: Generator<unknown, Result<T>, void>): T => good(finish(steps))
/** Names of rules, without the suit that each was made for. */
const names = ({ rules }: BookRules) =>
  new Set(rules.map(({ id }) => id.slice(id.indexOf('/') + 1).replace(/:[^:]*$/, '')))

describe('the book of an own system', () => {
  it('has every rule that the book of its original has, and its own', () => {
    const own = answer(rulesOfBook(OWN, texts))
    const found = names(own)
    const original = names(answer(rulesOfBook({ id: 'sayc' }, texts)))
    expect([...original].filter((one) => !found.has(one))).toEqual([])
    expect([...found].filter((one) => !original.has(one))).toEqual(['spades'])
    expect(own.rules.find(({ id }) => id === 'my-sayc/spades')?.calls.map(callCode)).toEqual([
      '1N',
      'P',
      '3H',
      'P',
    ])
  })
  it('is written on its card under its own name', () => {
    const card = answer(cardOfBook(OWN))
    expect(card.name).toBe('Ours')
    expect(JSON.stringify(card)).toContain('12–14')
  })
})
