import { expect, it } from 'vitest'
import { withSuitSigns } from './suit-codes.ts'

it.each([
  ['5+!H, 3-6!C; 11- HCP', '5+♥, 3-6♣; 11- HCP'],
  ['!S!h!D!c', '♠♥♦♣'],
  ['no 4 !Hs', 'no 4 ♥s'],
  ['Well!she said!dumb', 'Well!she said!dumb'],
  ['strong!', 'strong!'],
])('shows the suit codes of %s', (text, shown) => {
  expect(withSuitSigns(text)).toBe(shown)
})
