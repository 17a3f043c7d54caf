import { describe, expect, it } from 'vitest'
import { parseCard } from '#core/card.ts'
import { EAST, NORTH } from '#core/seat.ts'
import { accountOf, type DrawnAccount } from './account.ts'
import type { DrawnMoment, LawfulMoment } from './moment.ts'

type Line = LawfulMoment['accounts'][number]
const suit = (lo: number, truth: Line['suits'][number]['truth']): Line['suits'][number] => ({
  ...{ suit: 2, lo, hi: lo, truth },
  text: `${lo}`,
})
const points = (lo: number, hi: number): Line['points'] => ({
  ...{ lo, hi, truth: 'certain' },
  text: `${lo}–${hi}`,
})
const card = (code: string, truth: 'certain' | 'likely' = 'certain') => ({
  ...{ card: parseCard(code)!, truth },
})
const line = (more: Partial<Line>): Line => ({
  ...{ seat: EAST, suits: [], whole: false, points: undefined, honours: [], aloud: 'East: …' },
  ...more,
})
const moment = (law: Line, agreed: Line | undefined, old: DrawnMoment['old']): DrawnMoment =>
  ({
    law: { accounts: [law] },
    agreed: agreed && { accounts: [agreed] },
    old,
  }) as unknown as DrawnMoment
const ages = (told: DrawnAccount | undefined) => ({
  suits: told?.suits.map(({ text, old }) => `${text}${old ? ' old' : ''}`),
  points: told?.points && `${told.points.text}${told.points.old ? ' old' : ''}`,
  honours: told?.honours.map((one) => one.old),
})
const AGREED = line({
  suits: [suit(5, 'agreed')],
  points: points(11, 14),
  honours: [card('SA'), card('HA', 'likely')],
})

describe('the account that is drawn', () => {
  it('is that with what is agreed, or by law where the law alone is wanted, and of closed hands alone', () => {
    const now = moment(line({}), AGREED, 'none')
    expect(accountOf(now, EAST)?.aloud).toBe('East: …')
    expect(ages(accountOf(now, EAST))).toMatchObject({ suits: ['5'], points: '11–14' })
    expect(ages(accountOf(now, EAST, true)).suits).toEqual([])
    expect(accountOf(now, NORTH)).toBeUndefined()
  })
  it('is old as a whole while nothing is known of the moment, and is not read aloud', () => {
    const told = accountOf(moment(line({}), AGREED, 'all'), EAST)
    expect(told?.aloud).toBe('')
    expect(ages(told)).toEqual({ suits: ['5 old'], points: '11–14 old', honours: [true, true] })
  })
  it('has what the law is sure of at once, beside older figures that are called old', () => {
    const law = line({
      ...{ suits: [suit(4, 'certain')], points: points(9, 15) },
      honours: [card('SA')],
    })
    const told = accountOf(moment(law, AGREED, 'agreed'), EAST)
    expect(told?.aloud).toBe('')
    expect(ages(told)).toEqual({ suits: ['5 old'], points: '11–14 old', honours: [false, true] })
    const sure = line({ suits: [suit(4, 'certain')], whole: true, points: points(12, 12) })
    expect(ages(accountOf(moment(sure, AGREED, 'agreed'), EAST))).toMatchObject({
      ...{ suits: ['4'], points: '12–12' },
    })
  })
  it('is the law’s where nothing older says more', () => {
    const law = line({ suits: [suit(4, 'certain')], points: points(9, 15) })
    expect(ages(accountOf(moment(law, line({}), 'agreed'), EAST))).toMatchObject({
      ...{ suits: ['4'], points: '9–15' },
    })
  })
})
