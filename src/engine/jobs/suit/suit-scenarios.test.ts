import { describe, expect, it } from 'vitest'
import { APRIORI } from '#combinations/weights.ts'
import { good } from '#testing/good.ts'
import { held } from '#testing/held.ts'
import { runInline } from '#testing/inline.ts'
import { setClock } from '#testing/set-clock.ts'
import type { SuitScenariosInput } from './suit-scenarios.ts'

setClock(0)
/** Document 004: AQJTxxx is Seat A and North, so West is Seat D. The finesse is plan 2 for seven tricks. */
const ask = (west: string, more: Partial<SuitScenariosInput> = {}) =>
  runInline('suit-scenarios', {
    ...{ north: 'AQJTxxx', south: 'xxxx', information: 'class', weights: APRIORI, goal: 7 },
    entries: { start: 'either', north: 'unlimited', south: 'unlimited' },
    plan: { place: 1, way: undefined },
    west: held(west),
    after: '',
    ...more,
  })
const of = (west: string, more: Partial<SuitScenariosInput> = {}) => good(ask(west, more))

describe('the single-trick scenarios of document 004', () => {
  it('are told as section IX tells them: plan A, part 1', () => {
    const { children, form, seatA } = of('K')
    expect(seatA).toBe('north')
    expect(form).toEqual({
      hands: 'A AQJ10432, B 9, C 8765, D K',
      owners: 'ADAAABCCCCAAA',
      omitted: undefined,
    })
    expect(children).toHaveLength(1)
    expect(children[0]?.view).toMatchObject({
      trick: 'South leads the five, West plays the king, North the ace, East the nine',
      won: 'Won by North with the ace, a master before the trick.',
      immediate: {
        pair: 'North and South',
        words: 'six immediate winners',
        counts: 'masters 6 (North 6, South 3), cashable 6 (North 6, South 3)',
      },
      pending: { pair: 'East and West', words: 'no pending winners', counts: 'none' },
      lost: undefined,
    })
    expect(children[0]?.next.omitted).toBe('one side holds one card at most')
  })
  it('tell plan A, part 2: the ten loses to an original nonmaster, five winners are pending', () => {
    const [lost] = of('9').children
    expect(lost?.view.won).toBe(
      'Won by East with the king, an original nonmaster of the nonleading side.',
    )
    expect(lost?.view.pending).toMatchObject({
      pair: 'North and South',
      words: 'five pending winners',
    })
    expect(lost?.view.lost).toBe('The lead is lost to East.')
    const held = of('K9').children
    // Seat D may also throw the king under the ace; section VIII leaves that out.
    expect(held.map(({ view }) => view.omitted !== undefined)).toEqual([true, false])
    expect(held[1]?.view.won).toBe(
      'Won by North with the ten, an original nonmaster of the leading side.',
    )
    expect(held[1]?.view.immediate).toMatchObject({ words: 'no immediate winners' })
  })
  it('go on to their offspring, in normal form', () => {
    const first = of('K9').children[1]
    expect(first?.id).toBe('S59T-')
    expect(first?.goesOn).toBe(true)
    // The nine and the ten are gone: the cards left are promoted.
    expect(first?.next).toMatchObject({ hands: 'A AQJ765, B –, C 1098, D K' })
    const second = of('K9', { after: 'S59T-' })
    expect(second.path).toEqual([
      'South leads the five, West plays the nine, North the ten, East shows out',
    ])
    expect(second.hands.west).toBe(held('K'))
  })
  it('are every trick there is when no plan is named, and counted', () => {
    const { children, total } = of('9', { plan: undefined })
    expect(total).toBeGreaterThan(children.length - 1)
    // Either hand leads.
    expect(new Set(children.map(({ id }) => id[0]))).toEqual(new Set(['N', 'S']))
  })
  it('cannot create an immediate winner in section VII’s layout until the next trick', () => {
    const layout = {
      ...{ north: 'AK', south: 'T54', west: held('987632'), plan: undefined },
    }
    const { children } = of('', layout)
    // The ace and king are equal: the lower of them stands for both.
    const ace = children.filter(({ id }) => /^NK.[45]/.test(id))
    expect(ace.length).toBeGreaterThan(0)
    for (const { view, next } of ace) {
      expect(view.immediate.words).toBe('no immediate winners')
      expect(next.hands).toMatch(/^A A, B K, C Q\w+, D \w+$/)
    }
    const [child] = ace
    const then = of('', { ...layout, after: child?.id ?? '' }).children
    const king = then.find(({ id }) => /^NA.[45]/.test(id))
    expect(king?.view.immediate.words).toBe('one immediate winner')
  })
  it('name a path that cannot be, and a layout that cannot', () => {
    const code = (west: string, more: Partial<SuitScenariosInput>) => {
      const output = ask(west, more)
      return output.ok ? undefined : output.error.code
    }
    expect(code('K9', { after: 'S5KQ' })).toBe('scenarios/trick')
    expect(code('K9', { after: 'S5QA-' })).toBe('scenario/held')
    expect(code('K9', { after: 'NA98K' })).toBe('scenario/held')
    expect(code('K9', { after: 'NA-5K' })).toBe('scenarios/plan')
    expect(code('A', {})).toBe('scenarios/layout')
    expect(code('K', { plan: { place: 7, way: undefined } })).toBe('scenarios/plan')
  })
})
