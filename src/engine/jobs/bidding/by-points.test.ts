import { expect, it, describe as suite } from 'vitest'
import { callCode } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { openingView } from '#core/seat-view.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { lopsidedHand, randomWords } from '#testing/random-hands.ts'

const bands = (text: string, id: string) => {
  const hand = good(handOf.parse(text))
  return good(runInline('by-points', { systems: [{ id }, { id }], view: openingView(hand) })).map(
    ({ call, from, to }) => `${callCode(call)} ${from}-${to}`,
  )
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
  it('fills the band of the call that the hand makes, whatever most of its shape do', () => {
    // A pass for want of honours in the suit, and a weak two for most hands of this shape and these points.
    const hands = ['J8.QT9642.AQ.J74', 'J6.Q5.KJ75432.A4', 'AQ432.2.765432.A']
    const next = randomWords(31)
    for (let i = 0; i < 12; i++) hands.push(handOf.format(lopsidedHand(next)))
    let honoursDecide = 0
    for (const text of hands)
      for (const id of ['sayc', 'schenken-1967']) {
        const hand = good(handOf.parse(text))
        const asked = { systems: [{ id }, { id }], view: openingView(hand) } as const
        const [found, turn] = [runInline('by-points', asked), runInline('turn', asked)]
        if (!found.ok || !turn.ok) throw new Error(text)
        const points = handOf.hcp(hand)
        const band = found.value.find(({ from, to }) => points >= from && points <= to)
        expect(band?.call, `${text} by ${id}`).toBe(turn.value.call)
        expect(band?.else).not.toBe(band?.call)
        honoursDecide += +(band?.else !== undefined)
      }
    expect(honoursDecide).toBeGreaterThan(0)
  })
  it('is a problem where the system is not known', () => {
    expect(() => bands('K952.A6.KQJ4.Q63', 'nobody')).toThrow(/nobody/)
  })
})
