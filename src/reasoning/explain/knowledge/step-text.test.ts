import { describe, expect, it } from 'vitest'
import type { StepData } from './step-data.ts'
import { stepText } from './step-text.ts'

const wide = [0, 9] as const
const STEP: StepData = {
  observer: 'S',
  calls: ['1N', 'P'],
  cards: ['HK'],
  layouts: '1000',
  precision: 'exact',
  hands: [
    {
      seat: 'W',
      law: { lengths: { S: [1, 4], H: [5, 5], D: wide, C: wide }, points: [3, 15] },
      agreed: { lengths: { S: [1, 3], H: [5, 5], D: wide, C: wide }, points: [9, 15] },
      odds: {
        lengths: { S: { 1: 0.2, 2: [0.6, 0.7], 3: 0.1 }, H: { 5: 1 }, D: {}, C: {} },
        points: { 9: 0.5, 15: 0.5 },
      },
      shapes: [{ shape: '2=5=5=1', chance: 0.46 }],
    },
  ],
  holders: [{ card: 'SQ', odds: { W: 0.2, E: 0.8 } }],
  inferences: [
    {
      ...{ seat: 'W', act: 'HK', index: 0, sign: 'lead', rule: 'Everyday', verdict: 'open' },
      readings: [
        { says: 'king from king and queen', status: 'open', chance: 0.98 },
        { says: 'singleton', status: 'impossible', chance: 0 },
      ],
    },
  ],
  conflict: [],
  partnerFirst: false,
  sentences: ['West has a heart.'],
}

describe('a step as a text', () => {
  it('has law before what is agreed, chances after their range, and no reading that is out', () => {
    expect(stepText(STEP).replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'What South knows',
      '1N P / ♥K',
      'West has a heart.',
      '',
      'West',
      '♠ 1–4; if agreed 1–3: 1 20 %, 2 60 %–70 %, 3 10 %',
      '♥ 5',
      '♦ 0–9',
      '♣ 0–9',
      'HCP 3–15; if agreed 9–15: 9 50 %, 15 50 %',
      '2=5=5=1 46 %',
      '',
      '♠Q: West 20 %, East 80 %',
      '',
      'West ♥K: king from king and queen (98 %)',
      '',
    ])
  })
  it('is short where little is known', () => {
    const { hands: _, ...rest } = STEP
    const bare = { ...rest, hands: [], holders: [], inferences: [], sentences: [], cards: [] }
    expect(stepText(bare)).toBe('What South knows\n1N P\n')
  })
})
