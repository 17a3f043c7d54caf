import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Strip } from './Strip.tsx'

/** What the strip says of the tricks, of a contract for ten. */
const wonOf = (won: number): string =>
  renderToStaticMarkup(
    <Strip
      model={{
        ...{ board: 'Board 1', contract: undefined, by: undefined, passedOut: false, title: '' },
        ...{ ticks: [], dealer: 'South', event: undefined },
        tricks: { won, needed: 10, defenders: 'E–W', lost: 1, words: '' },
        vulnerable: { long: '', short: '', some: false },
      }}
    />,
  )
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')

it.each([
  [9, 'Won 9 of 10'],
  [10, 'Won 10 of 10'],
  [11, 'Won 11, one over'],
  [13, 'Won 13, three over'],
])('never tells %i tricks of ten as so many of ten once there are more', (won, words) => {
  expect(wonOf(won)).toContain(`${words}E–W 1`)
})
