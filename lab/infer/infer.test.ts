import { describe, expect, it } from 'vitest'
import { SOUTH } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { COMMON } from '#core/system-ref.ts'
import { stepData } from '#explain/knowledge/step-data.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { overThreeHearts } from '#testing/board-text.ts'
import { runInline } from '#testing/inline.ts'
import { boardIn } from '#testing/seen.ts'
import { optionsOf } from './options.ts'
import { stepFaults } from './step-schema.ts'
import { stepsOf } from './steps.ts'

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
const BOARD = boardIn(overThreeHearts('HK H3 H5 HA'))

describe('what is told of each step', () => {
  const steps = [...stepsOf(BOARD, SOUTH, [{ id: COMMON }, { id: COMMON }], 1)]
  it('is a line for each call and card, and keeps to its schema', () => {
    expect(steps.map(({ calls, cards }) => calls.length + cards.length)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ])
    for (const step of steps) {
      expect(stepFaults(JSON.parse(JSON.stringify(step)))).toEqual([])
    }
  })
  it('refuses by its schema a chance above one and a seat that is none', () => {
    const [step] = steps
    const bad = [
      { ...step, observer: 'X' },
      { ...step, conflict: [{ off: [], chance: 1.5 }] },
    ]
    for (const one of bad) expect(stepFaults(one)).toHaveLength(1)
  })
  it('has chances that add up, in ranges that hold the hand', () => {
    for (const { hands, holders } of steps) {
      for (const { odds, law } of hands)
        for (const [spread, [least, most]] of [
          [odds?.lengths.H, law.lengths.H],
          [odds?.points, law.points],
        ] as const) {
          const all = Object.entries(spread ?? {})
          const sum = all.reduce((n, [, p]) => n + (typeof p === 'number' ? p : p[0]), 0)
          expect(sum).toBeLessThan(1 + 1e-4)
          for (const [n] of all) {
            expect(Number(n)).toBeGreaterThanOrEqual(least)
            expect(Number(n)).toBeLessThanOrEqual(most)
          }
        }
      for (const { odds } of holders) {
        const ends = Object.values(odds).map((p) => (typeof p === 'number' ? ([p, p] as const) : p))
        expect(ends.reduce((sum, [least]) => sum + least, 0)).toBeLessThan(1 + 1e-4)
        expect(ends.reduce((sum, [, most]) => sum + most, 0)).toBeGreaterThan(1 - 1e-4)
      }
    }
  })
  it('tells both ends of a chance that is only bounded, of a card and of a reading', () => {
    const view = seatView({ ...BOARD, cards: [] }, SOUTH)!
    const { moments } = runInline('moments', {
      ...{ view, sides: [SIDE, SIDE], systems: [{ id: COMMON }, { id: COMMON }], last: true },
    })
    const [moment] = moments
    const { now, inferences } = moment!.agreed!
    const [first] = now!.cards
    const open = { chance: 0, upTo: 1 }
    const agreed = {
      ...moment!.agreed!,
      now: { ...now!, cards: [{ card: first!.card, holders: [open, open, { chance: 0 }] }] },
      inferences: inferences.map((one) => ({
        ...one,
        readings: one.readings.map((reading) => ({ ...reading, chance: 0.2, upTo: 0.6 })),
      })),
    }
    const step = stepData({ view, moment: { law: moment!.law, agreed } })
    expect(Object.values(step.holders[0]!.odds)).toEqual([[0, 1], [0, 1], 0])
    expect(step.inferences[0]!.readings[0]!.chance).toEqual([0.2, 0.6])
    expect(stepFaults(JSON.parse(JSON.stringify(step)))).toEqual([])
  })
  it('tells what West’s opening said, and says so', () => {
    const [, opened] = steps
    expect(opened?.inferences[0]).toMatchObject({ seat: 'W', act: '3H', index: 0 })
    expect(opened?.sentences.join(' ')).toContain('West')
    const west = opened?.hands.find(({ seat }) => seat === 'W')
    const long = Object.entries(west?.odds?.lengths.H ?? {}).filter(([n]) => Number(n) >= 6)
    expect(
      long.reduce((sum, [, p]) => sum + (typeof p === 'number' ? p : p[0]), 0),
    ).toBeGreaterThan(0.7)
  })
})
describe('options', () => {
  it.each([
    [[], 'Which file'],
    [['x', '--board', '0'], '--board'],
    [['x', '--seat', 'Q'], '--seat'],
    [['x', '--loud'], '--loud'],
    [['x', 'y'], 'One file'],
  ])('refuses %j', (args, words) => {
    const asked = optionsOf(args, COMMON)
    expect(asked.ok ? '' : asked.error.message).toContain(words)
  })
})
