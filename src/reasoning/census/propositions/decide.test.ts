/** Decisions against counting by hand, and under broken rules. */
import { describe, expect, it } from 'vitest'
import { admits } from '#constraint/admits.ts'
import { all, atLeast, type HandConstraint } from '#constraint/constraint.ts'
import type { Hand } from '#core/hand.ts'
import * as handText from '#core/hand.ts'
import { pattern, SHAPES } from '#core/shape.ts'
import { applyRule } from '#rules/rule.ts'
import { actionOfBidval, openingText } from '#systems/schenken-1967/bidval.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { type OpenbidSystem, openbidSystem } from '#systems/schenken-1967/rules.ts'
import { upTo } from '#testing/long.ts'
import type { Asserted, Case } from './claim.ts'
import { indexClaims } from './claims.ts'
import { BOOK, PART_TWO } from './data/book.ts'
import { type DecidedClaims, type DecideInput, decideClaims } from './decide.ts'

const decide = (input: Partial<DecideInput>): DecidedClaims => {
  const run = decideClaims({ reading: READINGS.corrected, ...input })
  let step = run.next()
  while (!step.done) step = run.next()
  return step.value
}
const top = (step: string): Case => PART_TWO.find((one) => one.step === step)!
/** Shapes of these patterns with no suit longer than the spades. */
const shaped = (...patterns: readonly string[]) =>
  SHAPES.filter((shape) => patterns.includes(pattern(shape)) && shape[3] === Math.max(...shape))

const opens = (hand: Hand): string => openingText(openbid(hand).call)
const system = openbidSystem()
/** The claim, asked of one hand through the rules themselves. */
const isSo = (asserted: Asserted, hand: Hand): boolean => {
  if (asserted.kind === 'is') return admits(asserted.that, hand)
  if (asserted.kind === 'opens') return asserted.calls.includes(opens(hand))
  if (asserted.kind !== 'meets') throw new Error(`No such claim is asked here: ${asserted.kind}`)
  return system.blocks.some((block) =>
    block.rules.some((rule) => {
      const here = rule.label === asserted.at || block.id === asserted.at
      if (!here || !admits(block.door, hand)) return false
      const choice = applyRule(rule, hand)
      return (
        choice !== undefined && (asserted.calls?.includes(openingText(choice.action.call)) ?? true)
      )
    }),
  )
}

/** All hands with eleven cards of one of these suits, one by one. */
function* elevenCards(suits: readonly number[]): Generator<Hand> {
  const all13 = 0x1fff
  for (const long of suits)
    for (let a = 0; a < 13; a++)
      for (let b = a + 1; b < 13; b++)
        for (let x = 0; x < 39; x++)
          for (let y = x + 1; y < 39; y++) {
            const held = [0, 0, 0, 0]
            held[long] = all13 & ~(1 << a) & ~(1 << b)
            for (const card of [x, y]) {
              const suit = (long + 1 + Math.floor(card / 13)) % 4
              held[suit] = held[suit]! | (1 << (card % 13))
            }
            yield held as unknown as Hand
          }
}

describe('counting hand by hand', () => {
  it('gives the same hands and failures for all hands with eleven cards of a suit', () => {
    const book = [top('P11')]
    const suits = [3, 0, 1, 2].slice(0, upTo(1, 4))
    const shapes = SHAPES.filter((shape) => suits.some((suit) => shape[suit] === 11))
    const { claims } = indexClaims(book)
    const hands = new Array<number>(claims.length).fill(0)
    const failing = new Array<number>(claims.length).fill(0)
    let total = 0
    for (const hand of elevenCards(suits)) {
      total += 1
      for (const [i, { facts, check }] of claims.entries()) {
        if (!facts.every((fact) => admits(fact, hand))) continue
        hands[i] = hands[i]! + 1
        if (!isSo(check.asserted, hand)) failing[i] = failing[i]! + 1
      }
    }
    expect(total).toBe(suits.length * 78 * 741)
    const { verdicts } = decide({ book, shapes })
    expect(verdicts.map(({ id, hands: n, failing: f }) => [id, n, f])).toEqual(
      claims.map(({ id }, i) => [id, hands[i], failing[i]]),
    )
  }, 240_000)

  it('gives closed forms for the longest suits', () => {
    const { verdicts } = decide({ book: [top('P12'), top('P13')] })
    const hands = (id: string) => verdicts.find((v) => v.id === id)?.hands
    expect(hands('P13')).toBe(4)
    // Twelve cards without the ace, with it; and any card of the other suits.
    expect(hands('P12.I')).toBe(4 * 39)
    expect(hands('P12.II')).toBe(4 * 12 * 39)
  })
})

