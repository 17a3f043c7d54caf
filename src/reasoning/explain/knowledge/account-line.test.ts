import { describe, expect, it } from 'vitest'
import { parseCard } from '#core/card.ts'
import { EAST } from '#core/seat.ts'
import type { Distribution } from '#reasoning/law/distribution.ts'
import type { HandFigures } from '#reasoning/posterior/hand-figures.ts'
import { type AccountInput, accountLine, isSilent, lengthText } from './account-line.ts'
import { accountWords } from './account-words.ts'

const card = (code: string) => parseCard(code)!
/** The chances of lo, lo + 1 … in hundredths. */
const spread = (lo: number, ...hundredths: readonly number[]): Distribution => ({
  lo,
  hi: lo + hundredths.length - 1,
  chances: hundredths.map((p) => p / 100),
})
/** Wide by law: nothing to tell. */
const WIDE = spread(0, 10, 15, 25, 25, 15, 10)
const POINTS = spread(0, ...Array.from({ length: 20 }, () => 5))
/** Lengths by suit, clubs first. */
const figures = (
  suits: readonly [Distribution, Distribution, Distribution, Distribution],
  hcp: Distribution,
  shapes: HandFigures['shapes'] = [],
): HandFigures => ({ seat: EAST, suits, hcp, shapes })
const LAW = figures([WIDE, WIDE, WIDE, WIDE], POINTS)
const input = (more: Partial<AccountInput>): AccountInput => ({
  ...{ law: LAW, now: undefined, played: [], unseen: [] },
  ...more,
})
/** The line as it is drawn: certain plain, agreed in underscores, likely in brackets. */
const drawn = (more: Partial<AccountInput>): string => {
  const { suits, points, honours } = accountLine(input(more))
  const mark = (text: string, truth: string) =>
    truth === 'certain' ? text : truth === 'agreed' ? `_${text}_` : `(${text})`
  return [
    suits.map((one) => mark(lengthText(one), one.truth)).join('='),
    points === undefined ? '' : mark(lengthText(points), points.truth),
    accountWords({ seat: EAST, suits: [], whole: false, points: undefined, honours }),
  ].join(' · ')
}

describe('the account of a closed hand in one line', () => {
  it('is silent where all is wide', () => {
    expect(isSilent(accountLine(input({})))).toBe(true)
    expect(isSilent(accountLine(input({ now: LAW })))).toBe(true)
    expect(accountWords(accountLine(input({})))).toBe('')
  })

  it('tells a long suit and nine layouts in ten of the points, as agreed', () => {
    const now = figures(
      [WIDE, WIDE, spread(4, 3, 57, 30, 7, 3), WIDE],
      spread(9, 3, 2, 30, 30, 20, 10, 2, 3),
    )
    const law = figures(
      [WIDE, WIDE, spread(0, ...Array.from({ length: 10 }, () => 10)), WIDE],
      POINTS,
    )
    const line = accountLine(input({ law, now }))
    expect(line.suits).toMatchObject([{ suit: 2, lo: 5, truth: 'agreed' }])
    expect(line.points).toEqual({ lo: 11, hi: 14, truth: 'agreed' })
    expect(accountWords(line)).toBe('East: hearts 5+ if agreed; 11–14 points if agreed')
  })

  it('tells a shape from one in five, each length by what it rests on', () => {
    const law = figures([WIDE, WIDE, WIDE, spread(1, 100)], POINTS)
    const sure = spread(5, 100)
    const now = (chance: number) =>
      figures([WIDE, WIDE, sure, spread(1, 100)], POINTS, [{ name: '1=5=3=4', chance }])
    expect(drawn({ law, now: now(0.2) })).toMatch(/^1=_5_=\(3\)=\(4\) /)
    // Below it the suits that are known stand alone, the longest first.
    expect(drawn({ law, now: now(0.19) })).toMatch(/^_5_=1 /)
  })

  it('drops a shape of an earlier moment that the law has refuted', () => {
    const now = figures([WIDE, WIDE, WIDE, WIDE], POINTS, [{ name: '4=3=3=3', chance: 0.5 }])
    const law = figures([WIDE, WIDE, WIDE, spread(1, 100)], POINTS)
    expect(drawn({ law, now })).toMatch(/^1 · /)
  })

  it('is never wider than the law of the moment, and the law where the two have parted', () => {
    const law = figures([WIDE, WIDE, WIDE, WIDE], spread(8, 25, 25, 25, 25))
    const told = (lo: number, ...chances: readonly number[]) =>
      accountLine(input({ law, now: figures([WIDE, WIDE, WIDE, WIDE], spread(lo, ...chances)) }))
        .points
    expect(told(5, 20, 20, 20, 20, 20)).toEqual({ lo: 8, hi: 9, truth: 'agreed' })
    expect(told(12, 50, 50)).toEqual({ lo: 8, hi: 11, truth: 'certain' })
  })

  it('names honours played, certain and agreed, and one that is likely', () => {
    const of = (code: string, law: number, now: number) => ({
      ...{ card: card(code), law: { chance: law }, now: { chance: now } },
    })
    const told = drawn({
      now: LAW,
      played: [card('HA'), card('H3')],
      unseen: [
        of('SK', 1, 1),
        of('DA', 0.5, 0.93),
        of('SA', 0.5, 0.7),
        of('CA', 0.5, 0.8),
        of('CJ', 0.5, 0.85),
        of('DQ', 0, 0.99),
      ],
    })
    expect(told).toContain(
      'East: king of spades, ace of hearts, ace of diamonds if agreed, ace of clubs likely',
    )
    expect(told).not.toMatch(/three of hearts|ace of spades|jack of clubs|queen of diamonds/)
  })

  it('takes no middle of wide bounds for a chance: what it surely comes to is what counts', () => {
    const of = (code: string, chance: number, upTo: number) => ({
      ...{ card: card(code), law: { chance: 0.5 }, now: { chance, upTo } },
    })
    const told = drawn({
      now: figures([WIDE, WIDE, WIDE, WIDE], POINTS, [{ name: '4=3=3=3', chance: 0, upTo: 1 }]),
      unseen: [of('SA', 0.4, 1), of('HA', 0.85, 1), of('DA', 0.9, 0.98)],
    })
    expect(told).toContain('East: ace of hearts likely, ace of diamonds if agreed')
    expect(told).not.toMatch(/ace of spades|4=3/)
  })

  it('says by law alone only what is certain', () => {
    const law = figures([WIDE, WIDE, WIDE, spread(2, 95, 5)], spread(3, 40, 60), [
      { name: '2=3=4=4', chance: 0.9 },
    ])
    const line = accountLine(
      input({ law, unseen: [{ card: card('SA'), law: { chance: 0.95 }, now: undefined }] }),
    )
    expect(line.suits).toMatchObject([{ lo: 2, hi: 3, truth: 'certain' }])
    expect(line.points).toEqual({ lo: 3, hi: 4, truth: 'certain' })
    expect(line.honours).toEqual([])
  })
})
