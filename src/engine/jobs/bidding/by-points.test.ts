import { expect, it, describe as suite } from 'vitest'
import { callCode } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { openingView } from '#core/seat-view.ts'
import { runInline } from '../../inline.ts'

const bands = (text: string, id: string) => {
  const hand = handOf.parse(text)
  if (!hand.ok) throw new Error(hand.error.message)
  const found = runInline('by-points', { systems: [{ id }, { id }], view: openingView(hand.value) })
  if (!found.ok) throw new Error(found.error.message)
  return found.value.map(({ call, from, to }) => `${callCode(call)} ${from}-${to}`)
}

suite('a shape by points', () => {
  it('is opened in Standard American as its card says', () => {
    expect(bands('K952.A6.KQJ4.Q63', 'sayc')).toEqual([
      'P 0-11',
      '1D 12-14',
      '1N 15-17',
      '1D 18-19',
      '2N 20-21',
      '2C 22-27',
    ])
  })
  it('has no band for points that no hand of the shape has', () => {
    // Thirteen spades have ten points.
    expect(bands('AKQJT98765432...', 'sayc')).toHaveLength(1)
  })
  it('is a problem where the system is not known', () => {
    expect(() => bands('K952.A6.KQJ4.Q63', 'nobody')).toThrow(/nobody/)
  })
})
