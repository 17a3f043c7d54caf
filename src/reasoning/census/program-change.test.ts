/** A changed OPENBID against a plain enumeration, and against the readings that the direct port knows. */
import { describe, expect, it } from 'vitest'
import { parseCall } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import type { Shape } from '#core/shape.ts'
import { finish } from '#core/steps.ts'
import { select } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import { openingText } from '#systems/schenken-1967/bidval.ts'
import {
  changedProgram,
  type ProgramChange,
  programNumbers,
} from '#systems/schenken-1967/changed.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import { good } from '#testing/good.ts'
import { handsByHonours } from '#testing/hands-by-honours.ts'
import { programChange } from './program-change.ts'
import { decideClaims } from './propositions/decide.ts'

const OPENBID = openbidSystem()
const NUMBERS = programNumbers(OPENBID)
/** Honours told apart: A K Q J T. */
const HONOURS = 5
const numberOf = (section: string, words: string, limit: 'min' | 'max') => {
  const found = NUMBERS.filter(
    (one) => one.section === section && one.limit === limit && one.words.includes(words),
  )
  expect(found, `${section}: ${words}`).toHaveLength(1)
  return found[0]!
}
const set = (
  section: string,
  words: string,
  limit: 'min' | 'max',
  value: number,
): ProgramChange => ({
  kind: 'number',
  at: numberOf(section, words, limit).at,
  value,
})
const openedBy = (changes: readonly ProgramChange[]) => {
  const system = changedProgram(OPENBID, changes)
  return (hand: handOf.Hand): string =>
    openingText(select(system, everySituation, hand)!.action.call)
}
const handOfText = (text: string): handOf.Hand => {
  const read = handOf.parse(text)
  if (!read.ok) throw new Error(text)
  return read.value
}
/** Moves counted hand by hand, every holding by its honours. */
function plainMoves(changes: readonly ProgramChange[], shapes: readonly Shape[]) {
  const changed = openedBy(changes)
  const counts: Record<string, number> = {}
  for (const shape of shapes)
    for (const { hand, ways } of handsByHonours(shape, HONOURS)) {
      const [was, is] = [openingText(openbid(hand).call), changed(hand)]
      if (was !== is) counts[`${was} ${is}`] = (counts[`${was} ${is}`] ?? 0) + ways
    }
  return counts
}
function movesOf(changes: readonly ProgramChange[], shapes?: readonly Shape[]) {
  const input = {
    reading: READINGS.corrected,
    system: changedProgram(OPENBID, changes),
    beside: OPENBID,
    book: [],
    ...(shapes === undefined ? {} : { shapes }),
  }
  return finish(decideClaims(input)).moves
}

describe('a changed OPENBID', () => {
  it('opens every hand as before where a number is put as it is', () => {
    const { at, value } = numberOf('11', 'HCP', 'max')
    expect(movesOf([{ kind: 'number', at, value }])).toEqual([])
  }, 120_000)

  it('moves as many hands as a plain enumeration does', () => {
    const shapes: readonly Shape[] = [
      [0, 1, 5, 7],
      [1, 8, 2, 2],
      [0, 6, 6, 1],
    ]
    const tried: readonly (readonly ProgramChange[])[] = [
      [set('11', 'HCP', 'max', 12)],
      [set('11a', 'HCP', 'max', 7)],
      [set('12a', 'T', 'min', 16)],
      [set('10', 'HCP', 'min', 8), { kind: 'without', section: '13' }],
      [{ kind: 'without', section: '11' }],
      [{ kind: 'without', section: '12a' }],
    ]
    for (const changes of tried) {
      const found = movesOf(changes, shapes)
      const counts = Object.fromEntries(
        found.map(({ before, now, hands }) => [`${before} ${now}`, hands]),
      )
      expect(counts, JSON.stringify(changes)).toEqual(plainMoves(changes, shapes))
      expect(found.length, JSON.stringify(changes)).toBeGreaterThan(0)
      const changed = openedBy(changes)
      for (const { before, now, hand } of found) {
        expect(openingText(openbid(handOfText(hand)).call)).toBe(before)
        expect(changed(handOfText(hand))).toBe(now)
      }
    }
  }, 120_000)

  it('is the procedure as other readings have it, where a reading is a change of numbers', () => {
    // A notrump try that wants 4 points in a doubleton and 3 in a tripleton, wherever it is asked.
    const changes = NUMBERS.filter(
      ({ words, limit }) =>
        words.startsWith('a notrump try') && limit === 'min' && /point/.test(words),
    ).map(({ at, value }): ProgramChange => ({ kind: 'number', at, value: value + 1 }))
    expect(changes).toHaveLength(6)
    const changed = openedBy(changes)
    let moved = 0
    for (const shape of [
      [2, 3, 4, 4],
      [3, 3, 3, 4],
    ] as const)
      for (const { hand } of handsByHonours(shape, 3)) {
        const literal = openbid(hand, READINGS.ntry_literal)
        expect(changed(hand)).toBe(openingText(literal.call))
        if (literal.call !== openbid(hand).call) moved += 1
      }
    expect(moved).toBeGreaterThan(0)
  }, 120_000)

  it('keeps the bid of 11a in hand from where 11a no longer bids at once', () => {
    const hand = handOfText('32.KQJT9876.32.2')
    expect(openbid(hand).call).toBe(parseCall('3H'))
    // Section 13 replaces what is kept.
    expect(openedBy([set('11a', 'HCP', 'max', 5)])(hand)).toBe('2H')
  })

  it('tells what falls of the claims', () => {
    const { fallen, moves, claims } = good(
      finish(programChange('corrected', [{ kind: 'without', section: '9' }], [[6, 3, 2, 2]])),
    )
    expect(claims).toBe(1016)
    expect(fallen.length).toBeGreaterThan(0)
    for (const { failing, hands } of fallen) {
      expect(failing).toBeGreaterThan(0)
      expect(failing).toBeLessThanOrEqual(hands)
    }
    expect(new Set(moves.map(({ before }) => before))).toEqual(new Set(['3C']))
  }, 60_000)

  it('is a problem where it asks for honours of suits too short to tell them apart', () => {
    const changes = [set('10', 'L', 'min', 4), set('10', '6+ cards', 'min', 4)]
    const effect = finish(
      programChange('corrected', changes, [
        [4, 3, 3, 3],
        [3, 3, 3, 4],
      ]),
    )
    expect(effect.ok).toBe(false)
  })
})
