import { describe, expect, it } from 'vitest'
import { figure, fineFigure, percent, sampleError } from '#core/chance.ts'
import { grouped } from '#core/locale.ts'
import {
  cellsName,
  cellsOf,
  likeliest,
  narrower,
  rangeName,
  rangeText,
  runsOf,
} from './hidden-model.ts'

const range = (lo: number, hi: number, wasLo = lo, wasHi = hi) => ({
  lo,
  hi,
  was: { lo: wasLo, hi: wasHi },
})
const letters = (...args: Parameters<typeof range>) =>
  cellsOf(range(...args))
    .map(
      ({ kind, fresh }) =>
        `${{ held: 'X', agreed: 'A', room: '?', denied: 'D', lost: '-' }[kind]}${fresh ? '!' : ''}`,
    )
    .join(' ')

describe('the string of a suit as it is drawn', () => {
  const drawn = (...args: Parameters<typeof range>): string =>
    runsOf(cellsOf(range(...args)))
      .map(({ kind, count }) => `${kind}${count > 1 ? ` × ${count}` : ''}`)
      .join(', ')
  it('has every cell where eight have room', () => {
    expect(drawn(1, 3)).toBe('held, room, room')
    expect(drawn(0, 8).split(', ')).toHaveLength(8)
  })
  it('has one cell with its number for each kind of a longer one', () => {
    expect(drawn(0, 9)).toBe('room × 9')
    expect(drawn(3, 11)).toBe('held × 3, room × 8')
    // Two take no less room as one with its number.
    expect(drawn(2, 11)).toBe('held, held, room × 9')
    // What was just lost is twice as wide.
    expect(drawn(0, 6, 0, 8)).toBe('room × 6, lost, lost')
  })
})

describe('the string of a suit', () => {
  it('writes the article’s notation: held, room, room just lost, new ones marked', () => {
    // Section III of the article: ????? becomes X????, and ????? becomes ????[?].
    expect(letters(1, 5, 0, 5)).toBe('X! ? ? ? ?')
    expect(letters(0, 4, 0, 5)).toBe('? ? ? ? -!')
    // Section VII: X??? becomes XXXX for one hand and X[?][?][?] for the other.
    expect(letters(4, 4, 1, 4)).toBe('X X! X! X!')
    expect(letters(1, 1, 1, 4)).toBe('X -! -! -!')
    expect(letters(0, 0)).toBe('')
  })
  it('tells cards held and room denied by agreement from those of law', () => {
    const kinds = cellsOf(range(1, 7, 0, 8), { lo: 3, hi: 5 }).map(({ kind }) => kind)
    expect(kinds).toEqual(['held', 'agreed', 'agreed', 'room', 'room', 'denied', 'denied', 'lost'])
    const law = { lo: 1, hi: 7 }
    const agreed = (lo: number, hi: number) => ({
      likely: { lo, hi },
      kept: { lo: 1, hi: 6 },
      ...{ lo: 1, hi: 7, chances: [] },
    })
    expect(narrower(agreed(1, 7), law)).toBeUndefined()
    expect(narrower(agreed(1, 6), law)).toEqual({ lo: 1, hi: 6 })
    expect(narrower(agreed(2, 7), law)).toEqual({ lo: 2, hi: 7 })
    // All that keeps to what is agreed is another range; where nothing keeps to it the law’s stands.
    expect(narrower(agreed(2, 5), law, 'kept')).toEqual({ lo: 1, hi: 6 })
    expect(narrower({ ...agreed(1, 7), kept: undefined }, law, 'kept')).toBeUndefined()
    // All that keeps to what is agreed is another range; where nothing keeps to it the law’s stands.
    expect(narrower(agreed(2, 5), law, 'kept')).toEqual({ lo: 1, hi: 6 })
    expect(narrower({ ...agreed(1, 7), kept: undefined }, law, 'kept')).toBeUndefined()
  })
  it('is said in words', () => {
    expect(cellsName(range(1, 6))).toBe('one card held, room for five more')
    expect(cellsName(range(0, 4, 0, 5))).toBe(
      'none held for certain, room for four; room for one just lost',
    )
    expect(cellsName(range(4, 4, 1, 4))).toBe('four cards held, no room for more; three just found')
    expect(cellsName(range(1, 5, 0, 5))).toBe('one card held, room for four more; one just found')
    expect(cellsName(range(0, 0))).toBe('none')
    expect(cellsName(range(8, 9))).toBe('eight cards held, room for one more')
  })
  it('has its range in figures and in words', () => {
    expect([rangeText(range(1, 6)), rangeText(range(4, 4))]).toEqual(['1–6', '4'])
    expect([rangeName(range(1, 6)), rangeName(range(4, 4))]).toEqual(['1 to 6', 'exactly 4'])
  })
})

describe('figures', () => {
  it('keeps 0 and 100 per cent for what is certain', () => {
    expect([0, 0.004, 0.3049, 0.996, 1].map(percent)).toEqual([
      '0\u00a0%',
      '<1\u00a0%',
      '30\u00a0%',
      '>99\u00a0%',
      '100\u00a0%',
    ])
  })
  it('gives an interval as one, and as one figure where its ends round alike', () => {
    expect(figure({ chance: 0.34 })).toBe('34\u00a0%')
    expect(figure({ chance: 0.304, upTo: 0.38 })).toBe('30–38\u00a0%')
    expect(figure({ chance: 0.301, upTo: 0.304 })).toBe('30\u00a0%')
    expect(figure({ chance: 0.001, upTo: 0.2 })).toBe('<1–20\u00a0%')
    expect(likeliest({ lo: 2, chances: [0.2, 0.3, 0.1], upTo: [0.3, 0.4, 0.15] })).toEqual({
      value: 3,
      chance: 0.3,
      upTo: 0.4,
    })
    // Before anything is counted every chance is anything: nothing is the likeliest, at 50 % least of all.
    expect(likeliest({ lo: 0, chances: [0, 0, 0], upTo: [1, 1, 1] })).toBeUndefined()
    expect(likeliest({ lo: 2, chances: [0.2, 0.3, 0.1], upTo: [0.3, 0.4, 0.65] })).toBeUndefined()
  })
  it('gives chances of a chain to a tenth', () => {
    expect([0, 0.0004, 0.4831, 0.9995, 1].map((chance) => fineFigure({ chance }))).toEqual([
      '0\u00a0%',
      '<0.1\u00a0%',
      '48.3\u00a0%',
      '>99.9\u00a0%',
      '100\u00a0%',
    ])
    expect(fineFigure({ chance: 0.125, upTo: 0.131 })).toBe('12.5–13.1\u00a0%')
  })
  it('says how far shares of samples can be off, by the largest of them', () => {
    expect(sampleError([{ chance: 0.1 }, { chance: 0.02 }], 4000)).toBe('±0.9\u00a0%')
    expect(sampleError([], 4000)).toBe('±0.1\u00a0%')
  })
  it('groups long numbers', () => {
    expect(['7', '1234', '84478098072866400'].map(grouped)).toEqual([
      '7',
      '1,234',
      '84,478,098,072,866,400',
    ])
  })
})