it('follows the reading: two disputed lines decide two inferences', () => {
  const verdict = (reading: ReadingName, step: string, id: string) =>
    decide({ reading: READINGS[reading], book: [top(step)] }).verdicts.find((v) => v.id === id)
  expect(verdict('corrected', 'P8', 'P8.I.A.1.b#1')?.holds).toBe(false)
  expect(verdict('jrow_app3', 'P8', 'P8.I.A.1.b#1')?.holds).toBe(true)
  expect(verdict('corrected', 'P11', 'P11.II.B.1#1')?.holds).toBe(true)
  expect(verdict('kj2_literal', 'P11', 'P11.II.B.1#1')).toMatchObject({ holds: false, failing: 6 })
}, 240_000)

describe('broken rules', () => {
  const withDoorOf = (id: string, more: HandConstraint): OpenbidSystem => ({
    ...system,
    blocks: system.blocks.map((block) =>
      block.id === id ? { ...block, door: all(block.door, more) } : block,
    ),
  })
  const shapes = shaped('5332', '5422')
  const at = ({ verdicts }: DecidedClaims, id: string) => verdicts.find((v) => v.id === id)

  it('move the counts and the verdict of a leaf that bids, and only by what they break', () => {
    const book = [top('P2')]
    const id = 'P2.II.B.1.a.i'
    const whole = decide({ book, shapes })
    expect(at(whole, id)).toMatchObject({ holds: true, failing: 0 })
    const broken = decide({ book, shapes, system: withDoorOf('12', atLeast('totalPoints', 14)) })
    const verdict = at(broken, id)
    expect(verdict?.hands).toBe(at(whole, id)?.hands)
    expect(verdict).toMatchObject({ holds: false })
    expect(verdict?.failing).toBeGreaterThan(0)
    expect(verdict?.failing).toBeLessThan(verdict?.hands ?? 0)
    const hand = handText.parse(verdict?.counterexample ?? '')
    expect(hand.ok && admits(atLeast('totalPoints', 14), hand.value)).toBe(false)
  }, 240_000)

  it('move the verdict of a leaf that passes', () => {
    const book = [top('P2')]
    const id = 'P2.II.A'
    expect(at(decide({ book, shapes }), id)).toMatchObject({ holds: true })
    const eager: OpenbidSystem = {
      ...system,
      blocks: system.blocks.map((block) =>
        block.id === '14'
          ? {
              ...block,
              rules: block.rules.map((rule) =>
                rule.label === '14'
                  ? { ...rule, action: { kind: 'same', action: actionOfBidval(11) } as const }
                  : rule,
              ),
            }
          : block,
      ),
    }
    const broken = at(decide({ book, shapes, system: eager }), id)
    expect(broken).toMatchObject({ holds: false })
    expect(broken?.failing).toBe(broken?.hands)
    const codes = BOOK.filter((one) => one.step === 'Appendix5')
    const few = shaped('5332')
    expect(at(decide({ book: codes, shapes: few }), 'Appendix5.11')).toMatchObject({ holds: true })
    const open = at(decide({ book: codes, shapes: few, system: eager }), 'Appendix5.11')
    expect(open?.failing).toBeGreaterThan(0)
  }, 240_000)

  it('move a cell of Part One', () => {
    const book = BOOK.filter((one) => one.step === 'Part1')
    const few = shaped('5332')
    const id = 'Part1.7/3'
    expect(at(decide({ book, shapes: few }), id)).toMatchObject({ holds: true })
    const broken: OpenbidSystem = {
      ...system,
      blocks: system.blocks.map((block) =>
        block.id === '3' ? { ...block, door: atLeast('hcp', 18) } : block,
      ),
    }
    expect(at(decide({ book, shapes: few, system: broken }), id)).toMatchObject({ holds: false })
  }, 240_000)
})

it('holds each counterexample against the plain tests', () => {
  const { claims } = indexClaims(PART_TWO)
  const shapes = SHAPES.filter((shape) => ['5440', '6511', '8221'].includes(pattern(shape)))
  const { verdicts } = decide({ book: PART_TWO, shapes: [...shapes, [4, 3, 2, 4]] })
  const failing = verdicts.filter((v) => !v.holds)
  expect(failing.map((v) => v.id)).toEqual([
    'P2.II.B.2.b.ii.beta.(II).(A)',
    'P2.II.B.2.b.iii.(II).(A)',
    'P4.III.B.2.b.ii.alpha',
    'P6.II.B.2.b.ii.beta.(II)',
    'P8.I.A.1.b#1',
  ])
  for (const { id, counterexample } of failing) {
    const hand = handText.parse(counterexample ?? '')
    const claim = claims.find((one) => one.id === id)
    if (!hand.ok || claim === undefined) throw new Error(`${id} has no counterexample`)
    expect(claim.facts.every((fact) => admits(fact, hand.value))).toBe(true)
    expect(isSo(claim.check.asserted, hand.value)).toBe(false)
  }
}, 240_000)
