import { expect, it } from 'vitest'
import { placesOf, printAddress, printPlaceOf } from './print-address.ts'

it.each([
  [undefined, 'records', 'all', [0]],
  ['auctions/one', 'auctions', 'one', [0]],
  ['records/13-16', 'records', '13-16', [12, 16]],
  ['stamps/0-3', 'records', 'all', [0]],
] as const)('%s is a place of Print', (rest, print, which, places) => {
  const place = printPlaceOf(rest)
  expect(place).toEqual({ print, which })
  expect(placesOf(place.which)).toEqual(places)
  expect(printPlaceOf(printAddress(place).replace('/print/', ''))).toEqual(place)
})
