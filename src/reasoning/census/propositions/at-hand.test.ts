import { describe, expect, it } from 'vitest'
import { oneCondition } from '#bidding/text/one-condition.ts'
import { admits } from '#constraint/admits.ts'
import { DECK } from '#core/card.ts'
import * as handOf from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { shuffled } from '#core/shuffle.ts'
import { editable, leavesOf } from './at-hand.ts'
import { indexClaims } from './claims.ts'
import { BOOK } from './data/book.ts'
import { checkExamples, exampleHand } from './examples.ts'

const { claims } = indexClaims(BOOK)
const random = (seed: number): handOf.Hand =>
  handOf.ofCards(shuffled(DECK, rngOf([seed, 4, 3, 1])).slice(0, 13))

describe('the leaf of a hand', () => {
  it('is that at which the paper prints it, for each of its examples that is of its case', () => {
    const examples = checkExamples(BOOK).filter(({ reached }) => reached)
    expect(examples.length).toBeGreaterThan(60)
    for (const { id, printed } of examples) {
      const claim = claims.find((one) => one.id === id)!
      if (claim.check.kind !== 'leaf') continue
      expect(leavesOf(exampleHand(printed)!).map(({ path }) => path)).toContain(claim.path)
    }
  })
  it('is every leaf all of whose conditions it meets, asked one by one', () => {
    const leaves = claims.filter(({ id, check }) => check.kind === 'leaf' && /^P\d/.test(id))
    let met = 0
    for (let seed = 0; seed < 60; seed++) {
      const hand = random(seed)
      const plainly = leaves.filter(({ facts }) => facts.every((fact) => admits(fact, hand)))
      const found = leavesOf(hand)
      expect(new Set(found.map(({ path }) => path))).toEqual(
        new Set(plainly.map(({ path }) => path)),
      )
      met += found.length
      for (const { path, cases } of found) expect(path.startsWith(cases[0]!.path)).toBe(true)
    }
    expect(met).toBeGreaterThan(10)
  })
})

describe('a claim of the paper as a line', () => {
  it('asks of every hand what the claim asks', () => {
    const lines = claims.flatMap((claim) => {
      const edit = editable(claim)
      if (edit === undefined) return []
      const read = oneCondition(edit.conditions)
      if (!read.ok) throw new Error(`${claim.id}: ${edit.conditions}: ${read.error.message}`)
      return [{ claim, when: read.value }]
    })
    for (let seed = 0; seed < 60; seed++) {
      const hand = random(seed)
      for (const { claim, when } of lines)
        expect(admits(when, hand), claim.id).toBe(claim.facts.every((fact) => admits(fact, hand)))
    }
    expect(lines.length).toBeGreaterThan(300)
  })
})
