import { describe, expect, it } from 'vitest'
import { agreeing, bandsOf, bandText, readLines, type SureLine } from './tally.ts'

const line = (said: number, stayed: boolean): SureLine => ({
  ...{ board: 1, played: 8, layouts: 1000, said, stayed },
})

describe('cards called best so surely', () => {
  it('are counted in bands, nine in ten in the middle of one', () => {
    const bands = bandsOf([line(0.85, true), line(0.94, false), line(0.95, true), line(0.2, true)])
    expect(bands.map(({ from, cards }) => [from, cards])).toEqual([
      [85, 2],
      [95, 1],
    ])
    expect(bands[0]).toMatchObject({ stayed: 0.5 })
    expect(bands[0]?.said).toBeCloseTo(0.895, 9)
    expect(bandText(bands[0]!)).toContain('85–95 %: 2 cards, 89.5 % on the mean, 50.0 % stayed')
  })
  it('are read back, with the boards that had none', () => {
    const text = [line(0.9, true), { finished: 1 }, { finished: 2 }].map((one) =>
      JSON.stringify(one),
    )
    const { cards, boards } = readLines(`${text.join('\n')}\n`)
    expect(cards).toEqual([line(0.9, true)])
    expect([...boards]).toEqual([1, 2])
  })
  it('are told apart by layouts that agree or do not', () => {
    expect([[1], [0, 0, 2], [1, 0, 3], [1, -1], [2, 1, -1]].map(agreeing)).toEqual([
      undefined,
      undefined,
      1,
      0,
      1 / 3,
    ])
  })
})
