import { expect, it } from 'vitest'
import { all, any, atLeast, type HandConstraint } from '#constraint/constraint.ts'
import { plain } from '#constraint/phrase.ts'
import * as hand from '#core/hand.ts'
import { good } from '#testing/good.ts'
import { missedText } from './missing.ts'

const short = (asked: HandConstraint): string => {
  // Ten points, 5332.
  return plain(missedText(asked, good(hand.parse('AQ842.K76.J53.94')), ['it']) ?? [])
}

it('nobody is one void short: another way that would do is told before it', () => {
  const light = all<HandConstraint>(atLeast('hcp', 10), atLeast('voids', 1))
  expect(short(any<HandConstraint>(light, atLeast('hcp', 13)))).toBe('three HCP short of it')
  expect(short(light)).toBe('it asks for a void')
})
