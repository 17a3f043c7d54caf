import { describe, expect, it } from 'vitest'
import { crossImps, resultsOfFile, scoredAcross, scoreTableResults } from './traveller.ts'

const COLUMNS =
  'Rank\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer\\1R;Result\\2R;Score_NS\\5R;Score_EW\\5R'
const ROWS = [
  '1 3 7 4S    S 10  620     -',
  '2 1 5 4SX   S  9    -   200',
  '3 2 6 3NT   N 10  630     -',
  '4 4 8 Pass  -  -    0     -',
  '5 9 2 -     -  -    -   140',
  '6 5 5 -     -  -    -     -',
]

describe('cross-IMPs', () => {
  it('are the mean of the IMPs against every other table', () => {
    // 620 against -200 is 820 (13), against 630 is -10 (0); -200 against 630 is -830 (-13).
    expect(crossImps([620, -200, 630])).toEqual([13 / 2, -13, 13 / 2])
    expect(crossImps([420])).toEqual([0])
  })
  it('add up to nothing', () => {
    const all = crossImps([620, -200, 630, 0, -140, 650, 620])
    expect(all.reduce((a, b) => a + b)).toBeCloseTo(0, 12)
  })
})

describe('a table of scores', () => {
  it('is read by contract where there is one, else by score', () => {
    const results = scoreTableResults(COLUMNS, ROWS, 'NS')
    expect(results.map(({ pairs, score }) => [pairs, score])).toEqual([
      ['3–7', 620],
      ['1–5', -200],
      ['2–6', 630],
      ['4–8', 0],
      ['9–2', -140],
    ])
    expect(results[1]).toMatchObject({ contract: { doubled: 1, declarer: 2 }, declarerTricks: 9 })
    expect(results[3]?.contract).toBeUndefined()
  })
  it('reads names in quotation marks, and nothing from rubbish', () => {
    const [one] = scoreTableResults('Names_NS;Score', ['"A; B" 50'], 'None')
    expect(one).toMatchObject({ pairs: 'A; B', score: 50 })
    expect(scoreTableResults('', ['x y', ''], 'None')).toEqual([])
    expect(
      scoreTableResults('Contract;Declarer;Result', ['8S N 9', '4S Q 10', '4S N 14'], 'All'),
    ).toEqual([])
  })
  it('comes with a board of a PBN file', () => {
    const tags = [{ name: 'ScoreTable', value: COLUMNS, rows: ROWS }]
    expect(resultsOfFile({ kept: { kind: 'pbn', tags } }, 'NS')).toHaveLength(5)
    expect(resultsOfFile({ kept: { kind: 'lin', pairs: [] } }, 'NS')).toEqual([])
    expect(resultsOfFile({}, 'NS')).toEqual([])
  })
  it('is scored across, the best first', () => {
    const scored = scoredAcross(scoreTableResults(COLUMNS, ROWS, 'NS'))
    expect(scored.map(({ score, share }) => [score, share])).toEqual([
      ...[
        [630, 1],
        [620, 0.75],
        [0, 0.5],
        [-140, 0.25],
      ],
      [-200, 0],
    ])
    // 630 against 620 nothing, 0 twelve, -140 thirteen, -200 thirteen.
    expect(scored[0]?.imps).toBe((0 + 12 + 13 + 13) / 4)
  })
})
