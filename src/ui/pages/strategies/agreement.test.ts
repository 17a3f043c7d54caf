/** An agreement in words says each of its facts once, and none that it has not. */
import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { runInline } from '#testing/inline.ts'
import { fieldsOf, sheetOf, withAnswers } from '../../ask/strategies/sheet.ts'
import { agreementWords, answerLines, openingLines } from './agreement.ts'

const { strategies, answers } = runInline('strategy-text', { ask: 'strategies' })

describe.each(strategies.map(({ strategy }) => [strategy.name, sheetOf(strategy)] as const))(
  '%s in words',
  (_, sheet) => {
    it('has a line for every opening with points, lowest first', () => {
      const rows = sheet.rows.filter(({ kind }) => kind === 'open' || kind === 'notrumpopen')
      const lines = openingLines(sheet)
      expect(lines.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      const calls = lines.map(({ call }) => call)
      expect(calls).toEqual(calls.toSorted((a, b) => a! - b!))
      for (const { id, hcp, cards } of lines) {
        const row = rows.find((one) => one.id === id)!
        const cell = (field: 'min' | 'max' | 'length') =>
          row.cells[(fieldsOf(row.kind) as readonly string[]).indexOf(field)]
        expect(hcp).toBe(`${cell('min')}–${cell('max')}`)
        const length = cell('length') === '0' ? 'any' : `${cell('length')}+`
        expect(cards).toBe(row.kind === 'open' ? length : '')
      }
    })
    it('tells of every other kind that it has, and of no other', () => {
      const said = agreementWords(sheet).join(' ')
      const has = (kind: string) => sheet.rows.some((row) => row.kind === kind)
      expect(said.includes('in every suit')).toBe(has('notrumpmin'))
      expect(said.includes('in a major')).toBe(has('ntmaxmajor'))
      expect(said.includes('both majors')).toBe(has('majorprefer'))
      expect(said.includes('Conventions')).toBe(has('convention'))
      expect(said.includes('above level')).toBe(has('preempt'))
    })
  },
)

it('a row without a bid keeps its name, and comes last', () => {
  const sheet = {
    name: 'x',
    tieBreak: [],
    rows: [
      { id: 1, kind: 'open', cells: ['?', 'spade', '12', '21', '5'] },
      { id: 2, kind: 'open', cells: ['1', 'heart', '12', '', '5'] },
    ],
  } as const
  expect(openingLines(sheet)).toMatchObject([
    { id: 2, hcp: '12–', cards: '5+' },
    { id: 1, call: undefined, name: 'opening' },
  ])
  expect(agreementWords(sheet)).toEqual(['When more than one call survives: the lowest.'])
})

describe('the answers of an agreement', () => {
  const { rows } = withAnswers({ name: '', rows: [], tieBreak: [] }, answers)
  const told = (to: 'partner' | 'opponent', strain: 0 | 3 | 4) =>
    answerLines(rows, { to, opening: bidOf(1, strain) }).map(({ name, hcp, cards }) =>
      [name, hcp, cards].join(' ').trim(),
    )
  it('are those of the turn alone', () => {
    expect(told('partner', 3).slice(0, 3)).toEqual([
      'raise, level 2 6–9 3+',
      'raise, level 3 10–12 3+',
      'raise, level 4 13–19 4+',
    ])
    expect(told('partner', 4)).toContain('asks for majors, level 2 8–37 4+')
    expect(told('partner', 0).join()).not.toContain('takeout')
    expect(told('opponent', 0)).toContain('takeout double 12–16 3+')
    expect(told('opponent', 0).join()).not.toContain('raise')
  })
})
