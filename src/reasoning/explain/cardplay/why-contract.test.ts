import { expect, it } from 'vitest'
import type { Scoring } from '#cardplay/worth.ts'
import { bidOf, PASS } from '#core/call.ts'
import { comparedWords, reviewCallWords } from './why-contract.ts'

const gap = { mean: 1.24, least: 0.4, most: 2.1 }
const PLAIN = { better: true, blamed: false } as const
const REACHED = { bid: bidOf(4, 3), doubled: 1, declarer: 2 } as const
const looked = {
  ...({ index: 3, seat: 2, call: PASS, verdict: 'fine', score: -120.4 } as const),
  ...({ layouts: 30, basis: 'agreed', made: { mean: 0.5, least: 0.3, most: 0.7 } } as const),
}

it('the worth of the contract is told, and what was better', () => {
  expect(reviewCallWords(looked, REACHED, 'imps', PLAIN)).toBe(
    '4♠x by South is made in 50\u00a0% of 30 layouts: −120 on the mean. No better contract could have been known.',
  )
  const better = { bid: bidOf(3, 4), declarer: 0, gap, made: 0.9 } as const
  const told = (scoring: Scoring, mean: number): string => {
    const there = { ...better, gap: { ...gap, mean } }
    return reviewCallWords({ ...looked, verdict: 'mistake', better: there }, REACHED, scoring, {
      better: true,
      blamed: true,
    })
  }
  expect(told('imps', 1.24)).toContain('3NT by North was 1.2 IMPs better, made in 90\u00a0%.')
  expect(told('total', 141.6)).toContain('3NT by North was 142 points better, made in 90\u00a0%.')
  expect(told('matchpoints', 24)).toContain(
    '3NT by North takes 74\u00a0% of the matchpoints from it, made in 90\u00a0%.',
  )
})
it('a board that was passed out has no contract to be worth anything', () => {
  const { made: _, ...passed } = looked
  expect(reviewCallWords({ ...passed, basis: 'law' }, undefined, 'imps', PLAIN)).toBe(
    'The board was passed out. No better contract could have been known. Few layouts fit all that was said: it was taken loosely.',
  )
})
it('a call beside the system’s tells how far it was behind, and that only where it is blamed', () => {
  const compared = {
    call: PASS,
    system: bidOf(2, 2),
    layouts: 64,
    behind: gap,
  } as const
  expect(comparedWords(bidOf(2, 2), compared, true, 'imps')).toBe(
    'The system calls 2♥. Over 64 layouts it was 1.2 IMPs better, 0.4 to 2.1.',
  )
  expect(comparedWords(bidOf(2, 2), compared, false, 'imps')).toBe(
    'The system calls 2♥. Over 64 layouts it was not surely better by enough to matter.',
  )
  expect(comparedWords(bidOf(2, 2), undefined, false, 'imps')).toBe('The system calls 2♥.')
})
it('a row says nothing of better contracts where another of the side is blamed for one', () => {
  expect(reviewCallWords(looked, REACHED, 'imps', { better: false, blamed: false })).toBe(
    '4♠x by South is made in 50\u00a0% of 30 layouts: −120 on the mean.',
  )
})
