import { expect, it } from 'vitest'
import { type Call, parseCall } from '#core/call.ts'
import { auctionsBeside } from './auctions-apart.ts'

const calls = (text: string): readonly Call[] => text.split(' ').map((one) => parseCall(one)!)

it('auctions stand side by side from the call at which they part, and who went another way is named', () => {
  const beside = auctionsBeside([
    calls('1N P 2C P 2S'),
    calls('1N P 3N'),
    undefined,
    calls('1N P 2C P 2S'),
    calls('1N P 2C'),
  ])
  expect(beside?.began).toEqual(calls('1N P'))
  expect(beside?.tables).toEqual([
    { table: 0, rest: calls('2C P 2S'), as: 'most' },
    { table: 1, rest: calls('3N'), as: 'apart' },
    { table: 3, rest: calls('2C P 2S'), as: 'most' },
    { table: 4, rest: calls('2C'), as: 'so-far' },
  ])
})

it('one table has nothing beside it, and where nothing is commoner the longest auction leads', () => {
  expect(auctionsBeside([calls('1N'), undefined])).toBeUndefined()
  expect(auctionsBeside([calls('1N'), calls('1N P')])?.tables.map(({ as }) => as)).toEqual([
    'so-far',
    'most',
  ])
})

it('where no two tables bid alike nobody went another way', () => {
  const beside = auctionsBeside([calls('1H P 2H'), calls('1D X'), calls('1C')])
  expect(beside?.tables.map(({ as }) => as)).toEqual(['alone', 'alone', 'alone'])
})
