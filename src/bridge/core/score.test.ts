import { describe, expect, it } from 'vitest'
import { bidOf, LEVELS } from './call.ts'
import type { Contract, Doubled } from './contract.ts'
import { score, scoreFor, scoreParts } from './score.ts'
import { SEATS, SIDES } from './seat.ts'
import { STRAINS } from './suit.ts'
import { VULNERABILITIES } from './vulnerability.ts'

// Contracts made exactly, as score cards print them: by level, minors / majors / notrump,
// not vulnerable then vulnerable.
type Row = readonly [minor: number, major: number, notrump: number]
const MADE: Readonly<Record<Doubled, Readonly<Record<'not' | 'vul', readonly Row[]>>>> = {
  0: {
    not: [
      [70, 80, 90],
      [90, 110, 120],
      [110, 140, 400],
      [130, 420, 430],
      [400, 450, 460],
      [920, 980, 990],
      [1440, 1510, 1520],
    ],
    vul: [
      [70, 80, 90],
      [90, 110, 120],
      [110, 140, 600],
      [130, 620, 630],
      [600, 650, 660],
      [1370, 1430, 1440],
      [2140, 2210, 2220],
    ],
  },
  1: {
    not: [
      [140, 160, 180],
      [180, 470, 490],
      [470, 530, 550],
      [510, 590, 610],
      [550, 650, 670],
      [1090, 1210, 1230],
      [1630, 1770, 1790],
    ],
    vul: [
      [140, 160, 180],
      [180, 670, 690],
      [670, 730, 750],
      [710, 790, 810],
      [750, 850, 870],
      [1540, 1660, 1680],
      [2330, 2470, 2490],
    ],
  },
  2: {
    not: [
      [230, 520, 560],
      [560, 640, 680],
      [640, 760, 800],
      [720, 880, 920],
      [800, 1000, 1040],
      [1380, 1620, 1660],
      [1960, 2240, 2280],
    ],
    vul: [
      [230, 720, 760],
      [760, 840, 880],
      [840, 960, 1000],
      [920, 1080, 1120],
      [1000, 1200, 1240],
      [1830, 2070, 2110],
      [2660, 2940, 2980],
    ],
  },
}
// Each overtrick: doubled or redoubled, not vulnerable then vulnerable.
const OVERTRICK = { 1: { not: 100, vul: 200 }, 2: { not: 200, vul: 400 } }
// Down 1, 2, … 13.
const DOWN: Readonly<Record<Doubled, Readonly<Record<'not' | 'vul', readonly number[]>>>> = {
  0: {
    not: [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
    vul: [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300],
  },
  1: {
    not: [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
    vul: [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
  },
  2: {
    not: [200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000],
    vul: [400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600],
  },
}
const COLUMN = [0, 0, 1, 1, 2] as const
const TRICKS = Array.from({ length: 14 }, (_, i) => i)

describe('score', () => {
  for (const doubled of [0, 1, 2] as const)
    for (const vul of ['not', 'vul'] as const)
      it.each(LEVELS)(
        `level %i, ${['undoubled', 'doubled', 'redoubled'][doubled]}, ${vul}`,
        (level) => {
          for (const strain of STRAINS)
            for (const tricks of TRICKS) {
              const over = tricks - 6 - level
              const column = COLUMN[strain]
              const each = doubled === 0 ? ([20, 30, 30] as const)[column] : OVERTRICK[doubled][vul]
              const expected =
                over < 0
                  ? -DOWN[doubled][vul][-over - 1]!
                  : MADE[doubled][vul][level - 1]![column] + over * each
              const contract = { bid: bidOf(level, strain), doubled }
              expect([strain, tricks, score(contract, vul === 'vul', tricks)]).toEqual([
                strain,
                tricks,
                expected,
              ])
            }
        },
      )

  it('is the sum of its parts', () => {
    expect(scoreParts({ bid: bidOf(6, 3), doubled: 1 }, true, 13)).toEqual({
      kind: 'made',
      trickPoints: 360,
      bonus: 500,
      slam: 750,
      insult: 50,
      overtricks: 1,
      overtrickPoints: 200,
    })
    expect(scoreParts({ bid: bidOf(6, 3), doubled: 2 }, false, 8)).toEqual({
      kind: 'down',
      undertricks: 4,
      penalty: 1600,
    })
  })
})

describe('scoreFor', () => {
  it('is seen from either side, and reads declarer’s own vulnerability', () => {
    for (const declarer of SEATS)
      for (const vulnerability of VULNERABILITIES) {
        const contract: Contract = { bid: bidOf(3, 4), doubled: 0, declarer }
        const vulnerable = vulnerability === 'All' || vulnerability === (declarer % 2 ? 'EW' : 'NS')
        const made = vulnerable ? 600 : 400
        const down = vulnerable ? -100 : -50
        const sign = (side: number) => (declarer % 2 === side ? 1 : -1)
        for (const side of SIDES) {
          expect(scoreFor(side, contract, vulnerability, 9)).toBe(sign(side) * made)
          expect(scoreFor(side, contract, vulnerability, 8)).toBe(sign(side) * down)
        }
      }
  })
  it('is 0, never -0, for a board passed out', () => {
    expect(scoreFor(1, undefined, 'All', 0)).toBe(0)
    expect(scoreFor(0, undefined, 'All', 0)).toBe(0)
  })
})
