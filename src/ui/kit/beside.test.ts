import { describe, expect, it } from 'vitest'
import { beside } from './beside.ts'

/** Two wide ones over a row with a hole. */
const ROWS = [
  ['pass', 'pass', 'double'],
  ['one', undefined, 'three'],
  ['four', 'five', 'six'],
]
const led = (at: string, ...keys: readonly string[]) => keys.map((key) => beside(ROWS, at, key))

describe('the keys of a grid', () => {
  it('go past holes, and past what spans several columns', () => {
    expect(led('pass', 'ArrowRight', 'ArrowDown')).toEqual(['double', 'one'])
    expect(led('one', 'ArrowRight', 'ArrowUp')).toEqual(['three', 'pass'])
    expect(led('five', 'ArrowUp', 'ArrowLeft')).toEqual(['pass', 'four'])
    expect(led('double', 'ArrowLeft', 'ArrowDown')).toEqual(['pass', 'three'])
  })
  it('go to the ends of a row, whatever the language of the page calls them', () => {
    expect(led('five', 'Home', 'End')).toEqual(['four', 'six'])
    expect(led('three', 'Home', 'End')).toEqual(['one', 'three'])
  })
  it('stay at an edge, and are no other keys', () => {
    expect(led('one', 'ArrowLeft')).toEqual(['one'])
    expect(led('six', 'ArrowDown', 'ArrowRight')).toEqual(['six', 'six'])
    expect(led('six', 'Enter', 'Pos1', ' ')).toEqual([undefined, undefined, undefined])
  })
})
