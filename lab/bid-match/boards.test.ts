import { expect, it } from 'vitest'
import { format } from '#core/deal.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { boardDealt, boardOfLine } from './boards.ts'

const DEAL = format(dealFromSeed([1, 2, 3, 4], 1))
const line = (fields: object): string =>
  JSON.stringify({ deal: DEAL, dealer: 'S', vul: 'EW', par: 400, ...fields })

it('a board is read from a line, whatever else stands there', () => {
  expect(boardOfLine(line({}), 7)).toMatchObject({ id: 7, dealer: 2, vulnerability: 'EW' })
})
it.each([
  ['{', 'board 3: the line is no JSON'],
  ['[]', 'board 3: the line is no object'],
  [line({ deal: 5 }), 'board 3: deal is not a text'],
  [line({ deal: DEAL.replace(/ .*/, '') }), 'board 3: deal'],
  [line({ dealer: 'X' }), 'board 3: dealer is not a seat'],
  [line({ vul: 'both?' }), 'board 3: vul is not a vulnerability'],
])('%s is refused with its place', (text, message) => {
  expect(() => boardOfLine(text, 3)).toThrow(message)
})
it('a board that is dealt has the dealer and the vulnerability of its number', () => {
  expect(boardDealt([1, 2, 3, 4], 2)).toMatchObject({ id: 2, dealer: 1, vulnerability: 'NS' })
})
